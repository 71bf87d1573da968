"""Learn, and the two cards that react when a neighbour learns (TAW-B5, K9, K12)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import DiscardCoin
from quadriga.games.ancient_world.data.terms import COIN_PLACES, ON_LEFT, ON_NAME, ON_PICTURE, ON_RIGHT
from quadriga.games.ancient_world.rules.recruiting import no_army
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientSetup, AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE, seat_name


def can_learn(s: AncientState, city: City) -> bool:
    """TAW-Z5, B5."""
    return city.coins >= s.setup.box.learn_coins


def refused_learning(s: AncientState, city: City) -> Reason | None:
    """TAW-B5: why it cannot be paid."""
    if can_learn(s, city):
        return None
    return Reason("action-costs", "TAW-B5", action="learn", coins=s.setup.box.learn_coins, has=city.coins)


def learn(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B5: coins for knowledge; then the next seat reacts, then the one before (TAW-K9a)."""
    box = s.setup.box
    city = s.cities[seat]
    city.coins -= box.learn_coins
    city.knowledge += 1
    report.learned(s, seat, bit)
    left, right = left_of(s, seat), right_of(s, seat)
    if s.cities[right].reacts(ON_LEFT) and s.cities[right].coins >= box.study_coins:
        s.agenda.append(WHETHER_TO_STUDY)
    if s.cities[left].reacts(ON_RIGHT) and has_coins_on_armies(s, left):
        s.agenda.append(WHICH_COIN)
    settle(s)


def left_of(s: AncientState, seat: int) -> int:
    """TAW-K9: the next seat."""
    return seat + 1 if seat + 1 < s.setup.players else 0


def right_of(s: AncientState, seat: int) -> int:
    """TAW-K12: the seat before."""
    return seat - 1 if seat else s.setup.players - 1


def has_coins_on_armies(s: AncientState, seat: int) -> bool:
    """Whether a coin lies on an active Military card."""
    return any(army.on_name or army.on_picture for army in s.cities[seat].armies)


@final
class WhichCoin(Question[AncientState]):
    """TAW-K9: the player to the left of the one who learnt may discard a coin from one of his armies."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[left_of(s, s.turn)]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        box = s.setup.box
        out: list[Move] = [box.decline]
        armies = s.cities[seat].armies
        for number in range(len(armies)):
            if armies[number].on_name:
                out.append(box.discard[number * 2 + ON_NAME])
            if armies[number].on_picture:
                out.append(box.discard[number * 2 + ON_PICTURE])
        return out

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        box = s.setup.box
        s.agenda.pop()
        if move is box.decline:
            decline(s, seat, ON_RIGHT)
            return
        assert isinstance(move, DiscardCoin)
        armies = s.cities[seat].armies
        army = armies[move.army]
        is_name = move.place == ON_NAME
        lighter = army.with_coins(army.on_name - is_name, army.on_picture - (not is_name))
        armies[move.army] = lighter
        report.coin_discarded(s, seat, move.army, move.place)
        settle(s)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, DiscardCoin):
            city = s.cities[seat]
            if move.army >= len(city.armies):
                return no_army(city, move.army + 1)
            army = s.setup.box.military[city.armies[move.army].active].id
            return Reason("no-coin-there", "TAW-K9", place=COIN_PLACES[move.place], army=army)
        return super().refuse(s, seat, move)

    def stands_on(self, below: Question[AncientState] | None, setup: AncientSetup) -> bool:
        return below is None or below is WHETHER_TO_STUDY


@final
class WhetherToStudy(Question[AncientState]):
    """TAW-K12: the player to the right of the one who learnt may buy knowledge."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[right_of(s, s.turn)]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        return [s.setup.box.study, s.setup.box.decline]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        box = s.setup.box
        s.agenda.pop()
        if move is box.decline:
            decline(s, seat, ON_LEFT)
            return
        city = s.cities[seat]
        city.coins -= box.study_coins
        city.knowledge += 1
        report.knowledge_bought(s, seat)
        settle(s)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if s.cities[right_of(s, s.turn)].coins < s.setup.box.study_coins:
            return [("seats", f"{seat_name(right_of(s, s.turn))} cannot pay for knowledge (TAW-K12)")]
        return []


def decline(s: AncientState, seat: int, reaction: int) -> None:
    """What a card offers is not taken."""
    report.reaction_declined(s, seat, reaction)
    settle(s)


WHICH_COIN: Final = WhichCoin("outpost", "TAW-K9")
WHETHER_TO_STUDY: Final = WhetherToStudy("scribes", "TAW-K12")
