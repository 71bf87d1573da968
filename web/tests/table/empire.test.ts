// What the page makes of a view and its events in Eight-Minute Empire: pictures and words, never rules.
import { describe, expect, it } from 'vitest';
import type { EmpireEvent, EmpireRegionView, EmpireView } from '../../src/lib/types';
import type { Assets } from '../../src/games/eight_minute_empire/assets';
import { pathOf, wayBetween } from '../../src/games/eight_minute_empire/assets';
import { chapter, targetsOf, traceOf } from '../../src/games/eight_minute_empire/events';
import { stepsOf } from '../../src/games/eight_minute_empire/motion';
import { tokensOf } from '../../src/games/eight_minute_empire/pieces';
import {
  consequences,
  counters,
  held,
  marker,
  nameOf,
  regionName,
  standing,
} from '../../src/games/eight_minute_empire/words';
import type { Put } from '../../src/table/steps';
const region = (id: string, armies: number[], cities = [0, 0], holder: number | null = null): EmpireRegionView => ({
  id,
  armies,
  cities,
  holder,
});

function view(more: Partial<EmpireView> = {}): EmpireView {
  const seat = { coins: 5, armies_left: 9, cities_left: 3, goods: [], wild: 0, points: 0, bid: null, has_bid: true };
  return {
    step: 'card',
    turn: 0,
    games: 1,
    game_number: 1,
    cards_to_end: 12,
    round: 1,
    action: null,
    deck_size: 20,
    row: [
      { price: 0, card: 'coal-place3', taken: null },
      { price: 1, card: 'tree-move3', taken: null },
      { price: 1, card: 'gold-move2', taken: null },
    ],
    seats: [
      { ...seat, cards: [] },
      { ...seat, cards: [] },
    ],
    regions: [region('A', [3, 3, 0]), region('B', [0, 0, 0]), region('C', [1, 0, 0], [0, 0], 0)],
    continents: [{ id: 'west', regions: [1, 0, 0], holder: 0 }],
    tokens: {},
    ...more,
  } as EmpireView;
}

const cards = new Map([
  ['coal-place3', { id: 'coal-place3', good: 'coal', band: 'Coal', words: 'Coal: place 3 armies' }],
]);

const place = (id: string, name: string, sea: string[] = []) => ({
  id,
  name,
  continent: 'west',
  name_at: [0, 0] as const,
  pieces_at: [100, 50] as const,
  land: [],
  sea,
  token_at: null,
});
const places = [place('A', 'Omphara'), place('B', 'Kolpea', ['A']), place('C', 'Galdora')];
const assets = {
  cards,
  regions: new Map(places.map((one) => [one.id, one])),
  geometry: {
    regions: places,
    continents: [{ key: 'west', name: 'Vesperia' }],
    goods: { coal: 'Coal' },
    borders: [{ a: 'A', b: 'C', walk: 'M0 0L5 5L10 10', path: '' }],
    lanes: [{ a: 'A', b: 'B', walk: 'M0 0L4 4Q8 8 12 4L20 0', path: 'M4 4Q8 8 12 4' }],
  },
} as unknown as Assets;

const event = (one: EmpireEvent) => one;

describe('an event', () => {
  it('walks the way between two regions, in its direction', () => {
    const deed = { before: view(), after: view(), past: [] };
    const walked = (origin: string, goal: string) =>
      stepsOf(event({ type: 'ArmyMoved', seat: 0, origin, goal }), deed, assets)[0] as Put;
    expect(walked('A', 'C')).toMatchObject({ put: 'army-0', how: 'walk', backwards: false });
    expect(walked('C', 'A').backwards).toBe(true);
    expect(walked('C', 'A').along?.([1, 2], [3, 4])).toBe('M3 4L5 5L1 2');
  });

  it('brings a card to its place in the row, not to one like it', () => {
    const deed = { before: view(), after: view(), past: [] };
    const steps = stepsOf(event({ type: 'CardDealt', card: 'tree-move3', place: 3 }), deed, assets);
    expect(steps[0]).toMatchObject({ becomes: '[data-place="3"] [data-key="card-tree-move3"]' });
    expect(steps[1]).toMatchObject({ slide: 'card-' });
  });

  it('touches things, and leaves a trace where it ended', () => {
    const walk = event({ type: 'ArmyMoved', seat: 0, origin: 'A', goal: 'B' });
    expect(targetsOf(walk)).toEqual(['A', 'B']);
    expect(targetsOf({ type: 'TokenLaid', region: 'C', good: 'gem' } as EmpireEvent)).toEqual(['C']);
    expect(traceOf(walk)).toEqual({ target: 'B', seat: 0 });
    expect(traceOf(event({ type: 'BidMade', seat: 0 }))).toBeNull();
  });
});

