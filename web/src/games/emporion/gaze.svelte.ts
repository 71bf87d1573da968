// What one looks at without touching it: a card under the mouse or the focus, another's Realm in the place of one's own.
// Board, plates and lens share it; nobody else knows.

/** A card, and where it lies as a target; the bill of a place is that of the view. */
export interface Seen {
  card: string;
  place: string;
}

export class Gaze {
  seen = $state.raw<Seen | null>(null);
  /** Whose Realm lies large on the table; null: one's own. */
  seat = $state<number | null>(null);
  /** Whether the lens is there to show what is seen; else a tip does. */
  hasLens = $state(false);

  look(card: string, place = ''): void {
    this.seen = { card, place };
  }

  /** Looks away, unless something else is seen already. */
  leave(card: string, place = ''): void {
    if (this.seen?.card === card && this.seen.place === place) this.seen = null;
  }
}
