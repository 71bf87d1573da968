"""Reading, and the small changes: what is written is found again, and of those who race the first wins."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from quadriga.server.storage import changes
from quadriga.server.storage.database import Database
from quadriga.server.storage.errors import Taken
from quadriga.server.storage.rows import Chat, Deed, Guest, Seat
from quadriga.server.storage.store import Store
from tests.server.storage.samples import deeds, pair, table

T = TypeVar("T")

ODD = "Zoë 🏺 “quoted” 'single' %s ? :name \\ \n\t<b>&amp;</b> {\"a\": [1, null]}"
"""Text that means something to somebody on the way."""


def at_once(*acts: Callable[[], T]) -> list[T]:
    """What several threads get that start together."""
    barrier = threading.Barrier(len(acts))

    def together(act: Callable[[], T]) -> T:
        barrier.wait()
        return act()

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(together, acts))


# ------------------------------------------------------------------------------------ settings


def test_the_secret_is_made_once(store: Store) -> None:
    first = store.write(changes.ensure_secret)
    assert len(first) == 32
    assert store.write(changes.ensure_secret) == first


def test_of_those_who_make_the_secret_at_once_all_get_the_same(store: Store) -> None:
    assert len(set(at_once(*[partial(store.write, changes.ensure_secret)] * 8))) == 1


def test_two_secrets_differ(store: Store) -> None:
    assert store.write(changes.ensure_secret, "another") != store.write(changes.ensure_secret)


# ------------------------------------------------------------------------------------ guests


def test_a_guest_is_found_again(store: Store) -> None:
    guest = Guest("g1", ODD, False, 1_800_000_000_123)
    store.write(changes.create_guest, guest)
    assert store.find_guest("g1") == guest
    assert store.find_guest("g2") is None


def test_a_guest_is_renamed(store: Store) -> None:
    store.write(changes.create_guest, Guest("g1", "Guest 7", False, 5))
    assert store.write(changes.rename_guest, "g1", "Ann")
    assert store.find_guest("g1") == Guest("g1", "Ann", True, 5)
    assert not store.write(changes.rename_guest, "g2", "Ann")
    assert store.find_guest("g2") is None


def test_an_id_of_a_guest_is_taken_once(store: Store) -> None:
    store.write(changes.create_guest, Guest("g1", "Ann", True, 5))
    with pytest.raises(Taken, match="there is a guest g1 already"):
        store.write(changes.create_guest, Guest("g1", "Bob", True, 6))
    assert store.find_guest("g1") == Guest("g1", "Ann", True, 5)


# ------------------------------------------------------------------------------------ tables


def test_a_table_is_loaded_as_it_was_created(store: Store) -> None:
    made = table("t1", game="g", status="playing", setup=ODD, summary=ODD, acting="[0,1]", listed=True, bot_due=True)
    first = (Deed(1, ODD), Deed(2_000_000_000_000, ""))
    store.write(changes.create_table, made, (Seat(1, None), Seat(0, "ann")), first)
    loaded = store.load("t1")
    assert loaded is not None
    assert loaded.table == table(
        "t1", game="g", status="playing", setup=ODD, summary=ODD, acting="[0,1]", listed=True, bot_due=True, deeds=2
    )
    assert loaded.seats == (Seat(0, "ann"), Seat(1, None))
    assert loaded.deeds == first


def test_a_table_may_begin_without_deeds_and_seats(store: Store) -> None:
    store.write(changes.create_table, table())
    loaded = store.load("t")
    assert loaded is not None
    assert (loaded.table.deeds, loaded.seats, loaded.deeds) == (0, (), ())


def test_there_is_no_table_that_was_not_created(store: Store) -> None:
    assert store.load("t") is None
    assert store.deeds_since("t", 0) == ()


def test_an_id_of_a_table_is_taken_once(store: Store) -> None:
    store.write(changes.create_table, table(), pair(), deeds(0, 2))
    with pytest.raises(Taken, match="there is a table t already"):
        store.write(changes.create_table, table(host="bob"), pair("bob"), deeds(0, 1))
    loaded = store.load("t")
    assert loaded is not None
    assert (loaded.table.host, loaded.table.deeds, loaded.seats) == ("ann", 2, pair())


def test_a_table_that_cannot_be_created_leaves_nothing(store: Store) -> None:
    with pytest.raises(Exception, match="seats"):
        store.write(changes.create_table, table(), (Seat(0, "ann"), Seat(0, "bob")))
    assert store.load("t") is None


def test_deeds_since_an_index_come_in_order(store: Store) -> None:
    store.write(changes.create_table, table(), (), deeds(0, 300))
    store.write(changes.create_table, table("u"), (), deeds(0, 5, "other"))
    assert store.deeds_since("t", 0) == deeds(0, 300)
    assert store.deeds_since("t", 297) == deeds(297, 3)
    assert store.deeds_since("t", 300) == ()


def test_no_status_is_made_up(store: Store) -> None:
    with pytest.raises(IntegrityError, match="status"):
        store.write(changes.create_table, table(status="resting"))
    assert store.load("t") is None


# ------------------------------------------------------------------------------------ lobby


def test_my_tables_are_where_i_sit_or_am_host(store: Store) -> None:
    store.write(changes.create_table, table("guest", host="bob", updated_ms=3), pair("bob", "ann"))
    store.write(changes.create_table, table("both", updated_ms=5), pair("ann", "ann"))
    store.write(changes.create_table, table("host", updated_ms=4, status="over"), pair("bob", None))
    store.write(changes.create_table, table("no", host="bob", updated_ms=9), pair("bob", None))
    cards = store.lobby_mine("ann", 10)
    assert [(card.id, card.mine) for card in cards] == [("both", (0, 1)), ("host", ()), ("guest", (1,))]
    assert [card.id for card in store.lobby_mine("ann", 2)] == ["both", "host"]
    assert store.lobby_mine("nobody", 10) == ()


def test_a_card_says_what_the_lobby_needs(store: Store) -> None:
    store.write(changes.create_table, table(summary=ODD, acting="[1]", created_ms=7, updated_ms=8), pair(), deeds(0, 3))
    (card,) = store.lobby_mine("ann", 10)
    assert (card.id, card.game, card.status, card.host, card.deeds) == ("t", "empire", "waiting", "ann", 3)
    assert (card.summary, card.acting, card.created_ms, card.updated_ms) == (ODD, "[1]", 7, 8)


def test_open_tables_are_listed_and_wait(store: Store) -> None:
    for name, status, listed, created in [
        ("old", "waiting", True, 1),
        ("new", "waiting", True, 3),
        ("private", "waiting", False, 4),
        ("running", "playing", True, 5),
        ("middle", "waiting", True, 2),
    ]:
        store.write(changes.create_table, table(name, status=status, listed=listed, created_ms=created), pair())
    assert [card.id for card in store.lobby_open(10)] == ["new", "middle", "old"]
    assert [card.id for card in store.lobby_open(2)] == ["new", "middle"]


def test_the_tables_of_a_host_that_are_not_over_are_counted(store: Store) -> None:
    for name, status, host in [
        ("a", "waiting", "ann"),
        ("b", "playing", "ann"),
        ("c", "over", "ann"),
        ("d", "waiting", "bob"),
    ]:
        store.write(changes.create_table, table(name, status=status, host=host), pair("ann", "ann"))
    assert store.count_open_tables_of("ann") == 2
    assert store.count_open_tables_of("bob") == 1
    assert store.count_open_tables_of("nobody") == 0


def test_bots_are_due_where_a_game_runs(store: Store) -> None:
    for name, status, due, updated in [
        ("late", "playing", True, 9),
        ("early", "playing", True, 2),
        ("person", "playing", False, 3),
        ("over", "over", True, 4),
        ("waiting", "waiting", True, 5),
    ]:
        store.write(changes.create_table, table(name, status=status, bot_due=due, updated_ms=updated))
    assert store.bots_due() == ("early", "late")


# ------------------------------------------------------------------------------------ rematch


def test_the_first_rematch_stands(store: Store) -> None:
    store.write(changes.create_table, table())
    assert store.write(changes.set_rematch, "t", "u") == "u"
    assert store.write(changes.set_rematch, "t", "v") == "u"
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.table.rematch == "u"


def test_there_is_no_rematch_of_no_table(store: Store) -> None:
    assert store.write(changes.set_rematch, "t", "u") is None
    assert store.write(changes.create_rematch, "t", table("u")) is None
    assert store.load("u") is None


def test_of_those_who_open_a_rematch_at_once_one_does(store: Store) -> None:
    store.write(changes.create_table, table())

    def opener(name: str) -> Callable[[], str | None]:
        return lambda: store.write(changes.create_rematch, "t", table(name), pair(), deeds(0, 1))

    names = [f"u{number}" for number in range(6)]
    (stands,) = set(at_once(*map(opener, names)))
    assert [name for name in names if store.load(name)] == [stands]


# ------------------------------------------------------------------------------------ chat


def test_what_was_said_is_kept_in_order(store: Store) -> None:
    store.write(changes.create_table, table())
    store.write(changes.create_table, table("u"))
    said = [
        store.write(changes.say, table_id=where, at_ms=number, guest="ann", seat=seat, name="Ann", text=f"{number} {ODD}")
        for number, (where, seat) in enumerate([("t", 0), ("u", 1), ("t", None), ("t", 1)])
    ]
    assert [line.id for line in said if line] == sorted({line.id for line in said if line})
    here = (said[0], said[2], said[3])
    assert store.chat_of("t", 10) == here
    assert store.chat_of("t", 2) == here[1:]
    assert store.chat_of("nowhere", 2) == ()
    first = said[0]
    assert first is not None
    assert first == Chat(id=first.id, table_id="t", at_ms=0, guest="ann", seat=0, name="Ann", text=f"0 {ODD}")


def test_nothing_is_said_at_no_table(store: Store) -> None:
    assert store.write(changes.say, table_id="t", at_ms=1, guest="ann", seat=0, name="Ann", text="hello") is None


# ------------------------------------------------------------------------------------ stale tables


def test_stale_tables_go_with_all_that_belongs_to_them(store: Store, database: Database) -> None:
    for name, status, updated in [("old", "waiting", 4), ("new", "waiting", 5), ("over", "over", 1), ("runs", "playing", 1)]:
        store.write(changes.create_table, table(name, status=status, updated_ms=updated), pair(), deeds(0, 2))
        store.write(changes.say, table_id=name, at_ms=1, guest="ann", seat=0, name="Ann", text="hello")
    assert store.write(changes.delete_stale, 5) == ["old"]
    assert store.load("old") is None
    assert [name for name in ("new", "over", "runs") if store.load(name)] == ["new", "over", "runs"]
    with database.reading.connect() as connection:
        for name in ("seats", "deeds", "chat"):
            found = connection.exec_driver_sql(f"SELECT DISTINCT table_id FROM {name} ORDER BY 1").scalars().all()
            assert found == ["new", "over", "runs"]


def test_many_stale_tables_go_bit_by_bit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "STALE_AT_ONCE", 2)
    for number in range(5):
        store.write(changes.create_table, table(f"t{number}"))
    assert [len(store.write(changes.delete_stale, 5)) for _ in range(4)] == [2, 2, 1, 0]


# ------------------------------------------------------------------------------------ failures


def test_a_commit_that_fails_leaves_a_connection_that_works(store: Store, database: Database) -> None:
    deferred = "fk_seats_table_id DEFERRABLE INITIALLY DEFERRED"

    def orphan(connection: Connection) -> None:
        connection.exec_driver_sql(
            "PRAGMA defer_foreign_keys = ON" if database.is_sqlite else f"ALTER TABLE seats ALTER CONSTRAINT {deferred}"
        )
        connection.exec_driver_sql("INSERT INTO seats VALUES ('nowhere', 0, 'ann')")

    for _ in range(3):
        with pytest.raises(IntegrityError):
            store.write(orphan)
        store.write(changes.ensure_secret)
    assert store.lobby_mine("ann", 5) == ()


# ------------------------------------------------------------------------------------ threads


def test_many_threads_read_and_write(store: Store) -> None:
    def act(number: int) -> None:
        store.write(changes.create_table, table(f"t{number}", listed=True), pair("ann", f"g{number}"), deeds(0, 3))
        assert store.load(f"t{number}") is not None
        assert len(store.lobby_mine(f"g{number}", 5)) == 1

    with ThreadPoolExecutor(32) as pool:
        list(pool.map(act, range(100)))
    assert len(store.lobby_open(1000)) == 100
