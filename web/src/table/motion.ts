// Plays the change from one picture to the next: what lay where before, what lies where after, and the steps of the events between
// them, which say what moves when. The new picture is there from the first moment; what has not moved yet is shown as it was, by
// copies. Nothing is changed for good: whoever ends it early sees the new picture.
//
// A thing with a `data-key` is known again in the new picture. If it lies elsewhere there, it slides. A piece of a chart stands for
// several and has their number: it is shown as it was until a step has come to it, or goes from it.

import { appear, drawing, EASE, fall, FLIGHT, march, STRESS, tumble, walk } from './moves';
import { boxOf, centreOf, find, inside, isPart, keyed, nearest, selectorsOf, unitOf, type Box } from './places';
import { stage } from './stage.svelte';
import type { Fly, March, Place, Point, Put, Send, Step, Stress } from './steps';

/** An event as it is played. */
export interface Act {
  readonly steps: readonly Step[];
  readonly ms: number;
}

/** Things of one kind leave one after another. */
const APART_MS = 75;
const MOST_AT_ONCE = 6;
/** What no event speaks of finds its new place in this time. */
const SLIDE_MS = 260;
/** Less than this nobody sees. */
const STILL_PX = 1;

/** Something as it lay in the old picture. */
interface Was {
  readonly element: Element;
  readonly parent: Element | null;
  readonly box: Box;
  /** Of drawings alone. */
  readonly markup: string;
  readonly copy: SVGElement | null;
}

/** When a step happens: in which act, and from when to when in it. */
interface When {
  readonly act: number;
  readonly start: number;
  readonly ms: number;
}

interface Goal {
  readonly element: Element;
  readonly box: Box;
  /** It is the thing itself, and not only where it goes to. */
  readonly isIt: boolean;
}

export class Motion {
  readonly #acts: readonly Act[];
  /** The animations of each act; they stand at their beginning until it is their turn. */
  readonly #scores: Animation[][];
  /** Those that belong to no act. */
  readonly #loose: Animation[] = [];
  readonly #copies = new Set<Element>();
  readonly #were = new Map<string, Was>();
  readonly #keys = new Map<string, readonly Box[]>();
  /** For each thing that a step concerns: until when it is shown as it was. */
  readonly #held = new Map<Element, { was: Was | null; act: number; ms: number }>();
  /** Things that have been spoken of: they do not slide by themselves. */
  readonly #named = new Set<Element>();

  constructor(acts: readonly Act[]) {
    this.#acts = acts;
    this.#scores = acts.map(() => []);
  }

  /** Look at the old picture. */
  look(): void {
    for (const [key, things] of keyed()) this.#keys.set(key, things.map(boxOf));
    for (const step of this.#acts.flatMap(({ steps }) => steps)) {
      for (const place of placesIn(step)) this.#keep(place);
    }
  }

  /** The new picture is there: lay out all that moves. */
  begin(): void {
    for (const [act, { steps, ms }] of this.#acts.entries()) {
      for (const step of steps) {
        const start = ms * (step.at ?? 0);
        this.#lay(step, { act, start, ms: step.lasts === undefined ? ms - start : ms * step.lasts });
      }
    }
    for (const [element, { was, act, ms }] of this.#held) this.#hold(element, was, act, ms);
    for (const animation of this.#scores.flat()) animation.pause();
    this.#slide('', { duration: SLIDE_MS }, (animation) => this.#loose.push(animation));
  }

  /** It is the turn of an act; what is out of sight is not played. */
  play(act: number): readonly Animation[] {
    const animations = this.#scores[act] ?? [];
    for (const animation of animations) animation.play();
    return animations;
  }

  end(): void {
    for (const animation of [...this.#scores.flat(), ...this.#loose]) animation.cancel();
    for (const copy of this.#copies) copy.remove();
  }

  // -- what was ----------------------------------------------------------------------------------------------------------

  #keep(place: Place): void {
    for (const selector of selectorsOf(place)) {
      const element = this.#were.has(selector) ? null : find(selector);
      if (!element) continue;
      // Where something only goes to or comes from, nobody needs a copy.
      const isDrawn = element instanceof SVGElement;
      this.#were.set(selector, {
        element,
        parent: element.parentElement,
        box: boxOf(element),
        markup: isDrawn ? element.outerHTML : '',
        copy: isDrawn ? (element.cloneNode(true) as SVGElement) : null,
      });
    }
  }

  #was(place: Place | undefined): Was | null {
    for (const selector of selectorsOf(place)) {
      const was = this.#were.get(selector);
      if (was) return was;
    }
    return null;
  }

  #goalOf({ becomes, to }: { becomes?: string; to?: Place }): Goal | null {
    const it = find(becomes);
    const element = it ?? find(to);
    return element && { element, box: boxOf(element), isIt: it !== null };
  }

  // -- steps -------------------------------------------------------------------------------------------------------------

