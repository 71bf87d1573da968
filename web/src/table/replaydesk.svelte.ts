// A game that has been played, in front of somebody who looks through it: the same desk for the board, without questions.

import type { Attachment } from 'svelte/attachments';
import { loadBoard } from '../games';
import type { BoardModule, Desk, GameEvent, Trace } from '../games/board';
import { api } from '../lib/api';
import { asProblem } from '../lib/problem';
import { settings } from '../lib/settings.svelte';
import type { LogLine, Replay, ReplayView, SeatInfo, TableInfo } from '../lib/types';
import { Pointing, attachPointing } from './pointing.svelte';
import { Playback } from './playback.svelte';
import { tracesOf } from './log';

interface Step extends ReplayView {
  eyes: number | null;
}

export class ReplayDesk implements Desk {
  readonly #id: string;
  readonly playback: Playback<Step>;
  readonly pointing = new Pointing();

  replay = $state.raw<Replay | null>(null);
  module = $state.raw<BoardModule | null>(null);
  assets = $state.raw<unknown>(null);
  trouble = $state('');
  /** Where one wants to be; what is shown follows. */
  step = $state(0);
  isRunning = $state(false);

  #views = new Map<string, Promise<ReplayView>>();

  constructor(id: string) {
    this.#id = id;
    this.playback = new Playback<Step>({
      beat: () => settings.beat,
      module: () => this.module,
      assets: () => this.assets,
    });
  }

  // -- what a board sees ---------------------------------------------------------------------------------------------

  get view(): unknown {
    return this.playback.view;
  }
  get settled(): unknown {
    return this.playback.state?.view ?? null;
  }
  get table(): TableInfo {
    if (!this.replay) throw new Error('The game is not known yet.');
    return this.replay.table;
  }
  /** Who is here today says nothing about that game. */
  readonly seats = $derived.by((): readonly SeatInfo[] =>
    (this.replay?.table.seats ?? []).map((seat) => ({ ...seat, is_present: true })),
  );
  get eyes(): number | null {
    return this.replay?.eyes ?? null;
  }
  get moment(): GameEvent | null {
    return (this.playback.moment?.event as GameEvent | null | undefined) ?? null;
  }
  readonly after = null;
  readonly isAsked = false;
  readonly candidate = null;
  readonly foreseen = null;
  readonly chosen: readonly string[] = [];
  readonly traces = $derived.by((): readonly Trace[] =>
    this.module ? tracesOf(this.playback.log, null, this.module) : [],
  );
  mark(): 'rest' {
    return 'rest';
  }
  isLit(target: string): boolean {
    return this.pointing.lit.has(target);
  }
  isHinted(): boolean {
    return false;
  }
  wordsFor(): null {
    return null;
  }
  thing(...targets: [string, ...string[]]): Attachment<HTMLElement | SVGElement> {
    return attachPointing(this.pointing, targets, () => this.playback.skip());
  }

  // -- looking through it --------------------------------------------------------------------------------------------

  get last(): number {
    return this.replay?.steps.length ?? 0;
  }
  /** All lines of the game, and for each the step that it belongs to. */
  readonly lines = $derived.by((): readonly LogLine[] => this.replay?.steps.flatMap((step) => step.log) ?? []);
  readonly #stepOf = $derived.by(() => this.replay?.steps.flatMap((step, at) => step.log.map(() => at + 1)) ?? []);

  /** How many lines there are up to a step. */
  linesAt(step: number): number {
    return this.#stepOf.filter((of) => of <= step).length;
  }

  stepOf(line: number): number {
    return this.#stepOf[line] ?? this.last;
  }

  /** Open the game through a pair of eyes; those that one may not use are changed for some that one may. */
  async open(eyes: number | null | undefined, step: number | undefined): Promise<void> {
    this.trouble = '';
    try {
      this.replay = await this.#replayBy(eyes);
      this.#views.clear();
      if (!this.module) {
        const module = await loadBoard(this.table.game);
        this.assets = await module.prepare(this.table);
        this.module = module;
      }
      await this.go(step ?? this.last);
    } catch (error) {
      this.trouble = asProblem(error).text;
    }
  }

  async #replayBy(eyes: number | null | undefined): Promise<Replay> {
    if (eyes !== undefined) return api.replay(this.#id, eyes);
    const table = await api.table(this.#id);
    const mine = table.seats.find((seat) => seat.is_mine)?.seat ?? null;
    return api.replay(this.#id, mine);
  }

  /** Go to a step: the next one is played, any other is shown at once. */
  async go(wanted: number): Promise<void> {
    const step = Math.min(this.last, Math.max(0, wanted));
    const isNext = step === this.step + 1 && this.playback.state?.step === this.step;
    this.step = step;
    try {
      const view = await this.#viewAt(step);
      // Somebody who drags the slider has gone on meanwhile.
      if (this.step !== step) return;
      this.playback.skip();
      const log = this.lines.slice(0, this.linesAt(step));
      this.playback.take({ ...view, eyes: this.eyes }, log, isNext ? this.playback.log.length : -1);
      if (step < this.last) void this.#viewAt(step + 1);
    } catch (error) {
      this.trouble = asProblem(error).text;
    }
  }

  #viewAt(step: number): Promise<ReplayView> {
    const key = `${step} ${this.eyes}`;
    let view = this.#views.get(key);
    if (!view) {
      view = api.replayView(this.#id, step, this.eyes);
      this.#views.set(key, view);
      view.catch(() => this.#views.delete(key));
    }
    return view;
  }
}
