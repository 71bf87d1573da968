// What happens at a table of The Ancient World, as the page tells and draws it.
import { describe, expect, it } from 'vitest';
import { drawIn } from '../../src/games/ancient_world/drawing';
import { actionOf, beats, chapter, gist, isQuiet, targetsOf, traceOf } from '../../src/games/ancient_world/events';
import type { AncientEvent } from '../../src/lib/types';

import { assets, action, army, built, ground, seat, view, event } from './ancientWorld';

// -- events ---------------------------------------------------------------------------------------------------------------

describe('an event', () => {
  const labored = event({ type: 'Labored', seat: 1, citizen: 3, coins: 2 });
  const fallen = event({
    type: 'TitanDefeated',
    seat: 1,
    stars: 3,
    card: 'storm_mother',
    value: 13,
    defence: 13,
    armies: [1],
    prices: [2],
    dice: 3,
  });

  it('touches what it was done with', () => {
    expect(targetsOf(labored)).toEqual(['action:labor']);
    expect(targetsOf(fallen)).toEqual(['titan:3', 'army:1:1']);
    const used = event({ type: 'CardUsed', seat: 1, citizen: 2, card: 'caravan', coins: 3 });
    expect(targetsOf(used)).toEqual(['city:1:caravan']);
    expect(targetsOf(event({ type: 'CardStored', seat: 1, source: 'deck' }))).toEqual(['deck:empire']);
    expect(targetsOf(event({ type: 'CitizenStarved', seat: 1, citizen: 2 }))).toEqual(['citizen:1:2']);
    expect(targetsOf(event({ type: 'TurnPassed', seat: 1 }))).toEqual([]);
  });

  it('leaves a mark where somebody acted', () => {
    expect(traceOf(labored)).toEqual([{ target: 'action:labor', seat: 1 }]);
    expect(traceOf(fallen)).toEqual([{ target: 'titan:3', seat: 1 }]);
    expect(traceOf(event({ type: 'TurnPassed', seat: 1 }))).toEqual([]);
  });

  it('is told in three words', () => {
    expect(gist(labored, assets)).toBe('labored');
    expect(gist(fallen, assets)).toBe('brought down Storm Mother');
    expect(gist(event({ type: 'CardStored', seat: 1, source: 'deck' }), assets)).toBe('stored a card');
    expect(gist(event({ type: 'DieRolled', seat: 1, face: 'coin' }), assets)).toBeNull();
  });

  it('is quiet where the next tells it, and begins a chapter with a round', () => {
    expect(isQuiet(event({ type: 'ArmyTicked', seat: 1, army: 1, card: 'militia' }))).toBe(true);
    expect(isQuiet(labored)).toBe(false);
    const round = event({ type: 'RoundBegun', round: 2, seat: 1, uncovered: 'explore' });
    expect(chapter(round, [], view())).toBe('Round 2 of 6 · Explore opens');
    expect(chapter(labored, [], view())).toBeNull();
  });

  it('is watched for a while, if there is something to see', () => {
    expect(beats(labored)).toBeGreaterThan(0);
    expect(beats(event({ type: 'RepairsEnded', seat: 1 }))).toBe(0);
  });

  it('knows its action', () => {
    expect(actionOf(labored as AncientEvent)).toBe('labor');
    expect(actionOf(fallen as AncientEvent)).toBeNull();
  });
});

