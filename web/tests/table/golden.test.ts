// Every event of every golden record, with the views before and after its deed, as the engine tells them: the page knows what was
// touched and where, and what is seen of it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { board as ancientWorld } from '../../src/games/ancient_world';
import { assetsOf as ancientAssets } from '../../src/games/ancient_world/assets';
import { Drawings } from '../../src/games/ancient_world/drawings.svelte';
import { armyPlace, citizenPlace, cityPlace } from '../../src/games/ancient_world/targets';
import type { BoardModule, GameEvent } from '../../src/games/board';
import { board as eightMinuteEmpire } from '../../src/games/eight_minute_empire';
import { board as emporion } from '../../src/games/emporion';
import { assetsOf as emporionAssets } from '../../src/games/emporion/assets';
import { realmPlace } from '../../src/games/emporion/targets';
import { board as founders } from '../../src/games/founders';
import { assetsOf as foundersAssets } from '../../src/games/founders/assets';
import { placed } from '../../src/games/founders/targets';
import type {
  AncientGeometry,
  AncientView,
  EmpireGeometry,
  EmpireView,
  EmporionGeometry,
  EmporionView,
  FoundersGeometry,
  FoundersView,
} from '../../src/lib/types';
import type { Fly, March, Step, Stress } from '../../src/table/steps';

interface Told<V, G> {
  name: string;
  geometry: G;
  views: V[];
  /** What led to each view but the first. */
  events: GameEvent[][];
}
interface Game<V, G> {
  module: BoardModule;
  assets(geometry: G): unknown;
  /** All that an event may name of a table. */
  targets(view: V): string[];
}

const sheet = null as unknown as SVGSVGElement;
const cards = (kind: string, all: readonly (string | null)[]) => all.map((card) => `${kind}:${card}`);

const empire: Game<EmpireView, EmpireGeometry> = {
  module: eightMinuteEmpire,
  assets: (geometry) => ({
    geometry,
    regions: new Map(geometry.regions.map((one) => [one.id, one])),
    cards: new Map(geometry.cards.map((one) => [one.id, one])),
  }),
  targets: ({ regions, row }) => [...regions.map(({ id }) => id), ...row.map((_, at) => `row-${at + 1}`)],
};
const trade: Game<EmporionView, EmporionGeometry> = {
  module: emporion,
  assets: (geometry) => emporionAssets(geometry, sheet),
  targets: ({ actions, polis, port, seats }) => [
    ...actions.map(({ action }) => `action:${action}`),
    ...polis.map(({ card }) => `polis:${card}`),
    ...port.map((_, at) => `port:${at + 1}`),
    ...seats.flatMap((seat, at) => [...seat.cards, ...seat.reserved].map((card) => realmPlace(at, card))),
  ],
};
const nations: Game<FoundersView, FoundersGeometry> = {
  module: founders,
  assets: (geometry) => foundersAssets(geometry, sheet),
  targets: ({ rows, victory, seats }) => [
    ...rows.flatMap(({ back, tiles }) => [`stack:${back}`, ...tiles, ...tiles.map((tile) => `row:${back}:${tile}`)]),
    ...victory.map(({ tile }) => tile),
    ...seats.flatMap(({ tiles }, at) => tiles.map(({ space }) => placed(at, space))),
  ],
};
const ancient: Game<AncientView, AncientGeometry> = {
  module: ancientWorld,
  assets: (geometry) =>
    ancientAssets(geometry, new Drawings(sheet, () => Promise.resolve(sheet)), () => Promise.resolve(sheet)),
  targets: (view) => [
    ...view.actions.map(({ action }) => `action:${action}`),
    ...view.titans.map(({ stars }) => `titan:${stars}`),
    ...cards(
      'row',
      view.row.map(({ card }) => card),
    ),
    ...cards(
      'military',
      view.military_row.map(({ card }) => card),
    ),
    `district:${view.districts.top}`,
    'deck:empire',
    ...view.seats.flatMap((seat, at) => [
      ...seat.cards.map(({ card }) => cityPlace(at, card)),
      ...seat.armies.map(({ army }) => armyPlace(at, army)),
      ...seat.citizens.map(({ citizen }) => citizenPlace(at, citizen)),
    ]),
  ],
};

interface Rounded {
  round: number;
}
const GAMES = [
  ['eight_minute_empire', empire],
  ['emporion', trade],
  ['founders', nations],
  ['ancient_world', ancient],
] as unknown as [string, Game<Rounded, unknown>][];

describe.each(GAMES)('the events of %s', (key, game) => {
  const { tables } = JSON.parse(readFileSync(`../build/moments/${key}.json`, 'utf-8')) as {
    tables: Told<Rounded, unknown>[];
  };

  it.each(tables.map((table) => [table.name, table] as const))('are understood: %s', async (_, table) => {
    const { module } = game;
    const assets = game.assets(table.geometry);
    const moves = await module.motion?.();
    const past: GameEvent[] = [];
    /** Named, and nowhere on the table. */
    const lost: string[] = [];
    let played = 0;
    for (const [at, events] of table.events.entries()) {
      const [before, after] = table.views.slice(at);
      if (!before || !after) throw new Error('Views are missing.');
      const known = new Set([before, after].flatMap((view) => game.targets(view)));
      for (const [nth, event] of events.entries()) {
        const traces = [module.traceOf(event) ?? []].flat();
        const named = [...module.targetsOf(event), ...traces.map(({ target }) => target)];
        lost.push(...named.filter((target) => !known.has(target)).map((target) => `${event.type} ${target}`));
        module.isQuiet?.(event);
        const round = /^Round (\d+)/.exec(module.chapter?.(event, past, after) ?? '')?.[1];
        // Events of Emporion do not say their round: the page counts turns, and a game may have begun later.
        if (round !== undefined && key !== 'emporion')
          expect([before, after].map((view) => view.round)).toContain(Number(round));
        const steps = moves?.stepsOf(event, { before, after, past: events.slice(0, nth) }, assets) ?? [];
        expect(steps.filter((step) => !isSound(step))).toEqual([]);
        if (steps.length > 0) expect([event.type, module.beats(event)]).not.toEqual([event.type, 0]);
        played += steps.length;
        past.push(event);
      }
    }
    expect(lost).toEqual([]);
    expect(played).toBeGreaterThan(0);
  });
});

/** Its places are selectors that a browser can read and name nothing unknown; its time is a part of the event's. */
function isSound(step: Step): boolean {
  const { at = 0, lasts = 1 - at } = step;
  const { fly, from, to, becomes, stress, march } = step as Partial<Fly & Stress & March>;
  const places = [fly, from, to, becomes, stress, march].flatMap((place) => place ?? []);
  for (const place of places) document.querySelector(place);
  return at >= 0 && lasts > 0 && at + lasts <= 1.2 && !/undefined|null|NaN/.test(JSON.stringify(step));
}
