// How events are played: citizens walk to their work, coins are paid, cards slide from row to city, armies march, dice roll. Each
// leaves the picture as it found it; the next view draws what has become of it. What lies in a city that is not on the table comes
// from the plate of its player, and goes there.

import { colourOf } from '../../lib/seats';
import type { AncientEvent } from '../../lib/types';
import { fly } from '../../table/flight';
import type { Animator } from '../board';
import { actionOf } from './events';
import { cityPlace } from './targets';

/** Things of one kind leave one after another. */
const APART_MS = 80;
const MOST_COINS = 6;

export function animatorOf(): Animator {
  return (given, ms) => {
    const event = given as AncientEvent;
    const action = actionOf(event);
    const walk =
      action !== null && 'citizen' in event && 'seat' in event
        ? travel(citizenOf(event.seat, event.citizen), thing(`action:${action}`), ms * 0.4)
        : [];
    return [...walk, ...play(event, ms)];
  };
}

function play(event: AncientEvent, ms: number): Animation[] {
  switch (event.type) {
    case 'Labored':
      return pay(thing('action:labor'), purse(event.seat), event.coins, ms * 0.5, ms * 0.4);
    case 'Learned':
      return [
        ...pay(purse(event.seat), thing('action:learn'), event.coins, ms * 0.3, ms * 0.35),
        ...send('knowledge', 26, thing('action:learn'), purse(event.seat), ms * 0.3, ms * 0.7),
      ];
    case 'Rebuilt':
      return pay(thing('action:rebuild'), purse(event.seat), event.coins, ms * 0.5, ms * 0.4);
    case 'Grown':
      return pay(purse(event.seat), thing('action:grow'), event.coins, ms * 0.4, ms * 0.4);
    case 'CardBuilt': {
      const source =
        event.source === 'row' ? drawn(`[data-row="${event.place ?? 0}"] .piece`) : stored(event.seat, event.card);
      return travel(source, cityOf(event.seat), ms * 0.55, ms * 0.35);
    }
    case 'Expanded':
    case 'DistrictTaken':
      return travel(drawn('[data-pile="district"] .piece'), cityOf(event.seat), ms * 0.55, ms * 0.35);
    case 'Recruited': {
      const goal = drawn(`[data-army="${event.seat}-${event.army}"]`) ?? plate(event.seat);
      return travel(drawn(`[data-military="${event.place}"] .piece`), goal, ms * 0.55, ms * 0.35);
    }
    case 'CardUsed': {
      const card = inCity(event.seat, event.card);
      return [
        ...travel(citizenOf(event.seat, event.citizen), card, ms * 0.4),
        ...pay(card ?? plate(event.seat), purse(event.seat), event.coins ?? 0, ms * 0.4, ms * 0.45),
      ];
    }
    case 'CardStored': {
      const deck = drawn('[data-pile="empire"] .piece');
      const source = event.source === 'row' ? drawn(`[data-row="${event.place ?? 0}"] .piece`) : deck;
      return travel(source, storeOf(event.seat), ms * 0.7);
    }
    case 'EmpireCardLaid':
      return travel(drawn('[data-pile="empire"] .piece'), drawn(`[data-row="${event.place}"]`), ms);
    case 'RoundEnded':
      return homecoming(ms);
    default:
      return fight(event, ms);
  }
}

function fight(event: AncientEvent, ms: number): Animation[] {
  switch (event.type) {
    case 'TitanDefeated': {
      const titan = drawn(`[data-titans="${event.stars}"] .piece`);
      const armies = event.armies.map((army) => drawn(`[data-army="${event.seat}-${army}"]`));
      return [
        ...event.prices.flatMap((price, at) =>
          pay(purse(event.seat), armies[at] ?? plate(event.seat), price, ms * 0.25, at * APART_MS),
        ),
        ...armies.flatMap((army, at) => march(army, titan, ms * 0.4, ms * 0.25 + at * APART_MS)),
        ...travel(titan, cityOf(event.seat), ms * 0.35, ms * 0.65),
      ];
    }
    case 'TitanTurnedUp':
      return pulse(drawn(`[data-titans="${event.stars}"] .cards`), ms);
    case 'DieRolled':
      return roll(event.face, ms);
    case 'CardDamaged':
      return shake(inCity(event.seat, event.card) ?? plate(event.seat), ms);
    case 'CardRepaired':
      return pulse(inCity(event.seat, event.card) ?? plate(event.seat), ms);
    case 'CoinsLost':
      return pay(purse(event.seat), drawn('[data-dice]'), event.coins, ms * 0.8);
    case 'LootTaken':
      return pay(drawn('[data-dice]') ?? drawn('[data-titans="2"]'), purse(event.seat), event.coins, ms * 0.8);
    case 'ArmyTicked':
    case 'CoinDiscarded':
      return pulse(drawn(`[data-army="${event.seat}-${event.army}"]`) ?? plate(event.seat), ms);
    case 'AttackBegun':
      return pulse(drawn(`[data-titans="${event.stars}"] .cards`), ms);
    default:
      return [];
  }
}

// -- where things are -----------------------------------------------------------------------------------------------------

