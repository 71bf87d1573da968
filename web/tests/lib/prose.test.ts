import { expect, it } from 'vitest';
import { pieces } from '../../src/lib/prose';

it('finds rulings, cited rules and stressed words in a text', () => {
  expect(pieces('Pay (EME-T2). *(R)* A *leftmost* card is free, see VEM-AB12a.')).toEqual([
    { kind: 'text', text: 'Pay (' },
    { kind: 'rule', text: 'EME-T2' },
    { kind: 'text', text: '). ' },
    { kind: 'mark', text: 'R' },
    { kind: 'text', text: ' A ' },
    { kind: 'strong', text: 'leftmost' },
    { kind: 'text', text: ' card is free, see ' },
    { kind: 'rule', text: 'VEM-AB12a' },
    { kind: 'text', text: '.' },
  ]);
});

it('leaves a lone asterisk alone', () => {
  expect(pieces('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }]);
});
