// Words of Emporion that the page makes itself: names of things, gates and bills, the marker, what a move changes. The
// sentences of prompts, moves, refusals and the log come from the engine.

import { capital } from '../../lib/seats';
import type {
  EmporionActionView,
  EmporionBillView,
  EmporionRealmView,
  EmporionView,
  OptionInfo,
} from '../../lib/types';
import { count as numeral, counted } from '../../lib/words';
import type { Desk, Marker } from '../board';
import type { Assets } from './assets';
import { ACTIONS, actionIn, billOf, cardAt, partOf, RESOURCES, type Resource } from './targets';

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
  if (split !== null) return `${split} from History`;
  return capital(target.split(':').at(-1) ?? target);
}

function either(words: readonly string[]): string {
  return words.join(' or ');
}

/** Trade, Culture or War: the Actions by which something is opened. */
export function actionNames(actions: readonly string[]): string {
  return either(actions.map(capital));
}

// -- gates ----------------------------------------------------------------------------------------------------------------

/** Why a gate is shut, in three words, by the rule that shuts it. */
const SHUT: Readonly<Record<string, string>> = {
  'EMP-A1': 'a counter is here',
  'EMP-A2': 'just left here',
  'EMP-A3': 'nothing to take',
  'EMP-A4': 'the Port is empty',
  'EMP-X1': 'no sails',
  'EMP-R1': 'no drachma',
};

/** What a gate says below its name: how many cards it could take, or why none. */
export function gateWords(action: EmporionActionView, seat: EmporionRealmView | undefined): string {
  if (!action.is_possible) return SHUT[action.rule] ?? 'shut';
  if (action.action === 'expedition') return action.cards === 1 ? '1 card sails' : `${action.cards} cards sail`;
  if (action.action === 'reserve') return seat?.drachmas === 1 ? '1 drachma' : `${seat?.drachmas ?? 0} drachmas`;
  return `${action.cards} to take`;
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
    const text = lacks === 0 ? 'enough' : `+ ${lacks} Spoils`;
    return { sign: resource, has: bill.shows[resource], asks: bill.requires[resource], lacks, text };
  });
  if (bill.place.startsWith('special:')) {
    const text = bill.missing === 0 ? 'enough' : `${numeral(bill.missing)} missing`;
    lines.push({ sign: 'spoils', has: spoils, asks: bill.spoils, lacks: bill.missing, text });
  }
  return lines;
}

/** What a bill comes to: by which Actions, with how many Spoils; null: it cannot be paid, and the bill has the reason. */
export function billSum(bill: EmporionBillView): string | null {
  if (!bill.is_possible) return null;
  const spoils = bill.spoils === 0 ? '' : `, with ${bill.spoils} Spoils`;
  return `By ${actionNames(bill.actions)}${spoils}.`;
}

// -- cards ----------------------------------------------------------------------------------------------------------------

/** The name of a card that lies in the Port, the Polis, beside it, or reserved: as it is read out. */
export function placeName(assets: Assets, view: EmporionView, target: string, copies = 1): string {
  const card = cardAt(target, view) ?? '';
  const bill = billOf(view, target);
  const place = partOf(target, 'port');
  const where =
    place !== null
      ? `; in the Port, place ${place}`
      : partOf(target, 'reserved') !== null
        ? '; reserved'
        : copies > 1
          ? `; ${numeral(copies)} of them`
          : '';
  const price = bill && assets.cards.get(card)?.kind === 'goods' ? `; for you ${bill.requires.trade} Trade` : '';
  const spoils = bill?.is_possible && bill.spoils > 0 ? `; with ${bill.spoils} Spoils` : '';
  return `${sayCard(assets, card)}${price}${where}${spoils}`;
}

// -- the table ------------------------------------------------------------------------------------------------------------

export function marker(view: EmporionView): Marker {
  if (view.step === 'over') return { text: 'The game is over' };
  if (view.step === 'setup') return { text: 'The table is set up' };
  const { clock } = view;
  const clocks = [
    {
      title: 'Fullest Realm',
      done: clock.fullest,
      of: clock.realm_end,
      text: `${clock.fullest} of ${clock.realm_end}`,
    },
    {
      title: 'History pile',
      done: clock.history,
      of: clock.history_most,
      text: clock.is_exhausted ? 'counts as empty' : `${clock.history} left`,
    },
  ];
  return { text: clock.last_round === null ? `Round ${view.round}` : `Round ${view.round}, the last`, clocks };
}

/** The option of whoever wants nothing special: as many cards from one pile as from the other. */
export function usual(options: readonly OptionInfo[]): OptionInfo | null {
  const splits = options.filter(({ verb }) => verb === 'refill');
  return splits.length === options.length ? (splits[Math.floor(splits.length / 2)] ?? null) : null;
}

export function deed(option: OptionInfo, assets: Assets): string | null {
  const target = option.targets.at(-1) ?? '';
  const name = cardName(assets, target.slice(target.indexOf(':') + 1));
  switch (option.verb) {
    case 'take':
      return `Take ${name}`;
    case 'add':
      return `Add ${name}`;
    case 'bring':
      return `Bring in ${name}`;
    case 'sail':
      return option.targets.length > 2 ? `Send ${numeral(option.targets.length - 1)} cards` : 'Send the card';
    case 'reserve':
      return 'Reserve it';
    case 'discard':
      return `Remove ${name}`;
    case 'refill':
      return `${partOf(target, 'refill') ?? ''} from History`;
    default:
      return null;
  }
}

/** What is asked for while a choice is half made. */
export function asking(desk: Desk<EmporionView>): string | null {
  const { view, chosen } = desk;
  const action = actionIn(chosen);
  if (action === null) {
    const gates = ACTIONS.filter((one) => desk.mark(`action:${one}`) === 'next');
    return gates.length > 1 ? `By ${either(gates.map(capital))}?` : null;
  }
  if (action === 'reserve') return 'Choose the card of the Port that you reserve.';
  if (action !== 'expedition') return `Choose the card that you add by ${capital(action)}.`;
  const ticked = chosen.filter((target) => partOf(target, 'port') !== null).length;
  const left = (view.actions.find((one) => one.action === action)?.cards ?? 0) - ticked;
  return `Choose ${counted(left, ticked > 0 ? 'more card' : 'card')} of the Port to send to the Polis.`;
}

/** What comes of a move besides points. */
export function consequences(before: EmporionView, after: EmporionView, eyes: number, assets: Assets): string[] {
  const was = before.seats[eyes];
  const is = after.seats[eyes];
  if (!was || !is) return [];
  const found: string[] = [];
  const used = was.spoils_lying - is.spoils_lying;
  if (used > 0) found.push(`${capital(numeral(used))} Spoils ${used === 1 ? 'goes' : 'go'} under the History pile.`);
  if (is.drachmas > was.drachmas) found.push('Your drachma comes back.');
  if (after.spoils_due > 0) found.push(`It will bring you ${after.spoils_due} Spoils.`);
  const gone = after.gone.find((card) => !before.gone.includes(card));
  if (gone !== undefined) found.push(`${cardName(assets, gone)} leaves the game.`);
  const { clock } = after;
  if (clock.last_round !== null && before.clock.last_round === null) found.push('This becomes the last round.');
  else if (clock.announced.includes(eyes) && !before.clock.announced.includes(eyes)) {
    found.push(`You will have ${is.size} cards: all are told.`);
  }
  return found;
}

/** Whether there is something to see from nearer that the lens does not show already. */
export function hasCloser(target: string, view: EmporionView, assets: Assets): boolean {
  return !assets.gaze.hasLens && cardAt(target, view) !== null;
}
