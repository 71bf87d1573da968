"""Repairs: of Rebuild, which may be left; of card actions and armies, made while something is damaged (TAW-B6, T7)."""

from typing import Any, Final, final

from quadriga.games.ancient_world.data.moves import EndRepairs, RepairCard
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE
from quadriga.kernel.words.message import Message


def repair_card(s: AncientState, seat: int, card: int) -> None:
    """One damaged card is turned face up."""
    s.cities[seat].repair(s.setup.box, card)
    report.card_repaired(s, seat, card)


def damaged_cards(city: City) -> list[int]:
    """In the order in which they were gained."""
    return [card for card in city.cards if city.damaged >> card & 1]


def mend(s: AncientState, seat: int, number: int, question: Question[AncientState]) -> bool:
    """So many repairs that must be made; whether it has to be asked which. Where all can be repaired it has not."""
    city = s.cities[seat]
    if city.damaged.bit_count() <= number:
        for card in damaged_cards(city):
            repair_card(s, seat, card)
        return False
    if not number:
        return False
    s.repairs = number
    s.agenda.append(question)
    return True


class RepairOne(Question[AncientState]):
    """A damaged card has to be named."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        repair = s.setup.box.repair
        return [repair[card] for card in damaged_cards(s.cities[seat])]

    def repair(self, s: AncientState, seat: int, move: Move) -> bool:
        """Repair it; whether another one is to be named. More are damaged than can be repaired, or it would not be asked."""
        assert isinstance(move, RepairCard)
        repair_card(s, seat, move.card)
        s.repairs -= 1
        if s.repairs:
            return True
        s.agenda.pop()
        return False

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, RepairCard):
            face = s.setup.box.empire[move.card]
            if not s.cities[seat].owned >> move.card & 1:
                return Reason("not-in-city", "TAW-T7", card=face.id)
            return Reason("not-damaged", "TAW-T7", card=face.id)
        if isinstance(move, EndRepairs):
            return Reason("repair-it-is", "TAW-T7")
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if not 0 < s.repairs <= s.cities[s.turn].damaged.bit_count():
            return [("repairs", "it is asked only while so much is damaged (TAW-T7)")]
        return []


@final
class WhichRepair(RepairOne):
    """TAW-T7: by a card action."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        if not self.repair(s, seat, move):
            settle(s)


@final
class WhichRebuild(RepairOne):
    """TAW-B6: up to two."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        repair = s.setup.box.repair
        return [s.setup.box.done, *[repair[card] for card in damaged_cards(s.cities[seat])]]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        if move is s.setup.box.done:
            s.repairs = 0
            report.repairs_ended(s, seat)
        else:
            assert isinstance(move, RepairCard)
            repair_card(s, seat, move.card)
            s.repairs -= 1
            if not s.cities[seat].damaged:
                s.repairs = 0
        if not s.repairs:
            s.agenda.pop()
            settle(s)

    def ask(self, view: Any) -> Message:
        return Message(self.asks, repairs=view.repairs)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        return [] if s.repairs else [("repairs", "nothing is to be repaired (TAW-B6)")]


def rebuild(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B6: a coin, the first-player token unless it was claimed, and repairs."""
    box = s.setup.box
    city = s.cities[seat]
    city.coins += box.rebuild_coins
    has_claimed = claim(s, seat)
    report.rebuilt(s, seat, bit, has_claimed)
    if city.damaged and box.rebuild_repairs:
        s.repairs = box.rebuild_repairs
        s.agenda.append(WHICH_REBUILD)
    settle(s)


def claim(s: AncientState, seat: int) -> bool:
    """TAW-B6, K13: take the first-player token, unless its hand side is up; whether it was taken."""
    if s.is_claimed:
        return False
    s.is_claimed = True
    s.holder = seat
    return True


WHICH_REPAIR: Final = WhichRepair("mend", "TAW-T7")
WHICH_REBUILD: Final = WhichRebuild("rebuild", "TAW-B6")
