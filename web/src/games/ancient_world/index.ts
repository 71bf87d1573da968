// The Ancient World on the table page.

import type { AncientView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { isAttacking, isRefused } from './choice';
import { beats, chapter, isQuiet, targetsOf, traceOf } from './events';
import Lens from './Lens.svelte';
import PlateBody from './PlateBody.svelte';
import { isOnBoard } from './targets';
import { calls, TRAYS, whereIs } from './trays';
import { visit } from './visit';
import { aside, hasCloser, isFarewell, isTentative, marker, missing, nameOf, usual } from './words';

export const board = asModule<AncientView, Assets>({
  prepare,
  Board,
  PlateBody,
  Chip,
  Lens,
  closer: () => import('./Closer.svelte'),
  visit,
  trays: TRAYS,
  whereIs,
  calls,
  keepsChoice: true,
  isTentative,
  isFarewell,
  isBuildingUp: isAttacking,
  isRefused,
  missing,
  isOnBoard,
  hasCloser,
  nameOf,
  points: (view) => view.seats.map((seat) => seat.points),
  marker,
  usual,
  asking: (desk, assets) =>
    desk.chosen.length > 0 || desk.view.decision === 'order'
      ? (assets.foresight.said?.asking(desk, assets) ?? null)
      : null,
  aside,
  consequences: (before, after, eyes, assets) => assets.foresight.said?.consequences(before, after, eyes, assets) ?? [],
  targetsOf,
  traceOf,
  isQuiet,
  chapter,
  beats,
  motion: () => import('./motion'),
});
