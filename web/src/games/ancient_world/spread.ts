// What lies before a player for one question alone: cards drawn, Districts to choose from, Titans to be put back, the actions of
// others that can be used. Pure.

import { colourOf } from '../../lib/seats';
import { isOpen } from '../../table/marks';
import type { AncientDesk } from './choice';
import { say, sayCard, sayCopied } from './words';
import type { Assets } from './assets';

export interface Lying {
  target: string;
  card: string;
  name: string;
  /** Whose it is, if it is another's. */
  seat: number | null;
}

export interface Spread {
  title: string;
  kind: 'empire' | 'district' | 'titan' | 'copy';
  cards: readonly Lying[];
}

export function spreadOf(desk: AncientDesk, assets: Assets): Spread | null {
  const { view } = desk;
  if (!desk.isAsked) return null;
  const lying = (target: string, card: string): Lying => ({ target, card, name: sayCard(assets, card), seat: null });
  switch (view.decision) {
    case 'keep':
      return {
        title: say('spread.keep'),
        kind: 'empire',
        cards: (view.hand?.cards ?? []).flatMap((card) => (card === null ? [] : [lying(`drawn:${card}`, card)])),
      };
    case 'district':
      return {
        title: say('spread.district'),
        kind: 'district',
        cards: view.districts.choice.flatMap((card) => (card === null ? [] : [lying(`district:${card}`, card)])),
      };
    case 'order':
      return {
        title: say('spread.order'),
        kind: 'titan',
        cards: (view.look?.cards ?? []).map((card, at) => lying(`look:${at + 1}`, card)),
      };
    case 'copy': {
      const others = view.seats.flatMap(({ cards }, seat) => {
        if (seat === desk.eyes) return [];
        const targets = cards.map(({ card }) => ({ card, target: `${colourOf(seat)}:${card}` }));
        return targets
          .filter(({ target }) => isOpen(desk.mark(target)))
          .map(({ card, target }) => ({ target, card, name: sayCopied(target, assets, desk.seats), seat }));
      });
      return { title: say('spread.copy'), kind: 'copy', cards: others };
    }
    default:
      return null;
  }
}
