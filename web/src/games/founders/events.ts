// What the events of Founders of the Empire mean for the page: what they touched, where they left a mark, how they change the
// picture until the next view comes. No rule is reckoned here: what a tile gives, who is protected, all points wait for the view.

import type {
  FoundersEvent,
  FoundersHandView,
  FoundersSeatView,
  FoundersTileView,
  FoundersView,
} from '../../lib/types';
import type { GameEvent, Trace } from '../board';
import type { Assets } from './assets';
import { placed } from './targets';
import { resourceName, tileName, tokenName } from './words';

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

export function gist(given: GameEvent, assets: Assets): string | null {
  const event = as(given);
  switch (event.type) {
    case 'TileTaken':
      return `took a ${tileName(assets, event.tile)}`;
    case 'NationFounded':
      return 'founded a nation';
    case 'TileOpened':
      return `opened a ${tileName(assets, event.tile)}`;
    case 'TilePillaged':
      return `pillaged a ${tileName(assets, event.tile)}`;
    case 'ResourceBought':
      return `bought ${resourceName(assets, event.resource)}`;
    case 'TilesUnited':
      return 'laid a carriage';
    case 'CraftsmanEmployed':
      return `employed the ${tokenName(assets, event.craftsman)}`;
    case 'TileAdded':
    case 'TileSwapped': {
      const tile = assets.tiles.get(event.tile);
      const verb = event.type === 'TileSwapped' ? 'swapped for' : tile?.kind === 'victory' ? 'raised' : 'laid';
      return `${verb} ${tile?.kind === 'victory' ? 'the' : 'a'} ${tile?.name ?? 'tile'}`;
    }
    case 'NothingAdded':
      return 'added nothing';
    case 'EndProposed':
      return 'proposes the end';
    case 'EndAnswered':
      return event.agrees ? 'agrees' : 'refuses';
    default:
      return null;
  }
}

/** Which tile the stack gave, or that the next thing was done, says as much. */
const QUIET: ReadonlySet<string> = new Set<FoundersEvent['type']>(['StackOpened', 'TokenKept', 'TurnEnded']);

export function isQuiet(event: GameEvent): boolean {
  return QUIET.has(event.type);
}

/** A round begins when a stack is opened after everybody has opened as often. */
export function chapter(given: GameEvent, past: readonly GameEvent[], view: FoundersView): string | null {
  const event = as(given);
  if (event.type !== 'StackOpened') return null;
  const opened = past.filter((one) => one.type === 'StackOpened').length;
  return opened % view.seats.length === 0 ? `Round ${opened / view.seats.length + 1}` : null;
}

// -- drawing events in ------------------------------------------------------------------------------------------------

type Change<T> = (before: T) => Partial<T>;

function withSeat(view: FoundersView, seat: number, change: Change<FoundersSeatView>): FoundersView {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) };
}

function withTile(view: FoundersView, seat: number, space: string, change: Partial<FoundersTileView>): FoundersView {
  return withSeat(view, seat, ({ tiles }) => ({
    tiles: tiles.map((tile) => (tile.space === space ? { ...tile, ...change } : tile)),
  }));
}

function withRow(view: FoundersView, back: string, change: Change<FoundersView['rows'][number]>): FoundersView {
  return { ...view, rows: view.rows.map((row) => (row.back === back ? { ...row, ...change(row) } : row)) };
}

function changed(hand: FoundersHandView, token: string, by: number): FoundersHandView {
  if (token === 'war' || token === 'coin' || token === 'carriage') return { ...hand, [token]: hand[token] + by };
  const others = hand.craftsmen.filter((one) => one !== token);
  return { ...hand, craftsmen: by > 0 ? [...others, token] : others };
}

function withToken(view: FoundersView, seat: number, token: string, by: number): FoundersView {
  return withSeat(view, seat, ({ hand }) => ({ hand: changed(hand, token, by) }));
}

function without(tiles: readonly string[], tile: string): string[] {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, index) => index !== at);
}

