// Words of The Ancient World that the page makes itself: names of things, the marker, what is asked while a choice is half made,
// what a move changes. The sentences of prompts, moves, refusals and the log come from the engine.

import { list, nameOf as seatName, type Named } from '../../lib/names';
import { capital } from '../../lib/seats';
import type {
  AncientActionView,
  AncientArmyView,
  AncientCitizenView,
  AncientGainsView,
  AncientSeatView,
  AncientView,
  OptionInfo,
} from '../../lib/types';
import { count as numeral, counted } from '../../lib/words';
import type { Marker, Missing } from '../board';
import type { Assets } from './assets';
import { isAttacking, type AncientDesk } from './choice';
import { cardAt, copiedFrom, kindOf, partIn, partOf } from './targets';

export function cardName(assets: Assets, card: string): string {
  return assets.cards.get(card)?.name ?? card;
}

/** `Orchard, 2 coins, green: 1 food`. */
export function sayCard(assets: Assets, card: string): string {
  return assets.cards.get(card)?.words ?? card;
}

export function actionName(assets: Assets, action: string): string {
  return assets.geometry.actions.find(({ key }) => key === action)?.name ?? capital(action);
}

export function coins(number: number): string {
  return number === 1 ? '1 coin' : `${number} coins`;
}

function either(words: readonly string[]): string {
  return words.join(' or ');
}

export function nameOf(target: string, view: AncientView, assets: Assets): string {
  const card = cardAt(target, view);
  if (card !== null) return cardName(assets, card);
  const word = target.slice(target.indexOf(':') + 1);
  switch (kindOf(target)) {
    case 'citizen':
      return `Citizen ${word}`;
    case 'action':
      return actionName(assets, word);
    case 'army':
      return 'a new army';
    case 'deck':
      return 'the deck';
    case 'coin':
      return word === 'name' ? 'the coin on its name' : 'a coin on its picture';
    default:
      return capital(word);
  }
}

// -- things as they are read out ------------------------------------------------------------------------------------------

/** `Labor: Kleon's citizen 3; skill 4 or more`. */
export function sayAction(assets: Assets, action: AncientActionView, seats: readonly Named[]): string {
  const name = actionName(assets, action.action);
  if (action.is_covered) return `${name}: covered until round ${action.opens}`;
  const there = action.citizens.map(({ seat, citizen }) => `${citizen} of ${seatName(seat, seats)}`);
  const parts = [
    ...(there.length > 0 ? [`${there.length === 1 ? 'citizen' : 'citizens'} ${list(there)}`] : []),
    ...(needOf(action) === '' ? [] : [sayNeed(action)]),
    ...(action.fee > 0 ? [`${coins(action.fee)} unless your skill is there`] : []),
  ];
  return parts.length === 0 ? name : `${name}: ${parts.join('; ')}`;
}

/** What an action asks of whoever enters, in its corner: `4+`; nothing if it asks nothing. */
export function needOf({ least_skill, is_covered }: AncientActionView): string {
  if (is_covered || least_skill === null || least_skill <= 1) return '';
  return least_skill > 5 ? 'full' : `${least_skill}+`;
}

function sayNeed({ least_skill }: AncientActionView): string {
  return least_skill !== null && least_skill > 5 ? 'nobody can enter' : `skill ${least_skill ?? 1} or more`;
}

export function sayCitizen({ citizen, where, place }: AncientCitizenView, assets: Assets): string {
  const at = { home: 'at home', starving: 'starving' } as Partial<Record<string, string>>;
  const work = place === null ? '' : assets.cards.has(place) ? cardName(assets, place) : actionName(assets, place);
  return `Citizen ${citizen}, ${at[where] ?? `at work: ${work}`}`;
}

/** What an army brings, and what its next use costs. */
export function sayArmy(assets: Assets, army: AncientArmyView): string {
  const parts = [
    `army ${army.army}`,
    sayForce(army),
    ...(army.retired.length > 0
      ? [`with the legacy of ${list(army.retired.map((card) => cardName(assets, card)))}`]
      : []),
    army.is_used ? 'has marched this round' : `marches for ${coins(army.price)}`,
  ];
  return `${cardName(assets, army.card)}, ${parts.join(', ')}`;
}

export function sayForce({
  swords,
  arrows,
  spies = 0,
  loot = 0,
  repairs = 0,
}: Pick<AncientArmyView, 'swords' | 'arrows'> & Partial<AncientArmyView>): string {
  const many = (number: number, one: string) => (number === 0 ? [] : [`${number} ${one}${number === 1 ? '' : 's'}`]);
  const parts = [
    ...many(swords, 'sword'),
    ...many(arrows, 'arrow'),
    ...(spies === 0 ? [] : [`${spies} knowledge by spies`]),
    ...(loot === 0 ? [] : [`${loot} loot`]),
    ...many(repairs, 'repair'),
  ];
  return parts.length === 0 ? 'nothing' : list(parts);
}

/** `food 3 for 4 mouths`. */
export function sayFood({ food, mouths }: AncientSeatView): string {
  return `food ${food} for ${mouths}`;
}

