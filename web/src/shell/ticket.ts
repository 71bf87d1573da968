// What a ticket says of a table: its state in a few words, its one verb, and who is waiting behind it.
import { list, nameOf } from '../lib/names';
import { to } from '../lib/routes';
import { capital } from '../lib/seats';
import type { SeatInfo, TableCard } from '../lib/types';
import { counted } from '../lib/words';

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
  return points === undefined ? '' : counted(points, 'point');
}

function result(card: TableCard): string {
  const won = card.won.map((seat) => card.seats.find((one) => one.seat === seat)).filter((seat) => seat !== undefined);
  if (won.length === 0) return '';
  const scores = [...card.scores].sort((a, b) => b - a).slice(0, 2);
  const winners = won.map((seat) => (seat.is_mine ? 'you' : nameOf(seat.seat, card.seats)));
  return `${list(winners)} won${scores.length < 2 ? '' : `, ${scores.join(' to ')}`}`;
}

export function ticketOf(card: TableCard): Ticket {
  const isMine = card.seats.some((seat) => seat.is_mine);
  const base = { strong: '', href: to.table(card.id), sits: false, isOver: card.status === 'over' };
  if (card.status === 'over') {
    return { ...base, state: ['Over', result(card)].filter((part) => part !== '').join(' · '), verb: 'Look back' };
  }
  if (card.status === 'waiting') {
    const free = freeSeats(card).length;
    const host = isMine ? undefined : company(card)[0];
    const state =
      (free === 0 ? 'About to begin' : `${capital(counted(free, 'seat'))} free`) +
      (host === undefined ? '' : ` · with ${host.name}`);
    return { ...base, state, sits: !isMine && free > 0, verb: isMine ? (free > 0 ? 'Invite' : 'Look') : 'Sit down' };
  }
  if (card.is_my_turn) return { ...base, strong: 'Your turn', state: pointsOf(card), verb: 'Play on' };
  const thinking = card.acting.map((seat) => nameOf(seat, card.seats));
  const state = thinking.length === 0 ? 'Under way' : `${list(thinking)} ${thinking.length === 1 ? 'thinks' : 'think'}`;
  return { ...base, state, verb: isMine ? 'Look' : 'Watch' };
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
