// Emporion on the table page.

import type { EmporionView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { beats, chapter, gist, isQuiet, targetsOf, traceOf } from './events';
import Lens from './Lens.svelte';
import PlateBody from './PlateBody.svelte';
import { isOnBoard, isTicked } from './targets';
import { asking, consequences, deed, hasCloser, marker, nameOf, usual } from './words';

export const board = asModule<EmporionView, Assets>({
  prepare,
  Board,
  PlateBody,
  Chip,
  Lens,
  closer: () => import('./Closer.svelte'),
  platesTitle: 'Realms',
  tallPlates: 'fitted',
  isTicked,
  isOnBoard,
  hasCloser,
  nameOf,
  points: (view) => view.seats.map((seat) => seat.points),
  marker,
  usual,
  deed,
  asking,
  consequences,
  targetsOf,
  traceOf,
  gist,
  isQuiet,
  chapter,
  beats,
  motion: () => import('./motion'),
});
