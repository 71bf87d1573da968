// Words of Founders of the Empire that the page makes itself: names of things, the marker, what a move changes. The
// sentences of prompts, moves and the log come from the engine.

import { list } from '../../lib/names';
import { capital, COLOURS } from '../../lib/seats';
import type { FoundersSeatView, FoundersTileView, FoundersView, OptionInfo } from '../../lib/types';
import type { Desk, Marker, TurnStep } from '../board';
import type { Assets, Tile } from './assets';
import { actingIn, partOf, placeOfTarget } from './targets';

export function isOnBoard(target: string, assets: Assets): boolean {
  if (assets.tiles.has(target) || placeOfTarget(target, 0)) return true;
  return ['token', 'stack', 'corner', 'settle'].some((kind) => target.startsWith(`${kind}:`));
}

export function tileName(assets: Assets, id: string): string {
  return assets.tiles.get(id)?.name ?? id;
}

export function resourceName(assets: Assets, key: string): string {
  return assets.resources.get(key)?.name.toLowerCase() ?? key;
}

export function tokenName(assets: Assets, key: string): string {
  return assets.tokens.get(key)?.name ?? capital(key);
}

function either(words: readonly string[]): string {
  return words.join(' or ');
}

/** `Mine: needs wood and stone, gives iron`. */
export function sayTile(assets: Assets, id: string): string {
  const tile = assets.tiles.get(id);
  return tile ? `${tile.name}: ${facts(assets, tile).join(', ')}` : id;
}

/** What a tile needs and what it is good for. */
export function facts(assets: Assets, tile: Tile): string[] {
  const name = (key: string) => resourceName(assets, key);
  return [
    ...(tile.needs.length > 0 ? [`needs ${list(tile.needs.map(name))}`] : []),
    ...(tile.makes.length > 0 ? [`gives ${either(tile.makes.map(name))}`] : []),
    ...(tile.token === '' ? [] : [`brings a ${tile.token} token`]),
    ...(tile.points > 0 ? [worth(tile.points)] : []),
  ];
}

