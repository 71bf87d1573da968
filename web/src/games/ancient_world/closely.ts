// What the lectern says of a thing besides what its face shows. It comes with the first closer look.

import { list, type Named } from '../../lib/names';
import type { AncientActionView, AncientView } from '../../lib/types';
import { sentence } from '../../lib/words';
import { ownWords } from '../../words/words';
import type { Assets } from './assets';
import messages from './closely.ftl';
import { sayLegacy, sayStanding } from './words';

export const say = ownWords(messages);

/** A line below a card on the lectern, with the rule that speaks against it. */
export interface Remark {
  text: string;
  rule?: string;
}

/** What whoever looks should know of a thing, besides what its face says. */
export function remarks(place: string, view: AncientView, assets: Assets, seats: readonly Named[]): Remark[] {
  const offer = view.offers.find(({ target }) => target === place);
  if (offer) {
    if (!offer.is_possible) return refusal(offer);
    return offer.note === '' ? [] : [{ text: offer.note }];
  }
  const titan = view.titans.find(({ stars }) => place === `titan:${stars}`);
  if (titan) return titanRemarks(titan);
  const action = view.actions.find((one) => place === `action:${one.action}`);
  if (action) return actionRemarks(action, seats);
  return armyRemarks(place, view, assets);
}

/** Why not, as the engine says it; onlookers are told nothing. */
function refusal({ reason, rule }: { reason: string; rule: string }): Remark[] {
  return reason === '' ? [] : [{ text: reason, rule }];
}

function titanRemarks(titan: AncientView['titans'][number]): Remark[] {
  const { lent, best } = titan;
  if (!titan.is_possible) return refusal(titan);
  return lent === null || best === null ? [] : [{ text: say('titan', { lent, best }) }];
}

function actionRemarks(action: AncientActionView, seats: readonly Named[]): Remark[] {
  const found: Remark[] =
    action.citizens.length === 0 ? [] : [{ text: say('there', { citizens: sayStanding(action, seats) }) }];
  if (!action.is_possible) {
    const refused = refusal(action);
    // Onlookers, too, read until when it is covered.
    return refused.length === 0 && action.is_covered
      ? [{ text: sentence(action.need_spoken) }]
      : [...found, ...refused];
  }
  const free = action.entrants.filter(({ fee }) => fee === 0);
  const paying = action.entrants.filter(({ fee }) => fee > 0);
  const named = (entrants: typeof free) => list(entrants.map(({ citizen }) => String(citizen)));
  if (free.length > 0) found.push({ text: say('free', { citizens: named(free) }) });
  if (paying[0]) found.push({ text: say('free.fee', { citizens: named(paying), coins: paying[0].fee }) });
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
    found.push({ text: say('legacy', { cards: sayLegacy(assets, army), force: army.force }) });
  }
  found.push({ text: army.is_used ? say('march.used') : say('march', { coins: army.price }) });
  return found;
}
