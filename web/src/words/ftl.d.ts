// What the build makes of a file of words (web/words.ts).
declare module '*.ftl' {
  import type { FluentResource } from '@fluent/bundle';

  const messages: FluentResource['body'];
  export default messages;
}
