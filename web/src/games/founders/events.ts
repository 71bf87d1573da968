// What the events of Founders of the Empire mean for the page: what they touched, where they left a mark, how long they are
// watched, and where a round begins. What is seen to move stands in `motion`.

import type { FoundersEvent } from '../../lib/types';
import type { GameEvent, Trace } from '../board';
import { placed } from './targets';
import { say } from './words';

const as = (event: GameEvent) => event as FoundersEvent;

export function targetsOf(given: GameEvent): readonly string[] {
  const event = as(given);
  switch (event.type) {
    case 'TilePillaged':
    case 'ResourceBought':
      return [placed(event.owner, event.space)];
    case 'CraftsmanEmployed':
    case 'NationFounded':
      return [placed(event.seat, event.space)];
    case 'TileAdded':
    case 'TileSwapped': {
      const served = (event.services ?? []).flatMap(({ space }) => (space === null ? [] : [placed(event.seat, space)]));
      return [placed(event.seat, event.space), ...served];
    }
    case 'TilesUnited':
      return event.spaces.map((space) => placed(event.seat, space));
    case 'CoinsCollected':
      return event.spaces.map((space) => placed(event.seat, space));
    case 'TileOpened':
      return [`row:${event.back}:${event.tile}`];
    case 'StackOpened':
    case 'RowCleared':
      return [`stack:${event.back}`];
    case 'VictoryTileRevealed':
    case 'NatureTileRevealed':
      return [event.tile];
    default:
      return [];
  }
}

export function traceOf(given: GameEvent): Trace | null {
  const event = as(given);
  switch (event.type) {
    case 'TileAdded':
    case 'TileSwapped':
    case 'CraftsmanEmployed':
      return { target: placed(event.seat, event.space), seat: event.seat };
    case 'TilePillaged':
    case 'ResourceBought':
      return { target: placed(event.owner, event.space), seat: event.seat };
    case 'TileOpened':
      return event.seat === null ? null : { target: `row:${event.back}:${event.tile}`, seat: event.seat };
    default:
      return null;
  }
}

/** How many beats each is watched for; what only words can tell stays a little longer. */
const BEATS: Partial<Record<FoundersEvent['type'], number>> = {
  FirstPlayerDrawn: 2,
  VictoryTileRevealed: 0.3,
  NatureTileRevealed: 0.3,
  TileTaken: 1,
  NationFounded: 1,
  RowCleared: 1.4,
  TileOpened: 1.2,
  TokenKept: 0,
  TilePillaged: 1.6,
  ResourceBought: 1.5,
  TilesUnited: 1.4,
  CraftsmanEmployed: 1.4,
  TileAdded: 1.8,
  TileSwapped: 2,
  NatureTileDrawn: 1.2,
  NothingAdded: 1.5,
  TokenReceived: 0.9,
  PileEmpty: 1.2,
  CoinsCollected: 0.9,
  EndProposed: 2,
  EndAnswered: 1.5,
  GameEnded: 2,
};

export function beats(given: GameEvent): number {
  const event = as(given);
  // The rows are filled in one go before the first turn.
  if (event.type === 'TileOpened' && event.seat === null) return 0.4;
  return BEATS[event.type] ?? 0;
}

/** Which tile the stack gave, or that the next thing was done, says as much. */
const QUIET: ReadonlySet<string> = new Set<FoundersEvent['type']>(['StackOpened', 'TokenKept', 'TurnEnded']);

export function isQuiet(event: GameEvent): boolean {
  return QUIET.has(event.type);
}

/** A round begins with the first stack that is opened in it. */
export function chapter(given: GameEvent, past: readonly GameEvent[]): string | null {
  const event = as(given);
  if (event.type !== 'StackOpened') return null;
  const last = past.map(as).findLast((one) => one.type === 'StackOpened');
  return last?.round === event.round ? null : say('round', { round: event.round });
}
