// Which part of a region glows: what one points at is a region for the engine, but people see an army that may move,
// or the land where it may go.

import type { EmpireView } from '../../lib/types';
import type { Mark } from '../../table/narrow';
import type { Desk } from '../board';

export interface Role {
  mark: Mark;
  /** `army`: the pieces of `owners` carry the mark; `land`: the region does. */
  part: 'army' | 'land';
}

export function roleOf(desk: Desk<EmpireView>, region: string): Role {
  const mark = desk.mark(region);
  return { mark, part: partOf(desk, region, mark) };
}

function partOf(desk: Desk<EmpireView>, region: string, mark: Mark): Role['part'] {
  const kind = desk.view.action?.kind;
  if (kind === 'destroy') return 'army';
  if (kind !== 'move' && kind !== 'sail') return 'land';
  if (mark === 'chosen') return (desk.candidate?.targets ?? desk.chosen)[0] === region ? 'army' : 'land';
  if (mark === 'next') return desk.chosen.length === 0 ? 'army' : 'land';
  if (mark === 'other') return desk.candidate && sharesArmy(desk, region) ? 'land' : 'army';
  return 'land';
}

/** Another goal of the army that has a goal already. */
function sharesArmy(desk: Desk<EmpireView>, region: string): boolean {
  return desk.chosen.length > 1 && desk.candidate !== null && desk.wordsFor(region) === null;
}
