"""A table is the fold over its deeds and nothing else: from what was written it comes up again, the same to all eyes."""

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from quadriga.kernel.chance import Rng
from quadriga.kernel.position import digest
from quadriga.kernel.record import read_record, verify, write_record
from quadriga.table.codec import DEEDS, read_deed, write_deed
from quadriga.table.deeds import Deed
from quadriga.table.verbs.leaving import CameBack, Resigned, SteppedOut
from quadriga.table.verbs.playing import Confirmed, HintAsked, Moved
from quadriga.table.verbs.seats import BotSeated, SatDown, StoodUp, Transferred
from quadriga.table.verbs.undoing import AnsweredBack, AskedBack, TookBack
from tests.table.driver import EMPIRE, LUCK, MARKET, TableDriver, all_eyes, open_table, whole
from tests.table.random_play import Listed, numbers, play_randomly, step

RETAIL = {"rules": "retail", "deck": "retail", "board": "b"}
TABLES = [
    pytest.param(("ada", "ben"), EMPIRE, {}, id="empire for two"),
    pytest.param(("ada", "greedy", "ben"), EMPIRE, {}, id="empire for three"),
    pytest.param(("ada", "ben", "ada", "random"), EMPIRE, RETAIL, id="empire for four"),
    pytest.param(("ada", "ben", "cyd", "dan", "ada"), EMPIRE, RETAIL, id="empire for five"),
    pytest.param(("ada", "ben"), EMPIRE, {"rules": "retail"}, id="empire with a third colour"),
    pytest.param(("ada", "ben"), MARKET, {"rounds": "two"}, id="market for two"),
    pytest.param(("ada", "ben", "greedy"), MARKET, {"rounds": "two"}, id="market for three"),
    pytest.param(("ada", "ben", "ada"), LUCK, {}, id="luck for three"),
]


def check_fold(at: TableDriver) -> None:
    """Everything about the rebuilt table is the same."""
    here, there = at.table, at.rebuilt()
    assert whole(here, at.now) == whole(there, at.now)
    assert (here.index, here.status, here.acting(), here.bots_due()) == (
        there.index,
        there.status,
        there.acting(),
        there.bots_due(),
    )
    for seat in range(len(here.chairs)):
        assert [here.is_stale(seat, index) for index in range(here.index + 2)] == [
            there.is_stale(seat, index) for index in range(here.index + 2)
        ]
    for eyes in all_eyes(here):
        for seen in range(here.index + 1):
            assert here.log.start_after(eyes, seen) == there.log.start_after(eyes, seen)
    if here.journal is not None:
        assert there.journal is not None
        assert here.record() == there.record()
        assert digest(here.state) == digest(there.state)


@pytest.mark.parametrize("undo", ["turn", "consent"])
@pytest.mark.parametrize(("seats", "game", "options"), TABLES)
def test_rebuilt_from_its_deeds_a_table_is_the_same(
    seats: tuple[str, ...], game: str, options: dict[str, str], undo: str
) -> None:
    at, rng = open_table(*seats, game=game, options=options, undo=undo), Rng(len(seats))
    for _ in range(4):
        check_fold(play_randomly(at, rng, 25, resigns=False))
    check_fold(play_randomly(at, rng, 20))


@pytest.mark.parametrize("seed", range(6))
def test_at_every_moment_of_a_small_game(seed: int) -> None:
    at, rng = open_table("ada", "ben", "cyd", game=MARKET, undo="consent"), Rng(seed)
    for _ in range(40):
        step(at, rng)
        at.later(rng.below(1000))
        assert whole(at.table, at.now) == whole(at.rebuilt(), at.now)


