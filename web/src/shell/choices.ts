// Everything that a table decides by choosing one of a few sentences: the game's own options and those of the table, in one form.
import type { GameOption, UndoMode } from '../lib/types';
import { say } from '../words/shell';

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
  { value: 'turn', short: say('undo-turn'), text: say('undo-turn.text') },
  { value: 'consent', short: say('undo-consent'), text: say('undo-consent.text') },
  { value: 'none', short: say('undo-none'), text: say('undo-none.text') },
];

export const ONLOOKERS: Choosable[] = [
  { value: 'yes', short: say('onlookers-yes'), text: say('onlookers-yes.text') },
  { value: 'no', short: say('onlookers-no'), text: say('onlookers-no.text') },
];

export const LISTED: Choosable[] = [
  { value: 'no', short: say('listed-no'), text: say('listed-no.text') },
  { value: 'yes', short: say('listed-yes'), text: say('listed-yes.text') },
];
