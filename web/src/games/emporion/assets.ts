// What the board of Emporion is drawn with: one sheet of faces, their sizes and colours, and the cards in words.

import { loadFace, loadGeometry } from '../../lib/faces';
import type { TableInfo } from '../../lib/types';
import { Gaze } from './gaze.svelte';

type Point = readonly [number, number];

/** quadriga.faces.emporion.geometry, as far as this board uses it; in units of a card, 140 × 100. */
export interface Geometry {
  width: number;
  full: number;
  frieze: number;
  strip: number;
  price: number;
  foot_full: number;
  foot_frieze: number;
  goods_chip_at: Point;
  number_at: Point;
  number: number;
  drachma_at: Point;
  cards: readonly Card[];
  colours: readonly Colour[];
  actions: readonly { key: string; glaze: string }[];
}
export interface Card {
  id: string;
  name: string;
  kind: Kind | 'special';
  colour: Kind;
  /** All that the face shows. */
  words: string;
  /** What the name means. */
  gloss: string;
}
export type Kind = 'trade' | 'culture' | 'war' | 'prestige' | 'goods';
export interface Colour {
  key: Kind;
  glaze: string;
  ink: string;
}
export interface Assets {
  geometry: Geometry;
  cards: ReadonlyMap<string, Card>;
  colours: ReadonlyMap<string, Colour>;
  /** All drawings, to be set into the page. */
  sheet: SVGSVGElement;
  gaze: Gaze;
}

export async function prepare({ game, options }: TableInfo): Promise<Assets> {
  const [geometry, sheet] = await Promise.all([
    loadGeometry<Geometry>(game, options),
    loadFace(game, 'sheet', options),
  ]);
  const drawings = new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement;
  return assetsOf(geometry, drawings as unknown as SVGSVGElement);
}

export function assetsOf(geometry: Geometry, sheet: SVGSVGElement): Assets {
  return {
    geometry,
    cards: new Map(geometry.cards.map((card) => [card.id, card])),
    colours: new Map(geometry.colours.map((colour) => [colour.key, colour])),
    sheet,
    gaze: new Gaze(),
  };
}