/** The warning before the end of the round; null: all will be fed. */
export function hungerOf({ unfed }: AncientSeatView, isOver: boolean): string | null {
  if (unfed === 0) return null;
  if (isOver) return unfed === 1 ? 'one starved' : `${numeral(unfed)} starved`;
  return unfed === 1 ? 'one would starve' : `${numeral(unfed)} would starve`;
}

// -- the table ------------------------------------------------------------------------------------------------------------

export function marker(view: AncientView): Marker {
  if (view.step === 'over') return { text: 'The game is over' };
  if (view.step === 'setup') return { text: 'The table is set up' };
  const track = view.track.map(({ round, letter }) => letter?.toUpperCase() ?? String(round));
  const covered = view.actions.filter(({ is_covered }) => is_covered);
  const open = covered.map(({ action, opens }) => `${capital(action)} from round ${opens}`);
  return {
    text: `Round ${view.round} of ${view.rounds}`,
    step: view.round,
    of: view.rounds,
    coins: track,
    more: `Empire ${view.deck.letter.toUpperCase()} · ${open.length === 0 ? 'all actions are open' : list(open)}`,
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
  return { deed: 'Attack', text: `${view.attack.short} short` };
}

export function deed({ verb, targets }: OptionInfo, assets: Assets): string | null {
  const name = () => cardName(assets, last(targets));
  switch (verb) {
    case 'place':
      return placementDeed(targets, assets);
    case 'strike':
      return 'Attack';
    case 'explore':
      return 'Draw from the deck';
    case 'store':
      return kindOf(targets.at(-1) ?? '') === 'deck' ? 'Store the top card' : `Store ${name()}`;
    case 'keep':
      return `Store ${name()}`;
    case 'take':
      return `Take ${name()}`;
    case 'repair':
      return `Repair ${name()}`;
    case 'damage':
      return `Damage ${name()}`;
    case 'copy':
      return `Use ${name()}`;
    case 'discard':
      return 'Discard the coin';
    case 'disband':
      return `Disband army ${last(targets)}`;
    case 'look':
      return 'Look at them';
    case 'arrange':
      return 'Put them back so';
    case 'starve':
      return `Citizen ${last(targets)} starves`;
    default:
      return null;
  }
}

function last(targets: readonly string[]): string {
  const target = targets.at(-1) ?? '';
  return target.slice(target.indexOf(':') + 1);
}

function placementDeed(targets: readonly string[], assets: Assets): string {
  const action = partIn(targets, 'action');
  const card = partIn(targets, 'row') ?? partIn(targets, 'stored') ?? partIn(targets, 'military');
  if (action === null) return `Use ${cardName(assets, partIn(targets, 'card') ?? '')}`;
  const crane = partIn(targets, 'card');
  const name = card === null ? '' : ` ${cardName(assets, card)}`;
  return `${actionName(assets, action)}${name}${crane === null ? '' : ` with ${cardName(assets, crane)}`}`;
}

/** Before one chooses: what the end of the round would bring, and whom it would starve. */
export function aside({ view, eyes, isAsked }: AncientDesk): string | null {
  const own = eyes === null ? undefined : view.seats[eyes];
  if (!isAsked || !own) return null;
  if (isAttacking(view) && view.attack?.gains) return prize(own, view.attack.gains);
  if (view.decision !== 'action') return null;
  const gains = [
    ...(own.income > 0 ? [coins(own.income)] : []),
    ...(own.scholars > 0 ? [`${own.scholars} knowledge`] : []),
  ];
  const brings =
    gains.length > 0 ? `The end of the round brings ${list(gains)}.` : 'This is the last round: no income follows.';
  const hungry = own.unfed === 1 ? 'one of your citizens' : `${numeral(own.unfed)} of your citizens`;
  return own.unfed === 0 ? brings : `${brings} There is food for ${own.food} of ${own.mouths}: ${hungry} would starve.`;
}

/** What the Titan that is attacked would bring, if no die struck. */
function prize(own: AncientSeatView, gains: AncientGainsView): string | null {
  const brought = [
    ...change('points', own.points, gains.points),
    ...change('food', own.food, gains.food),
    ...change('capacity', own.capacity, gains.capacity),
    ...change('income', own.income, gains.income),
    ...change('knowledge a round', own.scholars, gains.scholars),
    ...change('swords', own.swords, gains.swords),
    ...change('arrows', own.arrows, gains.arrows),
  ];
  return brought.length === 0 ? null : `If it falls: ${brought.join(', ')}.`;
}

function change(title: string, from: number, to: number): string[] {
  return from === to ? [] : [`${title} ${from} → ${to}`];
}

/** What is asked for while a choice is half made. */
export function asking(desk: AncientDesk, assets: Assets): string | null {
  const { chosen, view } = desk;
  const citizen = partIn(chosen, 'citizen');
  const action = partIn(chosen, 'action');
  const military = partIn(chosen, 'military');
  if (view.decision === 'order') return `Which of them lies ${chosen.length === 0 ? 'on top' : 'below it'}?`;
  if (view.decision === 'coin' && chosen.length > 0) return 'Off its name, or off its picture?';
  if (view.decision !== 'action') return null;
  if (military !== null) return `${cardName(assets, military)}: a new army, or on top of one of yours?`;
  if (citizen !== null && action !== null) return askingCard(desk, assets, Number(citizen), action);
  if (citizen !== null) return `Where does citizen ${citizen} go? ${feesOf(view, Number(citizen), assets)}`.trim();
  if (action !== null) return `Which citizen goes to ${actionName(assets, action)}?`;
  return chosen.length > 0 ? 'Which citizen do you send?' : null;
}

function askingCard(desk: AncientDesk, assets: Assets, citizen: number, action: string): string {
  const entrant = desk.view.actions
    .find((one) => one.action === action)
    ?.entrants.find((one) => one.citizen === citizen);
  const fee = entrant && entrant.fee > 0 ? ` ${coins(entrant.fee)} more to enter.` : '';
  if (action === 'expand') return `For knowledge, or for coins?${fee}`;
  if (action === 'recruit') return `Whom does citizen ${citizen} recruit?${fee}`;
  return `What does citizen ${citizen} ${actionName(assets, action).toLowerCase()}?${fee}`;
}

/** The actions where this citizen pays to enter. */
function feesOf(view: AncientView, citizen: number, assets: Assets): string {
  const paid = view.actions.flatMap(({ action, entrants }) => {
    const fee = entrants.find((one) => one.citizen === citizen)?.fee ?? 0;
    return fee > 0 ? [`${actionName(assets, action)} costs ${coins(fee)} more`] : [];
  });
  return paid.length === 0 ? '' : `${list(paid)}.`;
}

// -- what a move changes --------------------------------------------------------------------------------------------------

/** What comes of a move besides points. */
export function consequences(before: AncientView, after: AncientView, eyes: number, assets: Assets): string[] {
  if (after.attack && !after.attack.is_taken && isAttacking(after)) return attackWords(before, after, assets);
  const was = before.seats[eyes];
  const is = after.seats[eyes];
  if (!was || !is) return [];
  const found = [
    ...change('Coins', was.coins, is.coins),
    ...change('Knowledge', was.knowledge, is.knowledge),
    ...change('Food', was.food, is.food),
    ...change('Room', was.room, is.room),
    ...change('Draft', was.draft, is.draft),
    ...change('Income', was.income, is.income),
    ...change('Army limit', was.army_limit, is.army_limit),
  ].map((one) => `${one}.`);
  if (is.unfed > was.unfed) found.push(`${capital(hungerOf(is, false) ?? '')}.`);
  if (is.citizens.length > was.citizens.length) found.push('The new citizen works from the next round.');
  if (before.attack && after.attack?.is_taken) found.push(diceWords(before.attack.dice));
  if (after.token.next_first === eyes && before.token.next_first !== eyes) found.push('You open the next round.');
  return found;
}

function diceWords(dice: number): string {
  return dice === 0 ? 'No damage dice follow.' : `Then ${counted(dice, 'damage die', 'damage dice')}.`;
}

/** An attack that is begun, or grows by an army. */
function attackWords(before: AncientView, after: AncientView, assets: Assets): string[] {
  const { attack } = after;
  if (!attack) return [];
  const name = cardName(assets, attack.titan);
  const dice = diceWords(attack.dice);
  if (!before.attack) {
    return [`${name} stands at ${attack.defence}; city and Draft bring ${attack.value}.`, dice];
  }
  const known = new Set(before.attack.sources.map(({ source }) => source));
  const joins = attack.sources.find(({ source }) => !known.has(source));
  const army = after.seats[attack.seat]?.armies.find(({ army }) => joins?.source === `army:${army}`);
  const who = army ? `${cardName(assets, army.card)}: ` : '';
  const sum = `${before.attack.value} → ${attack.value}${attack.is_enough ? ', enough' : ` of ${attack.defence}`}.`;
  return [who + sum, `Coins ${before.attack.coins_left} → ${attack.coins_left}.`, dice];
}

/** Whether there is something to see from nearer that the lectern does not show already. */
export function hasCloser(target: string, view: AncientView, assets: Assets): boolean {
  return !assets.gaze.hasLens && (cardAt(target, view) !== null || partOf(target, 'action') !== null);
}

/** `Caravan of Kleon`. */
export function sayCopied(target: string, assets: Assets, seats: readonly Named[]): string {
  const copied = copiedFrom(target);
  return copied ? `${sayCard(assets, copied.card)}; of ${seatName(copied.seat, seats)}` : target;
}

/** Who may be retired, in words for the lectern and the slots of armies. */
export function taken(seat: number, seats: readonly Named[]): string {
  return `taken by ${seatName(seat, seats)}`;
}

export function sayPrice(price: { coins: number; knowledge: number }): string {
  const parts = [
    ...(price.coins > 0 ? [coins(price.coins)] : []),
    ...(price.knowledge > 0 ? [`${price.knowledge} knowledge`] : []),
  ];
  return parts.length === 0 ? 'nothing' : list(parts);
}

export { either };
