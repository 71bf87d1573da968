// What the board of The Ancient World is drawn with: a sheet of faces, further ones that are laid beside it when they are
// needed, one of full cards for who looks closely, their sizes, and the cards in words.

import { loadFace, loadGeometry } from '../../lib/faces';
import type { TableInfo } from '../../lib/types';
import { Drawings } from './drawings.svelte';
import { Gaze } from './gaze.svelte';

export type Point = readonly [number, number];

/** A run of abilities: the symbol, as wide as it says where it is as high as `run` in the geometry. */
export interface Run {
  symbol: string;
  width: number;
}

/** quadriga.faces.ancient_world.geometry, as far as this board uses it; in units of each face at the size of the table. */
export interface Geometry {
  empire: Point;
  plot: Point;
  plot_low: Point;
  military: Point;
  titan: Point;
  full: Point;
  place: Point;
  peek: number;
  picture_coin_at: Point;
  name_coin_at: Point;
  need_at: Point;
  citizen_at: Point;
  citizen_step: number;
  card_citizen_at: Point;
  run: number;
  cards: readonly Card[];
  tribes: readonly { key: string }[];
  actions: readonly { key: string; name: string }[];
  capital: Run | null;
}

export interface Card {
  id: string;
  name: string;
  kind: 'empire' | 'district' | 'military' | 'titan';
  /** The name of its back; none for start cards. */
  deck: string;
  banners: readonly string[];
  /** What it gives, without its capacity. */
  gives: Run | null;
  legacy: Run | null;
  /** All of it in one line. */
  words: string;
  /** What it does. */
  sentences: readonly string[];
}

export interface Assets {
  geometry: Geometry;
  cards: ReadonlyMap<string, Card>;
  /** What is drawn, to be set into the page. */
  drawings: Drawings;
  /** The full faces, fetched when somebody looks. */
  full(): Promise<SVGSVGElement>;
  gaze: Gaze;
}

function parsed(markup: string): SVGSVGElement {
  const drawn: unknown = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  return drawn as SVGSVGElement;
}

export async function prepare({ game, options }: TableInfo): Promise<Assets> {
  const load = async (name: string) => parsed(await loadFace(game, name, options));
  const [geometry, sheet] = await Promise.all([loadGeometry<Geometry>(game, options), load('sheet')]);
  return assetsOf(geometry, new Drawings(sheet, load), () => load('full'));
}

export function assetsOf(geometry: Geometry, drawings: Drawings, full: Assets['full']): Assets {
  return { geometry, cards: new Map(geometry.cards.map((card) => [card.id, card])), drawings, full, gaze: new Gaze() };
}
