// What the mouse, the finger or the keyboard rests on, and what that opens: a closer look, a reason why not.
//
// A reason is asked for only when somebody rests on a thing: there are many things, and most are never wondered about.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const REST_MS = 300;
const HOLD_MS = 450;
/** A finger that wanders further than this is panning. */
const WANDER_PX = 10;

export interface Tip {
  target: string;
  anchor: Element;
  /** Opened by a finger or a click: it stays until something else is touched. */
  isHeld: boolean;
}

export type Targets = readonly [string, ...string[]];

export class Pointing {
  tip = $state.raw<Tip | null>(null);
  /** What the mouse or the focus is on, at once and with or without a tip. */
  over = $state<string | null>(null);
  /** What a line of the log points at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Rest on a thing: its tip opens after a moment. */
  rest(target: string, anchor: Element): void {
    clearTimeout(this.#timer);
    this.over = target;
    // From one thing to the next the tip follows at once.
    const wait = this.tip && !this.tip.isHeld ? 60 : REST_MS;
    this.#timer = setTimeout(() => (this.tip = { target, anchor, isHeld: false }), wait);
  }

  /** Open the tip now, and keep it. */
  hold(target: string, anchor: Element): void {
    clearTimeout(this.#timer);
    this.tip = { target, anchor, isHeld: true };
  }

  /** Look away. A tip that links to a rule can be reached by the mouse: it stays for a moment. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#forget();
    if (this.tip && !this.tip.isHeld) this.#timer = setTimeout(() => (this.tip = null), 160);
  }

  /** A thing that has the focus may be taken away while the page is being drawn anew: nothing may hear of it then. */
  #forget(): void {
    untrack(() => (this.over = null));
  }

  /** A thing was taken away. */
  lose(target: string): void {
    if (untrack(() => this.over) === target) this.#forget();
  }

  /** The mouse has reached the tip. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** False when nothing was open. */
  close(): boolean {
    clearTimeout(this.#timer);
    if (!this.tip) return false;
    this.tip = null;
    return true;
  }
}

/**
 * Wires an element to what it stands for. The element itself has role and name; this gives it hands.
 *
 * Enter is told apart from a click: on a thing that cannot be chosen it means what it means everywhere on the page.
 * Several targets are a short cut for mouse and finger, and never listen to the keyboard: a browser makes a Tab stop of
 * whatever in a drawing hears the focus, and these have no name to be announced by.
 */
export function attachPointing(
  pointing: Pointing,
  targets: Targets,
  point: (targets: Targets, anchor: Element, isEnter: boolean) => void,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const target = targets[0];
    const ends = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      (element as HTMLElement).addEventListener(type, hear, { signal: ends.signal });

    let holding: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    let isHeld = false;

    listen('pointerenter', (event) => {
      if (event.pointerType === 'mouse') pointing.rest(target, element);
    });
    listen('pointerleave', (event) => {
      clearTimeout(holding);
      if (event.pointerType === 'mouse') pointing.leave();
    });
    listen('pointerdown', (event) => {
      isHeld = false;
      if (event.pointerType === 'mouse') return;
      start = event;
      holding = setTimeout(() => {
        isHeld = true;
        pointing.hold(target, element);
      }, HOLD_MS);
    });
    listen('pointermove', (event) => {
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > WANDER_PX) {
        clearTimeout(holding);
      }
    });
    listen('pointerup', () => clearTimeout(holding));
    listen('pointercancel', () => clearTimeout(holding));
    // Holding a finger down is a closer look here, not the browser's menu.
    listen('contextmenu', (event) => {
      if (start) event.preventDefault();
    });
    listen('click', () => {
      if (!isHeld) point(targets, element, false);
      isHeld = false;
    });
    if (targets.length === 1) {
      listen('focus', () => {
        if (element.matches(':focus-visible')) pointing.rest(target, element);
      });
      listen('blur', () => pointing.leave());
      listen('keydown', (event) => {
        if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        if (!event.repeat) point(targets, element, event.key === 'Enter');
      });
    }
    return () => {
      ends.abort();
      clearTimeout(holding);
      pointing.lose(target);
    };
  };
}
