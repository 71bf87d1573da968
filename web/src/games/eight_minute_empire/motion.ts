// What is seen to move in Eight-Minute Empire: coins go to the row, cards to their goods, armies walk the border or sail the lane,
// cities rise.

import type { EmpireEvent, EmpireView } from '../../lib/types';
import type { Deed, Put, Step } from '../../table/steps';
import type { GameEvent } from '../board';
import { pathOf, symbolOf, wayBetween, type Assets, type Place } from './assets';

type EmpireDeed = Deed<EmpireView, GameEvent>;

export function stepsOf(given: GameEvent, deed: EmpireDeed, assets: Assets): readonly Step[] {
  const event = given as EmpireEvent;
  const players = deed.after.seats.length;
  switch (event.type) {
    case 'ArmyMoved': {
      const { seat, origin, goal } = event;
      const way = wayBetween(assets.geometry, origin, goal);
      const path = way && {
        along: (from: Place, to: Place) => pathOf(way, origin, from, to),
        backwards: way.a !== origin,
      };
      return [piece('walk', 'army', seat, players, { from: token(origin, seat), becomes: token(goal, seat), ...path })];
    }
    case 'ArmyPlaced':
      return [piece('drop', 'army', event.seat, players, { becomes: token(event.region, event.seat) })];
    case 'ArmySettled':
      return [piece('drop', 'army', players, players, { becomes: token(event.region, players) })];
    case 'CityBuilt':
      return [piece('rise', 'city', event.seat, players, { becomes: token(event.region, event.seat, 'city') })];
    case 'ArmyDestroyed': {
      const owner = event.owner ?? players;
      return [piece('fall', 'army', owner, players, { from: token(event.region, owner) })];
    }
    case 'CardTaken':
      return taken(event.seat, event.place, event.price);
    case 'CardDealt':
      return dealt(event.card, event.place, deed, assets);
    default:
      return [];
  }
}

type Way = Pick<Put, 'from' | 'becomes' | 'along' | 'backwards'>;

function piece(how: Put['how'], kind: 'army' | 'city', owner: number, players: number, way: Way): Put {
  return { put: `${kind}-${symbolOf(owner, players)}`, layer: '#layer-top', how, ...way };
}

function token(region: string, owner: number, kind = 'army'): string {
  return `[data-key="token-${region}-${owner}-${kind}"]`;
}

const plate = (seat: number) => `[data-plate="${seat}"]`;

function taken(seat: number, place: number, price: number): Step[] {
  const prices = `[data-place="${place}"] .price`;
  const purse = [`[data-stock="${seat}-coins"] .icon`, plate(seat)];
  return [
    ...(price > 0 ? [{ fly: prices, from: purse, to: prices, lasts: 0.6 }] : []),
    { stress: `[data-place="${place}"] .card`, how: 'lift', at: price > 0 ? 0.5 : 0, lasts: 0.5 },
  ];
}

/** The card taken goes to its goods, the row closes up, the new card is turned up from the deck. */
function dealt(card: string, to: number, { before, past }: EmpireDeed, assets: Assets): Step[] {
  const place = before.row.findIndex(({ taken }) => taken !== null);
  const now = (past as EmpireEvent[]).find((event) => event.type === 'CardTaken');
  const gone = now ?? (place < 0 ? null : { place: place + 1, card: before.row[place]?.taken, seat: before.turn ?? 0 });
  const good = assets.cards.get(gone?.card ?? '')?.good;
  return [
    ...(gone
      ? [
          {
            fly: ['full', 'strip'].map((shape) => `[data-place="${gone.place}"] .taken .face.${shape}`),
            to: [`[data-goods="${gone.seat}-${good}"]`, plate(gone.seat)],
            lasts: 0.7,
          },
        ]
      : []),
    // One like it may lie in the row already: what comes is the one in its place.
    { fly: '.deck .back', to: '.deck', becomes: `[data-place="${to}"] [data-key="card-${card}"]`, at: 0.6, lasts: 0.4 },
    { slide: 'card-', at: 0.3, lasts: 0.45 },
  ];
}
