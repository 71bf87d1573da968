"""Positions written by hand: what may be left out, and how each mistake is refused, with its place and its reason."""

import copy
import json
from typing import Any

import pytest

from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.errors import PositionError
from quadriga.kernel.position import digest, read_position, write_position
from tests.games.founders.helpers import COMPONENTS, asks, chair, do, emptied, hand, look, nation, options, seat, table

NO_VOTE = {"agreed_end": "never"}
MINIMAL: dict[str, Any] = {
    "format": "quadriga-position/1",
    "game": "founders",
    "players": 2,
    "options": NO_VOTE,
    "table": {
        "seats": [
            {"tiles": {"0,0": "forest", "0,1": "cliff"}},
            {"tiles": {"0,0": "lake", "1,0": "mine"}},
        ],
        "victory": ["temple_hades"],
        "turn": 0,
    },
}


EVERYTHING = [
    tile for back in ("nature", "village", "city") for tile in emptied(back, used=["forest", "cliff", "lake", "mine"])
]
"""All tiles of the stacks but those of the minimal position."""


def read(data: dict[str, Any]) -> FoundersState:
    _, state = read_position(json.dumps(data))
    assert isinstance(state, FoundersState)
    return state


def changed(first: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """The minimal position with other fields of its table, and of its first seat."""
    data = copy.deepcopy(MINIMAL)
    data["table"].update(fields)
    data["table"]["seats"][0].update(first or {})
    return data


def mistake(data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as caught:
        read(data)
    return str(caught.value)


def test_little_is_enough_and_the_rest_follows() -> None:
    state = read(MINIMAL)
    assert (asks(state), state.to_act(), look(state).round) == ("open", (0,), 1)
    assert [row.stack for row in look(state).rows] == [24 - 3, 24 - 1, 24]
    assert look(state).supply.war == 6
    assert nation(state, 1) == {"0,0": "lake", "1,0": "mine"}


def test_everything_that_can_lie_on_a_table_is_read_and_written() -> None:
    own = seat(
        {"0,0": "mine", "0,1": "cliff", "1,0": "forest", "1,1": "temple_tyche", "-1,0": "pottery"},
        hand=["war", "coin", "coin", "carriage", "saddler"],
        pillaged=["0,1"],
        coins=["1,0"],
        craftsmen={"0,0": "smith", "-1,0": "potter"},
        carriages=["0,0"],
        swapped=["river", "altar_pan"],
    )
    other = seat({"0,0": "lake", "0,1": "stable"}, coins=["0,1"])
    state = table(
        own,
        other,
        players=3,
        nature=["lake"],
        gone=["grove"] * 3,
        lost=["war", "weaver"],
        turns=7,
        bought={"resource": "horses", "seat": 1, "space": "0,1"},
        given={"agreed_end": "allowed"},
        refused=[2],
    )
    text = write_position(state)
    _, again = read_position(text)
    assert digest(again) == digest(state)
    assert write_position(again) == text
    assert hand(state, 0) == ["war", "coin", "coin", "carriage", "saddler"]
    assert look(state).first == 2
    assert look(state).round == 3
    assert chair(state, 2).skips_proposal


MISTAKES: list[tuple[str, dict[str, Any], str, str]] = [
    ("seats", changed(seats=[{}]), "table.seats", "2 players"),
    ("turn", changed(turn=2), "table.turn", "no seat 2"),
    ("no turn", changed(turn=None), "table.turn", "whose turn"),
    ("turns", changed(turns=-1), "table.turns", "turns"),
    ("question", changed(agenda=["dance"]), "table.agenda[0]", "'dance'"),
    ("two questions", changed(agenda=["open", "add tile"]), "table.agenda", "together"),
    ("set-up alone", changed(agenda=["settle"]), "table.agenda", "settle"),
    ("unknown tile", changed({"tiles": {"0,0": "forest", "0,1": "castle"}}), "table.seats[0].tiles.0,1", "castle"),
    ("unknown space", changed({"tiles": {"0,0": "forest", "0;1": "cliff"}}), "table.seats[0].tiles", "column,row"),
    ("too far", changed({"tiles": {"0,0": "forest", "0,40": "cliff"}}), "table.seats[0].tiles", "FOE-D2"),
    ("no tile", changed({"tiles": {}}), "table.seats[0].tiles", "FOE-S3"),
    ("too many tiles", changed(rows={"nature": ["forest"] * 4}), "table.seats", "forest"),
    ("wrong row", changed(rows={"nature": ["mine"]}), "table.rows.nature[0]", "nature"),
    ("wrong victory", changed(victory=["mine"]), "table.victory[0]", "victory"),
    ("unknown token", changed({"hand": ["gun"]}), "table.seats[0].hand[0]", "gun"),
    ("too many tokens", changed({"hand": ["war"] * 7}), "table.seats", "war"),
    ("craftsman twice", changed({"hand": ["smith", "smith"]}), "table.seats", "smith"),
    ("nothing to pillage", changed({"pillaged": ["3,3"]}), "table.seats[0].pillaged[0]", "no tile"),
    ("pillaged twice", changed({"pillaged": ["0,0", "0,0"]}), "table.seats[0].pillaged[1]", "twice"),
    ("nobody at work", changed({"craftsmen": {"3,3": "smith"}}), "table.seats[0].craftsmen.3,3", "no tile"),
    ("no craftsman", changed({"craftsmen": {"0,0": "baker"}}), "table.seats[0].craftsmen.0,0", "baker"),
    ("no corner", changed({"carriages": ["0,0"]}), "table.seats[0].carriages", "FOE-G1"),
    ("corner twice", changed({"carriages": ["0,0", "0,0"]}), "table.seats[0].carriages", "FOE-G1"),
    ("held", changed({"held": "lake"}), "table.seats[0].held", "FOE-D8"),
    ("held village", changed({"held": "mine"}), "table.seats[0].held", "nature"),
    ("nothing drawn", changed(agenda=["place drawn"]), "table.agenda", "FOE-D8"),
    ("nobody asked", changed(agenda=["answer"]), "table.asked", "FOE-E3"),
    ("no seat refused", changed(refused=[None]), "table.refused[0]", "no seat None"),
    ("nothing to open", changed(gone=EVERYTHING), "table.agenda", "FOE-E2"),
    ("nothing to turn up", changed(agenda=["turn up city"], gone=emptied("city")), "table.agenda", "FOE-O1"),
    (
        "no craftsman left",
        changed(agenda=["receive craftsman"], lost=[craftsman.id for craftsman in COMPONENTS.craftsmen]),
        "table.agenda",
        "FOE-D6",
    ),
    ("bought in part", changed(bought={"resource": "iron", "seat": 1}), "table.bought.space", "FOE-M1"),
    (
        "no resource",
        changed(agenda=["add tile"], bought={"resource": "oil", "seat": 1, "space": "1,0"}),
        "table.bought.resource",
        "oil",
    ),
    ("nothing to draw", changed(agenda=["draw nature"], gone=EVERYTHING), "table.agenda", "FOE-D8"),
    ("extra field", changed(colour="red"), "table", "colour"),
]


@pytest.mark.parametrize(("data", "where", "words"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_told_with_its_place(data: dict[str, Any], where: str, words: str) -> None:
    told = mistake(data)
    assert told.startswith(f"position, {where}"), told
    assert words in told, told


def test_all_that_is_wrong_is_named_at_once() -> None:
    with pytest.raises(PositionError) as caught:
        read(changed({"tiles": {"0,0": "castle"}, "hand": ["gun"]}, turn=2, agenda=["dance"]))
    assert [where for where, _ in caught.value.problems] == [
        "table.agenda[0]",
        "table.seats[0].tiles.0,0",
        "table.seats[0].hand[0]",
        "table.turn",
    ]


VICTORY = [tile.id for tile in COMPONENTS.of_kind("victory")[:8]]
POOL = ["forest", "cliff", "lake", "river", "grove"]


def setting_up(top: int, **fields: Any) -> dict[str, Any]:
    """A position in the set-up, with so many questions open."""
    stack = ["open", "fill rows", "settle", "take nature", "reveal nature", "reveal victory", "lots"][:top]
    base = {"seats": [{}, {}], "agenda": stack, "turn": None if top == 7 else 0, "victory": VICTORY if top < 6 else []}
    return {**MINIMAL, "table": {**base, **fields}}


@pytest.mark.parametrize(
    ("data", "question"),
    [
        (setting_up(7), "lots"),
        (setting_up(6, victory=VICTORY[:3]), "reveal victory"),
        (setting_up(5, rows={"nature": POOL[:2]}), "reveal nature"),
        (setting_up(4, rows={"nature": POOL}), "take nature"),
        (
            setting_up(4, rows={"nature": POOL[:3]}, seats=[{"tiles": {"0,0": "river"}}, {"tiles": {"0,0": "grove"}}]),
            "take nature",
        ),
        (
            setting_up(
                3,
                rows={"nature": ["lake"]},
                seats=[{"tiles": {"0,0": "river", "1,0": "lake"}}, {"tiles": {"0,0": "grove"}, "held": "cliff"}],
            ),
            "settle",
        ),
        (
            setting_up(
                2,
                rows={"nature": ["lake", "lake"]},
                seats=[{"tiles": {"0,0": "river", "1,0": "lake"}}, {"tiles": {"0,0": "grove", "0,-1": "cliff"}}],
            ),
            "fill rows",
        ),
    ],
)
def test_the_set_up_can_be_written_too(data: dict[str, Any], question: str) -> None:
    assert asks(read(data)) == question


@pytest.mark.parametrize(
    ("data", "where", "words"),
    [
        (setting_up(6, victory=VICTORY), "table.victory", "FOE-S1"),
        (setting_up(5, rows={"nature": POOL}), "table.rows.nature", "FOE-S2"),
        (setting_up(4, rows={"nature": POOL[:4]}), "table.seats[0].tiles", "FOE-S2"),
        (setting_up(4, rows={"nature": POOL[:1]}), "table.rows.nature", "FOE-S2"),
        (setting_up(4, rows={"nature": POOL}, gone=emptied("village")), "table.rows", "village"),
        (setting_up(5, gone=emptied("nature", {"lake": 4, "river": 1})), "table.rows", "nature"),
        (
            setting_up(4, rows={"nature": POOL[:3]}, seats=[{"tiles": {"0,1": "river"}}, {"tiles": {"0,0": "grove"}}]),
            "table.seats[0].tiles",
            "FOE-S3",
        ),
        (
            setting_up(
                3,
                rows={"nature": ["lake"]},
                seats=[{"tiles": {"1,0": "river"}, "held": "lake"}, {"tiles": {"0,0": "grove", "1,0": "cliff"}}],
            ),
            "table.seats[0].tiles",
            "FOE-S3",
        ),
        (
            setting_up(
                3,
                rows={"nature": ["lake"]},
                seats=[{"tiles": {"0,0": "river", "0,1": "lake"}}, {"tiles": {"0,0": "grove", "1,0": "cliff"}}],
            ),
            "table.agenda",
            "FOE-S3",
        ),
        (
            setting_up(
                2,
                rows={"nature": ["lake"]},
                seats=[{"tiles": {"0,0": "river"}, "held": "lake"}, {"tiles": {"0,0": "grove", "1,0": "cliff"}}],
            ),
            "table.seats[0].held",
            "FOE-D8",
        ),
        (
            setting_up(
                2,
                rows={"nature": ["lake"] * 3, "village": ["mine"] * 2, "city": ["inn_wine"]},
                seats=[{"tiles": {"0,0": "river", "-1,0": "cliff"}}, {"tiles": {"0,0": "grove", "1,0": "cliff"}}],
            ),
            "table.rows",
            "FOE-S4",
        ),
    ],
)
def test_nothing_is_done_before_its_time(data: dict[str, Any], where: str, words: str) -> None:
    told = mistake(data)
    assert told.startswith(f"position, {where}"), told
    assert words in told, told


def test_a_nation_far_out_in_a_position_stays_on_the_grid() -> None:
    """A line to the rim of the named spaces: no free space beyond it is offered."""
    line = ["forest", "cliff", "waterfall", "lake", "river", "grove"] * 4 + ["mine"] * 5 + ["stable"] * 3
    tiles = {f"0,{row}": tile for row, tile in enumerate(line)}
    state = table(
        seat(tiles), seat({"0,0": "winery", "0,1": "pottery"}), city=["inn_wine"], victory=["altar_pan"], agenda=["open"]
    )
    assert "0,32" in chair(state, 0).free
    top = {**tiles, "0,32": "winery"}
    state = table(seat(top), seat({"0,0": "weaving_mill", "0,1": "pottery"}), village=["pottery"], city=["inn_wine"])
    assert "0,33" not in chair(state, 0).free
    assert all("0,33" not in move for move in options(state))


def test_a_finished_game_can_be_written() -> None:
    over = do(
        table(seat({"0,0": "waterfall", "0,1": "mine"}), victory=["altar_hephaestus"], nature=["lake"]),
        "add altar_hephaestus 1,0",
    )
    _, again = read_position(write_position(over))
    assert again.to_act() == ()
    assert again.outcome() == over.outcome()


def test_the_stacks_may_be_empty_in_the_last_turn() -> None:
    used = ["lake", "lake", "river", "river", "cliff"]
    gone = [*emptied("nature", used=used), *emptied("village"), *emptied("city")]
    state = table(seat({"0,0": "lake", "0,1": "lake"}), seat({"0,0": "river", "0,1": "river"}), nature=["cliff"], gone=gone)
    assert asks(state) == "add tile"
