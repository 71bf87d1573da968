// How things move and what flies, as keyframes and drawings: for `motion.ts` alone.

import type { Box } from './places';
import type { Point, Stress } from './steps';

export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
export const FLIGHT = 'cubic-bezier(0.3, 0.2, 0.2, 1)';
const SVG = 'http://www.w3.org/2000/svg';
/** Points of a walk: enough for the bend of a lane. */
const WALK_POINTS = 14;

const at = ([x, y]: Point, more = '', opacity = 1): Keyframe => ({
  transform: `translate(${x}px, ${y}px) ${more}`,
  opacity,
});

/** A drawing of a sheet that lies nowhere. */
export function drawing(symbol: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  svg.setAttribute('viewBox', '0 0 28 28');
  use.setAttribute('href', `#${symbol}`);
  use.setAttribute('width', '28');
  use.setAttribute('height', '28');
  svg.append(use);
  return svg;
}

/** Points along a path, with the steps of whoever walks it. */
export function walk(path: string): Keyframe[] {
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  const length = line.getTotalLength();
  return Array.from({ length: WALK_POINTS + 1 }, (_, step) => {
    const done = step / WALK_POINTS;
    const { x, y } = line.getPointAtLength(length * done);
    return at([x, y - 3 * Math.abs(Math.sin(done * Math.PI * 3))]);
  });
}

export function appear(how: 'drop' | 'rise', [x, y]: Point): Keyframe[] {
  if (how === 'rise') return [at([x, y + 12], 'scale(1, 0)'), at([x, y])];
  return [at([x, y - 34], '', 0), { ...at([x, y - 22]), offset: 0.3 }, at([x, y])];
}

export function fall([x, y]: Point): Keyframe[] {
  const shake = [0, -4, 4, -3, 0].map((by) => at([x + by, y]));
  return [...shake, at([x, y + 10], 'rotate(38deg) scale(0.7)', 0)];
}

/** A die tumbles to its place and lies still. */
export function tumble([left, top]: Point): Keyframe[] {
  const turned = (x: number, y: number, turn: number, offset: number): Keyframe => ({
    ...at([left + x, top + y], `rotate(${turn}deg)`, offset === 0 ? 0 : 1),
    offset,
  });
  return [
    turned(220, -60, 0, 0),
    turned(120, 6, 260, 0.25),
    turned(60, -18, 430, 0.4),
    turned(14, 2, 660, 0.58),
    turned(0, 0, 720, 0.66),
    turned(0, 0, 720, 1),
  ];
}

/** Up to a goal and back. */
export function march(from: Box, goal: Box, unit: number): Keyframe[] {
  const x = (goal.left + goal.width / 2 - from.left - from.width / 2) / unit;
  const y = (goal.top + goal.height - from.top) / unit - 20;
  const here = { transform: 'none', zIndex: 5 };
  return [here, { transform: `translate(${x}px, ${y}px)`, zIndex: 5, offset: 0.6 }, here];
}

export const STRESS: Record<Stress['how'], { frames: Keyframe[]; most?: number }> = {
  pulse: { frames: ['none', 'scale(1.04)', 'none'].map((transform) => ({ transform })) },
  lift: { frames: ['none', 'translateY(-8px) scale(1.03)', 'none'].map((transform) => ({ transform })) },
  shake: {
    frames: [0, -4, 4, -3, 3, -1, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` })),
    most: 600,
  },
  ring: {
    frames: ['0 0 0 0 #d99a1f', '0 0 0 9px #d99a1f99', '0 0 0 0 #d99a1f00'].map((boxShadow) => ({ boxShadow })),
  },
};
