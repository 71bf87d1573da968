// How pointing at things narrows what can be done: pure, and the same for every game.
//
// An option names the things one points at, in order. People point in that order, or start with the goal, or change
// their mind half-way; this module says what each of these means. It knows nothing of boards, seats or servers.

import type { OptionInfo } from '../lib/types';

type Targets = readonly string[];

/** An option as one points at it: what it names, part by part. Things that are ticked in any order are one part. */
export interface Way {
  readonly option: OptionInfo;
  readonly parts: readonly Targets[];
}
type Ways = readonly Way[];

/** How a thing stands to the choice so far. */
export type Mark =
  /** Part of the choice. */
  | 'chosen'
  /** What is asked for now: it glows. */
  | 'next'
  /** Would change one's mind in one click: it keeps a quiet ring. */
  | 'other'
  /** Can be pointed at out of order: no ring, no refusal. */
  | 'free'
  /** Cannot be chosen; there is a reason. */
  | 'shut'
  /** Nothing is asked. */
  | 'rest';

export type Step = { kind: 'choose'; chosen: string[] } | { kind: 'commit'; option: OptionInfo } | { kind: 'refuse' };

export function wayOf(option: OptionInfo, isTicked: (target: string) => boolean): Way {
  const parts: string[][] = [];
  let isOpen = false;
  for (const target of option.targets) {
    const ticks = isTicked(target);
    if (ticks && isOpen) parts.at(-1)?.push(target);
    else parts.push([target]);
    isOpen = ticks;
  }
  return { option, parts };
}

function starts({ parts }: Way, chosen: Targets): boolean {
  let at = 0;
  for (const part of parts) {
    for (let left = part.length; left > 0; left--, at++) {
      const target = chosen[at];
      if (target === undefined) return true;
      if (!part.includes(target)) return false;
    }
  }
  return at >= chosen.length;
}

/** Whether a way names all of these, in any order. */
function names({ option }: Way, chosen: Targets): boolean {
  return chosen.every((target) => option.targets.includes(target));
}

/** The ways left: those that begin with the chosen things or, when none does, those that name them in any order. */
export function fitting(ways: Ways, chosen: Targets): Way[] {
  const ahead = ways.filter((way) => starts(way, chosen));
  return ahead.length > 0 ? ahead : ways.filter((way) => names(way, chosen));
}

/** Whether what was chosen is a beginning of some way. */
export function isInOrder(ways: Ways, chosen: Targets): boolean {
  return ways.some((way) => starts(way, chosen));
}

/** What a way asks for next, beyond the chosen things. */
export function nextOf({ parts }: Way, chosen: Targets): Targets {
  for (const part of parts) {
    const left = part.filter((target) => !chosen.includes(target));
    if (left.length > 0) return left;
  }
  return [];
}

/** What can be pointed at next. */
export function following(ways: Ways, chosen: Targets): Set<string> {
  const next = new Set<string>();
  for (const way of fitting(ways, chosen)) for (const target of nextOf(way, chosen)) next.add(target);
  return next;
}

/** The one option that the chosen things mean, once there is one. */
export function meant(ways: Ways, chosen: Targets): OptionInfo | null {
  const left = fitting(ways, chosen);
  const exact = left.filter(({ option }) => option.targets.length === chosen.length);
  const found = exact.length === 1 ? exact : left;
  return found.length === 1 ? (found[0]?.option ?? null) : null;
}

/** Options that the same chosen things mean all at once: they differ in the deed alone, and words must part them. */
export function tied(ways: Ways, chosen: Targets): OptionInfo[] {
  if (chosen.length === 0) return [];
  const exact = fitting(ways, chosen).filter(({ option }) => option.targets.length === chosen.length);
  return exact.length > 1 ? exact.map(({ option }) => option) : [];
}

/** The choice after changing the latest thing that `target` can stand for; null when it can stand for none. */
function replaced(ways: Ways, chosen: Targets, target: string): string[] | null {
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    const tried = [...chosen.slice(0, kept), target];
    if (isInOrder(ways, tried)) return tried;
  }
  return null;
}

/** Whether some option names all of these, in any order. */
export function isNamed(ways: Ways, chosen: Targets): boolean {
  return ways.some((way) => names(way, chosen));
}

/** Whether a thing is one of several to be ticked: then pointing at it never says yes, and a tick can be taken back. */
function isOneOfSeveral(ways: Ways, chosen: Targets, target: string): boolean {
  return fitting(ways, chosen).some(({ parts }) => parts.some((part) => part.length > 1 && part.includes(target)));
}

/**
 * What pointing at `target` means now.
 *
 * In order of preference: take back a tick; say yes to what is previewed; step back from something chosen; go on in the
 * order of the options; change one's mind; go on in another order; begin with something that options name later. The last
 * is refused where what was chosen stays in hand: then one wants to know why a thing does not go with it.
 */
export function point(ways: Ways, chosen: Targets, target: string, isHeld = false): Step {
  const candidate = meant(ways, chosen);
  const last = chosen.at(-1);
  const at = chosen.indexOf(target);
  if (isOneOfSeveral(ways, chosen, target)) {
    if (at >= 0) return { kind: 'choose', chosen: chosen.filter((one) => one !== target) };
  } else if (candidate && (target === last || (at < 0 && candidate.targets.includes(target)))) {
    return { kind: 'commit', option: candidate };
  }
  if (at >= 0) return { kind: 'choose', chosen: chosen.slice(0, target === last ? at : at + 1) };

  const extended = [...chosen, target];
  const inOrder = isInOrder(ways, chosen);
  if (isInOrder(ways, extended)) return { kind: 'choose', chosen: extended };
  // Somebody who has begun in order and points at another beginning has changed their mind; somebody who has begun with
  // the goal has not.
  const otherwise = replaced(ways, chosen, target);
  if (inOrder && otherwise) return { kind: 'choose', chosen: otherwise };
  if (isNamed(ways, extended)) return { kind: 'choose', chosen: extended };
  if (otherwise) return { kind: 'choose', chosen: otherwise };
  if (isHeld && inOrder && chosen.length > 0) return { kind: 'refuse' };
  return isNamed(ways, [target]) ? { kind: 'choose', chosen: [target] } : { kind: 'refuse' };
}

/** How one thing stands to the choice. */
export function markOf(ways: Ways, chosen: Targets, target: string, isHeld = false): Mark {
  if (ways.length === 0) return 'rest';
  if (chosen.includes(target) || meant(ways, chosen)?.targets.includes(target)) return 'chosen';
  if (following(ways, chosen).has(target)) return 'next';
  if (replaced(ways, chosen, target)) return 'other';
  return point(ways, chosen, target, isHeld).kind === 'refuse' ? 'shut' : 'free';
}

/**
 * What may be chosen for a person at the beginning: the one thing on the board that everything there begins with.
 *
 * It saves a click and hides nothing: options that begin off the board keep their buttons.
 */
export function foregone(ways: Ways, isOnBoard: (target: string) => boolean): string[] {
  const begins = [...following(ways, [])].filter(isOnBoard);
  return begins.length === 1 ? begins : [];
}
