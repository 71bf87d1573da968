// What one has chosen of an open question so far. It holds the state; `narrow.ts` says what pointing means.

import type { OptionInfo, PromptInfo } from '../lib/types';
import { fitting, following, foregone, isNamed, markOf, meant, point, remaining, tied, type Mark } from './narrow';

/** An option that is offered in words, because what it names does not lie on the board. */
export interface Offer {
  /** What choosing it points at; the option's own notation when words alone tell it from another. */
  target: string;
  option: OptionInfo;
  isChosen: boolean;
  /** The only option of its verb: its button is the deed itself. One of several is a choice, and asks to be confirmed. */
  isDeed: boolean;
}

const NONE: readonly OptionInfo[] = [];

export class Selection {
  #options = $state.raw<readonly OptionInfo[]>(NONE);
  #chosen = $state.raw<readonly string[]>([]);
  /** Of several options with the same targets, the one whose words were chosen. */
  #worded = $state.raw<OptionInfo | null>(null);
  /** How much of it was chosen for one. */
  #foregone = $state(0);
  #key = '';
  readonly #isOnBoard: (target: string) => boolean;
  readonly #isHeld: () => boolean;

  /** `isHeld`: whether what was chosen stays in hand, so that what does not go with it is refused. */
  constructor(isOnBoard: (target: string) => boolean, isHeld: () => boolean = () => false) {
    this.#isOnBoard = isOnBoard;
    this.#isHeld = isHeld;
  }

  /** The option that would be played, once the choice means one. */
  readonly candidate = $derived.by(() => {
    if (this.#worded) return this.#worded;
    return this.#options.length === 0 ? null : meant(this.#options, this.#chosen);
  });

  /** The marks told so far: a board asks for each several times, and a big game has hundreds of options. */
  readonly #marks = $derived.by((): Map<string, Mark> => {
    void [this.#options, this.#chosen];
    return new Map();
  });

  /** What is left to choose from. */
  readonly left = $derived.by(() => fitting(this.#options, this.#chosen));

  /** What is asked for now, on the board or off it. */
  readonly next = $derived.by(() => following(this.#options, this.#chosen));

  /** What the prompt bar offers in words. */
  readonly offers = $derived.by(() => this.#offers());

  get chosen(): readonly string[] {
    return this.#chosen;
  }

  /** What a reason why not is to be seen from: whatever is chosen that the thing in question would not take the place of. */
  get context(): readonly string[] {
    const longest = Math.max(0, ...this.#options.map((option) => option.targets.length));
    return this.#chosen.slice(0, Math.max(0, longest - 1));
  }

  get isAsked(): boolean {
    return this.#options.length > 0;
  }

  /** Take up a question. The same question again, as when somebody comes to the table, keeps the choice. */
  ask(prompt: PromptInfo | null): void {
    const options = prompt?.options ?? NONE;
    const key = prompt ? `${prompt.seat} ${prompt.asks} ${options.map((option) => option.move).join()}` : 'nothing';
    if (key === this.#key) return;
    this.#key = key;
    this.#options = options;
    const chosen = foregone(options, this.#isOnBoard);
    this.#foregone = chosen.length;
    this.#choose(chosen);
  }

  /** Take the next question for a new one, even if it reads like this one. */
  forget(): void {
    this.#key = '';
  }

  mark(target: string): Mark {
    const marks = this.#marks;
    let mark = marks.get(target);
    if (mark === undefined) marks.set(target, (mark = markOf(this.#options, this.#chosen, target, this.#isHeld())));
    return mark;
  }

  /**
   * Point at a thing. Several targets are one click that says more, as on one colour's army in a region; where no option
   * names them together it means the first. Returns the option when the click was the yes to it.
   */
  point(...targets: [string, ...string[]]): OptionInfo | null {
    if (targets.length > 1 && isNamed(this.#options, targets)) {
      const candidate = this.candidate;
      if (candidate && remaining(candidate, targets)) return candidate;
      this.#choose(targets);
      return null;
    }
    const step = point(this.#options, this.#chosen, targets[0], this.#isHeld());
    if (step.kind === 'choose') this.#choose(step.chosen);
    return step.kind === 'commit' ? (this.candidate ?? step.option) : null;
  }

  /** Choose an offer by its words. */
  pick(offer: Offer): void {
    if (offer.target === offer.option.move) this.#worded = offer.option;
    else this.#choose(this.left.includes(offer.option) ? [...this.#chosen, offer.target] : [offer.target]);
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
    const ties = tied(this.#options, this.#chosen);
    const offers: Offer[] = ties.map((option) => this.#offer(option.move, option, ties));
    const first = this.#options.filter((option) => !this.#isOnBoard(option.targets[0] ?? ''));
    for (const option of first) {
      const target = option.targets[0] ?? option.move;
      if (!offers.some((offer) => offer.target === target)) offers.push(this.#offer(target, option, first));
    }
    const left = this.left;
    for (const target of this.next) {
      const option = left.find((each) => remaining(each, this.#chosen)?.[0] === target);
      if (!option || this.#isOnBoard(target) || this.#chosen.length === 0) continue;
      if (left.length > 1 && !offers.some((offer) => offer.target === target)) {
        offers.push(this.#offer(target, option, left));
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
