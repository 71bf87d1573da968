// What the page makes of a view and its events in Founders of the Empire: pictures and words, never rules.
import { describe, expect, it } from 'vitest';
import type { FoundersEvent, FoundersSeatView, FoundersTileView, FoundersView, OptionInfo } from '../../src/lib/types';
import { assetsOf, type Tile } from '../../src/games/founders/assets';
import { chapter, targetsOf, traceOf } from '../../src/games/founders/events';
import { accounts, heldTokens, inHand, supplyOf } from '../../src/games/founders/hand';
import {
  aroundCorner,
  centreOf,
  cornerOf,
  cornersOf,
  lineTo,
  middleOf,
  nearestTo,
  placeOf,
  planOf,
} from '../../src/games/founders/plan';
import { marked } from '../../src/table/marks';
import { placed, placeOfTarget, spaceTarget } from '../../src/games/founders/targets';
import {
  calls,
  choiceName,
  consequences,
  hasCloser,
  isOnBoard,
  marker,
  nameOf,
  spaceName,
  steps,
  usual,
  whereIs,
} from '../../src/games/founders/words';

const tile = (id: string, kind: Tile['kind'], needs: string[], makes: string[], more: Partial<Tile> = {}): Tile => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  kind,
  needs,
  makes,
  gives_at: makes.map((_, at) => [50 + 30 * at, 79] as const),
  radius: 15,
  token: '',
  points: 0,
  brings: '',
  words: id,
  facts: [],
  ...more,
});

const assets = assetsOf(
  {
    frame: 8,
    war_at: [50, 50],
    token_at: [50, 50],
    token_radius: 20,
    points_at: [50, 50],
    tiles: [
      tile('forest', 'nature', [], ['wood', 'stone']),
      tile('river', 'nature', [], ['wood', 'water']),
      tile('mine', 'village', ['wood', 'stone'], ['iron'], { words: 'Mine: needs wood and stone, gives iron' }),
      tile('inn', 'city', ['wood', 'iron'], ['carriage'], { token: 'carriage' }),
      tile('temple', 'victory', ['iron', 'wood'], [], { points: 2 }),
    ],
    kinds: ['nature', 'village', 'city'].map((key) => ({ key, name: key, frame: '', trim: '', ground: '' })),
    resources: ['wood', 'stone', 'water', 'iron', 'carriage'].map((key) => ({
      key,
      name: key,
      level: 'nature',
      colour: '#000',
      ink: '#fff',
    })),
    tokens: [
      { id: 'war', name: 'War', one: 'a war token', words: 'War token', text: '', resource: '' },
      { id: 'carriage', name: 'Carriage', one: 'a carriage', words: 'Carriage token', text: '', resource: '' },
      { id: 'smith', name: 'Smith', one: 'the Smith', words: 'Smith, who works with iron', text: '', resource: 'iron' },
    ],
  },
  null as never,
);

const lies = (space: string, id: string, more: Partial<FoundersTileView> = {}): FoundersTileView => ({
  space,
  tile: id,
  produces: [...(assets.tiles.get(id)?.makes ?? [])],
  is_pillaged: false,
  has_coin: false,
  craftsman: null,
  is_unprotected: false,
  union: null,
  ...more,
});

function seat(more: Partial<FoundersSeatView> = {}): FoundersSeatView {
  return {
    hand: { war: 1, coin: 2, carriage: 0, craftsmen: ['smith'] },
    tiles: [lies('0,0', 'forest'), lies('0,1', 'mine', { is_unprotected: true })],
    unions: [],
    free: ['1,0', '1,1', '0,2'],
    held: null,
    swapped: [],
    victory_tiles: 0,
    points: 4,
    skips_proposal: false,
    ...more,
  } as FoundersSeatView;
}

