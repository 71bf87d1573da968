// What a ticket says of a table: its state in a few words, its one verb, and who is waiting behind it.
import { list, nameOf } from '../lib/names';
import { to } from '../lib/routes';
import type { SeatInfo, TableCard } from '../lib/types';
import { say } from '../words/shell';

export interface Ticket {
  /** Printed strongly before the rest. */
  strong: string;
  state: string;
  verb: string;
  href: string;
  /** The verb takes a free seat first. */
  sits: boolean;
  isOver: boolean;
}

export function freeSeats(card: TableCard): SeatInfo[] {
  return card.seats.filter((seat) => seat.kind === 'open');
}

function pointsOf(card: TableCard): string {
  const mine = card.seats.find((seat) => seat.is_mine);
  const points = mine === undefined ? undefined : card.scores[mine.seat];
  return points === undefined ? '' : say('ticket-points', { points });
}

function result(card: TableCard): string {
  const won = card.won.map((seat) => card.seats.find((one) => one.seat === seat)).filter((seat) => seat !== undefined);
  if (won.length === 0) return '';
  const [best, next] = [...card.scores].sort((a, b) => b - a);
  const winners = list(won.map((seat) => (seat.is_mine ? say('ticket-you') : nameOf(seat.seat, card.seats))));
  if (best === undefined || next === undefined) return say('ticket-won', { winners });
  return say('ticket-won.score', { winners, best, next });
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

export function ticketOf(card: TableCard): Ticket {
  const isMine = card.seats.some((seat) => seat.is_mine);
  const base = { strong: '', href: to.table(card.id), sits: false, isOver: card.status === 'over' };
  if (card.status === 'over') {
    return { ...base, state: joined(say('ticket-over'), result(card)), verb: say('ticket-verb.back') };
  }
  if (card.status === 'waiting') {
    const free = freeSeats(card).length;
    const host = isMine ? undefined : company(card)[0];
    const state = joined(
      free === 0 ? say('ticket-full') : say('ticket-free', { seats: free }),
      host === undefined ? '' : say('ticket-with', { name: host.name }),
    );
    const verb = isMine ? (free > 0 ? say('ticket-verb.invite') : say('ticket-verb.look')) : say('ticket-verb.sit');
    return { ...base, state, sits: !isMine && free > 0, verb };
  }
  if (card.is_my_turn)
    return { ...base, strong: say('ticket-turn'), state: pointsOf(card), verb: say('ticket-verb.on') };
  const thinking = card.acting.map((seat) => nameOf(seat, card.seats));
  const state =
    thinking.length === 0
      ? say('ticket-running')
      : say('ticket-thinking', { count: thinking.length, names: list(thinking) });
  return { ...base, state, verb: isMine ? say('ticket-verb.look') : say('ticket-verb.watch') };
}

/** The others at a table, people before bots. */
export function company(card: TableCard): SeatInfo[] {
  const others = card.seats.filter((seat) => !seat.is_mine && seat.kind !== 'open');
  return [...others.filter((seat) => seat.kind === 'person'), ...others.filter((seat) => seat.kind === 'bot')];
}

/** The table where it has been our turn for the longest time. */
export function longestWaiting(cards: readonly TableCard[]): TableCard | undefined {
  return [...cards].filter((card) => card.is_my_turn).sort((a, b) => a.updated_ms - b.updated_ms)[0];
}
