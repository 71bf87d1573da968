// How things of this table stand to the choice. What glows the options say; here stands what is refused although its kind is asked
// for, so that everything else can rest.

import type { AncientView } from '../../lib/types';
import type { Desk } from '../board';
import { kindOf, partIn, partOf, type Kind } from './targets';

export type AncientDesk = Desk<AncientView>;

/** What is chosen, or would be by what is chosen. */
export function meantBy(desk: AncientDesk): readonly string[] {
  return desk.candidate?.targets ?? desk.chosen;
}

/** The kinds of things that the next click is about. */
export function askedKinds(desk: AncientDesk): readonly Kind[] {
  const { view, chosen } = desk;
  if (!desk.isAsked) return [];
  if (view.decision === 'armies') return ['army'];
  if (view.decision !== 'action') return [];
  if (partIn(chosen, 'military') !== null) return ['army'];
  switch (partIn(chosen, 'action')) {
    case 'build':
      return ['row', 'stored'];
    case 'recruit':
      return ['military'];
    case null:
      return partIn(chosen, 'citizen') !== null && partIn(chosen, 'card') === null ? ['action', 'card'] : [];
    default:
      return [];
  }
}

/** Part of the question, and refused: it is hatched, and one may ask why. */
export function isRefused(target: string, desk: AncientDesk): boolean {
  if (desk.mark(target) !== 'shut') return false;
  if (!askedKinds(desk).some((kind) => kind === kindOf(target))) return false;
  const { view } = desk;
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const card = partOf(target, 'card');
  // Most cards have no action: nobody asked about them.
  if (card !== null) return own?.cards.some((one) => one.card === card && one.has_action) ?? false;
  // An army that marches already is not refused: it is ticked.
  const army = partOf(target, 'army');
  if (army !== null) return !view.attack?.armies.some((one) => String(one.army) === army && one.is_ticked);
  return true;
}

/** Whether what is laid out in the own store can be chosen, or has been. */
export function asksForStore(desk: AncientDesk): boolean {
  const own = desk.eyes === null ? undefined : desk.view.seats[desk.eyes];
  return (
    own?.stored.some(({ card }) => {
      const mark = card === null ? 'rest' : desk.mark(`stored:${card}`);
      return mark === 'next' || mark === 'chosen';
    }) ?? false
  );
}

/** Whether the viewer builds up an attack. */
export function isAttacking({ decision, viewer, attack }: AncientView): boolean {
  return decision === 'armies' && attack !== null && attack.seat === viewer;
}
