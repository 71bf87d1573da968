// What happens at a table of The Ancient World, as the page tells it.
import { describe, expect, it } from 'vitest';
import { actionOf, beats, chapter, isQuiet, targetsOf, traceOf } from '../../src/games/ancient_world/events';
import type { AncientEvent } from '../../src/lib/types';

import { event, view } from './ancientWorld';

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
