// The Ancient World in words: names, questions, what a move would change, and what the lectern says.
import { describe, expect, it } from 'vitest';
import { Gaze } from '../../src/games/ancient_world/gaze.svelte';
import { isAttacking } from '../../src/games/ancient_world/choice';
import { remarks } from '../../src/games/ancient_world/closely';
import { asking, consequences } from '../../src/games/ancient_world/foresee';
import {
  aside,
  hasCloser,
  isTentative,
  marker,
  missing,
  nameOf,
  sayAction,
  sayArmy,
  sayCitizen,
  usual,
} from '../../src/games/ancient_world/words';
import type { AncientView } from '../../src/lib/types';
import { assets, action, army, seat, view, attack, withArmy } from './ancientWorld';
import { seats, desk, option } from './madeUp';

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
      'coin:picture',
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
      'a coin on its picture',
    ]);
  });

  it('say what an action asks of whoever enters', () => {
    const standing = action('labor', { need_spoken: 'skill 4 or more', citizens: [{ seat: 1, citizen: 3 }] });
    expect(sayAction(standing, seats)).toBe('Labor: citizen 3 of Kleon; skill 4 or more');
    const covered = action('grow', { is_covered: true, opens: 3, need_spoken: 'covered until round 3' });
    expect(sayAction(covered, seats)).toBe('Grow: covered until round 3');
    expect(sayAction(action('build'), seats)).toBe('Build');
    expect(sayAction(action('build', { fee: 1 }), seats)).toBe('Build: 1 coin unless your skill is there');
  });

  it('say where citizens and armies are', () => {
    expect(sayCitizen({ citizen: 2, where: 'home', place: null }, view(), assets)).toBe('Citizen 2, at home');
    expect(sayCitizen({ citizen: 2, where: 'action', place: 'labor' }, view(), assets)).toBe(
      'Citizen 2, at work: Labor',
    );
    expect(sayCitizen({ citizen: 2, where: 'card', place: 'caravan' }, view(), assets)).toBe(
      'Citizen 2, at work: Caravan',
    );
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

  it('tell before one chooses what the engine knows', () => {
    const told = view({ aside: 'The end of the round brings 5 coins.' });
    expect(aside(desk(told))).toBe('The end of the round brings 5 coins.');
    expect(aside(desk(told, { isAsked: false }))).toBeNull();
    expect(aside(desk(view()))).toBeNull();
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
    expect(asking(desk(view({ decision: 'order' }), { chosen: ['look:1'] }), assets)).toContain('below it');
    expect(asking(desk(view({ decision: 'damage' })), assets)).toBeNull();
  });
});

describe('an attack that is built up', () => {
  const begun = view({ decision: 'armies', attack: attack() });

  it('grows by tentative moves, until it is made', () => {
    expect([option('attack', 'titan:3'), option('tick', 'army:1')].every(isTentative)).toBe(true);
    expect([option('strike', 'strike'), option('pass', 'pass')].some(isTentative)).toBe(false);
    expect(isAttacking(begun)).toBe(true);
    expect(isAttacking(view({ decision: 'armies', attack: attack({ seat: 1 }) }))).toBe(false);
  });

  it('says what is missing, and is made by the confirm button when nothing is', () => {
    expect(missing(desk(begun))).toEqual({ deed: 'Attack', text: '5 short' });
    expect(missing(desk(view({ decision: 'armies', attack: withArmy })))).toBeNull();
    expect(usual([option('tick', 'army:2'), option('strike', 'strike')])?.verb).toBe('strike');
    expect(usual([option('tick', 'army:2')])).toBeNull();
  });

  it('tells what a further army would bring', () => {
    const after = view({ decision: 'armies', attack: withArmy });
    expect(consequences(begun, after, 0, assets)).toEqual([
      'Axe Clan: 8 → 13, enough.',
      'Coins 4 → 2.',
      'Then 3 damage dice.',
    ]);
    const first = consequences(view(), view({ decision: 'armies', attack: attack({ value: 3 }) }), 0, assets);
    expect(first[0]).toBe('Storm Mother has defence 13; city and Draft bring 3.');
  });
});

describe('what a move changes', () => {
  it('is told by the numbers that differ', () => {
    const after = view({
      token: { holder: 0, is_hand_up: true, next_first: 0 },
      seats: [seat({ coins: 3, food: 4, room: 1, unfed: 1, hunger: 'one would starve' }), seat()],
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
    const offer = {
      target: 'row:orchard',
      card: 'orchard',
      coins: 2,
      knowledge: 0,
      with_crane: false,
      note: '',
      rule: 'TAW-B2',
    };
    const dear = view({ offers: [{ ...offer, is_possible: false, reason: 'Too dear.' }] });
    expect(remarks('row:orchard', dear, assets, seats)).toEqual([{ text: 'Too dear.', rule: 'TAW-B2' }]);
    const note = 'With Crane it costs nothing.';
    const free = view({ offers: [{ ...offer, is_possible: true, reason: '', with_crane: true, note }] });
    expect(said('row:orchard', free)).toEqual([note]);
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
    const covered = action('grow', { is_covered: true, is_possible: false, need_spoken: 'covered until round 3' });
    expect(said('action:grow', view({ actions: [covered], viewer: null }))).toEqual(['Covered until round 3.']);
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
