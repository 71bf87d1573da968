// What one has chosen of an open question so far. It holds the state; `narrow.ts` says what pointing means.

import type { OptionInfo, PromptInfo } from '../lib/types';
import {
  fitting,
  following,
  foregone,
  isInOrder,
  isNamed,
  markOf,
  meant,
  nextOf,
  point,
  tied,
  wayOf,
  type Mark,
  type Way,
} from './narrow';

/** An option that is offered in words, because what it names does not lie on the board. */
export interface Offer {
  /** What choosing it points at; the option's own notation when words alone tell it from another. */
  target: string;
  option: OptionInfo;
  isChosen: boolean;
  /** The only option of its verb: its button is the deed itself. One of several is a choice, and asks to be confirmed. */
  isDeed: boolean;
}

/** What a board says of its things, as far as choosing is concerned. */
export interface Habits {
  /** Whether it lies there; what does not is offered in words. */
  isOnBoard(target: string): boolean;
  /** Whether what was chosen stays in hand, so that what does not go with it is refused. */
  isHeld?(): boolean;
  /** Whether things like this one are ticked in any order. */
  isTicked?(target: string): boolean;
  /** Whether a move only builds something up: pointing at it is the yes. */
  isTentative?(option: OptionInfo): boolean;
}

const NONE: readonly Way[] = [];

export class Selection {
  #ways = $state.raw<readonly Way[]>(NONE);
  #chosen = $state.raw<readonly string[]>([]);
  /** Of several options with the same targets, the one whose words were chosen. */
  #worded = $state.raw<OptionInfo | null>(null);
  /** How much of it was chosen for one. */
  #foregone = $state(0);
  #key = '';
  readonly #habits: Habits;

  constructor(habits: Habits) {
    this.#habits = habits;
  }

  /** The option that would be played, once the choice means one. */
  readonly candidate = $derived.by(() => {
    if (this.#worded) return this.#worded;
    return this.#ways.length === 0 ? null : meant(this.#ways, this.#chosen);
  });

  /** The marks told so far: a board asks for each several times, and a big game has hundreds of options. */
  readonly #marks = $derived.by((): Map<string, Mark> => {
    void [this.#ways, this.#chosen];
    return new Map();
  });

  /** What is left to choose from. */
  readonly #left = $derived.by(() => fitting(this.#ways, this.#chosen));

