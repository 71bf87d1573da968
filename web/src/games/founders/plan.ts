// Where the spaces of a nation lie on its survey plan, and how supply lines run over it. Pure; what feeds what the engine says.
//
// A nation has no bounds: the plan is laid around its spaces. A larger row is farther from the owner and drawn higher.

/** The side of a tile, in units of the plan: faces are drawn in hundredths of it. */
export const SIDE = 100;

export type Point = readonly [number, number];

export interface Plan {
  /** The leftmost column and the farthest row; halves where the plan is wider than its spaces. */
  left: number;
  far: number;
  columns: number;
  rows: number;
  /** Around the spaces. */
  margin: number;
  width: number;
  height: number;
}

/** Column and row of a space that is written `-1,2`. */
export function cellOf(space: string): Point {
  const [column, row] = space.split(',');
  return [Number(column), Number(row)];
}

export function spaceAt([column, row]: Point): string {
  return `${column},${row}`;
}

/** The plan that holds these spaces, and at least so many columns and rows. */
export function planOf(spaces: readonly string[], least: Point = [1, 1], margin = 0): Plan {
  const cells = spaces.length > 0 ? spaces.map(cellOf) : [[0, 0] as const];
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const wide = Math.max(...columns) - Math.min(...columns) + 1;
  const deep = Math.max(...rows) - Math.min(...rows) + 1;
  const plan = { columns: Math.max(wide, least[0]), rows: Math.max(deep, least[1]), margin };
  return {
    ...plan,
    left: Math.min(...columns) - (plan.columns - wide) / 2,
    far: Math.max(...rows) + (plan.rows - deep) / 2,
    width: plan.columns * SIDE + 2 * margin,
    height: plan.rows * SIDE + 2 * margin,
  };
}

/** The upper left corner of a space. */
export function placeOf(plan: Plan, space: string): Point {
  const [column, row] = cellOf(space);
  return [(column - plan.left) * SIDE + plan.margin, (plan.far - row) * SIDE + plan.margin];
}

export function middleOf(plan: Plan, space: string): Point {
  const [x, y] = placeOf(plan, space);
  return [x + SIDE / 2, y + SIDE / 2];
}

/** Where a carriage stands: a corner is named by the nearest and leftmost of its four spaces. */
export function cornerOf(plan: Plan, corner: string): Point {
  const [x, y] = placeOf(plan, corner);
  return [x + SIDE, y];
}

/** The four spaces around a corner. */
export function aroundCorner(corner: string): string[] {
  const [column, row] = cellOf(corner);
  return [
    [column, row],
    [column + 1, row],
    [column, row + 1],
    [column + 1, row + 1],
  ].map(([c = 0, r = 0]) => spaceAt([c, r]));
}

/** All corners between four tiles. */
export function cornersOf(spaces: readonly string[]): string[] {
  const all = new Set(spaces);
  return spaces.filter((space) => aroundCorner(space).every((one) => all.has(one)));
}

/** The middle of what these spaces cover. */
export function centreOf(plan: Plan, spaces: readonly string[]): Point {
  if (spaces.length === 0) return [plan.width / 2, plan.height / 2];
  const middles = spaces.map((space) => middleOf(plan, space));
  const mean = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [mean(middles.map(([x]) => x)), mean(middles.map(([, y]) => y))];
}

export interface Line {
  path: string;
  end: Point;
  /** In degrees, for the head. */
  angle: number;
}

/** How far inside the edge of its space a line ends. */
const INSIDE = 9;

/** A supply line from a point to a space, through the corner of a carriage if it is delivered. */
export function lineTo(plan: Plan, from: Point, space: string, via: Point | null): Line {
  const middle = middleOf(plan, space);
  const last = via ?? from;
  const end = edgeTowards(middle, last);
  const bend = via ? through(from, via, end) : bowed(from, end);
  return {
    path: `M${said(from)}Q${said(bend)} ${said(end)}`,
    end,
    angle: (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI,
  };
}

/** The point just inside the edge of the space around `middle` where a line from `from` comes in. */
function edgeTowards(middle: Point, from: Point): Point {
  const [across, down] = [from[0] - middle[0], from[1] - middle[1]];
  const far = Math.max(Math.abs(across), Math.abs(down), 1);
  const reach = (SIDE / 2 - INSIDE) / far;
  return [middle[0] + across * reach, middle[1] + down * reach];
}

/** The control point of a curve that passes through a point half-way. */
function through(from: Point, via: Point, to: Point): Point {
  return [2 * via[0] - (from[0] + to[0]) / 2, 2 * via[1] - (from[1] + to[1]) / 2];
}

/** A little bent, so that lines from one direction can be told apart. */
function bowed(from: Point, to: Point): Point {
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  return [from[0] + across / 2 - down * 0.12, from[1] + down / 2 + across * 0.12];
}

function said([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Of several corners the one that lies least out of the way. */
export function nearestTo(corners: readonly Point[], from: Point, to: Point): Point | null {
  const way = ([x, y]: Point) => Math.hypot(x - from[0], y - from[1]) + Math.hypot(x - to[0], y - to[1]);
  return [...corners].sort((a, b) => way(a) - way(b))[0] ?? null;
}
