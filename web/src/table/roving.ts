// A long list is one Tab stop: the keys walk in it, and Tab leads past it.

/** How many lines a page key goes. */
const PAGE = 10;

/** Where a key leads from a place in a list; null: it is no key of a list. */
export function walked(key: string, at: number, length: number): number | null {
  const goals: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - PAGE,
    PageDown: at + PAGE,
    Home: 0,
    End: length - 1,
  };
  const goal = goals[key];
  return goal === undefined ? null : Math.max(0, Math.min(length - 1, goal));
}
