// What the engine calls things: `action:war`, `polis:emporion`, `port:2`. The page adds a name for where cards lie in a Realm,
// `realm:0:hoplites`, which is looked at and never chosen.

import type { EmporionBillView, EmporionView } from '../../lib/types';

export const RESOURCES = ['trade', 'culture', 'war'] as const;
export const ACTIONS = [...RESOURCES, 'expedition', 'reserve'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Action = (typeof ACTIONS)[number];

type Place = 'action' | 'polis' | 'special' | 'reserved' | 'port' | 'start' | 'counter' | 'refill' | 'realm';
const ON_BOARD: readonly string[] = ['action', 'polis', 'special', 'reserved', 'port', 'start', 'counter', 'refill'];

export function isOnBoard(target: string): boolean {
  return ON_BOARD.includes(target.split(':')[0] ?? '');
}

/** EMP-X1: cards of the Port are sent in any order. */
export function isTicked(target: string): boolean {
  return target.startsWith('port:');
}

/** What comes after the place: `action:war` is the Action `war`. Null: it lies elsewhere. */
export function partOf(target: string, place: Place): string | null {
  return target.startsWith(`${place}:`) ? target.slice(place.length + 1) : null;
}

export function realmPlace(seat: number, card: string): string {
  return `realm:${seat}:${card}`;
}

/** The newest of equal cards of a Realm, told apart from what was the newest before it came. */
export function newestIn(cards: readonly string[], seat: number, card: string): string {
  return `${realmPlace(seat, card)} ${cards.filter((one) => one === card).length}`;
}

/** The card that lies in a place. */
export function cardAt(target: string, view: EmporionView): string | null {
  const [place = '', word = '', last = ''] = target.split(':');
  if (place === 'port') return view.port[Number(word) - 1] ?? null;
  if (place === 'realm') return last;
  return ['polis', 'special', 'reserved', 'start'].includes(place) ? word : null;
}

/** What a card would take from whoever looks; the engine has reckoned it. */
export function billOf(view: EmporionView, target: string): EmporionBillView | undefined {
  return view.bills.find((bill) => bill.place === target);
}

/** The Action that was chosen, or goes with what was. */
export function actionIn(targets: readonly string[]): Action | null {
  for (const target of targets) {
    const word = partOf(target, 'action');
    const action = ACTIONS.find((one) => one === word);
    if (action) return action;
  }
  return null;
}
