// How high cards lie in Polis and Realm. Pure, in units of a card (140 × 100): the stage is 760 wide, and as high as there is
// room. A card has a few fixed heights; when a column grows too long, first its steps shrink, then its last card.

export const STAGE_WIDTH = 760;
/** The least height that the stage is drawn for; where there is less, all of it is drawn smaller. */
export const STAGE_HEIGHT = 684;
export const CARD = 140;
const GUTTER = 10;

/** Where the column begins. */
export function columnAt(column: number): number {
  return GUTTER + column * (CARD + GUTTER);
}

export const FULL = 100;
export const FRIEZE = 54;
export const PRICE = 30;
/** From the top of a card of the Polis to the next: as friezes, and as prices alone. */
const FRIEZE_STEP = 60;
const PRICE_STEP = 34;
/** How a column of a Realm is laid: how much is seen of a card below the next, and how much of the last. */
const LAYS = [
  [27, FULL],
  [24, FULL],
  [22, FULL],
  [27, FRIEZE],
  [24, FRIEZE],
  [22, FRIEZE],
] as const;

const SPOILS_WIDTH = 56;
const SPOILS_HEIGHT = 45;
const SPOILS_APART = 28;
const STORES_GAP = 5;

/** Above the cards of the Polis: Port, wall and headings. */
export const POLIS_TOP = 235;
const SPECIAL = 37;
/** Between the Polis and the cards of the Realm: title and capitals. Below them: the edge. */
export const REALM_HEAD = 50;
const REALM_GAP = 12;
const REALM_FOOT = 10;
/** Heights of the Polis, the usual one first: it changes seldom, since all below it moves with it. */
const ROWS = [3, 4, 2, 5, 6];

export interface Lay {
  /** From card to card. */
  step: number;
  height: number;
  shape: 'full' | 'frieze' | 'price';
}

export interface Areas {
  /** Cards of the Polis lie in so much height. */
  polis: number;
  rows: number;
  special: number;
  realm: number;
  /** Cards of the Realm lie in so much height. */
  cards: number;
  height: number;
}

function friezes(count: number): number {
  return Math.max(0, count * FRIEZE_STEP - (FRIEZE_STEP - FRIEZE));
}
function prices(count: number): number {
  return Math.max(0, count * PRICE_STEP - (PRICE_STEP - PRICE));
}
function stack(count: number, [step, last]: readonly [number, number]): number {
  return count === 0 ? 0 : (count - 1) * step + last;
}

/** How the height of the stage is shared, by the longest columns of Polis and Realm. */
export function areasOf(height: number, longest: { polis: number; realm: number }, hasSpecial: boolean): Areas {
  const special = hasSpecial ? SPECIAL : 0;
  const room = height - POLIS_TOP - special - REALM_GAP - REALM_HEAD - REALM_FOOT;
  const fits = (rows: number, need: (count: number) => number) =>
    need(longest.polis) <= friezes(rows) && stack(longest.realm, LAYS[5]) <= room - friezes(rows);
  const rows =
    ROWS.find((rows) => fits(rows, friezes) && room - friezes(rows) >= FULL) ??
    ROWS.find((rows) => fits(rows, prices) && room - friezes(rows) >= FULL) ??
    3;
  const polis = friezes(rows);
  const top = POLIS_TOP + polis;
  const realm = top + special + REALM_GAP;
  return { polis, rows, special: top + (special - PRICE), realm, cards: room - polis, height };
}

/** How a column of the Polis lies in a height: whole friezes if they fit, else names and prices, at worst over each other. */
export function polisLay(count: number, height: number): Lay {
  if (friezes(count) <= height) return { step: FRIEZE_STEP, height: FRIEZE, shape: 'frieze' };
  const step = Math.min(PRICE_STEP, (height - PRICE) / Math.max(1, count - 1));
  return { step, height: PRICE, shape: 'price' };
}

/** How a column of a Realm lies in a height. */
export function realmLay(count: number, height: number): Lay {
  const [step, last] = LAYS.find((lay) => stack(count, lay) <= height) ?? [
    Math.max(0, height - FRIEZE) / Math.max(1, count - 1),
    FRIEZE,
  ];
  return { step, height: last, shape: last === FULL ? 'full' : 'frieze' };
}

/** How far slips of a small Realm lie apart, at most `most`, when the last needs `last`. */
export function slipStep(count: number, height: number, most: number, last: number): number {
  return count < 2 ? most : Math.min(most, Math.max(0, height - last) / (count - 1));
}

/** A card that lies in a column. */
interface Spot {
  column: number;
  y: number;
  height: number;
}

/**
 * The way of an added card: out of its place, along the gutter beside its column, to where it will lie. Where other cards lie
 * between, it passes them at the height `lane`.
 */
export function pathTo(from: Spot, to: Spot, lane: number): string {
  const gutter = columnAt(to.column + 1) - GUTTER / 2;
  const left = columnAt(from.column);
  const middle = from.y + from.height / 2;
  const goal = `H${gutter}V${to.y + to.height / 2}H${columnAt(to.column) + CARD + 5}`;
  if (from.column < to.column) return `M${left + CARD / 2} ${from.y + from.height}V${lane}${goal}`;
  if (from.column > to.column + 1) return `M${left} ${middle}H${left - GUTTER / 2}V${lane}${goal}`;
  return `M${left + (from.column > to.column ? 0 : CARD)} ${middle}${goal}`;
}

/** The arc along which a counter hops from gate to gate, between points of the wall. */
export function arcTo(from: number, to: number, y: number): string {
  const rise = Math.min(26, 8 + Math.abs(to - from) / 14);
  return `M${from} ${y}Q${(from + to) / 2} ${y - rise} ${to} ${y}`;
}

/** How reserved cards and Spoils lie below each other: the shape of the cards, and how far apart the Spoils lie. */
export function storesLay(reserved: number, spoils: number, height: number): { shape: Lay['shape']; apart: number } {
  const room = height - SPOILS_HEIGHT;
  const fits = (each: number) => reserved * (each + STORES_GAP) <= room;
  const shape = fits(FULL) ? 'full' : fits(FRIEZE) ? 'frieze' : 'price';
  return { shape, apart: Math.min(SPOILS_APART, (CARD - SPOILS_WIDTH) / Math.max(1, spoils - 1)) };
}
