// What the board of The Ancient World is drawn with: a sheet of faces, further ones that are laid beside it when they are
// needed, one of full cards for who looks closely, their sizes, and the cards in words.

import { loadFace, loadGeometry } from '../../lib/faces';
import type { AncientGeometry, TableInfo } from '../../lib/types';
import { Drawings } from './drawings.svelte';
import { Foresight } from './foresight.svelte';
import { Gaze } from './gaze.svelte';

export type Card = AncientGeometry['cards'][number];
/** A run of abilities: the symbol, as wide as it says where it is as high as `run` in the geometry. */
export type Run = NonNullable<AncientGeometry['capital']>;

export interface Assets {
  geometry: AncientGeometry;
  cards: ReadonlyMap<string, Card>;
  /** What is drawn, to be set into the page. */
  drawings: Drawings;
  /** The full faces, fetched when somebody looks. */
  full(): Promise<SVGSVGElement>;
  gaze: Gaze;
  foresight: Foresight;
}

function parsed(markup: string): SVGSVGElement {
  const drawn: unknown = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  return drawn as SVGSVGElement;
}

export async function prepare({ game, options }: TableInfo): Promise<Assets> {
  const load = async (name: string) => parsed(await loadFace(game, name, options));
  const [geometry, sheet] = await Promise.all([loadGeometry<AncientGeometry>(game, options), load('sheet')]);
  return assetsOf(geometry, new Drawings(sheet, load), () => load('full'));
}

export function assetsOf(geometry: AncientGeometry, drawings: Drawings, full: Assets['full']): Assets {
  const cards = new Map(geometry.cards.map((card) => [card.id, card]));
  return { geometry, cards, drawings, full, gaze: new Gaze(), foresight: new Foresight() };
}
