// The ledgers are written for people and for tests alike: *(R)* marks a ruling of ours, *(P)* a fact of the published edition,
// and rules cite each other by id. This takes a text apart, so that the page can show each of these in its own way.

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'mark'; text: 'R' | 'P' }
  | { kind: 'rule'; text: string };

const PIECES = /\*\((?<mark>[RP])\)\*|\*(?<strong>[^*\s][^*]*)\*|\b(?<rule>[A-Z]{2,}-[A-Z]+\d+[a-z]?)\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    const { mark, strong, rule } = match.groups ?? {};
    if (mark === 'R' || mark === 'P') found.push({ kind: 'mark', text: mark });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}
