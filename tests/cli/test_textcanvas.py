"""The table as it is drawn: complete, within its width, with symbols where there is no colour."""

import io
import itertools
import re

import pytest
from rich.console import Console

from quadriga.games.eight_minute_empire.data.components import load_components
from quadriga.kernel.chance import Rng
from quadriga.kernel.registry import find_game, games
from quadriga.kernel.seats import CHANCE, SHAPES
from quadriga.kernel.state import State
from quadriga.terminal.draw import draw_fields, draw_table
from quadriga.textcanvas.canvas import Canvas
from quadriga.textcanvas.labels import Labels
from tests.cli.runner import ESCAPE, GAME
from tests.kit.play import play_seed

EMPIRE = find_game(GAME)
BOARDS = load_components().boards


def played(players: int, steps: int, **options: str) -> State:
    """A game after so many random steps."""
    state = EMPIRE.new(EMPIRE.config(players, options))
    rng = Rng(players + steps)
    for _ in range(steps):
        acting = state.to_act()
        if not acting:
            break
        moves = state.options(acting[0])
        state.play(acting[0], state.draw(rng) if acting[0] == CHANCE else moves[rng.below(len(moves))])
    return state


def drawn(state: State, width: int, colours: bool = False, eyes: int | None = 0) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=colours, color_system="truecolor" if colours else None)
    console.print(draw_table(find_game(state.config.game), state.view(eyes)))
    return file.getvalue()


@pytest.mark.parametrize(("width", "players"), [(80, 2), (80, 4), (80, 5), (100, 3), (120, 2), (120, 4), (120, 5), (160, 3)])
@pytest.mark.parametrize("board", ["a", "b"])
def test_everything_is_on_the_table(width: int, players: int, board: str) -> None:
    state = played(players, 120, board=board, deck="retail", rules="retail")
    text = drawn(state, width)
    assert max(map(len, text.splitlines())) <= width
    for region in BOARDS[board].regions:
        assert f"{region.id} {region.name}" in text
    for continent in BOARDS[board].continents:
        assert continent.name in text
    for seat in range(players):
        assert SHAPES[seat] in text
    for word in ("coins", "armies left", "cities left", "cards", "points", "Gem", "Carrot", "Wild", "1 coin", "3 coins"):
        assert word in text


@pytest.mark.parametrize("width", [80, 120])
def test_goods_tokens_stand_behind_the_names_of_their_regions(width: int) -> None:
    state = played(3, 30, board="b", deck="retail", rules="retail", tokens="on")
    text = drawn(state, width)
    assert max(map(len, text.splitlines())) <= width
    names = {region.id: region.name for region in BOARDS["b"].regions}
    tokens = state.layout()["tokens"]
    assert sorted(tokens) == sorted(BOARDS["b"].marked)
    for region, good in tokens.items():
        assert f"{region} {names[region]} +{good}" in text


def test_pieces_and_holders_are_symbols_not_only_colours() -> None:
    state = EMPIRE.load(EMPIRE.config(2), {
        "agenda": ["take card"], "turn": 0,
        "seats": [
            {"coins": 5, "cards": [], "armies": {"C5": 2, "W1": 3}, "cities": {"W1": 1}},
            {"coins": 5, "cards": [], "armies": {"C5": 2, "C9": 1}},
        ],
        "row": ["tree-sail3", "gold-move2", "coal-sail2", "carrot-move5", "anvil-city1", "carrot-destroy2"],
    })  # fmt: skip
    text = drawn(state, 120)
    assert "\x1b" not in text
    assert "▲W1 Karduna" in text  # held, with three armies and a city
    assert "▲3♜" in text
    assert "●C9 Talaris" in text
    assert " C5 Omphara ⌂" in text  # two against two: nobody's
    assert "▲2 ●2" in text
    assert "VESPERIA ▲" in text
    assert ESCAPE.sub("", drawn(state, 120, colours=True)).split() == text.split()


def test_the_third_colour_has_its_own_symbol() -> None:
    state = played(2, 20, rules="retail")
    assert "○" in drawn(state, 120)


def test_bids_are_shown_as_the_eyes_may_see_them() -> None:
    state = played(2, 7)
    while state.to_act() == (CHANCE,):
        state.play(CHANCE, state.options(CHANCE)[0])
    state.play(1, state.options(1)[9])
    row = next(line for line in drawn(state, 120).splitlines() if re.search(r"bid +– +made", line))
    assert "9" not in row.partition("bid")[2]


@pytest.mark.parametrize("board", ["a", "b"])
@pytest.mark.parametrize("size", [(76, 23), (78, 24), (88, 23)])
def test_no_plate_covers_another_and_no_line_runs_through_one(board: str, size: tuple[int, int]) -> None:
    data = BOARDS[board]
    ids = [region.id for region in data.regions]
    lines = [(ids.index(a), ids.index(b)) for a, b in (*data.land, *data.sea)]
    widths = [len(region.id) + len(region.name) + 3 for region in data.regions]
    labels = Labels([(region.x, region.y) for region in data.regions], widths, 2, lines, size, (2, 1))
    cells = [
        {(x + dx, y + dy) for dx in range(width) for dy in range(2)} for (x, y), width in zip(labels.at, widths, strict=True)
    ]
    for one, other in itertools.combinations(cells, 2):
        assert not one & other
    for covered in cells:
        assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in covered)
    for (a, b), bend in zip(lines, labels.bends, strict=True):
        passed = {(int(x), int(y)) for x, y in labels.curve(a, b, bend)}
        assert not any(passed & cells[region] for region in range(len(ids)) if region not in (a, b)), (ids[a], ids[b])


def test_a_canvas_puts_text_over_lines_over_ground() -> None:
    canvas = Canvas(6, 2, "")
    canvas.line([(0.5, 0.5), (5.5, 0.5)], "red")
    canvas.write(2, 0, "ab", "bold")
    canvas.write(5, 1, "cut off", "bold")
    first, second = (row.plain for row in canvas.rows())
    assert first[2:4] == "ab"
    assert all(0x2800 < ord(character) < 0x2900 for character in first[0:2] + first[4:6])
    assert second == "     c"
    assert not canvas.is_free(0, 0, 1)
    assert canvas.is_free(0, 1, 5)
    assert not canvas.is_free(0, 1, 7)
    assert canvas.has_text(0, 0, 3)


def test_a_game_without_a_drawing_is_drawn_from_its_view() -> None:
    file = io.StringIO()
    state = played(3, 60)
    Console(file=file, width=140).print(draw_fields(state.view(1)))
    for text in ("armies left", "deck size", "▲ terracotta", "C13", "holder"):
        assert text in file.getvalue()


@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("players", [2, 3])
def test_after_the_end_the_last_round_stands_and_nobody_is_to_move(key: str, players: int) -> None:
    game = find_game(key)
    trace = play_seed(game, game.config(players), seed=3)
    before, after = (drawn(state, 130, eyes=None) for state in (trace.steps[-1].before, trace.final))
    title, *rest, _legend = after.splitlines()
    assert re.findall(r"round \d+", title) == re.findall(r"round \d+", before.splitlines()[0])
    assert "turn of" not in title
    for mark in ("▸", "✓"):
        assert mark not in "\n".join(rest)
