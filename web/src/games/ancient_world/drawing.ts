// Events drawn into the view, until the next one comes. Pieces, cards and coins move as the events say; nothing is reckoned: sums,
// prices and points wait for the view.

import type {
  AncientActionView,
  AncientArmyView,
  AncientAttackView,
  AncientCardView,
  AncientCitizenView,
  AncientEvent,
  AncientPlaceView,
  AncientSeatView,
  AncientTitansView,
  AncientView,
} from '../../lib/types';
import type { GameEvent } from '../board';
import { actionOf } from './events';

type Change<T> = (before: T) => Partial<T>;

function withSeat(view: AncientView, seat: number, change: Change<AncientSeatView>): AncientView {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) };
}

function withTitans(view: AncientView, stars: number, change: Change<AncientTitansView>): AncientView {
  return { ...view, titans: view.titans.map((pile) => (pile.stars === stars ? { ...pile, ...change(pile) } : pile)) };
}

function changed<T>(all: readonly T[], isMeant: (one: T) => boolean, change: Partial<T>): T[] {
  return all.map((one) => (isMeant(one) ? { ...one, ...change } : one));
}

function withArmies(
  view: AncientView,
  seat: number,
  change: (army: AncientArmyView) => Partial<AncientArmyView>,
): AncientView {
  return withSeat(view, seat, ({ armies }) => ({ armies: armies.map((army) => ({ ...army, ...change(army) })) }));
}

// -- citizens -------------------------------------------------------------------------------------------------------------

type Where = Pick<AncientCitizenView, 'where' | 'place'>;

function moved(view: AncientView, seat: number, citizen: number, to: Where): AncientView {
  return withSeat(view, seat, ({ citizens }) => ({
    citizens: changed(citizens, (one) => one.citizen === citizen, to),
  }));
}

function onAction(view: AncientView, seat: number, citizen: number, action: string): AncientView {
  const stands = (one: AncientActionView) =>
    one.action === action ? { ...one, citizens: [...one.citizens, { seat, citizen }] } : one;
  return moved({ ...view, actions: view.actions.map(stands) }, seat, citizen, { where: 'action', place: action });
}

function born(view: AncientView, seat: number, citizen: number): AncientView {
  return withSeat(view, seat, ({ citizens }) => ({
    citizens: [...citizens, { citizen, where: 'starving', place: null }],
  }));
}

/** All come home; the hungry stay where they are until it is known who eats. */
function homecoming(view: AncientView): AncientView {
  return {
    ...view,
    actions: view.actions.map((action) => ({ ...action, citizens: [] })),
    seats: view.seats.map((seat) => ({
      ...seat,
      draft: 0,
      citizens: changed(seat.citizens, ({ where }) => where !== 'starving', { where: 'home', place: null }),
      cards: seat.cards.map((card) => ({ ...card, citizen: null })),
      armies: seat.armies.map((army) => ({
        ...army,
        on_picture: army.on_picture + army.on_name,
        on_name: 0,
        is_used: false,
      })),
    })),
  };
}

// -- cards and coins ------------------------------------------------------------------------------------------------------

function paid(view: AncientView, seat: number, coins: number, knowledge = 0): AncientView {
  return withSeat(view, seat, (one) => ({ coins: one.coins - coins, knowledge: one.knowledge - knowledge }));
}

function gained(view: AncientView, seat: number, coins = 0, knowledge = 0): AncientView {
  return paid(view, seat, -coins, -knowledge);
}

function taken(
  places: readonly AncientPlaceView[],
  place: number | null | undefined,
  seat: number,
): AncientPlaceView[] {
  return places.map((one, at) => (at + 1 === place ? { card: null, taken_by: seat } : one));
}

function laid(places: readonly AncientPlaceView[], place: number, card: string): AncientPlaceView[] {
  return places.map((one, at) => (at + 1 === place ? { card, taken_by: null } : one));
}

function damaged(view: AncientView, seat: number, cards: readonly string[], is_damaged: boolean): AncientView {
  return withSeat(view, seat, (one) => ({
    cards: changed(one.cards, ({ card }) => cards.includes(card), { is_damaged }),
  }));
}

/** A card stands on the first ground that has room for it. */
function built(seat: AncientSeatView, card: string): Partial<AncientSeatView> {
  const ground = seat.grounds.findIndex(({ cards, capacity }) => cards.length < capacity);
  const fresh: AncientCardView = {
    card,
    is_damaged: false,
    has_action: false,
    citizen: null,
    ground,
    is_possible: false,
    reason: '',
    rule: '',
  };
  return {
    cards: [...seat.cards, fresh],
    grounds: seat.grounds.map((one, at) => (at === ground ? { ...one, cards: [...one.cards, card] } : one)),
  };
}

function discarded(seat: AncientSeatView, card: string): Partial<AncientSeatView> {
  return {
    cards: seat.cards.filter((one) => one.card !== card),
    grounds: seat.grounds.map((ground) => ({ ...ground, cards: ground.cards.filter((one) => one !== card) })),
  };
}