/** A tile has left the row, the gods or the hand where it was. */
function taken(view: FoundersView, seat: number, tile: string): FoundersView {
  if (view.seats[seat]?.held === tile) return withSeat(view, seat, () => ({ held: null }));
  return {
    ...view,
    rows: view.rows.map((row) => (row.tiles.includes(tile) ? { ...row, tiles: without(row.tiles, tile) } : row)),
    victory: view.victory.filter((one) => one.tile !== tile),
  };
}

function laid(space: string, tile: string): FoundersTileView {
  return {
    space,
    tile,
    produces: [],
    is_pillaged: false,
    has_coin: false,
    craftsman: null,
    is_unprotected: false,
    union: null,
  };
}

export function drawIn(view: FoundersView, given: GameEvent): FoundersView {
  const event = as(given);
  switch (event.type) {
    case 'VictoryTileRevealed':
      return { ...view, victory: [...view.victory, { tile: event.tile, points: 0, lacks: [] }] };
    case 'NatureTileRevealed':
      return withRow(view, 'nature', (row) => ({ tiles: [...row.tiles, event.tile], stack: row.stack - 1 }));
    case 'TileTaken': {
      const after = taken(view, event.seat, event.tile);
      return withSeat(after, event.seat, ({ tiles }) =>
        tiles.length === 0 ? { tiles: [laid('0,0', event.tile)] } : { held: event.tile },
      );
    }
    case 'NationFounded':
      return withSeat(view, event.seat, ({ free }) => ({
        tiles: [laid('0,0', event.first), laid(event.space, event.second)],
        free: free.filter((space) => space !== event.space),
        held: null,
      }));
    case 'StackOpened':
      return { ...view, turn: event.seat };
    case 'RowCleared':
      return withRow(view, event.back, () => ({ tiles: [], is_full: false }));
    case 'TileOpened':
      return withRow(view, event.back, (row) => ({ tiles: [...row.tiles, event.tile], stack: row.stack - 1 }));
    case 'TilePillaged': {
      const after = withTile(view, event.owner, event.space, { is_pillaged: true, produces: [] });
      return withToken(after, event.seat, 'war', -1);
    }
    case 'ResourceBought': {
      const after = withTile(view, event.owner, event.space, { has_coin: true, produces: [] });
      const bought = { resource: event.resource, seat: event.owner, space: event.space };
      return { ...withToken(after, event.seat, 'coin', -1), bought };
    }
    case 'TilesUnited': {
      const after = withSeat(view, event.seat, ({ unions }) => {
        const joined = unions.filter((union) => union.spaces.some((space) => event.spaces.includes(space)));
        const corners = [...joined.flatMap((union) => union.corners), event.corner];
        const apart = unions.filter((union) => !joined.includes(union));
        return { unions: [...apart, { corners, spaces: event.spaces }] };
      });
      return withToken(after, event.seat, 'carriage', -1);
    }
    case 'CraftsmanEmployed': {
      const after = withTile(view, event.seat, event.space, { craftsman: event.craftsman, produces: [] });
      return withToken(after, event.seat, event.craftsman, -1);
    }
    case 'TileAdded':
      return withSeat(taken(view, event.seat, event.tile), event.seat, ({ tiles, free }) => ({
        tiles: [...tiles, laid(event.space, event.tile)],
        free: free.filter((space) => space !== event.space),
      }));
    case 'TileSwapped': {
      const after = withTile(taken(view, event.seat, event.tile), event.seat, event.space, {
        ...laid(event.space, event.tile),
      });
      const counted = withSeat(after, event.seat, ({ swapped }) => ({ swapped: [...swapped, event.old] }));
      return event.took_coin ? withToken(counted, event.seat, 'coin', 1) : counted;
    }
    case 'NatureTileDrawn': {
      const after = withRow(view, 'nature', (row) => ({ stack: row.stack - 1 }));
      return withSeat(after, event.seat, () => ({ held: event.tile }));
    }
    case 'TokenReceived': {
      const token = event.craftsman ?? event.token;
      return { ...withToken(view, event.seat, token, 1), supply: changed(view.supply, token, -1) };
    }
    case 'CoinsCollected': {
      const bare = event.spaces.reduce((now, space) => withTile(now, event.seat, space, { has_coin: false }), view);
      return withToken(bare, event.seat, 'coin', event.spaces.length);
    }
    default:
      return view;
  }
}
