// How events are played on the board: coins go to the row, cards are lifted and dealt, armies walk the border or sail the
// lane, cities rise. Each leaves the picture as it found it; the next view draws what has become of it.

import type { EmpireEvent, EmpireView } from '../../lib/types';
import { fly } from '../../table/flight';
import type { Animator } from '../board';
import { pathOf, symbolOf, wayBetween, type Assets } from './assets';
import { drawIn } from './events';
import { tokensOf } from './pieces';
import { cardAt } from './words';

interface Stage {
  root: HTMLElement;
  drawing: SVGSVGElement;
  assets: Assets;
  view: () => EmpireView;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const SVG = 'http://www.w3.org/2000/svg';
/** Points of a walk: enough for the bend of a lane. */
const STEPS = 14;

export function animatorOf(stage: Stage): Animator {
  return (given, ms) => {
    const event = given as EmpireEvent;
    switch (event.type) {
      case 'ArmyMoved':
        return walk(stage, event.seat, event.origin, event.goal, ms);
      case 'ArmyPlaced':
        return drop(stage, event.seat, event.region, drawIn(stage.view(), event), ms);
      case 'ArmySettled':
        return drop(stage, stage.view().seats.length, event.region, drawIn(stage.view(), event), ms);
      case 'CityBuilt':
        return rise(stage, event.seat, event.region, drawIn(stage.view(), event), ms);
      case 'ArmyDestroyed':
        return fall(stage, event.owner ?? stage.view().seats.length, event.region, ms);
      case 'CardTaken':
        return lift(stage, event.seat, event.place, event.price, ms);
      case 'CardDealt':
        return deal(stage, event.place, ms);
      default:
        return [];
    }
  };
}

/** Where the piece of an owner stands in a region of a view. */
function spot(
  { assets }: Stage,
  view: EmpireView,
  region: string,
  owner: number,
  kind: 'army' | 'city',
): [number, number] {
  const found = view.regions.find((one) => one.id === region);
  const place = assets.regions.get(region)?.pieces_at ?? [0, 0];
  if (!found) return [place[0], place[1]];
  const token = tokensOf(found, found, place, assets.geometry.pitch).find(
    (one) => one.owner === owner && one.kind === kind,
  );
  return token ? [token.x, token.y] : [place[0], place[1]];
}

/** A piece that is on its way, in the topmost layer; it goes when its animation does. */
function traveller({ drawing }: Stage, symbol: string): SVGUseElement {
  const piece = document.createElementNS(SVG, 'use');
  piece.setAttribute('href', symbol);
  drawing.querySelector('#layer-top')?.append(piece);
  return piece;
}

function play(element: SVGElement, frames: Keyframe[], ms: number, easing = EASE): Animation {
  const animation = element.animate(frames, { duration: ms, easing, fill: 'both' });
  animation.addEventListener('finish', () => element.remove());
  animation.addEventListener('cancel', () => element.remove());
  return animation;
}

const at = (x: number, y: number, more = '') => ({ transform: `translate(${x}px, ${y}px) ${more}` });

function walk(stage: Stage, seat: number, origin: string, goal: string, ms: number): Animation[] {
  const way = wayBetween(stage.assets.geometry, origin, goal);
  if (!way) return [];
  const view = stage.view();
  const after = drawIn(view, { type: 'ArmyMoved', seat, origin, goal } as EmpireEvent);
  const from = spot(stage, view, origin, seat, 'army');
  const to = spot(stage, after, goal, seat, 'army');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', pathOf(way, origin, from, to));
  const length = path.getTotalLength();
  const frames = Array.from({ length: STEPS + 1 }, (_, step) => {
    const done = step / STEPS;
    const point = path.getPointAtLength(length * (way.a === origin ? done : 1 - done));
    return at(point.x, point.y - 3 * Math.abs(Math.sin(done * Math.PI * 3)));
  });
  return [play(traveller(stage, `#army-${seat}`), frames, ms, 'ease-in-out')];
}

function drop(stage: Stage, owner: number, region: string, after: EmpireView, ms: number): Animation[] {
  const [x, y] = spot(stage, after, region, owner, 'army');
  const piece = traveller(stage, `#army-${symbolOf(owner, after.seats.length)}`);
  return [
    play(
      piece,
      [
        { ...at(x, y - 34), opacity: 0 },
        { ...at(x, y - 22), opacity: 1, offset: 0.3 },
        { ...at(x, y), opacity: 1 },
      ],
      ms,
    ),
  ];
}

function rise(stage: Stage, seat: number, region: string, after: EmpireView, ms: number): Animation[] {
  const [x, y] = spot(stage, after, region, seat, 'city');
  return [play(traveller(stage, `#city-${seat}`), [at(x, y + 12, 'scale(1, 0)'), at(x, y)], ms)];
}

function fall(stage: Stage, owner: number, region: string, ms: number): Animation[] {
  const view = stage.view();
  const [x, y] = spot(stage, view, region, owner, 'army');
  const piece = traveller(stage, `#army-${symbolOf(owner, view.seats.length)}`);
  const shake = [0, -4, 4, -3, 0].map((by) => ({ ...at(x + by, y), opacity: 1 }));
  return [play(piece, [...shake, { ...at(x, y + 10, 'rotate(38deg) scale(0.7)'), opacity: 0 }], ms)];
}

function lift({ root }: Stage, seat: number, place: number, price: number, ms: number): Animation[] {
  const card = root.querySelector<HTMLElement>(`[data-place="${place}"] .card`);
  const animations: Animation[] = [];
  const coins = root.querySelector(`[data-place="${place}"] .price`);
  const purse =
    document.querySelector(`[data-stock="${seat}-coins"] .icon`) ?? document.querySelector(`[data-plate="${seat}"]`);
  if (price > 0 && coins && purse) animations.push(...fly(coins, { from: purse, to: coins, ms: ms * 0.6 }));
  if (card) {
    const raised = { transform: 'translateY(-8px) scale(1.03)' };
    animations.push(
      card.animate([{ transform: 'none' }, raised, { transform: 'none' }], {
        duration: ms * 0.5,
        delay: price > 0 ? ms * 0.5 : 0,
        easing: EASE,
      }),
    );
  }
  return animations;
}

/** The card taken goes to its goods, the row closes up, the new card is turned up from the deck. */
function deal({ root, assets, view }: Stage, place: number, ms: number): Animation[] {
  const now = view();
  const gap = now.row.findIndex((one) => one.card === null);
  const animations: Animation[] = [];
  const slots = [...root.querySelectorAll<HTMLElement>('[data-place]')];
  const taken = gap < 0 ? undefined : slots[gap]?.querySelector('.taken .face:not([hidden])');
  // Goods are called by their keys; a wild one, or one of another name, flies to the plate.
  const good =
    gap < 0
      ? undefined
      : assets.cards
          .get(cardAt(now, gap) ?? '')
          ?.good.split(' ')[0]
          ?.toLowerCase();
  const cell =
    document.querySelector(`[data-goods="${now.turn}-${good}"]`) ??
    document.querySelector(`[data-plate="${now.turn}"]`);
  if (taken && cell) animations.push(...fly(visibleFace(taken), { from: taken, to: cell, ms: ms * 0.7 }));
  if (gap >= 0) {
    const card = slots[gap]?.querySelector('.card');
    if (card) animations.push(card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms }));
    for (let at = gap + 1; at < place; at++) {
      const slot = slots[at];
      const before = slots[at - 1];
      const moved = slot?.querySelector('.card');
      if (!slot || !before || !moved) continue;
      const step = before.offsetLeft - slot.offsetLeft;
      animations.push(
        moved.animate([{ transform: 'none' }, { transform: `translateX(${step}px)` }], {
          duration: ms * 0.45,
          delay: ms * 0.3,
          easing: EASE,
          fill: 'forwards',
        }),
      );
    }
  }
  const back = root.querySelector('.back');
  const goal = slots[place - 1];
  if (back && goal) {
    const target = goal.querySelector('.card') ?? goal;
    animations.push(...fly(back, { from: back, to: target, ms: ms * 0.4, delay: ms * 0.6 }));
  }
  return animations;
}

/** Of the two drawings of a card, the one that this screen shows. */
function visibleFace(face: Element): Element {
  const all = [...(face.parentElement?.querySelectorAll('.face') ?? [])];
  return all.find((one) => one.getBoundingClientRect().width > 0) ?? face;
}
