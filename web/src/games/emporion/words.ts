// Words of Emporion that the page makes itself: names of things, gates and bills, the marker, what a move changes. The
// sentences of prompts, moves, refusals and the log come from the engine.

import type {
  EmporionActionView,
  EmporionBillView,
  EmporionRealmView,
  EmporionView,
  OptionInfo,
} from '../../lib/types';
import { ownWords } from '../../words/words';
import type { Desk, Marker } from '../board';
import type { Assets } from './assets';
import { ACTIONS, actionIn, billOf, cardAt, partOf, RESOURCES, type Resource } from './targets';
import messages from './words.ftl';

export const say = ownWords(messages);

/** The name of a kind of cards, an Action, a pile, a counter. */
export function nameOfId(id: string): string {
  return say(`name.${id}`);
}

/** The same before a number, as it is read out. */
export function label(id: string): string {
  return say('label', { name: nameOfId(id) });
}

export function cardName(assets: Assets, card: string): string {
  return assets.cards.get(card)?.name ?? card;
}

/** `Hippeis, War: awards 1 War, Prestige power; requires 2 Trade`. */
export function sayCard(assets: Assets, card: string): string {
  return assets.cards.get(card)?.words ?? card;
}

export function nameOf(target: string, view: EmporionView, assets: Assets): string {
  const card = cardAt(target, view);
  if (card !== null) return cardName(assets, card);
  const split = partOf(target, 'refill');
  if (split !== null) return say('refill', { history: split });
  return nameOfId(target.split(':').at(-1) ?? target);
}

/** Trade or Culture or War: the Actions by which something is opened. */
export function actionNames(actions: readonly string[]): string {
  return actions.map(nameOfId).reduce((names, last) => say('either', { names, last }));
}

// -- gates ----------------------------------------------------------------------------------------------------------------

/** What a gate says below its name: how many cards it could take, or why none. */
export function gateWords(action: EmporionActionView, seat: EmporionRealmView | undefined): string {
  const { cards } = action;
  if (!action.is_possible) return action.short;
  if (action.action === 'expedition') return say('gate-expedition', { cards });
  if (action.action === 'reserve') return say('gate-reserve', { drachmas: seat?.drachmas ?? 0 });
  return say('gate-cards', { cards });
}

/** The Actions by which a Realm may add cards of a kind, beyond their own colour. */
export function openedBy(seat: EmporionRealmView | undefined, kind: 'prestige' | 'goods'): Resource[] {
  return RESOURCES.filter((resource) => (seat?.powers[kind][resource] ?? 0) > 0);
}

// -- bills ----------------------------------------------------------------------------------------------------------------

export interface BillLine {
  sign: Resource | 'spoils';
  has: number;
  asks: number;
  /** How many Spoils stand in for what is missing. */
  lacks: number;
  text: string;
}

/** A bill line by line: what is shown of what is asked for. */
export function billLines(bill: EmporionBillView, spoils: number): BillLine[] {
  const lines = RESOURCES.filter((resource) => bill.requires[resource] > 0).map((resource): BillLine => {
    const lacks = bill.lacks[resource];
    const text = lacks === 0 ? say('bill.enough') : say('bill.spoils', { count: lacks });
    return { sign: resource, has: bill.shows[resource], asks: bill.requires[resource], lacks, text };
  });
  if (bill.place.startsWith('special:')) {
    const text = bill.missing === 0 ? say('bill.enough') : say('bill.missing', { count: bill.missing });
    lines.push({ sign: 'spoils', has: spoils, asks: bill.spoils, lacks: bill.missing, text });
  }
  return lines;
}

/** What a bill comes to: by which Actions, with how many Spoils; null: it cannot be paid, and the bill has the reason. */
export function billSum(bill: EmporionBillView): string | null {
  if (!bill.is_possible) return null;
  return say('bill.sum', { actions: actionNames(bill.actions), spoils: bill.spoils });
}

// -- cards ----------------------------------------------------------------------------------------------------------------

