"""The registry finds every game, those of other distributions too, and names them all when asked for one that is not there."""

import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

import quadriga.games
from quadriga.kernel.errors import UnknownGame
from quadriga.kernel.record import begin, read_record, write_record
from quadriga.kernel.registry import find_game, games
from tests.kernel.games import whole_game

OTHER = """
    import msgspec
    from quadriga.games.eight_minute_empire.title import META, PARTS, SETS, EmpireSetup
    from quadriga.kernel.game import Game

    FIFTH = msgspec.structs.replace(META, key="a_fifth", title="A Fifth Game")
    GAME = Game("quadriga.games.eight_minute_empire", FIFTH, SETS, EmpireSetup, PARTS)
"""


@pytest.fixture
def fifth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Another distribution with a game is installed."""
    (tmp_path / "distribution_of_a_fifth.py").write_text(textwrap.dedent(OTHER), encoding="utf-8")
    info = tmp_path / "a_fifth-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: a-fifth\nVersion: 1.0\n", encoding="utf-8")
    announced = "[quadriga.games]\na_fifth = distribution_of_a_fifth:GAME\n"
    (info / "entry_points.txt").write_text(announced, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    games.cache_clear()
    yield
    games.cache_clear()


def test_every_package_below_games_is_a_game() -> None:
    (folder,) = map(Path, quadriga.games.__path__)
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert "eight_minute_empire" in packages
    assert set(games()) == packages


def test_games_come_in_the_order_of_their_titles() -> None:
    titles = [game.meta.title for game in games().values()]
    assert titles == sorted(titles)
    assert all(game.meta.key == key for key, game in games().items())


@pytest.mark.parametrize("key", ["eight_minute_empire", "eight-minute-empire", "Eight-Minute_Empire"])
def test_a_game_is_found_by_its_key_with_hyphens_and_in_any_case(key: str) -> None:
    assert find_game(key) is games()["eight_minute_empire"]


@pytest.mark.parametrize("key", ["go", "", "eight minute empire"])
def test_a_game_that_is_not_there(key: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game(key)
    assert str(caught.value) == f"there is no game {key!r}; there are: {', '.join(games())}"


@pytest.mark.usefixtures("fifth")
def test_a_game_of_another_distribution_is_found() -> None:
    game = find_game("a-fifth")
    assert game.meta.title == "A Fifth Game"
    assert next(iter(games())) == "a_fifth"
    assert "eight_minute_empire" in games()
    with pytest.raises(UnknownGame, match="there are: a_fifth, eight_minute_empire"):
        find_game("go")


@pytest.mark.usefixtures("fifth")
def test_a_record_of_another_distributions_game_begins() -> None:
    text = write_record(whole_game()).replace('"eight_minute_empire"', '"a_fifth"')
    game, state = begin(read_record(text))
    assert game is find_game("a_fifth")
    assert state.config.game == "a_fifth"


def test_without_the_distribution_its_game_is_gone() -> None:
    with pytest.raises(UnknownGame):
        find_game("a_fifth")