  /** What is asked for now, on the board or off it. */
  readonly next = $derived.by(() => following(this.#ways, this.#chosen));

  /** What the prompt bar offers in words. */
  readonly offers = $derived.by(() => this.#offers());

  get chosen(): readonly string[] {
    return this.#chosen;
  }

  /**
   * What a reason why not is to be seen from: whatever is chosen that the thing in question would not take the place of.
   * Whoever has begun with the goal wants to know what speaks against the thing itself.
   */
  get context(): readonly string[] {
    if (!isInOrder(this.#ways, this.#chosen)) return [];
    const longest = Math.max(0, ...this.#left.map(({ option }) => option.targets.length));
    return this.#chosen.slice(0, Math.max(0, longest - 1));
  }

  get isAsked(): boolean {
    return this.#ways.length > 0;
  }

  /** Take up a question. The same question again, as when somebody comes to the table, keeps the choice. */
  ask(prompt: PromptInfo | null): void {
    const options = prompt?.options ?? [];
    const key = prompt ? `${prompt.seat} ${prompt.asks} ${options.map((option) => option.move).join()}` : 'nothing';
    if (key === this.#key) return;
    this.#key = key;
    this.#ways = options.map((option) => wayOf(option, (target) => this.#habits.isTicked?.(target) ?? false));
    const chosen = foregone(this.#ways, (target) => this.#habits.isOnBoard(target));
    // Nobody is led into a tentative move: what it builds up may be enough already.
    this.#choose(this.#tentative(meant(this.#ways, chosen)) ? [] : chosen);
    this.#foregone = this.#chosen.length;
  }

  #tentative(option: OptionInfo | null): OptionInfo | null {
    return option && this.#habits.isTentative?.(option) ? option : null;
  }

  /** The tentative move that pointing at a thing would make. */
  tentativeAt(target: string): OptionInfo | null {
    const step = point(this.#ways, this.#chosen, target, this.#isHeld);
    return step.kind === 'choose' ? this.#tentative(meant(this.#ways, step.chosen)) : null;
  }

  get #isHeld(): boolean {
    return this.#habits.isHeld?.() ?? false;
  }

  /** Take the next question for a new one, even if it reads like this one. */
  forget(): void {
    this.#key = '';
  }

  mark(target: string): Mark {
    const marks = this.#marks;
    let mark = marks.get(target);
    if (mark === undefined) marks.set(target, (mark = markOf(this.#ways, this.#chosen, target, this.#isHeld)));
    return mark;
  }

  /**
   * Point at a thing. Several targets are one click that says more, as on one colour's army in a region; where no option
   * names them together it means the first. Returns the option when the click was the yes to it, as it always is to a
   * tentative one.
   */
  point(...targets: [string, ...string[]]): OptionInfo | null {
    if (targets.length > 1 && isNamed(this.#ways, targets)) {
      const candidate = this.candidate;
      if (candidate && targets.every((target) => candidate.targets.includes(target))) return candidate;
      this.#choose(targets);
      return null;
    }
    const tentative = this.tentativeAt(targets[0]);
    const step = point(this.#ways, this.#chosen, targets[0], this.#isHeld);
    if (step.kind === 'choose') this.#choose(step.chosen);
    return step.kind === 'commit' ? (this.candidate ?? step.option) : tentative;
  }

  /** Choose an offer by its words. */
  pick(offer: Offer): void {
    if (offer.target === offer.option.move) this.#worded = offer.option;
    else
      this.#choose(
        this.#left.some(({ option }) => option === offer.option) ? [...this.#chosen, offer.target] : [offer.target],
      );
  }

  /** Choose all of an option at once, as when a hint is followed. */
  take(option: OptionInfo): void {
    this.#choose([...option.targets]);
    if (this.candidate !== option) this.#worded = option;
  }

  get canStepBack(): boolean {
    return this.#worded !== null || this.#chosen.length > this.#foregone;
  }

  /** One stage back; false when there is none. */
  back(): boolean {
    if (this.#worded) {
      this.#worded = null;
      return true;
    }
    if (this.#chosen.length <= this.#foregone) return false;
    this.#choose(this.#chosen.slice(0, -1));
    return true;
  }

  #choose(chosen: readonly string[]): void {
    this.#worded = null;
    this.#chosen = chosen;
  }

  #offers(): Offer[] {
    const isOnBoard = (target: string) => this.#habits.isOnBoard(target);
    const ties = tied(this.#ways, this.#chosen);
    const offers: Offer[] = ties.map((option) => this.#offer(option.move, option, ties));
    const first = this.#ways.map(({ option }) => option).filter(({ targets }) => !isOnBoard(targets[0] ?? ''));
    for (const option of first) {
      const target = option.targets[0] ?? option.move;
      if (!offers.some((offer) => offer.target === target)) offers.push(this.#offer(target, option, first));
    }
    const left = this.#left;
    for (const target of this.next) {
      const way = left.find((each) => nextOf(each, this.#chosen).includes(target));
      if (!way || isOnBoard(target) || this.#chosen.length === 0) continue;
      if (left.length > 1 && !offers.some((offer) => offer.target === target)) {
        const among = left.map(({ option }) => option);
        offers.push(this.#offer(target, way.option, among));
      }
    }
    return offers;
  }

  #offer(target: string, option: OptionInfo, among: readonly OptionInfo[]): Offer {
    const isChosen = option === this.#worded || this.#chosen.includes(target);
    const isDeed = option.targets.length <= 1 && among.filter((other) => other.verb === option.verb).length === 1;
    return { target, option, isChosen, isDeed };
  }
}
