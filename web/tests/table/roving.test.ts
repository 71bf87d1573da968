// A list that is one Tab stop.
import { describe, expect, it } from 'vitest';
import { walked } from '../../src/table/roving';

describe('a key in a list', () => {
  it('leads one line, one page, or all the way', () => {
    expect(walked('ArrowUp', 20, 40)).toBe(19);
    expect(walked('ArrowDown', 20, 40)).toBe(21);
    expect(walked('PageUp', 20, 40)).toBe(10);
    expect(walked('PageDown', 20, 40)).toBe(30);
    expect(walked('Home', 20, 40)).toBe(0);
    expect(walked('End', 20, 40)).toBe(39);
  });

  it('does not lead out of it', () => {
    expect(walked('ArrowUp', 0, 3)).toBe(0);
    expect(walked('PageDown', 1, 3)).toBe(2);
  });

  it('leaves all other keys to the page', () => {
    expect(walked('ArrowRight', 1, 3)).toBeNull();
    expect(walked('Enter', 1, 3)).toBeNull();
  });
});
