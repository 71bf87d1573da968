// What all boards say alike of their things: how they stand to the choice.

import { say } from '../words/common';
import type { Mark } from './narrow';

/** Whether a click on it would be a choice, or has been one. */
export function isOpen(mark: Mark): boolean {
  return mark === 'next' || mark === 'other' || mark === 'chosen';
}

/** A name as it is read out, with how the thing stands to the choice. */
export function marked(name: string, mark: Mark): string {
  if (mark === 'chosen') return say('thing.chosen', { name });
  return isOpen(mark) ? say('thing.open', { name }) : name;
}
