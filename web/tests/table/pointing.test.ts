// Mouse, finger and keyboard on one thing: what each of them means.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pointing, attachPointing } from '../../src/table/pointing.svelte';

let pointing: Pointing;
let element: HTMLButtonElement;
let pointed: { targets: readonly string[]; isEnter: boolean }[];
let unwire: unknown;

beforeEach(() => {
  vi.useFakeTimers();
  pointing = new Pointing();
  pointed = [];
  element = document.createElement('button');
  document.body.append(element);
  unwire = attachPointing(pointing, ['row-1'], (targets, _, isEnter) => pointed.push({ targets, isEnter }))(element);
});
afterEach(() => {
  vi.useRealTimers();
  element.remove();
});

const pointer = (type: string, pointerType: string, at = 0) =>
  element.dispatchEvent(new PointerEvent(type, { pointerType, clientX: at, clientY: 0, bubbles: true }));

describe('the mouse', () => {
  it('opens the tip when it rests, and closes it when it leaves', () => {
    pointer('pointerenter', 'mouse');
    vi.advanceTimersByTime(200);
    expect(pointing.tip).toBeNull();
    vi.advanceTimersByTime(200);
    expect(pointing.tip?.target).toBe('row-1');
    pointer('pointerleave', 'mouse');
    vi.advanceTimersByTime(200);
    expect(pointing.tip).toBeNull();
  });

  it('can go over to the tip', () => {
    pointer('pointerenter', 'mouse');
    vi.advanceTimersByTime(400);
    pointer('pointerleave', 'mouse');
    pointing.stay();
    vi.advanceTimersByTime(1000);
    expect(pointing.tip).not.toBeNull();
  });

  it('points by a click', () => {
    element.click();
    expect(pointed).toEqual([{ targets: ['row-1'], isEnter: false }]);
  });
});

describe('the finger', () => {
  it('looks closer when it is held, and then does not point', () => {
    pointer('pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    expect(pointing.tip).toMatchObject({ target: 'row-1', isHeld: true });
    element.click();
    expect(pointed).toEqual([]);
    element.click();
    expect(pointed).toHaveLength(1);
  });

  it('does not look closer when it wanders', () => {
    pointer('pointerdown', 'touch');
    pointer('pointermove', 'touch', 40);
    vi.advanceTimersByTime(500);
    expect(pointing.tip).toBeNull();
  });
});

describe('the keyboard', () => {
  it('points once, and says which key it was', () => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, bubbles: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    element.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }));
    expect(pointed.map((one) => one.isEnter)).toEqual([true, false]);
  });

  it('leaves the browser its keys', () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    expect(pointed).toEqual([]);
  });
});

describe('a piece that says more by one click', () => {
  it('is for the mouse alone: it hears no focus and no key, and so is no Tab stop', () => {
    const piece = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const heard = vi.spyOn(piece, 'addEventListener');
    attachPointing(pointing, ['C5', 'lapis'], (targets, _, isEnter) => pointed.push({ targets, isEnter }))(piece);
    piece.dispatchEvent(new MouseEvent('click'));
    expect(pointed).toEqual([{ targets: ['C5', 'lapis'], isEnter: false }]);
    const types = heard.mock.calls.map(([type]) => type);
    expect(types).toContain('click');
    for (const type of ['focus', 'blur', 'keydown']) expect(types).not.toContain(type);
  });
});

it('lets go of an element', () => {
  if (typeof unwire === 'function') unwire();
  element.click();
  expect(pointed).toEqual([]);
});

describe('what one is on', () => {
  it('is known at once, and forgotten when one leaves', () => {
    pointer('pointerenter', 'mouse');
    expect(pointing.over).toBe('row-1');
    pointer('pointerleave', 'mouse');
    expect(pointing.over).toBeNull();
  });

  it('is forgotten when the thing is taken away', () => {
    pointer('pointerenter', 'mouse');
    if (typeof unwire === 'function') unwire();
    expect(pointing.over).toBeNull();
  });

  it('is nothing for a finger', () => {
    pointer('pointerenter', 'touch');
    expect(pointing.over).toBeNull();
  });
});
