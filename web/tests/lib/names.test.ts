import { describe, expect, it } from 'vitest';
import { list, nameOf, parts, plain } from '../../src/lib/names';

const seats = [
  { seat: 0, name: 'Ines' },
  { seat: 1, name: '' },
];

describe('sentences of the server', () => {
  it('name the people who sit at the colours', () => {
    expect(plain("Terracotta took lapis's city.", seats)).toBe("Ines took Lapis's city.");
  });
  it('keep colours that no seat of this table has', () => {
    expect(plain('Ochre and terracotta', seats)).toBe('Ochre and Ines');
  });
  it('are cut at whole words only', () => {
    expect(parts('terracottas', seats)).toEqual(['terracottas']);
    expect(parts('terracotta', seats)).toEqual([{ seat: 0, name: 'Ines' }]);
  });
  it('call an empty seat by its colour', () => {
    expect(nameOf(1, seats)).toBe('Lapis');
    expect(nameOf(7, seats)).toBe('Seat 8');
  });
});

it('lists names as one says them', () => {
  expect([list([]), list(['Ines']), list(['Ines', 'Cato', 'Sana'])]).toEqual(['', 'Ines', 'Ines, Cato and Sana']);
});
