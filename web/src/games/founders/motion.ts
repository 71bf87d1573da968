// What is seen to move in Founders of the Empire: tiles turn up from their stacks and fly to their nation, tokens come and go.

import type { FoundersEvent, FoundersView } from '../../lib/types';
import type { Deed, Fly, Place, Send, Step } from '../../table/steps';
import type { GameEvent } from '../board';
import { placed } from './targets';

/** Tiles of a row that is swept leave one after another. */
const APART = 0.08;

export function stepsOf(given: GameEvent, { before, after, past }: Deed<FoundersView, GameEvent>): readonly Step[] {
  const event = given as FoundersEvent;
  switch (event.type) {
    case 'TileOpened':
      return [{ fly: stack(event.back), ...opened(event.back, before, past) }];
    case 'RowCleared': {
      const tiles = before.rows.find(({ back }) => back === event.back)?.tiles ?? [];
      return tiles.map((_, at) => ({
        fly: `${inRow(event.back, at)} .face`,
        at: (tiles.length - 1 - at) * APART,
        lasts: 1 - (tiles.length - 1) * APART,
      }));
    }
    case 'TileTaken': {
      // The second of a founder's tiles is held until it is known where it comes to lie.
      const isHeld = after.seats[event.seat]?.held === event.tile;
      const becomes = isHeld ? inHand(event.seat) : tileOn(event.seat, '0,0', event.tile);
      return [{ fly: inReach(event.tile), becomes, to: spaceOf(event.seat, '0,0') }];
    }
    case 'NationFounded':
      return [lay(event.seat, event.second, event.space, before)];
    case 'TileAdded':
    case 'TileSwapped':
      // The lines to what serves it stay in sight for the rest of the time.
      return [{ ...lay(event.seat, event.tile, event.space, before), lasts: 0.5 }, { rest: true }];
    case 'NatureTileDrawn':
      return [{ fly: stack('nature'), becomes: inHand(event.seat), to: plate(event.seat) }];
    case 'TilePillaged':
      return [give(event.seat, 'war', spaceOf(event.owner, event.space))];
    case 'ResourceBought':
      return [give(event.seat, 'coin', spaceOf(event.owner, event.space))];
    case 'TilesUnited':
      return [give(event.seat, 'carriage', spaceOf(event.seat, event.corner))];
    case 'CraftsmanEmployed':
      return [give(event.seat, event.craftsman, spaceOf(event.seat, event.space))];
    case 'TokenReceived':
      return [{ fly: supply(event.token), to: purse(event.seat, event.craftsman ?? event.token) }];
    case 'CoinsCollected':
      return event.spaces.map((space) => ({
        fly: supply('coin'),
        from: spaceOf(event.seat, space),
        to: purse(event.seat, 'coin'),
      }));
    default:
      return [];
  }
}

// -- where things are ---------------------------------------------------------------------------------------------------

const plate = (seat: number) => `[data-plate="${seat}"]`;
const stack = (back: string) => `[data-stack="${back}"] svg`;
const inRow = (back: string, at: number) => `[data-lies="${back}-${at}"]`;
const supply = (token: string) => `[data-supply="${token}"] svg`;
const purse = (seat: number, token: string) => [`[data-hand="${seat}-${token}"]`, plate(seat)];
/** A tile that can be had. */
const inReach = (tile: string) => `[data-tile="${tile}"] .face`;
const inHand = (seat: number) => `[data-in-hand="${seat}"] .face`;

/** Where a space is in sight: on the large plan, else in its owner's plate. */
function spaceOf(seat: number, space: string): Place {
  return [`[data-space="${placed(seat, space)}"]`, `[data-nation="${seat}"]`, plate(seat)];
}

/** A tile as it lies on its space. */
function tileOn(seat: number, space: string, tile: string): string {
  return `[data-lain="${placed(seat, space)} ${tile}"]`;
}

/** A tile comes to lie last in its row. */
function opened(back: string, before: FoundersView, past: readonly GameEvent[]): { becomes: string; to: Place } {
  const earlier = (past as FoundersEvent[]).filter((one) => 'back' in one && one.back === back);
  const isCleared = earlier.some(({ type }) => type === 'RowCleared');
  const lay = isCleared ? 0 : (before.rows.find((row) => row.back === back)?.tiles.length ?? 0);
  const came = earlier.filter(({ type }) => type === 'TileOpened').length;
  return { becomes: inRow(back, lay + came), to: `[data-slot="${back}"]` };
}

// -- how they move ------------------------------------------------------------------------------------------------------

/** A tile comes to its space: from where it can be had, or from the hand; those of others are not in sight. */
function lay(seat: number, tile: string, space: string, before: FoundersView): Fly | Send {
  const goal = { becomes: tileOn(seat, space, tile), to: spaceOf(seat, space) };
  if (before.seats[seat]?.held !== tile) return { fly: inReach(tile), ...goal };
  return { send: `t-${tile}`, size: 56, from: [inHand(seat), plate(seat)], ...goal };
}

/** A token leaves a hand; where the hand is out of sight, it comes from the plate. */
function give(seat: number, token: string, to: Place): Step {
  const own = `[data-hand="${seat}-${token}"] svg`;
  return { fly: [own, supply(token)], from: [own, plate(seat)], to, lasts: 0.8 };
}
