// How a game ended, as the score sheet lays it out: who is in which place, and which lines stand beside each other.
// Nothing is reckoned here: places, points and lines come from the server.

import type { SeatInfo, StateMessage } from '../lib/types';

export type ScoreLine = StateMessage['sheet'][number][number];

/**
 * The place of each seat, 1 is the first; 0: it has none. A game that was given up has no outcome: it goes to those who
 * did not resign, as its ending says, and the points that they had then decide nothing.
 */
export function placesOf(told: Pick<StateMessage, 'outcome'>, seats: readonly SeatInfo[]): readonly number[] {
  if (told.outcome) return told.outcome.places;
  const isGivenUp = seats.some((seat) => seat.has_resigned);
  return seats.map((seat) => (isGivenUp && !seat.has_resigned ? 1 : 0));
}

/** The seats in the order of their places; those without one come last, and among equals more points come first. */
export function inOrder(
  seats: readonly SeatInfo[],
  places: readonly number[],
  scores: readonly number[],
): readonly SeatInfo[] {
  const rank = (seat: SeatInfo) => places[seat.seat] || Infinity;
  const points = (seat: SeatInfo) => scores[seat.seat] ?? 0;
  return [...seats].sort((a, b) => (rank(a) === rank(b) ? points(b) - points(a) : rank(a) - rank(b)));
}

/** What a line is about, whoever's it is: `Regions: Omphara, Kolpea` and `Regions: none` belong beside each other. */
export function topicOf(line: ScoreLine): string {
  return line.label.split(':', 1)[0] ?? '';
}

/** The lines of a sheet by topic; the second about the same one is a topic of its own. */
function byTopic(sheet: readonly ScoreLine[]): Map<string, ScoreLine> {
  const lines = new Map<string, ScoreLine>();
  for (const line of sheet) {
    let key = topicOf(line);
    while (lines.has(key)) key += ' ';
    lines.set(key, line);
  }
  return lines;
}

/** One row of all sheets: what it is about, and the line of each sheet, null where it has none. */
export interface Row {
  readonly topic: string;
  readonly lines: readonly (ScoreLine | null)[];
}

/** All sheets row by row. Each keeps its own order; what only some have comes where they have it. */
export function rowsOf(sheets: readonly (readonly ScoreLine[])[]): readonly Row[] {
  const all = sheets.map(byTopic);
  const topics: string[] = [];
  for (const lines of all) {
    let next = 0;
    for (const topic of lines.keys()) {
      const found = topics.indexOf(topic);
      if (found < 0) topics.splice(next, 0, topic);
      next = (found < 0 ? next : found) + 1;
    }
  }
  return topics.map((topic) => ({ topic: topic.trim(), lines: all.map((lines) => lines.get(topic) ?? null) }));
}