/** What a selector finds that can be seen. */
function drawn(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

function thing(target: string): Element | null {
  return drawn(`[data-thing="${target}"]`);
}

function plate(seat: number): Element | null {
  return drawn(`[data-plate="${seat}"]`);
}

/** Where the coins of a player lie. */
function purse(seat: number): Element | null {
  return drawn(`[data-purse="${seat}"]`) ?? plate(seat);
}

function cityOf(seat: number): Element | null {
  return drawn(`[data-city="${seat}"]`) ?? plate(seat);
}

function storeOf(seat: number): Element | null {
  return drawn(`[data-store="${seat}"]`) ?? plate(seat);
}

/** A card of a city that lies on the table, be it one's own or visited. */
function inCity(seat: number, card: string): Element | null {
  const city = `[data-city="${seat}"]`;
  return drawn(`${city} [data-thing="card:${card}"], ${city} [data-thing="${cityPlace(seat, card)}"]`);
}

/** A stored card: laid out, in the pile of its owner, or nowhere to be seen. */
function stored(seat: number, card: string): Element | null {
  return (
    drawn(`[data-stored="${seat}"] [data-thing="stored:${card}"] .piece`) ?? drawn(`[data-store="${seat}"] .piece`)
  );
}

/** A citizen at home, or coming out of the plate of his player. */
function citizenOf(seat: number, citizen: number): Flyer | null {
  const home = drawn(`[data-people="${seat}"] [data-thing$=":${citizen}"] .citizen`);
  if (home) return { drawing: home, from: home };
  const from = plate(seat);
  return from ? { drawing: piece(`citizen-${colourOf(seat)}-${citizen}`, 26), from, isMade: true } : null;
}

// -- how they move --------------------------------------------------------------------------------------------------------

interface Flyer {
  drawing: Element;
  from: Element;
  /** Drawn for this flight alone. */
  isMade?: boolean;
}

/** A drawing of the sheet that lies nowhere: out of sight, until a copy of it flies. */
function piece(symbol: string, size: number): SVGSVGElement {
  const board = document.querySelector<HTMLElement>('.board');
  const scale = board ? board.getBoundingClientRect().width / Math.max(1, board.offsetWidth) : 1;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  svg.setAttribute('viewBox', '0 0 28 28');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('flying');
  svg.style.width = svg.style.height = `${size * scale}px`;
  svg.style.left = '-99px';
  use.setAttribute('href', `#${symbol}`);
  use.setAttribute('width', '28');
  use.setAttribute('height', '28');
  svg.append(use);
  document.body.append(svg);
  return svg;
}

function travel(what: Flyer | Element | null, to: Element | null, ms: number, delay = 0): Animation[] {
  if (!what) return [];
  const { drawing, from, isMade = false } = what instanceof Element ? { drawing: what, from: what } : what;
  const flights = to ? fly(drawing, { from, to, ms, delay }) : [];
  if (isMade) drawing.remove();
  return flights;
}

function send(
  symbol: string,
  size: number,
  from: Element | null,
  to: Element | null,
  ms: number,
  delay = 0,
): Animation[] {
  return from && to ? travel({ drawing: piece(symbol, size), from, isMade: true }, to, ms, delay) : [];
}

/** So many coins, one after another. */
function pay(from: Element | null, to: Element | null, coins: number, ms: number, delay = 0): Animation[] {
  const count = Math.min(MOST_COINS, coins);
  return Array.from({ length: count }, (_, at) => send('coin', 20, from, to, ms, delay + at * APART_MS)).flat();
}

/** An army goes up to the Titan and comes back. */
function march(army: Element | null, titan: Element | null, ms: number, delay: number): Animation[] {
  if (!army || !titan) return [];
  const from = army.getBoundingClientRect();
  const to = titan.getBoundingClientRect();
  const unit = from.width / Math.max(1, (army as HTMLElement).offsetWidth);
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / unit;
  const y = (to.bottom - from.top) / unit - 20;
  const there = { transform: `translate(${x}px, ${y}px)`, zIndex: 5 };
  const here = { transform: 'none', zIndex: 5 };
  return [army.animate([here, { ...there, offset: 0.6 }, here], { duration: ms, delay, easing: 'ease-in-out' })];
}

/** All walk home at the end of a round. */
function homecoming(ms: number): Animation[] {
  return [...document.querySelectorAll('[data-citizen]')].flatMap((standing) => {
    const seat = Number(standing.getAttribute('data-citizen')?.split('-')[0]);
    const drawing = standing.querySelector('.citizen');
    const goal = drawn(`[data-people="${seat}"]`) ?? plate(seat);
    return drawing ? travel(drawing, goal, ms * 0.8) : [];
  });
}

/** A die tumbles to its place and lies still. */
function roll(face: string, ms: number): Animation[] {
  const goal = drawn('[data-die-due]') ?? drawn('[data-dice]');
  if (!goal) return [];
  const { left, top, width, height } = goal.getBoundingClientRect();
  const die = piece(`die-${face}`, 36);
  die.style.left = '0';
  const size = die.getBoundingClientRect();
  const at = (x: number, y: number, turn: number) =>
    `translate(${left + width / 2 - size.width / 2 + x}px, ${top + height / 2 - size.height / 2 + y}px) rotate(${turn}deg)`;
  const animation = die.animate(
    [
      { transform: at(220, -60, 0), opacity: 0 },
      { transform: at(120, 6, 260), opacity: 1, offset: 0.25 },
      { transform: at(60, -18, 430), offset: 0.4 },
      { transform: at(14, 2, 660), offset: 0.58 },
      { transform: at(0, 0, 720), offset: 0.66 },
      { transform: at(0, 0, 720) },
    ],
    { duration: ms, easing: 'ease-out', fill: 'both' },
  );
  animation.addEventListener('finish', () => die.remove());
  animation.addEventListener('cancel', () => die.remove());
  return [animation];
}

function shake(what: Element | null, ms: number): Animation[] {
  const ways = [0, -4, 4, -3, 3, -1, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` }));
  return what ? [what.animate(ways, { duration: Math.min(ms, 600) })] : [];
}

function pulse(what: Element | null, ms: number): Animation[] {
  const sizes = ['none', 'scale(1.04)', 'none'].map((transform) => ({ transform }));
  return what ? [what.animate(sizes, { duration: ms, easing: 'ease-in-out' })] : [];
}
