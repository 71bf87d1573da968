// What the log tells besides its sentences.
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/games/board';
import type { LogLine } from '../../src/lib/types';
import { gistsOf, isBehind, sinceMine, visibleLines, tracesOf } from '../../src/table/log';

function deed(seat: number | null, where: string): LogLine {
  return { deed: 0, text: `${seat} at ${where}`, seat, event: { type: 'Acted', seat, where } };
}
const note: LogLine = { deed: 0, text: 'Somebody sat down.' };

const telling = {
  traceOf: (event: GameEvent) =>
    event.seat === null || event.seat === undefined
      ? null
      : { target: (event as unknown as { where: string }).where, seat: event.seat },
};

const log = [
  deed(0, 'A'),
  deed(1, 'B'),
  deed(0, 'C'),
  deed(0, 'D'),
  deed(null, 'deck'),
  deed(2, 'E'),
  note,
  deed(2, 'E'),
];

describe('traces', () => {
  it('are where the others acted in their last turns', () => {
    expect(tracesOf(log, 1, telling)).toEqual([
      { target: 'E', seat: 2 },
      { target: 'D', seat: 0 },
      { target: 'C', seat: 0 },
    ]);
  });

  it('are several where one deed has touched several things', () => {
    const both = {
      ...telling,
      traceOf: (event: GameEvent) => ['X', 'Y'].map((target) => ({ target, seat: event.seat ?? 9 })),
    };
    expect(tracesOf([deed(2, 'E')], 0, both)).toEqual([
      { target: 'X', seat: 2 },
      { target: 'Y', seat: 2 },
    ]);
  });

  it('leave out what one did oneself', () => {
    expect(tracesOf(log, 0, telling).map((trace) => trace.target)).toEqual(['E', 'B']);
  });
});

describe('the gist', () => {
  it('is that of the last deed which has one', () => {
    const told = (seat: number, gist: string): LogLine => ({ ...deed(seat, 'F'), gist });
    const gists = gistsOf([told(1, 'sat down'), told(2, 'built it'), told(2, 'sat at F'), deed(2, 'quiet')]);
    expect([...gists]).toEqual([
      [2, 'sat at F'],
      [1, 'sat down'],
    ]);
  });
});

describe('the log', () => {
  const speaking = {
    isQuiet: (event: GameEvent) => (event as unknown as { where: string }).where === 'A',
    chapter: (event: GameEvent, past: readonly GameEvent[]) =>
      event.seat === 0 && past.at(-1)?.seat !== 0 ? `After ${past.length}` : null,
  };

  it('leaves out what the next line tells as well, and sets its heading above that one', () => {
    const told = visibleLines(log.slice(0, 4), speaking, null);
    expect(told.map(({ at, chapter }) => [at, chapter])).toEqual([
      [1, 'After 0'],
      [2, 'After 2'],
      [3, null],
    ]);
  });

  it('keeps what is no event of the game', () => {
    expect(visibleLines([note, deed(0, 'A')], speaking, null).map(({ line }) => line)).toEqual([note]);
  });
});

describe('since my last turn', () => {
  it('is what came after it', () => {
    expect(sinceMine(log, 0).map((line) => line.text)).toEqual(['null at deck', '2 at E', '2 at E']);
  });

  it('is still what came before it while I move', () => {
    expect(sinceMine([...log, deed(0, 'F'), deed(0, 'G')], 0).map((line) => line.text)).toEqual([
      'null at deck',
      '2 at E',
      '2 at E',
    ]);
  });

  it('is everything before my first turn', () => {
    expect(sinceMine([deed(0, 'A'), deed(1, 'B')], 2)).toHaveLength(2);
  });
});

describe('who comes back', () => {
  it('is behind when others have moved since', () => {
    expect(isBehind(log, 4, 0)).toBe(true);
  });

  it('is not while only chance, or nobody, has', () => {
    expect(isBehind(log.slice(0, 5), 4, 0)).toBe(false);
    expect(isBehind([...log, deed(0, 'F')], 9, 0)).toBe(false);
    expect(isBehind([...log.slice(0, 4), note], 4, 0)).toBe(false);
  });

  it('is not before the first own move', () => {
    expect(isBehind(log, 0, 3)).toBe(false);
  });
});
