// What the page makes of a view and its events in Eight-Minute Empire: pictures and words, never rules.
import { describe, expect, it } from 'vitest';
import type { EmpireEvent, EmpireRegionView, EmpireView, OptionInfo } from '../../src/lib/types';
import type { Assets } from '../../src/games/eight_minute_empire/assets';
import { pathOf, wayBetween } from '../../src/games/eight_minute_empire/assets';
import { numberOn, readCards, say } from '../../src/games/eight_minute_empire/cards';
import { chapter, targetsOf, traceOf } from '../../src/games/eight_minute_empire/events';
import { tokensOf } from '../../src/games/eight_minute_empire/pieces';
import {
  consequences,
  counters,
  deed,
  held,
  marker,
  nameOf,
  standing,
  tokenIn,
} from '../../src/games/eight_minute_empire/words';

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
    action: null,
    turn: 0,
    games: 1,
    game_number: 1,
    cards_to_end: 12,
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

const sheet = new DOMParser().parseFromString(
  `<svg xmlns="http://www.w3.org/2000/svg">
    <g id="h-coal"><text>Coal</text><text>2</text></g><g id="h-wild"><text>Wild</text><text>Any one good,</text></g>
    <g id="p-3"><text>+</text><text>Place 3 armies</text></g>
    <g id="p-or"><text>+</text><text>Place 2</text><text>Move 3</text><text>or</text></g>
    <symbol id="card-coal-place3"><use href="#h-coal"/><use href="#p-3"/></symbol>
    <symbol id="card-wild"><use href="#h-wild"/><use href="#p-or"/></symbol>
    <symbol id="card-back"><path/></symbol>
  </svg>`,
  'image/svg+xml',
);
const cards = readCards(sheet.documentElement);

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
    borders: [{ a: 'A', b: 'C', walk: 'M0 0L5 5L10 10', path: '' }],
    lanes: [{ a: 'A', b: 'B', walk: 'M0 0L4 4Q8 8 12 4L20 0', path: 'M4 4Q8 8 12 4' }],
  },
} as unknown as Assets;

const event = (one: EmpireEvent) => one;
const option = (verb: string, text: string, ...targets: string[]): OptionInfo => ({ move: text, verb, text, targets });

describe('cards', () => {
  it('are read from their faces', () => {
    expect([...cards.keys()]).toEqual(['coal-place3', 'wild']);
    expect(cards.get('coal-place3')).toEqual({ good: 'Coal', action: 'Place 3 armies' });
    expect(cards.get('wild')?.action).toBe('Place 2 or Move 3');
  });

  it('say what they do, and how often', () => {
    const card = cards.get('wild') ?? { good: '', action: '' };
    expect(say(card)).toBe('Wild: place 2 or move 3');
    expect([numberOn(card, 'place'), numberOn(card, 'sail'), numberOn(card, 'city')]).toEqual([2, 3, undefined]);
  });
});

describe('an event', () => {
  it('touches things, and leaves a trace where it ended', () => {
    const walk = event({ type: 'ArmyMoved', seat: 0, origin: 'A', goal: 'B' });
    expect(targetsOf(walk)).toEqual(['A', 'B']);
    expect(targetsOf({ type: 'TokenLaid', region: 'C', good: 'gem' } as EmpireEvent)).toEqual(['C']);
    expect(traceOf(walk)).toEqual({ target: 'B', seat: 0 });
    expect(traceOf(event({ type: 'BidMade', seat: 0 }))).toBeNull();
  });
});

describe('rounds', () => {
  it('begin with every card that comes after all have taken as many', () => {
    const take = (seat: number) => event({ type: 'CardTaken', seat, card: 'x', place: 1, price: 0 });
    expect(chapter(take(1), [], view())).toBe('Round 1');
    expect(chapter(take(0), [take(1)], view())).toBeNull();
    expect(chapter(take(1), [take(1), take(0)], view())).toBe('Round 2');
  });

  it('are counted while one acts on the card just taken', () => {
    expect(marker(view())).toEqual({ text: 'Round 1 of 12', step: 1, of: 12 });
    const [first, ...others] = view().row;
    const row = [{ price: 0, card: null, taken: first?.card ?? null }, ...others];
    const acting = view({
      step: 'action',
      action: { kind: 'place', left: 3 },
      row,
      seats: view().seats.map((one, at) => ({ ...one, cards: at === 0 ? ['coal-place3'] : [] })),
    });
    expect(marker(acting).text).toBe('Round 1 of 12');
    expect(marker(view({ step: 'bid', turn: null })).text).toBe('Before the first turn');
    expect(marker(view({ games: 3, game_number: 2 })).text).toBe('Game 2 of 3 · Round 1 of 12');
  });
});

describe('words', () => {
  it('name the goods token of a region', () => {
    const laid = view({ tokens: { B: 'coal' } });
    expect(tokenIn(laid, 'B')).toBe('goods token Coal');
    expect(tokenIn(laid, 'A')).toBeNull();
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
    const acting = view({ action: { kind: 'place', left: 2 }, turn: 0, seats: [{ ...view().seats[0], cards: ['coal-place3'] }] as never });
    expect(counters(acting, assets)).toMatchObject({ left: 2, of: 3, text: '2 of 3 armies left' });
    expect(counters(view(), assets)).toBeNull();
  });

  it('name a deed shortly', () => {
    expect(deed(option('take', 'Take Coal: place 3 armies (free)', 'row-1'), assets)).toBe('Take Coal');
    expect(deed(option('move', 'Move …', 'B', 'A'), assets)).toBe('Move to Omphara by sea');
    expect(deed(option('move', 'Move …', 'A', 'C'), assets)).toBe('Move to Galdora');
    expect(deed(option('bid', 'Bid 3 coins', 'coins-3'), assets)).toBeNull();
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
