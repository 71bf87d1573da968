// What is shown of a table: states come in as fast as they are made, and are played one after another at a pace that can
// be followed. There are no pictures but those of the states: events only say how one becomes the next.

import { flushSync } from 'svelte';
import type { BoardModule, GameEvent, Moves } from '../games/board';
import type { LogLine } from '../lib/types';
import type { Motion } from './motion';
import type { Step } from './steps';

/** More than this is not watched but read: whoever was away gets the summary. */
const MOST_MOMENTS = 36;
/** One's own moves are played faster. */
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

/** A line that is played: how long, and what moves. */
interface Moment {
  line: LogLine;
  ms: number;
  steps: readonly Step[];
}

export class Playback<S extends Shown> {
  /** The state that is told of, whole. While its successor is played, what lies on the table is that one's already. */
  state = $state.raw<S | null>(null);
  view = $state.raw<unknown>(null);
  /** As much of the log as has been shown. */
  log = $state.raw<readonly LogLine[]>([]);
  /** What is being played. */
  moment = $state.raw<LogLine | null>(null);
  isPlaying = $state(false);

  readonly #beat: () => number;
  readonly #module: () => BoardModule | null;
  readonly #assets: () => unknown;
  #queue: Scene<S>[] = [];
  #motion: Motion | null = null;
  #wake: (() => void) | null = null;
  #isSkipping = false;

  constructor(options: { beat: () => number; module: () => BoardModule | null; assets: () => unknown }) {
    this.#beat = options.beat;
    this.#module = options.module;
    this.#assets = options.assets;
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
    this.#motion?.end();
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.isPlaying = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      const lines = this.#linesOf(scene);
      if (lines.length > 0 && !this.#isSkipping) await this.#play(lines, scene.state);
      this.state = scene.state;
      this.view = scene.state.view;
      this.log = scene.log;
    }
    this.moment = null;
    this.isPlaying = false;
    this.#isSkipping = false;
  }

  #linesOf({ state, log, from }: Scene<S>): LogLine[] {
    if (!this.state?.view || !state.view || this.state.eyes !== state.eyes || from !== this.log.length) return [];
    if (this.#beat() === 0 || document.hidden) return [];
    const ahead = this.#queue.at(-1)?.log.length ?? log.length;
    return ahead - from > MOST_MOMENTS ? [] : log.slice(from);
  }

  async #play(lines: readonly LogLine[], state: S): Promise<void> {
    const module = this.#module();
    if (!module) return;
    // How things move comes when somebody is there to see it.
    const [motion, moves] = await Promise.all([import('./motion'), module.motion?.()]).catch(() => []);
    if (this.#isSkipping) return;
    const moments = this.#momentsOf(lines, module, state, moves?.stepsOf);
    const first = moments.findIndex(({ steps }) => steps.length > 0);
    for (const [at, { line, ms }] of moments.entries()) {
      this.log = [...this.log, line];
      if (ms > 0) {
        this.moment = line;
        if (motion && at === first) this.#change(new motion.Motion(moments), state);
        await this.#watch(at, ms);
      }
      if (this.#isSkipping) break;
    }
    this.#motion?.end();
    this.#motion = null;
  }

  #momentsOf(lines: readonly LogLine[], module: BoardModule, state: S, stepsOf?: Moves['stepsOf']): Moment[] {
    const events = lines.map((line) => (line.event as GameEvent | null | undefined) ?? null);
    return lines.map((line, at) => {
      const event = events[at];
      // One's own moves are known already.
      const pace = line.seat !== undefined && line.seat === state.eyes ? OWN_PACE : 1;
      const ms = event ? this.#beat() * module.beats(event) * pace : 0;
      const past = events.slice(0, at).filter((one) => one !== null);
      const deed = { before: this.view, after: state.view, past };
      return { line, ms, steps: event && ms > 0 ? (stepsOf?.(event, deed, this.#assets()) ?? []) : [] };
    });
  }

  /** The old picture gives way to the new one; nobody sees it before all that moves is where it was. */
  #change(motion: Motion, { view }: S): void {
    this.#motion = motion;
    flushSync();
    motion.look();
    flushSync(() => (this.view = view));
    motion.begin();
  }

  async #watch(at: number, ms: number): Promise<void> {
    const ends = this.#motion?.play(at).map(({ finished }) => finished.catch(() => undefined)) ?? [];
    // An event that nothing on the board shows stays in the prompt bar long enough to be read.
    await Promise.all(ends.length > 0 ? ends : [this.#rest(ms)]);
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
