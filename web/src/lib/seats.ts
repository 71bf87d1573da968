// Colour, shape and emblem of each seat, in the order of quadriga.kernel.seats: the one place where the pages know them.
import { say } from '../words/common';

export const COLOURS = ['terracotta', 'lapis', 'laurel', 'tyrian', 'ochre'] as const;

/** The icons of the seats' plates, as faces/icons.toml names them. */
export const EMBLEMS = ['amphora', 'trireme', 'wreath', 'temple', 'horse'] as const;

/** Paths in a square from -8 to 8; the corners are those of the pieces on the boards. */
export const SHAPES = [
  'M-1.1-5.2Q0-7.2 1.1-5.2L6 3.2Q7.2 5.2 4.9 5.2L-4.9 5.2Q-7.2 5.2-6 3.2Z',
  'M5.5 0A5.5 5.5 0 1 1-5.5 0A5.5 5.5 0 1 1 5.5 0Z',
  'M-3.9-4.9H3.9Q4.9-4.9 4.9-3.9V3.9Q4.9 4.9 3.9 4.9H-3.9Q-4.9 4.9-4.9 3.9V-3.9Q-4.9-4.9-3.9-4.9Z',
  'M-1.1-5.7Q0-6.8 1.1-5.7L5.7-1.1Q6.8 0 5.7 1.1L1.1 5.7Q0 6.8-1.1 5.7L-5.7 1.1Q-6.8 0-5.7-1.1Z',
  'M-.9-5.4Q0-6.1.9-5.4L5.2-2.3Q6.1-1.6 5.7-.5L4.1 4.5Q3.7 5.6 2.6 5.6H-2.6Q-3.7 5.6-4.1 4.5L-5.7-.5Q-6.1-1.6-5.2-2.3Z',
] as const;

/** The word of the wire: part of targets and of the names of drawings. */
export function colourOf(seat: number): string {
  return COLOURS[seat] ?? `seat ${seat + 1}`;
}

/** What a person calls the colour. */
export function colourName(seat: number): string {
  const colour = COLOURS[seat];
  return colour === undefined ? say('seat-number', { number: seat + 1 }) : say(`seat-colour.${colour}`);
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A sentence as a part of another. */
export function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
