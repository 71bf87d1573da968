// Where pieces stand in a region: a row around its point, two rows where there are many.

import type { EmpireRegionView } from '../../lib/types';
import type { Place } from './assets';

export interface Token {
  owner: number;
  kind: 'army' | 'city';
  /** How many there are, and how many there would be. */
  now: number;
  then: number;
  x: number;
  y: number;
}

const MOST_IN_A_ROW = 5;
const WIDEST = 104;
const ROW_HEIGHT = 28;

/** All tokens of a region, those that would come included. A city stands left of the armies of its owner. */
export function tokensOf(now: EmpireRegionView, then: EmpireRegionView, [x, y]: Place, pitch: number): Token[] {
  const tokens: Token[] = [];
  for (const [owner, armies] of now.armies.entries()) {
    const cities = now.cities[owner] ?? 0;
    const counts = {
      city: [cities, then.cities[owner] ?? cities],
      army: [armies, then.armies[owner] ?? armies],
    } as const;
    for (const kind of ['city', 'army'] as const) {
      const [is, would] = counts[kind];
      if (is > 0 || would > 0) tokens.push({ owner, kind, now: is, then: would, x, y });
    }
  }
  const rows = Math.ceil(tokens.length / MOST_IN_A_ROW);
  const perRow = Math.ceil(tokens.length / Math.max(1, rows));
  return tokens.map((token, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, tokens.length - row * perRow);
    const step = Math.min(pitch, WIDEST / Math.max(1, inRow - 1));
    return {
      ...token,
      x: x + ((at % perRow) - (inRow - 1) / 2) * step,
      y: y + (row - (rows - 1) / 2) * ROW_HEIGHT,
    };
  });
}

/** Where a piece of an owner stands, or would stand, in a region; the region's own point if it has none there. */
export function spotOf(
  now: EmpireRegionView,
  then: EmpireRegionView,
  place: Place,
  pitch: number,
  owner: number,
): Place {
  const token = tokensOf(now, then, place, pitch).find((one) => one.owner === owner && one.kind === 'army');
  return token ? [token.x, token.y] : place;
}