  #lay(step: Step, when: When): void {
    if ('fly' in step) this.#fly(step, when);
    else if ('send' in step) this.#send(step, when);
    else if ('put' in step) this.#put(step, when);
    else if ('stress' in step) this.#stress(step, when);
    else if ('march' in step) this.#march(step, when);
    else if ('slide' in step) {
      const timing = { duration: when.ms, delay: when.start };
      this.#slide(step.slide, timing, (animation) => this.#add(when.act, animation), step.hops);
    } else this.#add(when.act, document.body.animate([], { duration: when.ms, delay: when.start }));
  }

  #add(act: number, animation: Animation): void {
    this.#scores[act]?.push(animation);
  }

  #fly(step: Fly, when: When): void {
    const was = this.#was(step.fly);
    const from = step.from === undefined ? was : this.#was(step.from);
    const goal = this.#goalOf(step);
    const copy = was?.copy;
    if (!copy || !from || (!goal && step.to !== undefined)) return;
    // It lies where it was until it sets out, unless one like it lies there still.
    const waits = step.from === undefined && find(step.fly)?.outerHTML !== was.markup;
    this.#travel(() => this.#over(copy.cloneNode(true) as SVGElement, was.box), step, from.box, goal, when, waits);
  }

  #send(step: Send, when: When): void {
    const goal = this.#goalOf(step);
    if (!goal) return;
    const size = step.size * stage.scale;
    const [x, y] = centreOf(goal.box);
    const box = { left: x - size / 2, top: y - size / 2, width: size, height: size };
    const make = () => this.#over(drawing(step.send), box);
    const from = this.#was(step.from)?.box;
    if (step.rolls !== undefined) {
      const die = this.#unseen(make());
      die.style.transformOrigin = 'center';
      const frames = tumble([box.left + step.rolls * size * 1.2, box.top]);
      this.#add(when.act, die.animate(frames, timingOf(when, 'ease-out', 'forwards')));
      this.#concern(step, goal, when);
    } else if (from) this.#travel(make, step, from, goal, when, false);
  }

  #travel(
    make: () => SVGElement,
    step: Fly | Send,
    from: Box,
    goal: Goal | null,
    { act, start, ms }: When,
    waits: boolean,
  ): void {
    for (let nth = 0; nth < Math.min(MOST_AT_ONCE, step.count ?? 1); nth++) {
      const copy = make();
      const size = { width: parseFloat(copy.style.width), height: parseFloat(copy.style.height) };
      const timing = timingOf({ start: start + nth * APART_MS, ms }, FLIGHT, waits ? 'both' : 'forwards');
      if (!waits) this.#unseen(copy);
      this.#add(act, vanishing(copy, copy.animate(flight(size, from, goal), timing)));
    }
    this.#concern(step, goal, { act, start, ms });
  }

  #put(step: Put, when: When): void {
    const layer = document.querySelector(step.layer);
    const goal = this.#goalOf(step);
    const from = this.#was(step.from)?.box ?? goal?.box;
    const to = goal?.box ?? from;
    if (!isPart(layer) || !from || !to) return;
    const here = inside(layer, centreOf(from));
    const there = inside(layer, centreOf(to));
    const piece = this.#unseen(document.createElementNS('http://www.w3.org/2000/svg', 'use'));
    piece.setAttribute('href', `#${step.put}`);
    layer.append(piece);
    this.#copies.add(piece);
    const timing = timingOf(when, step.how === 'walk' ? 'ease-in-out' : EASE, 'forwards');
    this.#add(when.act, vanishing(piece, piece.animate(put(step, here, there), timing)));
    this.#concern(step, goal, when);
  }

  #stress({ stress, how, isNew = false }: Stress, when: When): void {
    const { frames, most = when.ms } = STRESS[how];
    const timing = timingOf({ ...when, ms: Math.min(when.ms, most) }, 'ease-in-out', 'none');
    const element = find(stress);
    if (!element) return;
    this.#add(when.act, element.animate(frames, timing));
    if (isNew) this.#held.set(element, { was: null, act: when.act, ms: when.start });
  }

  #march(step: March, when: When): void {
    const element = find(step.march);
    const goal = this.#was(step.to);
    if (!element || !goal) return;
    const frames = march(boxOf(element), goal.box, unitOf(element));
    this.#add(when.act, element.animate(frames, timingOf(when, 'ease-in-out', 'none')));
  }

  /** Things that lie elsewhere now: those whose keys begin so, of which no step has spoken. */
  #slide(start: string, timing: KeyframeAnimationOptions, add: (animation: Animation) => void, hops = false): void {
    for (const [key, things] of keyed()) {
      if (!key.startsWith(start)) continue;
      for (const element of things) {
        const box = boxOf(element);
        const was = nearest(this.#keys.get(key) ?? [], box);
        if (!was || this.#named.has(element)) continue;
        this.#named.add(element);
        const way: Point = [was.left - box.left, was.top - box.top];
        if (Math.hypot(...way) < STILL_PX) continue;
        const easing = hops ? 'ease-in-out' : EASE;
        add(element.animate(slid(element, way, hops), { ...timing, easing, fill: 'backwards' }));
      }
    }
  }

  // -- what is shown as it was -------------------------------------------------------------------------------------------

  /** A piece that a step takes from is shown as it was until then; what it comes to until it has arrived, or not at all. */
  #concern(step: Fly | Send | Put, goal: Goal | null, { act, start, ms }: When): void {
    if ('put' in step) {
      const was = this.#was(step.from);
      const left = find(step.from);
      if (left) this.#until(left, was, act, start);
      else if (was) this.#show(was, act, start);
    }
    if (goal?.isIt) this.#until(goal.element, this.#was(step.becomes), act, start + ms);
  }

  /** The last step that speaks of a thing decides. */
  #until(element: Element, was: Was | null, act: number, ms: number): void {
    if (was && (!isPart(element) || was.markup === element.outerHTML)) return;
    this.#named.add(element);
    this.#held.set(element, { was, act, ms });
  }

  #hold(element: Element, was: Was | null, act: number, ms: number): void {
    const hidden = [{ opacity: 0 }, { opacity: 0 }];
    this.#add(act, element.animate(hidden, { duration: Math.max(1, ms), fill: 'backwards' }));
    if (was) this.#show(was, act, ms);
  }

  /** A piece of a chart as it was, until an act has gone on for so long. */
  #show({ copy, parent }: Was, act: number, ms: number): void {
    const piece = copy?.cloneNode(true) as SVGElement | undefined;
    if (!piece || !parent) return;
    piece.removeAttribute('data-key');
    parent.append(piece);
    this.#copies.add(piece);
    const seen = [{ opacity: 1 }, { opacity: 1 }];
    this.#add(act, vanishing(piece, piece.animate(seen, { duration: Math.max(1, ms) })));
  }

  /** A copy over the whole page, so that nothing that scrolls or clips lies in its way. */
  #over(copy: SVGElement, { width, height }: Box): SVGElement {
    copy.classList.add('flying');
    copy.removeAttribute('data-key');
    copy.setAttribute('aria-hidden', 'true');
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    document.body.append(copy);
    this.#copies.add(copy);
    return copy;
  }

  #unseen<E extends SVGElement>(copy: E): E {
    copy.style.opacity = '0';
    return copy;
  }
}

