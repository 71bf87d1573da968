// The tables of this guest and the open ones, asked for anew every ten seconds while somebody looks.
import { api } from '../lib/api';
import { COLOURS } from '../lib/seats';
import type { Lobby, TableCard } from '../lib/types';

const EVERY = 10_000;
/** How long a changed table keeps its ring. */
const MARKED = 5_000;

class LobbyWatch {
  lobby = $state.raw<Lobby>();
  /** Whether the last try to refresh it failed; what was known stays. */
  isStale = $state(false);
  /** Tables that changed while one looked, each with the seat that moved. */
  changed = $state.raw<ReadonlyMap<string, number>>(new Map());

  readonly mine = $derived(this.lobby?.mine ?? []);
  readonly open = $derived(this.lobby?.open ?? []);
  readonly waiting = $derived(this.mine.filter((card) => card.is_my_turn));

  /** Watches until the returned function is called. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async refresh(): Promise<void> {
    try {
      const fresh = await api.lobby();
      if (this.lobby !== undefined) this.#mark(this.lobby, fresh);
      this.lobby = fresh;
      this.isStale = false;
    } catch {
      this.isStale = true;
    }
  }

  #mark(before: Lobby, after: Lobby): void {
    const known = new Map([...before.mine, ...before.open].map((card) => [card.id, card.updated_ms]));
    const moved = [...after.mine, ...after.open].filter(
      (card) => (known.get(card.id) ?? card.updated_ms) < card.updated_ms,
    );
    if (moved.length === 0) return;
    this.changed = new Map(moved.map((card) => [card.id, moverOf(card)]));
    setTimeout(() => (this.changed = new Map()), MARKED);
  }
}

/** The seat that the last sentence begins with, or the first one that it names. */
function moverOf(card: TableCard): number {
  const words = card.last.toLowerCase();
  const places = COLOURS.map((colour) => words.indexOf(colour));
  const first = Math.min(...places.filter((place) => place >= 0));
  return Math.max(0, places.indexOf(first));
}

export const lobby = new LobbyWatch();
