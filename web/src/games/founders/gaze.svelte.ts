// What one looks at without touching it: another nation on the large plan, a space under the mouse. Board, plates and the
// tile in hand share it; nobody else knows.

export class Gaze {
  /** Whose nation lies large in the middle; null: one's own. */
  seat = $state<number | null>(null);
  /** The space of one's own nation that the mouse or the focus rests on. */
  space = $state<string | null>(null);
}
