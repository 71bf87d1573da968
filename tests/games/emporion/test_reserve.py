"""Reserve: a card of the Port kept for later, with a drachma on it (EMP-R)."""

import pytest

from quadriga.games.emporion.tell import events as tell
from tests.games.emporion.helpers import (
    HISTORY,
    additions,
    chair,
    do,
    draws,
    gate,
    look,
    options,
    points,
    refill,
    refusal,
    seat,
    table,
    told,
)

PORT = ["toxotes", "stoa", "agora", "oinos"]


@pytest.mark.rule("EMP-R1", "EMP-R2")
def test_peter_reserves_the_stoa() -> None:
    """The rulebook's example: one of his two drachmas on the Stoa, and a History card where the Stoa was."""
    state = table(port=PORT)
    events = told(state, "reserve 2", "draw hippeis")
    assert chair(state, 0).reserved == ("stoa",)
    assert chair(state, 0).drachmas == 1
    assert look(state).port == ("toxotes", "hippeis", "agora", "oinos")
    assert gate(state, "reserve").counters == ("asclepios",)
    assert state.to_act() == (1,), "his turn ends"
    assert events == [
        tell.CardReserved(seat=0, round=1, card="stoa", place=2, counter="asclepios"),
        tell.PortRefilled(seat=0, place=2, card="hippeis", pile="history"),
    ]


@pytest.mark.rule("EMP-R1")
def test_any_kind_of_card_that_lies_in_the_port_can_be_reserved() -> None:
    assert options(table(port=PORT), "reserve") == {"reserve 1", "reserve 2", "reserve 3", "reserve 4"}
    for place, card in enumerate(PORT):
        state = refill(do(table(port=PORT), f"reserve {place + 1}"))
        assert chair(state, 0).reserved == (card,)


@pytest.mark.rule("EMP-R1")
def test_without_a_free_drachma_nothing_is_reserved() -> None:
    state = table(seat("hoplites", reserved=["stoa"]), port=[*PORT[:1], "hiereia", *PORT[2:]])
    assert len(options(state, "reserve")) == 4
    full = table(seat("hoplites", reserved=["stoa", "limen"]), port=PORT)
    assert not options(full, "reserve")
    reason = refusal(full, "reserve 1")
    assert (reason.rule, reason.text) == ("EMP-R1", "Both your drachmas lie on reserved cards.")


@pytest.mark.rule("EMP-R2")
def test_the_new_card_comes_from_the_history_pile_whatever_was_reserved() -> None:
    state = do(table(port=PORT), "reserve 4")
    assert set(draws(state)) <= {f"draw {card}" for card in HISTORY}
    assert sum(draws(state).values()) == look(state).history_pile


@pytest.mark.rule("EMP-R3")
def test_a_reserved_card_gives_nothing_and_counts_for_nothing() -> None:
    """Neither its resources, its power, its icons nor its multiplier; and each costs three points at the end."""
    state = table(seat("hoplites", reserved=["strategos", "theatron"]), polis=["agora", "emporion"])
    mine = chair(state, 0)
    assert (mine.awards.war, mine.awards.culture, mine.size) == (1, 0, 1)
    assert mine.powers.prestige.war == 0
    assert points(state)[0] == -6
    assert [line.points for line in mine.lines if line.rule == "EMP-R3"] == [-6]
    assert not any(text.startswith("emporion") for text in additions(state))


@pytest.mark.rule("EMP-R3", "EMP-R4")
def test_when_it_is_added_it_counts_and_its_drachma_is_free_again() -> None:
    """The rulebook's example: Hippeis lets the player bring in a reserved Prestige card by War."""
    realm = ["hoplites", "hippeis", "macellum", "macellum", "macellum", "sophistes", "sophistes", "sophistes"]
    state = table(seat(*realm, reserved=["agora"]))
    assert "agora by war" in additions(state)
    assert points(state)[0] == -3
    do(state, "bring agora by war")
    mine = chair(state, 0)
    assert (mine.reserved, mine.drachmas, mine.size) == ((), 2, len(realm) + 1)
    assert points(state)[0] == 5
