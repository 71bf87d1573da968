// Where Spoils are. Those that a move has used are on their way under the History pile as soon as it is made: how many is known,
// and which lots they are of is drawn after it. Pure.

import type { EmporionView } from '../../lib/types';

/** The Spoils that lie before a seat. */
export function spoilsOf(view: EmporionView, seat: number): number {
  return (view.seats[seat]?.spoils ?? 0) - (view.turn === seat ? view.spoils_owed : 0);
}

/** The cards of the History pile, those on their way included. */
export function historyOf(view: EmporionView): number {
  return view.history_pile + view.spoils_owed;
}
