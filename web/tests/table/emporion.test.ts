// What the page makes of a view in Emporion: pictures and words, never rules.
import { describe, expect, it } from 'vitest';
import { addition, chosenAction, chosenPlace, isRefused, markOf } from '../../src/games/emporion/choice';
import { polisColumns, realmColumnOf, realmColumns } from '../../src/games/emporion/columns';
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
import { billOf, cardAt, isOnBoard, isTicked, partOf } from '../../src/games/emporion/targets';
import {
  asking,
  billLines,
  billSum,
  consequences,
  gateWords,
  hasCloser,
  marker,
  nameOf,
  openedBy,
  placeName,
  usual,
} from '../../src/games/emporion/words';

import { assets, none, realm, bill, view } from './emporion';
import { option, desk } from './madeUp';

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
    expect(billLines(short, 2)).toEqual([{ sign: 'spoils', has: 2, asks: 3, lacks: 1, text: '1 missing' }]);
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
    expect(placeName(assets, view(), 'polis:hippeis', 2)).toMatch(/requires 2 Trade; 2 of them$/);
    expect(placeName(assets, view(), 'special:phokaia')).toMatch(/; with 3 Spoils$/);
    expect(placeName(assets, view(), 'reserved:stoa')).toMatch(/; reserved$/);
  });

  it('are short in the prompt', () => {
    expect(nameOf('port:2', view(), assets)).toBe('Oinos');
    expect(nameOf('action:war', view(), assets)).toBe('War');
    expect(nameOf('refill:2', view(), assets)).toBe('2 from History');
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
      'Choose 2 cards from the Port to send to the Polis.',
    );
    expect(asking(desk(view(), { chosen: ['action:expedition', 'port:4'] }))).toBe(
      'Choose one more card from the Port to send to the Polis.',
    );
    expect(asking(desk(view(), { chosen: ['action:war'] }))).toBe('Choose a card to add by War.');
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
    refill: { places: [1, 3, 4], least: 1, most: 2, usual: 2 },
  });

  it('is split in the middle until something is chosen, as the confirm button means it', () => {
    expect(splitOf(desk(asked))).toEqual({ history: 2, development: 1 });
    const options = [1, 2].map((cards) => option('refill', `refill:${cards}`));
    expect(usual(options, asked)?.targets).toEqual(['refill:2']);
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
    expect(usual([option('reserve', 'action:reserve', 'port:1')], view())).toBeNull();
  });
});

describe('consequences', () => {
  it('are Spoils that go, drachmas that come, and the end', () => {
    const after = view({
      seats: [realm({ spoils: 1, spoils_lying: 1, drachmas: 2, reserved: [], size: 18 }), realm()],
      clock: { ...view().clock, fullest: 18, last_round: 'realm', announced: [0] },
    });
    expect(consequences(view(), after, 0, assets)).toEqual([
      '2 Spoils go under the History pile.',
      'You get your drachma back.',
      'This becomes the last round.',
    ]);
  });

  it('are Spoils on their way, while it is drawn which', () => {
    const after = view({ spoils_owed: 2, seats: [realm({ spoils_lying: 1 }), realm()] });
    expect(consequences(view(), after, 0, assets)).toEqual(['2 Spoils go under the History pile.']);
  });

  it('are the Spoils of an expedition, and being announced', () => {
    const clock = { ...view().clock, announced: [0] };
    const after = view({ spoils_due: 2, seats: [realm({ size: 17 }), realm()], clock });
    expect(consequences(view(), after, 0, assets)).toEqual([
      'It will bring you 2 Spoils.',
      'You will have 17 cards, and everyone is told.',
    ]);
  });
});
