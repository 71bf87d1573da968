// The Ancient World on the page: what lies where, how stones and plots are laid, words, and what is drawn later.
import { describe, expect, it } from 'vitest';
import { Gaze } from '../../src/games/ancient_world/gaze.svelte';
import { askedKinds, asksForStore, isAttacking, isRefused } from '../../src/games/ancient_world/choice';
import { aboutAction, remarks } from '../../src/games/ancient_world/closely';
import { cardsIn, Drawings } from '../../src/games/ancient_world/drawings.svelte';
import { COLUMNS, layoutOf, planOf } from '../../src/games/ancient_world/plots';
import { foreseenReckoning, reckoningOf, restingReckoning, stoneWidth } from '../../src/games/ancient_world/reckoning';
import { spreadOf } from '../../src/games/ancient_world/spread';
import { ACTIONS, cardAt, copiedFrom, isOnBoard, partIn, partOf } from '../../src/games/ancient_world/targets';
import { calls, targetsOn, TRAYS, whereIs } from '../../src/games/ancient_world/trays';
import { shownSeat, visit } from '../../src/games/ancient_world/visit';
import {
  aside,
  asking,
  consequences,
  deed,
  hasCloser,
  hungerOf,
  isTentative,
  marker,
  missing,
  nameOf,
  needOf,
  sayAction,
  sayArmy,
  sayCitizen,
  usual,
} from '../../src/games/ancient_world/words';
import type { AncientView } from '../../src/lib/types';
import type { Mark } from '../../src/table/narrow';

import { card, assets, action, army, ground, seat, view, attack, withArmy, seats, desk, option } from './ancientWorld';

// -- what lies where ------------------------------------------------------------------------------------------------------

describe('targets', () => {
  it('lie on the board, but for what is said in words', () => {
    const lying = [
      'citizen:3',
      'action:build',
      'stored:orchard',
      'army:new',
      'titan:2',
      'deck:empire',
      'lapis:caravan',
    ];
    expect(lying.filter((target) => !isOnBoard(target))).toEqual([]);
    expect(['pass', 'strike', 'done', 'decline', 'study', 'pay:coins', 'coin:name'].some(isOnBoard)).toBe(false);
  });

  it('name the card that lies there', () => {
    const shown = view({ look: { seat: 0, stars: 3, count: 1, cards: ['storm_mother'] } });
    expect(cardAt('row:orchard', shown)).toBe('orchard');
    expect(cardAt('titan:3', shown)).toBe('storm_mother');
    expect(cardAt('look:1', shown)).toBe('storm_mother');
    expect(cardAt('army:2', shown)).toBe('axe_clan');
    expect(cardAt('army:1:1', shown)).toBe('militia');
    expect(cardAt('army:new', shown)).toBeNull();
    expect(cardAt('city:1:caravan', shown)).toBe('caravan');
    expect(cardAt('lapis:caravan', shown)).toBe('caravan');
    expect(cardAt('action:build', shown)).toBeNull();
  });

  it('are taken apart', () => {
    expect(partOf('action:build', 'action')).toBe('build');
    expect(partOf('action:build', 'card')).toBeNull();
    expect(partIn(['citizen:3', 'action:build'], 'action')).toBe('build');
    expect(copiedFrom('lapis:caravan')).toEqual({ seat: 1, card: 'caravan' });
    expect(copiedFrom('card:caravan')).toBeNull();
  });
});

describe('the grounds of a city', () => {
  it('lie from the left, and Titans from the right', () => {
    const plan = planOf([ground('capital', 4), ground('district', 2), ground('titan', 1), ground('titan', 2)]);
    expect(plan.built).toHaveLength(3);
    expect(plan.grounds).toEqual([
      { at: 0, row: 0, column: 0, width: 4 },
      { at: 1, row: 1, column: 0, width: 2 },
      { at: 2, row: 1, column: 3, width: 1 },
      { at: 3, row: 2, column: 2, width: 2 },
    ]);
  });

  it('never overlap, however many there are', () => {
    const grounds = [4, 2, 3, 1, 2, 4, 1].map((capacity, at) => ground(at < 4 ? 'district' : 'titan', capacity));
    const taken = new Set<string>();
    const { grounds: laid, built } = planOf(grounds);
    for (const { row, column, width } of laid) {
      for (let plot = column; plot < column + width; plot++) {
        expect(plot).toBeLessThan(COLUMNS);
        expect(taken.has(`${row} ${plot}`)).toBe(false);
        taken.add(`${row} ${plot}`);
      }
      expect(row).toBeLessThan(built.length);
    }
    expect(laid).toHaveLength(grounds.length);
  });

  it('give way where they do not fit: empty rows first, then those further below, at last all', () => {
    const plots = (built: boolean[], height = 204) => layoutOf(built, height).rows.map(({ plot }) => plot);
    expect(plots([true, true, true])).toEqual([46, 46, 46]);
    expect(plots([true, false, false, false])).toEqual([46, 24, 24, 24]);
    expect(plots([true, true, false, false], 208)).toEqual([46, 46, 17, 17]);
    expect(plots([true, true, true, true])).toEqual([46, 24, 24, 24]);
    for (let rows = 1; rows < 9; rows++) {
      const { rows: laid, shrink } = layoutOf(Array<boolean>(rows).fill(true), 204);
      const { top = 0, plot = 0, strip = 0 } = laid.at(-1) ?? {};
      expect((top + plot + strip) * shrink).toBeLessThanOrEqual(204.001);
    }
  });
});

