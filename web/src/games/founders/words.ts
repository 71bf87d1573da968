// Words of Founders of the Empire that the page makes itself: names of things, the marker, what a move changes. The
// sentences of prompts, moves and the log, and what tiles and tokens show, come from the engine.

import { list } from '../../lib/names';
import { capital, colourOf } from '../../lib/seats';
import type { FoundersSeatView, FoundersTileView, FoundersView, OptionInfo } from '../../lib/types';
import { ownWords } from '../../words/words';
import type { Desk, Marker, TurnStep } from '../board';
import type { Assets, Tile } from './assets';
import { actingIn, partOf, placeOfTarget } from './targets';
import messages from './words.ftl';

export const say = ownWords(messages);

/** A name before what it has: `Coin: `. */
export function label(name: string): string {
  return say('label', { name });
}

export function isOnBoard(target: string, assets: Assets): boolean {
  if (assets.tiles.has(target) || placeOfTarget(target, 0)) return true;
  return ['token', 'stack', 'corner', 'settle'].some((kind) => target.startsWith(`${kind}:`));
}

export function tileName(assets: Assets, id: string): string {
  return assets.tiles.get(id)?.name ?? id;
}

export function resourceName(assets: Assets, key: string): string {
  return assets.resources.get(key)?.name ?? key;
}

export function tokenName(assets: Assets, key: string): string {
  return assets.tokens.get(key)?.name ?? key;
}

/** Nature, village, city or victory, as it stands in a sentence. */
export function kindName(assets: Assets, key: string): string {
  return assets.geometry.kinds.find((kind) => kind.key === key)?.name ?? key;
}

interface Standing {
  /** It can only take the place of another tile. */
  isSwap: boolean;
  /** What these eyes still lack for it; undefined: nobody asks. */
  lacks: readonly string[] | undefined;
  /** An equal tile is chosen. */
  isTwin: boolean;
}

/** A tile that can be had, as it is read out. */
export function choiceName(assets: Assets, id: string, { isSwap, lacks, isTwin }: Standing): string {
  let tile = assets.tiles.get(id)?.words ?? id;
  if (isSwap) tile = say('choice.swap', { tile });
  if (lacks?.length === 0) tile = say('choice.fits', { tile });
  else if (lacks) tile = say('choice.lacks', { tile, resources: list(lacks.map((key) => resourceName(assets, key))) });
  return isTwin ? say('choice.twin', { tile }) : tile;
}

/** What lies on a tile or has happened to it. */
export function fate(assets: Assets, tile: FoundersTileView): string[] {
  return [
    ...(tile.is_pillaged ? [say('lies.pillaged')] : []),
    ...(tile.has_coin ? [say('lies.coin')] : []),
    ...(tile.craftsman === null ? [] : [say('lies.craftsman', { craftsman: tokenName(assets, tile.craftsman) })]),
    ...(tile.union === null ? [] : [say('lies.union')]),
    ...(tile.is_unprotected ? [say('lies.frontier')] : []),
  ];
}

export function tileAt(seat: FoundersSeatView | undefined, space: string): FoundersTileView | undefined {
  return seat?.tiles.find((one) => one.space === space);
}

/** `Forest at 0,1: gives wood or stone`. */
export function spaceName(assets: Assets, seat: FoundersSeatView | undefined, space: string): string {
  const tile = tileAt(seat, space);
  if (!tile) return say('space.free', { space });
  const facts = [goodFor(assets, tile), ...fate(assets, tile)].reduce((said, next) =>
    say('space.facts', { facts: said, next }),
  );
  return say('space.tile', { tile: tileName(assets, tile.tile), space, facts });
}

function goodFor(assets: Assets, tile: FoundersTileView): string {
  if (tile.produces.length > 0) {
    const names = tile.produces.map((key) => resourceName(assets, key));
    return say('lies.gives', { resources: names.reduce((said, last) => say('either', { names: said, last })) });
  }
  const points = assets.tiles.get(tile.tile)?.points ?? 0;
  return points > 0 ? say('points', { points }) : say('lies.idle');
}

export function nameOf(target: string, view: FoundersView, assets: Assets): string {
  if (assets.tiles.has(target)) return tileName(assets, target);
  const place = placeOfTarget(target, actingIn(view));
  if (place) {
    const tile = tileAt(view.seats[place.seat], place.space);
    return tile ? tileName(assets, tile.tile) : say('space', { space: place.space });
  }
  const token = partOf(target, 'token');
  if (token !== null) return tokenName(assets, token);
  const resource = partOf(target, 'resource');
  if (resource !== null) return resourceName(assets, resource);
  const corner = partOf(target, 'corner');
  if (corner !== null) return say('nation.corner', { corner });
  const way = partOf(target, 'settle');
  if (way !== null) return say('space.settle', { space: view.settles[way] ?? '', way });
  const stack = partOf(target, 'stack');
  return stack === null ? target : say('stack', { kind: capital(kindName(assets, stack)) });
}

export function marker(view: FoundersView): Marker {
  const left = view.victory.length;
  if (view.step === 'over') return { text: say('marker-over') };
  if (view.step === 'setup') return { text: say('marker-setup') };
  return { text: say('round', { round: view.round }), more: say('marker-end', { left }) };
}

const STEPS = ['open', 'token', 'add'] as const;

export function steps(view: FoundersView): readonly TurnStep[] | null {
  const now = view.step === 'end' ? STEPS.length : STEPS.findIndex((step) => step === view.step);
  if (now < 0) return null;
  return STEPS.map((step, at) => ({
    title: say(`step.${step}`),
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
    if (is.hand[kind] > was.hand[kind]) found.push(say('after-token', { token: assets.tokens.get(kind)?.one ?? kind }));
  }
  for (const row of after.rows) {
    const old = before.rows.find((one) => one.back === row.back);
    if (old?.is_full && row.tiles.length < old.tiles.length)
      found.push(say('after-row', { kind: kindName(assets, row.back) }));
  }
  for (const [seat, other] of before.seats.entries()) {
    for (const tile of other.tiles) {
      const then = tileAt(after.seats[seat], tile.space);
      if (seat === eyes || !then || then.produces.length === tile.produces.length) continue;
      found.push(say('after-idle', { seat: colourOf(seat), tile: tileName(assets, tile.tile) }));
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
