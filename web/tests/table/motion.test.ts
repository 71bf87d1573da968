// From one picture to the next: what lay where before, what lies where after, and what the events say about it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Motion } from '../../src/table/motion';
import type { Step } from '../../src/table/steps';

vi.mock('../../src/table/stage.svelte', () => ({ stage: { scale: 1, isNarrow: false } }));

// -- a page without a screen: boxes are written on the things, and animations are written down ------------------------------

interface Played {
  element: Element;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
  state: 'running' | 'paused' | 'cancelled';
  finish: () => void;
}
let played: Played[] = [];
const own = { rect: Element.prototype.getBoundingClientRect, animate: Element.prototype.animate };

beforeEach(() => {
  played = [];
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] = (this.getAttribute('data-box') ?? '').split(' ').map(Number);
    return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
  };
  Element.prototype.animate = function (this: Element, frames, timing) {
    const heard: (() => void)[] = [];
    const one: Played = {
      element: this,
      frames: frames as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
      state: 'running',
      finish: () => heard.forEach((hear) => hear()),
    };
    played.push(one);
    return {
      pause: () => (one.state = 'paused'),
      play: () => (one.state = 'running'),
      cancel: () => (one.state = 'cancelled'),
      addEventListener: (_: string, hear: () => void) => heard.push(hear),
    } as unknown as Animation;
  };
});
afterEach(() => {
  Object.assign(Element.prototype, { getBoundingClientRect: own.rect, animate: own.animate });
  document.body.innerHTML = '';
});

/** The old picture, the new one, and what happens between them, each act in 1000 ms. */
function change(before: string, after: string | (() => void), ...acts: Step[][]): Motion {
  const motion = new Motion(acts.map((steps) => ({ steps, ms: 1000 })));
  document.body.innerHTML = before;
  motion.look();
  if (typeof after === 'string') document.body.innerHTML = after;
  else after();
  motion.begin();
  return motion;
}
const flying = () => [...document.querySelectorAll<SVGElement>('.flying')];
const of = (element: Element | null | undefined) => played.filter((one) => one.element === element);
const thing = (name: string, box: string) => `<svg class="${name}" data-box="${box}"></svg>`;
const place = (name: string, box: string) => `<div class="${name}" data-box="${box}"></div>`;

// -- flights ---------------------------------------------------------------------------------------------------------------