describe('the reckoning', () => {
  it('lays a stone for each sword and arrow, and names who brings them', () => {
    const found = reckoningOf(attack(), null);
    expect(found).toMatchObject({ value: 8, then: 8, defence: 13, length: 13 });
    expect(found.shares.map(({ sources, stones }) => [sources, stones.length])).toEqual([
      [['city', 'draft'], 3],
      [['army:1'], 5],
    ]);
    expect(found.shares[1]?.stones.map(({ sign }) => sign)).toEqual(['sword', 'sword', 'arrow', 'arrow', 'arrow']);
  });

  it('shows the army that is looked at as ghosts', () => {
    const found = reckoningOf(attack(), withArmy);
    expect(found).toMatchObject({ value: 8, then: 13 });
    expect(found.shares.map(({ isGhost }) => isGhost)).toEqual([false, false, true]);
  });

  it('takes no notice of a preview of something else', () => {
    expect(reckoningOf(attack(), attack({ stars: 1, value: 2 })).then).toBe(8);
    expect(reckoningOf(attack(), attack({ is_taken: true, value: 0 })).then).toBe(8);
  });

  it('is all ghosts while a Titan is only looked at', () => {
    const found = foreseenReckoning(attack({ sources: attack().sources.slice(0, 2), value: 3 }));
    expect(found).toMatchObject({ value: 3, defence: 13 });
    expect(found.shares.every(({ isGhost }) => isGhost)).toBe(true);
  });

  it('runs on beyond the defence', () => {
    expect(reckoningOf(attack({ value: 15 }), null).length).toBe(15);
    expect(stoneWidth(13, 312, 24)).toBe(24);
    expect(stoneWidth(16, 312, 24)).toBe(19.5);
    expect(stoneWidth(0, 312, 24)).toBe(24);
  });

  it('rests on what city and Draft lend', () => {
    const found = restingReckoning(seat());
    expect(found).toMatchObject({ value: 4, defence: null, length: 4 });
    expect(found.shares.map(({ sources }) => sources)).toEqual([['city', 'draft']]);
    expect(restingReckoning(seat({ swords: 0, arrows: 0, draft: 0 })).shares).toEqual([]);
  });
});

// -- the choice -----------------------------------------------------------------------------------------------------------

describe('what is refused', () => {
  it('is of the kind that is asked for, and nothing else', () => {
    const chosen = ['citizen:2'];
    expect(askedKinds(desk(view()))).toEqual([]);
    expect(askedKinds(desk(view(), { chosen }))).toEqual(['action', 'card']);
    expect(askedKinds(desk(view(), { chosen: [...chosen, 'action:build'] }))).toEqual(['row', 'stored']);
    expect(askedKinds(desk(view(), { chosen: [...chosen, 'action:recruit'] }))).toEqual(['military']);
    expect(askedKinds(desk(view(), { chosen: [...chosen, 'action:recruit', 'military:axe_clan'] }))).toEqual(['army']);
    expect(askedKinds(desk(view(), { chosen: [...chosen, 'action:labor'] }))).toEqual([]);
    expect(askedKinds(desk(view(), { chosen: [...chosen, 'card:caravan'] }))).toEqual([]);
    expect(askedKinds(desk(view({ asks: 'attack' })))).toEqual(['army']);
    expect(askedKinds(desk(view({ asks: 'attack' }), { isAsked: false }))).toEqual([]);
  });

  it('is what cannot be chosen of it', () => {
    const shown = desk(view(), { chosen: ['citizen:2'], marks: { 'action:labor': 'next' } });
    expect(isRefused('action:labor', shown)).toBe(false);
    expect(isRefused('action:build', shown)).toBe(true);
    expect(isRefused('titan:1', shown)).toBe(false);
    // Orchard has no action: nobody asked about it.
    expect(isRefused('card:caravan', shown)).toBe(true);
    expect(isRefused('card:orchard', shown)).toBe(false);
  });

  it('is an army that rests, and none that marches already', () => {
    const shown = desk(view({ asks: 'attack', attack: attack() }));
    expect(isRefused('army:2', shown)).toBe(true);
    expect(isRefused('army:1', shown)).toBe(false);
  });
});

