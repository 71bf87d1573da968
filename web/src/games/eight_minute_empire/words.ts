// Words of Eight-Minute Empire that the page makes itself: names, the marker, what a move changes. The sentences of
// prompts, moves and the log come from the engine.

import { list } from '../../lib/names';
import { capital, COLOURS } from '../../lib/seats';
import type { EmpireRegionView, EmpireView, OptionInfo } from '../../lib/types';
import type { Counters, Marker } from '../board';
import type { Assets } from './assets';

const THIRD = 'the third colour';

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
  return assets.cards.get(cardAt(view, place) ?? '')?.words ?? `place ${place + 1} of the row`;
}

function owner(at: number, players: number): string {
  return at < players ? (COLOURS[at] ?? '') : THIRD;
}

/** What stands in a region: `terracotta 2 armies and 1 city, lapis 1 army`. */
export function standing(region: EmpireRegionView): string {
  const players = region.cities.length;
  const all = region.armies.flatMap((armies, at) => {
    const cities = region.cities[at] ?? 0;
    const pieces = [
      ...(armies > 0 ? [armies === 1 ? '1 army' : `${armies} armies`] : []),
      ...(cities > 0 ? [cities === 1 ? '1 city' : `${cities} cities`] : []),
    ];
    return pieces.length > 0 ? [`${owner(at, players)} ${list(pieces)}`] : [];
  });
  return all.length > 0 ? all.join(', ') : 'empty';
}

export function held(region: EmpireRegionView): string {
  if (region.holder !== null) return `held by ${owner(region.holder, region.cities.length)}`;
  return region.armies.some((count) => count > 0) ? 'contested' : 'held by nobody';
}

/** The goods token in a region: `goods token Gem`. */
export function tokenIn(view: EmpireView, region: string): string | null {
  const good = view.tokens[region];
  return good === undefined ? null : `goods token ${capital(good)}`;
}

export function marker(view: EmpireView): Marker {
  const game = view.games > 1 ? `Game ${view.game_number} of ${view.games} · ` : '';
  const { round, cards_to_end: rounds } = view;
  const text =
    round === 0 ? 'Before the first turn' : round > rounds ? 'The game is over' : `Round ${round} of ${rounds}`;
  return { text: game + text, step: round, of: rounds };
}

const ICONS: Record<string, string> = { place: 'army', move: 'march', sail: 'ship', city: 'city', destroy: 'strike' };
const NOUNS: Record<string, [string, string]> = {
  place: ['army', 'armies'],
  move: ['step', 'steps'],
  sail: ['step', 'steps'],
  city: ['city', 'cities'],
  destroy: ['army', 'armies'],
};

export function counters({ action }: EmpireView): Counters | null {
  const noun = action && NOUNS[action.kind];
  if (!noun || action.of < 2) return null;
  const { kind, left, of } = action;
  return { left, of, icon: ICONS[kind] ?? 'army', text: `${left} of ${of} ${noun[1]} left` };
}

export function deed(option: OptionInfo, assets: Assets): string | null {
  const [first = '', second = ''] = option.targets;
  const name = (id: string) => assets.regions.get(id)?.name ?? id;
  if (option.verb === 'take') return option.text.split(':')[0] ?? null;
  if (option.verb === 'place') return `Place in ${name(first)}`;
  if (option.verb === 'city') return `Build in ${name(first)}`;
  if (option.verb === 'move') {
    const isSea = assets.regions.get(first)?.sea.includes(second) ?? false;
    return `Move to ${name(second)}${isSea ? ' by sea' : ''}`;
  }
  return null;
}

export function consequences(before: EmpireView, after: EmpireView, eyes: number, assets: Assets): readonly string[] {
  const won: string[] = [];
  const lost: string[] = [];
  for (const [at, region] of after.regions.entries()) {
    const was = before.regions[at]?.holder ?? null;
    const name = assets.regions.get(region.id)?.name ?? region.id;
    if (region.holder === was) continue;
    if (region.holder === eyes) won.push(name);
    else if (was === eyes) lost.push(`You no longer hold ${name}.`);
    else if (was !== null) lost.push(`${capital(owner(was, region.cities.length))} no longer holds ${name}.`);
  }
  for (const [at, continent] of after.continents.entries()) {
    const was = before.continents[at]?.holder ?? null;
    const name = assets.geometry.continents[at]?.name ?? continent.id;
    if (continent.holder === eyes && was !== eyes) won.push(`all ${name}`);
    if (continent.holder !== eyes && was === eyes) lost.push(`You no longer hold ${name}.`);
  }
  return [...(won.length > 0 ? [`${list(won)} ${won.length === 1 ? 'becomes' : 'become'} yours.`] : []), ...lost];
}
