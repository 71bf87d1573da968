// Founders of the Empire on the table page.

import type { FoundersView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { beats, chapter, gist, isQuiet, targetsOf, traceOf } from './events';
import PlateBody from './PlateBody.svelte';
import {
  calls,
  consequences,
  deed,
  hasCloser,
  isFarewell,
  isOnBoard,
  marker,
  nameOf,
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
  platesTitle: 'Nations',
  tallPlates: 'filled',
  keepsChoice: true,
  trays: [
    { key: 'rows', title: 'Rows' },
    { key: 'gods', title: 'Gods' },
    { key: 'tokens', title: 'Tokens' },
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
  deed,
  consequences,
  targetsOf,
  traceOf,
  gist,
  isQuiet,
  chapter,
  beats,
  motion: () => import('./motion'),
});
