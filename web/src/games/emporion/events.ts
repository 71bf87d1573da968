// What the events of Emporion mean for the page: what they touched, where they left a mark, how long they are watched, and where
// a round begins. What is seen to move stands in `motion`.

import type { EmporionEvent } from '../../lib/types';
import type { GameEvent, Trace } from '../board';
import { realmPlace } from './targets';
import { say } from './words';

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

/** The addition has told of its Spoils, and what has come to the Port lies there: of a refill the deed is told. */
export function isQuiet(given: GameEvent): boolean {
  const event = as(given);
  return event.type === 'SpoilsReturned' || (event.type === 'PortRefilled' && event.seat !== null);
}

/** A round begins with the first turn that is told of it. */
export function chapter(given: GameEvent, past: readonly GameEvent[]): string | null {
  const round = roundOf(given);
  const last = past.map(roundOf).findLast((one) => one !== null);
  return round === null || round === last ? null : say('round', { round });
}

function roundOf(given: GameEvent): number | null {
  const event = as(given);
  return 'round' in event ? event.round : null;
}
