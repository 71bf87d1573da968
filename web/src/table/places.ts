// Where things are on the screen: for `motion.ts` alone.

import type { Place, Point } from './steps';

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export function selectorsOf(place: Place | undefined): readonly string[] {
  if (place === undefined) return [];
  return typeof place === 'string' ? [place] : place;
}

/** What a place means now: the first that is in sight. */
export function find(place: Place | undefined): Element | null {
  for (const selector of selectorsOf(place)) {
    for (const one of document.querySelectorAll(selector)) {
      if (isInSight(one)) return one;
    }
  }
  return null;
}

/** Everything with a key that is in sight; several things may be equal. */
export function keyed(): ReadonlyMap<string, readonly Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('[data-key]')) {
    if (!isInSight(element)) continue;
    const key = element.getAttribute('data-key') ?? '';
    found.set(key, [...(found.get(key) ?? []), element]);
  }
  return found;
}

/** Of several boxes the one that is nearest to another. */
export function nearest(boxes: readonly Box[], { left, top }: Box): Box | undefined {
  const far = (box: Box) => Math.hypot(box.left - left, box.top - top);
  return boxes.reduce<Box | undefined>((best, box) => (best && far(best) <= far(box) ? best : box), undefined);
}

function isInSight(element: Element): boolean {
  return element.getBoundingClientRect().width > 0;
}

/** Part of a drawing, and not a drawing of its own: it stays in its chart, which may be moved meanwhile. */
export function isPart(element: Element | null): element is SVGGraphicsElement {
  return element instanceof SVGElement && !(element instanceof SVGSVGElement);
}

/** A piece of a chart is where its point is, however much of it is drawn above or beside that. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const matrix = isPart(element) && element.hasAttribute('transform') ? element.getScreenCTM() : null;
  return matrix
    ? { left: matrix.e - width / 2, top: matrix.f - height / 2, width, height }
    : { left, top, width, height };
}

export function centreOf({ left, top, width, height }: Box): Point {
  return [left + width / 2, top + height / 2];
}

/** How large a pixel of this element is on the screen: the page may be drawn larger as a whole. */
export function unitOf(element: Element): number {
  const html = element instanceof HTMLElement ? element : element.parentElement;
  return html && html.offsetWidth > 0 ? boxOf(html).width / html.offsetWidth : 1;
}

/** A point of the screen in the units of a layer of a chart. */
export function inside(layer: SVGGraphicsElement, [x, y]: Point): Point {
  const matrix = layer.getScreenCTM()?.inverse();
  if (!matrix) return [x, y];
  return [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f];
}
