// Words of The Ancient World that the page makes itself: names of things, the marker. What is said of a choice stands in `foresee`,
// what is said of a thing that is looked at in `closely`; both come later. The sentences of prompts, moves, refusals and the log come from the engine.

import { list, nameOf as seatName, type Named } from '../../lib/names';
import type { AncientActionView, AncientArmyView, AncientCitizenView, AncientView, OptionInfo } from '../../lib/types';
import { ownWords } from '../../words/words';
import type { Marker, Missing } from '../board';
import type { Assets } from './assets';
import { isAttacking, type AncientDesk } from './choice';
import { cardAt, copiedFrom, kindOf, partOf } from './targets';
import messages from './words.ftl';

export const say = ownWords(messages);

export function cardName(assets: Assets, card: string): string {
  return assets.cards.get(card)?.name ?? card;
}

/** `Orchard, 2 coins, green: 1 food`. */
export function sayCard(assets: Assets, card: string): string {
  return assets.cards.get(card)?.words ?? card;
}

export function actionName(view: AncientView, action: string): string {
  return view.actions.find((one) => one.action === action)?.name ?? action;
}

export function tribeName(assets: Assets, tribe: string): string {
  return assets.geometry.tribes.find(({ key }) => key === tribe)?.name ?? tribe;
}

export function commas([first = '', ...others]: readonly string[]): string {
  return others.reduce((names, next) => say('comma', { names, next }), first);
}

/** What is read of one thing after another: `Orchard; damaged`. */
export function semicolons([first = '', ...others]: readonly string[]): string {
  return others.reduce((names, next) => say('semicolon', { names, next }), first);
}

/** Stands before and after the name of an argument that is drawn, not written. */
const EDGE = '\u0000';
export function drawn<K extends string>(...names: readonly K[]): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, EDGE + name + EDGE])) as Record<K, string>;
}
/** A message with such arguments, cut at them: every second piece is the name of one. */
export function cut(text: string): string[] {
  return text.split(EDGE);
}

export function nameOf(target: string, view: AncientView, assets: Assets): string {
  const card = cardAt(target, view);
  if (card !== null) return cardName(assets, card);
  const word = target.slice(target.indexOf(':') + 1);
  switch (kindOf(target)) {
    case 'citizen':
      return say('citizen', { citizen: word });
    case 'action':
      return actionName(view, word);
    case 'army':
      return say('army-new');
    case 'deck':
      return say('deck');
    case 'coin':
      return say(`coin-on.${word}`);
    default:
      return say(`name.${word}`);
  }
}

// -- things as they are read out ------------------------------------------------------------------------------------------

/** `3 of Kleon`, for each who stands on an action. */
export function sayStanding({ citizens }: AncientActionView, seats: readonly Named[]): string {
  return list(citizens.map(({ seat, citizen }) => say('of', { thing: citizen, name: seatName(seat, seats) })));
}

/** `Labor: citizen 3 of Kleon; skill 4 or more`. */
export function sayAction(action: AncientActionView, seats: readonly Named[]): string {
  const { name, citizens, need_spoken: need, fee } = action;
  const parts = [
    ...(citizens.length > 0
      ? [say('actions.there', { count: citizens.length, citizens: sayStanding(action, seats) })]
      : []),
    ...(need === '' ? [] : [need]),
    ...(fee > 0 ? [say('actions.fee', { coins: fee })] : []),
  ];
  return parts.length === 0 ? name : say('titled', { name, text: semicolons(parts) });
}

export function sayCitizen({ citizen, where, place }: AncientCitizenView, view: AncientView, assets: Assets): string {
  if (place === null)
    return where === 'starving' ? say('citizen.starving', { citizen }) : say('citizen.home', { citizen });
  const work = assets.cards.has(place) ? cardName(assets, place) : actionName(view, place);
  return say('citizen.work', { citizen, place: work });
}

/** What an army brings, and what its next use costs. */
export function sayArmy(assets: Assets, army: AncientArmyView): string {
  return commas([
    cardName(assets, army.card),
    say('army', { army: army.army }),
    army.force,
    ...(army.retired.length > 0 ? [say('army.legacy', { cards: sayLegacy(assets, army) })] : []),
    army.is_used ? say('army.used') : say('army.price', { coins: army.price }),
  ]);
}

/** The retired cards of an army. */
export function sayLegacy(assets: Assets, { retired }: AncientArmyView): string {
  return list(retired.map((card) => cardName(assets, card)));
}

/** `Caravan, …; of Kleon`. */
export function sayCopied(target: string, assets: Assets, seats: readonly Named[]): string {
  const copied = copiedFrom(target);
  if (!copied) return target;
  return say('copied', { card: sayCard(assets, copied.card), name: seatName(copied.seat, seats) });
}

// -- the table ------------------------------------------------------------------------------------------------------------

export function marker(view: AncientView): Marker {
  if (view.step === 'over') return { text: say('marker.over') };
  if (view.step === 'setup') return { text: say('marker.setup') };
  const covered = view.actions.filter(({ is_covered }) => is_covered);
  const open = covered.map(({ name, opens }) => say('marker.from', { action: name, round: opens }));
  return {
    text: say('round', { round: view.round, of: view.rounds }),
    step: view.round,
    of: view.rounds,
    coins: view.track.map(({ round, letter }) => letter?.toUpperCase() ?? String(round)),
    more: say('marker', {
      letter: view.deck.letter.toUpperCase(),
      open: open.length === 0 ? say('marker.all') : list(open),
    }),
  };
}

/** The attack is made as soon as it suffices, unless another army is sent. */
export function usual(options: readonly OptionInfo[]): OptionInfo | null {
  return options.find(({ verb }) => verb === 'strike') ?? null;
}

/** Choosing a Titan and ticking armies cost nothing before the attack is made (TAW-T6a). */
export function isTentative({ verb }: OptionInfo): boolean {
  return verb === 'attack' || verb === 'tick';
}

/** Dice answer an attack: nothing waits between the two. */
export function isFarewell({ verb }: OptionInfo): boolean {
  return verb === 'strike';
}

export function missing({ view }: AncientDesk): Missing | null {
  if (!isAttacking(view) || !view.attack || view.attack.is_enough) return null;
  return { deed: say('attack'), text: say('attack.short', { short: view.attack.short }) };
}

/** Before one chooses: what the end of the round would bring, and whom it would starve; or what a Titan would. */
export function aside({ view, isAsked }: AncientDesk): string | null {
  return isAsked && view.aside !== '' ? view.aside : null;
}

/** Whether there is something to see from nearer that the lectern does not show already. */
export function hasCloser(target: string, view: AncientView, assets: Assets): boolean {
  return !assets.gaze.hasLens && (cardAt(target, view) !== null || partOf(target, 'action') !== null);
}
