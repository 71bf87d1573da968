"""Tables of older rules, as earlier releases left them in the database, are played on, finished, replayed and exported.

Those of rules that nobody here knows stay listed and can be taken along."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from quadriga.kernel.meta import FIRST_VERSION
from quadriga.kernel.record import Record, read_record, write_record
from quadriga.kernel.registry import find_game
from quadriga.server.connection import CLOSE_UNKNOWN_RULES
from quadriga.server.identity import new_table_id
from quadriga.server.storage import changes
from quadriga.server.storage.rows import Deed, Seat, Status
from quadriga.server.storage.rows import Table as Row
from quadriga.table.codec import write_deed
from quadriga.table.verbs.playing import Moved
from tests.cli.runner import run
from tests.server.harness import Guest, InProcessServer, Json, Page

GOLDEN = Path(__file__).parents[1] / "golden"
OLD = [
    "eight_minute_empire/retail-two-players-third-colour",
    "eight_minute_empire/retail-deck",
    "eight_minute_empire/full-game-two-players",
    "ancient_world/hunger",
]
"""Games that version 2 would play differently, or not at all."""


def golden(name: str) -> Record:
    """A record that an earlier release made, its seed opened."""
    record = read_record((GOLDEN / f"{name}.json").read_bytes())
    assert record.rules_version == FIRST_VERSION
    return record


def decided(record: Record) -> list[tuple[int, str]]:
    """The moves of the players."""
    return [(entry.seat, entry.move) for entry in record.entries if entry.seat >= 0]


def left_behind(
    server: InProcessServer,
    owners: Sequence[Guest],
    record: Record,
    moves: int,
    version: str = "1",
    status: Status = "playing",
    **more: Any,
) -> str:
    """A table as a release stored it, with the first moves of a record; `more` is what else stands in its row. Its id."""
    config = json.loads(write_record(record))["config"]
    guests = [guest.cookie.rpartition(".")[0] for guest in owners]
    seats = [{"kind": "person", "guest": guest, "name": f"Player {seat}"} for seat, guest in enumerate(guests)]
    assert record.chance is not None
    table = new_table_id()
    setup = {"id": table, "config": config, "rules_version": version, "host": guests[0], "seats": seats, "created_ms": 0}
    summary: Json = {"seats": [{"kind": "person", "name": seat["name"]} for seat in seats], "acting": [0]}
    if version != "1":
        # A later release may write more than this one can read.
        setup["weather"] = summary["mood"] = "fair"
        summary["rules_version"] = version
    row = Row(
        id=table,
        game=config["game"],
        status=status,
        host=guests[0],
        setup=json.dumps({**setup, "seed": record.chance.seed}),
        summary=json.dumps(summary),
        acting="[0]",
        created_ms=0,
        updated_ms=0,
        **more,
    )
    deeds = tuple(Deed(0, write_deed(Moved(at_ms=0, seat=seat, move=move))) for seat, move in decided(record)[:moves])
    chairs = tuple(Seat(seat, guest) for seat, guest in enumerate(guests))
    server.service.store.write(changes.create_table, row, chairs, deeds)
    return table


@pytest.fixture
def ada(server: InProcessServer) -> Iterator[Guest]:
    with server.guest("Ada") as guest:
        yield guest


def play(page: Page, moves: list[tuple[int, str]]) -> None:
    """Make these moves at a table where one has all seats."""
    for seat, move in moves:
        told = page.ask("submit", seat=seat, index=page.state["index"], move=move, hold=False)
        assert told["type"] == "state", told


# ------------------------------------------------------------------------------------ versions that are known


@pytest.mark.parametrize("name", OLD)
def test_a_table_of_version_1_is_finished_under_version_1(
    server: InProcessServer, ada: Guest, name: str, tmp_path: Path
) -> None:
    record = golden(name)
    moves = decided(record)
    table = left_behind(server, [ada] * record.config.players, record, len(moves) // 2)
    assert table in [card["id"] for card in ada.ok("GET", "/api/lobby")["mine"]]
    assert ada.ok("GET", f"/api/tables/{table}")["rules_version"] == "1"
    half = ada.ok("GET", f"/api/tables/{table}/replay?eyes=0")
    assert len([step for step in half["steps"] if step["seat"] is not None]) == len(moves) // 2
    with ada.at(table) as page:
        play(page, moves[len(moves) // 2 :])
        assert page.state["table"]["status"] == "over"
    found = ada.ok("GET", f"/api/tables/{table}/record")
    whole = json.loads(write_record(record))
    assert found["entries"] == whole["entries"]
    assert found["result"] == whole["result"], "to the last digest"
    assert (found["rules_version"], found["config"]) == ("1", whole["config"])
    assert ada.ok("GET", f"/api/tables/{table}/verify")["is_right"]
    assert len(ada.ok("GET", f"/api/tables/{table}/replay")["steps"]) == len(record.entries)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(found))
    assert run("verify", path).exit_code == 0
    assert run("replay", path, "--all").exit_code == 0


def test_bots_play_at_a_table_of_version_1(server: InProcessServer, ada: Guest) -> None:
    record = golden(OLD[0])
    table = left_behind(server, [ada, ada], record, 4)
    with ada.at(table) as page:
        first = page.state["index"]
        page.ask("step_out", seat=0)
        page.until(lambda state: state["index"] > first + 1)
        assert page.state["table"]["rules_version"] == "1"
        assert page.ask("come_back", seat=0)["type"] == "state"


def test_who_plays_again_plays_by_the_newest_rules(server: InProcessServer, ada: Guest) -> None:
    record = golden(OLD[1])
    table = left_behind(server, [ada] * record.config.players, record, len(decided(record)))
    assert ada.ok("GET", f"/api/tables/{table}")["status"] == "over"
    again = ada.ok("POST", f"/api/tables/{table}/rematch", {})
    assert again["rules_version"] == find_game(again["game"]).meta.newest != "1"
    assert again["options"]["deck"] == "retail"
    assert again["options"]["tokens"] == "off"
    assert ada.ok("GET", f"/api/tables/{table}")["rules_version"] == "1"


def test_new_tables_are_stored_with_their_version_and_taken_up_again(tmp_path: Path) -> None:
    with InProcessServer(tmp_path) as server, server.guest("Ada") as ada:
        table = ada.open("me", "me", options={"rules": "retail", "tokens": "on"})
        cookie = ada.cookie
        stored = server.service.store.load(table)
        assert stored is not None
        assert json.loads(stored.table.setup)["rules_version"] == "2"
    with InProcessServer(tmp_path) as server, known(server, cookie) as ada:
        assert ada.ok("GET", f"/api/tables/{table}")["rules_version"] == "2"
        with ada.at(table) as page:
            assert len(page.state["view"]["tokens"]) == 5
            assert page.state["view"]["config"]["rules_version"] == "2"


@contextmanager
def known(server: InProcessServer, cookie: str) -> Iterator[Guest]:
    """Somebody who was here before the server was started anew."""
    with server.guest() as guest:
        guest.http.cookies.clear()
        guest.http.cookies.set("quadriga_guest", cookie, domain="127.0.0.1")
        yield guest


# ------------------------------------------------------------------------------------ versions that are not


SENTENCE = "This table was begun under version 7 of the rules of Eight-Minute Empire, which this server does not know."


def listed(guest: Guest, table: str) -> Json:
    """A table as the lobby has it."""
    cards: list[Json] = guest.ok("GET", "/api/lobby")["mine"]
    return next(card for card in cards if card["id"] == table)


@pytest.mark.parametrize("status", ["playing", "over"])
def test_a_table_of_unknown_rules_stays_listed_and_says_why_it_cannot_be_opened(
    server: InProcessServer, ada: Guest, status: Status
) -> None:
    table = left_behind(server, [ada, ada], golden(OLD[0]), 6, "7", status)
    card = listed(ada, table)
    assert card["last"] == "This server does not know version 7 of these rules."
    assert (card["status"], card["is_my_turn"], card["acting"]) == (status, False, [])
    assert [seat["name"] for seat in card["seats"]] == ["Player 0", "Player 1"]
    for path in ("", "/replay", "/replay/0", "/verify"):
        problem = ada.no(409, "GET", f"/api/tables/{table}{path}")
        assert (problem["code"], problem["text"]) == ("unknown_rules", SENTENCE)
    with ada.connect(table) as socket:
        assert Page(socket).closed() == (CLOSE_UNKNOWN_RULES, SENTENCE)


def test_a_finished_one_is_exported_whole(server: InProcessServer, ada: Guest) -> None:
    record = golden(OLD[0])
    table = left_behind(server, [ada, ada], record, 8, "7", "over")
    response = ada.ask("GET", f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="eight_minute_empire-{table}.json"'
    found = response.json()
    assert record.chance is not None
    assert (found["format"], found["note"], found["status"]) == ("quadriga-table/1", SENTENCE, "over")
    assert found["setup"]["rules_version"] == "7"
    assert found["setup"]["seed"] == record.chance.seed
    assert found["setup"]["weather"] == "fair"
    assert [(deed["seat"], deed["move"]) for deed in found["deeds"]] == decided(record)[:8]
    assert ada.cookie.rpartition(".")[0] not in response.text


def test_of_a_running_one_nobody_learns_the_seed_or_the_moves_of_others(server: InProcessServer, ada: Guest) -> None:
    record = golden(OLD[0])
    with server.guest("Bob") as bob, server.guest("Otto") as otto:
        table = left_behind(server, [ada, bob], record, 13, "7")
        for seat, guest in enumerate((ada, bob)):
            found = guest.ok("GET", f"/api/tables/{table}/record")
            assert "seed" not in found["setup"]
            assert "left out until the game is over" in found["note"]
            assert len(found["deeds"]) == 13
            for deed, (mover, move) in zip(found["deeds"], decided(record), strict=False):
                assert deed.get("move") == (move if mover == seat else None)
                assert deed["seat"] == mover
        assert otto.no(403, "GET", f"/api/tables/{table}/record")["code"] == "no_onlookers"


def test_a_server_starts_with_tables_that_it_does_not_know(tmp_path: Path) -> None:
    with InProcessServer(tmp_path) as server, server.guest("Ada") as ada:
        table = left_behind(server, [ada, ada], golden(OLD[0]), 5, "7", bot_due=True)
    with InProcessServer(tmp_path) as server:
        server.guest("Otto").close()
        assert any(f"table {table} stays closed: This table was begun under version 7" in line for line in server.log.lines)
