// Founders of the Empire on the table page.

import type { FoundersView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { beats, chapter, isQuiet, targetsOf, traceOf } from './events';
import PlateBody from './PlateBody.svelte';
import {
  calls,
  consequences,
  hasCloser,
  isFarewell,
  isOnBoard,
  marker,
  nameOf,
  say,
  steps,
  usual,
  whereIs,
} from './words';

export const board = asModule<FoundersView, Assets>({
  prepare,
  Board,
  PlateBody,
  Chip,
  closer: () => import('./Closer.svelte'),
  platesTitle: say('nation.plates'),
  tallPlates: 'filled',
  keepsChoice: true,
  trays: [
    { key: 'rows', title: say('rows.tab') },
    { key: 'gods', title: say('gods.tab') },
    { key: 'tokens', title: say('tokens.tab') },
  ],
  whereIs,
  calls,
  isOnBoard,
  hasCloser,
  nameOf,
  points: (view) => view.seats.map((seat) => seat.points),
  marker,
  steps,
  usual,
  isFarewell,
  consequences,
  targetsOf,
  traceOf,
  isQuiet,
  chapter,
  beats,
  motion: () => import('./motion'),
});
