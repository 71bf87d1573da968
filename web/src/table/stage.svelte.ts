// How large the table is drawn: the design is 1280 × 800, and a larger screen shows the same table larger.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const WIDTH = 1280;
const HEIGHT = 800;
/** Below this the words would be too small: the board gives way instead. */
const LEAST = 0.86;
const MOST = 2.4;
/** As in the style sheets: up to here the table is one column. */
const NARROW = 900;

export const stage = {
  get isNarrow(): boolean {
    return (innerWidth.current ?? WIDTH) <= NARROW;
  },
  get scale(): number {
    if (this.isNarrow) return 1;
    const fit = Math.min((innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT);
    return Math.min(MOST, Math.max(LEAST, fit));
  },
};
