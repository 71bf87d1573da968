// What the house has: games and bots. It changes only with the server's version, so it is asked for once.
import { api } from './api';
import type { Catalogue, GameInfo, Rules } from './types';

let catalogue: Promise<Catalogue> | undefined;
const rules = new Map<string, Promise<Rules>>();

export function loadCatalogue(): Promise<Catalogue> {
  catalogue ??= api.catalogue();
  catalogue.catch(() => (catalogue = undefined));
  return catalogue;
}

export async function loadGame(key: string): Promise<GameInfo | undefined> {
  return (await loadCatalogue()).games.find((game) => game.meta.key === key);
}

export function loadRules(game: string): Promise<Rules> {
  let found = rules.get(game);
  if (found === undefined) {
    found = api.rules(game);
    rules.set(game, found);
    found.catch(() => rules.delete(game));
  }
  return found;
}
