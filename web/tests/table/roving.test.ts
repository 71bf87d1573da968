// A list that is one Tab stop, and things on a plane that arrows walk over.
import { describe, expect, it } from 'vitest';
import { ahead, walked } from '../../src/table/roving';

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

describe('an arrow on a plane', () => {
  const points = [
    [0, 100],
    [100, 0],
    [200, 10],
    [100, 100],
  ] as const;

  it('leads straight ahead rather than near', () => {
    expect(ahead('ArrowDown', [0, 0], points)).toBe(0);
    expect(ahead('ArrowRight', [0, 0], points)).toBe(1);
    expect(ahead('ArrowUp', [100, 100], points)).toBe(1);
  });

  it('leads over a gap, and nowhere where nothing lies', () => {
    expect(ahead('ArrowRight', [100, 0], points)).toBe(2);
    expect(ahead('ArrowUp', [0, 0], points)).toBeNull();
    expect(ahead('Enter', [0, 0], points)).toBeNull();
  });
});
