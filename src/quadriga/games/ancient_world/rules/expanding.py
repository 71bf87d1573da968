"""Expand: the face-up District, or with Expand+ one of three (TAW-B4, V1)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import DrawCard, TakeDistrict
from quadriga.games.ancient_world.data.terms import CITIZENS, EMPTY, EXPAND, FOR_COINS, FOR_KNOWLEDGE
from quadriga.games.ancient_world.rules.dealing import TURN_UP_DISTRICT, DrawDistrict
from quadriga.games.ancient_world.rules.growing import bring_citizens
from quadriga.games.ancient_world.rules.placement import entrants
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE
from quadriga.kernel.words.message import Message

CHOICE: Final = 3
"""TAW-V1."""


def add_expansions(s: AncientState, city: City, out: list[Move]) -> None:
    """Append Expand by each citizen that may enter, for knowledge or for coins."""
    if s.districts.top == EMPTY:
        return
    box = s.setup.box
    citizens = entrants(s, city, EXPAND)
    if city.knowledge >= box.expand_knowledge:
        out.extend(box.expand[FOR_KNOWLEDGE * CITIZENS + citizens])
    if city.coins >= box.expand_coins:
        out.extend(box.expand[FOR_COINS * CITIZENS + citizens])


def refused_expansion(s: AncientState, city: City) -> Reason | None:
    """TAW-B4."""
    box = s.setup.box
    if s.districts.top == EMPTY:
        return Reason("no-district", "TAW-B4")
    if city.knowledge >= box.expand_knowledge or city.coins >= box.expand_coins:
        return None
    price = {"knowledge": box.expand_knowledge, "coins": box.expand_coins}
    has = Message("knowledge-and-coins", knowledge=city.knowledge, coins=city.coins)
    return Reason("expand-too-dear", "TAW-B4", has=has, **price)


def refused_payment(s: AncientState, seat: int, payment: int) -> Reason:
    """TAW-B4: why Expand cannot be paid so."""
    box = s.setup.box
    city = s.cities[seat]
    if s.districts.top == EMPTY:
        return Reason("no-district", "TAW-B4")
    if payment == FOR_COINS:
        return Reason("action-costs", "TAW-B4", action="expand", coins=box.expand_coins, has=city.coins)
    return Reason("expand-knowledge", "TAW-B4", knowledge=box.expand_knowledge, has=city.knowledge)


def expand(s: AncientState, seat: int, bit: int, payment: int) -> None:
    """TAW-B4: pay and take the face-up District; with Expand+, take up three."""
    box = s.setup.box
    city = s.cities[seat]
    coins = box.expand_coins if payment == FOR_COINS else 0
    knowledge = box.expand_knowledge if payment == FOR_KNOWLEDGE else 0
    city.coins -= coins
    city.knowledge -= knowledge
    card = s.districts.top
    has_choice = s.setup.has_expand_plus and s.districts.has_next()
    report.expanded(s, seat, bit, coins, knowledge, EMPTY if has_choice else card)
    if not has_choice:
        s.districts = s.districts.with_top(EMPTY)
        add_district(s, seat, card)
        return
    s.choice = (card,)
    s.choice_known = (s.setup.everybody,)
    s.districts = s.districts.with_top(EMPTY)
    beneath = len(s.districts.bag) + len(s.districts.under)
    s.due = min(CHOICE - 1, beneath)
    s.agenda.append(DRAW_DISTRICTS)


def add_district(s: AncientState, seat: int, card: int) -> None:
    """The District comes to the city, and the next one is turned up at once."""
    district = s.setup.box.districts[card]
    s.cities[seat].add_district(s.setup.box, card)
    if district.gifts.citizens:
        bring_citizens(s, seat, district.gifts, district.id)
    if s.districts.has_next():
        s.agenda.append(TURN_UP_DISTRICT)
    settle(s)


def faults_of_choice(s: AncientState) -> list[tuple[str, str]]:
    """While Districts are chosen from: the first of them lay face up, and none does."""
    found: list[tuple[str, str]] = []
    if not s.choice:
        found.append(("choice", "the face-up District is the first of them (TAW-V1)"))
    if s.districts.top != EMPTY:
        found.append(("district", "none lies face up while one is chosen (TAW-V1)"))
    return found


@final
class DrawDistricts(DrawDistrict):
    """TAW-V1: the cards below the face-up one come into the player's hand; only he sees them."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        s.choice = (*s.choice, move.card)
        s.choice_known = (*s.choice_known, s.districts.knowers() | 1 << s.turn)
        s.districts = s.districts.drawn(move.card)
        s.due -= 1
        report.district_seen(s, s.turn, move.card)
        if s.due:
            return
        s.agenda.pop()
        report.districts_drawn(s, s.turn)
        s.agenda.append(WHICH_DISTRICT)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found = faults_of_choice(s)
        if not 0 < s.due <= min(CHOICE - 1, len(s.districts.bag) + len(s.districts.under)):
            found.append(("due", "not so many Districts are drawn (TAW-V1)"))
        return found


@final
class WhichDistrict(Question[AncientState]):
    """TAW-V1: one of them; the others go under the deck in the order in which they were drawn."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        take = s.setup.box.take
        choice = s.choice
        return [take[choice[place]] for place in range(len(choice)) if choice[place] not in choice[:place]]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeDistrict)
        s.agenda.pop()
        at = s.choice.index(move.card)
        rest, known = s.choice[:at] + s.choice[at + 1 :], s.choice_known[:at] + s.choice_known[at + 1 :]
        s.choice = ()
        s.choice_known = ()
        s.districts = s.districts.put_under(rest, known)
        report.district_taken(s, seat, move.card, len(rest))
        add_district(s, seat, move.card)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, TakeDistrict):
            return Reason("district-not-drawn", "TAW-V1", card=s.setup.box.districts[move.card].id)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        return faults_of_choice(s)


DRAW_DISTRICTS: Final = DrawDistricts("draw districts", "TAW-V1")
WHICH_DISTRICT: Final = WhichDistrict("choose district", "TAW-V1")
