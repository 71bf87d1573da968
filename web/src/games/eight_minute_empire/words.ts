// Words of Eight-Minute Empire that the page makes itself: names, the marker, what a move changes. The sentences of
// prompts, moves and the log come from the engine.

import { list } from '../../lib/names';
import { capital, colourOf } from '../../lib/seats';
import type { EmpireRegionView, EmpireView } from '../../lib/types';
import { ownWords } from '../../words/words';
import type { Counters, Marker } from '../board';
import type { Assets } from './assets';
import messages from './words.ftl';

export const say = ownWords(messages);

/** The name of a stock before how much of it there is. */
export function label(stock: 'coins' | 'armies' | 'cities' | 'cards'): string {
  return say('label', { name: say(`stock.${stock}`) });
}

export function goodName(assets: Assets, good: string): string {
  return assets.geometry.goods[good] ?? good;
}

export function placeOf(target: string): number | null {
  const found = /^row-(\d+)$/.exec(target);
  return found ? Number(found[1]) - 1 : null;
}

export function isOnBoard(target: string, assets: Assets): boolean {
  return placeOf(target) !== null || assets.regions.has(target);
}

/** The card that lies, or has just been taken, in a place of the row. */
export function cardAt(view: EmpireView, place: number): string | null {
  const slot = view.row[place];
  return slot?.card ?? slot?.taken ?? null;
}

export function nameOf(target: string, view: EmpireView, assets: Assets): string {
  const place = placeOf(target);
  if (place === null) return assets.regions.get(target)?.name ?? target;
  return assets.cards.get(cardAt(view, place) ?? '')?.words ?? say('row.place', { place: place + 1 });
}

function owner(at: number, players: number): string {
  return at < players ? colourOf(at) : say('third');
}

/** A region as it is read out: what stands there, who holds it, the goods token that lies there. */
export function regionName(region: EmpireRegionView, view: EmpireView, assets: Assets): string {
  const place = assets.regions.get(region.id);
  const continent = assets.geometry.continents.find(({ key }) => key === place?.continent)?.name ?? '';
  const good = view.tokens[region.id];
  const token = good === undefined ? [] : [say('region.token', { good: goodName(assets, good) })];
  const facts = inTurn([standing(region), held(region), ...token]);
  return say('region', { name: place?.name ?? region.id, continent, facts });
}

function inTurn(all: readonly string[]): string {
  return all.reduce((facts, next) => say('region.facts', { facts, next }));
}

/** What stands in a region: `terracotta 2 armies and 1 city, lapis 1 army`. */
export function standing(region: EmpireRegionView): string {
  const players = region.cities.length;
  const all = region.armies.flatMap((armies, at) => {
    const cities = region.cities[at] ?? 0;
    const pieces = [
      ...(armies > 0 ? [say('armies', { count: armies })] : []),
      ...(cities > 0 ? [say('cities', { count: cities })] : []),
    ];
    return pieces.length > 0 ? [say('region.standing', { owner: owner(at, players), pieces: list(pieces) })] : [];
  });
  return all.length > 0 ? inTurn(all) : say('region.empty');
}

export function held(region: EmpireRegionView): string {
  if (region.holder !== null) return say('region.held', { owner: owner(region.holder, region.cities.length) });
  return region.armies.some((count) => count > 0) ? say('region.contested') : say('region.free');
}

export function marker(view: EmpireView): Marker {
  const { round, cards_to_end: rounds, games, game_number: number } = view;
  const text = roundWords(round, rounds);
  return { text: games > 1 ? say('game.of', { number, games, text }) : text, step: round, of: rounds };
}

function roundWords(round: number, rounds: number): string {
  if (round === 0) return say('marker-before');
  return round > rounds ? say('marker-over') : say('round.of', { round, rounds });
}

const ICONS: Record<string, string> = { place: 'army', move: 'march', sail: 'ship', city: 'city', destroy: 'strike' };

export function counters({ action }: EmpireView): Counters | null {
  if (!action || action.of < 2) return null;
  const { kind, left, of } = action;
  return { left, of, icon: ICONS[kind] ?? 'army', text: say('left', { left, of, kind }) };
}

export function consequences(before: EmpireView, after: EmpireView, eyes: number, assets: Assets): readonly string[] {
  const won: string[] = [];
  const lost: string[] = [];
  for (const [at, region] of after.regions.entries()) {
    const was = before.regions[at]?.holder ?? null;
    const name = assets.regions.get(region.id)?.name ?? region.id;
    if (region.holder === was) continue;
    if (region.holder === eyes) won.push(name);
    else if (was === eyes) lost.push(say('after-lost', { name }));
    else if (was !== null)
      lost.push(say('after-lost.other', { owner: capital(owner(was, region.cities.length)), name }));
  }
  for (const [at, continent] of after.continents.entries()) {
    const was = before.continents[at]?.holder ?? null;
    const name = assets.geometry.continents[at]?.name ?? continent.id;
    if (continent.holder === eyes && was !== eyes) won.push(say('continents.all', { name }));
    if (continent.holder !== eyes && was === eyes) lost.push(say('after-lost', { name }));
  }
  return [...(won.length > 0 ? [say('after-won', { count: won.length, names: list(won) })] : []), ...lost];
}
