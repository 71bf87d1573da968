// What a game says about how an event is seen: which things move from where to where, in which part of the event's time. Data
// only, made by the games' `motion.ts`; `table/motion.ts` plays it.

/** Where something lies: selectors, of which the first that finds something in sight is meant. */
export type Place = string | readonly string[];
export type Point = [number, number];

interface Timed {
  /** When it begins and how long it takes, as parts of the event's time. */
  readonly at?: number;
  readonly lasts?: number;
}

interface Travel extends Timed {
  /** Where from, if that is not where it was drawn. */
  readonly from?: Place;
  /** Where to; nowhere: it fades where it lay. */
  readonly to?: Place;
  /** What it is in the new picture: out of sight until it has arrived, exactly there. */
  readonly becomes?: string;
  /** So many, one after another. */
  readonly count?: number;
}

/** A thing as it lay in the old picture goes to its place in the new one. */
export interface Fly extends Travel {
  readonly fly: Place;
}

/** A drawing made for this alone: a coin, a die, a citizen who comes out of a plate. */
export interface Send extends Travel {
  /** The id of a symbol, 28 units wide. */
  readonly send: string;
  /** In pixels of the board. */
  readonly size: number;
  /** It tumbles to its goal, so many widths to the right of it, and lies there until all has been seen. */
  readonly rolls?: number;
}

/** A piece of a chart, in the units of the chart. */
export interface Put extends Timed {
  /** The id of a symbol. */
  readonly put: string;
  /** Of which chart: the layer above all that lies on it. */
  readonly layer: string;
  readonly from?: string;
  readonly becomes?: string;
  readonly how: 'walk' | 'drop' | 'rise' | 'fall';
  /** The path of a walk, and whether it leads the other way. */
  along?(from: Point, to: Point): string;
  readonly backwards?: boolean;
}

/** A thing of the new picture is stressed where it lies. */
export interface Stress extends Timed {
  readonly stress: Place;
  readonly how: 'pulse' | 'shake' | 'ring' | 'lift';
  /** It has just come: out of sight until then. */
  readonly isNew?: boolean;
}

/** A thing of the new picture goes up to where something lay, and comes back. */
export interface March extends Timed {
  readonly march: Place;
  readonly to: Place;
}

/** Keyed things that lie elsewhere now move there: with this event, not as soon as the new picture has come. */
export interface Slide extends Timed {
  /** What their keys begin with. */
  readonly slide: string;
  /** They leave the ground on their way. */
  readonly hops?: boolean;
}

/** Nothing moves, but there is something to be seen. */
export interface Rest extends Timed {
  readonly rest: true;
}

export type Step = Fly | Send | Put | Stress | March | Slide | Rest;

/** The deed that an event is part of: the pictures before and after it, and what happened before the event. */
export interface Deed<V = unknown, E = unknown> {
  readonly before: V;
  readonly after: V;
  readonly past: readonly E[];
}
