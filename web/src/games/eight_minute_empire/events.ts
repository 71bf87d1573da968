// What the events of Eight-Minute Empire mean for the page: what they touched, where they left a mark, how long they are
// watched, and where a round begins. What is seen to move stands in `motion`.

import type { EmpireEvent } from '../../lib/types';
import type { GameEvent, Trace } from '../board';
import { say } from './words';

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

/** A round begins with the first card that is taken in it. */
export function chapter(given: GameEvent, past: readonly GameEvent[]): string | null {
  const event = as(given);
  if (event.type === 'NextGameSetUp') return say('game', { number: event.number });
  if (event.type !== 'CardTaken') return null;
  const last = past.map(as).findLast(({ type }) => type === 'CardTaken' || type === 'NextGameSetUp');
  return last?.type === 'CardTaken' && last.round === event.round ? null : say('round', { round: event.round });
}
