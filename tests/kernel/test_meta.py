"""What a table may decide: defaults are filled in, and every wrong option or number of players gets its sentence."""

import pickle

import msgspec
import pytest

from quadriga.kernel.errors import ConfigError, UnknownVersion
from quadriga.kernel.meta import LOT, Choice, Config, Credit, Ending, Meta, Option, complete_options
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import CHANCE, COLOURS, SHAPES, seat_name
from tests.kernel.games import EMPIRE

DECK = Option(
    key="deck",
    title="Deck",
    text="Which cards.",
    rule="T-1",
    default="small",
    choices=(Choice("small", "Few."), Choice("large", "Many.")),
)
OPENER = Option(key="opener", title="Opener", text="Who opens.", rule="T-2", default=LOT, kind="seat")
ORDER = Option(key="order", title="Order", text="In which order.", rule="T-3", default=LOT, kind="seat_order")
META = Meta(
    key="toy",
    title="A Toy",
    credit=Credit("nobody", "nobody"),
    summary="A toy.",
    min_players=2,
    max_players=4,
    minutes=1,
    weight="light",
    rule_prefix="T",
    options=(DECK, OPENER, ORDER),
    endings=(Ending("time", "T-4"), Ending("cards", "T-5")),
    longest=10,
)
TOKENS = Option(
    key="tokens",
    title="Tokens",
    text="With tokens?",
    rule="T-6",
    default="no",
    choices=(Choice("no", "None."), Choice("yes", "Some.")),
    since="2",
)
LATER = msgspec.structs.replace(META, versions=("1", "2", "3"), options=(DECK, TOKENS))
"""The toy after two changes of its rules."""


def refusal(players: int, **given: str) -> str:
    """What is said to a table that decides so."""
    with pytest.raises(ConfigError) as caught:
        complete_options(META, players, given)
    return str(caught.value)


def test_options_left_out_have_their_defaults_in_the_order_of_the_game() -> None:
    assert list(complete_options(META, 2, {}).items()) == [("deck", "small"), ("opener", "lot"), ("order", "lot")]
    given = {"order": "2,0,1", "deck": "large"}
    assert list(complete_options(META, 3, given).items()) == [("deck", "large"), ("opener", "lot"), ("order", "2,0,1")]
    assert given == {"order": "2,0,1", "deck": "large"}


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_number_of_players_that_the_game_is_not_for(players: int) -> None:
    assert refusal(players) == f"A Toy is for 2 to 4 players, not {players}."


def test_a_refusal_knows_which_field_is_at_fault() -> None:
    faults = [(7, {}, ""), (5, {}, ""), (2, {"board": "c"}, ""), (2, {"size": "xl"}, ""), (2, {}, "feedbeef")]
    places = []
    for players, options, components in faults:
        with pytest.raises(ConfigError) as caught:
            EMPIRE.config(players, options, components)
        places.append(caught.value.where)
    assert places == ["players", "players", "options", "options", "components"]


def test_an_option_that_the_game_does_not_have() -> None:
    assert refusal(2, colour="red") == "A Toy has no option 'colour': it has deck, opener and order."


def test_a_game_without_options_says_so() -> None:
    bare = Meta(**{field: getattr(META, field) for field in META.__struct_fields__ if field != "options"}, options=())
    with pytest.raises(ConfigError, match=r"^A Toy has no option 'deck': it has none\.$"):
        complete_options(bare, 2, {"deck": "small"})


@pytest.mark.parametrize("value", ["huge", "", "Small", "small,large"])
def test_a_choice_that_is_not_listed(value: str) -> None:
    assert refusal(2, deck=value) == f"The option deck should be small or large, not {value!r}."


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("3", "should be a seat from 0 to 2 or 'lot'"),
        ("-1", "should be a seat from 0 to 2 or 'lot'"),
        ("0,1", "should be a seat from 0 to 2 or 'lot'"),
        ("lapis", "should be seat numbers with commas or 'lot'"),
        ("", "should be seat numbers with commas or 'lot'"),
        ("0,", "should be seat numbers with commas or 'lot'"),
        ("١", "should be seat numbers with commas or 'lot'"),
        ("²", "should be seat numbers with commas or 'lot'"),
        ("\ud800", "should be seat numbers with commas or 'lot'"),
    ],
)
def test_a_seat_that_is_none(value: str, problem: str) -> None:
    assert refusal(3, opener=value) == f"The option opener {problem}, not {value!r}."


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("0,1", "should name each seat from 0 to 2 once or be 'lot'"),
        ("0,1,1", "should name each seat from 0 to 2 once or be 'lot'"),
        ("0,1,2,3", "should name each seat from 0 to 2 once or be 'lot'"),
        ("1,2,3", "should name each seat from 0 to 2 once or be 'lot'"),
        ("0,one,2", "should be seat numbers with commas or 'lot'"),
    ],
)
def test_an_order_that_is_none(value: str, problem: str) -> None:
    assert refusal(3, order=value) == f"The option order {problem}, not {value!r}."


