"""A few words to lay out tables of Founders of the Empire and to play on them.

A test says only what matters to it; the rest is filled up with what the rules allow: nations that are not named with two nature
tiles that nobody needs, and a victory tile that nobody can reach, so that the game goes on.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from quadriga.games.founders import GAME
from quadriga.games.founders.data.components import load_components
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell.view import FoundersView, SeatView, TileView
from quadriga.kernel.events import Event
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.position import load_layout
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE

COMPONENTS = load_components()
TILES = {tile.id: tile for tile in COMPONENTS.tiles}
FAR = "great_temple_helios"
"""A victory tile that no small nation can feed."""

SeatLayout = dict[str, Any]
Options = Mapping[str, str]
NO_VOTE: Options = MappingProxyType({"agreed_end": "never"})
"""Most tests are not about the agreed end: a turn then ends with the tile that is added."""


# ------------------------------------------------------------------------------------ laying out


def new(players: int, given: Options = NO_VOTE) -> FoundersState:
    """A table before its first draw."""
    return GAME.new(GAME.config(players, dict(given)))


def seat(tiles: Mapping[str, str] | None = None, **more: Any) -> SeatLayout:
    """One seat of a position; `more` are its other fields (hand, pillaged, coins, craftsmen, carriages, swapped, held)."""
    return {**({"tiles": dict(tiles)} if tiles else {}), **more}


def table(
    *seats: SeatLayout,
    players: int = 2,
    nature: Sequence[str] = (),
    village: Sequence[str] = (),
    city: Sequence[str] = (),
    victory: Sequence[str] = (FAR,),
    turn: int = 0,
    agenda: Sequence[str] = ("add tile",),
    given: Options = NO_VOTE,
    **more: Any,
) -> FoundersState:
    """The state of a position; `more` are the other fields of a table (gone, lost, bought, asked, refused, turns)."""
    players = max(players, len(seats))
    used = [*nature, *more.get("gone", ()), *(tile for each in seats for tile in each.get("tiles", {}).values())]
    used += [tile for each in seats for tile in [*each.get("swapped", ()), each.get("held")] if tile]
    spare = [tile.id for tile in COMPONENTS.of_kind("nature") for _ in range(tile.count - used.count(tile.id))]
    chairs = []
    for each in [*seats, *({} for _ in range(players - len(seats)))]:
        chairs.append(each if "tiles" in each else {**each, "tiles": {"0,0": spare.pop(), "0,1": spare.pop()}})
    layout = {
        "seats": chairs,
        "rows": {"nature": list(nature), "village": list(village), "city": list(city)},
        "victory": list(victory),
        "turn": turn,
        "agenda": list(agenda),
        **more,
    }
    state = load_layout(GAME, GAME.config(players, dict(given)), layout)
    assert isinstance(state, FoundersState)
    return state


def emptied(back: str, but: Mapping[str, int] = MappingProxyType({}), used: Iterable[str] = ()) -> list[str]:
    """All tiles of a back that are not used elsewhere, but so many of each: to have them gone from the game."""
    elsewhere = list(used)
    return [
        tile.id
        for tile in COMPONENTS.of_kind(back)  # type: ignore[arg-type]
        for _ in range(tile.count - elsewhere.count(tile.id) - but.get(tile.id, 0))
    ]


# ------------------------------------------------------------------------------------ playing


def do(state: FoundersState, *texts: str) -> FoundersState:
    """Make these moves, each by whoever is to act, chance included; everything must still add up after each."""
    space = GAME.space(state.config)
    for text in texts:
        who = state.to_act()[0]
        move = space.read(text)
        reason = state.why_not(who, move)
        assert reason is None, f"{text}: {reason}"
        state.play(who, move)
        state.check()
    return state


def refill(state: FoundersState) -> FoundersState:
    """Chance draws all that is due, whatever it is."""
    while state.to_act() == CHANCE_ALONE:
        state.play(CHANCE, state.draws()[0][0])
    return state


def told(state: FoundersState, *texts: str) -> list[Event]:
    """What is told while these moves are made."""
    state.listen()
    do(state, *texts)
    return state.told()


def refusal(state: FoundersState, text: str, by: int | None = None) -> Reason:
    """Why the seat that is to act (or `by`) cannot make this move."""
    reason = state.why_not(state.to_act()[0] if by is None else by, GAME.space(state.config).read(text))
    assert reason is not None, f"{text} is possible"
    return reason


# ------------------------------------------------------------------------------------ looking


def look(state: FoundersState, eyes: int | None = None) -> FoundersView:
    """The table as these eyes see it, which is as everybody does."""
    view = state.view(eyes)
    assert isinstance(view, FoundersView)
    return view


def asks(state: FoundersState) -> str:
    """The open question."""
    return look(state).asks


def options(state: FoundersState, verb: str = "") -> set[str]:
    """All that the seat that is to act may do, or those with a verb."""
    return {move.notation for move in state.options(state.to_act()[0]) if not verb or move.verb == verb}


def spaces(state: FoundersState, tile: str, verb: str = "add") -> set[str]:
    """Where a tile can be added."""
    return {text.split()[2] for text in options(state, verb) if text.split()[1] == tile}


def draws(state: FoundersState) -> dict[str, int]:
    """What chance can bring now, and how likely it is."""
    return {move.notation: weight for move, weight in state.draws()}


def chair(state: FoundersState, who: int) -> SeatView:
    """One seat."""
    return look(state).seats[who]


def nation(state: FoundersState, who: int) -> dict[str, str]:
    """Which tile lies where."""
    return {tile.space: tile.tile for tile in chair(state, who).tiles}


def tile_at(state: FoundersState, who: int, space: str) -> TileView:
    """A tile and what lies on it."""
    return next(tile for tile in chair(state, who).tiles if tile.space == space)


def hand(state: FoundersState, who: int) -> list[str]:
    """The tokens of a hand as words."""
    held = chair(state, who).hand
    return ["war"] * held.war + ["coin"] * held.coin + ["carriage"] * held.carriage + list(held.craftsmen)


def rows(state: FoundersState) -> dict[str, list[str]]:
    """The face-up tiles of the three rows."""
    return {row.back: list(row.tiles) for row in look(state).rows}


def points(state: FoundersState) -> list[int]:
    """The points of each seat if the game ended now."""
    return [each.points for each in look(state).seats]


def outcome(state: FoundersState) -> Outcome:
    """The result of a finished game."""
    result = state.outcome()
    assert result is not None, "the game is not over"
    return result
