"""The golden records of Emporion: which games there must be, and what must happen in each.

`tools/golden.py` looks for games that fit and writes them to tests/golden; the tests replay the files and check that what their
names promise still happens.
"""

from collections.abc import Callable
from typing import Any

from quadriga.games.emporion.data.terms import EMPTY, GOODS, RESERVE
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import events as tell
from quadriga.kernel.events import Event
from quadriga.kernel.record import Record, begin, steps

NO_SPECIAL = {"special": "off"}

STARTS: dict[str, dict[str, Any]] = {
    "pass": {
        "turn": 0,
        "turns": 20,
        "counters": ["reserve", "expedition"],
        "port": ["gymnasion", "phalanx", "limen", "serapeion"],
        "polis": ["trapezites"],
        "seats": [
            {"realm": ["hoplites", "hoplites", "macellum"]},
            {"realm": ["sophistes", "macellum"], "reserved": ["teichos"], "start_spoils": 1},
        ],
    },
}
"""Positions that a game begins from, where what it must show hardly ever happens from the set-up on: nobody passed in 60,000
random games."""


class Story:
    """A replayed record: its last state, all events, and what was seen on the way."""

    def __init__(self, record: Record) -> None:
        game, state = begin(record)
        assert isinstance(state, EmporionState)
        state.listen()
        self.is_reserve_full = False
        """Whether two counters stood on Reserve."""
        self.is_unrevived = False
        """EMP-E2: whether cards lay in a pile that counted as empty, after Spoils went back to it."""
        self.is_port_short = False
        for _ in steps(game, state, record):
            self.is_reserve_full |= state.counters == [RESERVE, RESERVE]
            self.is_unrevived |= state.is_exhausted and state.pile.size() > 0 and state.spoils_owed == 0
            self.is_port_short |= EMPTY in state.port and bool(state.agenda) and state.agenda[-1].name == "choose action"
        self.state = state
        self.events: list[Event] = state.told()
        self.outcome = state.outcome()

    def has(self, kind: type[Event]) -> bool:
        """Whether anything of that kind happened."""
        return any(isinstance(event, kind) for event in self.events)

    def additions(self) -> list[tell.CardAdded]:
        """Each addition."""
        return [event for event in self.events if isinstance(event, tell.CardAdded)]

    def kind_of(self, card: str) -> str:
        """The kind of a card, `special` for those."""
        face = self.state.setup.box.card_named(card)
        return "special" if face.is_special else ("trade", "culture", "war", "prestige", "goods")[face.kind]


def ended_by(ending: str) -> Callable[[Story], bool]:
    """The game was played to that end."""
    return lambda story: story.outcome is not None and story.outcome.ending == ending


def brought_in(*kinds: str) -> Callable[[Story], bool]:
    """A reserved card of one of these kinds was added later."""
    return lambda story: any(e.source == "reserved" and story.kind_of(e.card) in kinds for e in story.additions())


def with_spoils(kind: str, least: int) -> Callable[[Story], bool]:
    """A card of that kind was added with so many Spoils."""
    return lambda story: any(e.spoils >= least and story.kind_of(e.card) == kind for e in story.additions())


def both_reasons(story: Story) -> bool:
    """EMP-E3a: a Realm was full, and the pile exhausted after it."""
    return story.state.is_exhausted and story.outcome is not None and story.outcome.ending == "realm"


def tie(is_shared: bool) -> Callable[[Story], bool]:
    """EMP-E8: two seats with the most points, one of them first or not."""

    def shows(story: Story) -> bool:
        if story.outcome is None:
            return False
        scores = story.outcome.scores
        return scores.count(max(scores)) > 1 and (len(story.outcome.winners) > 1) == is_shared

    return shows


def development_instead(story: Story) -> bool:
    """EMP-X4: a reservation was refilled from the Development pile."""
    deed: Event | None = None
    for event in story.events:
        if isinstance(event, tell.CardReserved | tell.ExpeditionSent | tell.MandatoryExpedition):
            deed = event
        elif isinstance(event, tell.PortRefilled) and event.pile == "development" and isinstance(deed, tell.CardReserved):
            return True
    return False


def six_goods(story: Story) -> bool:
    """EMP-E6: a second set was begun."""
    return any(realm.counts[GOODS] >= 6 for realm in story.state.realms)


CASES: dict[str, tuple[int, dict[str, str], Callable[[Story], bool]]] = {
    "realm-two-players": (2, {}, ended_by("realm")),
    "realm-three-players": (3, {}, ended_by("realm")),
    "realm-four-players": (4, {}, ended_by("realm")),
    "history-two-players": (2, {}, ended_by("history")),
    "history-three-players": (3, {}, ended_by("history")),
    "history-four-players": (4, {}, ended_by("history")),
    "without-special-two-players": (2, NO_SPECIAL, ended_by("realm")),
    "without-special-three-players": (3, NO_SPECIAL, ended_by("history")),
    "without-special-four-players": (4, NO_SPECIAL, ended_by("history")),
    "first-player-named": (3, {"first": "2"}, ended_by("history")),
    "special-all-bought": (4, {}, lambda story: sum(e.source == "special" for e in story.additions()) == 4),
    "forced-discard": (2, {}, lambda story: story.has(tell.CardDiscarded)),
    "pass": (2, {}, lambda story: story.has(tell.TurnPassed)),
    "mandatory-expedition": (2, {}, lambda story: story.has(tell.MandatoryExpedition)),
    "two-counters-on-reserve": (2, {"first": "1"}, lambda story: story.is_reserve_full),
    "reserved-prestige-brought-in": (2, {}, brought_in("prestige")),
    "reserved-goods-brought-in": (2, {}, brought_in("goods")),
    "prestige-with-spoils": (3, {"first": "1"}, with_spoils("prestige", 3)),
    "goods-with-spoils": (4, {"first": "3"}, with_spoils("goods", 3)),
    "six-goods": (2, {}, six_goods),
    "pile-not-revived": (3, {}, lambda story: story.is_unrevived and ended_by("history")(story)),
    "development-instead": (3, {}, development_instead),
    "port-short": (4, {}, lambda story: story.is_port_short),
    "both-reasons": (2, {}, both_reasons),
    "tie-broken": (2, {}, tie(is_shared=False)),
    "tie-shared": (3, {}, tie(is_shared=True)),
}
