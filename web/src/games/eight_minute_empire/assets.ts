// What the board of Eight-Minute Empire is drawn with: the faces that the server drew, and where things lie on them.

import { loadFace, loadGeometry } from '../../lib/faces';
import type { EmpireGeometry, TableInfo } from '../../lib/types';

export type Place = EmpireGeometry['regions'][number]['pieces_at'];
type Region = EmpireGeometry['regions'][number];
type Card = EmpireGeometry['cards'][number];
type Way = EmpireGeometry['borders'][number];
type SeatLook = EmpireGeometry['seats'][number];

export interface Assets {
  geometry: EmpireGeometry;
  regions: ReadonlyMap<string, Region>;
  cards: ReadonlyMap<string, Card>;
  /** Drawings to be set into the page: copies are made of them. */
  board: SVGSVGElement;
  sheets: readonly SVGSVGElement[];
}

function parse(text: string): SVGSVGElement {
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement as unknown as SVGSVGElement;
}

export async function prepare({ game, options, rules_version }: TableInfo): Promise<Assets> {
  // What a wild card says of itself hangs on the version of the rules.
  const [geometry, board, cards, pieces] = await Promise.all([
    loadGeometry<EmpireGeometry>(game, { ...options, rules_version }),
    loadFace(game, 'board', options),
    loadFace(game, 'cards', { ...options, rules_version }),
    loadFace(game, 'pieces', options),
  ]);
  return {
    geometry,
    regions: new Map(geometry.regions.map((region) => [region.id, region])),
    cards: new Map(geometry.cards.map((card) => [card.id, card])),
    board: parse(board),
    sheets: [parse(cards), parse(pieces)],
  };
}

/** The step between two regions, over the border or along the lane. */
export function wayBetween({ borders, lanes }: EmpireGeometry, a: string, b: string): Way | undefined {
  const joins = (way: Way) => (way.a === a && way.b === b) || (way.a === b && way.b === a);
  return borders.find(joins) ?? lanes.find(joins);
}

/** The path of a step, from where a piece stands to where it would stand. */
export function pathOf(way: Way, origin: string, from: Place, to: Place): string {
  const [first, last] = way.a === origin ? [from, to] : [to, from];
  return way.walk
    .replace(/^M[-\d.]+ [-\d.]+/, `M${first.join(' ')}`)
    .replace(/L[-\d.]+ [-\d.]+$/, `L${last.join(' ')}`);
}

/** The look of an owner: a seat, or the third colour, which comes after the last seat. */
export function lookOf({ seats }: EmpireGeometry, owner: number, players: number): SeatLook {
  const look = seats[owner < players ? owner : seats.length - 1];
  if (!look) throw new Error(`nobody has drawn the pieces of owner ${owner}`);
  return look;
}

/** The last part of the ids of an owner's symbols. */
export function symbolOf(owner: number, players: number): string {
  return owner < players ? String(owner) : 'grey';
}
