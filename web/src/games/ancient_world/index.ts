// The Ancient World on the table page.

import type { AncientView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { isAttacking, isRefused } from './choice';
import { beats, chapter, gist, isQuiet, targetsOf, traceOf } from './events';
import Lens from './Lens.svelte';
import PlateBody from './PlateBody.svelte';
import { isOnBoard } from './targets';
import { calls, TRAYS, whereIs } from './trays';
import { visit } from './visit';
import {
  asking,
  aside,
  consequences,
  deed,
  hasCloser,
  isFarewell,
  isTentative,
  marker,
  missing,
  nameOf,
  usual,
} from './words';

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
  deed,
  asking,
  aside,
  consequences,
  targetsOf,
  traceOf,
  gist,
  isQuiet,
  chapter,
  beats,
  motion: () => import('./motion'),
});
