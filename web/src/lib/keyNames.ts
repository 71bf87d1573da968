// What a key is called: most by the sign that they make, a few by the word that is printed on them.
import { say } from '../words/common';

const SIGNS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→' };
const WORDS: Record<string, string> = { Enter: 'enter', Escape: 'escape', Tab: 'tab', ' ': 'space' };

/** As a person reads it; `key` as `KeyboardEvent.key` has it. */
export function keyName(key: string): string {
  const word = WORDS[key];
  return word === undefined ? (SIGNS[key] ?? key) : say(`key-name.${word}`);
}
