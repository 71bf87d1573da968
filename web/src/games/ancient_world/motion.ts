// What is seen to move in The Ancient World: citizens walk to their work, coins are paid, cards slide from row to city, armies march,
// dice roll. What lies in a city that is not on the table comes from the plate of its player, and goes there.

import { colourOf } from '../../lib/seats';
import type { AncientEvent, AncientView } from '../../lib/types';
import type { Deed, Place, Step, Stress } from '../../table/steps';
import type { GameEvent } from '../board';
import { actionOf } from './events';
import { cityPlace, citizenPlace } from './targets';

type AncientDeed = Deed<AncientView, GameEvent>;

export function stepsOf(given: GameEvent, deed: AncientDeed): readonly Step[] {
  const event = given as AncientEvent;
  const action = actionOf(event);
  const placed = action !== null && 'citizen' in event && 'seat' in event;
  const walk = placed ? [goes(event.seat, event.citizen, thing(`action:${action}`))] : [];
  return [...walk, ...(steps(event, deed) ?? fight(event, deed))];
}

function steps(event: AncientEvent, { before, after }: AncientDeed): Step[] | null {
  switch (event.type) {
    case 'Labored':
    case 'Rebuilt':
      return [pay(thing(`action:${actionOf(event)}`), purse(event.seat), event.coins, 0.4, 0.5)];
    case 'Learned':
      return [
        pay(purse(event.seat), thing('action:learn'), event.coins, 0.35, 0.3),
        { send: 'knowledge', size: 26, from: thing('action:learn'), to: purse(event.seat), at: 0.7, lasts: 0.3 },
      ];
    case 'Grown':
      return [pay(purse(event.seat), thing('action:grow'), event.coins, 0.4, 0.4)];
    case 'CardBuilt': {
      const fly = event.source === 'row' ? inRow(event.place) : stored(event.seat, event.card);
      return [{ fly, becomes: inCity(event.seat, event.card), to: cityOf(event.seat), at: 0.35, lasts: 0.55 }];
    }
    case 'Expanded':
    case 'DistrictTaken':
      return [{ fly: '[data-pile="district"] .piece', to: cityOf(event.seat), at: 0.35, lasts: 0.55 }];
    case 'DistrictTurnedUp':
      return [turnsUp(thing(`district:${event.card}`))];
    case 'Recruited': {
      const becomes = `[data-army="${event.seat}-${event.army}"]`;
      return [
        { fly: `[data-military="${event.place}"] .piece`, becomes, to: plate(event.seat), at: 0.35, lasts: 0.55 },
      ];
    }
    case 'CardUsed': {
      const card = [inCity(event.seat, event.card), plate(event.seat)];
      return [goes(event.seat, event.citizen, card), pay(card, purse(event.seat), event.coins ?? 0, 0.45, 0.4)];
    }
    case 'CardStored': {
      const fly = event.source === 'row' ? inRow(event.place) : '[data-pile="empire"] .piece';
      return [{ fly, to: [`[data-store="${event.seat}"]`, plate(event.seat)], lasts: 0.7 }];
    }
    case 'EmpireCardLaid': {
      const to = `[data-row="${event.place}"]`;
      return [{ fly: '[data-pile="empire"] .piece', becomes: `${to} ${thing(`row:${event.card}`)}`, to }];
    }
    case 'MilitaryCardLaid':
      return [turnsUp(`[data-military="${event.place}"] ${thing(`military:${event.card}`)}`)];
    case 'RoundBegun':
      return before.row.flatMap(({ card }, at) =>
        card === null || card === after.row[at]?.card ? [] : [{ fly: inRow(at + 1), lasts: 0.5 }],
      );
    case 'RoundEnded':
      return before.seats.flatMap(({ citizens }, seat) => citizens.map(({ citizen }) => comesHome(seat, citizen)));
    default:
      return null;
  }
}