describe('the store', () => {
  it('is laid out when a card of it can be built', () => {
    expect(asksForStore(desk(view()))).toBe(false);
    expect(asksForStore(desk(view(), { marks: { 'stored:bridge': 'next' } }))).toBe(true);
    expect(asksForStore(desk(view(), { marks: { 'stored:bridge': 'free' } }))).toBe(false);
    expect(asksForStore(desk(view(), { eyes: null }))).toBe(false);
  });
});

describe('what lies before a player', () => {
  it('are the cards that he drew', () => {
    const shown = view({ asks: 'keep', hand: { seat: 0, cards: ['orchard', 'bridge'] } });
    expect(spreadOf(desk(shown), assets)?.cards.map(({ target }) => target)).toEqual(['drawn:orchard', 'drawn:bridge']);
    expect(spreadOf(desk(shown, { isAsked: false }), assets)).toBeNull();
  });

  it('are Districts and Titans', () => {
    const districts = view({ asks: 'choose district' });
    districts.districts.choice = ['river_valley', null];
    expect(spreadOf(desk(districts), assets)?.cards.map(({ target }) => target)).toEqual(['district:river_valley']);
    const titans = view({ asks: 'arrange', look: { seat: 0, stars: 3, count: 1, cards: ['storm_mother'] } });
    expect(spreadOf(desk(titans), assets)?.cards.map(({ target }) => target)).toEqual(['look:1']);
  });

  it('are the actions of others, and no other cards of theirs', () => {
    const marks: Record<string, Mark> = { 'lapis:caravan': 'next' };
    const found = spreadOf(desk(view({ asks: 'copy' }), { marks }), assets);
    expect(found?.cards).toMatchObject([{ target: 'lapis:caravan', seat: 1, name: 'caravan in words; of Kleon' }]);
  });

  it('is nothing otherwise', () => {
    expect(spreadOf(desk(view()), assets)).toBeNull();
  });
});

describe('the pages of a narrow screen', () => {
  const at = (asks: string, chosen: string[] = []) => whereIs(desk(view({ asks }), { chosen }));

  it('open where the asked thing lies', () => {
    expect(at('choose')).toBe('actions');
    expect(whereIs(desk(view(), { marks: { 'titan:1': 'next' } }))).toBe('war');
    expect(whereIs(desk(view(), { marks: { 'titan:1': 'next', 'citizen:1': 'next' } }))).toBe('actions');
    expect(at('choose', ['action:labor'])).toBe('actions');
    expect(at('choose', ['citizen:2', 'action:build'])).toBe('market');
    expect(at('choose', ['citizen:2', 'action:recruit'])).toBe('market');
    expect(at('choose', ['citizen:2', 'action:recruit', 'military:axe_clan'])).toBe('war');
    expect(at('choose', ['citizen:2'])).toBeNull();
    expect([at('attack'), at('keep'), at('damage'), at('starve'), at('scribes')]).toEqual([
      'war',
      'market',
      'city',
      'actions',
      null,
    ]);
    expect(whereIs(desk(view(), { isAsked: false }))).toBeNull();
  });

  it('call when something on them glows', () => {
    const shown = desk(view(), { marks: { 'titan:2': 'next', 'citizen:1': 'chosen', 'card:caravan': 'next' } });
    expect(TRAYS.map(({ key }) => calls(key, shown))).toEqual([true, false, false, true]);
  });

  it('hold all that a player can point at', () => {
    const all = TRAYS.flatMap(({ key }) => targetsOn(key, desk(view())));
    for (const target of [
      'titan:1',
      'army:2',
      'army:new',
      'citizen:3',
      'action:grow',
      'row:orchard',
      'military:axe_clan',
    ]) {
      expect(all).toContain(target);
    }
    for (const target of ['stored:bridge', 'deck:empire', 'card:orchard']) expect(all).toContain(target);
  });
});