/** Out of the store: the one of that name, else one that nobody else has seen. */
function unstored({ stored }: AncientSeatView, card: string): Partial<AncientSeatView> {
  const named = stored.findIndex((one) => one.card === card);
  const at = named >= 0 ? named : stored.findIndex((one) => one.card === null);
  return { stored: stored.filter((_, index) => index !== at) };
}

const NEW_ARMY: AncientArmyView = {
  army: 0,
  card: '',
  retired: [],
  swords: 0,
  arrows: 0,
  spies: 0,
  loot: 0,
  repairs: 0,
  on_name: 0,
  on_picture: 0,
  price: 1,
  is_used: false,
};

/** A new army, or a new card on top of one: the coins on the old one go to the supply. */
function recruited(seat: AncientSeatView, army: number, card: string): Partial<AncientSeatView> {
  const old = seat.armies.find((one) => one.army === army);
  if (!old) return { armies: [...seat.armies, { ...NEW_ARMY, army, card }] };
  const retired = [...old.retired, old.card];
  return {
    armies: changed(seat.armies, (one) => one === old, { card, retired, on_name: 0, on_picture: 0, price: 1 }),
  };
}

// -- attacks --------------------------------------------------------------------------------------------------------------

type Defeat = Extract<AncientEvent, { type: 'TitanDefeated' }>;

function defeated(view: AncientView, event: Defeat): AncientView {
  const { seat, stars, card, value, defence, armies, prices } = event;
  const dice = event.dice ?? 0;
  const attack: AncientAttackView = {
    seat,
    stars,
    titan: card,
    is_taken: true,
    defence,
    counts_arrows: true,
    sources: [],
    value,
    short: 0,
    cost: 0,
    coins_left: 0,
    is_enough: true,
    dice,
    armies: [],
    repairs: 0,
    rolled: [],
    dice_due: dice,
    hits: 0,
    loot: 0,
    gains: null,
  };
  const cost = prices.reduce((sum, price) => sum + price, 0);
  const after = withTitans({ ...view, attack }, stars, ({ size }) => ({ top: null, size: size - 1 }));
  const marched = withArmies(after, seat, ({ army, on_name }) => {
    const at = armies.indexOf(army);
    return at < 0 ? {} : { on_name: on_name + (prices[at] ?? 0), is_used: true };
  });
  const won = withSeat(marched, seat, ({ titans }) => ({ titans: [...titans, card] }));
  return gained(won, seat, -cost, event.knowledge);
}

function rolled(view: AncientView, face: string): AncientView {
  const { attack } = view;
  if (!attack) return view;
  return {
    ...view,
    attack: { ...attack, rolled: [...attack.rolled, face], dice_due: Math.max(0, attack.dice_due - 1) },
  };
}

// -- all ------------------------------------------------------------------------------------------------------------------

export function drawIn(view: AncientView, given: GameEvent): AncientView {
  const event = given as AncientEvent;
  const action = actionOf(event);
  const placed =
    action !== null && 'citizen' in event && 'seat' in event ? onAction(view, event.seat, event.citizen, action) : view;
  return drawn(placed, event);
}

function drawn(view: AncientView, event: AncientEvent): AncientView {
  switch (event.type) {
    case 'FirstPlayerDrawn':
      return {
        ...view,
        first: event.seat,
        turn: event.seat,
        seats: view.seats.map((seat, at) => ({ ...seat, coins: event.coins[at] ?? seat.coins })),
      };
    case 'DistrictTurnedUp':
      return { ...view, districts: { ...view.districts, top: event.card } };
    case 'TitanTurnedUp':
    case 'TitansArranged':
      return withTitans(view, event.stars, () => ({ top: event.card }));
    case 'EmpireCardLaid':
      return {
        ...view,
        row: laid(view.row, event.place, event.card),
        deck: { ...view.deck, size: Math.max(0, view.deck.size - 1) },
      };
    case 'MilitaryCardLaid':
      return {
        ...view,
        military_row: laid(view.military_row, event.place, event.card),
        military_size: Math.max(0, view.military_size - 1),
      };
    case 'DeckRemade':
      return { ...view, deck: { ...view.deck, size: event.cards, discards: {} } };
    case 'RoundBegun':
      return begun(view, event);
    case 'RoundEnded': {
      const home = homecoming(view);
      return view.seats.reduce((so, _, seat) => gained(so, seat, event.coins[seat], event.knowledge[seat]), home);
    }
    case 'CitizenStarved':
      return moved(view, event.seat, event.citizen, { where: 'starving', place: null });
    case 'CitizensFed':
      return withSeat(view, event.seat, ({ citizens }) => ({
        citizens: citizens.map((one) => ({
          ...one,
          where: event.starving?.includes(one.citizen) ? 'starving' : 'home',
          place: null,
        })),
      }));
    case 'CardsRepaired':
      return damaged(view, event.seat, event.cards, false);
    case 'GameEnded':
      return { ...view, step: 'over' };
    case 'TurnPassed':
      return withSeat(view, event.seat, () => ({ has_passed: true }));
    case 'CardRepaired':
      return damaged(view, event.seat, [event.card], false);
    case 'CardDamaged':
      return damaged(view, event.seat, [event.card], true);
    case 'TitanDefeated':
      return defeated(view, event);
    case 'DieRolled':
      return rolled(view, event.face);
    default:
      return traded(view, event);
  }
}

