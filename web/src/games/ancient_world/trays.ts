// The pages of a narrow screen: where on them lies what is asked for, and which of them calls.

import type { AncientView } from '../../lib/types';
import type { Tray } from '../board';
import { askedKinds, type AncientDesk } from './choice';
import { ACTIONS, partIn } from './targets';
import { say } from './words';

export const TRAYS = [
  { key: 'war', title: say('tray.war') },
  { key: 'actions', title: say('tray.actions') },
  { key: 'market', title: say('tray.market') },
  { key: 'city', title: say('tray.city') },
] as const satisfies readonly Tray[];
type Decision = NonNullable<AncientView['decision']>;
export type TrayKey = (typeof TRAYS)[number]['key'];

/** Questions that lie on one page alone. */
const PAGES: Readonly<Partial<Record<Decision, TrayKey>>> = {
  armies: 'war',
  pile: 'war',
  order: 'war',
  ambush: 'war',
  disband: 'war',
  coin: 'war',
  explore: 'market',
  keep: 'market',
  store: 'market',
  district: 'market',
  rebuild: 'city',
  repair: 'city',
  damage: 'city',
  copy: 'city',
  starve: 'actions',
};

/** Where the thing lies that is asked for; null: anywhere. */
export function whereIs(desk: AncientDesk): TrayKey | null {
  if (!desk.isAsked) return null;
  const { view, chosen } = desk;
  if (view.decision !== 'action') return view.decision === null ? null : (PAGES[view.decision] ?? null);
  if (chosen.length === 0) return calls('war', desk) && !calls('actions', desk) ? 'war' : 'actions';
  const kinds = askedKinds(desk);
  if (kinds.includes('army')) return 'war';
  if (kinds.includes('row') || kinds.includes('military')) return 'market';
  return partIn(chosen, 'citizen') === null ? 'actions' : null;
}

/** What lies on a page of the viewer, as targets. */
export function targetsOn(tray: string, { view, eyes }: AncientDesk): string[] {
  const own = eyes === null ? undefined : view.seats[eyes];
  switch (tray) {
    case 'war':
      return [
        ...view.titans.map(({ stars }) => `titan:${stars}`),
        ...(own?.armies ?? []).map(({ army }) => `army:${army}`),
        'army:new',
      ];
    case 'actions':
      return [
        ...(own?.citizens ?? []).map(({ citizen }) => `citizen:${citizen}`),
        ...ACTIONS.map((one) => `action:${one}`),
      ];
    case 'market':
      return [
        ...view.row.map(({ card }) => `row:${card ?? ''}`),
        ...view.military_row.map(({ card }) => `military:${card ?? ''}`),
        ...(own?.stored ?? []).map(({ card }) => `stored:${card ?? ''}`),
        'deck:empire',
      ];
    default:
      return (own?.cards ?? []).map(({ card }) => `card:${card}`);
  }
}

/** Whether something on a page can be chosen now. */
export function calls(tray: string, desk: AncientDesk): boolean {
  return targetsOn(tray, desk).some((target) => desk.mark(target) === 'next');
}
