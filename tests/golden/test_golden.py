"""Law 6: every ending and every player count has a golden record, and every golden record replays on every release."""

import importlib
from pathlib import Path

import pytest

from quadriga.kernel.errors import ConfigError
from quadriga.kernel.game import Game
from quadriga.kernel.record import read_record, verify, write_record
from quadriga.kernel.registry import games
from tools.golden import all_cases

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.rglob("*.json"))


def name(path: Path) -> str:
    """A record as the report calls it."""
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_replays_to_the_same_end(path: Path) -> None:
    record = read_record(path.read_bytes())
    assert record.result is not None
    assert verify(record) == sum(entry.seat < 0 for entry in record.entries)


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_is_written_as_it_is_read(path: Path) -> None:
    assert write_record(read_record(path.read_bytes())) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_record_shows_what_its_name_promises(path: Path) -> None:
    cases = importlib.import_module(f"tests.games.{path.parent.name}.golden_cases")
    version, players, options, shows = all_cases(cases)[path.stem]
    record = read_record(path.read_bytes())
    assert record.rules_version == version
    assert record.config.players == players
    assert options.items() <= record.config.options.items()
    assert shows(cases.Story(record))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.meta.key)
def test_every_case_ending_and_player_count_has_a_record(game: Game) -> None:
    cases = importlib.import_module(f"tests.games.{game.meta.key}.golden_cases")
    paths = [path for path in RECORDS if path.parent.name == game.meta.key]
    assert {path.stem for path in paths} == set(all_cases(cases))
    records = [read_record(path.read_bytes()) for path in paths]
    shown = {(record.result.outcome.ending, record.config.players) for record in records if record.result}
    counts = range(game.meta.min_players, game.meta.max_players + 1)
    assert shown >= {(ending.key, players) for ending in game.meta.endings for players in counts}


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.meta.key)
def test_every_choice_of_every_option_has_a_record(game: Game) -> None:
    paths = [path for path in RECORDS if path.parent.name == game.meta.key]
    chosen = {pair for path in paths for pair in read_record(path.read_bytes()).config.options.items()}
    wanted = {(option.key, choice.value) for option in game.meta.options for choice in option.choices}
    assert chosen >= wanted


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.meta.key)
def test_every_version_of_the_rules_has_records(game: Game) -> None:
    records = [read_record(path.read_bytes()) for path in RECORDS if path.parent.name == game.meta.key]
    assert {record.rules_version for record in records} == set(game.meta.versions)


def test_a_component_set_that_is_not_loaded_is_named() -> None:
    record = read_record(RECORDS[0].read_bytes())
    game = games()[record.config.game]
    with pytest.raises(ConfigError, match="component set 'feedbeef' is not loaded"):
        game.config(record.config.players, record.config.options, "feedbeef")
