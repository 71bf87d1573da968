"""The state of a game of Founders of the Empire: nations, rows, stacks, tokens.

A nation is kept as its tiles, not as a grid, so that a clone costs what lies on the table. What each field means and how a
position writes it stands in `fields`. Nothing here decides a rule: the questions in `rules` do.
"""

from typing import Any, final

from quadriga.games.founders.data.box import Box, open_box
from quadriga.games.founders.data.terms import NOBODY
from quadriga.games.founders.meta import AGREED_END, FIRST
from quadriga.games.founders.state.nation import Nation
from quadriga.kernel.meta import Config
from quadriga.kernel.question import Question
from quadriga.kernel.setup import Setup
from quadriga.kernel.state import State
from quadriga.parts.deck import Deck


@final
class FoundersSetup(Setup):
    """The numbers of one table."""

    def __init__(self, config: Config) -> None:
        self.box: Box = open_box(config.components, config.players)
        super().__init__(config, self.box.space)
        named = FIRST.seats(config.options[FIRST.key])
        self.first: int = named[0] if named else NOBODY
        """The first player if the table has named one (FOE-S0); NOBODY: by lot."""
        self.may_agree: bool = config.options[AGREED_END.key] == "allowed"
        """Whether the end can be proposed (FOE-E3)."""

    def names(self) -> dict[str, str]:
        box = self.box
        names = {tile.id: tile.name for tile in box.tiles}
        names.update(zip(box.craftsmen, box.craftsman_names, strict=True))
        # A resource is named inside a sentence.
        names.update(zip(box.resource_ids, [name.lower() for name in box.resource_names], strict=True))
        return names


@final
class FoundersState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        setup: FoundersSetup,
        agenda: list[Question[Any]],
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
        super().__init__(setup, agenda)
        self.setup = setup
        self.nations = nations
        self.rows = rows
        self.stacks = stacks
        """What is unseen of each back, over all tiles; of victory what went back to the box (FOE-S1)."""
        self.victory = victory
        self.gone = gone
        self.supply = supply
        """Tokens in the piles, in the order of a hand."""
        self.lost = lost
        self.turn = turn
        self.turns = turns
        self.asked = asked
        self.bought = bought
        self.seller = seller
        self.sold_at = sold_at
        self.refused = refused
        """A bit for each seat that skips its next chance to propose (FOE-E3)."""

    def clone(self) -> "FoundersState":
        return FoundersState(
            self.setup,
            self.agenda.copy(),
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

    def is_setting_up(self) -> bool:
        """Whether something of the set-up is still open."""
        return len(self.agenda) > 1

    def has_tiles(self) -> bool:
        """Whether the three stacks have a tile left (FOE-O1, E2)."""
        return bool(self.stacks[0].size or self.stacks[1].size or self.stacks[2].size)
