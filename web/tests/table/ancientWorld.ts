// A table of The Ancient World, made up for the tests of its page: views, cards, a desk.
import { assetsOf, type Assets, type Card } from '../../src/games/ancient_world/assets';
import { Drawings } from '../../src/games/ancient_world/drawings.svelte';
import { ACTIONS } from '../../src/games/ancient_world/targets';
import type { GameEvent } from '../../src/games/board';
import type {
  AncientActionView,
  AncientArmyView,
  AncientAttackView,
  AncientCardView,
  AncientEvent,
  AncientGeometry,
  AncientGroundView,
  AncientSeatView,
  AncientView,
} from '../../src/lib/types';

// -- a table --------------------------------------------------------------------------------------------------------------

export const card = (id: string, kind: Card['kind'], more: Partial<Card> = {}): Card => ({
  id,
  name: id
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' '),
  kind,
  deck: '',
  gives: null,
  legacy: null,
  words: `${id} in words`,
  sentences: [],
  ...more,
});

export const geometry = {
  cards: [
    card('orchard', 'empire'),
    card('caravan', 'empire'),
    card('bridge', 'empire'),
    card('crane', 'empire'),
    card('militia', 'military'),
    card('axe_clan', 'military'),
    card('storm_mother', 'titan'),
    card('river_valley', 'district'),
  ],
  actions: ACTIONS.map((key) => ({ key, opens: 1, about: `${key} in words`, rule: 'TAW-B1' })),
  tribes: [],
} as unknown as AncientGeometry;

export const none = () => Promise.reject(new Error('none'));
export const assets: Assets = assetsOf(geometry, new Drawings(null as unknown as SVGSVGElement, none), none);

export const action = (name: string, more: Partial<AncientActionView> = {}): AncientActionView => ({
  action: name,
  name: name.charAt(0).toUpperCase() + name.slice(1),
  is_covered: false,
  opens: 1,
  citizens: [],
  least_skill: 1,
  is_full: false,
  need: '',
  need_spoken: '',
  fee: 0,
  matching: [],
  entrants: [],
  is_possible: true,
  reason: '',
  rule: '',
  ...more,
});

export const army = (number: number, more: Partial<AncientArmyView> = {}): AncientArmyView => ({
  army: number,
  card: 'militia',
  retired: [],
  swords: 1,
  arrows: 1,
  spies: 0,
  loot: 0,
  repairs: 0,
  force: '1 sword and 1 arrow',
  on_name: 0,
  on_picture: 0,
  price: 1,
  is_used: false,
  ...more,
});

export const built = (name: string, more: Partial<AncientCardView> = {}): AncientCardView => ({
  card: name,
  is_damaged: false,
  has_action: false,
  citizen: null,
  ground: 0,
  is_possible: false,
  reason: '',
  rule: '',
  ...more,
});

export const ground = (kind: AncientGroundView['kind'], capacity: number, cards: string[] = []): AncientGroundView => ({
  kind,
  card: null,
  capacity,
  cards,
});

export const seat = (more: Partial<AncientSeatView> = {}): AncientSeatView =>
  ({
    coins: 5,
    knowledge: 1,
    food: 3,
    mouths: 3,
    unfed: 0,
    hunger: '',
    income: 5,
    scholars: 0,
    capacity: 4,
    used: 2,
    room: 2,
    grounds: [ground('capital', 4, ['orchard', 'caravan'])],
    citizens: [
      { citizen: 1, where: 'home', place: null },
      { citizen: 2, where: 'home', place: null },
      { citizen: 3, where: 'action', place: 'labor' },
    ],
    next_citizen: 4,
    armies: [army(1), army(2, { card: 'axe_clan' })],
    army_limit: 2,
    swords: 2,
    arrows: 1,
    draft: 1,
    explore: 5,
    cards: [built('orchard'), built('caravan', { has_action: true })],
    districts: [],
    titans: [],
    banners: [],
    stored: [{ card: 'bridge', lot: null }],
    has_passed: false,
    points: 3,
    lines: [],
    ...more,
  }) as AncientSeatView;

export function view(more: Partial<AncientView> = {}): AncientView {
  return {
    viewer: 0,
    decision: 'action',
    aside: '',
    step: 'actions',
    round: 5,
    rounds: 6,
    turn: 0,
    first: 1,
    order: [1, 0],
    token: { holder: 1, is_hand_up: false, next_first: 1 },
    track: [1, 2, 3, 4, 5, 6].map((round) => ({
      round,
      letter: { 1: 'a', 4: 'b' }[round] ?? null,
      opens: null,
      is_over: round < 5,
      is_current: round === 5,
    })),
    actions: ACTIONS.map((name) => action(name)),
    row: [
      { card: 'orchard', taken_by: null },
      { card: null, taken_by: 1 },
    ],
    military_row: [
      { card: 'axe_clan', taken_by: null },
      { card: 'militia', taken_by: null },
    ],
    offers: [],
    deck: { letter: 'b', size: 20, lot: 1, discards: { orchard: 2 }, unseen: {} },
    military_size: 8,
    military_unseen: {},
    lost: [],
    titans: [1, 2, 3].map((stars) => ({
      stars,
      top: 'storm_mother',
      size: 5,
      known: [],
      among: [],
      unseen: [],
      defence: 13,
      lent: 4,
      best: 15,
      is_possible: true,
      reason: '',
      rule: '',
    })),
    districts: { top: 'river_valley', size: 9, under: [], unseen: {}, choice: [] },
    seats: [seat(), seat()],
    attack: null,
    hand: null,
    look: null,
    repairs: 0,
    starving_due: 0,
    ...more,
  } as AncientView;
}

export const attack = (more: Partial<AncientAttackView> = {}): AncientAttackView => ({
  seat: 0,
  stars: 3,
  titan: 'storm_mother',
  is_taken: false,
  defence: 13,
  counts_arrows: true,
  sources: [
    { source: 'city', swords: 2, arrows: 0 },
    { source: 'draft', swords: 1, arrows: 0 },
    { source: 'army:1', swords: 2, arrows: 3 },
  ],
  value: 8,
  short: 5,
  cost: 1,
  coins_left: 4,
  is_enough: false,
  dice: 3,
  armies: [
    { army: 1, swords: 2, arrows: 3, price: 1, is_ticked: true, is_possible: false, reason: '', rule: '' },
    { army: 2, swords: 4, arrows: 1, price: 2, is_ticked: false, is_possible: true, reason: '', rule: '' },
  ],
  repairs: 0,
  rolled: [],
  dice_due: 0,
  hits: 0,
  loot: 0,
  gains: null,
  ...more,
});
export const withArmy = attack({
  sources: [...attack().sources, { source: 'army:2', swords: 4, arrows: 1 }],
  value: 13,
  short: 0,
  coins_left: 2,
  is_enough: true,
});

export const event = (one: AncientEvent): GameEvent => one as GameEvent;
