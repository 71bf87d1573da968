"""Emporion at a table: taking moves back, ending a turn, previews, a whole game told."""

import pytest

from quadriga.kernel.chance import Rng
from quadriga.table.snapshot import explain_target, preview_message
from tests.table.driver import TableDriver as Desk
from tests.table.driver import open_table as desk

GAME = "emporion"


def at_first_turn(players: int = 2) -> Desk:
    """Terracotta is to choose the first Action; everybody took Hoplites."""
    at = desk(*("ada", "ben", "cyd", "dan")[:players], game=GAME, options={"first": "0"})
    for seat in range(players):
        at.move(seat, "take hoplites")
    if players == 2:
        at.move(0, "choose asclepios")
    return at


def test_an_addition_is_held_and_can_be_taken_back() -> None:
    at = at_first_turn()
    before = at.view(0)
    at.move(0, "add macellum by trade", hold=True)
    assert at.tell(0).held == 0
    at.undo(0)
    assert at.view(0) == before
    at.move(0, "add hoplites by war", hold=True).confirm(0)
    assert at.table.acting() == (1,)


@pytest.mark.rule("EMP-X2")
def test_an_expedition_can_be_taken_back_until_a_card_is_turned() -> None:
    at = at_first_turn()
    for seat, move in enumerate(
        ("add hoplites by war", "add macellum by trade", "add sophistes by culture", "add hoplites by war")
    ):
        at.move(seat % 2, move)
    before = at.view(0)
    at.move(0, "sail 1 2 3", hold=True)
    assert at.view(0)["asks"] == "refill"
    at.undo(0)
    assert at.view(0) == before
    at.move(0, "sail 1 2 4", hold=True).move(0, "refill 1", hold=True)
    assert at.tell(0).held == 0, "the split is said, and no card is turned before the turn is confirmed"
    at.undo(0)
    at.move(0, "refill 2", hold=True).confirm(0)
    assert at.tell(0).undo.moves == 0
    assert at.table.acting() == (1,)


def test_a_preview_tells_what_a_card_would_take() -> None:
    at = at_first_turn()
    told = preview_message(at.table, 0, "add macellum by trade", 1)
    event = next(line.event for line in told.log if line.event and line.event["type"] == "CardAdded")
    assert (event["card"], event["action"], event["counter"]) == ("macellum", "trade", "asclepios")


def test_things_pointed_at_are_explained() -> None:
    at = at_first_turn()
    assert explain_target(at.table, 0, (), "special:phokaia").rule == "EMP-D2"
    assert explain_target(at.table, 0, ("action:war",), "polis:macellum").rule == "EMP-D1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_to_everybody_alike(players: int) -> None:
    at = at_first_turn(players)
    rng = Rng(players)
    while at.table.acting():
        seat = at.table.acting()[0]
        options = at.table.state.options(seat)
        at.move(seat, options[rng.below(len(options))].notation)
    told = [at.tell(eyes) for eyes in (*range(players), None)]
    assert all(each.outcome == told[0].outcome for each in told)
    assert told[0].ending
    assert all(at.lines(eyes) == at.lines(None) for eyes in range(players))
