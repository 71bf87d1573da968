"""Attacks on Titans: armies ticked and paid, the Titan taken, repairs, dice, damage, loot, in the order of TAW-T6a."""

from typing import Any, Final, final

from quadriga.games.ancient_world.data.moves import DamageCard, DisbandArmy, RollDie, Strike, TickArmy
from quadriga.games.ancient_world.data.terms import COIN_FACE, EMPTY, FACES, NOBODY, PILES, TITAN_FACE
from quadriga.games.ancient_world.rules import assault
from quadriga.games.ancient_world.rules.dealing import DrawTitan
from quadriga.games.ancient_world.rules.growing import bring_citizens
from quadriga.games.ancient_world.rules.recruiting import no_army
from quadriga.games.ancient_world.rules.repairing import RepairOne, mend
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import ALONE, seat_name
from quadriga.kernel.targets import numbered
from quadriga.kernel.words.message import Message


def add_attacks(s: AncientState, seat: int, out: list[Move]) -> None:
    """Append every pile whose top can be beaten."""
    city = s.cities[seat]
    for army in city.armies:
        if not army.on_name and army.price() <= city.coins:
            break
    else:
        return
    for pile in range(PILES):
        if assault.can_beat(s, seat, pile):
            out.append(s.setup.box.attack[pile])


def begin_attack(s: AncientState, seat: int, pile: int) -> None:
    """TAW-T1: the Titan is chosen, armies are to be ticked."""
    s.pile = pile
    report.attack_begun(s, seat)
    s.agenda.append(WHICH_ARMIES)


@final
class WhichArmies(Question[AncientState]):
    """TAW-T2, T6a: armies are ticked one by one; the attack is made when they suffice, and only then paid."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        box = s.setup.box
        out: list[Move] = [box.strike] if assault.is_enough(s, seat) else []
        for number in range(len(s.cities[seat].armies)):
            if assault.can_tick(s, seat, number):
                out.append(box.tick[number])
        return out

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        box = s.setup.box
        if move is box.strike:
            s.agenda.pop()
            strike(s, seat)
            return
        assert isinstance(move, TickArmy)
        s.ticked |= 1 << move.army
        report.army_ticked(s, seat, move.army)

    def ask(self, view: Any) -> Message:
        attack = view.attack
        facts = {"defence": attack.defence, "value": attack.value, "enough": attack.is_enough}
        return Message(self.asks, titan=attack.titan, **facts)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, TickArmy):
            return assault.refused_tick(s, seat, move.army) or super().refuse(s, seat, move)
        if isinstance(move, Strike):
            return assault.too_weak(s, seat)
        return super().refuse(s, seat, move)

    def out_of_reach(self, s: AncientState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        kind, _, word = target.partition(":")
        return assault.refused_tick(s, seat, numbered(word) - 1) if kind == "army" and numbered(word) else None

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if s.pile == NOBODY or s.piles[s.pile].top == EMPTY:
            return [("pile", "say which pile is attacked, one with a Titan (TAW-T1)")]
        armies = s.cities[s.turn].armies
        if s.ticked >> len(armies) or any(army.on_name and s.ticked >> at & 1 for at, army in enumerate(armies)):
            return [("ticked", f"there are {len(armies)} armies, and one that was used already cannot march (TAW-T2)")]
        if assault.cost(s.cities[s.turn], s.ticked) > s.cities[s.turn].coins or not self.options(s, s.turn):
            return [("ticked", "these armies cannot lead to a win that can be paid (TAW-T6a)")]
        return []


def strike(s: AncientState, seat: int) -> None:
    """TAW-T2 to T6, T9: pay the armies, Spies bring knowledge, the Titan comes to the city and the next one is turned up."""
    box = s.setup.box
    city = s.cities[seat]
    pile = s.pile
    titan = box.titans[s.piles[pile].top]
    worth = assault.lent(city, titan.counts_arrows) + assault.value(city, s.ticked, titan.counts_arrows)
    marching: list[int] = []
    prices: list[int] = []
    spies = 0
    for number in range(len(city.armies)):
        if not s.ticked >> number & 1:
            continue
        army = city.armies[number]
        price = army.price()
        city.coins -= price
        city.armies[number] = army.with_coins(army.on_name + price, army.on_picture)
        spies += army.spies
        s.repairs += army.repairs
        s.loot += army.loot
        marching.append(number + 1)
        prices.append(price)
    city.knowledge += spies
    s.ticked = 0
    s.dice_due = len(titan.tribes)
    report.titan_defeated(s, seat, titan, worth, marching, prices, spies)
    city.add_titan(box, titan.index)
    if titan.gifts.citizens:
        bring_citizens(s, seat, titan.gifts, titan.id)
    rest = s.piles[pile].without_top()
    s.piles[pile] = rest
    if rest.top != EMPTY:
        report.titan_turned_up(s, pile)
        mend_by_armies(s, seat)
    elif rest.bag:
        s.agenda.append(NEXT_TITAN)
    else:
        mend_by_armies(s, seat)


def faults_of_fight(s: AncientState) -> list[tuple[str, str]]:
    """While a Titan that was taken still strikes back: it is the last of the city."""
    found: list[tuple[str, str]] = []
    if not s.cities[s.turn].titans:
        found.append(("seats", f"{seat_name(s.turn)} has taken no Titan (TAW-T6)"))
    if s.pile == NOBODY:
        found.append(("pile", "say which pile was attacked (TAW-T6)"))
    return found


@final
class NextTitan(DrawTitan):
    """TAW-T6: the next one of the pile is turned up at once."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        s.agenda.pop()
        self.turn_up(s, move)
        mend_by_armies(s, s.turn)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found = faults_of_fight(s)
        if s.pile != NOBODY and (s.piles[s.pile].top != EMPTY or not s.piles[s.pile].bag):
            found.append(("pile", "no Titan of this pile is to be turned up (TAW-T6)"))
        return found


