"""The Ancient World at a table: taking moves back, reactions out of turn, what is told to whom, previews."""

import pytest

from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.chance import QuickChance, Rng
from quadriga.kernel.errors import IllegalMove
from quadriga.table.foresight import foresee
from quadriga.table.journal import TableJournal as Journal
from tests.games.ancient_world.helpers import army, city, look, secret, table
from tests.table.driver import open_table as desk

NAME = "ancient_world"


def journal(state: AncientState) -> Journal:
    """A game that goes on from here."""
    return Journal.from_position(GAME, state, QuickChance(Rng(1)))


def submit(at: Journal, *texts: str, hold: bool = False) -> Journal:
    """Moves of whoever is to act."""
    space = GAME.space(at.state.config)
    for text in texts:
        at.submit(at.state.to_act()[0], space.read(text), hold=hold)
    return at


@pytest.mark.rule("TAW-T6a")
def test_ticks_are_taken_back_one_by_one() -> None:
    at = journal(table(city(coins=5, draft=2), titans=["mud_crawler", None, None]))
    before = at.state.view(0)
    submit(at, "attack 1", "tick 1", "tick 2")
    assert at.undo_length(0) == 3
    at.undo(0)
    assert [army.is_ticked for army in at.state.view(0).attack.armies] == [True, False]  # type: ignore[attr-defined]
    at.undo(0, 2)
    assert at.state.view(0) == before


def test_an_attack_that_was_made_stands() -> None:
    at = submit(journal(table(city(coins=5, draft=2), titans=["mud_crawler", None, None])), "attack 1", "tick 1", "strike")
    assert at.undo_length(0) == 0


def test_a_placement_that_ends_the_turn_is_held() -> None:
    at = submit(journal(table(city())), "place 1 on labor", hold=True)
    assert at.held == 0
    at.undo(0)
    assert at.state.view(0).seats[0].coins == 10  # type: ignore[attr-defined]
    submit(at, "place 1 on labor", hold=True)
    at.confirm(0)
    assert at.state.to_act() == (1,)


def test_building_a_secret_card_cannot_be_taken_back_and_one_that_all_have_seen_can() -> None:
    seen = submit(journal(table(city(stored=["bridge"]))), "place 1 to build stored bridge", hold=True)
    assert seen.undo_length(0) == 1
    hidden = submit(journal(table(city(stored=[secret("bridge")]))), "place 1 to build stored bridge", hold=True)
    assert hidden.undo_length(0) == 0


def test_drawn_cards_stand() -> None:
    at = submit(journal(table(city(), round=2)), "place 1 on explore")
    assert at.undo_length(0) == 1
    submit(at, "explore deck")
    assert at.undo_length(0) == 0


@pytest.mark.rule("TAW-K9")
def test_a_reaction_out_of_turn_stops_the_undo_of_the_learner() -> None:
    outpost = city("distant_outpost", armies=[army("city_guard", picture=1)])
    at = submit(journal(table(city(), outpost)), "place 1 on learn")
    assert at.state.to_act() == (1,)
    assert at.undo_length(0) == 1, "nobody has answered yet"
    submit(at, "decline")
    assert at.undo_length(0) == 0
    with pytest.raises(IllegalMove):
        at.undo(0)


def test_a_preview_shows_what_is_certain() -> None:
    """An army that is hovered: what it would bring."""
    state = table(city(coins=5, draft=2), titans=["mud_crawler", None, None])
    space = GAME.space(state.config)
    state.play(0, space.read("attack 1"))
    ahead = foresee(state, 0, space.read("tick 1"))
    assert ahead is not None
    attack = ahead.view.attack  # type: ignore[attr-defined]
    assert (attack.value, attack.is_enough, attack.coins_left) == (4, True, 4)
    built = foresee(table(city(stored=[secret("bridge")])), 0, space.read("place 1 to build stored bridge"))
    assert built is not None
    assert built.view.seats[0].used == 3  # type: ignore[attr-defined]


def test_a_whole_game_by_bots_and_what_each_pair_of_eyes_is_told() -> None:
    at = desk("ada", "ben", game=NAME, options={"first": "0", "expand_plus": "on"})
    rng = Rng(3)
    for _ in range(2000):
        acting = at.table.acting()
        if not acting:
            break
        state = at.table.state
        assert isinstance(state, AncientState)
        move = GAME.hunch(state, acting[0], state.options(acting[0]), rng)
        assert move is not None
        at.move(acting[0], move.notation)
    told = at.tell(0)
    assert told.outcome is not None
    texts = {eyes: [line.text for line in at.table.log.of(eyes)] for eyes in (0, 1, None)}
    for eyes, other in ((0, "Lapis"), (1, "Terracotta")):
        assert not any(line.startswith(f"{other} drew ") for line in texts[eyes]), "what the other drew is not told"
    assert not any(" drew " in line for line in texts[None])
    assert len(texts[None]) > 100
    assert isinstance(at.table.state, AncientState)
    assert look(at.table.state).step == "over"
