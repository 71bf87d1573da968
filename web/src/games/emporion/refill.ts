// The split of a refill as it stands: what was chosen, else what whoever wants nothing special would say. Pure.

import type { EmporionView } from '../../lib/types';
import type { Desk } from '../board';
import { partOf } from './targets';

/** How many cards come from each pile, and between which numbers of History cards one may choose; null: nobody is asked. */
export interface Split {
  history: number;
  development: number;
}

export function splitOf(desk: Desk<EmporionView>): Split | null {
  const { refill } = desk.view;
  if (!refill || !desk.isAsked) return null;
  const chosen = desk.chosen.map((target) => partOf(target, 'refill')).find((part) => part !== null);
  const history = chosen === undefined ? refill.usual : Number(chosen);
  return { history, development: refill.places.length - history };
}

/** The pile that the next card of each empty place of the Port comes from, as far as it is known. */
export function coming(desk: Desk<EmporionView>): ReadonlyMap<number, 'history' | 'development'> {
  const { view } = desk;
  const empty = view.port.flatMap((card, at) => (card === null ? [at + 1] : []));
  const split = splitOf(desk);
  const piles = split
    ? empty.map((_, at) => (at < split.history ? 'history' : 'development'))
    : view.draws.map((pile) => (pile === 'history' ? 'history' : 'development'));
  return new Map(empty.flatMap((place, at) => (piles[at] ? [[place, piles[at]] as const] : [])));
}
