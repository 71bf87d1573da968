"""Component sets by their hash: the packaged one, an owner's own, and one that nobody has loaded."""

from pathlib import Path

import pytest

from quadriga.kernel.errors import ConfigError
from quadriga.kernel.sets import ComponentSets


def load(path: Path | None) -> str:
    """A set is a text here."""
    return "packaged" if path is None else path.read_text()


@pytest.fixture
def sets() -> ComponentSets[str]:
    """Of a title that has just come."""
    loaded = ComponentSets(load, lambda text: f"#{len(text)}")
    loaded.load()
    return loaded


def test_the_packaged_set_is_there_and_an_own_one_lies_beside_it(sets: ComponentSets[str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("own")
    assert sets.load(own) == "#3"
    assert sets.find("#3") == "own"
    assert sets.packaged == "#8"
    assert sets.find(sets.packaged) == "packaged"


def test_of_sets_that_are_played_the_same_the_latest_names_are_shown(sets: ComponentSets[str], tmp_path: Path) -> None:
    renamed = tmp_path / "own.toml"
    renamed.write_text("PACKAGED")
    assert sets.load(renamed) == sets.packaged
    assert sets.find(sets.packaged) == "PACKAGED"


def test_a_set_is_found_by_the_name_that_an_earlier_release_gave_it(tmp_path: Path) -> None:
    sets = ComponentSets(load, lambda text: f"#{text}", lambda text: (f"old #{len(text)}",))
    sets.load()
    assert sets.packaged == "#packaged"
    assert sets.find("old #8") == "packaged"
    own = tmp_path / "own.toml"
    own.write_text("differs!")
    assert sets.load(own) == "#differs!"
    assert sets.find("old #8") == "packaged", "whatever was played under the old name was played with either"


def test_a_set_that_is_not_loaded_is_refused_with_what_would_be_right(sets: ComponentSets[str]) -> None:
    assert sets.get("#1") is None
    with pytest.raises(ConfigError, match=r"'#1' is not loaded: the packaged one is '#8', others come with --components FILE"):
        sets.find("#1")