def mend_by_armies(s: AncientState, seat: int) -> None:
    """TAW-T7: right before the dice."""
    number = s.repairs
    s.repairs = 0
    if not mend(s, seat, number, WHICH_REPAIR_BY_ARMIES):
        roll_dice(s, seat)


@final
class WhichRepairByArmies(RepairOne):
    """TAW-T7: by the armies used."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        if not self.repair(s, seat, move):
            roll_dice(s, seat)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        return faults_of_fight(s) + super().faults(s)


def roll_dice(s: AncientState, seat: int) -> None:
    """TAW-T8: one for each banner of the Titan."""
    if s.dice_due:
        s.agenda.append(ROLL_DICE)
    else:
        take_loot(s, seat)


@final
class RollDice(Draw[AncientState]):
    """TAW-T8: all dice are rolled before one of them counts."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        box = s.setup.box
        return [box.roll[face] for face in range(len(FACES)) if box.die[face]]

    def weights(self, s: AncientState) -> list[int]:
        return [count for count in s.setup.box.die if count]

    def pick(self, s: AncientState, rng: Rng) -> Move:
        die = s.setup.box.die
        at = rng.below(die[0] + die[1] + die[2])
        face = 0
        while at >= die[face]:
            at -= die[face]
            face += 1
        return s.setup.box.roll[face]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, RollDie)
        s.dice = (*s.dice, move.face)
        s.dice_due -= 1
        report.die_rolled(s, s.turn, move.face)
        if s.dice_due:
            return
        s.agenda.pop()
        city = s.cities[s.turn]
        coins = s.dice.count(COIN_FACE)
        lost = coins if coins < city.coins else city.coins
        if lost:
            city.coins -= lost
            report.coins_lost(s, s.turn, lost)
        s.hits = s.dice.count(TITAN_FACE)
        suffer(s, s.turn)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found = faults_of_fight(s)
        if not s.dice_due:
            found.append(("dice_due", "no die is to be rolled (TAW-T8)"))
        return found


def suffer(s: AncientState, seat: int) -> None:
    """TAW-T8, T10: damage one card at a time, the army limit checked after each; then Loot."""
    city = s.cities[seat]
    while s.hits:
        whole = city.undamaged()
        if not whole:
            s.hits = 0
            break
        if len(whole) > 1:
            s.agenda.append(WHICH_DAMAGE)
            return
        if hit(s, seat, whole[0]):
            return
    take_loot(s, seat)


def hit(s: AncientState, seat: int, card: int) -> bool:
    """A card is damaged; whether an army has to be disbanded for it."""
    city = s.cities[seat]
    s.hits -= 1
    city.damage(s.setup.box, card)
    report.card_damaged(s, seat, card)
    if len(city.armies) > city.army_limit:
        s.agenda.append(WHICH_ARMY_DISBANDS)
        return True
    return False


@final
class WhichDamage(Question[AncientState]):
    """TAW-T8: the player chooses the card."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        damage = s.setup.box.damage
        return [damage[card] for card in s.cities[seat].undamaged()]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DamageCard)
        s.agenda.pop()
        if not hit(s, seat, move.card):
            suffer(s, seat)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, DamageCard):
            face = s.setup.box.empire[move.card]
            if not s.cities[seat].owned >> move.card & 1:
                return Reason("not-in-city", "TAW-T8", card=face.id)
            return Reason("damaged-already", "TAW-T8", card=face.id)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found = faults_of_fight(s)
        if not s.hits or not s.cities[s.turn].undamaged():
            found.append(("hits", "there is nothing to damage (TAW-T8)"))
        return found


@final
class WhichArmyDisbands(Question[AncientState]):
    """TAW-T10: an army over the limit is discarded with its retired cards; the owner chooses which."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        return s.setup.box.disband[: len(s.cities[seat].armies)]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DisbandArmy)
        box = s.setup.box
        city = s.cities[seat]
        army = city.armies.pop(move.army)
        cards = (army.active, *army.retired)
        s.lost = s.lost + tuple([card for card in cards if not box.military[card].is_start])
        report.army_disbanded(s, seat, move.army, army)
        if len(city.armies) <= city.army_limit:
            s.agenda.pop()
            suffer(s, seat)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, DisbandArmy):
            return no_army(s.cities[seat], move.army + 1)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found = faults_of_fight(s)
        city = s.cities[s.turn]
        if len(city.armies) <= city.army_limit:
            found.append(("seats", "no army is over the limit (TAW-T10)"))
        return found


def take_loot(s: AncientState, seat: int) -> None:
    """TAW-T9: after the dice, of an army lost by then too; the attack is over."""
    if s.loot:
        s.cities[seat].coins += s.loot
        report.loot_taken(s, seat)
    s.loot = 0
    s.dice = ()
    s.pile = NOBODY
    settle(s)


WHICH_ARMIES: Final = WhichArmies("attack", "TAW-T2")
NEXT_TITAN: Final = NextTitan("next titan", "TAW-T6")
WHICH_REPAIR_BY_ARMIES: Final = WhichRepairByArmies("mend by armies", "TAW-T7")
ROLL_DICE: Final = RollDice("roll", "TAW-T8")
WHICH_DAMAGE: Final = WhichDamage("damage", "TAW-T8")
WHICH_ARMY_DISBANDS: Final = WhichArmyDisbands("disband", "TAW-T10")
