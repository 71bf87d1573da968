"""The state of a game of Founders of the Empire: nations, rows, stacks, tokens.

A nation is kept as its tiles, not as a grid, so that a clone costs what lies on the table. Nothing here decides a rule: frames
do, and `reach` says what a nation can feed.
"""

from typing import Any, final

from quadriga.games.founders import explain, imagination, layout, scoring, view
from quadriga.games.founders.box import Box
from quadriga.games.founders.nation import Nation
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

    def __init__(self, box: Box, players: int, first: int, may_agree: bool) -> None:
        self.box = box
        self.players = players
        self.first = first
        """The first player if the table has named him (FOE-S0); NOBODY: by lot."""
        self.may_agree = may_agree
        """Whether the end can be proposed (FOE-E3)."""


@final
class FoundersState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        config: Config,
        agenda: list[Frame[Any]],
        setup: Setup,
        nations: list[Nation],
        rows: list[list[int]],
        stacks: list[Deck],
        victory: list[int],
        gone: tuple[int, ...],
        supply: list[int],
        lost: list[int],
        turn: int,
        turns: int,
        asked: int,
        bought: int,
        seller: int,
        sold_at: int,
        refused: int,
    ) -> None:
        super().__init__(config, agenda)
        self.setup = setup
        self.nations = nations
        self.rows = rows
        """Face-up tiles of nature, village and city, in the order in which they came; the first is the pool of the draft."""
        self.stacks = stacks
        """What is unseen of each back, over all tiles; of victory what went back to the box (FOE-S1)."""
        self.victory = victory
        """Face-up victory tiles."""
        self.gone = gone
        """Tiles that left a full row (FOE-O2), in that order."""
        self.supply = supply
        """Tokens in the piles, in the order of a hand."""
        self.lost = lost
        """Tokens that left the game, in the order of a hand."""
        self.turn = turn
        self.turns = turns
        """How many turns are over; the first player is the one so many seats before `turn`."""
        self.asked = asked
        """Who answers a proposal or may still employ craftsmen (FOE-E3); NOBODY otherwise."""
        self.bought = bought
        """The resource bought this turn (FOE-M1); NOTHING if none."""
        self.seller = seller
        self.sold_at = sold_at
        self.refused = refused
        """A bit for each seat that skips its next chance to propose (FOE-E3)."""

    def clone(self) -> "FoundersState":
        return FoundersState(
            self.config,
            self.agenda.copy(),
            self.setup,
            [nation.clone() for nation in self.nations],
            [row.copy() for row in self.rows],
            [stack.clone() for stack in self.stacks],
            self.victory.copy(),
            self.gone,
            self.supply.copy(),
            self.lost.copy(),
            self.turn,
            self.turns,
            self.asked,
            self.bought,
            self.seller,
            self.sold_at,
            self.refused,
        )

    def first(self) -> int:
        """The first player."""
        return (self.turn - self.turns) % self.setup.players

    def view(self, seat: int | None) -> "view.FoundersView":
        return view.build_view(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "FoundersState":
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
