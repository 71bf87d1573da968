// The tile in hand: the one that was chosen, or drawn, and has no space yet.

import type { FoundersHandView, FoundersSeatView, FoundersSupplyView, FoundersView } from '../../lib/types';
import type { Desk } from '../board';
import type { Assets } from './assets';
import { say } from './words';

/** The tile in the hand of whoever looks. */
export function inHand(desk: Desk<FoundersView>, assets: Assets): string | null {
  const chosen = (desk.candidate?.targets ?? desk.chosen).find((target) => assets.tiles.has(target));
  if (desk.isAsked && chosen !== undefined && desk.view.choice !== 'draft') return chosen;
  return desk.eyes === null ? null : (desk.view.seats[desk.eyes]?.held ?? null);
}

/** How the needs of a tile would be met on a space; the engine has named it. */
export function supplyOf(view: FoundersView, tile: string, space: string): FoundersSupplyView | undefined {
  return view.supplies.find((supply) => supply.tile === tile && supply.space === space);
}

/** Tiles that fit somewhere, but only in the place of another. */
export function swapsOnly({ supplies }: FoundersView): ReadonlySet<string> {
  const added = new Set(supplies.filter((one) => !one.is_swap).map((one) => one.tile));
  return new Set(supplies.map((one) => one.tile).filter((tile) => !added.has(tile)));
}

/** The tokens of a hand one kind after the other, craftsmen by name. */
export function heldTokens(hand: FoundersHandView): { token: string; count: number }[] {
  const counted = (['war', 'coin', 'carriage'] as const).map((token) => ({ token, count: hand[token] }));
  return [...counted.filter(({ count }) => count > 0), ...hand.craftsmen.map((token) => ({ token, count: 1 }))];
}

/** What the points of a seat come from, counted; what each is worth the engine knows. */
export function accounts(seat: FoundersSeatView): { title: string; count: number }[] {
  const coins = seat.tiles.filter((tile) => tile.has_coin).length;
  const working = seat.tiles.filter((tile) => tile.craftsman !== null && !tile.is_pillaged).length;
  const held = heldTokens(seat.hand).reduce((sum, { count }) => sum + count, 0);
  return [
    { title: say('account.victory'), count: seat.victory_tiles },
    { title: say('account.craftsmen'), count: working },
    { title: say('account.tokens'), count: held + coins },
    { title: say('account.swapped'), count: seat.swapped.length },
  ];
}
