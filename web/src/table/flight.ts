// Things that fly over the whole page, from one place to another: a copy in a layer of its own, so that nothing that
// scrolls or clips lies in its way.

interface Flight {
  from: Element;
  to: Element;
  ms: number;
  delay?: number;
}

/** Sends a copy of a drawing on its way. It is gone when its animation has ended or was cut short. */
export function fly(drawing: Element, { from, to, ms, delay = 0 }: Flight): Animation[] {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const size = drawing.getBoundingClientRect();
  if (size.width === 0 || end.width === 0) return [];
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.classList.add('flying');
  copy.style.width = `${size.width}px`;
  copy.style.height = `${size.height}px`;
  document.body.append(copy);

  const placed = ({ left, top, width, height }: DOMRect, scale: number, opacity = 1): Keyframe => ({
    transform: `translate(${left + width / 2 - size.width / 2}px, ${top + height / 2 - size.height / 2}px) scale(${scale})`,
    opacity,
  });
  // What is smaller at its goal shrinks into it; nothing grows.
  const shrink = Math.min(1, (Math.min(end.width, end.height) / Math.max(1, Math.min(size.width, size.height))) * 0.9);
  const animation = copy.animate(
    [placed(start, 1), { ...placed(end, shrink), offset: 0.85 }, placed(end, shrink, shrink < 1 ? 0 : 1)],
    { duration: ms, delay, easing: 'cubic-bezier(0.3, 0.2, 0.2, 1)', fill: 'both' },
  );
  animation.addEventListener('finish', () => copy.remove());
  animation.addEventListener('cancel', () => copy.remove());
  return [animation];
}