describe('an event is drawn in', () => {
  const draw = (one: AncientEvent, before = view()) => drawIn(before, event(one));

  it('as a citizen at his work, and coins', () => {
    const after = draw({ type: 'Labored', seat: 0, citizen: 1, coins: 2 });
    expect(after.actions[0]?.citizens).toEqual([{ seat: 0, citizen: 1 }]);
    expect(after.seats[0]?.citizens[0]).toEqual({ citizen: 1, where: 'action', place: 'labor' });
    expect(after.seats[0]?.coins).toBe(7);
    expect(view().actions[0]?.citizens).toEqual([]);
  });

  it('as a card that goes from the row to the city', () => {
    const after = draw({
      type: 'CardBuilt',
      seat: 0,
      citizen: 1,
      card: 'bridge',
      source: 'row',
      place: 1,
      fee: 1,
      coins: 3,
      knowledge: 1,
    });
    expect(after.row[0]).toEqual({ card: null, taken_by: 0 });
    expect(after.seats[0]).toMatchObject({ coins: 1, knowledge: 0 });
    expect(after.seats[0]?.grounds[0]?.cards).toEqual(['orchard', 'caravan', 'bridge']);
    expect(after.seats[0]?.cards.at(-1)).toMatchObject({ card: 'bridge', ground: 0 });
  });

  it('as a stored card that is built, and Crane that is discarded for it', () => {
    const crane = seat({
      cards: [built('crane')],
      grounds: [ground('capital', 4, ['crane'])],
      stored: [
        { card: null, lot: 0 },
        { card: 'bridge', lot: null },
      ],
    });
    const one = {
      type: 'CardBuilt',
      seat: 0,
      citizen: 1,
      card: 'bridge',
      source: 'stored',
      discarded: 'crane',
    } as const;
    const after = draw(one, view({ seats: [crane] }));
    expect(after.seats[0]?.stored).toEqual([{ card: null, lot: 0 }]);
    expect(after.seats[0]?.grounds[0]?.cards).toEqual(['bridge']);
    const unseen = draw({ ...one, card: 'orchard' }, view({ seats: [crane] }));
    expect(unseen.seats[0]?.stored).toEqual([{ card: 'bridge', lot: null }]);
  });

  it('as an army that is opened, and one that is retired', () => {
    const recruited = { type: 'Recruited', seat: 0, citizen: 1, card: 'axe_clan', place: 1 } as const;
    const opened = draw({ ...recruited, army: 3 });
    expect(opened.seats[0]?.armies.at(-1)).toMatchObject({ army: 3, card: 'axe_clan', retired: [] });
    expect(opened.military_row[0]).toEqual({ card: null, taken_by: 0 });
    const before = view({ seats: [seat({ armies: [army(1, { on_picture: 3, price: 4 })] })] });
    const retired = draw({ ...recruited, army: 1, retired: 'militia', returned: 3 }, before);
    expect(retired.seats[0]?.armies[0]).toMatchObject({
      card: 'axe_clan',
      retired: ['militia'],
      on_picture: 0,
      price: 1,
    });
  });

  it('as a Titan that falls, armies that have marched, and dice', () => {
    const fell = draw({
      type: 'TitanDefeated',
      seat: 0,
      stars: 3,
      card: 'storm_mother',
      value: 13,
      defence: 13,
      armies: [2],
      prices: [2],
      knowledge: 1,
      dice: 2,
    });
    expect(fell.titans[2]).toMatchObject({ top: null, size: 4 });
    expect(fell.seats[0]).toMatchObject({ coins: 3, knowledge: 2, titans: ['storm_mother'] });
    expect(fell.seats[0]?.armies.map(({ on_name, is_used }) => [on_name, is_used])).toEqual([
      [0, false],
      [2, true],
    ]);
    expect(fell.attack).toMatchObject({ is_taken: true, dice_due: 2, rolled: [] });
    const rolled = draw({ type: 'DieRolled', seat: 0, face: 'titan' }, fell);
    expect(rolled.attack).toMatchObject({ dice_due: 1, rolled: ['titan'] });
    expect(draw({ type: 'DieRolled', seat: 0, face: 'titan' }).attack).toBeNull();
  });

  it('as damage and repair', () => {
    const hurt = draw({ type: 'CardDamaged', seat: 0, card: 'orchard' });
    expect(hurt.seats[0]?.cards.map(({ is_damaged }) => is_damaged)).toEqual([true, false]);
    expect(draw({ type: 'CardRepaired', seat: 0, card: 'orchard' }, hurt).seats[0]?.cards[0]?.is_damaged).toBe(false);
  });

  it('as the end of a round: citizens come home, coins slide from the name', () => {
    const before = view({ seats: [seat({ armies: [army(1, { on_name: 2, on_picture: 1, is_used: true })] }), seat()] });
    const after = draw({ type: 'RoundEnded', round: 5, coins: [6, 5], knowledge: [1, 0] }, before);
    expect(after.seats[0]).toMatchObject({ coins: 11, knowledge: 2, draft: 0 });
    expect(after.seats[0]?.armies[0]).toMatchObject({ on_name: 0, on_picture: 3, is_used: false });
    expect(after.seats[0]?.citizens.every(({ where }) => where === 'home')).toBe(true);
    const fed = draw({ type: 'CitizensFed', seat: 0, food: 2, mouths: 3, starving: [3] }, after);
    expect(fed.seats[0]?.citizens.map(({ where }) => where)).toEqual(['home', 'home', 'starving']);
  });

  it('as a new round: the row is empty, an action is uncovered, a deck comes', () => {
    const before = view({ actions: [action('explore', { is_covered: true })] });
    const after = draw({ type: 'RoundBegun', round: 2, seat: 1, uncovered: 'explore', deck: 'b' }, before);
    expect(after.row.every(({ card, taken_by }) => card === null && taken_by === null)).toBe(true);
    expect(after.actions[0]?.is_covered).toBe(false);
    expect(after).toMatchObject({ round: 2, turn: 1, first: 1 });
    expect(after.track.findIndex(({ is_current }) => is_current)).toBe(1);
    const laid = draw({ type: 'EmpireCardLaid', card: 'crane', place: 2 }, after);
    expect(laid.row[1]).toEqual({ card: 'crane', taken_by: null });
    expect(laid.deck.size).toBe(19);
  });

  it('as a reaction: a coin less on an army, knowledge for a coin', () => {
    const before = view({ seats: [seat({ armies: [army(1, { on_name: 2, on_picture: 1 })] })] });
    const one = { type: 'CoinDiscarded', seat: 0, card: 'bridge', army: 1, is_ready: false } as const;
    expect(draw({ ...one, place: 'name' }, before).seats[0]?.armies[0]?.on_name).toBe(1);
    expect(draw({ ...one, place: 'picture' }, before).seats[0]?.armies[0]?.on_picture).toBe(0);
    const bought = draw({ type: 'KnowledgeBought', seat: 0, card: 'bridge', coins: 1 });
    expect(bought.seats[0]).toMatchObject({ coins: 4, knowledge: 2 });
  });

  it('as what is stored, claimed, grown and lost', () => {
    const stored = draw({ type: 'CardStored', seat: 1, source: 'deck' });
    expect(stored.seats[1]?.stored.at(-1)).toEqual({ card: null, lot: 1 });
    const claimed = draw({ type: 'Rebuilt', seat: 0, citizen: 1, coins: 1, has_claimed: true });
    expect(claimed.token).toEqual({ holder: 0, is_hand_up: true, next_first: 0 });
    const grown = draw({ type: 'Grown', seat: 0, citizen: 1, gained: 4, coins: 3 });
    expect(grown.seats[0]?.citizens.at(-1)).toEqual({ citizen: 4, where: 'starving', place: null });
    const lost = draw({ type: 'ArmyDisbanded', seat: 0, army: 2, cards: ['axe_clan'] });
    expect(lost.seats[0]?.armies.map(({ army }) => army)).toEqual([1]);
    expect(lost.lost).toEqual(['axe_clan']);
  });

  it('as nothing, where only words tell it', () => {
    const before = view();
    expect(draw({ type: 'RepairsEnded', seat: 0 }, before)).toBe(before);
  });
});