function begun(view: AncientView, event: Extract<AncientEvent, { type: 'RoundBegun' }>): AncientView {
  const isFirst = event.round === 1;
  return {
    ...view,
    step: 'prepare',
    round: event.round,
    turn: event.seat,
    first: event.seat,
    track: view.track.map((one) => ({
      ...one,
      is_over: one.round < event.round,
      is_current: one.round === event.round,
    })),
    actions: changed(view.actions, ({ action }) => action === event.uncovered, { is_covered: false }),
    row: isFirst ? view.row : view.row.map(() => ({ card: null, taken_by: null })),
    deck: { ...view.deck, letter: event.deck ?? view.deck.letter },
    seats: view.seats.map((seat) => ({ ...seat, has_passed: false })),
  };
}

/** What changes hands: coins, knowledge, cards, armies. */
function traded(view: AncientView, event: AncientEvent): AncientView {
  switch (event.type) {
    case 'Labored':
    case 'LootTaken':
    case 'CoinsForFood':
      return gained(view, event.seat, event.coins);
    case 'CoinsLost':
      return paid(view, event.seat, event.coins);
    case 'Drafted':
      return withSeat(view, event.seat, () => ({ draft: event.total }));
    case 'Learned':
    case 'KnowledgeBought':
      return paid(view, event.seat, event.coins, -1);
    case 'Rebuilt':
      return claimed(gained(view, event.seat, event.coins), event);
    case 'CardUsed': {
      const { seat, card, citizen } = event;
      const used = withSeat(view, seat, ({ cards }) => ({
        cards: changed(cards, (one) => one.card === card, { citizen }),
      }));
      const placed = moved(used, seat, citizen, { where: 'card', place: card });
      return claimed(gained(placed, seat, event.coins, event.knowledge), event);
    }
    case 'CardCopied':
      return claimed(gained(view, event.seat, event.coins, event.knowledge), event);
    case 'Grown':
      return born(paid(view, event.seat, event.coins), event.seat, event.gained);
    case 'CitizenGained':
      return born(view, event.seat, event.gained);
    case 'CardBuilt': {
      const { seat, card } = event;
      const after = paid(view, seat, (event.coins ?? 0) + (event.fee ?? 0), event.knowledge);
      const crane = event.discarded ?? null;
      const thrown = crane === null ? after : withSeat(after, seat, (one) => discarded(one, crane));
      const left =
        event.source === 'row'
          ? { ...thrown, row: taken(thrown.row, event.place, seat) }
          : withSeat(thrown, seat, (one) => unstored(one, card));
      return withSeat(left, seat, (one) => built(one, card));
    }
    case 'Expanded': {
      const after = paid(view, event.seat, event.coins ?? 0, event.knowledge);
      return event.card ? districted(after, event.seat, event.card) : after;
    }
    case 'DistrictTaken':
      return districted(view, event.seat, event.card);
    case 'Recruited': {
      const after = paid(view, event.seat, (event.coins ?? 0) + (event.fee ?? 0));
      const left = { ...after, military_row: taken(after.military_row, event.place, event.seat) };
      return withSeat(left, event.seat, (one) => recruited(one, event.army, event.card));
    }
    case 'CardStored': {
      const left = event.source === 'row' ? { ...view, row: taken(view.row, event.place, event.seat) } : view;
      const card = event.card ?? null;
      return withSeat(left, event.seat, ({ stored }) => ({
        stored: [...stored, { card, lot: card === null ? view.deck.lot : null }],
      }));
    }
    case 'CoinDiscarded':
      return withArmies(view, event.seat, ({ army, on_name, on_picture }) => {
        if (army !== event.army) return {};
        return event.place === 'name' ? { on_name: on_name - 1 } : { on_picture: on_picture - 1 };
      });
    case 'ArmyDisbanded':
      return withSeat({ ...view, lost: [...view.lost, ...event.cards] }, event.seat, ({ armies }) => ({
        armies: armies.filter(({ army }) => army !== event.army),
      }));
    default:
      return view;
  }
}

function districted(view: AncientView, seat: number, card: string): AncientView {
  const districts = { ...view.districts, top: null, size: Math.max(0, view.districts.size - 1) };
  return withSeat({ ...view, districts }, seat, (one) => ({ districts: [...one.districts, card] }));
}

function claimed(view: AncientView, { seat, has_claimed }: { seat: number; has_claimed?: boolean }): AncientView {
  return has_claimed ? { ...view, token: { holder: seat, is_hand_up: true, next_first: seat } } : view;
}
