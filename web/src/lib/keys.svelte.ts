// The keys of the page that is shown: it says what each does, the listener here does it, and `?` lists them all.

import { untrack } from 'svelte';

export interface Key {
  /** As `KeyboardEvent.key` has it: `Enter`, `u`, `Escape`, `1`. */
  key: string;
  /** What it does, for the list; keys without words are aliases and are not listed. */
  text?: string;
  /** Returns false when it had nothing to do: then the browser, or an older binding, has its turn. */
  run: () => unknown;
}

class Keys {
  /** The newest group first: an opened panel goes before the page below it. */
  #groups = $state.raw<readonly (readonly Key[])[]>([]);
  readonly listed = $derived(this.#groups.flat().filter((key) => key.text !== undefined));

  constructor() {
    addEventListener('keydown', (event) => this.#pressed(event));
  }

  /** Binds keys until the returned function is called; made for `$effect(() => keys.bind([…]))`. */
  bind(group: readonly Key[]): () => void {
    // An effect that binds must not run again because somebody else binds.
    this.#groups = [group, ...untrack(() => this.#groups)];
    return () => {
      this.#groups = this.#groups.filter((one) => one !== group);
    };
  }

  #pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTakenBy(event)) return;
    for (const group of this.#groups) {
      for (const key of group) {
        if (key.key.toLowerCase() === event.key.toLowerCase() && key.run() !== false) {
          event.preventDefault();
          return;
        }
      }
    }
  }
}

/** Whether the element with the focus needs this key itself; an open dialog takes all of them. */
function isTakenBy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog[open], [contenteditable]') !== null) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary, [role="button"]') !== null;
}

export const keys = new Keys();
