// The boards by the keys of their games, each loaded when a table needs it. A game without one cannot be shown.

import type { BoardModule } from './board';

const boards: Record<string, () => Promise<{ board: BoardModule }>> = {
  eight_minute_empire: () => import('./eight_minute_empire'),
  founders: () => import('./founders'),
  emporion: () => import('./emporion'),
  ancient_world: () => import('./ancient_world'),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[game];
  if (!load) throw new Error(`This page has no board for “${game}”.`);
  return (await load()).board;
}
