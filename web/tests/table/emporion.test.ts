// What the page makes of a view and its events in Emporion: pictures and words, never rules.
import { describe, expect, it } from 'vitest';
import type {
  EmporionActionView,
  EmporionBillView,
  EmporionEvent,
  EmporionRealmView,
  EmporionView,
  OptionInfo,
} from '../../src/lib/types';
import { assetsOf, type Card } from '../../src/games/emporion/assets';
import { addition, chosenAction, chosenPlace, isRefused, markOf } from '../../src/games/emporion/choice';
import { polisColumns, realmColumnOf, realmColumns } from '../../src/games/emporion/columns';
import { beats, chapter, drawIn, gist, isQuiet, targetsOf, traceOf } from '../../src/games/emporion/events';
import {
  arcTo,
  areasOf,
  pathTo,
  polisLay,
  realmLay,
  slipStep,
  STAGE_HEIGHT,
  storesLay,
} from '../../src/games/emporion/layout';
import { coming, splitOf } from '../../src/games/emporion/refill';
import { historyOf, spoilsOf } from '../../src/games/emporion/spoils';
import { billOf, cardAt, isOnBoard, isTicked, partOf } from '../../src/games/emporion/targets';
import {
  asking,
  billLines,
  billSum,
  consequences,
  deed,
  gateWords,
  hasCloser,
  marker,
  nameOf,
  openedBy,
  placeName,
  usual,
} from '../../src/games/emporion/words';
import type { Desk, GameEvent } from '../../src/games/board';
import type { Mark } from '../../src/table/narrow';

const card = (id: string, kind: Card['kind'], words: string): Card => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  kind,
  colour: kind === 'special' ? 'prestige' : kind,
  words,
  gloss: '',
});

const assets = assetsOf(
  {
    width: 140,
    full: 100,
    frieze: 54,
    strip: 33,
    price: 30,
    foot_full: 74,
    foot_frieze: 28,
    goods_chip_at: [97, 3],
    number_at: [4, 15],
    number: 15,
    drachma_at: [21, 49],
    cards: [
      card('macellum', 'trade', 'Macellum, Trade: awards 2 Trade; requires nothing'),
      card('stoa', 'culture', 'Stoa, Culture: awards 2 Culture; requires 2 Culture and 2 War'),
      card('hippeis', 'war', 'Hippeis, War: awards 1 War, Prestige power; requires 2 Trade'),
      card('teichos', 'prestige', 'Teichos, Prestige: 7 points; requires 3 Trade and 6 War'),
      card('phokaia', 'special', 'Phokaia, special Prestige: 4 points; paid with 3 Spoils'),
      card('oinos', 'goods', 'Oinos, Goods: requires 5 Trade'),
    ],
    colours: [],
    actions: [],
  },
  null as never,
);

const none = { trade: 0, culture: 0, war: 0 };

function realm(more: Partial<EmporionRealmView> = {}): EmporionRealmView {
  return {
    cards: ['macellum', 'hippeis', 'macellum', 'oinos', 'phokaia'],
    size: 5,
    kinds: {},
    awards: { trade: 4, culture: 0, war: 1 },
    powers: { prestige: { ...none, war: 1 }, goods: none, expedition: 2 },
    goods_price: 6,
    reserved: ['stoa'],
    drachmas: 1,
    spoils: 3,
    start_spoils: 0,
    counter: 'asclepios',
    points: 6,
    lines: [],
    ...more,
  } as EmporionRealmView;
}

function bill(place: string, more: Partial<EmporionBillView> = {}): EmporionBillView {
  return {
    place,
    card: place.split(':')[1] ?? '',
    requires: { trade: 3, culture: 0, war: 6 },
    shows: { trade: 4, culture: 0, war: 1 },
    lacks: { trade: 0, culture: 0, war: 5 },
    spoils: 5,
    missing: 2,
    opened_by: ['war'],
    actions: [],
    is_possible: false,
    reason: 'Teichos asks for 6 War. You show 1, and 3 Spoils make 4: two are missing.',
    rule: 'EMP-D2',
    ...more,
  };
}

function action(key: string, more: Partial<EmporionActionView> = {}): EmporionActionView {
  return {
    action: key,
    counters: [],
    is_barred: false,
    is_possible: true,
    cards: 2,
    reason: '',
    rule: '',
    ...more,
  };
}

