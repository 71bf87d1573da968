// Several people at one screen: the page looks through the eyes of whoever is to act, and draws a curtain where one
// could see what another may not.

import type { TableDesk } from './desk.svelte';

export class HotSeat {
  readonly #desk: TableDesk;

  constructor(desk: TableDesk) {
    this.#desk = desk;
    $effect(() => {
      if (this.#next !== null && this.curtainFor === null) desk.look(this.#next);
    });
  }

  /** The seat of this guest that is to act, while the page looks through other eyes. */
  readonly #next = $derived.by((): number | null => {
    const state = this.#desk.state;
    if (!state || this.#desk.playback.isPlaying || state.mine.length < 2) return null;
    if (state.eyes !== null && state.acting.includes(state.eyes)) return null;
    return state.acting.find((seat) => state.mine.includes(seat)) ?? null;
  });

  /** The seat to hand over to, while the curtain is drawn. */
  readonly curtainFor = $derived.by(() => (this.#desk.state?.has_curtain ? this.#next : null) ?? null);

  open(): void {
    if (this.#next !== null) this.#desk.look(this.#next);
  }
}
