import { describe, expect, it } from 'vitest';
import { range, roman, sentence } from '../../src/lib/words';

describe('numbers', () => {
  it('number plates and give ranges', () => {
    expect([roman(4), range(2, 5), range(2, 2)]).toEqual(['IV', '2–5', '2']);
  });
});

it('makes a sentence of a reason', () => {
  expect([sentence('five is too many '), sentence('Who?'), sentence('')]).toEqual(['Five is too many.', 'Who?', '']);
});
