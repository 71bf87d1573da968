// What one may ask of a table without changing it: what a move would do, why a thing cannot be chosen.
//
// Answers hold for the index they were given at; within it each question is asked once.

import type { PreviewMessage, WhyMessage } from '../lib/types';
import type { Connection } from './connection.svelte';

export class Queries {
  /** The answer to the newest question of its kind, once it is there. */
  preview = $state.raw<PreviewMessage | null>(null);
  why = $state.raw<WhyMessage | null>(null);

  readonly #connection: Connection;
  #index = -1;
  #previews = new Map<string, Promise<PreviewMessage>>();
  #reasons = new Map<string, Promise<WhyMessage>>();
  #wantedMove = '';
  #wantedReason = '';

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** What would this move do? Null: nothing is previewed. */
  askPreview(seat: number, move: string | null): void {
    const index = this.#freshIndex();
    this.#wantedMove = move ?? '';
    if (this.preview?.move !== move) this.preview = null;
    if (move === null) return;
    let answer = this.#previews.get(move);
    if (!answer) {
      answer = this.#connection.ask('preview', { type: 'preview', index, seat, move });
      this.#previews.set(move, answer);
    }
    answer.then(
      (told) => {
        if (this.#wantedMove === told.move && this.#index === index) this.preview = told;
      },
      // Stale or lost: the next state asks anew.
      () => this.#previews.delete(move),
    );
  }

  /** Why can this thing not be chosen? Null: nobody wonders. */
  askWhy(seat: number, target: string | null, chosen: readonly string[]): void {
    this.#freshIndex();
    const key = target === null ? '' : [seat, target, ...chosen].join(' ');
    this.#wantedReason = key;
    this.why = null;
    if (target === null) return;
    let answer = this.#reasons.get(key);
    if (!answer) {
      answer = this.#connection.ask('why', { type: 'why', seat, target, chosen: [...chosen] });
      this.#reasons.set(key, answer);
    }
    answer.then(
      (told) => {
        if (this.#wantedReason === key) this.why = told;
      },
      () => this.#reasons.delete(key),
    );
  }

  #freshIndex(): number {
    const index = this.#connection.state?.index ?? -1;
    if (index !== this.#index) {
      this.#index = index;
      this.#previews.clear();
      this.#reasons.clear();
      this.preview = null;
    }
    return index;
  }
}
