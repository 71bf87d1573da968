// Eight-Minute Empire on the table page.

import type { EmpireView } from '../../lib/types';
import { asModule } from '../board';
import { prepare, type Assets } from './assets';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Continents from './Continents.svelte';
import { beats, chapter, targetsOf, traceOf } from './events';
import PlateBody from './PlateBody.svelte';
import { cardAt, consequences, counters, isOnBoard, marker, nameOf, placeOf, say } from './words';

export const board = asModule<EmpireView, Assets>({
  prepare,
  Board,
  PlateBody,
  Chip,
  Side: Continents,
  closer: () => import('./Closer.svelte'),
  platesTitle: say('goods'),
  isOnBoard,
  hasCloser: (target, view) => {
    const place = placeOf(target);
    return place !== null && cardAt(view, place) !== null;
  },
  nameOf,
  points: (view) => view.seats.map((seat) => seat.points),
  marker,
  counters,
  consequences,
  targetsOf,
  traceOf,
  chapter,
  beats,
  motion: () => import('./motion'),
});
