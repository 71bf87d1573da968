// What a card says, read from its face: the good on its band, the words of its panel. The faces are drawn from the
// component data, so whatever deck lies on the table, its words are there; nothing about cards is written down here.

export interface Card {
  /** The band: `Coal`, `Anvil ×2`, `Wild`. */
  good: string;
  /** The panel: `Place 3 armies`, `Place 2 or Move 3`. */
  action: string;
}

const JOINERS = ['or', 'and'];

function wordsIn(element: Element | null): string[] {
  return [...(element?.querySelectorAll('text') ?? [])].map((text) => text.textContent.trim());
}

/** All cards of a sheet by their ids. A card is a symbol that uses two drawings: picture with band, and panel. */
export function readCards(sheet: Element): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>();
  for (const symbol of sheet.querySelectorAll('symbol[id^="card-"]')) {
    const [picture, panel] = [...symbol.querySelectorAll('use')].map((use) =>
      sheet.querySelector(use.getAttribute('href') ?? ''),
    );
    const good = wordsIn(picture ?? null)[0];
    const words = wordsIn(panel ?? null).filter((word) => word.length > 1);
    const joiner = words.find((word) => JOINERS.includes(word));
    const deeds = words.filter((word) => word !== joiner);
    if (good) cards.set(symbol.id.slice('card-'.length), { good, action: deeds.join(` ${joiner} `) });
  }
  return cards;
}

const PANEL_WORDS: Readonly<Record<string, string>> = {
  place: 'Place',
  move: 'Move',
  sail: 'Move',
  destroy: 'Destroy',
};

/** How often a card lets one do a kind of thing; undefined where its panel shows no number. */
export function numberOn(card: Card, kind: string): number | undefined {
  const found = new RegExp(`${PANEL_WORDS[kind] ?? kind} (\\d+)`).exec(card.action)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** A card in words. */
export function say({ good, action }: Card): string {
  return `${good}: ${action.toLowerCase()}`;
}
