"""The state of a game of Emporion: Port, Polis, piles, counters, Realms.

Nothing hidden is stored: of face-down cards only how many of each lot lie where (see `pile`). What each field means and how a
position writes it stands in `fields`. Nothing here decides a rule: the questions in `rules` do.
"""

from typing import Any, final

from quadriga.games.emporion.data.box import Box, open_box
from quadriga.games.emporion.data.terms import NOBODY
from quadriga.games.emporion.meta import FIRST, SPECIAL
from quadriga.games.emporion.state.pile import HistoryPile
from quadriga.games.emporion.state.realm import Realm
from quadriga.kernel.meta import Config
from quadriga.kernel.question import Question
from quadriga.kernel.setup import Setup
from quadriga.kernel.state import State
from quadriga.parts.deck import Deck


@final
class EmporionSetup(Setup):
    """The numbers of one table."""

    def __init__(self, config: Config) -> None:
        self.box: Box = open_box(config.components, config.players)
        super().__init__(config, self.box.space)
        named = FIRST.seats(config.options[FIRST.key])
        self.first: int = named[0] if named else NOBODY
        """The first player if the table has named one (EMP-S1); NOBODY: by lot."""
        self.has_special: bool = config.options[SPECIAL.key] == "on"
        """EMP-S6."""
        self.has_own_counters = config.players == 2
        """EMP-S9: each player has a counter of their own; else all use one."""

    def names(self) -> dict[str, str]:
        box = self.box
        return {**{card.id: card.name for card in box.cards}, **dict(zip(box.counters, box.counter_names, strict=True))}


@final
class EmporionState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        setup: EmporionSetup,
        agenda: list[Question[Any]],
        realms: list[Realm],
        port: list[int],
        polis: list[int],
        special: tuple[int, ...],
        pile: HistoryPile,
        unseen: list[Deck],
        boxed: int,
        gone: tuple[int, ...],
        counters: list[int],
        asclepios: int,
        turn: int,
        turns: int,
        spoils_due: int,
        spoils_owed: int,
        has_sailed: bool,
        is_exhausted: bool,
        ending: int,
    ) -> None:
        super().__init__(setup, agenda)
        self.setup = setup
        self.realms = realms
        self.port = port
        self.polis = polis
        self.special = special
        self.pile = pile
        self.unseen = unseen
        """Of start cards, History and Development what nobody has seen, wherever it lies; before the Polis is made (EMP-S5),
        the start cards that are set aside."""
        self.boxed = boxed
        """EMP-S8: so many start cards have left the game unseen."""
        self.gone = gone
        self.counters = counters
        self.asclepios = asclepios
        self.turn = turn
        self.turns = turns
        self.spoils_due = spoils_due
        self.spoils_owed = spoils_owed
        self.has_sailed = has_sailed
        self.is_exhausted = is_exhausted
        self.ending = ending

    def clone(self) -> "EmporionState":
        return EmporionState(
            self.setup,
            self.agenda.copy(),
            [realm.clone() for realm in self.realms],
            self.port.copy(),
            self.polis.copy(),
            self.special,
            self.pile.clone(),
            [deck.clone() for deck in self.unseen],
            self.boxed,
            self.gone,
            self.counters.copy(),
            self.asclepios,
            self.turn,
            self.turns,
            self.spoils_due,
            self.spoils_owed,
            self.has_sailed,
            self.is_exhausted,
            self.ending,
        )

    def first(self) -> int:
        """The first player."""
        return (self.turn - self.turns) % self.setup.players

    def is_before_first_turn(self) -> bool:
        """Whether something of the set-up is still open."""
        return len(self.agenda) > 1 and self.agenda[0] is self.setup.turn

    def is_setting_up(self) -> bool:
        """Whether somebody has no card yet, so that the start cards are set aside, all of them known."""
        return any(not realm.cards for realm in self.realms)

    def history_left(self) -> int:
        """How many cards can still be had from the History pile (EMP-E2)."""
        return 0 if self.is_exhausted else self.pile.size()

    def counter_of(self, seat: int) -> int:
        """Which counter a seat moves."""
        return seat if self.setup.has_own_counters else 0