function view(more: Partial<EmporionView> = {}): EmporionView {
  return {
    config: { game: 'emporion', players: 2, options: { special: 'on' }, components: '' },
    viewer: 0,
    to_act: [0],
    asks: 'choose action',
    step: 'action',
    round: 4,
    turn: 0,
    first: 0,
    port: ['stoa', 'oinos', null, 'stoa'],
    polis: [
      { card: 'hippeis', kind: 'war', count: 2 },
      { card: 'teichos', kind: 'prestige', count: 1 },
    ],
    special: ['phokaia'],
    history_pile: 12,
    development_pile: 20,
    unseen: { start: { hippeis: 8, stoa: 9 } },
    gone: [],
    seats: [realm(), realm({ counter: 'hygieia' })],
    actions: [
      action('trade'),
      action('culture', { is_possible: false, rule: 'EMP-A3', cards: 0 }),
      action('war', { counters: ['hygieia'], is_barred: true, is_possible: false, rule: 'EMP-A1' }),
      action('expedition'),
      action('reserve', { counters: ['asclepios'], is_barred: true, is_possible: false, rule: 'EMP-A2' }),
    ],
    bills: [
      bill('polis:hippeis', {
        requires: { trade: 2, culture: 0, war: 0 },
        lacks: none,
        spoils: 0,
        missing: 0,
        actions: ['war'],
        is_possible: true,
        reason: '',
      }),
      bill('polis:teichos'),
      bill('special:phokaia', {
        requires: none,
        lacks: none,
        spoils: 3,
        missing: 0,
        actions: ['war'],
        is_possible: true,
      }),
    ],
    bills_of: 0,
    refill: null,
    draws: [],
    spoils_due: 0,
    spoils_owed: 0,
    has_sailed: false,
    clock: { fullest: 5, realm_end: 18, history: 12, is_exhausted: false, announced: [], last_round: null },
    ...more,
  } as EmporionView;
}

const option = (verb: string, ...targets: string[]): OptionInfo => ({
  move: `${verb} ${targets.join(' ')}`,
  verb,
  targets,
  text: '',
});

interface DeskOptions extends Partial<Pick<Desk<EmporionView>, 'chosen' | 'candidate' | 'eyes'>> {
  marks?: Record<string, Mark>;
  isAsked?: boolean;
}
function desk(shown: EmporionView, { marks = {}, ...more }: DeskOptions = {}): Desk<EmporionView> {
  return {
    view: shown,
    after: null,
    eyes: 0,
    isAsked: true,
    chosen: [],
    candidate: null,
    mark: (target: string) => marks[target] ?? 'shut',
    ...more,
  } as unknown as Desk<EmporionView>;
}

const event = (one: EmporionEvent): GameEvent => one as GameEvent;

describe('targets', () => {
  it('lie on the board, but for a pass', () => {
    expect(['action:war', 'polis:stoa', 'port:1', 'refill:2', 'counter:hygieia'].every(isOnBoard)).toBe(true);
    expect(isOnBoard('pass')).toBe(false);
  });

  it('are ticked in the Port alone', () => {
    expect(['port:2', 'polis:stoa', 'action:expedition'].map(isTicked)).toEqual([true, false, false]);
  });

  it('name the card that lies there', () => {
    expect(cardAt('port:2', view())).toBe('oinos');
    expect(cardAt('port:3', view())).toBeNull();
    expect(cardAt('realm:1:stoa', view())).toBe('stoa');
    expect(cardAt('special:phokaia', view())).toBe('phokaia');
    expect(cardAt('action:war', view())).toBeNull();
    expect(partOf('refill:2', 'refill')).toBe('2');
  });

  it('have the bill of their place', () => {
    expect(billOf(view(), 'polis:teichos')?.missing).toBe(2);
    expect(billOf(view(), 'realm:0:hippeis')).toBeUndefined();
  });
});

