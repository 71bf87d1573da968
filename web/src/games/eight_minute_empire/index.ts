// Eight-Minute Empire on the table page.

import type { EmpireView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Continents from './Continents.svelte';
import { beats, chapter, gist, targetsOf, traceOf } from './events';
import PlateBody from './PlateBody.svelte';
import { cardAt, consequences, counters, deed, isOnBoard, marker, nameOf, placeOf } from './words';

export const board = asModule<EmpireView, Assets>({
  prepare,
  Board,
  PlateBody,
  Chip,
  Side: Continents,
  closer: () => import('./Closer.svelte'),
  platesTitle: 'Goods',
  isOnBoard,
  hasCloser: (target, view) => {
    const place = placeOf(target);
    return place !== null && cardAt(view, place) !== null;
  },
  nameOf,
  points: (view) => view.seats.map((seat) => seat.points),
  marker,
  counters,
  deed,
  consequences,
  targetsOf,
  traceOf,
  gist,
  chapter,
  beats,
  motion: () => import('./motion'),
});
