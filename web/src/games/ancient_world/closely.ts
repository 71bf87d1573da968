// What the lectern says of a thing besides what its face shows. It comes with the first closer look.

import { list, nameOf as seatName, type Named } from '../../lib/names';
import type { AncientActionView, AncientView } from '../../lib/types';
import type { Assets } from './assets';
import { isAction, type Action } from './targets';
import { cardName, coins, sayForce } from './words';

/** A line below a card on the lectern, with the rule that speaks against it. */
export interface Remark {
  text: string;
  rule?: string;
}

/** What whoever looks should know of a thing, besides what its face says. */
export function remarks(place: string, view: AncientView, assets: Assets, seats: readonly Named[]): Remark[] {
  const offer = view.offers.find(({ target }) => target === place);
  if (offer) {
    if (!offer.is_possible) return offer.reason === '' ? [] : [{ text: offer.reason, rule: offer.rule }];
    return offer.with_crane ? [{ text: 'With Crane it costs nothing.' }] : [];
  }
  const titan = view.titans.find(({ stars }) => place === `titan:${stars}`);
  if (titan) return titanRemarks(titan);
  const action = view.actions.find((one) => place === `action:${one.action}`);
  if (action) return actionRemarks(action, seats);
  return armyRemarks(place, view, assets);
}

function titanRemarks({ lent, best, is_possible, reason, rule }: AncientView['titans'][number]): Remark[] {
  if (!is_possible) return reason === '' ? [] : [{ text: reason, rule }];
  return lent === null || best === null ? [] : [{ text: `City and Draft lend ${lent}; you can bring up to ${best}.` }];
}

/** What an action does, in a sentence, and the rule that says all of it. */
const ABOUT: Readonly<Record<Action, Required<Remark>>> = {
  labor: { text: 'Take 2 coins.', rule: 'TAW-B1' },
  build: { text: 'Buy an Empire card from the row or from your store. It needs room in your city.', rule: 'TAW-B2' },
  draft: { text: 'For this round, 1 sword for each citizen here, yours included.', rule: 'TAW-B3' },
  expand: { text: 'Take the District for 1 knowledge or 3 coins.', rule: 'TAW-B4' },
  learn: { text: 'Pay 3 coins for 1 knowledge.', rule: 'TAW-B5' },
  rebuild: {
    text: 'Repair up to 2 cards, take 1 coin, and open the next round unless another has claimed that. Everybody may enter.',
    rule: 'TAW-B6',
  },
  recruit: {
    text: 'Take a Military card: for an open army, or on top of one that has not marched, whose card retires.',
    rule: 'TAW-B7',
  },
  explore: { text: 'Draw 5 Empire cards and store one, or store one of the row.', rule: 'TAW-B9' },
  grow: { text: 'Pay 3 coins for a new citizen. He works from the next round.', rule: 'TAW-B10' },
};

export function aboutAction(action: string): Required<Remark> | null {
  return isAction(action) ? ABOUT[action] : null;
}

function actionRemarks(action: AncientActionView, seats: readonly Named[]): Remark[] {
  if (action.is_covered) return [{ text: `Covered until round ${action.opens}.` }];
  const there = action.citizens.map(({ seat, citizen }) => `${citizen} of ${seatName(seat, seats)}`);
  const found: Remark[] = there.length === 0 ? [] : [{ text: `There: ${list(there)}.` }];
  if (!action.is_possible) return action.reason === '' ? found : [...found, { text: action.reason, rule: action.rule }];
  const free = action.entrants.filter(({ fee }) => fee === 0).map(({ citizen }) => String(citizen));
  const paying = action.entrants.filter(({ fee }) => fee > 0);
  if (free.length > 0) found.push({ text: `Your ${list(free)} may enter.` });
  if (paying.length > 0) {
    const named = list(paying.map(({ citizen }) => String(citizen)));
    found.push({ text: `Your ${named} would pay ${coins(paying[0]?.fee ?? 0)} to enter.` });
  }
  return found;
}

function armyRemarks(place: string, view: AncientView, assets: Assets): Remark[] {
  const [kind, word = '', number] = place.split(':');
  if (kind !== 'army') return [];
  const seat = number === undefined ? view.viewer : Number(word);
  const army =
    seat === null ? undefined : view.seats[seat]?.armies.find((one) => String(one.army) === (number ?? word));
  if (!army) return [];
  const found: Remark[] = [];
  if (army.retired.length > 0) {
    const legacies = list(army.retired.map((card) => cardName(assets, card)));
    found.push({ text: `With the legacy of ${legacies}: ${sayForce(army)}.` });
  }
  found.push({ text: army.is_used ? 'It has marched this round.' : `It marches for ${coins(army.price)}.` });
  return found;
}