describe('the city on the table', () => {
  it('is one’s own, unless one visits', () => {
    const own = { ...assets, gaze: new Gaze() };
    const shown = desk(view());
    expect(shownSeat(shown, own)).toBe(0);
    visit.go(1, shown, own);
    expect(visit.shown(shown, own)).toBe(1);
    visit.go(0, shown, own);
    expect(own.gaze.seat).toBeNull();
    expect(shownSeat(desk(view({ turn: 1 }), { eyes: null }), own)).toBe(1);
  });
});

// -- words ----------------------------------------------------------------------------------------------------------------

describe('words', () => {
  it('name things', () => {
    const names = [
      'citizen:3',
      'action:build',
      'row:orchard',
      'titan:3',
      'army:2',
      'army:new',
      'deck:empire',
      'pay:coins',
    ];
    expect(names.map((target) => nameOf(target, view(), assets))).toEqual([
      'Citizen 3',
      'Build',
      'Orchard',
      'Storm Mother',
      'Axe Clan',
      'a new army',
      'the deck',
      'Coins',
    ]);
  });

  it('say what an action asks of whoever enters', () => {
    expect(needOf(action('labor'))).toBe('');
    expect(needOf(action('labor', { least_skill: 4 }))).toBe('4+');
    expect(needOf(action('labor', { least_skill: 6 }))).toBe('full');
    expect(needOf(action('rebuild', { least_skill: null }))).toBe('');
    const standing = action('labor', { least_skill: 4, citizens: [{ seat: 1, citizen: 3 }] });
    expect(sayAction(assets, standing, seats)).toBe('Labor: citizen 3 of Kleon; skill 4 or more');
    expect(sayAction(assets, action('grow', { is_covered: true, opens: 3 }), seats)).toBe(
      'Grow: covered until round 3',
    );
    expect(sayAction(assets, action('build'), seats)).toBe('Build');
  });

  it('say where citizens and armies are', () => {
    expect(sayCitizen({ citizen: 2, where: 'home', place: null }, assets)).toBe('Citizen 2, at home');
    expect(sayCitizen({ citizen: 2, where: 'action', place: 'labor' }, assets)).toBe('Citizen 2, at work: Labor');
    expect(sayCitizen({ citizen: 2, where: 'card', place: 'caravan' }, assets)).toBe('Citizen 2, at work: Caravan');
    expect(sayArmy(assets, army(1, { retired: ['axe_clan'], price: 2 }))).toBe(
      'Militia, army 1, 1 sword and 1 arrow, with the legacy of Axe Clan, marches for 2 coins',
    );
    expect(sayArmy(assets, army(1, { is_used: true }))).toContain('has marched this round');
  });

  it('mark the rounds by the decks that they bring', () => {
    expect(marker(view())).toMatchObject({
      text: 'Round 5 of 6',
      step: 5,
      of: 6,
      coins: ['A', '2', '3', 'B', '5', '6'],
    });
    expect(marker(view()).more).toBe('Empire B · all actions are open');
    const covered = view({ actions: [action('grow', { is_covered: true, opens: 3 })] });
    expect(marker(covered).more).toBe('Empire B · Grow from round 3');
    expect(marker(view({ step: 'over' }))).toEqual({ text: 'The game is over' });
  });

  it('tell income and hunger before one chooses', () => {
    expect(aside(desk(view()))).toBe('The end of the round brings 5 coins.');
    const hungry = view({ seats: [seat({ unfed: 1, food: 2, scholars: 1 })] });
    expect(aside(desk(hungry))).toBe(
      'The end of the round brings 5 coins and 1 knowledge. There is food for 2 of 3: one of your citizens would starve.',
    );
    expect(aside(desk(view({ seats: [seat({ income: 0 })] })))).toContain('last round');
    expect(aside(desk(view({ asks: 'attack' })))).toBeNull();
    expect(hungerOf(seat({ unfed: 2 }), false)).toBe('two would starve');
    expect(hungerOf(seat({ unfed: 2 }), true)).toBe('two starved');
    expect(hungerOf(seat(), false)).toBeNull();
  });

  it('ask for what is missing of a choice', () => {
    const fee = [action('build', { entrants: [{ citizen: 2, fee: 1 }] }), action('labor')];
    const shown = view({ actions: fee });
    const said = (...chosen: string[]) => asking(desk(shown, { chosen }), assets);
    expect(said('citizen:2')).toBe('Where does citizen 2 go? Build costs 1 coin more.');
    expect(said('citizen:1')).toBe('Where does citizen 1 go?');
    expect(said('citizen:2', 'action:build')).toBe('What does citizen 2 build? 1 coin more to enter.');
    expect(said('citizen:1', 'action:recruit')).toBe('Whom does citizen 1 recruit?');
    expect(said('citizen:1', 'action:expand')).toBe('For knowledge, or for coins?');
    expect(said('citizen:1', 'action:recruit', 'military:axe_clan')).toContain('on top of one of yours');
    expect(said('action:labor')).toBe('Which citizen goes to Labor?');
    expect(said('row:orchard')).toBe('Which citizen do you send?');
    expect(asking(desk(view({ asks: 'arrange' }), { chosen: ['look:1'] }), assets)).toContain('below it');
    expect(asking(desk(view({ asks: 'damage' })), assets)).toBeNull();
  });

  it('call deeds by their names', () => {
    const said = (verb: string, ...targets: string[]) => deed(option(verb, ...targets), assets);
    expect(said('place', 'citizen:3', 'action:labor')).toBe('Labor');
    expect(said('place', 'citizen:3', 'action:build', 'row:orchard')).toBe('Build Orchard');
    expect(said('place', 'citizen:3', 'action:build', 'row:orchard', 'card:crane')).toBe('Build Orchard with Crane');
    expect(said('place', 'citizen:3', 'card:caravan')).toBe('Use Caravan');
    expect(said('store', 'deck:empire')).toBe('Store the top card');
    expect(said('store', 'row:orchard')).toBe('Store Orchard');
    expect(said('starve', 'citizen:2')).toBe('Citizen 2 starves');
    expect(said('pass', 'pass')).toBeNull();
  });
});

