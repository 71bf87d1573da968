// Reads the files of words when the pages are built: a page gets messages that are ready to be said, and carries no parser.
import { FluentResource } from '@fluent/bundle';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const ENTRY = /^-?[a-zA-Z][\w-]*\s*=/gm;

export function words(): Plugin {
  return {
    name: 'quadriga-words',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl')) return null;
      const source = await readFile(id, 'utf8');
      const { body } = new FluentResource(source);
      // What it cannot read it leaves out.
      const wanted = source.match(ENTRY)?.length ?? 0;
      if (body.length !== wanted) throw new Error(`${id}: of ${wanted} messages ${body.length} can be read`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}