describe('columns', () => {
  it('are those of the kinds, in the Polis', () => {
    const columns = polisColumns(view(), assets);
    expect(columns.map((cards) => cards.map((one) => one.target))).toEqual([
      [],
      [],
      ['polis:hippeis'],
      ['polis:teichos'],
      [],
    ]);
    expect(columns[2]?.[0]?.count).toBe(2);
  });

  it('hold the start cards while first cards are taken', () => {
    const columns = polisColumns(view({ asks: 'take start', polis: [] }), assets);
    expect(columns[1]).toEqual([{ card: 'stoa', count: 9, target: 'start:stoa' }]);
  });

  it('of a Realm keep the order of addition; Prestige and Goods share one', () => {
    expect(realmColumns(realm(), assets)).toEqual([['macellum', 'macellum'], [], ['hippeis'], ['oinos', 'phokaia']]);
    expect(realmColumnOf(assets, 'phokaia')).toBe(realmColumnOf(assets, 'oinos'));
  });
});

describe('the height', () => {
  const areas = (polis: number, realm: number) => areasOf(STAGE_HEIGHT, { polis, realm }, true);

  it('is shared as on the mock-up while columns are short', () => {
    expect(areas(3, 3)).toMatchObject({ rows: 3, polis: 174 });
    expect(realmLay(3, areas(3, 3).cards)).toEqual({ step: 27, height: 100, shape: 'full' });
  });

  it('lays long columns of a Realm closer, then cuts the last card', () => {
    const lays = [3, 4, 5, 6].map((cards) => realmLay(cards, areas(3, cards).cards));
    expect(lays.map(({ step }) => step)).toEqual([27, 22, 27, 22]);
    expect(lays.map(({ shape }) => shape)).toEqual(['full', 'full', 'frieze', 'frieze']);
  });

  it('never lets anything lie outside of the stage', () => {
    for (let polis = 0; polis <= 9; polis++) {
      for (let realm = 0; realm <= 14; realm++) {
        const found = areas(polis, realm);
        const shown = polisLay(polis, found.polis);
        const lay = realmLay(realm, found.cards);
        expect((Math.max(1, polis) - 1) * shown.step + shown.height).toBeLessThanOrEqual(found.polis + 0.01);
        expect((Math.max(1, realm) - 1) * lay.step + lay.height).toBeLessThanOrEqual(found.cards + 0.01);
        expect(found.cards).toBeGreaterThanOrEqual(100);
        expect(found.realm + 50 + found.cards).toBeLessThanOrEqual(STAGE_HEIGHT);
      }
    }
  });

  it('shows a full Polis by names and prices, where the Realm needs the room', () => {
    expect(polisLay(4, areas(4, 2).polis).shape).toBe('frieze');
    expect(polisLay(4, areas(4, 6).polis)).toEqual({ step: 34, height: 30, shape: 'price' });
  });

  it('uses a higher screen', () => {
    const high = areasOf(STAGE_HEIGHT + 120, { polis: 5, realm: 5 }, true);
    expect(polisLay(5, high.polis).shape).toBe('frieze');
  });

  it('without special cards leaves their row to the Realm', () => {
    expect(areasOf(STAGE_HEIGHT, { polis: 3, realm: 3 }, false).cards).toBe(areas(3, 3).cards + 37);
  });

  it('lays slips closer when there are many, and reserved cards as large as can be', () => {
    expect(slipStep(3, 100, 21, 43)).toBe(21);
    expect(slipStep(6, 93, 21, 43)).toBe(10);
    expect(storesLay(1, 2, 168).shape).toBe('full');
    expect(storesLay(2, 2, 168).shape).toBe('frieze');
    expect(storesLay(2, 2, 108).shape).toBe('price');
    expect(storesLay(0, 15, 168).apart).toBe(6);
  });
});

describe('ways', () => {
  const goal = { column: 3, y: 540, height: 100 };

  it('run in the gutter beside the column', () => {
    expect(pathTo({ column: 3, y: 240, height: 54 }, goal, 500)).toBe('M600 267H605V590H605');
    expect(pathTo({ column: 4, y: 240, height: 54 }, goal, 500)).toBe('M610 267H605V590H605');
  });

  it('pass what lies between', () => {
    expect(pathTo({ column: 1, y: 417, height: 30 }, goal, 453)).toBe('M230 447V453H605V590H605');
    expect(pathTo({ column: 4, y: 510, height: 30 }, { ...goal, column: 0 }, 508)).toBe('M610 525H605V508H155V590H155');
  });

  it('of counters rise', () => {
    expect(arcTo(100, 380, 150)).toBe('M100 150Q240 124 380 150');
  });
});

