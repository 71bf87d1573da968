// Every sentence that the page says itself is a message with an id in a file for each language (Project Fluent); this finds and
// forms it. Each file of words has a module of its name beside it, which adds them and has `say` for whoever needs them: a first
// visit does not carry the words of other pages.
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';

/** What the build makes of a file of words (web/words.ts). */
export type Messages = FluentResource['body'];
export type Args = Record<string, FluentVariable>;

let change = (text: string): string => text;
const added = new Set<Messages>();
const bundle = newBundle();

function newBundle(): FluentBundle {
  return new FluentBundle('en', {
    // Names of players stand in sentences as they are: marks that isolate their direction would be read out.
    useIsolating: false,
    transform: (text) => change(text),
  });
}

/** From now on all words are changed so, but not what is filled in: for the language of tests. */
export function changeWords(by: (text: string) => string): void {
  change = by;
}

/** Makes the messages of a file known, before anything that says one is drawn. */
export function addWords(messages: Messages): void {
  if (added.has(messages)) return;
  added.add(messages);
  add(bundle, messages);
}

/** The words of a game, which are apart from all others: two games may have messages of the same name. */
export function ownWords(messages: Messages): typeof say {
  const own = newBundle();
  add(own, messages);
  return (id, args) => form(own, id, args);
}

function add(to: FluentBundle, body: Messages): void {
  const [error] = to.addResource({ body });
  if (error) throw error;
}

/** The message of that id, with its arguments filled in. */
export function say(id: string, args?: Args): string {
  return form(bundle, id, args);
}

function form(from: FluentBundle, id: string, args?: Args): string {
  const [name = id, attribute] = id.split('.');
  const message = from.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`there is no message ${id}`);
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args, errors);
  if (errors[0]) throw new Error(`message ${id}: ${errors[0].message}`);
  return text;
}
