// What one looks at without touching it: a thing under the mouse or the focus, another's city in the place of one's own, the own
// store. Board, plates and lectern share it; nobody else knows.

import { untrack } from 'svelte';

export class Gaze {
  /** The place of what is looked at, as a target: `row:orchard`, `city:1:bridge`, `action:build`. */
  seen = $state<string | null>(null);
  /** Whose city lies on the table; null: one's own. */
  seat = $state<number | null>(null);
  /** Whether the stored cards are laid out. */
  isStoreOpen = $state(false);
  /** Whether the lectern is there to show what is seen; else a tip does. */
  hasLens = $state(false);

  look(place: string): void {
    this.seen = place;
  }

  /** Looks away, unless something else is seen already. It may happen while the page is being drawn anew. */
  leave(place: string): void {
    if (untrack(() => this.seen) === place) this.seen = null;
  }
}