function put({ how, along, backwards = false }: Put, from: Point, to: Point): Keyframe[] {
  if (how === 'fall') return fall(from);
  if (how !== 'walk') return appear(how, to);
  const frames = walk(along?.(from, to) ?? `M${from.join(' ')}L${to.join(' ')}`);
  return backwards ? frames.reverse() : frames;
}

function placesIn(step: Step): Place[] {
  const { fly, from, to, becomes } = step as Partial<Fly>;
  return [fly, from, to, becomes].filter((place) => place !== undefined);
}

function timingOf(
  { start, ms }: { start: number; ms: number },
  easing: string,
  fill: FillMode,
): KeyframeAnimationOptions {
  return { duration: ms, delay: start, easing, fill };
}

function vanishing(copy: Element, animation: Animation): Animation {
  animation.addEventListener('finish', () => copy.remove());
  return animation;
}

/** From one box to another: as large as it is there if it is the thing itself, else it shrinks into it; nothing else grows. */
function flight(size: { width: number; height: number }, from: Box, goal: Goal | null): Keyframe[] {
  const placed = (box: Box, scale: number, opacity: number): Keyframe => {
    const [x, y] = centreOf(box);
    const [left, top] = [x - (size.width * scale) / 2, y - (size.height * scale) / 2];
    return { transform: `translate(${left}px, ${top}px) scale(${scale})`, opacity };
  };
  if (!goal) return [placed(from, 1, 1), placed(from, 1, 0)];
  if (goal.isIt) {
    const scale = goal.box.width / Math.max(1, size.width);
    const transform = `translate(${goal.box.left}px, ${goal.box.top}px) scale(${scale})`;
    return [placed(from, 1, 1), { transform, opacity: 1 }];
  }
  const room = Math.min(goal.box.width, goal.box.height) / Math.max(1, Math.min(size.width, size.height));
  const scale = Math.min(1, room * 0.9);
  return [
    placed(from, 1, 1),
    { ...placed(goal.box, scale, 1), offset: 0.85 },
    placed(goal.box, scale, scale < 1 ? 0 : 1),
  ];
}

function slid(element: Element, [x, y]: Point, hops: boolean): Keyframe[] {
  const at = (left: number, top: number) => ({ transform: `translate(${left}px, ${top}px)` });
  if (isPart(element)) {
    const home = element.transform.baseVal.consolidate()?.matrix;
    const scale = element.getScreenCTM()?.a ?? 1;
    const [left, top] = [home?.e ?? 0, home?.f ?? 0];
    return [at(left + x / scale, top + y / scale), at(left, top)];
  }
  const unit = unitOf(element);
  const start = at(x / unit, y / unit);
  return hops ? [start, at(x / unit / 2, y / unit / 2 - 22), at(0, 0)] : [start, at(0, 0)];
}
