// Finds rules by words: every word of the query must begin a word of the rule, in any order; an id finds its rule.
import type { RuleInfo } from './types';

export function words(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function matches(rule: RuleInfo, query: string): boolean {
  const text = ` ${rule.id} ${rule.id.split('-').at(-1) ?? ''} ${rule.chapter} ${rule.text} `.toLowerCase();
  return words(query).every(
    (word) => text.includes(` ${word}`) || text.includes(`(${word}`) || text.includes(`-${word}`),
  );
}
