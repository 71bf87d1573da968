// What is seen to move in Emporion: counters hop from gate to gate, cards slide down their columns, Spoils go under the pile and come
// from it.

import type { EmporionEvent, EmporionView } from '../../lib/types';
import type { Deed, Place, Step } from '../../table/steps';
import type { GameEvent } from '../board';
import type { Assets } from './assets';
import { realmColumnOf } from './columns';
import { newestIn } from './targets';

export function stepsOf(given: GameEvent, deed: Deed<EmporionView, GameEvent>, assets: Assets): readonly Step[] {
  const event = given as EmporionEvent;
  switch (event.type) {
    case 'StartCardTaken':
      return [{ fly: face(`start:${event.card}`), ...intoRealm(event.seat, event.card, deed.after, assets) }];
    case 'CardAdded': {
      const fly =
        event.source === 'reserved' ? reserved(event.seat, event.card) : face(`${event.source}:${event.card}`);
      return [
        hop(event.counter),
        { fly, ...intoRealm(event.seat, event.card, deed.after, assets), at: 0.25, lasts: 0.6 },
        {
          fly: pile('history'),
          from: spoils(event.seat),
          to: pile('history'),
          count: event.spoils ?? 0,
          at: 0.4,
          lasts: 0.45,
        },
      ];
    }
    case 'ExpeditionSent':
      return [hop(event.counter), ...sent(event.places, event.cards, assets)];
    case 'MandatoryExpedition':
      return sent(event.places, event.cards, assets);
    case 'PortRefilled': {
      const place = `[data-port="${event.place}"]`;
      // A card that has left the Port again within this deed lies there no more.
      const stays = deed.after.port[event.place - 1] === event.card;
      const becomes = stays ? `${place} [data-thing="port:${event.place}"]` : undefined;
      return [{ fly: pile(event.pile), becomes, to: place, lasts: 0.8 }];
    }
    case 'SpoilsTaken':
      return [{ fly: pile('history'), to: spoils(event.seat), count: event.count, lasts: 0.6 }];
    case 'CardReserved':
      return [
        hop(event.counter),
        { fly: face(`port:${event.place}`), becomes: own(event.card), to: stores(event.seat), at: 0.25, lasts: 0.6 },
      ];
    case 'CardDiscarded':
      return [{ fly: reserved(event.seat, event.card) }, { stress: plate(event.seat), how: 'pulse' }];
    case 'SeventeenReached':
      // EMP-E4: all are told, and the plate and the pips ring once.
      return [plate(event.seat), `.pips[data-seat="${event.seat}"]`].map((stress) => ({ stress, how: 'ring' }));
    default:
      return [];
  }
}

// -- where things are ---------------------------------------------------------------------------------------------------

const face = (target: string) => `[data-thing="${target}"] .face`;
const plate = (seat: number) => `[data-plate="${seat}"]`;
/** The back that lies on a pile. */
const pile = (name: string) => `[data-pile="${name}"] .piece`;
const own = (card: string) => `[data-thing="reserved:${card}"]`;
const spoils = (seat: number) => [`[data-spoils="${seat}"]`, plate(seat)];
/** Where the reserved cards of a seat lie; those of others are names in the plate. */
const stores = (seat: number) => [`[data-stores="${seat}"]`, ...spoils(seat)];

function reserved(seat: number, card: string): Place {
  return [`[data-stores="${seat}"] ${face(`reserved:${card}`)}`, `[data-stores="${seat}"] .face`];
}

/** In its column, large or in the plate; of equal cards the newest is the one. */
function intoRealm(seat: number, card: string, after: EmporionView, assets: Assets): { becomes: string; to: Place } {
  const column = `[data-realm-column="${seat}-${realmColumnOf(assets, card)}"]`;
  const newest = newestIn(after.seats[seat]?.cards ?? [], seat, card);
  return { becomes: `[data-newest="${newest}"]`, to: [column, plate(seat)] };
}

// -- how they move ------------------------------------------------------------------------------------------------------

const hop = (counter: string): Step => ({ slide: `counter-${counter}`, hops: true, lasts: 0.35 });

/** Cards go from their places of the Port to their columns of the Polis. */
function sent(places: readonly number[], cards: readonly string[], assets: Assets): Step[] {
  return places.map((place, nth) => {
    const card = cards[nth] ?? '';
    const to = [`[data-thing="polis:${card}"]`, `[data-polis-column="${assets.cards.get(card)?.colour}"]`];
    return { fly: face(`port:${place}`), becomes: to[0], to: to[1], at: 0.2 + nth * 0.07, lasts: 0.55 };
  });
}
