"""The three endings, the vote, the count and ties (FOE-E)."""

import pytest

from quadriga.games.founders.tell import events as tell
from tests.games.founders.helpers import (
    FAR,
    asks,
    chair,
    do,
    emptied,
    hand,
    look,
    new,
    options,
    outcome,
    points,
    refill,
    refusal,
    seat,
    table,
    tile_at,
    told,
)

VOTE = {"agreed_end": "allowed"}
ALTAR = {"0,0": "waterfall", "0,1": "mine"}
"""Feeds the altar of Hephaestus at 1,0."""


# ------------------------------------------------------------------------------------ no victory tile left


@pytest.mark.rule("FOE-E1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_with_the_turn_in_which_the_last_victory_tile_goes(players: int) -> None:
    """In the middle of a round: the others get no further turn."""
    state = table(seat(ALTAR), victory=["altar_hephaestus"], nature=["lake"], players=players, given=VOTE)
    events = told(state, "add altar_hephaestus 1,0")
    assert state.to_act() == ()
    assert outcome(state).ending == "victory"
    assert outcome(state).scores == (1, *[0] * (players - 1))
    assert events[-1] == tell.GameEnded(ending="victory", scores=outcome(state).scores)
    assert refusal(state, "open city", by=1).rule == "FOE-E1"


@pytest.mark.rule("FOE-E1")
def test_while_a_victory_tile_is_left_the_game_goes_on() -> None:
    state = table(seat(ALTAR), victory=["altar_hephaestus", FAR], nature=["lake"])
    do(state, "add altar_hephaestus 1,0")
    assert asks(state) == "open"


# ------------------------------------------------------------------------------------ stacks


@pytest.mark.rule("FOE-E2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_in_which_the_last_tile_is_drawn_is_played_to_its_end(players: int) -> None:
    """Only one village tile is left: terracotta opens it, plays a token, adds a tile, and only then the game is over."""
    natures = ["lake", "lake", "river", "river", "river", "river", "grove", "grove", "grove", "grove"]
    rest = iter(natures[2:])
    others = [seat({"0,0": next(rest), "0,1": next(rest)}) for _ in range(players - 1)]
    used = [*natures[: 2 * players], "cliff"]
    state = table(
        seat({"0,0": "lake", "0,1": "lake"}, hand=["war"]),
        *others,
        nature=["cliff"],
        gone=[*emptied("nature", used=used), *emptied("village", {"mine": 1}), *emptied("city")],
        agenda=["open"],
        given=VOTE,
    )
    do(state, "open village", "draw mine")
    assert asks(state) == "play token"
    do(state, "pillage lapis 0,1", "add cliff 1,0")
    assert outcome(state).ending == "stacks"


@pytest.mark.rule("FOE-E2")
def test_the_last_tile_may_be_drawn_because_nothing_fits() -> None:
    used = ["lake", "lake", "river", "river"]
    state = table(
        seat({"0,0": "lake", "0,1": "lake"}),
        seat({"0,0": "river", "0,1": "river"}),
        gone=[*emptied("nature", {"forest": 1}, used), *emptied("village"), *emptied("city", {"inn_wine": 1})],
        agenda=["open"],
    )
    do(state, "open city", "draw inn_wine", "draw", "draw forest", "add forest 1,0")
    assert outcome(state).ending == "stacks"


@pytest.mark.rule("FOE-E2")
def test_with_tiles_in_any_stack_the_game_goes_on() -> None:
    state = table(nature=["lake"], gone=[*emptied("village"), *emptied("city")], agenda=["open"])
    do(state, "open nature", "draw waterfall", "add lake 1,0")
    assert asks(state) == "open"


# ------------------------------------------------------------------------------------ the agreed end


@pytest.mark.rule("FOE-E3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_must_agree(players: int) -> None:
    state = table(nature=["lake"], players=players, given=VOTE)
    do(state, "add lake 1,0")
    assert (asks(state), options(state)) == ("propose", {"pass", "propose"})
    do(state, "propose")
    for who in range(1, players):
        assert (asks(state), state.to_act(), options(state)) == ("answer", (who,), {"agree", "refuse"})
        assert look(state).proposer == 0
        do(state, "agree")
    assert outcome(state).ending == "agreed"


@pytest.mark.rule("FOE-E3")
def test_it_is_never_verified() -> None:
    """Terracotta could add an altar next turn, and still all may agree."""
    state = table(seat(ALTAR), victory=["altar_hephaestus"], nature=["lake"], given=VOTE)
    do(state, "add lake 1,1", "propose", "agree")
    assert outcome(state).ending == "agreed"


@pytest.mark.rule("FOE-E3")
def test_the_first_refusal_closes_it_and_the_refused_skips_a_chance() -> None:
    state = table(nature=["lake", "lake", "grove", "grove", "river"], players=3, given=VOTE)
    do(state, "add lake 1,0", "propose", "refuse")
    assert (asks(state), state.to_act()) == ("open", (1,))
    assert chair(state, 0).skips_proposal
    for tile in ("lake", "grove"):
        do(state, "open city", "draw inn_wine", f"add {tile} 1,0")
        assert asks(state) == "propose"
        do(state, "pass")
    do(state, "open city", "draw inn_horses", "add grove 1,1")
    assert (asks(state), state.to_act()) == ("open", (1,)), "terracotta is not asked"
    assert not chair(state, 0).skips_proposal
    do(state, "open city", "draw inn_horses", "add river 1,1")
    assert asks(state) == "propose"


@pytest.mark.rule("FOE-E3")
def test_every_craftsman_that_fits_may_be_played_before_the_count() -> None:
    """All victory tiles left require horses; the players agree. The smith and the weaver find work, the potter not."""
    own = seat({"0,0": "mine", "0,1": "weaving_mill", "0,2": "lake"}, hand=["smith", "weaver", "potter"])
    state = table(own, nature=["lake"], victory=["temple_selene", "altar_the_dioscuri"], given=VOTE)
    do(state, "add lake 1,0", "propose", "agree")
    assert (asks(state), state.to_act()) == ("last craftsmen", (0,))
    assert options(state) == {"employ smith 0,0", "employ weaver 0,1", "done"}
    do(state, "employ weaver 0,1", "employ smith 0,0")
    assert outcome(state).ending == "agreed"
    assert outcome(state).scores == (5, 0)


@pytest.mark.rule("FOE-E3")
def test_nobody_has_to_employ_and_other_endings_give_no_such_chance() -> None:
    own = seat({"0,0": "mine", "0,1": "lake"}, hand=["smith"])
    state = table(own, nature=["lake"], given=VOTE)
    do(state, "add lake 1,0", "propose", "agree", "done")
    assert outcome(state).scores == (1, 0)
    other = table(seat({**ALTAR, "0,2": "pottery"}, hand=["potter"]), victory=["altar_hephaestus"], nature=["lake"], given=VOTE)
    do(other, "add altar_hephaestus 1,0")
    assert outcome(other).scores == (2, 0)
    assert hand(other, 0) == ["potter"]


@pytest.mark.rule("FOE-E3b")
def test_answers_and_craftsmen_go_clockwise_from_the_proposer() -> None:
    tiles = [{"0,0": "mine", "0,1": "lake"}, {"0,0": "winery", "0,1": "lake"}, {"0,0": "pottery", "0,1": "lake"}]
    hands = ["smith", "vintner", "potter"]
    seats = [seat(each, hand=[who]) for each, who in zip(tiles, hands, strict=True)]
    state = table(*seats, nature=["grove"], turn=1, given=VOTE)
    do(state, "add grove 1,0", "propose")
    assert state.to_act() == (2,)
    do(state, "agree")
    assert state.to_act() == (0,)
    do(state, "agree")
    order: list[int] = []
    while asks(state) == "last craftsmen":
        order += state.to_act()
        do(state, "done" if state.to_act() == (2,) else next(iter(options(state, "employ"))))
    assert order == [1, 2, 0]
    assert outcome(state).scores == (2, 2, 1)


@pytest.mark.rule("FOE-E3c")
def test_a_table_may_do_without_it() -> None:
    state = table(nature=["lake"], given={"agreed_end": "never"})
    do(state, "add lake 1,0")
    assert (asks(state), state.to_act()) == ("open", (1,))


@pytest.mark.rule("FOE-E3a")
def test_of_several_reasons_the_first_names_the_ending() -> None:
    used = ["waterfall", "river", "river", "lake"]
    both = table(
        seat(ALTAR),
        seat({"0,0": "river", "0,1": "river"}),
        nature=["lake"],
        victory=["altar_hephaestus"],
        gone=[*emptied("nature", used=used), *emptied("village", used=["mine"]), *emptied("city", {"inn_wine": 1})],
        agenda=["open"],
        given=VOTE,
    )
    do(both, "open city", "draw inn_wine")
    stacks_alone = both.clone()
    do(both, "add altar_hephaestus 1,0")
    assert outcome(both).ending == "victory"
    do(stacks_alone, "add lake 1,0")
    assert outcome(stacks_alone).ending == "stacks"


# ------------------------------------------------------------------------------------ the count


@pytest.mark.rule("FOE-E4")
def test_what_counts_and_what_does_not() -> None:
    """2 for a temple and for a craftsman, nothing for pillaged ones, 1 for a token, -1 for a swapped tile."""
    own = seat(
        {
            "0,0": "lake",
            "0,1": "temple_hades",
            "1,0": "great_temple_zeus",
            "2,0": "mine",
            "3,0": "pottery",
            "4,0": "marketplace_iron",
        },
        pillaged=["1,0", "3,0"],
        craftsmen={"2,0": "smith", "3,0": "potter"},
        hand=["war", "coin", "carriage"],
        swapped=["forest", "forest"],
    )
    state = table(own, nature=["lake"])
    assert points(state)[0] == 2 + 0 + 2 + 0 + 3 - 2
    lines = {(line.rule, line.points) for line in state.sheet()[0]}
    assert {("FOE-D7", 2), ("FOE-W2", 0), ("FOE-A2", 2), ("FOE-W3", 0), ("FOE-E4", 3), ("FOE-D9", -2)} <= lines


@pytest.mark.rule("FOE-E6", "FOE-E5", "FOE-E4")
def test_philip_beats_alexander_with_twelve_points_each() -> None:
    """Philip: 1 + 2 + 2 + 3, a craftsman, 3 tokens, a swapped tile. Alexander: 12 points too, but only 3 victory tiles."""
    philip = seat(
        {
            "0,0": "waterfall",
            "0,1": "mine",
            "1,1": "temple_hades",
            "-1,0": "temple_cybele",
            "0,-1": "great_temple_zeus",
            "-1,1": "pottery",
        },
        craftsmen={"-1,1": "potter"},
        hand=["war", "coin", "carriage"],
        swapped=["lake"],
    )
    alexander = seat(
        {"0,0": "lake", "0,1": "temple_tyche", "1,0": "great_temple_athena", "1,1": "great_temple_ares", "2,0": "winery"},
        craftsmen={"2,0": "vintner"},
        hand=["war", "coin"],
    )
    state = table(philip, alexander, victory=["altar_hephaestus"], nature=["lake"])
    do(state, "add altar_hephaestus 1,0")
    result = outcome(state)
    assert result.scores == (12, 12)
    assert result.places == (1, 2)
    assert [chair(state, who).victory_tiles for who in (0, 1)] == [4, 3]


@pytest.mark.rule("FOE-E5")
def test_pillaged_victory_tiles_break_a_tie_too_and_a_full_tie_is_shared() -> None:
    """Both have one point; lapis has a pillaged temple besides an altar. Then both have the same: the victory is shared."""
    lapis = {"0,0": "lake", "0,1": "altar_pan", "1,0": "temple_tyche"}
    state = table(seat(ALTAR), seat(lapis, pillaged=["1,0"]), victory=["altar_hephaestus"], nature=["lake"])
    do(state, "add altar_hephaestus 1,0")
    assert (outcome(state).scores, outcome(state).places) == ((1, 1), (2, 1))
    even = table(seat(ALTAR), seat({"0,0": "lake", "0,1": "altar_pan"}), victory=["altar_hephaestus"], nature=["lake"])
    do(even, "add altar_hephaestus 1,0")
    assert outcome(even).places == (1, 1)


@pytest.mark.rule("FOE-E4", "FOE-W2")
def test_a_pillaged_victory_tile_is_worth_nothing_at_the_end() -> None:
    state = table(
        seat(ALTAR, hand=["war"]),
        seat({"0,0": "lake", "0,1": "great_temple_zeus"}),
        victory=["altar_hephaestus"],
        nature=["lake"],
        agenda=["play token"],
    )
    do(state, "pillage lapis 0,1", "add altar_hephaestus 1,0")
    assert outcome(state).scores == (1, 0)
    assert tile_at(state, 1, "0,1").is_pillaged


@pytest.mark.rule("FOE-E2", "FOE-E3c")
def test_whole_games_without_a_vote_end_by_themselves() -> None:
    for players in (2, 3, 4):
        state = new(players)
        while refill(state).to_act():
            do(state, min(options(state)))
        assert outcome(state).ending in ("victory", "stacks")