describe('gates', () => {
  const words = (key: string) => {
    const found = view().actions.find((one) => one.action === key);
    return found ? gateWords(found, realm()) : '';
  };

  it('say how many cards they could take, or why none', () => {
    expect(words('trade')).toBe('2 to take');
    expect(words('expedition')).toBe('2 cards sail');
    expect(words('culture')).toBe('nothing to take');
    expect(words('war')).toBe('a counter is here');
    expect(words('reserve')).toBe('just left here');
  });

  it('open what the powers of a Realm say', () => {
    expect(openedBy(realm(), 'prestige')).toEqual(['war']);
    expect(openedBy(realm(), 'goods')).toEqual([]);
  });
});

describe('bills', () => {
  it('are told line by line', () => {
    const lines = billLines(bill('polis:teichos'), 3);
    expect(lines.map(({ sign, has, asks, text }) => [sign, has, asks, text])).toEqual([
      ['trade', 4, 3, 'enough'],
      ['war', 1, 6, '+ 5 Spoils'],
    ]);
  });

  it('of special cards are paid with Spoils', () => {
    const short = bill('special:phokaia', { requires: none, lacks: none, spoils: 3, missing: 1 });
    expect(billLines(short, 2)).toEqual([{ sign: 'spoils', has: 2, asks: 3, lacks: 1, text: 'one missing' }]);
  });

  it('say by which Actions, or leave it to the reason', () => {
    expect(billSum(bill('polis:teichos'))).toBeNull();
    expect(billSum(bill('polis:x', { is_possible: true, actions: ['war', 'culture'], spoils: 1 }))).toBe(
      'By War or Culture, with 1 Spoils.',
    );
  });
});

describe('names', () => {
  it('tell where a card lies, how many there are and what it takes', () => {
    expect(placeName(assets, view(), 'port:4')).toContain('; in the Port, place 4');
    expect(placeName(assets, view(), 'polis:hippeis', 2)).toMatch(/requires 2 Trade; two of them$/);
    expect(placeName(assets, view(), 'special:phokaia')).toMatch(/; with 3 Spoils$/);
    expect(placeName(assets, view(), 'reserved:stoa')).toMatch(/; reserved$/);
  });

  it('are short in the prompt', () => {
    expect(nameOf('port:2', view(), assets)).toBe('Oinos');
    expect(nameOf('action:war', view(), assets)).toBe('War');
    expect(nameOf('refill:2', view(), assets)).toBe('2 from History');
  });

  it('of deeds say what they do', () => {
    expect(deed(option('add', 'action:war', 'polis:teichos'), assets)).toBe('Add Teichos');
    expect(deed(option('bring', 'action:war', 'reserved:stoa'), assets)).toBe('Bring in Stoa');
    expect(deed(option('sail', 'action:expedition', 'port:1', 'port:2'), assets)).toBe('Send two cards');
    expect(deed(option('refill', 'refill:2'), assets)).toBe('2 from History');
    expect(deed(option('pass'), assets)).toBeNull();
  });
});

describe('the marker', () => {
  it('has both clocks of the end', () => {
    const { text, clocks } = marker(view());
    expect(text).toBe('Round 4');
    expect(clocks?.map((clock) => clock.text)).toEqual(['5 of 18', '12 left']);
  });

  it('says when the pile counts as empty, and that the round is the last', () => {
    const clock = { ...view().clock, history: 0, is_exhausted: true, last_round: 'history' };
    const { text, clocks } = marker(view({ clock }));
    expect(text).toBe('Round 4, the last');
    expect(clocks?.[1]?.text).toBe('counts as empty');
  });
});

