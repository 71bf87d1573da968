// Where a thing lies on the stage, in its units: for elements of the class `at`.

import type { Attachment } from 'svelte/attachments';

export function at(x: number, y: number, w: number, h: number): Attachment<HTMLElement | SVGElement> {
  return ({ style }) => {
    for (const [name, value] of Object.entries({ x, y, w, h })) style.setProperty(`--${name}`, String(value));
  };
}
