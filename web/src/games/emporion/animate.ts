// How events are played: counters hop from gate to gate, cards slide down their columns, Spoils go under the pile and come from
// it. Each leaves the picture as it found it; the next view draws what has become of it.

import type { EmporionEvent } from '../../lib/types';
import { fly } from '../../table/flight';
import type { Animator } from '../board';
import type { Assets } from './assets';
import { realmColumnOf } from './columns';

/** Things of one kind leave one after another. */
const APART_MS = 70;

export function animatorOf(assets: Assets): Animator {
  /** Where a card of a seat comes to lie: in its column, large or in the plate. */
  const columnOf = (seat: number, card: string) =>
    drawn(`[data-realm-column="${seat}-${realmColumnOf(assets, card)}"]`) ?? plate(seat);

  return (given, ms) => {
    const event = given as EmporionEvent;
    switch (event.type) {
      case 'StartCardTaken':
        return travel(face(`start:${event.card}`), columnOf(event.seat, event.card), ms);
      case 'CardAdded': {
        const place = `${event.source}:${event.card}`;
        const source = event.source === 'reserved' ? stores(event.seat)?.querySelector('.face') : face(place);
        return [
          ...hop(event.counter, event.action, ms * 0.35),
          ...travel(source, columnOf(event.seat, event.card), ms * 0.6, ms * 0.25),
          ...fade(source?.closest('[data-thing]'), ms),
          ...deal(spoils(event.seat), pile('history'), event.spoils ?? 0, ms * 0.45, ms * 0.4),
        ];
      }
      case 'ExpeditionSent':
        return [...hop(event.counter, 'expedition', ms * 0.3), ...send(event.places, event.cards, ms)];
      case 'MandatoryExpedition':
        return send(event.places, event.cards, ms);
      case 'PortRefilled':
        return travel(pile(event.pile), drawn(`[data-port="${event.place}"]`), ms * 0.8);
      case 'SpoilsTaken':
        return deal(pile('history'), spoils(event.seat), event.count, ms * 0.6);
      case 'CardReserved':
        return [
          ...hop(event.counter, 'reserve', ms * 0.35),
          ...travel(face(`port:${event.place}`), stores(event.seat), ms * 0.6, ms * 0.25),
          ...fade(thing(`port:${event.place}`), ms),
        ];
      case 'CardDiscarded':
        return fade(
          stores(event.seat)?.querySelector(`[data-thing="reserved:${event.card}"]`) ?? plate(event.seat),
          ms,
        );
      case 'SeventeenReached':
        return ring(event.seat, ms);
      default:
        return [];
    }
  };

  /** Cards walk from their places of the Port to their columns of the Polis. */
  function send(places: readonly number[], cards: readonly string[], ms: number): Animation[] {
    return places.flatMap((place, at) => {
      const kind = assets.cards.get(cards[at] ?? '')?.colour ?? '';
      const goal = drawn(`[data-polis-column="${kind}"]`);
      const delay = ms * 0.2 + at * APART_MS;
      return [...travel(face(`port:${place}`), goal, ms * 0.55, delay), ...fade(thing(`port:${place}`), ms)];
    });
  }
}

// -- where things are ---------------------------------------------------------------------------------------------------

/** What a selector finds that can be seen. */
function drawn(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

function thing(target: string): Element | null {
  return drawn(`[data-thing="${target}"]`);
}

function face(target: string): Element | null {
  return drawn(`[data-thing="${target}"] .face`);
}

function plate(seat: number): Element | null {
  return drawn(`[data-plate="${seat}"]`);
}

/** The back that lies on a pile. */
function pile(name: string): Element | null {
  return drawn(`[data-pile="${name}"] .piece`);
}

function spoils(seat: number): Element | null {
  return drawn(`[data-spoils="${seat}"]`) ?? plate(seat);
}

/** Where the reserved cards of a seat lie; those of others are names in the plate. */
function stores(seat: number): Element | null {
  return drawn(`[data-stores="${seat}"]`) ?? spoils(seat);
}

// -- how they move ------------------------------------------------------------------------------------------------------

function travel(
  drawing: Element | null | undefined,
  to: Element | null,
  ms: number,
  delay = 0,
  from = drawing,
): Animation[] {
  return drawing && from && to ? fly(drawing, { from, to, ms, delay }) : [];
}

/** So many face-down cards go from one place to another. */
function deal(from: Element | null, to: Element | null, count: number, ms: number, delay = 0): Animation[] {
  const back = pile('history');
  return Array.from({ length: count }, (_, at) => travel(back, to, ms, delay + at * APART_MS, from)).flat();
}

/** A counter hops along the wall; one that stands nowhere yet just appears. */
function hop(counter: string, action: string, ms: number): Animation[] {
  const piece = drawn(`[data-counter="${counter}"]`);
  const from = piece?.closest('[data-thing]')?.getBoundingClientRect();
  const to = thing(`action:${action}`)?.getBoundingClientRect();
  if (!piece || !from || !to) return [];
  // The page may be scaled as a whole: ways are said in its own pixels.
  const unit = from.width / Math.max(1, (piece.closest('[data-thing]') as HTMLElement).offsetWidth);
  const across = (to.left - from.left) / unit;
  return [
    piece.animate(
      [
        { transform: 'none' },
        { transform: `translate(${across / 2}px, -22px)` },
        { transform: `translate(${across}px, 0)` },
      ],
      { duration: ms, easing: 'ease-in-out', fill: 'forwards' },
    ),
  ];
}

function fade(what: Element | null | undefined, ms: number): Animation[] {
  return what ? [what.animate([{ opacity: 0.25 }, { opacity: 0.25 }], { duration: ms })] : [];
}

/** EMP-E4: all are told, and the plate and the pips ring once. */
function ring(seat: number, ms: number): Animation[] {
  const shadows = ['0 0 0 0 #d99a1f', '0 0 0 9px #d99a1f99', '0 0 0 0 #d99a1f00'].map((boxShadow) => ({ boxShadow }));
  const goals = [plate(seat), drawn(`.pips[data-seat="${seat}"]`)];
  return goals.flatMap((goal) => (goal ? [goal.animate(shadows, { duration: ms })] : []));
}
