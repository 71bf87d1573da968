import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Phrase from '../../src/shell/Phrase.svelte';

it('marks an argument of a message, wherever the message has it', () => {
  const page = mount(Phrase, {
    target: document.body,
    props: { id: 'seat-me.choice', marked: { you: 'You' }, args: { name: '<i>Ines</i>' } },
  });
  expect(document.body.textContent).toBe('You, <i>Ines</i>.');
  expect([...document.body.querySelectorAll('*')].map((one) => one.outerHTML)).toEqual(['<b>You</b>']);
  void unmount(page);
});
