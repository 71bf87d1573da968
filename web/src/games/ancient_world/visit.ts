// Whose city lies on the table.

import type { AncientView } from '../../lib/types';
import type { Visit } from '../board';
import type { Assets } from './assets';
import type { AncientDesk } from './choice';
import { say } from './words';

/** One's own, unless one visits another; onlookers see that of whoever's turn it is. */
export function shownSeat(desk: AncientDesk, assets: Assets): number {
  return assets.gaze.seat ?? desk.eyes ?? desk.view.turn ?? 0;
}

export const visit: Visit<AncientView, Assets> = {
  tray: 'city',
  title: (name) => say('city.of', { name }),
  shown: shownSeat,
  go: (seat, desk, assets) => {
    assets.gaze.seat = seat === desk.eyes ? null : seat;
  },
};
