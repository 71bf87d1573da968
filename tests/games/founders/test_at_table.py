"""Founders of the Empire at a table: taking moves back, ending a turn, previews with their supply, hints, a whole game told."""

import msgspec
import pytest

from quadriga.kernel.chance import Rng
from quadriga.table.snapshot import explain_target, preview_message
from tests.table.driver import TableDriver as Desk
from tests.table.driver import open_table as desk

GAME = "founders"


def at_question(question: str, agreed_end: str, players: int = 2) -> Desk:
    """A table where that question is open to terracotta, after some turns of first options."""
    names = ("ada", "ben", "cyd", "dan")[:players]
    at = desk(*names, game=GAME, options={"first": "0", "agreed_end": agreed_end})
    rng = Rng(5)
    for _ in range(400):
        seat = at.table.acting()[0]
        state = at.table.state
        if seat == 0 and state.agenda[-1].name == question:
            return at
        move = at.table.game.hunch(state, seat, state.options(seat), rng)
        assert move is not None
        at.move(seat, move.notation)
    raise AssertionError(f"{question} was never asked")


def adding(at: Desk) -> str:
    return next(move.notation for move in at.table.state.options(0) if move.verb == "add")


@pytest.mark.rule("FOE-E3")
def test_the_question_at_the_end_of_a_turn_lets_take_the_tile_back() -> None:
    at = at_question("add tile", "allowed")
    before = at.view(0)
    at.move(0, adding(at), hold=True)
    assert at.tell(0).held is None, "the turn is not over: it can be ended or the end proposed"
    assert at.view(0)["asks"] == "propose"
    assert at.tell(0).undo.moves >= 1
    at.undo(0)
    assert at.view(0) == before


@pytest.mark.rule("FOE-E3c")
def test_without_a_vote_the_added_tile_is_held() -> None:
    at = at_question("add tile", "never")
    before = at.view(0)
    at.move(0, adding(at), hold=True)
    assert at.tell(0).held == 0
    at.undo(0)
    assert at.view(0) == before
    at.move(0, adding(at), hold=True).confirm(0)
    assert at.table.acting() == (1,)


def test_a_token_can_be_taken_back_until_a_tile_is_opened() -> None:
    at = at_question("play token", "never")
    before = at.view(0)
    at.move(0, "keep")
    at.undo(0)
    assert at.view(0) == before
    assert at.tell(0).undo.moves == 0, "before that a tile was drawn"


def test_a_preview_tells_what_would_serve() -> None:
    at = at_question("add tile", "never")
    while not at.view(0)["supplies"]:
        at.move(0, adding(at))
        while at.table.acting() != (0,) or at.table.state.agenda[-1].name != "add tile":
            seat = at.table.acting()[0]
            at.move(seat, at.table.state.options(seat)[0].notation)
    supply = next(each for each in at.view(0)["supplies"] if not each["is_swap"])
    told = preview_message(at.table, 0, f"add {supply['tile']} {supply['space']}", 1)
    event = next(line.event for line in told.log if line.event and line.event["type"] == "TileAdded")
    lying = {tile["space"]: tile["tile"] for tile in at.view(0)["seats"][0]["tiles"]}
    served = [{**service, "tile": lying.get(service["space"])} for service in supply["services"]]
    assert list(msgspec.to_builtins(event["services"])) == served


def test_things_pointed_at_are_explained_quickly() -> None:
    at = at_question("add tile", "never")
    told = explain_target(at.table, 0, (), "great_temple_zeus")
    assert told.rule in ("FOE-D1", "FOE-D3")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_to_everybody_alike(players: int) -> None:
    at = at_question("open", "never", players)
    rng = Rng(players)
    while at.table.acting():
        seat = at.table.acting()[0]
        state = at.table.state
        move = at.table.game.hunch(state, seat, state.options(seat), rng)
        assert move is not None
        at.move(seat, move.notation)
    told = [at.tell(eyes) for eyes in (*range(players), None)]
    assert all(each.outcome == told[0].outcome for each in told)
    assert told[0].ending
    assert all(at.lines(eyes) == at.lines(None) for eyes in range(players))