function view(more: Partial<FoundersView> = {}): FoundersView {
  return {
    asks: 'add tile',
    choice: 'tile',
    step: 'add',
    round: 3,
    turn: 0,
    to_act: [0],
    viewer: 0,
    rows: [
      { back: 'nature', stack: 5, tiles: ['forest', 'forest'], is_full: false },
      { back: 'village', stack: 4, tiles: ['mine'], is_full: false },
      { back: 'city', stack: 3, tiles: ['inn'], is_full: false },
    ],
    victory: [{ tile: 'temple', points: 2, lacks: [['iron'], []] }],
    taken: [],
    supply: { war: 4, coin: 4, carriage: 4, craftsmen: ['smith'] },
    seats: [seat(), seat()],
    bought: null,
    supplies: [
      { tile: 'inn', space: '1,0', is_swap: false, services: [{ resource: 'wood', space: '0,0', by_carriage: false }] },
    ],
    ...more,
  } as FoundersView;
}

const event = (fields: { type: FoundersEvent['type'] } & Record<string, unknown>) => fields as unknown as FoundersEvent;

const option = (move: string, ...targets: string[]): OptionInfo =>
  ({ move, verb: move.split(' ')[0], targets, text: move }) as OptionInfo;

describe('the plan of a nation', () => {
  const plan = planOf(['0,0', '-1,2', '2,0']);

  it('holds its spaces, the far row on top', () => {
    expect([plan.columns, plan.rows, plan.width, plan.height]).toEqual([4, 3, 400, 300]);
    expect(placeOf(plan, '-1,2')).toEqual([0, 0]);
    expect(placeOf(plan, '0,0')).toEqual([100, 200]);
    expect(middleOf(plan, '2,0')).toEqual([350, 250]);
  });

  it('is not smaller than it may be, with its spaces in the middle', () => {
    const wide = planOf(['0,0'], [3, 2], 10);
    expect([wide.width, wide.height]).toEqual([320, 220]);
    expect(middleOf(wide, '0,0')).toEqual([160, 110]);
    expect(centreOf(wide, [])).toEqual([160, 110]);
  });

  it('knows the corners between four tiles', () => {
    expect(aroundCorner('0,1')).toEqual(['0,1', '1,1', '0,2', '1,2']);
    expect(cornersOf(['0,1', '1,1', '0,2', '1,2', '2,1'])).toEqual(['0,1']);
    // The upper right corner of the space that names it.
    expect(cornerOf(plan, '0,0')).toEqual([200, 200]);
  });
});

describe('a supply line', () => {
  const plan = planOf(['0,0', '2,2']);

  it('runs from what gives to the near edge of the space', () => {
    const line = lineTo(plan, [50, 250], '1,0', null);
    expect(line.path.startsWith('M50.0 250.0Q')).toBe(true);
    expect(line.end).toEqual([109, 250]);
    expect(Math.abs(line.angle)).toBeLessThan(20);
  });

  it('runs through the carriage that delivers', () => {
    const from = [50, 50] as const;
    const via = [150, 100] as const;
    const { path, end } = lineTo(plan, from, '1,0', via);
    const bend = /Q([\d.-]+) ([\d.-]+)/.exec(path)?.slice(1).map(Number) ?? [];
    // Half-way a curve is a quarter of each end and half of its bend.
    expect((from[0] + end[0]) / 4 + (bend[0] ?? 0) / 2).toBeCloseTo(via[0], 0);
    expect((from[1] + end[1]) / 4 + (bend[1] ?? 0) / 2).toBeCloseTo(via[1], 0);
  });

  it('takes the carriage that lies least out of the way', () => {
    expect(
      nearestTo(
        [
          [900, 900],
          [10, 10],
        ],
        [0, 0],
        [20, 20],
      ),
    ).toEqual([10, 10]);
    expect(nearestTo([], [0, 0], [20, 20])).toBeNull();
  });
});

