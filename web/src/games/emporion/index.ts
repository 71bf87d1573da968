// Emporion on the table page.

import type { EmporionView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { beats, chapter, isQuiet, targetsOf, traceOf } from './events';
import Lens from './Lens.svelte';
import PlateBody from './PlateBody.svelte';
import { isOnBoard, isTicked } from './targets';
import { asking, consequences, hasCloser, marker, nameOf, say, usual } from './words';

export const board = asModule<EmporionView, Assets>({
  prepare,
  Board,
  PlateBody,
  Chip,
  Lens,
  closer: () => import('./Closer.svelte'),
  platesTitle: say('realm.plates'),
  tallPlates: 'fitted',
  isTicked,
  isOnBoard,
  hasCloser,
  nameOf,
  points: (view) => view.seats.map((seat) => seat.points),
  marker,
  usual,
  asking,
  consequences,
  targetsOf,
  traceOf,
  isQuiet,
  chapter,
  beats,
  motion: () => import('./motion'),
});
