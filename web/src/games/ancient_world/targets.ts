// What the engine calls things: `citizen:3`, `action:build`, `row:orchard`, `army:1`, `titan:2`. The page adds names for where
// things lie in a city, `city:0:orchard`, `army:0:1` and `citizen:0:3`, which are looked at and lit, and never chosen.

import { COLOURS } from '../../lib/seats';
import type { AncientView } from '../../lib/types';

export const ACTIONS = ['labor', 'build', 'draft', 'expand', 'learn', 'rebuild', 'recruit', 'explore', 'grow'] as const;

export type Kind =
  | 'citizen'
  | 'action'
  | 'row'
  | 'stored'
  | 'military'
  | 'army'
  | 'card'
  | 'titan'
  | 'deck'
  | 'drawn'
  | 'district'
  | 'look';
const ON_BOARD: readonly string[] = [
  'citizen',
  'action',
  'row',
  'stored',
  'military',
  'army',
  'card',
  'titan',
  'deck',
  'drawn',
  'district',
  'look',
  ...COLOURS,
] satisfies readonly (Kind | (typeof COLOURS)[number])[];

/** What does not lie there is offered in words: how to pay, which coin, to decline, to pass. */
export function isOnBoard(target: string): boolean {
  return ON_BOARD.includes(kindOf(target));
}

export function kindOf(target: string): string {
  return target.split(':')[0] ?? '';
}

/** What comes after the kind: `action:build` is the action `build`. Null: it is of another kind. */
export function partOf(target: string, kind: Kind): string | null {
  return target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : null;
}

/** The first of these that is of a kind, without the kind. */
export function partIn(targets: readonly string[], kind: Kind): string | null {
  for (const target of targets) {
    const part = partOf(target, kind);
    if (part !== null) return part;
  }
  return null;
}

/** Where a card stands in a city. */
export function cityPlace(seat: number, card: string): string {
  return `city:${seat}:${card}`;
}

/** Where an army of a seat stands. */
export function armyPlace(seat: number, army: number): string {
  return `army:${seat}:${army}`;
}

/** Where a citizen of a seat is at home. */
export function citizenPlace(seat: number, citizen: number): string {
  return `citizen:${seat}:${citizen}`;
}

/** Whose card a copying action would use: `lapis:caravan`. */
export function copiedFrom(target: string): { seat: number; card: string } | null {
  const seat = COLOURS.findIndex((colour) => colour === kindOf(target));
  return seat < 0 ? null : { seat, card: target.slice(target.indexOf(':') + 1) };
}

/** The card that a target is, or that lies in its place. */
export function cardAt(target: string, view: AncientView): string | null {
  const copied = copiedFrom(target);
  if (copied) return copied.card;
  const [kind = '', word = '', last = ''] = target.split(':');
  switch (kind) {
    case 'row':
    case 'stored':
    case 'military':
    case 'card':
    case 'drawn':
    case 'district':
      return word;
    case 'titan':
      return view.titans.find(({ stars }) => String(stars) === word)?.top ?? null;
    case 'look':
      return view.look?.cards[Number(word) - 1] ?? null;
    case 'city':
      return last;
    case 'army': {
      const seat = last === '' ? view.viewer : Number(word);
      const army = Number(last === '' ? word : last);
      return seat === null ? null : (view.seats[seat]?.armies.find((one) => one.army === army)?.card ?? null);
    }
    default:
      return null;
  }
}