@settings(
    max_examples=50,
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
@given(chosen=numbers(160))
def test_for_whatever_hypothesis_lets_happen(chosen: list[int]) -> None:
    at = play_randomly(open_table("ada", "ben", "greedy", undo="consent"), Listed(chosen), 24)
    check_fold(at)


def test_random_play_does_everything() -> None:
    """What the tests above are worth: every deed of a running game came up in them."""
    seen: set[type[Deed]] = set()
    is_held, is_crossed = False, False
    for seed in range(16):
        at, rng = open_table("ada", "ben", "cyd", undo="consent"), Rng(seed)
        for _ in range(60):
            before = len(at.entries())
            step(at, rng)
            is_held = is_held or at.table.is_held()
            is_crossed = is_crossed or len(at.entries()) < before - 2
        seen.update(type(deed) for deed in at.deeds)
    assert seen == {
        Moved,
        Confirmed,
        TookBack,
        AskedBack,
        AnsweredBack,
        HintAsked,
        Resigned,
        SteppedOut,
        CameBack,
        Transferred,
    }
    assert is_held
    assert is_crossed


@pytest.mark.parametrize(("seats", "game", "options"), TABLES)
def test_seats_that_fill_one_by_one_fold_as_well(seats: tuple[str, ...], game: str, options: dict[str, str]) -> None:
    at = open_table(*[""] * len(seats), game=game, options=options)
    for seat in reversed(range(len(seats))):
        check_fold(at.later(10).seat_bot(seat) if seat == 0 else at.later(10).sit(f"guest {seat}", seat))
        if seat == 1:
            check_fold(at.stand_up(1).sit("another", 1))
    assert at.status() == "playing"
    check_fold(play_randomly(at, Rng(1), 20))


@pytest.mark.parametrize("seed", range(4))
def test_however_it_was_played_the_record_of_a_finished_game_verifies(seed: int) -> None:
    at, rng = open_table("ada", "ben", game=MARKET, options={"rounds": "two"}, undo="consent"), Rng(seed)
    while at.table.acting():
        step(at, rng)
    record = at.table.record()
    assert record.chance is not None
    assert record.chance.seed == at.table.setup.seed
    assert verify(read_record(write_record(record))) == sum(entry.seat < 0 for entry in record.entries)


# ------------------------------------------------------------------------------------ as text

EVERY: list[Deed] = [
    SatDown(at_ms=1, seat=0, guest="g", name='Ada & "Bo" <ö>'),
    StoodUp(at_ms=1, seat=1),
    BotSeated(at_ms=1, seat=1, bot="greedy"),
    Transferred(at_ms=1, seat=1, guest="g", name="n"),
    Moved(at_ms=1, seat=1, move="bid 3"),
    Moved(at_ms=1, seat=1, move="bid 3", hold=True),
    Confirmed(at_ms=1, seat=1),
    TookBack(at_ms=1, seat=1, moves=2),
    AskedBack(at_ms=1, seat=1),
    AnsweredBack(at_ms=1, seat=1, agrees=False),
    HintAsked(at_ms=1, seat=1),
    Resigned(at_ms=1, seat=1),
    SteppedOut(at_ms=1, seat=1),
    CameBack(at_ms=1, seat=1),
]


@pytest.mark.parametrize("deed", EVERY, ids=lambda deed: type(deed).__name__)
def test_a_deed_is_read_as_it_was_written(deed: Deed) -> None:
    text = write_deed(deed)
    assert "\n" not in text
    assert read_deed(text) == deed
    assert type(read_deed(text)) is type(deed)


def test_every_kind_of_deed_is_among_them() -> None:
    assert {type(deed) for deed in EVERY} == set(DEEDS)


def test_what_storage_has_keeps_its_names() -> None:
    tags = [msgspec.json.decode(write_deed(deed))["type"] for deed in EVERY]
    assert tags == [
        *("SatDown", "StoodUp", "BotSeated", "Carried", "Moved", "Moved", "Confirmed", "TookBack", "AskedBack", "AnsweredBack"),
        *("HintAsked", "Resigned", "SteppedOut", "CameBack"),
    ]
    assert write_deed(EVERY[5]) == '{"type":"Moved","at_ms":1,"seat":1,"move":"bid 3","hold":true}'


def test_an_unknown_deed_is_not_taken_for_another() -> None:
    for text in ('{"type":"Cheated","at_ms":1,"seat":0}', '{"type":"StoodUp","at_ms":1,"seat":0,"more":1}', "{}"):
        with pytest.raises(msgspec.ValidationError):
            read_deed(text)