describe('an attack that is built up', () => {
  const begun = view({ asks: 'attack', attack: attack() });

  it('grows by tentative moves, until it is made', () => {
    expect([option('attack', 'titan:3'), option('tick', 'army:1')].every(isTentative)).toBe(true);
    expect([option('strike', 'strike'), option('pass', 'pass')].some(isTentative)).toBe(false);
    expect(isAttacking(begun)).toBe(true);
    expect(isAttacking(view({ asks: 'attack', attack: attack({ seat: 1 }) }))).toBe(false);
  });

  it('says what is missing, and is made by the confirm button when nothing is', () => {
    expect(missing(desk(begun))).toEqual({ deed: 'Attack', text: '5 short' });
    expect(missing(desk(view({ asks: 'attack', attack: withArmy })))).toBeNull();
    expect(usual([option('tick', 'army:2'), option('strike', 'strike')])?.verb).toBe('strike');
    expect(usual([option('tick', 'army:2')])).toBeNull();
  });

  it('tells before what the Titan would bring', () => {
    const { points, food, mouths, income, scholars, capacity, swords, arrows, banners } = seat();
    const now = { points, food, mouths, income, scholars, capacity, swords, arrows, banners };
    const gains = { ...now, points: points + 3, income: income + 2 };
    expect(aside(desk(view({ asks: 'attack', attack: attack({ gains }) })))).toBe(
      `If it falls: points ${points} → ${points + 3}, income ${income} → ${income + 2}.`,
    );
  });

  it('tells what a further army would bring', () => {
    const after = view({ asks: 'attack', attack: withArmy });
    expect(consequences(begun, after, 0, assets)).toEqual([
      'Axe Clan: 8 → 13, enough.',
      'Coins 4 → 2.',
      'Then three damage dice.',
    ]);
    const first = consequences(view(), view({ asks: 'attack', attack: attack({ value: 3 }) }), 0, assets);
    expect(first[0]).toBe('Storm Mother stands at 13; city and Draft bring 3.');
  });
});

describe('what a move changes', () => {
  it('is told by the numbers that differ', () => {
    const after = view({
      token: { holder: 0, is_hand_up: true, next_first: 0 },
      seats: [seat({ coins: 3, food: 4, room: 1, unfed: 1 }), seat()],
    });
    expect(consequences(view(), after, 0, assets)).toEqual([
      'Coins 5 → 3.',
      'Food 3 → 4.',
      'Room 2 → 1.',
      'One would starve.',
      'You open the next round.',
    ]);
    expect(consequences(view(), view(), 0, assets)).toEqual([]);
  });
});

