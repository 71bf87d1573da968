"""Version 1 of the rules, which the print-and-play game never left and the retail variant did: what it answered differently.

Tables and records of that version play on as they began.
"""

from importlib import resources
from pathlib import Path

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.meta import META, VERSIONS
from quadriga.kernel.components import played_hash
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.outcome import Line
from quadriga.kernel.position import read_position, write_position
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.eight_minute_empire.helpers import (
    EQUAL_FOR_TWO,
    armies,
    asks,
    do,
    ended,
    options,
    outcome,
    ready,
    refusal,
    seat,
    with_cards,
)
from tests.kit.play import play_seed
from tests.kit.tables import describe

RETAIL = {"deck": "retail", "rules": "retail"}
FIRST_HASH = "b8fd6de225e599b6"
OWN_HASH = "bdf60c10a0501ed1"
"""What version 1 called the packaged set, and a copy of it with 15 armies."""


def test_both_versions_are_known_and_new_tables_have_the_second() -> None:
    assert META.versions == tuple(VERSIONS) == ("1", "2")
    assert GAME.config(2).rules_version == "2"
    assert GAME.config(2, version="1").rules_version == "1"


def test_version_1_has_no_goods_tokens_and_no_lot_for_tied_bids() -> None:
    assert list(GAME.config(2, version="1").options) == ["board", "deck", "rules", "games", "youngest"]
    for option in ({"tokens": "on"}, {"tied_bids": "lot"}):
        with pytest.raises(ConfigError, match="in version 1 of its rules"):
            GAME.config(2, option, version="1")


@pytest.mark.rule("EME-V2")
def test_in_version_1_a_wild_may_stand_alone() -> None:
    def points(*cards: str) -> int:
        return with_cards([cards], given={"deck": "retail"}, version="1").scores()[0]

    assert points("wild-place2") == 1, "a gem"
    assert points("carrot-city1", "wild-place2") == 1, "a gem"
    assert points("wild-place2", "wild-sail2", "wild-sail2") == 3, "three gems"


@pytest.mark.rule("EME-V5")
def test_in_version_1_the_third_colour_may_not_be_put_on_the_start() -> None:
    state = do(ready(2, {"rules": "retail"}, "1"), "settle C4", "settle C4")
    assert len(options(state)) == 24
    assert refusal(state, "settle C5").rule == "EME-V5"
    assert armies(state, 2) == {"C4": 2}


@pytest.mark.rule("EME-E6", "EME-V6")
def test_in_version_1_every_place_of_equal_points_is_shared() -> None:
    seats = [seat(coins=1, armies={"W1": 1}), seat(coins=3, armies={"I1": 1})]
    hands = [[*hand, "anvil-move4"] for hand in EQUAL_FOR_TWO]
    old, new = (ended(seats, hands, {"rules": "retail"}, neutral={"armies": {}}, version=version) for version in ("1", "2"))
    assert outcome(old).scores == outcome(new).scores
    assert outcome(old).places == (1, 1)
    assert outcome(new).places == (2, 1)
    assert outcome(old).sheet[0][-1] == Line("Coins left: 1", "EME-E2", 0)


PLAYED_AS_BEFORE = [
    (players, {"board": board, "games": games}) for players, board, games in
    ((2, "a", "one"), (3, "b", "one"), (4, "a", "one"), (3, "a", "three"))
]  # fmt: skip


@pytest.mark.parametrize(("players", "given"), PLAYED_AS_BEFORE)
def test_print_and_play_tables_play_the_same_under_both_versions(players: int, given: dict[str, str]) -> None:
    old, new = (play_seed(GAME, GAME.config(players, given, version=version), 5) for version in ("1", "2"))
    assert [(step.seat, step.move.notation, step.events) for step in old.steps] == [
        (step.seat, step.move.notation, step.events) for step in new.steps
    ]
    for before, after in zip(old.steps, new.steps, strict=True):
        assert before.before.layout() == after.before.layout()
    assert old.final.outcome() == new.final.outcome()
    assert describe(old.config) != describe(new.config)


def test_a_set_has_the_hash_that_version_1_called_it_by_as_well() -> None:
    assert played_hash(GAME.sets.find(FIRST_HASH)) == GAME.packaged
    assert GAME.packaged != FIRST_HASH
    config = GAME.config(3, components=FIRST_HASH, version="1")
    assert config.components == FIRST_HASH
    state = GAME.new(config)
    assert state.to_act() == CHANCE_ALONE


def test_an_owners_copy_from_the_time_of_version_1_keeps_its_hash(tmp_path: Path) -> None:
    packaged = (resources.files("quadriga.games.eight_minute_empire") / "components.toml").read_text(encoding="utf-8")
    lines = [line for line in packaged.splitlines() if not line.startswith("marked =")]
    own = tmp_path / "own.toml"
    own.write_text("\n".join(lines).replace("armies = 14", "armies = 15"), encoding="utf-8")
    now = GAME.load_components(own)
    assert GAME.sets.find(OWN_HASH) is GAME.sets.find(now)
    assert GAME.new(GAME.config(2, components=OWN_HASH, version="1")).setup.armies == 15


def test_a_position_of_version_1_does_not_name_it_and_one_of_version_2_does() -> None:
    old, new = (ready(2, {"rules": "retail"}, version) for version in ("1", "2"))
    assert '"rules_version"' not in write_position(old)
    assert '"rules_version": "2"' in write_position(new)
    for state in (old, new):
        again = read_position(write_position(state))[1]
        assert again.config == state.config
        assert asks(again) == "settle"  # type: ignore[arg-type]
        assert again.options(again.to_act()[0]) == state.options(state.to_act()[0])
