// What the events of Emporion mean for the page: what they touched, where they left a mark, how long they are watched, and what
// they are in three words. What is seen to move stands in `motion`.

import { capital } from '../../lib/seats';
import type { EmporionEvent, EmporionView } from '../../lib/types';
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
      return ['action:reserve', realmPlace(event.seat, event.card)];
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
