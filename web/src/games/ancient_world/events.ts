// What the events of The Ancient World mean for the page: what they touched, where they left a mark, how long they are watched,
// and where a round begins. What is seen to move stands in `motion`.

import type { AncientEvent, AncientView } from '../../lib/types';
import type { GameEvent, Trace } from '../board';
import { armyPlace, citizenPlace, cityPlace } from './targets';
import { actionName, say } from './words';

const as = (event: GameEvent) => event as AncientEvent;

/** The action that each placement goes to. */
const PLACED: Partial<Record<AncientEvent['type'], string>> = {
  Labored: 'labor',
  CardBuilt: 'build',
  Drafted: 'draft',
  Expanded: 'expand',
  Learned: 'learn',
  Rebuilt: 'rebuild',
  Recruited: 'recruit',
  ExploringBegun: 'explore',
  Grown: 'grow',
};

/** The board action that a citizen was placed on; null: it is no such event. */
export function actionOf(event: AncientEvent): string | null {
  return PLACED[event.type] ?? null;
}

export function targetsOf(given: GameEvent): readonly string[] {
  const event = as(given);
  const action = actionOf(event);
  const placed = action === null ? [] : [`action:${action}`];
  switch (event.type) {
    case 'CardBuilt':
    case 'CardUsed':
    case 'CardDamaged':
    case 'CardRepaired':
      return [...placed, ...own(event.seat, event.card)];
    case 'CardCopied':
      return own(event.owner, event.card);
    case 'Recruited':
      return [...placed, ...armies(event.seat, [event.army])];
    case 'CoinDiscarded':
    case 'ArmyTicked':
      return armies(event.seat, [event.army]);
    case 'TitanDefeated':
      return [`titan:${event.stars}`, ...armies(event.seat, event.armies)];
    case 'TitanTurnedUp':
    case 'AttackBegun':
    case 'PileLookedAt':
    case 'TitansArranged':
      return [`titan:${event.stars}`];
    case 'EmpireCardLaid':
      return [`row:${event.card}`];
    case 'MilitaryCardLaid':
      return [`military:${event.card}`];
    case 'DistrictTurnedUp':
      return [`district:${event.card}`];
    case 'CardStored':
      return event.source === 'deck' ? ['deck:empire'] : [];
    case 'CitizenStarved':
      return [citizenPlace(event.seat, event.citizen)];
    default:
      return placed;
  }
}

/** A card in a city, by its place. */
function own(seat: number, card: string): string[] {
  return [cityPlace(seat, card)];
}
function armies(seat: number, numbers: readonly number[]): string[] {
  return numbers.map((number) => armyPlace(seat, number));
}

/** Where others have acted: the action they took, the pile they struck. Their cities are looked at when one visits them. */
export function traceOf(given: GameEvent): readonly Trace[] {
  const event = as(given);
  const action = actionOf(event);
  if (action !== null && 'seat' in event) return [{ target: `action:${action}`, seat: event.seat }];
  switch (event.type) {
    case 'TitanDefeated':
      return [{ target: `titan:${event.stars}`, seat: event.seat }];
    case 'CardUsed':
      return [{ target: cityPlace(event.seat, event.card), seat: event.seat }];
    default:
      return [];
  }
}

/** How many beats each is watched for; what only words can tell stays a little longer. */
const BEATS: Partial<Record<AncientEvent['type'], number>> = {
  FirstPlayerDrawn: 2,
  DistrictTurnedUp: 0.6,
  TitanTurnedUp: 1,
  EmpireCardLaid: 0.3,
  MilitaryCardLaid: 0.3,
  DeckRemade: 1.4,
  RoundBegun: 1.8,
  RoundEnded: 2,
  CitizenStarved: 1,
  CitizensFed: 0.8,
  CardsRepaired: 1,
  GameEnded: 2,
  Labored: 1.4,
  CardBuilt: 1.8,
  Drafted: 1.4,
  Expanded: 1.6,
  DistrictTaken: 1.4,
  Learned: 1.4,
  Rebuilt: 1.4,
  Recruited: 1.8,
  Grown: 1.4,
  CitizenGained: 1,
  CoinsForFood: 1,
  ExploringBegun: 1.2,
  DeckExplored: 0.6,
  CardStored: 1.5,
  CardUsed: 1.5,
  CardCopied: 1.5,
  CoinDiscarded: 1.5,
  KnowledgeBought: 1.4,
  PileLookedAt: 1.2,
  TitansArranged: 1.4,
  AttackBegun: 1,
  ArmyTicked: 0.7,
  TitanDefeated: 2.6,
  CardRepaired: 1,
  DieRolled: 1.5,
  CoinsLost: 0.9,
  CardDamaged: 1.5,
  ArmyDisbanded: 1.6,
  LootTaken: 1,
  TurnPassed: 1.4,
};

export function beats(given: GameEvent): number {
  return BEATS[as(given).type] ?? 0;
}

/** The deed that follows tells it as well, or the table shows it. */
const QUIET: ReadonlySet<string> = new Set<AncientEvent['type']>([
  'AttackBegun',
  'ArmyTicked',
  'DeckExplored',
  'CardDrawn',
  'CardsDrawn',
  'DistrictSeen',
  'DistrictsDrawn',
  'DistrictTurnedUp',
  'TitanSeen',
  'TitansTakenUp',
  'RepairsEnded',
  'EmpireCardLaid',
  'MilitaryCardLaid',
]);

export function isQuiet(event: GameEvent): boolean {
  return QUIET.has(event.type);
}

/** Rounds are announced when they begin; the first has no event of its own kind before the table is laid. */
export function chapter(given: GameEvent, _past: readonly GameEvent[], view: AncientView): string | null {
  const event = as(given);
  if (event.type !== 'RoundBegun') return null;
  const round = { round: event.round, of: view.rounds };
  if (!event.uncovered) return say('round', round);
  return say('round.opens', { ...round, action: actionName(view, event.uncovered) });
}
