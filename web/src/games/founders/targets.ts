// What the engine calls things. Its own spaces a seat calls `1,0`, those of others `lapis:1,0`. The page speaks of every
// space with its colour where it means a place on the table (log, traces, animations) and not a choice.

import { COLOURS } from '../../lib/seats';
import type { FoundersView } from '../../lib/types';

const SPACE = /^(?:([a-z]+):)?(-?\d+,-?\d+)$/;

export interface Place {
  seat: number;
  space: string;
}

/** A space of a seat as a place on the table. */
export function placed(seat: number, space: string): string {
  return `${COLOURS[seat] ?? ''}:${space}`;
}

/** A space of a seat as these eyes would choose it. */
export function spaceTarget(seat: number, space: string, eyes: number | null): string {
  return seat === eyes ? space : placed(seat, space);
}

/** The space that a target names; a bare one is that of whoever acts. */
export function placeOfTarget(target: string, acting: number | null): Place | null {
  const found = SPACE.exec(target);
  if (!found?.[2]) return null;
  const seat = found[1] === undefined ? acting : COLOURS.findIndex((colour) => colour === found[1]);
  return seat === null || seat < 0 ? null : { seat, space: found[2] };
}

/** What comes after the colon: `token:war` is the token `war`. */
export function partOf(target: string, kind: 'token' | 'stack' | 'corner' | 'settle' | 'resource'): string | null {
  return target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : null;
}

/** Who acts, as far as bare spaces are concerned: whoever is asked, else whose turn it is. */
export function actingIn(view: FoundersView): number | null {
  const [first] = view.to_act;
  return first !== undefined && first >= 0 ? first : view.turn;
}
