// How events are played: tiles turn up from their stacks, fly to their nation, tokens come and go. Each leaves the picture as
// it found it; the next view draws what has become of it.

import type { FoundersEvent } from '../../lib/types';
import { fly } from '../../table/flight';
import type { Animator } from '../board';
import { placed } from './targets';

interface Stage {
  root: HTMLElement;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** Tiles of a row that is swept leave one after another. */
const APART_MS = 60;

export function animatorOf(stage: Stage): Animator {
  return (given, ms) => {
    const event = given as FoundersEvent;
    switch (event.type) {
      case 'TileOpened':
        return travel(drawn(`[data-stack="${event.back}"] svg`), drawn(`[data-slot="${event.back}"]`), ms);
      case 'RowCleared':
        return sweep(stage, event.back, ms);
      case 'TileTaken':
        return add(stage, event.seat, event.tile, '0,0', ms);
      case 'TileAdded':
      case 'TileSwapped':
        return add(stage, event.seat, event.tile, event.space, ms);
      case 'NatureTileDrawn':
        return travel(drawn('[data-stack="nature"] svg'), drawn('[data-in-hand]') ?? plate(event.seat), ms);
      case 'TilePillaged':
        return give(event.seat, 'war', spaceOf(event.owner, event.space), ms);
      case 'ResourceBought':
        return give(event.seat, 'coin', spaceOf(event.owner, event.space), ms);
      case 'TilesUnited':
        return give(event.seat, 'carriage', spaceOf(event.seat, event.corner), ms);
      case 'CraftsmanEmployed':
        return give(event.seat, event.craftsman, spaceOf(event.seat, event.space), ms);
      case 'TokenReceived':
        return travel(
          drawn(`[data-supply="${event.token}"] svg`),
          purse(event.seat, event.craftsman ?? event.token),
          ms,
        );
      case 'CoinsCollected': {
        const coin = drawn('[data-supply="coin"] svg');
        return event.spaces.flatMap((space) => travel(coin, purse(event.seat, 'coin'), ms, spaceOf(event.seat, space)));
      }
      default:
        return [];
    }
  };
}

/** What a selector finds that can be seen. */
function drawn(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

function plate(seat: number): Element | null {
  return drawn(`[data-plate="${seat}"]`);
}

/** Where a space is in sight: on the large plan, else in its owner's plate. */
function spaceOf(seat: number, space: string): Element | null {
  return drawn(`[data-space="${placed(seat, space)}"]`) ?? drawn(`[data-nation="${seat}"]`) ?? plate(seat);
}

function purse(seat: number, token: string): Element | null {
  return drawn(`[data-hand="${seat}-${token}"]`) ?? plate(seat);
}

function travel(drawing: Element | null, to: Element | null, ms: number, from = drawing): Animation[] {
  return drawing && from && to ? fly(drawing, { from, to, ms }) : [];
}

/** A token leaves a hand; where the hand is out of sight, it comes from the plate. */
function give(seat: number, token: string, to: Element | null, ms: number): Animation[] {
  const own = drawn(`[data-hand="${seat}-${token}"] svg`);
  const drawing = own ?? drawn(`[data-supply="${token}"] svg`);
  return travel(drawing, to, ms * 0.8, own ?? plate(seat));
}

function add(stage: Stage, seat: number, tile: string, space: string, ms: number): Animation[] {
  const source = drawn(`[data-tile="${tile}"] .face`) ?? drawn('[data-in-hand] .face');
  const goal = spaceOf(seat, space);
  const flight = travel(source, goal, ms * 0.5);
  const place = source?.closest('[data-tile]');
  if (flight.length > 0 && place) {
    flight.push(place.animate([{ opacity: 0.25 }, { opacity: 0.25 }], { duration: ms }));
  }
  // The lines to what serves it stay in sight for the rest of the time.
  flight.push(stage.root.animate([], { duration: ms }));
  return flight;
}

function sweep({ root }: Stage, back: string, ms: number): Animation[] {
  const tiles = [...(root.querySelector(`[data-stack="${back}"]`)?.parentElement?.querySelectorAll('.choice') ?? [])];
  return tiles.map((tile, at) =>
    tile.animate([{ transform: 'none' }, { transform: 'translateX(60px) rotate(8deg)', opacity: 0 }], {
      duration: Math.max(120, ms - tiles.length * APART_MS),
      delay: (tiles.length - 1 - at) * APART_MS,
      easing: EASE,
      fill: 'forwards',
    }),
  );
}