describe('the lectern', () => {
  const said = (place: string, shown: AncientView) => remarks(place, shown, assets, seats).map(({ text }) => text);

  it('says why a card cannot be had, or that Crane brings it', () => {
    const offer = { target: 'row:orchard', card: 'orchard', coins: 2, knowledge: 0, with_crane: false, rule: 'TAW-B2' };
    const dear = view({ offers: [{ ...offer, is_possible: false, reason: 'Too dear.' }] });
    expect(remarks('row:orchard', dear, assets, seats)).toEqual([{ text: 'Too dear.', rule: 'TAW-B2' }]);
    expect(
      said('row:orchard', view({ offers: [{ ...offer, is_possible: true, reason: '', with_crane: true }] })),
    ).toEqual(['With Crane it costs nothing.']);
  });

  it('says what can be brought against a Titan', () => {
    expect(said('titan:3', view())).toEqual(['City and Draft lend 4; you can bring up to 15.']);
  });

  it('says who is at an action, and who may enter', () => {
    const build = action('build', {
      citizens: [{ seat: 1, citizen: 3 }],
      entrants: [
        { citizen: 3, fee: 0 },
        { citizen: 1, fee: 1 },
      ],
    });
    expect(said('action:build', view({ actions: [build] }))).toEqual([
      'There: 3 of Kleon.',
      'Your 3 may enter.',
      'Your 1 would pay 1 coin to enter.',
    ]);
    const shut = action('labor', { is_possible: false, reason: 'Nobody is at home.', rule: 'TAW-Z1' });
    expect(said('action:labor', view({ actions: [shut] }))).toEqual(['Nobody is at home.']);
  });

  it('says what an army is', () => {
    expect(said('army:1', view())).toEqual(['It marches for 1 coin.']);
    const old = view({ seats: [seat(), seat({ armies: [army(1, { retired: ['axe_clan'], is_used: true })] })] });
    expect(said('army:1:1', old)).toEqual([
      'With the legacy of Axe Clan: 1 sword and 1 arrow.',
      'It has marched this round.',
    ]);
  });

  it('makes tips superfluous where it is', () => {
    const own = { ...assets, gaze: new Gaze() };
    expect(hasCloser('row:orchard', view(), own)).toBe(true);
    expect(hasCloser('citizen:2', view(), own)).toBe(false);
    own.gaze.hasLens = true;
    expect(hasCloser('row:orchard', view(), own)).toBe(false);
  });
});

describe('what is drawn later', () => {
  const known = new Map(
    [
      card('mud_crawler', 'titan', { deck: 'titan-1' }),
      card('orchard', 'empire', { deck: 'empire-a' }),
      card('fishing_dock', 'empire'),
      card('open_plains', 'district', { deck: 'district' }),
    ].map((one) => [one.id, one]),
  );

  it('are the cards in sight that no table begins with, each once', () => {
    const shown = {
      titans: [{ top: 'mud_crawler' }, { top: null }],
      look: null,
      hand: null,
      row: [
        { card: 'orchard', taken_by: null },
        { card: 'orchard', taken_by: null },
      ],
      military_row: [],
      seats: [{ cards: [{ card: 'fishing_dock' }], armies: [], stored: [{ card: null, lot: 1 }] }],
    } as unknown as AncientView;
    expect(cardsIn(shown, known)).toEqual(['mud_crawler', 'orchard']);
  });

  it('is fetched once, and again if that failed; many cards at once', async () => {
    const asked: string[] = [];
    const drawn = {} as SVGSVGElement;
    const answers = [Promise.reject(new Error('gone'))];
    const drawings = new Drawings({} as SVGSVGElement, (name) => {
      asked.push(name);
      return answers.shift() ?? Promise.resolve(drawn);
    });
    const settled = () => new Promise((done) => setTimeout(done));
    for (let time = 0; time < 4; time++) {
      drawings.wantCards(['orchard']);
      await settled();
    }
    expect(asked).toEqual(['lying/orchard', 'lying/orchard']);
    expect(drawings.sheets).toHaveLength(2);
    drawings.wantCards(Array.from({ length: 20 }, (_, at) => `card_${at}`));
    drawings.wantCards(['bridge']);
    drawings.wantAll();
    expect(asked.slice(2)).toEqual(['later']);
  });
});

describe('an action on the lectern', () => {
  it('says what it does, by its rule', () => {
    for (const action of ACTIONS) expect(aboutAction(action)?.rule).toMatch(/^TAW-B\d+$/);
    expect(aboutAction('nothing')).toBeNull();
  });
});
