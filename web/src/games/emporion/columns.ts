// Five columns run through Polis and Realm, so that a card that is added drops down its own. Pure: which card lies in which.

import type { EmporionRealmView, EmporionView } from '../../lib/types';
import type { Assets, Kind } from './assets';

export const KINDS: readonly Kind[] = ['trade', 'culture', 'war', 'prestige', 'goods'];
/** The columns of a Realm that hold its cards; what is not yet Realm lies in one more. */
export const REALM_COLUMNS = 4;

export interface PolisCard {
  card: string;
  count: number;
  target: string;
}

/** The cards of the Polis by kind. While first cards are taken, the start cards that are set aside lie there (EMP-S4). */
export function polisColumns(view: EmporionView, assets: Assets): PolisCard[][] {
  const lying =
    view.asks === 'take start'
      ? Object.entries(view.unseen.start ?? {}).map(([card, count]) => ({ card, count, target: `start:${card}` }))
      : view.polis.map(({ card, count }) => ({ card, count, target: `polis:${card}` }));
  return KINDS.map((kind) => lying.filter(({ card }) => kindOf(assets, card) === kind));
}

function kindOf(assets: Assets, card: string): Kind {
  const colour = assets.cards.get(card)?.colour;
  return KINDS.find((kind) => kind === colour) ?? 'war';
}

/** The column of a Realm where a card lies: Prestige and Goods share one. */
export function realmColumnOf(assets: Assets, card: string): number {
  return Math.min(KINDS.indexOf(kindOf(assets, card)), REALM_COLUMNS - 1);
}

/** The cards of a Realm by column, each in the order in which they were added. */
export function realmColumns({ cards }: Pick<EmporionRealmView, 'cards'>, assets: Assets): string[][] {
  const columns: string[][] = Array.from({ length: REALM_COLUMNS }, () => []);
  for (const card of cards) columns[realmColumnOf(assets, card)]?.push(card);
  return columns;
}
