// What is shown of a table: states come in as fast as they are made, and are played one after another at a pace that can
// be followed. The picture at the end is always that of the newest state, so a reload shows the same.

import type { Animator, BoardModule, GameEvent } from '../games/board';
import type { LogLine } from '../lib/types';

/** More than this is not watched but read: whoever was away gets the summary. */
const MOST_MOMENTS = 36;
/** One's own moves are known already: they are played faster. */
const OWN_PACE = 0.6;

/** What can be shown: a state of live play, a step of a replay. */
export interface Shown {
  view: unknown;
  eyes: number | null;
}

interface Scene<S> {
  state: S;
  log: readonly LogLine[];
  /** How many lines of the log the scene before it had; the rest are new and can be played. */
  from: number;
}

export class Playback<S extends Shown> {
  /** The state that is drawn, whole; its view may be ahead of it by the events played since. */
  state = $state.raw<S | null>(null);
  view = $state.raw<unknown>(null);
  /** As much of the log as has been shown. */
  log = $state.raw<readonly LogLine[]>([]);
  /** What is being played. */
  moment = $state.raw<LogLine | null>(null);
  isPlaying = $state(false);

  readonly #beat: () => number;
  readonly #module: () => BoardModule | null;
  #animator: Animator | null = null;
  #queue: Scene<S>[] = [];
  #running: readonly Animation[] = [];
  #wake: (() => void) | null = null;
  #isSkipping = false;

  constructor(options: { beat: () => number; module: () => BoardModule | null }) {
    this.#beat = options.beat;
    this.#module = options.module;
  }

  stage(animator: Animator): () => void {
    this.#animator = animator;
    return () => {
      if (this.#animator === animator) this.#animator = null;
    };
  }

  /** Take up a state with its whole log, of which the first `from` lines are those of the state before it. */
  take(state: S, log: readonly LogLine[], from: number): void {
    this.#queue.push({ state, log, from });
    if (!this.isPlaying) void this.#run();
  }

  /** Show the newest state at once. */
  skip(): void {
    if (!this.isPlaying) return;
    this.#isSkipping = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.isPlaying = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      for (const line of this.#moments(scene)) {
        if (this.#isSkipping) break;
        await this.#play(line, scene.state);
      }
      this.state = scene.state;
      this.view = scene.state.view;
      this.log = scene.log;
    }
    this.moment = null;
    this.isPlaying = false;
    this.#isSkipping = false;
  }

  #moments({ state, log, from }: Scene<S>): LogLine[] {
    if (!this.state?.view || !state.view || this.state.eyes !== state.eyes || from !== this.log.length) return [];
    if (this.#beat() === 0 || document.hidden) return [];
    const ahead = this.#queue.at(-1)?.log.length ?? log.length;
    return ahead - from > MOST_MOMENTS ? [] : log.slice(from);
  }

  async #play(line: LogLine, state: S): Promise<void> {
    this.log = [...this.log, line];
    const module = this.#module();
    const event = line.event as GameEvent | null | undefined;
    if (!module || !event) return;
    const isOwn = line.seat !== undefined && line.seat === state.eyes;
    const ms = this.#beat() * module.beats(event) * (isOwn ? OWN_PACE : 1);
    if (ms > 0) {
      this.moment = line;
      this.#running = this.#animator?.(event, ms) ?? [];
      const ends = this.#running.map((animation) => animation.finished.catch(() => undefined));
      // An event that nothing on the board shows stays in the prompt bar long enough to be read.
      await Promise.all(ends.length > 0 ? ends : [this.#rest(ms)]);
      for (const animation of this.#running) animation.cancel();
      this.#running = [];
    }
    this.view = module.drawIn(this.view, event);
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(end);
        resolve();
      };
    });
  }
}
