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
  /** For each row, whether a card stands in it. */
  built: readonly boolean[];
}

type Sized = Pick<AncientGroundView, 'kind' | 'capacity' | 'cards'>;

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
  const built = free.map((_, row) => laid.some((one) => one.row === row && grounds[one.at]?.cards.length !== 0));
  return { grounds: laid, built };
}

/** What plots and the strip below them take of a row. Low plots show the name of a card alone. */
export interface RowScale {
  plot: number;
  strip: number;
  gap: number;
  isLow: boolean;
}

export interface Layout {
  rows: readonly (RowScale & { top: number })[];
  /** How much smaller all must be drawn where even the lowest rows do not fit. */
  shrink: number;
}

const FULL: RowScale = { plot: 46, strip: 19, gap: 3, isLow: false };
const LOW: RowScale = { plot: 24, strip: 18, gap: 2, isLow: true };
/** Nobody stands there: its plots are only counted. */
const BARE: RowScale = { plot: 17, strip: 18, gap: 2, isLow: true };

function heightOf(rows: readonly RowScale[]): number {
  const sum = rows.reduce((height, { plot, strip, gap }) => height + plot + strip + gap, 0);
  return Math.max(0, sum - (rows.at(-1)?.gap ?? 0));
}

/** How high rows are in a height. Empty ones give way first, then those further below; `built` says where something stands. */
export function layoutOf(built: readonly boolean[], height: number): Layout {
  const rows = built.map(() => FULL);
  const lower = (scale: RowScale, isBuilt: boolean) => {
    for (let row = rows.length - 1; row >= 0 && heightOf(rows) > height; row--) {
      if (built[row] === isBuilt) rows[row] = scale;
    }
  };
  lower(LOW, false);
  lower(BARE, false);
  lower(LOW, true);
  let top = 0;
  const laid = rows.map((row) => {
    const so = { ...row, top };
    top += row.plot + row.strip + row.gap;
    return so;
  });
  return { rows: laid, shrink: Math.min(1, height / Math.max(1, heightOf(rows))) };
}
