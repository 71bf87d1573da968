"""Positions written by hand: what may be left out, and how each mistake is refused, with its place and its reason."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.errors import PositionError
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest, read_position, write_position
from quadriga.kernel.seats import CHANCE
from tests.games.ancient_world.helpers import (
    PLUS,
    army,
    asks,
    chair,
    city,
    do,
    draw,
    look,
    options,
    outcome,
    secret,
    table,
    where,
)

DOCS = Path(__file__).parents[3] / "docs"
MINIMAL: dict[str, Any] = {
    "format": "quadriga-position/1",
    "game": "ancient_world",
    "players": 2,
    "table": {
        "seats": [{"coins": 6}, {"coins": 7}],
        "turn": 0,
        "titans": [{"top": "mud_crawler"}, {"top": "stone_being"}, {"top": "storm_mother"}],
        "district": "open_plains",
    },
}


def read(data: dict[str, Any]) -> AncientState:
    _, state = read_position(json.dumps(data))
    assert isinstance(state, AncientState)
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
    assert (asks(state), state.to_act(), look(state).round, look(state).first) == ("choose", (0,), 1, 0)
    assert where(state, 0) == {1: "home", 2: "home", 3: "home"}
    assert [each.card for each in chair(state, 1).armies] == ["city_guard", "militia"]
    assert look(state).deck.size == 38
    assert look(state).military_size == 25
    assert [pile.size for pile in look(state).titans] == [8, 7, 5]
    assert look(state).districts.size == 15


def test_everything_that_can_lie_on_a_table_is_read_and_written() -> None:
    own = city(
        "caravan",
        "bridge",
        "orchard",
        coins=4,
        knowledge=2,
        citizens=5,
        starving=[4],
        damaged=["orchard"],
        workers={"caravan": 2},
        districts=["garrison_quarter"],
        titans=["horned_brute"],
        armies=[army("axe_clan", "city_guard", picture=3), army("militia", name=1), army("hill_archers")],
        stored=["citadel", secret("crane", 0), secret("granary", 2)],
        draft=2,
    )
    known = [{"card": "marsh_strider", "known": [0, 2]}, {"card": "dune_lurker", "known": ["all"]}]
    state = table(
        own,
        city(passed=True),
        city(),
        players=3,
        round=5,
        lot=2,
        left=["orchard", "town_hall"],
        left_lot=1,
        first=1,
        holder=2,
        claimed=True,
        actions={"labor": ["lapis 1", "terracotta 3"], "build": ["laurel 2"]},
        row=["armory", 0, None, "stadium", 2],
        military=["axe_clan", 1, None],
        titans=[{"top": "mud_crawler", "known": known, "looker": 2}, None, None],
        under=[{"card": "watch_hill", "known": [1]}, {"card": "open_plains", "known": ["all"]}],
        discards=["granary", "stadium"],
        lost=["war_elephants", "spear_levy"],
        given=PLUS,
    )
    text = write_position(state)
    _, again = read_position(text)
    assert digest(again) == digest(state)
    assert write_position(again) == text
    assert where(state, 0) == {1: "home", 2: "caravan", 3: "labor", 4: "starving", 5: "home"}
    for eyes in (0, 1, 2, None):
        assert look(again if isinstance(again, AncientState) else state, eyes) == look(state, eyes)


ATTACK: dict[str, Any] = {"turn": 0, "agenda": ["attack"], "pile": 1}
TITAN = {"titans": ["horned_brute"]}
WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    ("a field", changed(colour=1), "table", "colour"),
    ("seats", changed(seats=[{}]), "table.seats", "2 players"),
    ("no turn", changed(turn=None), "table.turn", "whose turn"),
    ("seat", changed(turn=2), "table.turn", "from 0 to 1"),
    ("round", changed(round=7), "table.round", "from 1 to 6"),
    ("question", changed(agenda=["dance"]), "table.agenda[0]", "'dance'"),
    ("questions", changed(agenda=["choose", "choose"]), "table.agenda", "open together"),
    ("card", changed({"cards": ["oilwell"]}), "table.seats[0].cards[0]", "no Empire card"),
    ("two of a name", changed({"cards": ["orchard", "orchard"]}), "table.seats[0].cards", "TAW-B2"),
    ("too many copies", changed({"cards": ["crane"], "stored": ["crane"]}), "table.row", "2 Crane"),
    ("B too early", changed({"cards": ["granary"]}), "table.row", "Granary"),
    (
        "no room",
        changed({"cards": ["orchard", "crane", "bridge", "caravan", "aqueduct"]}),
        "table.seats[0].cards",
        "capacity of 4",
    ),
    ("armies", changed({"armies": [{"card": "axe_clan"}] * 3}), "table", "3"),
    ("army", changed({"armies": [{"card": "orchard"}]}), "table.seats[0].armies[0].card", "no Military card"),
    ("coins on it", changed({"armies": [{"card": "axe_clan", "name": -1}]}), "table.seats[0].armies[0]", "from 0 on"),
    ("coins", changed({"coins": -1}), "table.seats[0].coins", "from 0 on"),
    ("citizens", changed({"citizens": 6}), "table.seats[0].citizens", "from 1 to 5"),
    ("no such citizen", changed(actions={"labor": ["lapis 4"]}), "table.seats[1].citizens", "in none"),
    ("two places", changed(actions={"labor": ["lapis 1"], "draft": ["lapis 1"]}), "table.actions", "two places"),
    ("a colour", changed(actions={"labor": ["mauve 1"]}), "table.actions.labor[0]", "lapis 3"),
    ("an action", changed(actions={"dance": ["lapis 1"]}), "table.actions.dance", "is no action"),
    ("damaged what", changed({"damaged": ["orchard"]}), "table.seats[0].damaged", "not there"),
    ("row", changed(row=["orchard"]), "table.row", "4 places"),
    ("piles", changed(titans=[{"top": "mud_crawler"}]), "table.titans", "3 piles"),
    (
        "wrong pile",
        changed(titans=[{"top": "stone_being"}, {"top": "mud_crawler"}, {"top": "bone_king"}]),
        "table.titans[0]",
        "not of this pile",
    ),
    (
        "nobody looked",
        changed(
            titans=[{"top": "mud_crawler", "known": [{"card": "sky_stalker"}]}, {"top": "stone_being"}, {"top": "bone_king"}]
        ),
        "table.titans[0].looker",
        "TAW-K10",
    ),
    ("missing", changed(agenda=["attack"]), "table.pile", "TAW-T1"),
    ("lot", changed({"stored": [{"card": "crane", "lot": 3}]}), "table.seats[0].stored", "lot 3"),
    ("lot of B", changed(round=4), "table.lot", "TAW-B9a"),
    ("left too early", changed(left=["crane"]), "table.left", "from round 4"),
    ("discards", changed(discards=["granary"]), "table.discards[0]", "deck in use"),
    ("too weak", changed({"coins": 0}, **ATTACK), "table.ticked", "TAW-T6a"),
    ("used", changed({"armies": [{"card": "axe_clan", "name": 1}]}, **ATTACK, ticked=[1]), "table.ticked", "TAW-T2"),
    ("no such army", changed(**ATTACK, ticked=[3]), "table.ticked", "2 armies"),
    ("no Titan taken", changed(agenda=["roll"], pile=1, dice_due=1), "table.seats", "TAW-T6"),
    ("no face", changed(TITAN, agenda=["roll"], pile=1, dice=["moon"]), "table.dice[0]", "moon"),
    ("nothing over", changed(TITAN, agenda=["disband"], pile=1, dice=["titan"]), "table.seats", "TAW-T10"),
    ("nothing damaged", changed(agenda=["mend"], repairs=1), "table.repairs", "TAW-T7"),
    ("no hand", changed(agenda=["keep"]), "table.hand", "TAW-B9"),
    ("nothing to draw", changed(agenda=["draw"], due=99), "table.due", "TAW-B9"),
    ("nobody looks", changed(agenda=["look"], due=1), "table.pile", "TAW-K10"),
    ("a card left out", changed({"armies": [{}]}), "table.seats[0].armies[0].card", "must be there"),
    ("poor scribes", changed({"coins": 0}, turn=1, agenda=["scribes"]), "table.seats", "TAW-K12"),
    ("at work", changed(agenda=["starve"], asked=0, due=1, actions={"labor": ["lapis 1"]}), "table.actions", "TAW-N3"),
    ("nobody starves", changed(agenda=["starve"], due=1), "table.asked", "TAW-N4"),
    (
        "nothing to fill",
        changed(agenda=["choose", "fill military"], military=["axe_clan", "hill_archers"]),
        "table.military",
        "TAW-R3",
    ),
    ("nothing to copy", changed(agenda=["copy"]), "table.agenda", "TAW-K5"),
    ("nothing known", changed(agenda=["arrange"], pile=1), "table.titans", "TAW-K10"),
    ("no ambush", changed({"coins": 0}, agenda=["ambush"], pile=1), "table.pile", "TAW-K10"),
]


@pytest.mark.parametrize(("data", "place", "words"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_mistake_is_refused_with_its_place(data: dict[str, Any], place: str, words: str) -> None:
    said = mistake(data)
    assert said.startswith(f"position, {place}"), said
    assert words in said, said


def test_the_middle_of_an_attack_can_be_written_down() -> None:
    state = read(changed({"draft": 2}, **ATTACK, ticked=[1]))
    assert options(state) == {"strike", "tick 2"}
    do(state, "strike")
    draw(state)


def test_the_middle_of_the_hunger_can_be_written_down() -> None:
    state = read(changed({"citizens": 5, "starving": [2]}, agenda=["starve"], asked=0, due=1))
    assert options(state) == {f"starve {skill}" for skill in (1, 3, 4, 5)}


# ------------------------------------------------------------------------------------ the puzzle of the docs


def puzzle() -> AncientState:
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    found = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return read(next(json.loads(each) for each in found if '"ancient_world"' in each))


def played(moves: list[str], faces: tuple[str, str]) -> AncientState:
    """These moves, with the dice of the attack in their place; food is not damaged if something else can be."""
    state = puzzle()
    for move in moves:
        do(state, move)
        if asks(state) == "next titan":
            state.play(CHANCE, state.draws()[0][0])
            do(state, *[f"roll {face}" for face in faces])
        while asks(state) == "damage":
            do(state, min(options(state) - {"damage fishing_dock", "damage wheat_fields"}))
    while state.to_act():
        do(state, "pass")
    return state


BUILD, DRAFT, ATTACK_ALONE = "place 2 to build stadium", "place 3 on draft", ["attack 2", "tick 2", "strike"]
FACES = [(one, other) for one in ("titan", "coin", "blank") for other in ("titan", "coin", "blank")]


@pytest.mark.rule("TAW-T4", "TAW-E3")
@pytest.mark.parametrize("faces", FACES)
def test_the_solution_of_the_puzzle_wins_whatever_the_dice_show(faces: tuple[str, str]) -> None:
    for moves in ([BUILD, DRAFT, *ATTACK_ALONE], [DRAFT, BUILD, *ATTACK_ALONE]):
        result = outcome(played(moves, faces))
        assert (result.scores, result.winners) == ((8, 7), (0,))


@pytest.mark.rule("TAW-T8")
def test_what_does_not_win_the_puzzle() -> None:
    assert outcome(played([BUILD], ("blank", "blank"))).winners == (1,)
    assert outcome(played([DRAFT, *ATTACK_ALONE], ("blank", "blank"))).winners == (1,)
    both = do(puzzle(), "attack 2", "tick 1", "tick 2", "strike")
    assert chair(both, 0).coins == 1, "too little for the Stadium"
    early = do(puzzle(), DRAFT, *ATTACK_ALONE)
    early.play(CHANCE, early.draws()[0][0])
    do(early, "roll coin", "roll coin")
    assert BUILD not in options(early), "the dice have taken two coins"


def can_force_a_win(state: AncientState) -> bool:
    """Whether terracotta wins alone whatever the dice show. Of what else is drawn one card is tried: that can only flatter."""
    acting = state.to_act()
    if not acting:
        return outcome(state).winners == (0,)
    is_chance = acting[0] == CHANCE
    moves = [move for move, _ in state.draws()] if is_chance else state.options(acting[0])
    if is_chance and asks(state) != "roll":
        moves = moves[:1]
    results = (can_force_a_win(after(state, acting[0], move)) for move in moves)
    return all(results) if is_chance else any(results)


def after(state: AncientState, seat: int, move: Move) -> AncientState:
    other = state.clone()
    other.play(seat, move)
    return other


@pytest.mark.slow
@pytest.mark.deep
def test_no_other_first_move_solves_the_puzzle() -> None:
    """Build and Draft can be changed about, and so can their citizens: both beat the one who drafted."""
    start = puzzle()
    solving = {move.notation for move in start.options(0) if can_force_a_win(after(start, 0, move))}
    assert solving == {f"place {citizen} {what}" for citizen in (2, 3) for what in ("to build stadium", "on draft")}