export function worth(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** What lies on a tile or has happened to it. */
export function fate(assets: Assets, tile: FoundersTileView): string[] {
  return [
    ...(tile.is_pillaged ? ['pillaged'] : []),
    ...(tile.has_coin ? ['a coin lies on it'] : []),
    ...(tile.craftsman === null ? [] : [`the ${tokenName(assets, tile.craftsman)} works here`]),
    ...(tile.union === null ? [] : ['in a union']),
    ...(tile.is_unprotected ? ['at the frontier'] : []),
  ];
}

export function tileAt(seat: FoundersSeatView | undefined, space: string): FoundersTileView | undefined {
  return seat?.tiles.find((one) => one.space === space);
}

/** `Forest at 0,1: gives wood or stone`. */
export function spaceName(assets: Assets, seat: FoundersSeatView | undefined, space: string): string {
  const tile = tileAt(seat, space);
  if (!tile) return `Space ${space}: free`;
  const produces = tile.produces.map((key) => resourceName(assets, key));
  const points = assets.tiles.get(tile.tile)?.points ?? 0;
  const parts = [
    produces.length > 0 ? `gives ${either(produces)}` : points > 0 ? worth(points) : 'gives nothing now',
    ...fate(assets, tile),
  ];
  return `${tileName(assets, tile.tile)} at ${space}: ${parts.join(', ')}`;
}

export function nameOf(target: string, view: FoundersView, assets: Assets): string {
  if (assets.tiles.has(target)) return tileName(assets, target);
  const place = placeOfTarget(target, actingIn(view));
  if (place) {
    const tile = tileAt(view.seats[place.seat], place.space);
    return tile ? tileName(assets, tile.tile) : `space ${place.space}`;
  }
  const token = partOf(target, 'token');
  if (token !== null) return tokenName(assets, token);
  const stack = partOf(target, 'stack');
  return stack === null ? (target.split(':').at(-1) ?? target) : `${capital(stack)} stack`;
}

export function marker(view: FoundersView): Marker {
  const left = view.victory.length;
  if (view.step === 'over') return { text: 'The game is over' };
  if (view.step === 'setup') return { text: 'The nations are founded' };
  const last = left === 1 ? 'the last victory tile' : `the last of the ${left} victory tiles`;
  return { text: `Round ${view.round}`, more: `The game ends when ${last} is laid` };
}

const STEPS = ['open', 'token', 'add'] as const;

export function steps(view: FoundersView): readonly TurnStep[] | null {
  const now = view.step === 'end' ? STEPS.length : STEPS.findIndex((step) => step === view.step);
  if (now < 0) return null;
  return STEPS.map((step, at) => ({
    title: capital(step),
    state: at < now ? 'done' : at === now ? 'now' : 'ahead',
  }));
}

/** Keeping the tokens, and ending the turn, are what one does who wants nothing special. */
export function usual(options: readonly OptionInfo[]): OptionInfo | null {
  return options.find(({ verb }) => verb === 'keep' || verb === 'pass') ?? null;
}

export function isFarewell(option: OptionInfo): boolean {
  return option.verb === 'pass';
}

export function deed(option: OptionInfo, assets: Assets): string | null {
  const [first = ''] = option.targets;
  const tile = assets.tiles.get(first);
  switch (option.verb) {
    case 'keep':
      return 'Keep them all';
    case 'pass':
      return 'End turn';
    case 'take':
      return `Take the ${tile?.name ?? 'tile'}`;
    case 'open':
      return `Open a ${partOf(first, 'stack') ?? ''} tile`;
    case 'add':
      return tile?.kind === 'victory' ? `Raise the ${tile.name}` : `Lay the ${tile?.name ?? 'tile'}`;
    case 'swap':
      return `Swap for the ${tile?.name ?? 'tile'}`;
    case 'pillage':
      return 'Pillage it';
    case 'buy': {
      const resource = option.targets.map((target) => partOf(target, 'resource')).find((one) => one !== null);
      return resource ? `Buy ${resourceName(assets, resource)}` : null;
    }
    case 'unite':
      return 'Unite the four';
    case 'employ':
      return `Employ the ${tokenName(assets, partOf(first, 'token') ?? '')}`;
    default:
      return null;
  }
}

/** What comes of it besides points: unions that grow, coins that come home, tokens won. */
export function consequences(
  before: FoundersView,
  after: FoundersView,
  eyes: number,
  assets: Assets,
): readonly string[] {
  const was = before.seats[eyes];
  const is = after.seats[eyes];
  if (!was || !is) return [];
  const found: string[] = [];
  for (const kind of ['war', 'coin', 'carriage'] as const) {
    if (is.hand[kind] > was.hand[kind]) found.push(`You receive a ${kind} token.`);
  }
  for (const row of after.rows) {
    const old = before.rows.find((one) => one.back === row.back);
    if (old?.is_full && row.tiles.length < old.tiles.length) found.push(`The ${row.back} row is swept.`);
  }
  for (const [seat, other] of before.seats.entries()) {
    for (const tile of other.tiles) {
      const then = tileAt(after.seats[seat], tile.space);
      if (seat === eyes || !then || then.produces.length === tile.produces.length) continue;
      found.push(`The ${tileName(assets, tile.tile)} of ${COLOURS[seat] ?? ''} gives nothing then.`);
    }
  }
  return found;
}

/** Where the things lie that are asked for: a tray, or the plates with the nations of the others. */
export function whereIs(desk: Desk<FoundersView>): string | null {
  if (!desk.isAsked) return null;
  const glows = (target: string) => ['next', 'chosen'].includes(desk.mark(target));
  if (desk.chosen.some((target) => target === 'token:war' || target === 'token:coin')) return 'plates';
  if (desk.view.choice === 'draft' || desk.view.choice === 'stack') return 'rows';
  if (desk.view.choice === 'token' || desk.view.choice === 'craftsman') return 'tokens';
  if (desk.view.choice !== 'tile') return null;
  const inRows = desk.view.rows.some((row) => glows(`stack:${row.back}`) || row.tiles.some(glows));
  return !inRows && desk.view.victory.some(({ tile }) => glows(tile)) ? 'gods' : 'rows';
}

/** Whether a tray has something that can be chosen. */
export function calls(tray: string, desk: Desk<FoundersView>): boolean {
  const glows = (target: string) => ['next', 'other'].includes(desk.mark(target));
  const { view, eyes } = desk;
  if (tray === 'gods') return view.victory.some(({ tile }) => glows(tile));
  if (tray === 'rows') return view.rows.some((row) => glows(`stack:${row.back}`) || row.tiles.some(glows));
  const hand = eyes === null ? undefined : view.seats[eyes]?.hand;
  return ['war', 'coin', 'carriage', ...(hand?.craftsmen ?? [])].some((token) => glows(`token:${token}`));
}

/** The tile that a target shows: in a row, or in a nation with what lies on it. */
export function tileOfTarget(
  target: string,
  view: FoundersView,
  eyes: number | null,
  assets: Assets,
): { tile: Tile; lies: FoundersTileView | null } | null {
  const face = assets.tiles.get(target);
  if (face) return { tile: face, lies: null };
  const place = placeOfTarget(target, eyes ?? actingIn(view));
  const lies = place ? tileAt(view.seats[place.seat], place.space) : undefined;
  const tile = lies && assets.tiles.get(lies.tile);
  return lies && tile ? { tile, lies } : null;
}

/** Whether there is something to see from nearer. */
export function hasCloser(target: string, view: FoundersView): boolean {
  if (partOf(target, 'stack') !== null || partOf(target, 'token') !== null) return true;
  const place = placeOfTarget(target, view.viewer ?? actingIn(view));
  if (place) return tileAt(view.seats[place.seat], place.space) !== undefined;
  return view.rows.some((row) => row.tiles.includes(target)) || view.victory.some(({ tile }) => tile === target);
}
