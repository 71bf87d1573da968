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

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which of many points an arrow leads to: one in its direction, rather straight ahead than near. Null: there is none. */
export function ahead(
  key: string,
  from: readonly [number, number],
  points: readonly (readonly [number, number])[],
): number | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: { at: number; cost: number } | null = null;
  for (const [at, [x, y]] of points.entries()) {
    const along = (x - from[0]) * way[0] + (y - from[1]) * way[1];
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0]);
    if (along < 1 || aside > along * 2) continue;
    const cost = along + aside * 2;
    if (!best || cost < best.cost) best = { at, cost };
  }
  return best?.at ?? null;
}

/** Arrows walk over things that lie on a plane: from the one with the focus to the next of those that `selector` finds. */
export function walkOver(event: KeyboardEvent, selector: string): void {
  if (!(event.key in WAYS) || event.ctrlKey || event.metaKey || event.altKey) return;
  const middle = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const here = (event.target as Element).closest(selector);
  if (!here) return;
  const all = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(selector)].filter(
    (one) => one !== here && one.getClientRects().length > 0,
  );
  const goal = ahead(event.key, middle(here), all.map(middle));
  event.preventDefault();
  if (goal !== null) all[goal]?.focus();
}
