// The files of words and the pages agree: whatever is said is in a file that is there by then, and whatever is in a file is said.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
/** Each with the module that has `say` for it: `words/table`, `games/emporion/words`. */
const files = sources.filter((path) => path.endsWith('.ftl')).map((path) => path.slice(0, -'.ftl'.length));
/** A game has its words for itself; all others share one bundle. */
const isShared = (file: string) => file.startsWith('words/');

/** What a file of words has: `id` for each message with a text of its own, `id.attribute` for each attribute. */
function messages(file: string): string[] {
  return new FluentResource(read(`${file}.ftl`)).body
    .filter(({ id }) => !id.startsWith('-'))
    .flatMap(({ id, value, attributes }) => [
      ...(value === null ? [] : [id]),
      ...Object.keys(attributes).map((attribute) => `${id}.${attribute}`),
    ]);
}

/** What can be said with the `say` of a module of words: its own file, and those of the modules that it imports. */
function reach(file: string): string[] {
  if (!isShared(file)) return [file];
  const more = [...read(`${file}.ts`).matchAll(/from '\.\/(\w+)'/g)].map(([, name = '']) => `words/${name}`);
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

/** A page that says words of two files calls the `say` of the second one `sayTable`, or the like. */
const IMPORT = /import \{(?<names>[^}]*\bsay\b[^}]*)\} from '(?<from>\.[^']*)'/g;
const ownSay = /export const say\b/;

/** The modules that a source has `say` from, by the name that it calls it. */
function mouths(source: string, code: string): [name: string, from: string][] {
  const own = source.slice(0, -'.ts'.length);
  const found: [string, string][] = ownSay.test(code) && files.includes(own) ? [['say', own]] : [];
  for (const { groups = {} } of code.matchAll(IMPORT)) {
    const from = normalize(join(dirname(source), groups.from ?? ''));
    const name = /\bsay(?: as (?<as>\w+))?/.exec(groups.names ?? '')?.groups?.as ?? 'say';
    if (files.includes(from)) found.push([name, from]);
  }
  return found;
}

function sayingsOf(source: string): Saying[] {
  const code = read(source);
  return mouths(source, code).flatMap(([name, from]) => {
    const called = `(?<![.\\w])${name}\\(\\s*`;
    // Something else than a text or a template; `id` is what Phrase passes on, and its ids are read where it is used.
    if (new RegExp(`${called}(?!['\`]|id\\b)`).test(code)) {
      throw new Error(`${source} says what no file of words can be searched for`);
    }
    const said = new RegExp(
      `${called}'(?<plain>[^']+)'|${called}\`(?<template>[^\`]+)\`|<Phrase\\s+id="(?<phrase>[^"]+)"`,
      'g',
    );
    return [...code.matchAll(said)].map(({ groups = {} }) => {
      const text = groups.plain ?? groups.template ?? groups.phrase ?? '';
      const parts = text.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'));
      return { source, from, text, id: new RegExp(`^${parts.join('[\\w-]+')}$`) };
    });
  });
}

const sayings = sources
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/^(words|generated)\//.test(path))
  .flatMap(sayingsOf);

describe('words', () => {
  it('that are said are in a file that is there by then', () => {
    const known = new Map(files.map((file) => [file, reach(file).flatMap(messages)]));
    const lacking = sayings.filter(({ from, id }) => !known.get(from)?.some((message) => id.test(message)));
    expect(lacking.map(({ source, text }) => `${source}: ${text}`)).toEqual([]);
  });

  it.each(files)('of %s.ftl are all said', (file) => {
    const cited = (isShared(file) ? files.filter(isShared) : [file]).map((one) => read(`${one}.ftl`)).join('\n');
    const heard = sayings.filter(({ from }) => reach(from).includes(file));
    const unsaid = messages(file).filter(
      (message) => !heard.some(({ id }) => id.test(message)) && !cited.includes(`{ ${message} }`),
    );
    expect(unsaid).toEqual([]);
  });

  it('that pages share have one meaning each', () => {
    const ids = files
      .filter(isShared)
      .flatMap((file) => new FluentResource(read(`${file}.ftl`)).body.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
