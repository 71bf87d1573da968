// What the build makes of a file of words (web/words.ts).
declare module '*.ftl' {
  import type { Message } from '@fluent/bundle';

  const messages: readonly [id: string, value: Message['value'], attributes?: Message['attributes']][];
  export default messages;
}
