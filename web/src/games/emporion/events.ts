// What the events of Emporion mean for the page: what they touched, where they left a mark, how they change the picture until
// the next view comes. No rule is reckoned here: resources, bills and points wait for the view.

import { capital } from '../../lib/seats';
import type {
  EmporionActionView,
  EmporionEvent,
  EmporionPolisView,
  EmporionRealmView,
  EmporionView,
} from '../../lib/types';
import type { GameEvent, Trace } from '../board';
import type { Assets } from './assets';
import { realmPlace } from './targets';
import { cardName } from './words';

const as = (event: GameEvent) => event as EmporionEvent;

export function targetsOf(given: GameEvent): readonly string[] {
  const event = as(given);
  switch (event.type) {
    case 'StartCardTaken':
      return [realmPlace(event.seat, event.card)];
    case 'PolisMade':
      return event.cards.map((card) => `polis:${card}`);
    case 'CardAdded':
      return [`action:${event.action}`, realmPlace(event.seat, event.card)];
    case 'ExpeditionSent':
      return ['action:expedition', ...event.cards.map((card) => `polis:${card}`)];
    case 'MandatoryExpedition':
      return event.cards.map((card) => `polis:${card}`);
    case 'PortRefilled':
      return [`port:${event.place}`];
    case 'CardReserved':
      return ['action:reserve', realmPlace(event.seat, event.card), `reserved:${event.card}`];
    default:
      return [];
  }
}

export function traceOf(given: GameEvent): readonly Trace[] {
  const event = as(given);
  switch (event.type) {
    case 'CardAdded':
    case 'CardReserved':
    case 'ExpeditionSent':
      return targetsOf(given).map((target) => ({ target, seat: event.seat }));
    default:
      return [];
  }
}

/** How many beats each is watched for; what only words can tell stays a little longer. */
const BEATS: Partial<Record<EmporionEvent['type'], number>> = {
  FirstPlayerDrawn: 2,
  StartCardTaken: 1,
  PolisMade: 1.4,
  CounterChosen: 1.2,
  CardAdded: 1.8,
  ExpeditionSent: 1.8,
  PortRefilled: 0.9,
  SpoilsTaken: 1,
  CardReserved: 1.6,
  CardDiscarded: 1.8,
  TurnPassed: 1.8,
  MandatoryExpedition: 2,
  SeventeenReached: 2,
  PileExhausted: 2,
  LastRoundBegun: 2,
  GameEnded: 2,
};

export function beats(given: GameEvent): number {
  const event = as(given);
  // The Port is laid out in one go before the first turn.
  if (event.type === 'PortRefilled' && event.seat === null) return 0.4;
  return BEATS[event.type] ?? 0;
}

export function gist(given: GameEvent, assets: Assets): string | null {
  const event = as(given);
  switch (event.type) {
    case 'StartCardTaken':
      return `took ${cardName(assets, event.card)}`;
    case 'CounterChosen':
      return `chose ${capital(event.counter)}`;
    case 'CardAdded':
      return `${event.source === 'reserved' ? 'brought in' : 'added'} ${cardName(assets, event.card)}`;
    case 'ExpeditionSent':
      return event.cards.length === 1 ? 'sent a card' : `sent ${event.cards.length} cards`;
    case 'CardReserved':
      return `reserved ${cardName(assets, event.card)}`;
    case 'CardDiscarded':
      return `removed ${cardName(assets, event.card)}`;
    case 'TurnPassed':
      return 'passed';
    default:
      return null;
  }
}

/** The addition has told of its Spoils, and what has come to the Port lies there: of a refill the deed is told. */
export function isQuiet(given: GameEvent): boolean {
  const event = as(given);
  return event.type === 'SpoilsReturned' || (event.type === 'PortRefilled' && event.seat !== null);
}

/** Each is one turn. */
const DEEDS: ReadonlySet<string> = new Set<EmporionEvent['type']>([
  'CardAdded',
  'ExpeditionSent',
  'CardReserved',
  'CardDiscarded',
  'TurnPassed',
]);

/** A round begins with the first turn after everybody has had as many. */
export function chapter(event: GameEvent, past: readonly GameEvent[], view: EmporionView): string | null {
  if (!DEEDS.has(event.type)) return null;
  const turns = past.filter((one) => DEEDS.has(one.type)).length;
  return turns % view.seats.length === 0 ? `Round ${turns / view.seats.length + 1}` : null;
}

// -- drawing events in ------------------------------------------------------------------------------------------------

