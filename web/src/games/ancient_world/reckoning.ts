// The reckoning of an attack as a row of stones: one for each sword and arrow that counts, against as many as the Titan's defence.
// Pure; the engine has counted, the page lays out.

import type { AncientAttackView, AncientSeatView } from '../../lib/types';

export interface Stone {
  sign: 'sword' | 'arrow';
  /** Of an army that is only looked at. */
  isGhost: boolean;
}

/** Stones of one source beside each other, with a bracket below that names it. */
export interface Share {
  /** `city`, `draft`, or `army:2`; city and Draft share a bracket. */
  sources: readonly string[];
  stones: readonly Stone[];
  isGhost: boolean;
}

export interface Reckoning {
  shares: readonly Share[];
  value: number;
  /** With the army that is looked at; the same as the value if none is. */
  then: number;
  /** Null: nobody is attacked, and the city only shows what it lends. */
  defence: number | null;
  /** How many stones are laid or missing: the row is so long. */
  length: number;
}

interface Source {
  source: string;
  swords: number;
  arrows: number;
}

function stonesOf({ swords, arrows }: Source, isGhost: boolean): Stone[] {
  return [
    ...Array.from({ length: swords }, (): Stone => ({ sign: 'sword', isGhost })),
    ...Array.from({ length: arrows }, (): Stone => ({ sign: 'arrow', isGhost })),
  ];
}

/** City and Draft are one share, each army is its own; what brings nothing has none. */
function sharesOf(sources: readonly Source[], known: ReadonlySet<string> | null): Share[] {
  const lent = sources.filter(({ source }) => !source.startsWith('army:'));
  const groups = [lent, ...sources.filter((one) => !lent.includes(one)).map((one) => [one])];
  return groups.flatMap((group) => {
    const isGhost = known !== null && group.every(({ source }) => !known.has(source));
    const stones = group.flatMap((one) => stonesOf(one, isGhost));
    const named = group.filter(({ swords, arrows }) => swords + arrows > 0).map(({ source }) => source);
    return stones.length === 0 ? [] : [{ sources: named, stones, isGhost }];
  });
}

/** The attack as it stands, and as it would with what is looked at: `after` is that of the foreseen move. */
export function reckoningOf(attack: AncientAttackView, after: AncientAttackView | null): Reckoning {
  const then = after && !after.is_taken && after.stars === attack.stars ? after : attack;
  const known = new Set(attack.sources.map(({ source }) => source));
  return {
    shares: sharesOf(then.sources, known),
    value: attack.value,
    then: then.value,
    defence: attack.defence,
    length: Math.max(attack.defence, then.value),
  };
}

/** A Titan is only looked at: all of it is a ghost. */
export function foreseenReckoning(after: AncientAttackView): Reckoning {
  const { defence, value } = after;
  return {
    shares: sharesOf(after.sources, new Set()),
    value,
    then: value,
    defence,
    length: Math.max(defence, value),
  };
}

/** At rest: what city and Draft bring to every attack. */
export function restingReckoning({ swords, arrows, draft }: AncientSeatView): Reckoning {
  const shares = sharesOf(
    [
      { source: 'city', swords, arrows },
      { source: 'draft', swords: draft, arrows: 0 },
    ],
    null,
  );
  const length = shares.reduce((sum, { stones }) => sum + stones.length, 0);
  return { shares, value: length, then: length, defence: null, length };
}

/** How wide a stone is, so that all fit. */
export function stoneWidth(length: number, room: number, most: number): number {
  return Math.min(most, room / Math.max(1, length));
}
