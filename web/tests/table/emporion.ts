// A table of Emporion, made up for the tests of its page: views, cards, a desk.
import type {
  EmporionActionView,
  EmporionBillView,
  EmporionEvent,
  EmporionGeometry,
  EmporionRealmView,
  EmporionView,
} from '../../src/lib/types';
import { assetsOf } from '../../src/games/emporion/assets';
import type { GameEvent } from '../../src/games/board';

const card = (id: string, kind: string, words: string): EmporionGeometry['cards'][number] => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  kind,
  colour: kind === 'special' ? 'prestige' : kind,
  words,
  gloss: '',
});

export const assets = assetsOf(
  {
    width: 140,
    full: 100,
    frieze: 54,
    strip: 33,
    step: 20,
    head: 24,
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

export const none = { trade: 0, culture: 0, war: 0 };

export function realm(more: Partial<EmporionRealmView> = {}): EmporionRealmView {
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
    spoils_lying: 3,
    start_spoils: 0,
    counter: 'asclepios',
    points: 6,
    lines: [],
    ...more,
  } as EmporionRealmView;
}

export function bill(place: string, more: Partial<EmporionBillView> = {}): EmporionBillView {
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
    short: '',
    rule: '',
    ...more,
  };
}

export function view(more: Partial<EmporionView> = {}): EmporionView {
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
    history_lying: 12,
    development_pile: 20,
    unseen: { start: { hippeis: 8, stoa: 9 } },
    gone: [],
    seats: [realm(), realm({ counter: 'hygieia' })],
    actions: [
      action('trade'),
      action('culture', { is_possible: false, short: 'nothing to take', cards: 0 }),
      action('war', { counters: ['hygieia'], is_barred: true, is_possible: false, short: 'a counter is here' }),
      action('expedition'),
      action('reserve', { counters: ['asclepios'], is_barred: true, is_possible: false, short: 'just left here' }),
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
    clock: {
      fullest: 5,
      realm_end: 18,
      history: 12,
      history_most: 18,
      is_exhausted: false,
      announced: [],
      last_round: null,
    },
    ...more,
  } as EmporionView;
}

export const event = (one: EmporionEvent): GameEvent => one as GameEvent;
