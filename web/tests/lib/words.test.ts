import { describe, expect, it } from 'vitest';
import { counted, range, roman, sentence } from '../../src/lib/words';

describe('numbers in words', () => {
  it('are spelt out as far as one says them', () => {
    expect([counted(0, 'table'), counted(1, 'table'), counted(2, 'table'), counted(13, 'table')]).toEqual([
      'no tables',
      'one table',
      'two tables',
      '13 tables',
    ]);
  });
  it('number plates and give ranges', () => {
    expect([roman(4), range(2, 5), range(2, 2)]).toEqual(['IV', '2–5', '2']);
  });
});

it('makes a sentence of a reason', () => {
  expect([sentence('five is too many '), sentence('Who?'), sentence('')]).toEqual(['Five is too many.', 'Who?', '']);
});