function withSeat(
  view: EmporionView,
  seat: number,
  change: (before: EmporionRealmView) => Partial<EmporionRealmView>,
): EmporionView {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) };
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** The counter stands on its Action and nowhere else. */
function moved(view: EmporionView, counter: string, action: string): EmporionView {
  const standing = ({ action: one, counters }: EmporionActionView) => {
    const others = counters.filter((each) => each !== counter);
    return one === action ? [...others, counter] : others;
  };
  return { ...view, actions: view.actions.map((one) => ({ ...one, counters: standing(one) })) };
}

/** A card of the Polis; of what kind it is its face says. */
function lying(card: string, count: number): EmporionPolisView {
  return { card, kind: '', count };
}

/** Cards lie in the Polis, each beside those that are like it. */
function inPolis(view: EmporionView, cards: readonly string[]): EmporionView {
  const polis = [...view.polis];
  for (const card of cards) {
    const at = polis.findIndex((one) => one.card === card);
    const alike = polis[at];
    if (alike) polis[at] = lying(card, alike.count + 1);
    else polis.push(lying(card, 1));
  }
  return { ...view, polis };
}

function outOfPolis(view: EmporionView, card: string): EmporionView {
  const polis = view.polis.flatMap((one) => {
    if (one.card !== card) return [one];
    return one.count > 1 ? [{ ...one, count: one.count - 1 }] : [];
  });
  return { ...view, polis };
}

function outOfPort(view: EmporionView, places: readonly number[]): EmporionView {
  return { ...view, port: view.port.map((card, at) => (places.includes(at + 1) ? null : card)) };
}

function added(seat: EmporionRealmView, card: string): Partial<EmporionRealmView> {
  return { cards: [...seat.cards, card], size: seat.size + 1 };
}

export function drawIn(view: EmporionView, given: GameEvent): EmporionView {
  const event = as(given);
  switch (event.type) {
    case 'FirstPlayerDrawn':
      return { ...view, turn: event.seat, first: event.seat };
    case 'StartCardTaken': {
      const start = { ...view.unseen.start, [event.card]: (view.unseen.start?.[event.card] ?? 1) - 1 };
      const after = { ...view, unseen: { ...view.unseen, start } };
      return withSeat(after, event.seat, (seat) => added(seat, event.card));
    }
    case 'PolisMade': {
      return {
        ...view,
        asks: '',
        polis: event.cards.map((card) => lying(card, event.each)),
        seats: view.seats.map((seat, at) => ({ ...seat, spoils: event.spoils[at] ?? 0 })),
      };
    }
    case 'CounterChosen':
      return withSeat(view, event.seat, () => ({ counter: event.counter }));
    case 'CardAdded': {
      const spoils = event.spoils ?? 0;
      const after = { ...moved(view, event.counter, event.action), history_pile: view.history_pile + spoils };
      const taken =
        event.source === 'polis'
          ? outOfPolis(after, event.card)
          : { ...after, special: after.special.filter((card) => card !== event.card) };
      return withSeat(taken, event.seat, (seat) => ({
        ...added(seat, event.card),
        spoils: seat.spoils - spoils,
        ...(event.source === 'reserved' ? unreserved(seat, event.card) : {}),
      }));
    }
    case 'ExpeditionSent':
      return inPolis(outOfPort(moved(view, event.counter, 'expedition'), event.places), event.cards);
    case 'MandatoryExpedition':
      return inPolis(outOfPort(view, event.places), event.cards);
    case 'PortRefilled': {
      const port = view.port.map((card, at) => (at === event.place - 1 ? event.card : card));
      return event.pile === 'history'
        ? { ...view, port, history_pile: view.history_pile - 1 }
        : { ...view, port, development_pile: view.development_pile - 1 };
    }
    case 'SpoilsTaken':
      return withSeat({ ...view, history_pile: view.history_pile - event.count }, event.seat, (seat) => ({
        spoils: seat.spoils + event.count,
      }));
    case 'CardReserved': {
      const after = outOfPort(moved(view, event.counter, 'reserve'), [event.place]);
      return withSeat(after, event.seat, ({ reserved, drachmas }) => ({
        reserved: [...reserved, event.card],
        drachmas: drachmas - 1,
      }));
    }
    case 'CardDiscarded':
      return withSeat({ ...view, gone: [...view.gone, event.card] }, event.seat, (seat) =>
        unreserved(seat, event.card),
      );
    default:
      return view;
  }
}

function unreserved({ reserved, drachmas }: EmporionRealmView, card: string): Partial<EmporionRealmView> {
  return { reserved: without(reserved, card), drachmas: drachmas + 1 };
}
