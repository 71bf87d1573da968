// How a city lies: grounds with their plots in rows of four, Capital and Districts from the left, Titans packed from the right.
// Pure. Cards fill the plots in order, so that capacity, used and free, is seen and not read.

import type { AncientGroundView } from '../../lib/types';

export const COLUMNS = 4;

/** A ground in its place, in plots. */
export interface Laid {
  /** Its place among the grounds of the city. */
  at: number;
  row: number;
  column: number;
  /** How many plots wide. */
  width: number;
}

export interface Plan {
  grounds: readonly Laid[];
  rows: number;
}

type Sized = Pick<AncientGroundView, 'kind' | 'capacity'>;

/** Every ground lies in the first row that has room for all of it. */
export function planOf(grounds: readonly Sized[]): Plan {
  const free: { left: number; right: number }[] = [];
  const laid: Laid[] = [];
  const rowFor = (width: number): number => {
    const found = free.findIndex(({ left, right }) => right - left >= width);
    if (found >= 0) return found;
    free.push({ left: 0, right: COLUMNS });
    return free.length - 1;
  };
  const lay = (isTitan: boolean) => {
    for (const [at, { kind, capacity }] of grounds.entries()) {
      if ((kind === 'titan') !== isTitan) continue;
      const width = Math.min(COLUMNS, Math.max(1, capacity));
      const row = rowFor(width);
      const span = free[row];
      if (!span) continue;
      const column = isTitan ? span.right - width : span.left;
      if (isTitan) span.right -= width;
      else span.left += width;
      laid.push({ at, row, column, width });
    }
  };
  lay(false);
  lay(true);
  return { grounds: laid, rows: free.length };
}

/** What plots and the strips below them take of a row; low ones show the name alone. */
export interface Scale {
  plot: number;
  strip: number;
  gap: number;
  isLow: boolean;
}

const FULL: Scale = { plot: 46, strip: 19, gap: 3, isLow: false };
const LOW: Scale = { plot: 24, strip: 18, gap: 2, isLow: true };

function heightOf(rows: number, { plot, strip, gap }: Scale): number {
  return Math.max(0, rows * (plot + strip + gap) - gap);
}

/** How high rows are in a height, and how much smaller all must be drawn where even low ones do not fit. */
export function scaleOf(rows: number, height: number): Scale & { shrink: number } {
  if (heightOf(rows, FULL) <= height) return { ...FULL, shrink: 1 };
  return { ...LOW, shrink: Math.min(1, height / heightOf(rows, LOW)) };
}

export function rowHeight({ plot, strip, gap }: Scale): number {
  return plot + strip + gap;
}
