// How things of this table stand to the choice. What glows the options say; what is part of the question and refused, the bills.

import type { EmporionView } from '../../lib/types';
import type { Mark } from '../../table/narrow';
import type { Desk } from '../board';
import { actionIn, billOf, cardAt, partOf } from './targets';

type EmporionDesk = Desk<EmporionView>;

/** The Action of the choice so far: the gate that was chosen, or the only one that leads to the chosen card. */
export function chosenAction(desk: EmporionDesk): ReturnType<typeof actionIn> {
  return actionIn(desk.candidate?.targets ?? desk.chosen);
}

/** While nothing is chosen, every card that some option names can be begun with: it keeps a quiet ring. */
export function markOf(desk: EmporionDesk, target: string): Mark {
  const mark = desk.mark(target);
  return mark === 'free' && desk.chosen.length === 0 ? 'other' : mark;
}

/** Part of the question and refused: what the chosen Action would open, if it could be paid. All else rests. */
export function isRefused(desk: EmporionDesk, target: string): boolean {
  const action = chosenAction(desk);
  if (action === null || desk.mark(target) !== 'shut' || partOf(target, 'port') !== null) return false;
  return billOf(desk.view, target)?.opened_by.includes(action) ?? false;
}

/** The place of the card that the choice is about, once it names one. */
export function chosenPlace(desk: EmporionDesk): string | null {
  const targets = desk.candidate?.targets ?? desk.chosen;
  return targets.findLast((target) => cardAt(target, desk.view) !== null) ?? null;
}

/** The card that the chosen move would add to the Realm of whoever looks, and from where. */
export function addition(desk: EmporionDesk): { card: string; target: string } | null {
  const { candidate } = desk;
  if (!candidate || !['add', 'bring', 'take'].includes(candidate.verb)) return null;
  const target = candidate.targets.at(-1) ?? '';
  const card = cardAt(target, desk.view);
  return card === null ? null : { card, target };
}
