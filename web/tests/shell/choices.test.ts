import { expect, it } from 'vitest';
import { short } from '../../src/shell/choices';

it('shortens a choice to the words before its colon, or to its value', () => {
  expect(short('a', 'Side A: one great continent in the middle.')).toBe('Side A');
  expect(short('one', 'One game.')).toBe('One game');
  expect(short('print_and_play', 'The print-and-play rules for two to four: the highest bidder begins.')).toBe(
    'Print and play',
  );
});
