// How events are drawn in comes when somebody is there to see it, with how they are played: until then a view is shown when it
// is true.

import type { AncientView } from '../../lib/types';
import type { GameEvent } from '../board';

type Draw = (view: AncientView, event: GameEvent) => AncientView;
let draw: Draw = (view) => view;

export async function learnToDraw(): Promise<void> {
  draw = (await import('./drawing')).drawIn;
}

export function drawIn(view: AncientView, event: GameEvent): AncientView {
  return draw(view, event);
}
