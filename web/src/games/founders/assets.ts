// What the board of Founders of the Empire is drawn with: one sheet of faces, and where things lie on them.

import { loadFace, loadGeometry } from '../../lib/faces';
import type { TableInfo } from '../../lib/types';
import { Gaze } from './gaze.svelte';
import type { Point } from './plan';

/** quadriga.faces.founders.geometry, as far as this board uses it; in hundredths of a tile's side. */
export interface Geometry {
  war_at: Point;
  tiles: readonly Tile[];
  kinds: readonly Kind[];
  resources: readonly Resource[];
  tokens: readonly Token[];
}
export interface Tile {
  id: string;
  name: string;
  kind: 'nature' | 'village' | 'city' | 'victory';
  needs: readonly string[];
  makes: readonly string[];
  /** The middle of the plaque of each of `makes`. */
  gives_at: readonly Point[];
  radius: number;
  token: string;
  points: number;
}
export interface Kind {
  key: string;
  frame: string;
}
export interface Resource {
  key: string;
  name: string;
  colour: string;
}
export interface Token {
  id: string;
  name: string;
  /** Of a craftsman: what he works with. */
  resource: string;
}
export interface Assets {
  geometry: Geometry;
  tiles: ReadonlyMap<string, Tile>;
  resources: ReadonlyMap<string, Resource>;
  tokens: ReadonlyMap<string, Token>;
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
    tiles: new Map(geometry.tiles.map((tile) => [tile.id, tile])),
    resources: new Map(geometry.resources.map((resource) => [resource.key, resource])),
    tokens: new Map(geometry.tokens.map((token) => [token.id, token])),
    sheet,
    gaze: new Gaze(),
  };
}
