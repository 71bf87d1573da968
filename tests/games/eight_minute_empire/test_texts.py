"""Prompts, moves and events as people read them: whole sentences, with names and not with ids."""

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell import events as tell
from quadriga.games.eight_minute_empire.terminal import draw
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.words.pseudo import PSEUDO
from tests.games.eight_minute_empire.helpers import bid, do, ended, having_taken, new, options, ready, seat, table

DECK = {"deck": "retail"}
RULES = {"rules": "retail"}


def prompt(state: EmpireState) -> str:
    return GAME.say_prompt(state.view(state.to_act()[0] if state.to_act() else None))


def said(state: EmpireState, text: str) -> str:
    """A possible move in words."""
    assert text in options(state)
    return GAME.say_move(state.view(state.to_act()[0]), GAME.space(state.config).read(text))


def told(state: EmpireState, *moves: str, by: int | None = None) -> list[str]:
    """What everybody hears of these moves."""
    state.listen()
    do(state, *moves, by=by)
    return [GAME.say_event(state.config, event) for event in state.told() if event.is_for(None)]


# ------------------------------------------------------------------------------------ prompts


def test_prompts() -> None:
    assert prompt(table(2)) == "Take a card and pay for its place in the row."
    assert prompt(having_taken("coal-place3")) == "Place up to 3 armies: choose where, in Omphara or by a city of yours."
    assert prompt(having_taken("tree-city1")) == "Build a city: choose one of the regions where you have an army."
    assert prompt(having_taken("tree-destroy2")) == "Destroy up to 2 armies: choose whose and where."
    assert prompt(having_taken("coal-place2_or_city1", given=DECK)) == "Choose one: place 2 armies or build a city."
    assert prompt(bid(ready(3, RULES), 1, 0, 0)) == "You won the bid: who goes first?"
    assert prompt(ended([seat(), seat()])) == "The game is over."


def test_a_prompt_counts_what_is_left() -> None:
    state = having_taken("anvil-move4")
    assert "4 steps" in prompt(state)
    do(state, "move C5>C4", "move C5>C4", "move C5>C4")
    assert "1 step" in prompt(state)
    assert "1 steps" not in prompt(state)
    assert "over land" in prompt(state)


def test_the_prompt_of_a_sail_card_speaks_of_water() -> None:
    assert "water" in prompt(having_taken("tree-sail3"))


def test_the_prompt_of_an_and_card_asks_for_an_order() -> None:
    state = having_taken("carrot-destroy1_and_place1", given=DECK)
    assert prompt(state) == "Choose what comes first: destroy 1 army and place 1 army."


def test_the_prompt_of_the_third_colour_counts_down() -> None:
    state = do(ready(2, RULES), "settle W1")
    assert prompt(state) == "Settle an army of the third colour, anywhere: 9 to go."
    assert prompt(ready(2, RULES, "1")) == "Settle an army of the third colour, anywhere but in Omphara: 10 to go."


# ------------------------------------------------------------------------------------ moves


def test_moves() -> None:
    bidding = ready(2)
    assert said(bidding, "bid 0") == "Bid nothing"
    assert said(bidding, "bid 1") == "Bid 1 coin"
    assert said(bidding, "bid 2") == "Bid 2 coins"
    taking = table(2, row=["tree-city1", "coal-place3"])
    assert said(taking, "take 2") == "Take Coal: place 3 armies (1 coin)"
    assert said(having_taken("coal-place3"), "place C5") == "Place an army in Omphara"
    assert said(having_taken("tree-city1"), "city C5") == "Build a city in Omphara"
    assert said(having_taken("tree-destroy2"), "destroy lapis C5") == "Destroy an army of lapis in Omphara"
    assert said(bid(ready(3, RULES), 1, 0, 0), "first laurel") == "Laurel goes first"
    assert said(having_taken("coal-place2_or_city1", given=DECK), "do city") == "Build a city"


def test_a_crossing_says_that_it_is_by_sea() -> None:
    state = having_taken("tree-sail3", seat(armies={"C4": 1}))
    assert said(state, "move C4>C5") == "Move an army from Galdora to Omphara"
    assert said(state, "move C4>W5") == "Move an army from Galdora to Kolpea by sea"


def test_a_move_names_the_third_colour() -> None:
    state = having_taken("tree-destroy2", given=RULES, neutral={"armies": {"W1": 1}})
    assert said(state, "destroy grey W1") == "Destroy an army of the third colour in Karduna"


STATES: dict[str, Callable[[], EmpireState]] = {
    "bid": lambda: ready(2),
    "settle": lambda: ready(2, RULES),
    "place": lambda: having_taken("coal-place3", seat(cities={"W1": 1})),
    "sail": lambda: having_taken("tree-sail3", seat(armies={"C4": 1, "C5": 2})),
    "destroy": lambda: having_taken("tree-destroy2", given=RULES, neutral={"armies": {"W1": 1}}),
    "and": lambda: having_taken("carrot-destroy1_and_place1", given=DECK),
}


