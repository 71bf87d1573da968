// Sentences of the server name seats by their colours; people at a table have names. This finds the colour words, so that
// ui/Sentence can put shape and name there, and `plain` the name alone (titles, announcements, accessible names).
import { say } from '../words/common';
import { COLOURS, capital, colourName } from './seats';

/** As much of a seat as a sentence needs. */
export interface Named {
  seat: number;
  name: string;
}

export type Part = string | { seat: number; name: string };

const WORDS = new RegExp(`\\b(${COLOURS.join('|')})\\b`, 'gi');

/** The name of a seat; its colour while nobody sits there. */
export function nameOf(seat: number, seats: readonly Named[]): string {
  const name = seats.find((one) => one.seat === seat)?.name;
  return name === undefined || name === '' ? capital(colourName(seat)) : name;
}

/** A sentence cut at the seats that it names. Colours that no seat of this table has stay words. */
export function parts(text: string, seats: readonly Named[]): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    const seat = COLOURS.findIndex((colour) => colour === match[0].toLowerCase());
    if (!seats.some((one) => one.seat === seat)) continue;
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push({ seat, name: nameOf(seat, seats) });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

/** The sentence with names in place of colours. */
export function plain(text: string, seats: readonly Named[]): string {
  return parts(text, seats)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');
}

/** Ines, Tomas and Cato. */
export function list(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return others.reduce(
    (said, name, index) =>
      index < others.length - 1
        ? say('list-more', { names: said, next: name })
        : say('list-last', { names: said, last: name }),
    first,
  );
}
