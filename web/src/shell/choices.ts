// Everything that a table decides by choosing one of a few sentences: the game's own options and those of the table, in one form.
import type { GameOption, UndoMode } from '../lib/types';

export interface Choosable {
  value: string;
  /** For the closed row. */
  short: string;
  text: string;
}

/** What a choice is called where there is no room for its sentence: the words before its colon, or its value spelt out. */
export function short(value: string, text: string): string {
  const words = text.split(':', 1)[0]?.replace(/\.$/, '') ?? '';
  if (words.length <= 20) return words;
  const spelt = value.replaceAll('_', ' ');
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}

export function choosable(option: GameOption): Choosable[] {
  return option.choices.map(({ value, text }) => ({ value, short: short(value, text), text }));
}

export const UNDO: (Choosable & { value: UndoMode })[] = [
  { value: 'turn', short: 'Own turn', text: 'Take back moves of your own turn, as long as nothing was learnt since.' },
  { value: 'consent', short: 'If all agree', text: 'Also a whole turn afterwards, if everybody else agrees.' },
  { value: 'none', short: 'Never', text: 'What is done is done.' },
];

export const ONLOOKERS: Choosable[] = [
  { value: 'yes', short: 'Welcome', text: 'Whoever has the address may watch, and sees only what lies open.' },
  { value: 'no', short: 'None', text: 'Only those who sit at the table see it.' },
];

export const LISTED: Choosable[] = [
  { value: 'no', short: 'By link', text: 'You send a link to whom you like.' },
  { value: 'yes', short: 'By anyone', text: 'The table stands among the open tables until it is full.' },
];