describe('rounds', () => {
  it('begin with the first card that is taken in them', () => {
    const take = (round: number) => event({ type: 'CardTaken', seat: 0, card: 'x', place: 1, price: 0, round });
    expect(chapter(take(1), [])).toBe('Round 1');
    expect(chapter(take(1), [take(1)])).toBeNull();
    expect(chapter(take(2), [take(1), take(1)])).toBe('Round 2');
    const anew = event({ type: 'NextGameSetUp', number: 2, coins: 9 });
    expect(chapter(anew, [take(1)])).toBe('Game 2');
    expect(chapter(take(1), [take(1), anew])).toBe('Round 1');
  });

  it('are marked as the engine counts them', () => {
    expect(marker(view())).toEqual({ text: 'Round 1 of 12', step: 1, of: 12 });
    expect(marker(view({ round: 0 })).text).toBe('Before the first turn');
    expect(marker(view({ round: 13 })).text).toBe('The game is over');
    expect(marker(view({ games: 3, game_number: 2 })).text).toBe('Game 2 of 3 · Round 1 of 12');
  });
});

describe('words', () => {
  it('name the goods token of a region', () => {
    const laid = view({ tokens: { B: 'coal' } });
    expect(regionName(region('B', [0, 0, 0]), laid, assets)).toBe(
      'Kolpea, Vesperia: empty, held by nobody, goods token Coal',
    );
    expect(regionName(region('A', [1, 1, 0]), laid, assets)).toBe(
      'Omphara, Vesperia: terracotta 1 army, lapis 1 army, contested',
    );
  });
  it('say what stands in a region and who holds it', () => {
    expect(standing(region('A', [2, 1, 1], [1, 0]))).toBe(
      'terracotta 2 armies and 1 city, lapis 1 army, the third colour 1 army',
    );
    expect(standing(region('B', [0, 0, 0]))).toBe('empty');
    expect([
      held(region('A', [1, 1, 0])),
      held(region('C', [1, 0, 0], [0, 0], 0)),
      held(region('B', [0, 0, 0])),
    ]).toEqual(['contested', 'held by terracotta', 'held by nobody']);
  });

  it('name what can be pointed at', () => {
    expect([nameOf('B', view(), assets), nameOf('row-1', view(), assets)]).toEqual(['Kolpea', 'Coal: place 3 armies']);
  });

  it('count what is left of an action', () => {
    const acting = view({ action: { kind: 'place', left: 2, of: 3 } });
    expect(counters(acting)).toMatchObject({ left: 2, of: 3, text: '2 of 3 armies left' });
    expect(counters(view())).toBeNull();
  });

  it('say what changes hands', () => {
    const after = view({
      regions: [region('A', [3, 3, 0]), region('B', [0, 1, 0], [0, 0], 1), region('C', [1, 1, 0])],
      continents: [{ id: 'west', regions: [0, 1, 0], holder: 1 }],
    });
    expect(consequences(view(), after, 1, assets)).toEqual([
      'Kolpea and all Vesperia become yours.',
      'Terracotta no longer holds Galdora.',
    ]);
    expect(consequences(view(), after, 0, assets)).toEqual([
      'You no longer hold Galdora.',
      'You no longer hold Vesperia.',
    ]);
    expect(consequences(view(), view(), 0, assets)).toEqual([]);
  });
});

describe('pieces', () => {
  it('stand in a row around the point of their region', () => {
    const tokens = tokensOf(region('A', [2, 1, 0], [1, 0]), region('A', [2, 1, 0], [1, 0]), [100, 50], 30);
    expect(tokens.map(({ owner, kind, x }) => [owner, kind, x])).toEqual([
      [0, 'city', 70],
      [0, 'army', 100],
      [1, 'army', 130],
    ]);
  });

  it('have room for what would come', () => {
    const tokens = tokensOf(region('B', [0, 0, 0]), region('B', [0, 1, 0]), [100, 50], 30);
    expect(tokens).toMatchObject([{ owner: 1, now: 0, then: 1, x: 100 }]);
  });

  it('stand in two rows when there are many', () => {
    const crowd = region('A', [1, 1, 1, 1, 1, 0], [1, 1, 1, 1, 1]);
    const rows = new Set(tokensOf(crowd, crowd, [100, 50], 30).map((token) => token.y));
    expect(rows.size).toBe(2);
  });
});

describe('ways', () => {
  it('lead from piece to piece, in either direction', () => {
    const lane = wayBetween(assets.geometry, 'B', 'A');
    expect(lane && pathOf(lane, 'B', [9, 9], [1, 1])).toBe('M1 1L4 4Q8 8 12 4L9 9');
    expect(lane && pathOf(lane, 'A', [1, 1], [9, 9])).toBe('M1 1L4 4Q8 8 12 4L9 9');
    expect(wayBetween(assets.geometry, 'B', 'C')).toBeUndefined();
  });
});
