// What made-up tables of all games have in common: two players, a desk with a view on it, and options to choose from.
import type { Desk } from '../../src/games/board';
import type { OptionInfo } from '../../src/lib/types';
import type { Mark } from '../../src/table/narrow';

interface DeskOptions<V> extends Partial<Pick<Desk<V>, 'chosen' | 'candidate' | 'eyes' | 'after' | 'isAsked'>> {
  marks?: Record<string, Mark>;
}

export const seats = [
  { seat: 0, name: 'Livia' },
  { seat: 1, name: 'Kleon' },
];

/** Somebody looks at this view and is asked, with nothing chosen. */
export function desk<V>(shown: V, { marks = {}, ...more }: DeskOptions<V> = {}): Desk<V> {
  return {
    view: shown,
    after: null,
    eyes: 0,
    isAsked: true,
    chosen: [],
    candidate: null,
    seats,
    mark: (target: string) => marks[target] ?? 'shut',
    ...more,
  } as unknown as Desk<V>;
}

export const option = (verb: string, ...targets: string[]): OptionInfo => ({
  move: `${verb} ${targets.join(' ')}`,
  verb,
  targets,
  text: '',
});