@pytest.mark.parametrize(("option", "value", "seats"), [(OPENER, "2", (2,)), (ORDER, "2,0,1", (2, 0, 1)), (ORDER, LOT, ())])
def test_the_seats_that_an_option_names(option: Option, value: str, seats: tuple[int, ...]) -> None:
    assert option.check(value, 3) == value
    assert option.seats(value) == seats


@pytest.mark.parametrize("value", ["2,0,1", "2, 0, 1", "+2,00,01", " 2 ,0,\t1"])
def test_equal_tables_have_equal_configs_however_their_seats_were_written(value: str) -> None:
    assert complete_options(META, 3, {"order": value})["order"] == "2,0,1"
    assert EMPIRE.config(3, {"youngest": value}) == EMPIRE.config(3, {"youngest": "2,0,1"})


def test_endings_and_options_by_their_keys() -> None:
    assert META.ending("cards").rule == "T-5"
    assert META.option("opener") is OPENER


def test_a_game_may_refuse_what_goes_together_badly() -> None:
    assert EMPIRE.config(5, {"rules": "retail"}).players == 5
    with pytest.raises(ConfigError, match=r"rules are for 2, 3 or 4 players, not 5\. \(EME-V1\)$"):
        EMPIRE.config(5)


def test_a_config_is_complete_and_names_its_components() -> None:
    config = EMPIRE.config(3, {"board": "b"})
    assert set(config.options) == {option.key for option in EMPIRE.meta.options}
    assert config.options["board"] == "b"
    assert config == EMPIRE.config(3, config.options, config.components)
    assert len(config.components) == 16


def test_seats_go_by_colours_and_shapes() -> None:
    assert Config("toy", 3, {}, "").names() == ["terracotta", "lapis", "laurel"]
    assert len(COLOURS) == len(SHAPES) == len(set(COLOURS)) == len(set(SHAPES))
    assert seat_name(CHANCE) == "chance"


@pytest.mark.parametrize("seat", [5, 99, -2])
def test_a_seat_that_no_table_has_stays_a_number(seat: int) -> None:
    assert seat_name(seat) == f"seat {seat}"


# ------------------------------------------------------------------------------------ versions of the rules


def test_a_title_begins_with_version_1_and_new_tables_have_the_newest() -> None:
    assert (META.versions, META.newest) == (("1",), "1")
    assert LATER.newest == "3"


def test_a_table_of_an_old_version_has_the_options_of_that_version() -> None:
    assert complete_options(LATER, 2, {}, "1") == {"deck": "small"}
    assert complete_options(LATER, 2, {"tokens": "yes"}, "2") == {"deck": "small", "tokens": "yes"}
    assert complete_options(LATER, 2, {}) == complete_options(LATER, 2, {}, "3") == {"deck": "small", "tokens": "no"}
    with pytest.raises(ConfigError, match=r"^A Toy has no option 'tokens' in version 1 of its rules: it has deck\.$"):
        complete_options(LATER, 2, {"tokens": "no"}, "1")


def test_a_version_that_nobody_shipped_is_refused_with_those_that_were() -> None:
    with pytest.raises(
        UnknownVersion, match=r"^Version 7 of the rules of A Toy is not known here: this build knows 1, 2 and 3\.$"
    ):
        complete_options(LATER, 2, {}, "7")
    with pytest.raises(UnknownVersion, match=r"this build knows 1\.$") as caught:
        find_game("founders").config(2, version="2")
    assert caught.value.where == "rules_version"


def test_the_first_version_is_not_written_so_that_old_digests_stay() -> None:
    first = Config("toy", 2, {}, "", "1")
    assert msgspec.json.encode(first) == b'{"game":"toy","players":2,"options":{},"components":""}'
    second = Config("toy", 2, {}, "", "2")
    assert msgspec.json.encode(second) == b'{"game":"toy","players":2,"options":{},"components":"","rules_version":"2"}'
    read = msgspec.json.decode(b'{"game":"toy","players":2,"options":{},"components":"","rules_version":"1"}', type=Config)
    assert msgspec.json.encode(read) == msgspec.json.encode(first)
    for config in (first, second):
        assert msgspec.json.decode(msgspec.json.encode(config), type=Config) == config
        assert pickle.loads(pickle.dumps(config)) == config