function fight(event: AncientEvent, { before, after, past }: AncientDeed): Step[] {
  switch (event.type) {
    case 'TitanDefeated': {
      const titan = `[data-titans="${event.stars}"] .cards .piece`;
      const armies = event.armies.map((army) => `[data-army="${event.seat}-${army}"]`);
      return [
        ...event.prices.map((price, nth) =>
          pay(purse(event.seat), [armies[nth] ?? '', plate(event.seat)], price, nth * 0.07, 0.25),
        ),
        ...armies.map((march, nth) => ({ march, to: titan, at: 0.25 + nth * 0.07, lasts: 0.4 })),
        { fly: titan, to: cityOf(event.seat), at: 0.65, lasts: 0.35 },
      ];
    }
    case 'TitanTurnedUp':
      return [turnsUp(`[data-titans="${event.stars}"] .cards .piece`)];
    case 'DieRolled': {
      const rolled = (past as AncientEvent[]).filter(({ type }) => type === 'DieRolled').length;
      const nth = rolled + (before.attack?.rolled.length ?? 0);
      // Once all of it is over, no die lies on the table any more: they are shown side by side where they would.
      const rolls = nth < (after.attack?.rolled.length ?? 0) ? 0 : nth;
      return [{ send: `die-${event.face}`, size: 36, becomes: `[data-die="${nth}"]`, to: DICE, rolls }];
    }
    case 'CardDamaged':
      return [{ stress: [inCity(event.seat, event.card), plate(event.seat)], how: 'shake' }];
    case 'CardRepaired':
      return [{ stress: [inCity(event.seat, event.card), plate(event.seat)], how: 'pulse' }];
    case 'CoinsLost':
      return [pay(purse(event.seat), DICE, event.coins, 0, 0.8)];
    case 'LootTaken':
      return [pay(DICE, purse(event.seat), event.coins, 0, 0.8)];
    case 'ArmyTicked':
    case 'CoinDiscarded':
      return [{ stress: [`[data-army="${event.seat}-${event.army}"]`, plate(event.seat)], how: 'pulse' }];
    case 'AttackBegun':
      return [{ stress: `[data-titans="${event.stars}"] .cards`, how: 'pulse' }];
    default:
      return [];
  }
}

// -- where things are -----------------------------------------------------------------------------------------------------

const DICE: Place = ['[data-dice]', '.reckoning', '[data-titans="2"]'];
const thing = (target: string) => `[data-thing="${target}"]`;
const plate = (seat: number) => `[data-plate="${seat}"]`;
const purse = (seat: number): Place => [`[data-purse="${seat}"]`, plate(seat)];
const cityOf = (seat: number): Place => [`[data-city="${seat}"]`, plate(seat)];
const inRow = (place: number | null | undefined) => `[data-row="${place ?? 0}"] .piece`;

/** A card of a city that lies on the table, be it one's own or visited. */
function inCity(seat: number, card: string): string {
  return [`card:${card}`, cityPlace(seat, card)].map((one) => `[data-city="${seat}"] ${thing(one)}`).join(', ');
}

/** A stored card: laid out, in the pile of its owner, or nowhere to be seen. */
function stored(seat: number, card: string): Place {
  return [`[data-stored="${seat}"] ${thing(`stored:${card}`)} .piece`, `[data-store="${seat}"] .piece`];
}

const home = (seat: number, citizen: number) => `[data-key="${citizenPlace(seat, citizen)}"]`;

// -- how they move --------------------------------------------------------------------------------------------------------

/** So many coins, one after another. */
function pay(from: Place, to: Place, count: number, at: number, lasts: number): Step {
  return { send: 'coin', size: 20, from, to, count, at, lasts };
}

/** A citizen sets out from home, or out of the plate of their player. */
function goes(seat: number, citizen: number, to: Place): Step {
  const becomes = `[data-citizen="${seat}-${citizen}"]`;
  const from = [home(seat, citizen), plate(seat)];
  return { send: `citizen-${colourOf(seat)}-${citizen}`, size: 26, from, becomes, to, lasts: 0.4 };
}

function comesHome(seat: number, citizen: number): Step {
  const fly = `[data-citizen="${seat}-${citizen}"] .citizen`;
  return { fly, becomes: home(seat, citizen), to: plate(seat), lasts: 0.8 };
}

function turnsUp(stress: string): Stress {
  return { stress, how: 'pulse', isNew: true };
}
