// The Ancient World on the page: what lies where, how stones and plots are laid, what is refused, and what is drawn later.
import { describe, expect, it } from 'vitest';
import { Gaze } from '../../src/games/ancient_world/gaze.svelte';
import { askedKinds, asksForStore, isRefused } from '../../src/games/ancient_world/choice';
import { cardsIn, Drawings } from '../../src/games/ancient_world/drawings.svelte';
import { COLUMNS, layoutOf, planOf } from '../../src/games/ancient_world/plots';
import { foreseenReckoning, reckoningOf, restingReckoning, stoneWidth } from '../../src/games/ancient_world/reckoning';
import { spreadOf } from '../../src/games/ancient_world/spread';
import { cardAt, copiedFrom, isOnBoard, partIn, partOf } from '../../src/games/ancient_world/targets';
import { calls, targetsOn, TRAYS, whereIs } from '../../src/games/ancient_world/trays';
import { shownSeat, visit } from '../../src/games/ancient_world/visit';
import type { AncientView } from '../../src/lib/types';
import type { Mark } from '../../src/table/narrow';
import { card, assets, ground, seat, view, attack, withArmy } from './ancientWorld';
import { desk } from './madeUp';

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
    expect(askedKinds(desk(view({ decision: 'armies' })))).toEqual(['army']);
    expect(askedKinds(desk(view({ decision: 'armies' }), { isAsked: false }))).toEqual([]);
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
    const shown = desk(view({ decision: 'armies', attack: attack() }));
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
    const shown = view({ decision: 'keep', hand: { seat: 0, cards: ['orchard', 'bridge'] } });
    expect(spreadOf(desk(shown), assets)?.cards.map(({ target }) => target)).toEqual(['drawn:orchard', 'drawn:bridge']);
    expect(spreadOf(desk(shown, { isAsked: false }), assets)).toBeNull();
  });

  it('are Districts and Titans', () => {
    const districts = view({ decision: 'district' });
    districts.districts.choice = ['river_valley', null];
    expect(spreadOf(desk(districts), assets)?.cards.map(({ target }) => target)).toEqual(['district:river_valley']);
    const titans = view({ decision: 'order', look: { seat: 0, stars: 3, count: 1, cards: ['storm_mother'] } });
    expect(spreadOf(desk(titans), assets)?.cards.map(({ target }) => target)).toEqual(['look:1']);
  });

  it('are the actions of others, and no other cards of theirs', () => {
    const marks: Record<string, Mark> = { 'lapis:caravan': 'next' };
    const found = spreadOf(desk(view({ decision: 'copy' }), { marks }), assets);
    expect(found?.cards).toMatchObject([{ target: 'lapis:caravan', seat: 1, name: 'caravan in words; of Kleon' }]);
  });

  it('is nothing otherwise', () => {
    expect(spreadOf(desk(view()), assets)).toBeNull();
  });
});

describe('the pages of a narrow screen', () => {
  const at = (decision: AncientView['decision'], chosen: string[] = []) =>
    whereIs(desk(view({ decision }), { chosen }));

  it('open where the asked thing lies', () => {
    expect(at('action')).toBe('actions');
    expect(whereIs(desk(view(), { marks: { 'titan:1': 'next' } }))).toBe('war');
    expect(whereIs(desk(view(), { marks: { 'titan:1': 'next', 'citizen:1': 'next' } }))).toBe('actions');
    expect(at('action', ['action:labor'])).toBe('actions');
    expect(at('action', ['citizen:2', 'action:build'])).toBe('market');
    expect(at('action', ['citizen:2', 'action:recruit'])).toBe('market');
    expect(at('action', ['citizen:2', 'action:recruit', 'military:axe_clan'])).toBe('war');
    expect(at('action', ['citizen:2'])).toBeNull();
    expect([at('armies'), at('keep'), at('damage'), at('starve'), at('study')]).toEqual([
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
