// How pointing at things narrows what can be done: pure, and the same for every game.
//
// An option names the things one points at, in order. People point in that order, or start with the goal, or change
// their mind half-way; this module says what each of these means. It knows nothing of boards, seats or servers.

import type { OptionInfo } from '../lib/types';

type Targets = readonly string[];

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

function starts(option: OptionInfo, chosen: Targets): boolean {
  return chosen.every((target, at) => option.targets[at] === target);
}

/** What an option names beyond the chosen things, in its order; null when it does not name them all. */
export function remaining(option: OptionInfo, chosen: Targets): string[] | null {
  const rest = [...option.targets];
  for (const target of chosen) {
    const at = rest.indexOf(target);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The options left: those that begin with the chosen things or, when none does, those that name them in any order. */
export function fitting(options: readonly OptionInfo[], chosen: Targets): OptionInfo[] {
  const ahead = options.filter((option) => starts(option, chosen));
  return ahead.length > 0 ? ahead : options.filter((option) => remaining(option, chosen) !== null);
}

/** What can be pointed at next. */
export function following(options: readonly OptionInfo[], chosen: Targets): Set<string> {
  const next = new Set<string>();
  for (const option of fitting(options, chosen)) {
    const first = remaining(option, chosen)?.[0];
    if (first !== undefined) next.add(first);
  }
  return next;
}

/** The one option that the chosen things mean, once there is one. */
export function meant(options: readonly OptionInfo[], chosen: Targets): OptionInfo | null {
  const left = fitting(options, chosen);
  const exact = left.filter((option) => option.targets.length === chosen.length);
  if (exact.length === 1) return exact[0] ?? null;
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Options that the same chosen things mean all at once: they differ in the deed alone, and words must part them. */
export function tied(options: readonly OptionInfo[], chosen: Targets): OptionInfo[] {
  if (chosen.length === 0) return [];
  const exact = fitting(options, chosen).filter((option) => option.targets.length === chosen.length);
  return exact.length > 1 ? exact : [];
}

/** The choice after changing the latest thing that `target` can stand for; null when it can stand for none. */
function replaced(options: readonly OptionInfo[], chosen: Targets, target: string): string[] | null {
  for (let kept = chosen.length - 1; kept >= 0; kept--) {
    const tried = [...chosen.slice(0, kept), target];
    if (options.some((option) => starts(option, tried))) return tried;
  }
  return null;
}

/** Whether some option names all of these, in any order. */
export function isNamed(options: readonly OptionInfo[], chosen: Targets): boolean {
  return options.some((option) => remaining(option, chosen) !== null);
}

/**
 * What pointing at `target` means now.
 *
 * In order of preference: say yes to what is previewed; step back from something chosen; go on in the order of the
 * options; change one's mind; go on in another order; begin with something that options name later. The last is refused
 * where what was chosen stays in hand: then one wants to know why a thing does not go with it.
 */
export function point(options: readonly OptionInfo[], chosen: Targets, target: string, isHeld = false): Step {
  const candidate = meant(options, chosen);
  const last = chosen.at(-1);
  if (candidate && (target === last || remaining(candidate, chosen)?.includes(target))) {
    return { kind: 'commit', option: candidate };
  }
  const at = chosen.indexOf(target);
  if (at >= 0) return { kind: 'choose', chosen: chosen.slice(0, target === last ? at : at + 1) };

  const extended = [...chosen, target];
  const inOrder = options.some((option) => starts(option, chosen));
  if (options.some((option) => starts(option, extended))) return { kind: 'choose', chosen: extended };
  // Somebody who has begun in order and points at another beginning has changed his mind; somebody who has begun with
  // the goal has not.
  const otherwise = replaced(options, chosen, target);
  if (inOrder && otherwise) return { kind: 'choose', chosen: otherwise };
  if (isNamed(options, extended)) return { kind: 'choose', chosen: extended };
  if (otherwise) return { kind: 'choose', chosen: otherwise };
  if (isHeld && inOrder && chosen.length > 0) return { kind: 'refuse' };
  return isNamed(options, [target]) ? { kind: 'choose', chosen: [target] } : { kind: 'refuse' };
}

/** How one thing stands to the choice. */
export function markOf(options: readonly OptionInfo[], chosen: Targets, target: string, isHeld = false): Mark {
  if (options.length === 0) return 'rest';
  if (chosen.includes(target) || meant(options, chosen)?.targets.includes(target)) return 'chosen';
  if (following(options, chosen).has(target)) return 'next';
  if (replaced(options, chosen, target)) return 'other';
  return point(options, chosen, target, isHeld).kind === 'refuse' ? 'shut' : 'free';
}

/**
 * What may be chosen for a person at the beginning: the one thing on the board that everything there begins with.
 *
 * It saves a click and hides nothing: options that begin off the board keep their buttons.
 */
export function foregone(options: readonly OptionInfo[], isOnBoard: (target: string) => boolean): string[] {
  const begins = new Set<string>();
  for (const option of options) {
    const first = option.targets[0];
    if (first !== undefined && isOnBoard(first)) begins.add(first);
  }
  return begins.size === 1 ? [...begins] : [];
}
