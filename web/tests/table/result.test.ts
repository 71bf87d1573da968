// The end of a game as the score sheet lays it out.
import { describe, expect, it } from 'vitest';
import type { Outcome, SeatInfo } from '../../src/lib/types';
import { inOrder, placesOf, rowsOf, type ScoreLine } from '../../src/table/result';

const seat = (at: number, hasResigned = false) => ({ seat: at, name: `S${at}`, has_resigned: hasResigned }) as SeatInfo;
const line = (label: string, points = 0): ScoreLine => ({ label, points, rule: 'EME-E5' });
const outcome = (...places: number[]) => ({ places }) as Outcome;

describe('places', () => {
  it('are those of the outcome', () => {
    expect(placesOf({ outcome: outcome(2, 1) }, [seat(0), seat(1)])).toEqual([2, 1]);
  });

  it('of a game that was given up: the first is whoever did not resign', () => {
    expect(placesOf({ outcome: null }, [seat(0), seat(1, true)])).toEqual([1, 0]);
  });

  it('are those of the outcome, too, where somebody resigned and a bot played on', () => {
    expect(placesOf({ outcome: outcome(1, 3, 2) }, [seat(0), seat(1, true), seat(2)])).toEqual([1, 3, 2]);
  });

  it('are nobody’s while the server names none', () => {
    expect(placesOf({ outcome: null }, [seat(0), seat(1)])).toEqual([0, 0]);
  });

  it('give the order of the sheets; who has none comes last, whatever the points', () => {
    const seats = [seat(0), seat(1), seat(2)];
    expect(inOrder(seats, [2, 2, 1], [5, 7, 9]).map((one) => one.seat)).toEqual([2, 1, 0]);
    expect(inOrder(seats, [0, 1, 0], [9, 1, 10]).map((one) => one.seat)).toEqual([1, 2, 0]);
  });
});

describe('rows', () => {
  it('set the same lines beside each other, whatever they say', () => {
    const mine = line('Regions: Omphara, Kolpea', 2);
    const other = line('Regions: none');
    expect(rowsOf([[mine], [other]])).toEqual([{ topic: 'Regions', lines: [mine, other] }]);
  });

  it('leave a gap where one has none', () => {
    const sheets = [
      [line('Regions: none'), line('gold: 2'), line('Coins left: 0')],
      [line('Regions: none'), line('gem: 1'), line('tree: 3'), line('Coins left: 1')],
      [line('Regions: none'), line('gold: 1'), line('tree: 1'), line('Coins left: 2')],
    ];
    const rows = rowsOf(sheets);
    expect(rows.map((row) => row.topic)).toEqual(['Regions', 'gem', 'tree', 'gold', 'Coins left']);
    expect(rows.map((row) => row.lines.map((one) => one?.label ?? '–'))[1]).toEqual(['–', 'gem: 1', '–']);
  });

  it('lose no line, even where two are about the same', () => {
    const rows = rowsOf([[line('Temple: east', 1), line('Temple: west', 2)], [line('Temple: south', 3)]]);
    expect(rows.map((row) => row.topic)).toEqual(['Temple', 'Temple']);
    expect(rows.map((row) => row.lines.map((one) => one?.points ?? null))).toEqual([
      [1, 3],
      [2, null],
    ]);
  });
});
