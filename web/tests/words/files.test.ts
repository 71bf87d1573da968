// The files of words and the pages agree: whatever is said is in a file that is there by then, and whatever is in a file is said.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const files = readdirSync(join(SRC, 'words'))
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => basename(name, '.ftl'));

/** What a file of words has: `id` for each message with a text of its own, `id.attribute` for each attribute. */
function messages(file: string): string[] {
  return new FluentResource(read(`words/${file}.ftl`)).body
    .filter(({ id }) => !id.startsWith('-'))
    .flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [id]),
      ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
    ]);
}

/** What can be said with the `say` of a module of words: its own file, and those of the modules that it imports. */
function reach(file: string): string[] {
  const more = [...read(`words/${file}.ts`).matchAll(/from '\.\/(\w+)'/g)].map(([, name = '']) => name);
  return [file, ...more.filter((name) => files.includes(name)).flatMap(reach)];
}

interface Saying {
  source: string;
  /** The module of words that it has `say` from. */
  from: string;
  text: string;
  /** Matches what it may say: `text` itself, or for a template whatever has one word in each of its gaps. */
  id: RegExp;
}

const IMPORT = /import \{[^}]*\bsay\b[^}]*\} from '[./]+\/words\/(?<from>\w+)'/;
const SAID =
  /(?<![.\w])say\(\s*'(?<plain>[^']+)'|(?<![.\w])say\(\s*`(?<template>[^`]+)`|<Phrase\s+id="(?<phrase>[^"]+)"/g;
/** Something else than a text or a template is said; `id` is what Phrase passes on, and its ids are read where it is used. */
const UNREADABLE = /(?<![.\w])say\(\s*(?!['`]|id\b)/;

const sayings = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/^(words|generated)\//.test(path))
  .flatMap((source): Saying[] => {
    const code = read(source);
    const from = IMPORT.exec(code)?.groups?.from;
    if (from === undefined) return [];
    if (UNREADABLE.test(code)) throw new Error(`${source} says what no file of words can be searched for`);
    return [...code.matchAll(SAID)].map(({ groups = {} }) => {
      const text = groups.plain ?? groups.template ?? groups.phrase ?? '';
      const parts = text.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'));
      return { source, from, text, id: new RegExp(`^${parts.join('[\\w-]+')}$`) };
    });
  });

describe('words', () => {
  it('that are said are in a file that is there by then', () => {
    const known = new Map(files.map((file) => [file, reach(file).flatMap(messages)]));
    const lacking = sayings.filter(({ from, id }) => !known.get(from)?.some((message) => id.test(message)));
    expect(lacking.map(({ source, text }) => `${source}: ${text}`)).toEqual([]);
  });

  it.each(files)('of %s.ftl are all said', (file) => {
    const cited = files.map((one) => read(`words/${one}.ftl`)).join('\n');
    const unsaid = messages(file).filter(
      (message) => !sayings.some(({ id }) => id.test(message)) && !cited.includes(`{ ${message} }`),
    );
    expect(unsaid).toEqual([]);
  });
});
