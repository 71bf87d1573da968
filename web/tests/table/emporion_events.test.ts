// What happens at a table of Emporion, as the page tells and draws it.
import { describe, expect, it } from 'vitest';
import type { EmporionEvent } from '../../src/lib/types';
import { beats, chapter, isQuiet, targetsOf, traceOf } from '../../src/games/emporion/events';

import { event } from './emporion';

const added: EmporionEvent = {
  type: 'CardAdded',
  seat: 0,
  round: 1,
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
  round: 1,
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

  it('are quiet where the table says it all', () => {
    const refilled = { type: 'PortRefilled', place: 1, card: 'stoa', pile: 'history' } as const;
    expect(isQuiet(event({ ...refilled, seat: 1 }))).toBe(true);
    expect(isQuiet(event({ ...refilled, seat: null }))).toBe(false);
    expect(isQuiet(event(added))).toBe(false);
    expect(beats(event({ ...refilled, seat: null }))).toBeLessThan(beats(event({ ...refilled, seat: 1 })));
  });

  it('begin a round with the first turn that is told of it', () => {
    const past = [event(added), event({ type: 'SpoilsReturned', seat: 0, count: 2, start: 1 })];
    expect(chapter(event(added), [])).toBe('Round 1');
    expect(chapter(event(sent), past)).toBeNull();
    expect(chapter(event({ ...added, round: 2 }), [...past, event(sent)])).toBe('Round 2');
    expect(chapter(event({ type: 'SpoilsTaken', seat: 1, count: 2 }), past)).toBeNull();
  });
});