describe('targets', () => {
  it('are bare for the own nation and carry the colour for others', () => {
    expect([spaceTarget(0, '1,0', 0), spaceTarget(1, '-1,2', 0), placed(0, '1,0')]).toEqual([
      '1,0',
      'lapis:-1,2',
      'terracotta:1,0',
    ]);
    expect(placeOfTarget('lapis:-1,2', 0)).toEqual({ seat: 1, space: '-1,2' });
    expect(placeOfTarget('1,0', 2)).toEqual({ seat: 2, space: '1,0' });
    expect([placeOfTarget('forest', 0), placeOfTarget('1,0', null), placeOfTarget('corner:0,0', 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('lie on the board, or are offered in words', () => {
    const on = ['forest', '1,0', 'lapis:0,1', 'token:war', 'stack:city', 'corner:0,0', 'settle:ahead'];
    expect(on.filter((target) => !isOnBoard(target, assets))).toEqual([]);
    expect(['keep', 'pass', 'resource:wood', 'leave'].filter((target) => isOnBoard(target, assets))).toEqual([]);
  });

  it('can be looked at from nearer where a tile lies', () => {
    const open = ['0,0', 'lapis:0,1', 'mine', 'temple', 'stack:nature', 'token:war'];
    expect(open.filter((target) => !hasCloser(target, view()))).toEqual([]);
    expect(['1,0', 'river', 'corner:0,0'].filter((target) => hasCloser(target, view()))).toEqual([]);
  });
});

describe('words', () => {
  it('say of a tile what the engine says, and how it stands to the choice', () => {
    const name = (more: object) =>
      choiceName(assets, 'mine', { isSwap: false, lacks: undefined, isTwin: false, ...more });
    const words = 'Mine: needs wood and stone, gives iron';
    expect(name({})).toBe(words);
    expect(name({ isSwap: true })).toBe(`${words}, only by a swap`);
    expect(name({ lacks: ['wood', 'stone'] })).toBe(`${words}; you lack wood and stone`);
    expect(name({ lacks: [], isTwin: true })).toBe(`${words}; you have what it needs; one like it is chosen`);
  });

  it('name spaces with what lies there', () => {
    expect(spaceName(assets, seat(), '1,0')).toBe('Space 1,0: free');
    expect(spaceName(assets, seat(), '0,0')).toBe('Forest at 0,0: gives wood or stone');
    const hit = seat({ tiles: [lies('0,0', 'mine', { is_pillaged: true, produces: [], craftsman: 'smith' })] });
    expect(spaceName(assets, hit, '0,0')).toBe('Mine at 0,0: gives nothing now, pillaged, the Smith works here');
    expect(marked('Space 1,0: free', 'next')).toBe('Space 1,0: free; can be chosen');
    expect(marked('Space 1,0: free', 'shut')).toBe('Space 1,0: free');
  });

  it('name what was pointed at', () => {
    expect(
      ['mine', '0,1', '1,0', 'lapis:0,0', 'token:smith', 'stack:city'].map((one) => nameOf(one, view(), assets)),
    ).toEqual(['Mine', 'Mine', 'space 1,0', 'Forest', 'Smith', 'City stack']);
    const settling = view({ settles: { ahead: '0,1' } });
    expect(['resource:wood', 'corner:0,0', 'settle:ahead'].map((one) => nameOf(one, settling, assets))).toEqual([
      'wood',
      'Corner 0,0: unites four tiles',
      'Space 0,1, ahead of the first tile: free',
    ]);
  });

  it('tell how far the game and the turn have come', () => {
    expect(marker(view())).toEqual({ text: 'Round 3', more: 'The game ends when the last victory tile is laid' });
    expect(marker(view({ step: 'over' })).text).toBe('The game is over');
    expect(steps(view())?.map((step) => step.state)).toEqual(['done', 'done', 'now']);
    expect(steps(view({ step: 'end' }))?.map((step) => step.state)).toEqual(['done', 'done', 'done']);
    expect(steps(view({ step: 'setup' }))).toBeNull();
  });

  it('know what one does who wants nothing special', () => {
    expect(usual([option('pillage lapis 0,1', 'token:war', 'lapis:0,1'), option('keep', 'keep')])?.move).toBe('keep');
    expect(usual([option('open city', 'stack:city')])).toBeNull();
  });

  it('say what comes of a move', () => {
    const received = view({ seats: [seat({ hand: { ...seat().hand, carriage: 1 } }), seat()] });
    expect(consequences(view(), received, 0, assets)).toEqual(['You receive a carriage.']);
    const hit = seat({ tiles: [lies('0,0', 'forest', { produces: [] }), lies('0,1', 'mine')] });
    expect(consequences(view(), view({ seats: [seat(), hit] }), 0, assets)).toEqual([
      "lapis's Forest will give nothing.",
    ]);
  });
});

describe('a hand', () => {
  const desk = (more: Record<string, unknown>) =>
    ({ view: view(), eyes: 0, isAsked: true, chosen: [], candidate: null, mark: () => 'rest', ...more }) as never;

  it('holds the tile that was chosen, or drawn', () => {
    expect(inHand(desk({}), assets)).toBeNull();
    expect(inHand(desk({ chosen: ['inn'] }), assets)).toBe('inn');
    expect(inHand(desk({ view: view({ seats: [seat({ held: 'river' })] }) }), assets)).toBe('river');
    expect(inHand(desk({ view: view({ choice: 'draft' }), chosen: ['forest'] }), assets)).toBeNull();
  });

  it('finds what the engine has said about a space', () => {
    expect(supplyOf(view(), 'inn', '1,0')?.services[0]?.space).toBe('0,0');
    expect(supplyOf(view(), 'inn', '1,1')).toBeUndefined();
  });

  it('counts tokens and what points come from', () => {
    expect(heldTokens(seat().hand)).toEqual([
      { token: 'war', count: 1 },
      { token: 'coin', count: 2 },
      { token: 'smith', count: 1 },
    ]);
    const paid = seat({
      tiles: [lies('0,0', 'mine', { has_coin: true }), lies('1,0', 'mine', { craftsman: 'smith' })],
    });
    expect(accounts(paid).map(({ count }) => count)).toEqual([0, 1, 5, 0]);
  });

  it('leads to where things are asked for', () => {
    const next = (...glowing: string[]) => ({ mark: (target: string) => (glowing.includes(target) ? 'next' : 'shut') });
    expect(whereIs(desk({ isAsked: false }))).toBeNull();
    expect(whereIs(desk(next('mine', 'temple')))).toBe('rows');
    expect(whereIs(desk(next('temple')))).toBe('gods');
    expect(whereIs(desk({ ...next(), view: view({ choice: 'token' }) }))).toBe('tokens');
    expect(whereIs(desk({ ...next(), view: view({ choice: 'token' }), chosen: ['token:war'] }))).toBe('plates');
    expect([calls('gods', desk(next('temple'))), calls('rows', desk(next('temple')))]).toEqual([true, false]);
    expect(calls('tokens', desk(next('token:smith')))).toBe(true);
  });
});

describe('events', () => {
  it('touch things by their place on the table', () => {
    const added = event({
      type: 'TileAdded',
      seat: 1,
      tile: 'inn',
      space: '1,0',
      services: [
        { resource: 'wood', space: '0,0', by_carriage: false },
        { resource: 'iron', space: null, by_carriage: false },
      ],
    });
    expect(targetsOf(added)).toEqual(['lapis:1,0', 'lapis:0,0']);
    expect(traceOf(added)).toEqual({ target: 'lapis:1,0', seat: 1 });
    const hit = event({ type: 'TilePillaged', seat: 1, owner: 0, space: '0,1', tile: 'mine', craftsman: null });
    expect(traceOf(hit)).toEqual({ target: 'terracotta:0,1', seat: 1 });
    expect(traceOf(event({ type: 'TokenKept', seat: 1 }))).toBeNull();
  });

  it('begin a round when everybody has opened as often', () => {
    const open = (at: number) => event({ type: 'StackOpened', seat: 0, back: 'city', round: at });
    expect(chapter(open(1), [])).toBe('Round 1');
    expect(chapter(open(1), [open(1)])).toBeNull();
    expect(chapter(open(2), [open(1), open(1)])).toBe('Round 2');
  });
});