describe('a choice', () => {
  it('may begin with every card that an option names', () => {
    const marks = { 'polis:hippeis': 'free' } as const;
    expect(markOf(desk(view(), { marks }), 'polis:hippeis')).toBe('other');
    expect(markOf(desk(view(), { marks, chosen: ['action:trade'] }), 'polis:hippeis')).toBe('free');
  });

  it('refuses only what the chosen Action would open', () => {
    expect(isRefused(desk(view()), 'polis:teichos')).toBe(false);
    expect(isRefused(desk(view(), { chosen: ['action:war'] }), 'polis:teichos')).toBe(true);
    expect(isRefused(desk(view(), { chosen: ['action:trade'] }), 'polis:teichos')).toBe(false);
    const port = view({ bills: [bill('port:1')] });
    expect(isRefused(desk(port, { chosen: ['action:war'] }), 'port:1')).toBe(false);
  });

  it('has an Action, a card and its ghost', () => {
    const candidate = option('add', 'action:war', 'polis:hippeis');
    const chosen = desk(view(), { chosen: ['polis:hippeis'], candidate });
    expect(chosenAction(chosen)).toBe('war');
    expect(chosenPlace(chosen)).toBe('polis:hippeis');
    expect(addition(chosen)).toEqual({ card: 'hippeis', target: 'polis:hippeis' });
    expect(addition(desk(view(), { candidate: option('sail', 'action:expedition', 'port:1') }))).toBeNull();
  });

  it('asks for what it lacks', () => {
    const marks = { 'action:war': 'next', 'action:culture': 'next' } as const;
    expect(asking(desk(view(), { chosen: ['polis:teichos'], marks }))).toBe('By Culture or War?');
    expect(asking(desk(view(), { chosen: ['action:expedition'] }))).toBe(
      'Choose two cards of the Port to send to the Polis.',
    );
    expect(asking(desk(view(), { chosen: ['action:expedition', 'port:4'] }))).toBe(
      'Choose one more card of the Port to send to the Polis.',
    );
    expect(asking(desk(view(), { chosen: ['action:war'] }))).toBe('Choose the card that you add by War.');
  });

  it('is looked at closer where no lens shows it', () => {
    expect(hasCloser('port:1', view(), assets)).toBe(true);
    expect(hasCloser('action:war', view(), assets)).toBe(false);
    assets.gaze.hasLens = true;
    expect(hasCloser('port:1', view(), assets)).toBe(false);
    assets.gaze.hasLens = false;
  });
});

describe('the refill', () => {
  const asked = view({
    asks: 'refill',
    port: [null, 'oinos', null, null],
    refill: { places: [1, 3, 4], least: 1, most: 2 },
  });

  it('is split in the middle until something is chosen, as the confirm button means it', () => {
    expect(splitOf(desk(asked))).toEqual({ history: 2, development: 1 });
    const options = [1, 2].map((cards) => option('refill', `refill:${cards}`));
    expect(usual(options)?.targets).toEqual(['refill:2']);
    expect(splitOf(desk(asked, { chosen: ['refill:1'] }))).toEqual({ history: 1, development: 2 });
  });

  it('shows in the Port what will come', () => {
    expect([...coming(desk(asked))]).toEqual([
      [1, 'history'],
      [3, 'history'],
      [4, 'development'],
    ]);
    const waiting = view({ port: ['stoa', null, null, 'stoa'], draws: ['development'] });
    expect([...coming(desk(waiting, { isAsked: false }))]).toEqual([[2, 'development']]);
  });

  it('is nobody’s business otherwise', () => {
    expect(splitOf(desk(view()))).toBeNull();
    expect(usual([option('reserve', 'action:reserve', 'port:1')])).toBeNull();
  });
});

describe('consequences', () => {
  it('are Spoils that go, drachmas that come, and the end', () => {
    const after = view({
      seats: [realm({ spoils: 1, drachmas: 2, reserved: [], size: 18 }), realm()],
      clock: { ...view().clock, fullest: 18, last_round: 'realm', announced: [0] },
    });
    expect(consequences(view(), after, 0, assets)).toEqual([
      'Two Spoils go under the History pile.',
      'Your drachma comes back.',
      'This becomes the last round.',
    ]);
  });

  it('are Spoils on their way, while it is drawn which', () => {
    const after = view({ spoils_owed: 2 });
    expect(consequences(view(), after, 0, assets)).toEqual(['Two Spoils go under the History pile.']);
    expect([spoilsOf(after, 0), spoilsOf(after, 1), historyOf(after)]).toEqual([1, 3, 14]);
  });

  it('are the Spoils of an expedition, and being announced', () => {
    const clock = { ...view().clock, announced: [0] };
    const after = view({ spoils_due: 2, seats: [realm({ size: 17 }), realm()], clock });
    expect(consequences(view(), after, 0, assets)).toEqual([
      'It will bring you 2 Spoils.',
      'You will have 17 cards: all are told.',
    ]);
  });
});

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
