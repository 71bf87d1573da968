// What the events of Eight-Minute Empire mean for the page: what they touched, where they left a mark, how they change
// the picture until the next view comes. No rule is reckoned here: who holds what waits for the view.

import type { EmpireEvent, EmpireSeatView, EmpireView } from '../../lib/types';
import type { GameEvent, Trace } from '../board';
import type { Assets } from './assets';

const as = (event: GameEvent) => event as EmpireEvent;

export function targetsOf(given: GameEvent): readonly string[] {
  const event = as(given);
  switch (event.type) {
    case 'ArmyMoved':
      return [event.origin, event.goal];
    case 'TokenLaid':
    case 'ArmySettled':
    case 'ArmyPlaced':
    case 'CityBuilt':
    case 'ArmyDestroyed':
      return [event.region];
    case 'CardDealt':
      return [`row-${event.place}`];
    default:
      return [];
  }
}

export function traceOf(given: GameEvent): Trace | null {
  const event = as(given);
  switch (event.type) {
    case 'ArmyMoved':
      return { target: event.goal, seat: event.seat };
    case 'ArmyPlaced':
    case 'CityBuilt':
      return { target: event.region, seat: event.seat };
    default:
      return null;
  }
}

/** How many beats each is watched for; what only words can tell stays a little longer. */
const BEATS: Partial<Record<EmpireEvent['type'], number>> = {
  CardTaken: 1.5,
  CardDealt: 1.3,
  ArmyMoved: 1.3,
  ArmyPlaced: 0.8,
  ArmySettled: 0.9,
  CityBuilt: 1.1,
  ArmyDestroyed: 1.2,
  ActionChosen: 0.8,
  ActionStopped: 1,
  ActionImpossible: 2,
  BidsRevealed: 5,
  FirstPlayerNamed: 2.5,
  NextGameSetUp: 4,
  GameEnded: 2,
};

export function beats(event: GameEvent): number {
  return BEATS[as(event).type] ?? 0;
}

export function gist(given: GameEvent, assets: Assets): string | null {
  const event = as(given);
  switch (event.type) {
    case 'CardTaken':
      return `took ${assets.cards.get(event.card)?.good ?? 'a card'}`;
    case 'ArmyPlaced':
      return 'placed armies';
    case 'ArmyMoved':
      return 'moved armies';
    case 'CityBuilt':
      return 'built a city';
    case 'ArmyDestroyed':
      return 'destroyed an army';
    case 'ArmySettled':
      return 'settled an army';
    case 'BidMade':
      return 'has bid';
    case 'ActionImpossible':
      return 'could do nothing';
    default:
      return null;
  }
}

/** A round begins with the first card that somebody takes after all have taken the same number. */
export function chapter(given: GameEvent, past: readonly GameEvent[], view: EmpireView): string | null {
  const event = as(given);
  if (event.type === 'NextGameSetUp') return `Game ${event.number}`;
  if (event.type !== 'CardTaken') return null;
  const begun = past.findLastIndex((one) => one.type === 'NextGameSetUp');
  const taken = past.slice(begun + 1).filter((one) => one.type === 'CardTaken').length;
  return taken % view.seats.length === 0 ? `Round ${taken / view.seats.length + 1}` : null;
}

function withPiece(
  view: EmpireView,
  region: string,
  owner: number,
  kind: 'armies' | 'cities',
  change: number,
): EmpireView {
  const regions = view.regions.map((one) =>
    one.id === region ? { ...one, [kind]: one[kind].map((count, at) => count + (at === owner ? change : 0)) } : one,
  );
  return { ...view, regions };
}

function withSeat(
  view: EmpireView,
  seat: number,
  change: (before: EmpireSeatView) => Partial<EmpireSeatView>,
): EmpireView {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) };
}

export function drawIn(view: EmpireView, given: GameEvent): EmpireView {
  const event = as(given);
  const grey = view.seats.length;
  switch (event.type) {
    case 'CardTaken': {
      const row = view.row.map((place, at) => (at === event.place - 1 ? { ...place, card: null } : place));
      return withSeat({ ...view, row, turn: event.seat }, event.seat, (seat) => ({
        coins: seat.coins - event.price,
        cards: [...seat.cards, event.card],
      }));
    }
    case 'CardDealt': {
      const cards = [...view.row.map((place) => place.card).filter((card) => card !== null), event.card];
      const row = cards.map((card, at) => ({ price: view.row[at]?.price ?? 0, card }));
      return { ...view, row, deck_size: view.deck_size - 1 };
    }
    case 'TokenLaid':
      return { ...view, tokens: { ...view.tokens, [event.region]: event.good } };
    case 'ArmyPlaced':
      return withPiece(view, event.region, event.seat, 'armies', 1);
    case 'ArmySettled':
      return withPiece(view, event.region, grey, 'armies', 1);
    case 'CityBuilt':
      return withPiece(view, event.region, event.seat, 'cities', 1);
    case 'ArmyDestroyed':
      return withPiece(view, event.region, event.owner ?? grey, 'armies', -1);
    case 'ArmyMoved':
      return withPiece(withPiece(view, event.origin, event.seat, 'armies', -1), event.goal, event.seat, 'armies', 1);
    default:
      return view;
  }
}

/** What lies still while an event is played: the piece or card that is on its way has left its place. */
export function lifted(view: EmpireView, given: GameEvent): EmpireView {
  const event = as(given);
  if (event.type === 'ArmyMoved') return withPiece(view, event.origin, event.seat, 'armies', -1);
  if (event.type === 'ArmyDestroyed') return drawIn(view, event);
  return view;
}
