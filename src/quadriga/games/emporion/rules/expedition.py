"""EMP-X1, X2: which cards of the Port can go to the Polis, and how the player splits the refill."""

from typing import Any, Final, final

from quadriga.games.emporion.data.moves import RefillPort, SendCards
from quadriga.games.emporion.data.terms import DEVELOPMENT, EMPTY, EXPEDITION, PORT
from quadriga.games.emporion.rules.counters import move_counter
from quadriga.games.emporion.rules.turn import refill, send
from quadriga.games.emporion.state.realm import Realm
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE
from quadriga.kernel.words.message import Message


def add_expeditions(s: EmporionState, realm: Realm, out: list[Move]) -> None:
    """EMP-X1: as many cards as icons, four at the most and as far as the Port has cards; the player chooses which."""
    box = s.setup.box
    port = s.port
    lying = 0
    cards = 0
    for place in range(PORT):
        if port[place] != EMPTY:
            lying |= 1 << place
            cards += 1
    number = cards_sent(box.most_sent, realm.icons, cards)
    if number:
        out.extend(box.send[lying * (PORT + 1) + number])


def cards_sent(most: int, icons: int, cards: int) -> int:
    """EMP-X1."""
    number = icons if icons < most else most
    return number if number < cards else cards


def send_cards(s: EmporionState, seat: int, move: SendCards) -> None:
    """EMP-X1, X2: cards go to the Polis; then the split of the refill is asked for, if there is more than one."""
    cards = move.cards
    left = move_counter(s, seat, EXPEDITION)
    sent = send(s, move.places)
    s.spoils_due = cards
    report.expedition_sent(s, seat, sent, left)
    if cards == 1:
        refill(s, 1, 0)
        return
    least, most = splits(s, cards)
    if least < most:
        s.agenda.append(HOW_TO_REFILL)
    elif least == most:
        refill(s, least, cards - least)
    else:  # no split fits: what there is is taken
        development = min(s.unseen[DEVELOPMENT].size, cards - 1)
        refill(s, cards - development, development)


def splits(s: EmporionState, cards: int) -> tuple[int, int]:
    """EMP-X2: the least and the most of so many cards that may come from the History pile, at least one from each pile and no
    more than it has; if the least is more than the most, there is no such split."""
    history = s.history_left()
    development = s.unseen[DEVELOPMENT].size
    least = cards - development if cards - development > 1 else 1
    most = history if history < cards - 1 else cards - 1
    return least, most


@final
class HowToRefill(Question[EmporionState]):
    """EMP-X2: the player says how many of the new cards come from the History pile, before one is turned."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        least, most = splits(s, s.spoils_due)
        return s.setup.box.refill[least - 1 : most]

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        assert isinstance(move, RefillPort)
        s.agenda.pop()
        development = s.spoils_due - move.history
        report.refill_split(s, seat, move.history, development)
        refill(s, move.history, development)

    def ask(self, view: Any) -> Message:
        return Message(self.asks, places=len(view.refill.places))

    def refuse(self, s: EmporionState, seat: int, move: Move) -> Reason:
        if not isinstance(move, RefillPort):
            return Reason(self.insists, self.rule)
        cards = s.spoils_due
        if move.history >= cards:
            return Reason("refill-development", "EMP-X2", cards=cards)
        if move.history > s.history_left():
            return Reason("pile-has-only", "EMP-X2", pile="history", count=s.history_left())
        return Reason("pile-has-only", "EMP-X2", pile="development", count=s.unseen[DEVELOPMENT].size)

    def faults(self, s: EmporionState) -> list[tuple[str, str]]:
        if s.spoils_due < 2:
            return [("spoils_due", "it says how many cards the Expedition moved, two or more (EMP-X2)")]
        if s.port.count(EMPTY) < s.spoils_due:
            return [("port", f"{s.spoils_due} cards moved, so {s.spoils_due} places are empty (EMP-X2)")]
        least, most = splits(s, s.spoils_due)
        return [("agenda", "there is nothing to split (EMP-X2)")] if least >= most else []


# -- why not --------------------------------------------------------------------------------------------------------------


def refuse_expeditions(s: EmporionState, seat: int) -> Reason | None:
    """Why no card can go, though the counter may move here; None: some can."""
    if not s.realms[seat].icons:
        return Reason("no-icons", "EMP-X1")
    if s.port.count(EMPTY) == PORT:
        return Reason("port-empty", "EMP-A4", to="sail")
    return None


def refuse_expedition(s: EmporionState, seat: int, move: SendCards) -> Reason:
    """Why these cards cannot go."""
    for place in range(PORT):
        if move.places >> place & 1 and s.port[place] == EMPTY:
            return Reason("place-empty", "EMP-X1", place=place + 1)
    lying = PORT - s.port.count(EMPTY)
    icons = s.realms[seat].icons
    most = s.setup.box.most_sent
    due = min(icons, most, lying)
    why = "icons" if due == icons else "most" if due == most else "lying"
    return Reason("exactly", "EMP-X1", count=icons, why=why, most=most, lying=lying, due=due)


HOW_TO_REFILL: Final = HowToRefill("refill", "EMP-X2")