/** The name of a card that lies in the Port, the Polis, beside it, or reserved: as it is read out. */
export function placeName(assets: Assets, view: EmporionView, target: string, copies = 1): string {
  const card = cardAt(target, view) ?? '';
  const bill = billOf(view, target);
  const place = partOf(target, 'port');
  let name = sayCard(assets, card);
  if (bill && assets.cards.get(card)?.kind === 'goods') {
    name = say('card-price', { card: name, trade: bill.requires.trade });
  }
  if (place !== null) name = say('card-port', { card: name, place });
  else if (partOf(target, 'reserved') !== null) name = say('card-reserved', { card: name });
  else if (copies > 1) name = say('card-copies', { card: name, copies });
  return bill?.is_possible && bill.spoils > 0 ? say('card-spoils', { card: name, spoils: bill.spoils }) : name;
}

// -- the table ------------------------------------------------------------------------------------------------------------

export function marker(view: EmporionView): Marker {
  if (view.step === 'over') return { text: say('marker-over') };
  if (view.step === 'setup') return { text: say('marker-setup') };
  const { clock } = view;
  const clocks = [
    {
      title: say('marker-fullest'),
      done: clock.fullest,
      of: clock.realm_end,
      text: say('marker-fullest.text', { cards: clock.fullest, of: clock.realm_end }),
    },
    {
      title: say('marker-history'),
      done: clock.history,
      of: clock.history_most,
      text: clock.is_exhausted ? say('marker-history.empty') : say('marker-history.text', { cards: clock.history }),
    },
  ];
  const { round } = view;
  return { text: clock.last_round === null ? say('round', { round }) : say('round.last', { round }), clocks };
}

/** The option of whoever wants nothing special. */
export function usual(options: readonly OptionInfo[], { refill }: EmporionView): OptionInfo | null {
  return options.find(({ targets }) => refill !== null && targets[0] === `refill:${refill.usual}`) ?? null;
}

/** What is asked for while a choice is half made. */
export function asking(desk: Desk<EmporionView>): string | null {
  const { view, chosen } = desk;
  const action = actionIn(chosen);
  if (action === null) {
    const gates = ACTIONS.filter((one) => desk.mark(`action:${one}`) === 'next');
    return gates.length > 1 ? say('ask-way', { actions: actionNames(gates) }) : null;
  }
  if (action === 'reserve') return say('ask-reserve');
  if (action !== 'expedition') return say('ask-add', { action: nameOfId(action) });
  const ticked = chosen.filter((target) => partOf(target, 'port') !== null).length;
  const left = (view.actions.find((one) => one.action === action)?.cards ?? 0) - ticked;
  return ticked > 0 ? say('ask-send.more', { left }) : say('ask-send', { left });
}

/** What comes of a move besides points. */
export function consequences(before: EmporionView, after: EmporionView, eyes: number, assets: Assets): string[] {
  const was = before.seats[eyes];
  const is = after.seats[eyes];
  if (!was || !is) return [];
  const found: string[] = [];
  const used = was.spoils_lying - is.spoils_lying;
  if (used > 0) found.push(say('after-spoils', { count: used }));
  if (is.drachmas > was.drachmas) found.push(say('after-drachma'));
  if (after.spoils_due > 0) found.push(say('after-expedition', { count: after.spoils_due }));
  const gone = after.gone.find((card) => !before.gone.includes(card));
  if (gone !== undefined) found.push(say('after-gone', { card: cardName(assets, gone) }));
  const { clock } = after;
  if (clock.last_round !== null && before.clock.last_round === null) found.push(say('after-last'));
  else if (clock.announced.includes(eyes) && !before.clock.announced.includes(eyes)) {
    found.push(say('after-announced', { cards: is.size }));
  }
  return found;
}

/** Whether there is something to see from nearer that the lens does not show already. */
export function hasCloser(target: string, view: EmporionView, assets: Assets): boolean {
  return !assets.gaze.hasLens && cardAt(target, view) !== null;
}
