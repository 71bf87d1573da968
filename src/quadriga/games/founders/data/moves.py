"""The moves of Founders of the Empire, a class for each verb: how it is written, what it points at, its arguments by name.

`box` makes each of them once. Those whose arguments are a tile or a space of a grid are too many for that: a family of the
kernel makes them when they are first asked for, and gives them their words and targets.
"""

from typing import final

from quadriga.games.founders.data.terms import BACKS, NATURE, WAYS
from quadriga.kernel.notation import ChanceMove, Move
from quadriga.kernel.seats import COLOURS


@final
class TakeTile(Move):
    """FOE-S2: from the nature tiles to draft."""

    def __init__(self, tile: int, key: str) -> None:
        super().__init__("take", key, (key,))
        self.tile = tile


@final
class SettleTile(Move):
    """FOE-S3: where the second tile lies, seen from the first."""

    def __init__(self, way: int) -> None:
        super().__init__("settle", WAYS[way], (f"settle:{WAYS[way]}",))
        self.way = way


@final
class OpenStack(Move):
    """FOE-O1."""

    def __init__(self, back: int) -> None:
        super().__init__("open", BACKS[back], (f"stack:{BACKS[back]}",))
        self.back = back


class TokenMove(Move):
    """FOE-K1: what can be done with tokens in the step that is for them."""


@final
class KeepTokens(TokenMove):
    """FOE-K1: none is played."""

    def __init__(self) -> None:
        super().__init__("keep", "", ("keep",))


@final
class Pillage(TokenMove):
    """FOE-W1."""

    def __init__(self, verb: str, arguments: str, targets: tuple[str, ...], owner: int, space: int) -> None:
        super().__init__(verb, arguments, targets)
        self.owner = owner
        self.space = space


@final
class BuyResource(TokenMove):
    """FOE-M1."""

    def __init__(self, verb: str, arguments: str, targets: tuple[str, ...], resource: int, owner: int, space: int) -> None:
        super().__init__(verb, arguments, targets)
        self.resource = resource
        self.owner = owner
        self.space = space


@final
class UniteTiles(TokenMove):
    """FOE-G1: a corner is named by the nearest and leftmost of its four spaces."""

    def __init__(self, verb: str, arguments: str, targets: tuple[str, ...], corner: int) -> None:
        super().__init__(verb, arguments, targets)
        self.corner = corner


@final
class EmployCraftsman(TokenMove):
    """FOE-A2."""

    def __init__(self, verb: str, arguments: str, targets: tuple[str, ...], craftsman: int, space: int) -> None:
        super().__init__(verb, arguments, targets)
        self.craftsman = craftsman
        self.space = space


@final
class LayTile(Move):
    """FOE-D1, D8, D9: a tile comes to a free space, or in the place of another."""

    def __init__(self, verb: str, arguments: str, targets: tuple[str, ...], tile: int, space: int) -> None:
        super().__init__(verb, arguments, targets)
        self.tile = tile
        self.space = space
        self.is_swap = verb == "swap"


@final
class DrawInstead(Move):
    """FOE-D8: no face-up tile fits, so a nature tile is drawn."""

    def __init__(self) -> None:
        super().__init__("draw", "", (f"stack:{BACKS[NATURE]}",))


@final
class AddNothing(Move):
    """FOE-D8: nothing fits, and the nature stack is empty."""

    def __init__(self) -> None:
        super().__init__("leave", "", ("leave",))


@final
class EndTurn(Move):
    """FOE-E3: without a proposal."""

    def __init__(self) -> None:
        super().__init__("pass", "", ("pass",))


@final
class ProposeEnd(Move):
    """FOE-E3."""

    def __init__(self) -> None:
        super().__init__("propose", "", ("propose",))


@final
class AnswerProposal(Move):
    """FOE-E3."""

    def __init__(self, agrees: bool) -> None:
        verb = "agree" if agrees else "refuse"
        super().__init__(verb, "", (verb,))
        self.agrees = agrees


@final
class EmployNoMore(Move):
    """FOE-E3: of the craftsmen that may be played before the count."""

    def __init__(self) -> None:
        super().__init__("done", "", ("done",))


@final
class DrawLot(ChanceMove):
    """FOE-S0."""

    def __init__(self, seat: int) -> None:
        super().__init__("lot", COLOURS[seat], (COLOURS[seat],))
        self.seat = seat


@final
class DrawTile(ChanceMove):
    """FOE-S1, S2, S4, O1, D8: the top tile of a stack."""

    def __init__(self, tile: int, key: str) -> None:
        super().__init__("draw", key, (key,))
        self.tile = tile


@final
class DrawCraftsman(ChanceMove):
    """FOE-A1."""

    def __init__(self, craftsman: int, key: str) -> None:
        super().__init__("draw", key, (f"token:{key}",))
        self.craftsman = craftsman