describe('a thing that goes elsewhere', () => {
  const row = thing('card', '100 0 50 70');
  const city = place('city', '0 300 400 100');

  it('flies from where it lay to where it lies, and is out of sight there until it has come', () => {
    change(row + city, city + thing('built', '20 310 25 35'), [
      { fly: '.card', becomes: '.built', at: 0.25, lasts: 0.5 },
    ]);
    const [copy] = flying();
    const [flight] = of(copy);
    expect(flight?.frames.map(({ transform }) => transform)).toEqual([
      'translate(100px, 0px) scale(1)',
      'translate(20px, 310px) scale(0.5)',
    ]);
    expect(flight?.timing).toMatchObject({ delay: 250, duration: 500, fill: 'both' });
    const [hidden] = of(document.querySelector('.built'));
    expect(hidden?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    expect(hidden?.timing).toMatchObject({ duration: 750, fill: 'backwards' });
  });

  it('shrinks into a place where it cannot be seen, and is gone then', () => {
    change(row + place('plate', '0 0 20 20'), place('plate', '0 0 20 20'), [
      { fly: '.card', becomes: '.built', to: '.plate' },
    ]);
    const [flight] = of(flying()[0]);
    expect(flight?.frames.at(-1)).toEqual({ transform: expect.stringContaining('scale(0.36') as string, opacity: 0 });
    flight?.finish();
    expect(flying()).toEqual([]);
  });

  it('goes to the first of several places that is in sight', () => {
    change(row, place('city', '0 0 0 0') + place('plate', '0 500 40 40'), [{ fly: '.card', to: ['.city', '.plate'] }]);
    expect(of(flying()[0])[0]?.frames[1]?.transform).toContain('px, 4');
  });

  it('fades where it lay if it goes nowhere, and is not played if its goal is out of sight', () => {
    change(row, '', [{ fly: '.card' }]);
    expect(of(flying()[0])[0]?.frames.map(({ opacity }) => opacity)).toEqual([1, 0]);
    change(row, '', [{ fly: '.card', to: '.city' }]);
    expect(flying()).toHaveLength(0);
  });

  it('is drawn for the flight alone where one like it stays: nobody sees it before it sets out', () => {
    change(row + city, row + city, [{ fly: '.card', to: '.city', count: 3 }]);
    expect(flying().map(({ style }) => style.opacity)).toEqual(['0', '0', '0']);
    expect(flying().map((copy) => of(copy)[0]?.timing.delay)).toEqual([0, 75, 150]);
    expect(of(flying()[0])[0]?.timing.fill).toBe('forwards');
  });

  it('is left alone where it lies, if it lay there before', () => {
    change(row + thing('built', '0 0 9 9'), thing('built', '0 0 9 9'), [{ fly: '.card', becomes: '.built' }]);
    expect(of(document.querySelector('.built'))).toEqual([]);
  });
});

describe('a drawing that is sent', () => {
  it('comes from one place and goes to another, as many as there are, but no swarm', () => {
    const both = place('purse', '0 0 10 10') + place('market', '200 200 40 40');
    change(both, both, [{ send: 'coin', size: 20, from: '.purse', to: '.market', count: 9 }]);
    expect(flying()).toHaveLength(6);
    expect(flying()[0]?.querySelector('use')?.getAttribute('href')).toBe('#coin');
    expect(of(flying()[0])[0]?.frames[0]?.transform).toBe('translate(-5px, -5px) scale(1)');
  });

  it('rolls to its goal and lies there until all has been seen', () => {
    const table = place('dice', '100 100 60 60');
    const motion = change(table, table, [{ send: 'die-coin', size: 30, to: '.dice', rolls: 1 }]);
    const [die] = of(flying()[0]);
    expect(die?.frames.at(-1)?.transform).toBe('translate(151px, 115px) rotate(720deg)');
    die?.finish();
    expect(flying()).toHaveLength(1);
    motion.end();
    expect(flying()).toHaveLength(0);
  });
});

// -- things that are known again -------------------------------------------------------------------------------------------

describe('a thing with a key', () => {
  const card = (key: string, left: number) => `<div data-key="card-${key}" data-box="${left} 0 50 70"></div>`;

  it('slides to its new place as soon as the picture has changed', () => {
    change(card('coal', 0) + card('tree', 60), card('tree', 0) + card('gold', 60), [{ rest: true }]);
    const [tree, gold] = [...document.querySelectorAll('[data-key]')];
    expect(of(tree)[0]?.frames).toEqual([{ transform: 'translate(60px, 0px)' }, { transform: 'translate(0px, 0px)' }]);
    expect(of(tree)[0]?.state).toBe('running');
    expect(of(gold)).toEqual([]);
  });

  it('waits for the event that speaks of it', () => {
    const motion = change(
      card('tree', 60),
      card('tree', 0),
      [{ rest: true }],
      [{ slide: 'card-', at: 0.3, hops: true }],
    );
    const [slide] = of(document.querySelector('[data-key]'));
    expect(slide?.state).toBe('paused');
    expect(slide?.frames).toHaveLength(3);
    motion.play(1);
    expect(slide?.state).toBe('running');
    expect(slide?.timing).toMatchObject({ delay: 300, duration: 700, fill: 'backwards' });
  });

  it('is the nearest of equal ones', () => {
    change(card('coal', 0) + card('coal', 180), card('coal', 120), [{ rest: true }]);
    expect(of(document.querySelector('[data-key]'))[0]?.frames[0]).toEqual({ transform: 'translate(60px, 0px)' });
  });

  it('lies still if it lay there, or has never been there', () => {
    change(card('coal', 0), card('coal', 0) + card('tree', 60), [{ rest: true }]);
    expect(played.filter(({ element }) => element.hasAttribute('data-key'))).toEqual([]);
  });
});

describe('a piece of a chart', () => {
  const chart = (...tokens: string[]) =>
    `<svg data-box="0 0 99 99"><g id="top"></g><g id="pieces">${tokens.join('')}</g></svg>`;
  /** The chart stays; what stands on it is another. */
  const become = (...tokens: string[]) => {
    return () => document.querySelector('#pieces')?.replaceChildren(...parsed(tokens));
  };
  const parsed = (tokens: readonly string[]) => {
    const holder = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    holder.innerHTML = tokens.join('');
    return holder.children;
  };
  const token = (region: string, count: number, left: number) =>
    `<g data-key="token-${region}" data-box="${left} 10 20 20"><text>${count}</text></g>`;
  const put = { put: 'army-0', layer: '#top', how: 'drop' } as const;
  const texts = () => [...document.querySelectorAll('text')].map((one) => one.textContent);

  it('is shown with the old number until another has come to it', () => {
    const motion = change(
      chart(token('A', 2, 10)),
      become(token('A', 3, 10)),
      [{ rest: true }],
      [{ ...put, becomes: '[data-key="token-A"]' }],
    );
    expect(texts()).toEqual(['3', '2']);
    expect(of(document.querySelector('[data-key="token-A"]'))[0]).toMatchObject({
      frames: [{ opacity: 0 }, { opacity: 0 }],
      timing: { duration: 1000, fill: 'backwards' },
      state: 'paused',
    });
    motion.end();
    expect(texts()).toEqual(['3']);
  });

  it('is still there until it goes', () => {
    change(
      chart(token('A', 1, 10)),
      become(),
      [{ rest: true }],
      [{ ...put, how: 'fall', from: '[data-key="token-A"]' }],
    );
    expect(texts()).toEqual(['1']);
    const [old] = played.filter(({ element }) => element.matches('#pieces > g'));
    old?.finish();
    expect(texts()).toEqual([]);
  });

  it('walks a path from where it stood to where it stands, whichever way the path leads', () => {
    vi.spyOn(SVGGeometryElement.prototype, 'getTotalLength').mockReturnValue(28);
    vi.spyOn(SVGGeometryElement.prototype, 'getPointAtLength').mockImplementation((at) => new DOMPoint(at, 0) as never);
    const step = { ...put, how: 'walk', from: '[data-key="token-A"]', becomes: '[data-key="token-B"]' } as const;
    const along = () => 'M0 0L28 0';
    for (const backwards of [false, true]) {
      change(chart(token('A', 1, 10)), become(token('B', 1, 50)), [{ ...step, along, backwards }]);
      const frames = of(document.querySelector('#top use'))[0]?.frames.map(({ transform }) => transform);
      const ends = [frames?.at(0), frames?.at(-1)];
      expect(backwards ? ends.reverse() : ends).toEqual([
        expect.stringContaining('translate(0px, '),
        expect.stringContaining('translate(28px, '),
      ]);
    }
    vi.restoreAllMocks();
  });

  it('moves in its chart', () => {
    change(chart(token('A', 2, 10)), chart(token('A', 2, 10)), [{ ...put, becomes: '[data-key="token-A"]' }]);
    const piece = document.querySelector('#top use');
    expect(piece?.getAttribute('href')).toBe('#army-0');
    expect(of(piece)[0]?.frames.at(-1)?.transform).toContain('translate(20px, 20px)');
  });
});

// -- stress, and the whole ---------------------------------------------------------------------------------------------------

describe('what is stressed', () => {
  it('is shaken where it lies, and a new thing is out of sight until then', () => {
    const cards = place('hurt', '0 0 9 9') + place('new', '0 0 9 9');
    change(cards, cards, [
      { stress: '.hurt', how: 'shake' },
      { stress: '.new', how: 'pulse', isNew: true, at: 0.5 },
    ]);
    expect(of(document.querySelector('.hurt'))[0]?.timing.duration).toBe(600);
    expect(of(document.querySelector('.new')).map(({ timing }) => timing.duration)).toEqual([500, 500]);
  });

  it('marches up to where a thing lay, and comes back', () => {
    const army = place('army', '0 100 20 20');
    change(army + thing('titan', '100 0 40 60'), army, [{ march: '.army', to: '.titan' }]);
    const frames = of(document.querySelector('.army'))[0]?.frames;
    expect(frames?.map(({ transform }) => transform)).toEqual(['none', 'translate(110px, -60px)', 'none']);
  });
});

describe('all of it', () => {
  const both = thing('card', '0 0 10 10') + place('city', '0 90 50 50');

  it('stands still until it is its turn', () => {
    const motion = change(both, both, [{ fly: '.card', to: '.city' }], [{ stress: '.city', how: 'pulse' }]);
    expect(played.map(({ state }) => state)).toEqual(['paused', 'paused']);
    motion.play(0);
    expect(played.map(({ state }) => state)).toEqual(['running', 'paused']);
  });

  it('leaves nothing behind when it ends early', () => {
    const motion = change(both, both, [{ fly: '.card', to: '.city' }], [{ stress: '.city', how: 'pulse' }]);
    motion.end();
    expect(played.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(document.body.innerHTML).toBe(both);
  });
});
