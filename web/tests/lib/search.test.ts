import { expect, it } from 'vitest';
import { matches } from '../../src/lib/search';

const rule = {
  id: 'EME-A2',
  chapter: 'Actions',
  text: 'Move armies: each over one land border (never a dotted line).',
};

it('finds a rule by the beginnings of its words, in any order, and by its id', () => {
  for (const query of ['', 'border arm', 'MOVE', 'never', 'eme-a2', 'a2', 'action move']) {
    expect(matches(rule, query), query).toBe(true);
  }
});

it('does not find it by what it does not say', () => {
  for (const query of ['city', 'move city', 'order', 'a3']) expect(matches(rule, query), query).toBe(false);
});
