// What a game brings to the table page, and what the page gives to it. A further game adds a folder with a `BoardModule`
// and a line in `index.ts`; nothing in `table/` knows a game.

import type { Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { OptionInfo, SeatInfo, TableInfo } from '../lib/types';
import type { Mark } from '../table/narrow';
import type { Deed, Step } from '../table/steps';

/** An event of a game: `type` says which, the game's module knows the rest. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: number | null;
}

/** Where a seat has just acted: the dotted ring in its colour. */
export interface Trace {
  readonly target: string;
  readonly seat: number;
}

/** The table as a board sees it. Live play, replay and tests each have one; a board cannot tell them apart. */
export interface Desk<V = unknown> {
  /** What lies on the table; while a deed is played, what will lie there after it. */
  readonly view: V;
  /** What was so when the last deed was over: for numbers that follow from what lies there, and change when it does. */
  readonly settled: V;
  /** What would lie there after the foreseen move, as far as one can know. */
  readonly after: V | null;
  readonly table: TableInfo;
  readonly seats: readonly SeatInfo[];
  /** Whose view it is; null is an onlooker. */
  readonly eyes: number | null;
  /** Whether these eyes are asked something now. */
  readonly isAsked: boolean;
  /** What has been pointed at so far, in order. */
  readonly chosen: readonly string[];
  /** The move that would be made. */
  readonly candidate: OptionInfo | null;
  /** The same, or a tentative move that a click where the mouse or the focus rests would make. */
  readonly foreseen: OptionInfo | null;
  /** What is being played in front of one's eyes. */
  readonly moment: GameEvent | null;
  readonly traces: readonly Trace[];
  mark(target: string): Mark;
  /** Pointed at by a line of the log. */
  isLit(target: string): boolean;
  /** Part of the move that a bot would make. */
  isHinted(target: string): boolean;
  /** The words of the option that begins with this target, if there is one. */
  wordsFor(target: string): string | null;
  /**
   * Makes an element a thing that can be pointed at: mouse, touch, keyboard, reasons why not, a closer look. With several
   * targets it says more by one click, for mouse and touch alone: the keyboard comes to the thing of each target.
   */
  thing(...targets: [string, ...string[]]): Attachment<HTMLElement | SVGElement>;
}

/** What is seen to move with an event, from the view before the deed that it is part of to the view after it. */
export interface Moves<V = unknown, A = unknown> {
  stepsOf(event: GameEvent, deed: Deed<V, GameEvent>, assets: A): readonly Step[];
}

/** How near the end is: so much of a whole. */
export interface EndClock {
  readonly title: string;
  readonly done: number;
  readonly of: number;
  /** What is read of it: `10 of 18`. */
  readonly text: string;
}

/** Where a game stands, for the top strip: `step` of `of` are drawn as lozenges, if there are any. */
export interface Marker {
  readonly text: string;
  readonly step?: number;
  readonly of?: number;
  /** What stands on each step, where steps are told apart: then they are coins. */
  readonly coins?: readonly string[];
  /** What brings the end, where there is room. */
  readonly clocks?: readonly EndClock[];
  /** A sentence beside it, where there is room. */
  readonly more?: string;
}

/** How much is left of what is being done: counters in the prompt bar. */
export interface Counters {
  readonly left: number;
  readonly of: number;
  readonly icon: string;
  readonly text: string;
}

/** A deed that cannot be done yet: the confirm button says what is missing. */
export interface Missing {
  readonly deed: string;
  /** `5 short`. */
  readonly text: string;
}

/** A step of a turn, for the prompt bar. */
export interface TurnStep {
  readonly title: string;
  readonly state: 'done' | 'now' | 'ahead';
}

/** A part of the board that a narrow screen shows by itself, below the rest: its tab stands in the place of the table's. */
export interface Tray {
  readonly key: string;
  readonly title: string;
}

/** Plates that lead to what lies before their players: a click brings it to the table, on a narrow screen into a tray. */
export interface Visit<V, A> {
  readonly tray: string;
  /** `The city of Kleon`. */
  title(name: string): string;
  /** Whose things lie on the table. */
  shown(desk: Desk<V>, assets: A): number;
  go(seat: number, desk: Desk<V>, assets: A): void;
}

export interface BoardProps<V, A> {
  desk: Desk<V>;
  assets: A;
}
export interface TableProps<V, A> extends BoardProps<V, A> {
  /** The tray that a narrow screen shows; elsewhere all lie there. */
  tray?: string;
}
export interface SeatProps<V, A> extends BoardProps<V, A> {
  seat: number;
}
export interface CloserProps<V, A> extends BoardProps<V, A> {
  target: string;
}

/** `V` is the game's view, `A` what it has fetched of faces and geometry. */
export interface BoardModule<V = unknown, A = unknown> {
  /** Fetch what the board is drawn with; it depends on the options of a table alone. */
  prepare(table: TableInfo): Promise<A>;

  /** The board and all that lies around it in the middle of the table. */
  readonly Board: Component<TableProps<V, A>>;
  /** A player's own things, below the head of their plate. */
  readonly PlateBody: Component<SeatProps<V, A>>;
  /** The one stock that one reads a player for, on the chips of a phone. */
  readonly Chip: Component<SeatProps<V, A>>;
  /** A key or reckoning of the whole board, below the log. */
  readonly Side?: Component<BoardProps<V, A>>;
  /** What one looks at or has chosen, large, above log, chat and rules; a narrow screen has no room for it. */
  readonly Lens?: Component<BoardProps<V, A>>;
  /** A large readable face of a thing; it comes when somebody first looks closer, and until then the thing's name is said. */
  closer?(): Promise<{ default: Component<CloserProps<V, A>> }>;

  /** What the plates are called on a phone; undefined: they have no tab of their own there, but can be visited. */
  readonly platesTitle?: string;
  readonly visit?: Visit<V, A>;
  /** The plates have much to show: but for one's own they fill the rail, or take of it what they need. */
  readonly tallPlates?: 'filled' | 'fitted';
  readonly trays?: readonly Tray[];
  /** Where on a narrow screen the thing lies that is asked for: the key of a tray, or `plates`; null: anywhere. */
  whereIs?(desk: Desk<V>, assets: A): string | null;
  /** Whether something in a tray can be chosen now: its tab says so. */
  calls?(tray: string, desk: Desk<V>, assets: A): boolean;
  /** What was chosen first stays in hand: a thing that does not go with it is refused, and one can ask why. */
  readonly keepsChoice?: boolean;
  /**
   * Whether a thing that cannot be chosen is part of the question: resting on it says why not. Where a board does not tell
   * them apart, resting on anything does; a click always does.
   */
  isRefused?(target: string, desk: Desk<V>, assets: A): boolean;
  /** Whether things like this one are ticked: where an option names several in a row, their order means nothing. */
  isTicked?(target: string): boolean;
  /**
   * Whether a move only builds something up: nothing is paid before a later one, and it can be called back. Pointing at it is
   * the yes, and resting on it shows what it would do.
   */
  isTentative?(option: OptionInfo): boolean;
  /** Whether something is being built up by tentative moves: Escape calls the last of them back. */
  isBuildingUp?(view: V): boolean;
  /** The deed that what is being built up leads to, while something is missing for it. */
  missing?(desk: Desk<V>, assets: A): Missing | null;
  /** Whether a target lies on the board; what does not is offered as a button. */
  isOnBoard(target: string, assets: A): boolean;
  /** Whether there is a closer look at it. */
  hasCloser(target: string, view: V, assets: A): boolean;
  nameOf(target: string, view: V, assets: A): string;

  points(view: V): readonly number[];
  marker(view: V): Marker;
  counters?(view: V, assets: A): Counters | null;
  /** The steps of a turn, and where it stands; null: nobody's turn. */
  steps?(view: V): readonly TurnStep[] | null;
  /** The option of whoever wants nothing special: the confirm button means it while nothing is chosen. */
  usual?(options: readonly OptionInfo[], view: V): OptionInfo | null;
  /** Whether a move says in so many words that the turn is over, or lets dice decide: then nobody is asked again. */
  isFarewell?(option: OptionInfo): boolean;
  /** What is asked for while a choice is half made, where the table can say it better than by what glows. */
  asking?(desk: Desk<V>, assets: A): string | null;
  /** What one should know before anything is chosen, in short sentences that name seats by colour. */
  aside?(desk: Desk<V>, assets: A): string | null;
  /** What a move would change that the numbers do not say, in short sentences that name seats by colour. */
  consequences?(before: V, after: V, eyes: number, assets: A): readonly string[];

  /** What an event touched: lit when its line in the log is pointed at. */
  targetsOf(event: GameEvent): readonly string[];
  /** Where an event left its mark, or its marks. */
  traceOf(event: GameEvent): Trace | readonly Trace[] | null;
  /** Whether what comes next tells it as well: then it has no line in the log. */
  isQuiet?(event: GameEvent): boolean;
  /** The heading that a stretch of the log begins with, if this event begins one. */
  chapter?(event: GameEvent, past: readonly GameEvent[], view: V): string | null;
  /** How many beats an event is played for; 0: at once. */
  beats(event: GameEvent): number;
  /** How events are seen; it comes when the first is played. */
  motion?(): Promise<Moves<V, A>>;
}

/** A module as the page holds it: it knows neither views nor assets, and hands both on unread. */
export function asModule<V, A>(module: BoardModule<V, A>): BoardModule {
  return module as unknown as BoardModule;
}