@pytest.mark.parametrize("lay", STATES.values(), ids=STATES)
def test_no_two_options_sound_alike(lay: Callable[[], EmpireState]) -> None:
    state = lay()
    (who, *_) = state.to_act()
    sentences = [GAME.say_move(state.view(who), move) for move in state.options(who)]
    assert len(set(sentences)) == len(sentences) > 1


# ------------------------------------------------------------------------------------ events


def test_events_of_a_turn() -> None:
    assert told(table(2, row=["coal-place3"]), "take 1", "place C5", "stop") == [
        "Terracotta took Coal: place 3 armies (free).",
        "Terracotta placed an army in Omphara.",
        "Terracotta left the rest undone.",
    ]
    assert told(having_taken("gold-move2"), "move C5>C4") == ["Terracotta moved an army from Omphara to Galdora."]
    assert told(having_taken("tree-city1"), "city C5") == ["Terracotta built a city in Omphara."]
    assert told(having_taken("tree-destroy2"), "destroy lapis C5") == ["Terracotta destroyed an army of lapis in Omphara."]


def test_events_of_the_bid() -> None:
    state = ready(2, {"youngest": "1,0"})
    assert told(state, "bid 3", by=0) == ["Terracotta has bid."]
    assert told(state, "bid 1", by=1) == [
        "Lapis has bid.",
        "Terracotta won the bid and paid 3 coins. The bids: terracotta 3, lapis 1.",
        "Terracotta got the first turn.",
    ]


def test_a_tie_says_who_was_the_youngest() -> None:
    state = do(ready(2, {"youngest": "1,0"}), "bid 3", by=0)
    assert "Lapis won the tie as the youngest and paid 3 coins." in told(state, "bid 3", by=1)[1]


def test_the_winner_who_names_another_is_told() -> None:
    assert told(bid(ready(3, RULES), 0, 3, 0), "first laurel") == ["Lapis gave the first turn to laurel."]


def test_events_of_chance() -> None:
    assert told(new(2), "lot lapis", by=CHANCE) == ["By lot, lapis counts as the next youngest."]
    state = new(2, {"youngest": "0,1"})
    assert told(state, "draw tree-city1", by=CHANCE) == ["A card came into the row: Tree: build a city."]


def test_who_destroys_an_army_of_their_own_is_not_named_twice() -> None:
    state = having_taken("tree-destroy2")
    assert told(state, "destroy terracotta C5") == ["Terracotta destroyed one of their own armies in Omphara."]


def test_a_button_and_a_ticket_say_it_shortly() -> None:
    taking = table(2, given=DECK, row=["carrotx2-place3"])
    voice = GAME.voice(taking.config)
    take = GAME.move_message(taking.view(0), GAME.space(taking.config).read("take 1"))
    assert voice.say_both(take, "short")[1] == "Take Carrot ×2"
    taken = tell.CardTaken(seat=0, card="carrotx2-place3", place=1, price=0, round=1)
    assert voice.say_both(GAME.event_message(taken), "gist")[1] == "took Carrot ×2"


def test_the_choice_of_a_city_is_told_in_english() -> None:
    state = having_taken("coal-place2_or_city1", given=DECK)
    (sentence,) = told(state, "do city")
    assert sentence.startswith("Terracotta chose to ")
    assert "build" in sentence


def test_a_card_of_which_nothing_can_be_done_is_told_in_english() -> None:
    mine = seat(armies={"C5": 14}, cities={"C5": 3})
    sentences = told(table(2, [mine], DECK, row=["coal-place2_or_city1"]), "take 1")
    assert len(sentences) == 2
    assert "to choose with" not in sentences[1]


def test_a_card_with_nothing_to_destroy_does_not_speak_of_tools() -> None:
    sentences = told(table(2, [seat(armies={}), seat(armies={})], row=["tree-destroy2"]), "take 1")
    assert len(sentences) == 2
    assert "to destroy with" not in sentences[1]


# ------------------------------------------------------------------------------------ the terminal


@pytest.mark.parametrize("players", [2, 3, 5])
def test_long_words_beside_the_chart_cut_off_nothing(players: int) -> None:
    config = GAME.config(players, {**RULES, **DECK, "tokens": "on"})
    paper = io.StringIO()
    Console(width=130, color_system=None, file=paper).print(
        draw(GAME, GAME.new(config).view(None, PSEUDO), GAME.voice(config, PSEUDO))
    )
    chart = [line[:88] for line in paper.getvalue().splitlines()]
    assert not any("…" in line for line in chart)
