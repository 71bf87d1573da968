// What the board of Emporion is drawn with: one sheet of faces, their sizes and colours, and the cards in words.

import { loadFace, loadGeometry } from '../../lib/faces';
import type { EmporionGeometry, TableInfo } from '../../lib/types';
import { Gaze } from './gaze.svelte';

export type Kind = 'trade' | 'culture' | 'war' | 'prestige' | 'goods';
type Card = EmporionGeometry['cards'][number];
type Colour = EmporionGeometry['colours'][number];

export interface Assets {
  geometry: EmporionGeometry;
  cards: ReadonlyMap<string, Card>;
  colours: ReadonlyMap<string, Colour>;
  /** All drawings, to be set into the page. */
  sheet: SVGSVGElement;
  gaze: Gaze;
}

export async function prepare({ game, options }: TableInfo): Promise<Assets> {
  const [geometry, sheet] = await Promise.all([
    loadGeometry<EmporionGeometry>(game, options),
    loadFace(game, 'sheet', options),
  ]);
  const drawings = new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement;
  return assetsOf(geometry, drawings as unknown as SVGSVGElement);
}

export function assetsOf(geometry: EmporionGeometry, sheet: SVGSVGElement): Assets {
  return {
    geometry,
    cards: new Map(geometry.cards.map((card) => [card.id, card])),
    colours: new Map(geometry.colours.map((colour) => [colour.key, colour])),
    sheet,
    gaze: new Gaze(),
  };
}
