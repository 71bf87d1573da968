// What is said of a choice: what is asked while it is half made, and what the move would change. It comes with the first choice.

import { list } from '../../lib/names';
import type { AncientActionView, AncientView } from '../../lib/types';
import { sentence } from '../../lib/words';
import { ownWords } from '../../words/words';
import type { Assets } from './assets';
import { isAttacking, type AncientDesk } from './choice';
import messages from './foresee.ftl';
import { partIn } from './targets';
import { actionName, cardName } from './words';

export const say = ownWords(messages);

/** What is asked for while a choice is half made. */
export function asking(desk: AncientDesk, assets: Assets): string | null {
  const { chosen, view } = desk;
  const citizen = partIn(chosen, 'citizen');
  const action = partIn(chosen, 'action');
  const military = partIn(chosen, 'military');
  if (view.decision === 'order') return say('ask-order', { chosen: chosen.length });
  if (view.decision === 'coin' && chosen.length > 0) return say('ask-coin');
  if (view.decision !== 'action') return null;
  if (military !== null) return say('ask-army', { card: cardName(assets, military) });
  if (citizen !== null && action !== null) return askingCard(view, Number(citizen), action);
  if (citizen !== null) return askingPlace(view, Number(citizen));
  if (action !== null) return say('ask-citizen', { action: actionName(view, action) });
  return chosen.length > 0 ? say('ask-citizen.any') : null;
}

/** What this citizen pays to enter an action. */
function feeOf({ entrants }: AncientActionView, citizen: number): number {
  return entrants.find((one) => one.citizen === citizen)?.fee ?? 0;
}

/** Where a citizen goes, and where they would pay to enter. */
function askingPlace({ actions }: AncientView, citizen: number): string {
  const paid = actions.flatMap((action) => {
    const coins = feeOf(action, citizen);
    return coins > 0 ? [say('ask-place.fee', { action: action.name, coins })] : [];
  });
  const first = say('ask-place', { citizen });
  return paid.length === 0 ? first : say('sentences', { first, next: say('ask-place.fees', { fees: list(paid) }) });
}

/** The actions that take more than a citizen to name. */
function askingCard({ actions }: AncientView, citizen: number, name: string): string | null {
  if (name !== 'expand' && name !== 'recruit' && name !== 'build') return null;
  const first = say(`ask-card.${name}`, { citizen });
  const action = actions.find((one) => one.action === name);
  const coins = action ? feeOf(action, citizen) : 0;
  return coins === 0 ? first : say('sentences', { first, next: say('ask-card.fee', { coins }) });
}

// -- what a move changes --------------------------------------------------------------------------------------------------

const STOCK = ['coins', 'knowledge', 'food', 'room', 'draft', 'income', 'army_limit'] as const;

/** What comes of a move besides points. */
export function consequences(before: AncientView, after: AncientView, eyes: number, assets: Assets): string[] {
  if (after.attack && !after.attack.is_taken && isAttacking(after)) return attackWords(before, after, assets);
  const was = before.seats[eyes];
  const is = after.seats[eyes];
  if (!was || !is) return [];
  const found = STOCK.filter((one) => was[one] !== is[one]).map((one) =>
    say(`after.${one}`, { from: was[one], to: is[one] }),
  );
  if (is.unfed > was.unfed) found.push(sentence(is.hunger));
  if (is.citizens.length > was.citizens.length) found.push(say('after.citizen'));
  if (before.attack && after.attack?.is_taken) found.push(diceWords(before.attack.dice));
  if (after.token.next_first === eyes && before.token.next_first !== eyes) found.push(say('after.first'));
  return found;
}

function diceWords(count: number): string {
  return say('after.dice', { count });
}

/** An attack that is begun, or grows by an army. */
function attackWords(before: AncientView, after: AncientView, assets: Assets): string[] {
  const { attack } = after;
  if (!attack) return [];
  const { defence, value } = attack;
  const dice = diceWords(attack.dice);
  if (!before.attack) {
    return [say('after.attack', { titan: cardName(assets, attack.titan), defence, value }), dice];
  }
  const known = new Set(before.attack.sources.map(({ source }) => source));
  const joins = attack.sources.find(({ source }) => !known.has(source));
  const army = after.seats[attack.seat]?.armies.find(({ army }) => joins?.source === `army:${army}`);
  const card = cardName(assets, army?.card ?? attack.titan);
  const enough = attack.is_enough ? 'yes' : 'no';
  return [
    say('after.army', { card, from: before.attack.value, to: value, defence, enough }),
    say('after.coins', { from: before.attack.coins_left, to: attack.coins_left }),
    dice,
  ];
}
