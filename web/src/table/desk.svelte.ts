// The table in front of one person: what is shown, what is chosen, and the few deeds by which that person changes it.
// It only ties together the connection, the playback, the selection, the queries and the pointing, each of which stands alone.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardModule, Desk, GameEvent, Trace } from '../games/board';
import { loadBoard } from '../games';
import { asProblem } from '../lib/problem';
import { settings } from '../lib/settings.svelte';
import type { HintMessage, OptionInfo, SeatInfo, StateMessage, TableInfo } from '../lib/types';
import { Queries } from './queries.svelte';
import { Connection, Refusal, type ClientRequest } from './connection.svelte';
import type { Mark } from './narrow';
import { Pointing, attachPointing, type Targets } from './pointing.svelte';
import { Selection, type Offer } from './selection.svelte';
import { Playback } from './playback.svelte';
import { tracesOf } from './log';

/** A refusal, as the person who tried reads it. */
export interface Notice {
  text: string;
  rule: string;
}

export class TableDesk implements Desk {
  readonly connection: Connection;
  readonly playback: Playback<StateMessage>;
  readonly pointing = new Pointing();
  readonly queries: Queries;
  readonly selection = new Selection({
    isOnBoard: (target) => this.module?.isOnBoard(target, this.assets) ?? false,
    isHeld: () => this.module?.keepsChoice ?? false,
    isTicked: (target) => this.module?.isTicked?.(target) ?? false,
    isTentative: (option) => this.module?.isTentative?.(option) ?? false,
  });

  /** The game's board, once it has come. */
  module = $state.raw<BoardModule | null>(null);
  assets = $state.raw<unknown>(null);
  trouble = $state('');
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** A deed is on its way: nothing can be chosen until the table has answered. */
  isSending = $state(false);
  isHintComing = $state(false);

  #isLoading = false;
  /** How many deeds were sent. */
  #deeds = 0;

  constructor(id: string) {
    this.connection = new Connection({
      path: `/api/tables/${encodeURIComponent(id)}/live`,
      onState: (state) => this.#onState(state),
    });
    this.playback = new Playback<StateMessage>({
      beat: () => settings.beat,
      module: () => this.module,
      assets: () => this.assets,
    });
    this.queries = new Queries(this.connection);

    $effect(() => {
      // Connecting reads how far one has seen; that it changes is no reason to connect anew.
      untrack(() => this.connection.connect());
      return () => this.connection.close();
    });
    $effect(() => {
      const state = this.playback.state;
      if (state && this.module && !this.playback.isPlaying) this.selection.ask(state.prompt);
    });
    $effect(() => {
      const seat = this.eyes;
      const move = this.foreseen?.move ?? null;
      // A preview holds for one index: at the next it is asked anew.
      void this.connection.state?.index;
      if (seat !== null && this.isAsked) untrack(() => this.queries.askPreview(seat, move));
    });
    $effect(() => {
      const tip = this.pointing.tip;
      const seat = this.eyes;
      if (tip === null || seat === null) return;
      const { target } = tip;
      const isMeant = tip.isHeld || (this.module?.isRefused?.(target, this, this.assets) ?? true);
      const asked = this.mark(target) === 'shut' && isMeant ? target : null;
      const chosen = this.selection.context;
      untrack(() => this.queries.askWhy(seat, asked, chosen));
    });
  }

  // -- what a board sees ---------------------------------------------------------------------------------------------

