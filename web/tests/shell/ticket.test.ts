import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableCard } from '../../src/lib/types';
import { company, longestWaiting, ticketOf } from '../../src/shell/ticket';

function seat(number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    colour: '',
    kind: name === '' ? 'open' : 'person',
    name,
    bot: '',
    is_mine: false,
    is_present: true,
    has_stand_in: false,
    has_resigned: false,
    thinking_ms: 0,
    ...more,
  };
}

function card(more: Partial<TableCard> = {}): TableCard {
  return {
    id: 'a',
    game: 'emporion',
    title: 'Emporion',
    status: 'playing',
    seats: [seat(0, 'Ines'), seat(1, 'Tomas', { is_mine: true }), seat(2, 'Cato', { kind: 'bot' })],
    is_my_turn: false,
    acting: [0],
    last: '',
    progress: 0,
    scores: [],
    won: [],
    updated_ms: 0,
    ...more,
  };
}

describe('a ticket', () => {
  it('says that it is my turn', () => {
    expect(ticketOf(card({ is_my_turn: true, acting: [1], scores: [3, 1, 0] }))).toMatchObject({
      strong: 'Your turn',
      state: 'one point',
      verb: 'Play on',
    });
  });
  it('says who thinks', () => {
    expect(ticketOf(card())).toMatchObject({ state: 'Ines is thinking', verb: 'Look' });
    expect(ticketOf(card({ acting: [0, 2] })).state).toBe('Ines and Cato are thinking');
  });
  it('says who won', () => {
    const over = card({ status: 'over', acting: [], won: [1], scores: [18, 21, 3] });
    expect(ticketOf(over)).toMatchObject({ state: 'Over · you won, 21 to 18', verb: 'Look back', isOver: true });
  });
  it('of a waiting table invites, or takes a seat', () => {
    const waiting = card({ status: 'waiting', seats: [seat(0, 'Ines'), seat(1, '')] });
    expect(ticketOf(waiting)).toMatchObject({ state: 'One seat free · with Ines', verb: 'Sit down', sits: true });
    const mine = card({ status: 'waiting', seats: [seat(0, 'Tomas', { is_mine: true }), seat(1, '')] });
    expect(ticketOf(mine)).toMatchObject({ state: 'One seat free', verb: 'Invite', sits: false });
  });
});

it('finds the company, people first', () => {
  const bots = [seat(0, 'Cato', { kind: 'bot' }), seat(1, 'Ines'), seat(2, 'Tomas', { is_mine: true }), seat(3, '')];
  expect(company(card({ seats: bots })).map((one) => one.name)).toEqual(['Ines', 'Cato']);
});

it('finds the table that has waited longest', () => {
  const cards = [
    card({ id: 'new', is_my_turn: true, updated_ms: 9 }),
    card({ id: 'old', is_my_turn: true, updated_ms: 5 }),
    card({ id: 'not mine', updated_ms: 1 }),
  ];
  expect(longestWaiting(cards)?.id).toBe('old');
  expect(longestWaiting([])).toBeUndefined();
});
