// What the board of Founders of the Empire is drawn with: one sheet of faces, and where things lie on them.

import { loadFace, loadGeometry } from '../../lib/faces';
import type { FoundersGeometry, TableInfo } from '../../lib/types';
import { Gaze } from './gaze.svelte';

export type Tile = FoundersGeometry['tiles'][number];
type Resource = FoundersGeometry['resources'][number];
type Token = FoundersGeometry['tokens'][number];

export interface Assets {
  geometry: FoundersGeometry;
  tiles: ReadonlyMap<string, Tile>;
  resources: ReadonlyMap<string, Resource>;
  tokens: ReadonlyMap<string, Token>;
  /** All drawings, to be set into the page. */
  sheet: SVGSVGElement;
  gaze: Gaze;
}

export async function prepare({ game, options }: TableInfo): Promise<Assets> {
  const [geometry, sheet] = await Promise.all([
    loadGeometry<FoundersGeometry>(game, options),
    loadFace(game, 'sheet', options),
  ]);
  const drawings = new DOMParser().parseFromString(sheet, 'image/svg+xml').documentElement;
  return assetsOf(geometry, drawings as unknown as SVGSVGElement);
}

export function assetsOf(geometry: FoundersGeometry, sheet: SVGSVGElement): Assets {
  return {
    geometry,
    tiles: new Map(geometry.tiles.map((tile) => [tile.id, tile])),
    resources: new Map(geometry.resources.map((resource) => [resource.key, resource])),
    tokens: new Map(geometry.tokens.map((token) => [token.id, token])),
    sheet,
    gaze: new Gaze(),
  };
}
