// What happens at a table of Emporion, as the page tells and draws it.
import { describe, expect, it } from 'vitest';
import type { EmporionEvent } from '../../src/lib/types';
import { polisColumns } from '../../src/games/emporion/columns';
import { beats, chapter, drawIn, gist, isQuiet, targetsOf, traceOf } from '../../src/games/emporion/events';

import { assets, realm, view, event } from './emporion';

const added: EmporionEvent = {
  type: 'CardAdded',
  seat: 0,
  card: 'hippeis',
  source: 'polis',
  action: 'trade',
  counter: 'asclepios',
  left: 'reserve',
  spoils: 2,
};
const sent: EmporionEvent = {
  type: 'ExpeditionSent',
  seat: 1,
  cards: ['stoa', 'oinos'],
  places: [1, 2],
  counter: 'hygieia',
};

describe('events', () => {
  it('touch gates, cards and places', () => {
    expect(targetsOf(event(added))).toEqual(['action:trade', 'realm:0:hippeis']);
    expect(traceOf(event(sent))).toEqual([
      { target: 'action:expedition', seat: 1 },
      { target: 'polis:stoa', seat: 1 },
      { target: 'polis:oinos', seat: 1 },
    ]);
    expect(traceOf(event({ type: 'SpoilsTaken', seat: 1, count: 2 }))).toEqual([]);
  });

  it('are told in three words', () => {
    expect(gist(event(added), assets)).toBe('added Hippeis');
    expect(gist(event(sent), assets)).toBe('sent 2 cards');
  });

  it('are quiet where the table says it all', () => {
    const refilled = { type: 'PortRefilled', place: 1, card: 'stoa', pile: 'history' } as const;
    expect(isQuiet(event({ ...refilled, seat: 1 }))).toBe(true);
    expect(isQuiet(event({ ...refilled, seat: null }))).toBe(false);
    expect(isQuiet(event(added))).toBe(false);
    expect(beats(event({ ...refilled, seat: null }))).toBeLessThan(beats(event({ ...refilled, seat: 1 })));
  });

  it('begin a round when everybody has had as many turns', () => {
    const past = [event(added), event({ type: 'SpoilsReturned', seat: 0, count: 2, start: 1 })];
    expect(chapter(event(added), [], view())).toBe('Round 1');
    expect(chapter(event(sent), past, view())).toBeNull();
    expect(chapter(event(added), [...past, event(sent)], view())).toBe('Round 2');
    expect(chapter(event({ type: 'SpoilsTaken', seat: 1, count: 2 }), past, view())).toBeNull();
  });
});

describe('drawing events in', () => {
  it('adds a card: from the Polis, with a counter and Spoils', () => {
    const after = drawIn(view(), event(added));
    expect(after.polis[0]).toMatchObject({ card: 'hippeis', count: 1 });
    expect(after.seats[0]).toMatchObject({ size: 6, spoils: 1 });
    expect(after.seats[0]?.cards.at(-1)).toBe('hippeis');
    expect(after.history_pile).toBe(14);
    expect(after.actions.map((one) => one.counters)).toEqual([['asclepios'], [], ['hygieia'], [], []]);
  });

  it('adds a reserved card and frees its drachma; a special one leaves its row', () => {
    const brought = drawIn(view(), event({ ...added, card: 'stoa', source: 'reserved', spoils: 0 }));
    expect(brought.seats[0]).toMatchObject({ reserved: [], drachmas: 2, size: 6 });
    expect(brought.polis).toEqual(view().polis);
    expect(drawIn(view(), event({ ...added, card: 'phokaia', source: 'special' })).special).toEqual([]);
  });

  it('sends cards to the Polis, equal ones together', () => {
    const after = drawIn(
      view({ port: ['hippeis', 'oinos', null, 'stoa'] }),
      event({ ...sent, cards: ['hippeis', 'oinos'] }),
    );
    expect(after.port).toEqual([null, null, null, 'stoa']);
    expect(after.polis.map(({ card, count }) => [card, count])).toEqual([
      ['hippeis', 3],
      ['teichos', 1],
      ['oinos', 1],
    ]);
  });

  it('refills the Port from its pile, deals Spoils, reserves and discards', () => {
    const filled = drawIn(
      view(),
      event({ type: 'PortRefilled', seat: 0, place: 3, card: 'teichos', pile: 'development' }),
    );
    expect(filled.port[2]).toBe('teichos');
    expect(filled.development_pile).toBe(19);
    const dealt = drawIn(view(), event({ type: 'SpoilsTaken', seat: 1, count: 2 }));
    expect([dealt.history_pile, dealt.seats[1]?.spoils]).toEqual([10, 5]);
    const kept = drawIn(
      view(),
      event({ type: 'CardReserved', seat: 0, card: 'oinos', place: 2, counter: 'asclepios' }),
    );
    expect(kept.port[1]).toBeNull();
    expect(kept.seats[0]).toMatchObject({ reserved: ['stoa', 'oinos'], drachmas: 0 });
    const gone = drawIn(view(), event({ type: 'CardDiscarded', seat: 0, card: 'stoa' }));
    expect([gone.gone, gone.seats[0]?.reserved, gone.seats[0]?.drachmas]).toEqual([['stoa'], [], 2]);
  });

  it('sets the table up', () => {
    const start = view({ asks: 'take start', polis: [], seats: [realm({ cards: [], size: 0 }), realm({ cards: [] })] });
    const taken = drawIn(start, event({ type: 'StartCardTaken', seat: 0, card: 'stoa' }));
    expect(taken.unseen.start?.stoa).toBe(8);
    expect(taken.seats[0]?.cards).toEqual(['stoa']);
    const made = drawIn(taken, event({ type: 'PolisMade', cards: ['stoa', 'hippeis'], each: 2, spoils: [2, 2] }));
    expect(polisColumns(made, assets)[1]).toEqual([{ card: 'stoa', count: 2, target: 'polis:stoa' }]);
    expect(made.seats.map((seat) => seat.spoils)).toEqual([2, 2]);
  });
});