  /** The state that is shown. */
  get state(): StateMessage | null {
    return this.playback.state;
  }
  get view(): unknown {
    return this.playback.view;
  }
  get settled(): unknown {
    return this.playback.state?.view ?? null;
  }
  readonly after = $derived.by(() => {
    const preview = this.queries.preview;
    return this.isAsked && preview && preview.move === this.foreseen?.move ? (preview.view ?? null) : null;
  });
  /** Who sits here is always told as it is now, whatever is still being shown. */
  get table(): TableInfo {
    if (!this.connection.state) throw new Error('The table is not known yet.');
    return this.connection.state.table;
  }
  get seats(): readonly SeatInfo[] {
    return this.table.seats;
  }
  get eyes(): number | null {
    return this.state?.eyes ?? null;
  }
  get moment(): GameEvent | null {
    return (this.playback.moment?.event as GameEvent | null | undefined) ?? null;
  }
  readonly isAsked = $derived.by(() => this.selection.isAsked && !this.playback.isPlaying);
  readonly candidate = $derived.by(() => (this.isAsked ? this.selection.candidate : null));
  readonly foreseen = $derived.by(() => {
    const { over } = this.pointing;
    if (this.candidate || over === null || !this.isAsked || this.isSending) return this.candidate;
    return this.selection.tentativeAt(over);
  });
  readonly traces = $derived.by((): readonly Trace[] =>
    this.module ? tracesOf(this.playback.log, this.eyes, this.module) : [],
  );
  readonly #hinted = $derived.by(() => {
    const hinted = this.hinted;
    return new Set(hinted && !this.candidate ? hinted.targets : []);
  });

  get chosen(): readonly string[] {
    return this.isAsked ? this.selection.chosen : [];
  }
  mark(target: string): Mark {
    if (!this.isAsked) return 'rest';
    const mark = this.selection.mark(target);
    return this.isSending && mark !== 'chosen' ? 'rest' : mark;
  }
  isLit(target: string): boolean {
    return this.pointing.lit.has(target);
  }
  isHinted(target: string): boolean {
    return this.#hinted.has(target);
  }
  wordsFor(target: string): string | null {
    return this.state?.prompt?.options.find((option) => option.targets[0] === target)?.text ?? null;
  }
  thing(...targets: [string, ...string[]]): Attachment<HTMLElement | SVGElement> {
    return attachPointing(this.pointing, targets, (things, anchor, isEnter) => this.point(things, anchor, isEnter));
  }

  // -- what a person does --------------------------------------------------------------------------------------------

  /** Whether the turn of these eyes waits for its end. */
  readonly isHeld = $derived.by(() => {
    const state = this.state;
    return !!state && state.held !== null && state.held === state.eyes && !this.playback.isPlaying;
  });

  /** The option that a bot would take, while it is one. */
  readonly hinted = $derived.by((): OptionInfo | null => {
    const move = this.hint?.move;
    return this.state?.prompt?.options.find((option) => option.move === move) ?? null;
  });

  /** Whether Enter, which has nothing else to say yes to, chooses what the bot would. */
  readonly canFollowHint = $derived.by(
    () => this.isAsked && this.hinted !== null && this.candidate === null && !this.selection.canStepBack,
  );

  /** What the confirm button means while nothing is chosen. */
  readonly usual = $derived.by((): OptionInfo | null => {
    const options = this.isAsked ? this.state?.prompt?.options : undefined;
    if (!options || this.candidate || this.selection.canStepBack || this.canFollowHint) return null;
    return this.module?.usual?.(options, this.view) ?? null;
  });

  point(targets: Targets, anchor: Element, isEnter = false): void {
    if (this.playback.isPlaying) {
      this.playback.skip();
      return;
    }
    if (this.isSending) return;
    const mark = this.mark(targets[0]);
    // The focus may rest on what was chosen for the question before: Enter then answers the question of now.
    if (isEnter && (mark === 'rest' || mark === 'shut') && this.agree()) return;
    // The button says that Enter does what is chosen: so it does on the last thing that was ticked, too.
    if (isEnter && mark === 'chosen' && this.candidate && this.agree()) return;
    if (mark === 'shut') {
      this.pointing.hold(targets[0], anchor);
      return;
    }
    this.pointing.close();
    if (mark === 'rest') return;
    const option = this.selection.point(...targets);
    if (option) this.submit(option);
  }

  pick(offer: Offer): void {
    if (this.isSending) return;
    this.pointing.close();
    if (offer.isDeed || (offer.isChosen && this.candidate)) this.submit(offer.option);
    else this.selection.pick(offer);
  }

  /** The closer look at what one rests on; null: there is none. */
  get closer(): BoardModule['closer'] | null {
    const { tip } = this.pointing;
    const { module } = this;
    return tip && module?.closer && module.hasCloser(tip.target, this.view, this.assets) ? module.closer : null;
  }

  /** Say yes to whatever waits for it; false when nothing does. */
  agree(): boolean {
    if (this.isHeld) this.endTurn();
    else if (this.candidate) this.submit(this.candidate);
    else if (this.canFollowHint) this.followHint();
    else if (this.usual) this.submit(this.usual);
    else return false;
    return true;
  }

  /** One stage back; false when there is none. A tip that has nothing to say is no stage. */
  back(): boolean {
    const { hasTip } = this;
    return (this.pointing.close() && hasTip) || (this.isAsked && this.selection.back()) || this.#callBack();
  }

  /** Whether what one rests on has something to say. */
  get hasTip(): boolean {
    return this.pointing.tip !== null && (this.queries.why !== null || this.closer !== null);
  }

  /** Take back the last move of what is being built up. */
  #callBack(): boolean {
    if (!this.isAsked || !this.module?.isBuildingUp?.(this.view) || !this.connection.state?.undo.moves) return false;
    this.undo();
    return true;
  }

  submit(option: OptionInfo): void {
    const state = this.connection.state;
    if (!state?.prompt || this.isSending) return;
    this.pointing.close();
    // The next question may read like this one: it is a new one all the same.
    this.selection.forget();
    void this.#send({
      type: 'submit',
      index: state.index,
      seat: state.prompt.seat,
      move: option.move,
      hold: settings.confirm && !this.module?.isFarewell?.(option),
    });
  }

  endTurn(): void {
    this.#deed((index, seat) => ({ type: 'confirm', index, seat }));
  }

  undo(): void {
    if (this.connection.state?.undo.moves) this.#deed((index, seat) => ({ type: 'undo', index, seat, moves: 1 }));
  }

  askUndo(): void {
    this.#deed((index, seat) => ({ type: 'ask_undo', index, seat }));
  }

  answerUndo(seat: number, agrees: boolean): void {
    const index = this.connection.state?.index ?? 0;
    void this.#send({ type: 'answer_undo', index, seat, agrees });
  }

  resign(): void {
    this.#deed((_, seat) => ({ type: 'resign', seat }));
  }

  /** Let a bot play for a seat: one's own, or that of somebody who has gone. */
  stepOut(seat: number): void {
    void this.#send({ type: 'step_out', seat });
  }

  /** Take the own seat back from the bot. */
  comeBack(seat: number): void {
    void this.#send({ type: 'come_back', seat });
  }

  look(seat: number): void {
    this.connection.send({ type: 'look', seat });
  }

  say(text: string): void {
    this.connection.send({ type: 'say', text });
  }

  async askHint(): Promise<void> {
    const state = this.connection.state;
    if (!state?.prompt || this.isSending || this.isHintComing) return;
    const deeds = this.#deeds;
    this.isHintComing = true;
    try {
      const hint = await this.connection.ask('hint', { type: 'hint', index: state.index, seat: state.prompt.seat });
      // Whoever did not wait for it needs it no more.
      if (deeds === this.#deeds) this.hint = hint;
    } catch (error) {
      if (deeds === this.#deeds) this.#refused(error);
    } finally {
      this.isHintComing = false;
    }
  }

  followHint(): void {
    if (this.hinted) this.selection.take(this.hinted);
  }

  #deed(make: (index: number, seat: number) => ClientRequest): void {
    const state = this.connection.state;
    if (state && state.eyes !== null) void this.#send(make(state.index, state.eyes));
  }

  async #send(request: ClientRequest): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.#deeds += 1;
    this.notice = null;
    this.hint = null;
    try {
      await this.connection.ask('state', request);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.isSending = false;
    }
  }

  #refused(error: unknown): void {
    const rule = error instanceof Refusal ? error.rule : '';
    this.notice = { text: asProblem(error).text, rule };
  }

  // -- what comes in -------------------------------------------------------------------------------------------------

  #onState(state: StateMessage): void {
    // Connection has put the log together already; lines from `log_from` on are new when nothing before them was taken away.
    this.playback.take(state, this.connection.log, state.log_from);
    if (!this.#isLoading) void this.#load(state.table);
  }

  async #load(table: TableInfo): Promise<void> {
    this.#isLoading = true;
    try {
      const module = await loadBoard(table.game);
      this.assets = await module.prepare(table);
      this.module = module;
    } catch (error) {
      this.trouble = asProblem(error).text;
      this.#isLoading = false;
    }
  }
}
