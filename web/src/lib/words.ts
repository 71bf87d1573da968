// Numbers and sentences as one says them.

/** I, II, III, IV: plates of an atlas are numbered so. */
export function roman(number: number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][number] ?? String(number);
}

/** 2–5, or 2 alone. */
export function range(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** A sentence: a capital at its beginning, a full stop at its end. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const closed = /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
}
