// The time that somebody has been thinking: what the server said when it last spoke, and the seconds since.

export class Clock {
  #told = 0;
  #at = 0;
  #now = $state(0);

  constructor() {
    $effect(() => {
      const tick = setInterval(() => (this.#now = performance.now()), 1000);
      return () => clearInterval(tick);
    });
  }

  /** The server has said how long those who are waited for have been thinking. */
  set(waitingMs: number): void {
    this.#told = waitingMs;
    this.#at = performance.now();
    this.#now = this.#at;
  }

  get ms(): number {
    return this.#told + Math.max(0, this.#now - this.#at);
  }
}

/** 1:05 */
export function minutes(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
