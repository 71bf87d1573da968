"""The state of a game of Emporion: Port, Polis, piles, counters, Realms.

Nothing hidden is stored: of face-down cards only how many of each lot lie where (see `pile`). Nothing here decides a rule:
frames do.
"""

from typing import Any, final

from quadriga.games.emporion import explain, imagination, layout, scoring, view
from quadriga.games.emporion.box import Box
from quadriga.games.emporion.pile import HistoryPile
from quadriga.games.emporion.realm import Realm
from quadriga.kernel.chance import Rng
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Line, Outcome
from quadriga.kernel.prompt import Reason
from quadriga.kernel.state import Frame, State
from quadriga.parts.deck import Deck


@final
class Setup:
    """The numbers of one table, from its config and its component set; shared by all its states and never changed."""

    def __init__(self, box: Box, players: int, first: int, has_special: bool) -> None:
        self.box = box
        self.players = players
        self.first = first
        """The first player if the table has named him (EMP-S1); NOBODY: by lot."""
        self.has_special = has_special
        """EMP-S6."""
        self.has_own_counters = players == 2
        """EMP-S9: each player has a counter of his own; else all use one."""


@final
class EmporionState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        config: Config,
        agenda: list[Frame[Any]],
        setup: Setup,
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
        super().__init__(config, agenda)
        self.setup = setup
        self.realms = realms
        self.port = port
        """A card or EMPTY at each place; a new card lies where the old one lay."""
        self.polis = polis
        """Always rising, so that History cards come first and equal cards lie together."""
        self.special = special
        """The special Prestige cards still beside the Polis."""
        self.pile = pile
        self.unseen = unseen
        """Of start cards, History and Development what nobody has seen, wherever it lies; before the Polis is made (EMP-S5),
        the start cards that are set aside."""
        self.boxed = boxed
        """EMP-S8: so many start cards have left the game unseen."""
        self.gone = gone
        """Reserved cards that were removed from the game (EMP-A4), in that order."""
        self.counters = counters
        """The Action that each seat's counter stands on, or OFF; with three players and four, that of the one counter."""
        self.asclepios = asclepios
        """With two players, the seat whose counter is Asclepios (EMP-S9); NOBODY: not chosen, or common to all."""
        self.turn = turn
        self.turns = turns
        """How many turns are over; the first player is the one so many seats before `turn`."""
        self.spoils_due = spoils_due
        """EMP-X3: how many Spoils an Expedition brings once the Port is refilled."""
        self.spoils_owed = spoils_owed
        """EMP-P2: how many used Spoils have still to be drawn and put under the pile."""
        self.has_sailed = has_sailed
        """EMP-Y1: the mandatory expedition of this turn was made."""
        self.is_exhausted = is_exhausted
        """EMP-E2: a card was due from the History pile and none was left; from then on it counts as empty."""
        self.ending = ending
        """What has made this the last round; `scoring.NOT_YET` if nothing has."""

    def clone(self) -> "EmporionState":
        return EmporionState(
            self.config,
            self.agenda.copy(),
            self.setup,
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

    def history_left(self) -> int:
        """How many cards can still be had from the History pile (EMP-E2)."""
        return 0 if self.is_exhausted else self.pile.size()

    def counter_of(self, seat: int) -> int:
        """Which counter a seat moves."""
        return seat if self.setup.has_own_counters else 0

    def view(self, seat: int | None) -> "view.EmporionView":
        return view.build_view(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "EmporionState":
        return imagination.imagine(self)

    def refusal(self, seat: int, move: Move) -> Reason:
        return explain.refusal(self, seat, move)

    def out_of_reach(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        return explain.out_of_reach(self, seat, chosen, target)

    def apart(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
        return explain.apart(self, chosen, target)

    def closing_rule(self) -> str:
        return scoring.ending(self).rule

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def sheet(self) -> tuple[tuple[Line, ...], ...]:
        return tuple([scoring.sheet(self, seat) for seat in range(self.setup.players)])

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def check(self) -> None:
        layout.check(self)

    def layout(self) -> dict[str, Any]:
        return layout.layout(self)
