// What the log tells besides its sentences: where everybody acted last, in how many words, and what happened since one's
// own last turn. Pure; the game's module reads the events.

import type { BoardModule, GameEvent, Trace } from '../games/board';
import type { LogLine } from '../lib/types';

type Telling = Pick<BoardModule, 'traceOf'>;
type Speaking = Pick<BoardModule, 'isQuiet' | 'chapter'>;

export function eventOf(line: LogLine): GameEvent | null {
  return (line.event as GameEvent | null | undefined) ?? null;
}

/** Whether a line says something that the next ones do not say as well. */
export function isVisible(line: LogLine, speaking: Pick<BoardModule, 'isQuiet'>): boolean {
  const event = eventOf(line);
  return !event || !speaking.isQuiet?.(event);
}

/** A line as it is read: its place in the log, and the heading above it. */
export interface VisibleLine {
  readonly at: number;
  readonly line: LogLine;
  readonly chapter: string | null;
}

/** The lines to read. The heading of a quiet line stands above the next one. */
export function visibleLines(log: readonly LogLine[], speaking: Speaking, view: unknown): VisibleLine[] {
  const lines: VisibleLine[] = [];
  const past: GameEvent[] = [];
  let chapter: string | null = null;
  for (const [at, line] of log.entries()) {
    const event = eventOf(line);
    if (event) {
      chapter = speaking.chapter?.(event, past, view) ?? chapter;
      past.push(event);
    }
    if (!isVisible(line, speaking)) continue;
    lines.push({ at, line, chapter });
    chapter = null;
  }
  return lines;
}

/** The lines of each seat's last turn, newest first: a run that no other seat's deed interrupts. */
function lastTurns(log: readonly LogLine[]): Map<number, LogLine[]> {
  const turns = new Map<number, LogLine[]>();
  const closed = new Set<number>();
  let current: number | null = null;
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at];
    if (!line?.event || line.seat === undefined || line.seat === null) continue;
    if (line.seat !== current) {
      if (current !== null) closed.add(current);
      current = line.seat;
    }
    if (closed.has(line.seat)) continue;
    const turn = turns.get(line.seat);
    if (turn) turn.push(line);
    else turns.set(line.seat, [line]);
  }
  return turns;
}

/** Where the others acted last. One's own deeds need no ring. */
export function tracesOf(log: readonly LogLine[], eyes: number | null, telling: Telling): Trace[] {
  const traces: Trace[] = [];
  for (const [seat, turn] of lastTurns(log)) {
    if (seat === eyes) continue;
    for (const line of turn) {
      const event = eventOf(line);
      for (const trace of [(event && telling.traceOf(event)) ?? []].flat()) {
        if (!traces.some((other) => other.seat === trace.seat && other.target === trace.target)) traces.push(trace);
      }
    }
  }
  return traces;
}

/** Each seat's last deed in three words, for the middle of a line. */
export function gistsOf(log: readonly LogLine[]): Map<number, string> {
  const gists = new Map<number, string>();
  for (const [seat, turn] of lastTurns(log)) {
    const gist = turn.find((line) => line.gist)?.gist;
    if (gist) gists.set(seat, gist);
  }
  return gists;
}

/**
 * What others, and chance, have done since the eyes had their last turn. In the middle of one's own turn that is still
 * what came before it.
 */
export function sinceMine(log: readonly LogLine[], eyes: number | null): readonly LogLine[] {
  const isMine = (line: LogLine | undefined) => !!line?.event && line.seat === eyes;
  let end = log.length;
  while (end > 0 && (isMine(log[end - 1]) || !log[end - 1]?.event)) end--;
  let start = end;
  while (start > 0 && !isMine(log[start - 1])) start--;
  return log.slice(start, end).filter((line) => line.event);
}

/** Whether others have done anything since the eyes moved last, when the log had `lines` lines; nothing is missed before. */
export function isBehind(log: readonly LogLine[], lines: number, eyes: number | null): boolean {
  const isOther = ({ event, seat }: LogLine) => !!event && seat !== undefined && seat !== null && seat !== eyes;
  return lines > 0 && log.slice(lines).some(isOther);
}
