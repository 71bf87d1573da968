// One click to a game: against bots of the middle level at the usual number of seats, or on a free seat of an open table.
import { api } from '../lib/api';
import { router } from '../lib/router.svelte';
import { to } from '../lib/routes';
import type { BotLevel, GameInfo, SeatWanted } from '../lib/types';

/** The seat that a guest gets when nothing says otherwise: lapis, the shape beside the name in the strip. */
export const MY_SEAT = 1;

/** The bot that is offered first: neither the weakest nor the strongest. */
export function usualBot(bots: readonly BotLevel[]): string {
  return bots[Math.floor(bots.length / 2)]?.spec ?? '';
}

function usualSeats(players: number, bots: readonly BotLevel[]): SeatWanted[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === MY_SEAT ? { kind: 'me' } : { kind: 'bot', bot: usualBot(bots) },
  );
}

export async function playNow(game: GameInfo, bots: readonly BotLevel[]): Promise<void> {
  const table = await api.openTable({ game: game.meta.key, seats: usualSeats(game.usual_players, bots) });
  router.go(to.table(table.id));
}

/** Any free seat of a table that stands among the open ones. */
export async function sitDown(table: string): Promise<void> {
  await api.claim(table, {});
  router.go(to.table(table));
}
