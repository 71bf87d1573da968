// The sheets of drawings that lie in the page. A first visit gets the first of them and the few cards that are in sight; all
// cards come when somebody plays. Symbols are found by their ids: whatever refers to them is drawn as soon as they are there.

import type { AncientView } from '../../lib/types';
import type { Card } from './assets';

type Load = (name: string) => Promise<SVGSVGElement>;

const ALL = 'later';
/** More cards than these are not fetched one by one. */
const MOST = 16;

export class Drawings {
  sheets = $state.raw<readonly SVGSVGElement[]>([]);
  readonly #load: Load;
  readonly #wanted = new Set<string>();

  constructor(first: SVGSVGElement, load: Load) {
    this.sheets = [first];
    this.#load = load;
  }

  /** Lay these cards into the page, if they are not there. */
  wantCards(cards: readonly string[]): void {
    const missing = cards.filter((card) => !this.#wanted.has(`lying/${card}`));
    if (this.#wanted.has(ALL)) return;
    if (missing.length > MOST) this.wantAll();
    else for (const card of missing) this.#want(`lying/${card}`);
  }

  wantAll(): void {
    this.#want(ALL);
  }

  /** One that could not be fetched may be wanted again. */
  #want(name: string): void {
    if (this.#wanted.has(name)) return;
    this.#wanted.add(name);
    this.#load(name).then(
      (sheet) => (this.sheets = [...this.sheets, sheet]),
      () => this.#wanted.delete(name),
    );
  }
}

/** The cards that a view shows and that are not on the first sheet: start cards and Districts are. */
export function cardsIn(view: AncientView, cards: ReadonlyMap<string, Card>): string[] {
  const shown = [
    ...[...view.titans.map(({ top }) => top), ...(view.look?.cards ?? []), ...(view.hand?.cards ?? [])],
    ...[...view.row, ...view.military_row].map(({ card }) => card),
    ...view.seats.flatMap((seat) => [
      ...seat.cards.map(({ card }) => card),
      ...seat.armies.flatMap(({ card, retired }) => [card, ...retired]),
      ...seat.stored.map(({ card }) => card),
    ]),
  ];
  const isLater = (card: Card | undefined) => card !== undefined && card.deck !== '' && card.kind !== 'district';
  return [...new Set(shown)].flatMap((card) => (card !== null && isLater(cards.get(card)) ? [card] : []));
}
