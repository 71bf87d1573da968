// Every sentence that the page says itself is a message with an id in a file for each language (Project Fluent); this finds and
// forms it. Pages add the words that they need, so a first visit does not carry the words of all others.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall } from '../lib/storage';
import { pseudo } from './pseudo';

export type Args = Record<string, FluentVariable>;

/** What this browser reads; English but for the language of tests, as long as there is no other. */
const language = recall('quadriga.language') ?? 'en';
const sources = new Set<string>();
const bundle = emptyBundle();

function emptyBundle(): FluentBundle {
  // Names of players stand in sentences as they are: marks that isolate their direction would be read out.
  return new FluentBundle('en', { useIsolating: false, ...(language === 'pseudo' ? { transform: pseudo } : {}) });
}

/** Makes the messages of a file known, before anything that says one is drawn. */
export function addWords(source: string): void {
  if (sources.has(source)) return;
  sources.add(source);
  const [error] = bundle.addResource(new FluentResource(source));
  if (error) throw error;
}

/** The message of that id, with its arguments filled in. */
export function say(id: string, args?: Args): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`there is no message ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors[0]) throw new Error(`message ${id}: ${errors[0].message}`);
  return text;
}
