// What all boards say alike of their things: how they stand to the choice.

import type { Mark } from './narrow';

/** Whether a click on it would be a choice, or has been one. */
export function isOpen(mark: Mark): boolean {
  return mark === 'next' || mark === 'other' || mark === 'chosen';
}

/** A name as it is read out, with how the thing stands to the choice. */
export function marked(name: string, mark: Mark): string {
  if (mark === 'chosen') return `${name}; chosen`;
  return isOpen(mark) ? `${name}; can be chosen` : name;
}
