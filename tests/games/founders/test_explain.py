"""Why not: every refusal names the rule that refuses and the thing that it is about; so does everything that is pointed at."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga.games.founders import GAME
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.seats import CHANCE
from quadriga.table.foresight import why_not_target
from tests.games.founders.helpers import COMPONENTS, NO_VOTE, do, emptied, new, refill, refusal, seat, table

LEDGER = Path(__file__).parents[3] / "src" / "quadriga" / "games" / "founders" / "rules.md"
PAIR = {"0,0": "forest", "0,1": "cliff"}
VOTE = {"agreed_end": "allowed"}
BLOCK = {"0,0": "river", "1,0": "cliff", "0,1": "lake", "1,1": "mine"}

Case = tuple[Callable[[], FoundersState], str, str, tuple[str, ...]]


def drafting() -> FoundersState:
    state = do(new(2, {**NO_VOTE, "first": "0"}), *[f"draw {tile.id}" for tile in COMPONENTS.of_kind("victory")[:8]])
    return do(state, "draw forest", "draw forest", "draw forest", "draw lake", "draw cliff")


def settling() -> FoundersState:
    return do(drafting(), "take forest", "take lake", "take cliff", "take forest")


def opening() -> FoundersState:
    return table(seat(PAIR, hand=["war"]), nature=["lake"], gone=emptied("village"), agenda=["open"])


def playing(*hand: str) -> FoundersState:
    lapis = seat({"0,0": "mine", "0,1": "temple_hades", "1,0": "forest"}, coins=["1,0"])
    return table(seat(BLOCK, hand=list(hand)), lapis, nature=["lake"], players=3, agenda=["play token"])


def adding() -> FoundersState:
    return table(seat(PAIR), village=["mine", "stable"], nature=["lake"])


def placing() -> FoundersState:
    return do(table(seat({"0,0": "lake", "0,1": "lake"}), village=["mine"]), "draw", "draw forest")


def proposing() -> FoundersState:
    return do(table(nature=["lake"], given=VOTE), "add lake 1,0")


def farewell() -> FoundersState:
    own = seat({"0,0": "mine", "0,1": "lake"}, hand=["smith", "potter", "war"])
    return do(table(own, nature=["lake"], given=VOTE), "add lake 1,0", "propose", "agree")


CASES: list[Case] = [
    # set-up
    (drafting, "take river", "FOE-S2", ("River",)),
    (drafting, "settle ahead", "FOE-S2", ("taken",)),
    (settling, "settle behind", "FOE-S3", ("same",)),
    (settling, "open city", "FOE-S3", ("second tile",)),
    # opening
    (opening, "open village", "FOE-O1", ("village", "empty")),
    (opening, "add lake 1,0", "FOE-T1", ("opened first",)),
    (opening, "pillage lapis 0,1", "FOE-T1", ("opened",)),
    (opening, "pass", "FOE-O1", ("opened",)),
    (opening, "lot lapis", "FOE-O1", ("chance",)),
    (opening, "draw mine", "FOE-O1", ("chance",)),
    # tokens
    (lambda: playing("war"), "pillage lapis 0,0", "FOE-W1", ("Mine at 0,0", "protected", "Temple of Hades at 0,1")),
    (lambda: playing("war"), "pillage lapis 7,7", "FOE-W1", ("Lapis", "7,7")),
    (lambda: playing("coin"), "pillage lapis 0,1", "FOE-K1", ("war token",)),
    (lambda: playing("coin"), "buy wood lapis 0,1", "FOE-M3", ("victory tile",)),
    (lambda: playing("coin"), "buy wood lapis 1,0", "FOE-M3", ("coin already",)),
    (lambda: playing("coin"), "buy wood lapis 0,0", "FOE-M9", ("iron", "not wood")),
    (lambda: playing("coin"), "unite 0,0", "FOE-K1", ("carriage",)),
    (lambda: playing("carriage"), "unite 1,0", "FOE-G1", ("2,0", "2,1")),
    (lambda: playing("carriage"), "unite 8,8", "FOE-G1", ("8,8",)),
    (lambda: playing("carriage"), "buy iron lapis 0,0", "FOE-K1", ("coin",)),
    (lambda: playing("smith"), "employ smith 0,0", "FOE-A2", ("Smith", "iron", "River")),
    (lambda: playing("smith"), "employ potter 1,1", "FOE-A1", ("Potter",)),
    (lambda: playing("smith"), "add lake 2,0", "FOE-T1", ("token first",)),
    (lambda: playing("smith"), "draw", "FOE-K1", ("token",)),
    # adding
    (adding, "add mine 0,2", "FOE-D3", ("no wood", "0,2", "Forest at 0,0", "out of reach")),
    (adding, "add mine 0,1", "FOE-D2", ("Cliff at 0,1", "swapped")),
    (adding, "add mine 3,3", "FOE-D2", ("3,3", "no side")),
    (adding, "add stable 1,0", "FOE-D3", ("no water", "no tile of yours")),
    (adding, "add pottery 1,0", "FOE-D1", ("No Pottery", "face up")),
    (adding, "swap mine 3,3", "FOE-D9", ("nothing to swap",)),
    (adding, "swap mine 0,1", "FOE-D4", ("Forest at 0,0", "wood")),
    (adding, "draw", "FOE-D8", ("can be added",)),
    (adding, "leave", "FOE-D1", ("must be",)),
    (adding, "keep", "FOE-K1", ("before",)),
    (adding, "open city", "FOE-D1", ("added",)),
    (placing, "add mine 1,0", "FOE-D8", ("Forest",)),
    (placing, "add forest 5,5", "FOE-D2", ("5,5",)),
    (placing, "pillage lapis 0,1", "FOE-K1", ("opened",)),
    # the end
    (proposing, "agree", "FOE-E3", ("turn is done",)),
    (lambda: do(proposing(), "propose"), "pass", "FOE-E3", ("agree or refuse",)),
    (farewell, "employ potter 0,0", "FOE-A2", ("Potter", "pottery")),
    (farewell, "open city", "FOE-E3", ("craftsmen",)),
]


@pytest.mark.parametrize(("state", "move", "rule", "words"), CASES, ids=[f"{case[2]} {case[1]}" for case in CASES])
def test_a_refusal_names_the_rule_and_the_thing(
    state: Callable[[], FoundersState], move: str, rule: str, words: tuple[str, ...]
) -> None:
    reason = refusal(state(), move)
    assert reason.rule == rule, reason
    for word in words:
        assert word in reason.text, reason


def test_every_rule_that_is_cited_stands_in_the_ledger() -> None:
    known = set(re.findall(r"^- (FOE-\w+)", LEDGER.read_text(encoding="utf-8"), re.MULTILINE))
    folder = Path(__file__).parents[3] / "src" / "quadriga" / "games" / "founders"
    for path in [*folder.rglob("*.py"), *folder.glob("*.toml")]:
        cited = set(re.findall(r"FOE-[A-Z]\d+[a-z]?", path.read_text(encoding="utf-8")))
        assert cited <= known, (path.name, cited - known)


def test_chance_is_refused_too() -> None:
    state = do(opening(), "open city")
    reason = refusal(state, "draw mine", by=CHANCE)
    assert reason.rule == "FOE-O1"
    assert refusal(state, "keep", by=0).text == "A draw is due first."


POINTED: list[tuple[Callable[[], FoundersState], tuple[str, ...], str, str, tuple[str, ...]]] = [
    (adding, (), "stable", "FOE-D3", ("Stable", "fits nowhere", "water")),
    (adding, (), "pottery", "FOE-D1", ("No Pottery",)),
    (adding, (), "5,5", "FOE-D2", ("5,5", "no side")),
    (adding, ("mine",), "0,2", "FOE-D3", ("wood", "0,2")),
    (adding, ("mine",), "0,1", "FOE-D4", ("Mine", "0,1")),
    (adding, (), "token:war", "FOE-K1", ("opened",)),
    (adding, (), "stack:city", "FOE-D1", ("added",)),
    (lambda: playing("war"), (), "token:coin", "FOE-K1", ("no coin",)),
    (lambda: playing("war"), (), "mine", "FOE-K1", ("token",)),
    (lambda: playing("war"), ("token:war",), "lapis:0,0", "FOE-W1", ("protected",)),
    (lambda: playing("coin"), ("token:coin",), "lapis:0,1", "FOE-M3", ("victory tile",)),
    (lambda: playing("coin"), (), "resource:gold", "FOE-M2", ("tile",)),
    (adding, (), "mine", "FOE-D1", ("can be chosen",)),
    (lambda: playing("carriage"), ("token:carriage",), "corner:1,0", "FOE-G1", ("2,0",)),
    (lambda: playing("carriage"), ("token:carriage",), "lapis:0,0", "FOE-G1", ("own nation",)),
    (lambda: playing("smith", "war"), ("token:smith",), "lapis:0,0", "FOE-A2", ("own nation",)),
    (lambda: playing("potter", "war"), (), "token:potter", "FOE-A2", ("Potter", "pottery")),
    (placing, (), "mine", "FOE-D8", ("Forest",)),
    (farewell, (), "token:war", "FOE-E3", ("only craftsmen",)),
    (farewell, (), "token:potter", "FOE-A2", ("Potter", "pottery")),
    (farewell, (), "token:weaver", "FOE-A1", ("Weaver",)),
    (drafting, (), "river", "FOE-S2", ("River",)),
    (opening, (), "stack:village", "FOE-O1", ("empty",)),
]


@pytest.mark.parametrize(
    ("state", "chosen", "target", "rule", "words"),
    POINTED,
    ids=[f"{case[3]} {'+'.join((*case[1], case[2]))}" for case in POINTED],
)
def test_what_is_pointed_at_is_answered_for(
    state: Callable[[], FoundersState], chosen: tuple[str, ...], target: str, rule: str, words: tuple[str, ...]
) -> None:
    at = state()
    reason = why_not_target(GAME, at, at.to_act()[0], chosen, target)
    assert reason.rule == rule, reason
    for word in words:
        assert word in reason.text, reason


@pytest.mark.parametrize(
    ("chosen", "target", "words", "rule"),
    [
        (("0,3",), "mine", "The Mine lacks wood and stone at 0,3", "FOE-D3"),
        (("mine",), "river", "This can be chosen now.", "FOE-D1"),
        (("0,5",), "river", "shares no side", "FOE-D2"),
    ],
)
def test_a_tile_that_fits_elsewhere_is_refused_where_it_was_meant(
    chosen: tuple[str, ...], target: str, words: str, rule: str
) -> None:
    state = table(seat({"0,0": "forest", "0,1": "cliff", "0,2": "lake"}), village=["mine"], nature=["river"])
    reason = why_not_target(GAME, state, 0, chosen, target)
    assert words in reason.text, reason
    assert reason.rule == rule, reason


def swapping() -> FoundersState:
    """A Mine that is fed only where a Lake lies between a River and a Cliff: it fits nowhere but in its place."""
    own = {"-1,1": "river", "0,1": "lake", "0,0": "lake", "0,-1": "lake", "1,-1": "cliff"}
    return table(seat(own), village=["mine"], nature=["forest"])


@pytest.mark.parametrize(
    ("state", "pair", "rule", "words"),
    [
        (swapping, ("1,0", "mine"), "FOE-D3", "The Mine has no wood at 1,0: the River at -1,1 lies out of reach"),
        (swapping, ("0,1", "mine"), "FOE-D3", "The Mine has no stone at 0,1: the Cliff at 1,-1 lies out of reach"),
        (lambda: playing("coin"), ("lapis:0,1", "token:coin"), "FOE-M3", "is a victory tile and produces nothing"),
        (lambda: playing("coin"), ("lapis:0,0", "resource:wood"), "FOE-M9", "The Mine at 0,0 produces iron, not wood"),
        (lambda: playing("war"), ("lapis:0,0", "token:war"), "FOE-W1", "The Mine at 0,0 is protected"),
        (lambda: playing("smith"), ("0,0", "token:smith"), "FOE-A2", "not in the River at 0,0"),
        (lambda: playing("smith"), ("lapis:0,0", "token:smith"), "FOE-A2", "own nation"),
        (lambda: playing("carriage"), ("lapis:0,0", "token:carriage"), "FOE-G1", "own nation"),
        (drafting, ("lake", "forest"), "FOE-S2", "No move joins this"),
        (swapping, ("0,0", "-1,0"), "FOE-D1", "This can be chosen now."),
        (swapping, ("0,0", "mine"), "FOE-D1", "This can be chosen now."),
        (lambda: playing("coin"), ("resource:iron", "token:coin"), "FOE-K1", "This can be chosen now."),
    ],
)
@pytest.mark.parametrize("way", [1, -1], ids=["so", "the other way round"])
def test_in_either_order_of_pointing_the_answer_is_the_same_and_true(
    state: Callable[[], FoundersState], pair: tuple[str, str], rule: str, words: str, way: int
) -> None:
    first, second = pair[::way]
    reason = why_not_target(GAME, state(), 0, (first,), second)
    assert words in reason.text, reason
    assert reason.rule == rule, reason


def test_a_tile_that_fits_on_each_of_two_spaces_is_not_refused_for_either() -> None:
    reason = why_not_target(GAME, adding(), 0, ("1,0", "-1,0"), "lake")
    assert reason.text == "No move joins this with what you have chosen."


def test_pointing_makes_no_great_many_moves() -> None:
    """A tile stands in thousands of moves; asking about it must not make them all."""
    state = refill(table(seat(PAIR), village=["mine", "stable"], nature=["lake"], players=4))
    made = [sum(move is not None for move in family.made) for family in GAME.space(state.config).families]
    for target in ("stable", "token:war", "token:coin", "resource:wood", "mine", "0,5", "lapis:0,0"):
        why_not_target(GAME, state, 0, (), target)
    why_not_target(
        GAME, table(seat(PAIR, hand=["coin"]), nature=["lake"], agenda=["play token"]), 0, ("resource:iron",), "token:coin"
    )
    after = [sum(move is not None for move in family.made) for family in GAME.space(state.config).families]
    assert sum(after) - sum(made) < 300
