"""Nobody acts for another: every way to ask, with a seat that is not one's own, with no seat, or with a cookie that is not."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from quadriga.server.identity import COOKIE, Signer
from quadriga.table.codec import CLIENT_MESSAGES
from tests.server.harness import Guest, InProcessServer, Json, Page

Come = Callable[..., Guest]
BARE = {"say", "ping"}
"""What can be asked without a seat."""


def every_ask(seat: int, index: int) -> dict[str, Json]:
    """One message of each kind for a seat, all of which its owner may send at some time."""
    at = {"seat": seat, "index": index}
    return {
        "submit": {**at, "move": "bid 1"},
        "confirm": at,
        "undo": {**at, "moves": 1},
        "ask_undo": at,
        "answer_undo": {**at, "agrees": True},
        "preview": {**at, "move": "bid 1"},
        "why": {"seat": seat, "target": "coins-1"},
        "hint": at,
        "resign": {"seat": seat},
        "step_out": {"seat": seat},
        "come_back": {"seat": seat},
        "look": {"seat": seat},
    }


def test_every_kind_of_message_is_tried_here() -> None:
    kinds = {kind.__struct_config__.tag for kind in CLIENT_MESSAGES}
    assert kinds == every_ask(0, 0).keys() | BARE


def begun(come: Come, *names: str, **more: Any) -> tuple[list[Guest], str]:
    """So many persons at a table that has begun."""
    people = [come(name) for name in names]
    table = people[0].open("me", *["open"] * (len(names) - 1), **more)
    keys = people[0].links(table)
    for seat, person in enumerate(people[1:], 1):
        person.claim(table, seat, keys[seat])
    return people, table


def deeds(server: InProcessServer, table: str) -> list[str]:
    loaded = server.service.store.load(table)
    assert loaded is not None
    return [deed.body for deed in loaded.deeds]


def test_a_player_cannot_act_for_another_seat(server: InProcessServer, guest: Come) -> None:
    (_, bob), table = begun(guest, "Ada", "Bob")
    before = deeds(server, table)
    with bob.at(table) as page:
        for seat in (0, 2, 7, -1, 10**20):
            for kind, fields in every_ask(seat, page.index).items():
                # Others may call a bot for somebody who is away: that has its own conditions.
                code = {"step_out": "illegal" if seat == 0 else "bad"}.get(kind, "not_yours")
                page.no(code, kind, **fields)
        assert page.state["eyes"] == 1
    assert deeds(server, table) == before


def test_an_onlooker_cannot_act_at_all(server: InProcessServer, guest: Come) -> None:
    _, table = begun(guest, "Ada", "Bob")
    before = deeds(server, table)
    with guest("Otto").at(table) as page:
        assert page.state["eyes"] is None
        assert page.state["mine"] == []
        for seat in (0, 1, 2):
            for kind, fields in every_ask(seat, page.index).items():
                page.no("not_yours", kind, **fields)
        assert page.state["eyes"] is None
    assert deeds(server, table) == before


def test_eyes_in_the_address_open_nobodys_view(guest: Come) -> None:
    (ada, bob), table = begun(guest, "Ada", "Bob")
    with ada.at(table) as one:
        one.move("bid 1")
    with bob.at(table, eyes=0) as two, guest("Otto").at(table, eyes=0) as three:
        assert two.state["eyes"] == 1
        assert three.state["eyes"] is None
        for page in (two, three):
            assert page.state["view"]["seats"][0]["bid"] is None
            assert page.state["view"]["seats"][0]["has_bid"]


def test_seats_of_others_cannot_be_managed(guest: Come) -> None:
    ada, bob, otto = guest("Ada"), guest("Bob"), guest("Otto")
    table = ada.open("me", "open", "open")
    at = f"/api/tables/{table}/seats"
    bob.claim(table, 1, ada.links(table)[1])
    for who, seats in ((bob, (0, 2)), (otto, (0, 1, 2)), (ada, (1, 2))):
        for seat in seats:
            assert who.no(403, "POST", f"{at}/{seat}/leave", {})["code"] == "not_yours"
            assert who.no(403, "POST", f"{at}/{seat}/transfer", {})["code"] == "not_yours"
    for who in (bob, otto):
        assert who.no(403, "POST", f"{at}/2/bot", {"bot": "greedy"})["code"] == "not_host"
    assert [seat["kind"] for seat in ada.ok("GET", f"/api/tables/{table}")["seats"]] == ["person", "person", "open"]


# -- cookies ------------------------------------------------------------------------------------------------------------------


def forged(ada: Guest, bob: Guest, table: str, key: str) -> dict[str, str]:
    """Cookies that are not ours, all but one made by somebody who knows Ada's id."""
    name, _, signature = ada.cookie.partition(".")
    return {
        "none": "",
        "an id without signature": name,
        "an id and a dot": f"{name}.",
        "the signature of another": f"{name}.{bob.cookie.partition('.')[2]}",
        "a garbled signature": f"{name}.{signature[:-1]}{'A' if signature[-1] != 'A' else 'B'}",
        "a shortened signature": f"{name}.{signature[:-1]}",
        "of another server": Signer(b"another secret").cookie(name),
        "another id": f"x{ada.cookie}",
        "a key to a seat": f"{table} 1.{key}",
        "control characters": "%00.%0a",
        "not ASCII": "\xff\xfe.\xe9",
        "long": "x" * 4000 + "." + signature,
    }


def test_a_forged_cookie_is_nobody(server: InProcessServer, guest: Come) -> None:
    (ada, bob), table = begun(guest, "Ada", "Bob")
    waiting = ada.open("me", "open")
    for name, cookie in forged(ada, bob, waiting, ada.links(waiting)[1]).items():
        headers = {"Cookie": f"{COOKIE}={cookie}".encode("latin-1"), "X-Quadriga": "1"}
        with Guest(server.address) as somebody:
            somebody.http.cookies.clear()
            for method, path, body in (
                ("GET", f"/api/tables/{table}", None),
                ("GET", "/api/lobby", None),
                ("PATCH", "/api/me", {"name": "Eve"}),
                ("POST", f"/api/tables/{table}/seats/0/transfer", {}),
            ):
                response = somebody.ask(method, path, body, headers=headers)
                assert response.status_code == 401, (name, path)
                assert response.json()["code"] == "no_guest"
            with somebody.connect(table, cookie=f"{COOKIE}={cookie}") as socket:
                assert Page(socket).closed() == (4403, "no guest cookie"), name


def test_a_cookie_of_another_server_is_nobody_here(server: InProcessServer, guest: Come, tmp_path: Path) -> None:
    _, table = begun(guest, "Ada", "Bob")
    with InProcessServer(tmp_path) as elsewhere, elsewhere.guest() as eve, server.guest() as local:
        local.http.cookies.clear()
        local.http.headers["Cookie"] = f"{COOKIE}={eve.cookie}"
        assert local.no(401, "GET", f"/api/tables/{table}")["code"] == "no_guest"


def test_a_signed_guest_whom_nobody_remembers_is_sent_to_the_door(server: InProcessServer, guest: Come) -> None:
    _, table = begun(guest, "Ada", "Bob")
    ghost = server.service.signer.cookie("nobody-ever-was-this")
    with server.guest() as local:
        with local.connect(table, cookie=f"{COOKIE}={ghost}") as socket:
            code, reason = Page(socket).closed()
        assert code == 4403
        assert reason.startswith("We don't know who you are yet.")
        local.http.cookies.clear()
        local.http.headers["Cookie"] = f"{COOKIE}={ghost}"
        wanted = {"game": "eight_minute_empire", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert local.no(401, "POST", "/api/tables", wanted)["code"] == "no_guest"


# -- keys ---------------------------------------------------------------------------------------------------------------------


def test_a_seat_opens_to_its_own_key_alone(guest: Come) -> None:
    ada, bob, cleo = guest("Ada"), guest("Bob"), guest("Cleo")
    table, other = ada.open("me", "open", "open"), ada.open("me", "open", "open")
    keys, other_keys = ada.links(table), ada.links(other)
    at = f"/api/tables/{table}/claim"
    for seat, key in (
        (1, ""),
        (1, "x"),
        (1, keys[2]),
        (1, other_keys[1]),
        (1, keys[1][:-1]),
        (1, keys[1] + "A"),
        (None, keys[1]),
    ):
        assert bob.no(403, "POST", at, {"seat": seat, "key": key})["code"] == "bad_key"
    assert bob.no(404, "POST", at, {"seat": 3, "key": keys[1]})["code"] == "not_found"
    bob.claim(table, 1, keys[1])
    # Used: it opens nothing any more, neither for others nor a second time.
    assert cleo.no(404, "POST", at, {"seat": 1, "key": keys[1]})["code"] == "gone"
    assert bob.no(409, "POST", at, {"seat": 2, "key": keys[2]})["code"] == "illegal"


def test_a_transfer_link_dies_with_the_seat_it_was_made_for(guest: Come) -> None:
    ada, eve, bob = guest("Ada"), guest("Eve"), guest("Bob")
    table = ada.open("me", "open", "open", listed=True)
    eve.claim(table, 1)
    old = eve.transfer(table, 1)
    eve.ok("POST", f"/api/tables/{table}/seats/1/leave", {})
    bob.claim(table, 1)
    # Eve kept the link of the seat that is Bob's now.
    assert eve.no(404, "POST", f"/api/tables/{table}/claim", {"seat": 1, "key": old})["code"] == "gone"
    assert [seat["name"] for seat in bob.ok("GET", f"/api/tables/{table}")["seats"]][1] == "Bob"


def test_a_transferred_seat_is_lost_to_the_old_device_and_the_link_works_once(guest: Come) -> None:
    (ada, bob), table = begun(guest, "Ada", "Bob")
    phone, thief = guest("Phone"), guest("Thief")
    key = bob.transfer(table, 1)
    with bob.at(table) as old:
        before = old.index
        info = phone.claim(table, 1, key)
        assert info["seats"][1]["is_mine"]
        # The others know the seat by the same name as before.
        assert info["seats"][1]["name"] == "Bob"
        state = old.until_index(before + 1)
        assert state["eyes"] is None
        assert state["mine"] == []
        assert state["prompt"] is None
        for kind, fields in every_ask(1, old.index).items():
            old.no("not_yours", kind, **fields)
    for somebody in (thief, bob):
        assert somebody.no(403, "POST", f"/api/tables/{table}/claim", {"seat": 1, "key": key})["code"] == "bad_key"
    with ada.at(table) as one, phone.at(table) as new:
        one.move("bid 1")
        new.until_index(one.index)
        new.move("bid 0")


def test_what_is_on_its_way_when_the_seat_is_transferred_is_not_done(server: InProcessServer, guest: Come) -> None:
    (_, bob), table = begun(guest, "Ada", "Bob")
    phone = guest("Phone")
    key = bob.transfer(table, 1)
    loop = server.service.writer._loop
    assert loop is not None
    lock = server.service.tables._active[table].lock

    def until_waiting(wanted: int) -> None:
        for _ in range(2000):
            if len(lock._waiters or ()) >= wanted:
                return
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0.005), loop).result()
        raise AssertionError("nobody comes")

    with bob.at(table) as old, ThreadPoolExecutor(1) as pool:
        old.drain()
        asyncio.run_coroutine_threadsafe(lock.acquire(), loop).result()
        claim = pool.submit(phone.claim, table, 1, key)
        until_waiting(1)
        ref = old.send("resign", seat=1)
        until_waiting(2)
        loop.call_soon_threadsafe(lock.release)
        claim.result()
        assert old.answer(ref)["code"] == "not_yours"
    assert not phone.ok("GET", f"/api/tables/{table}")["seats"][1]["has_resigned"]


# -- seats that a bot plays ---------------------------------------------------------------------------------------------------


@pytest.fixture
def idle_bots(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never come to a decision, so that it stays their turn."""
    monkeypatch.setattr(server.service.tables, "_wake_bots", lambda _: None)


def test_who_has_resigned_does_not_play_on(idle_bots: None, guest: Come) -> None:
    (ada, bob, _), table = begun(guest, "Ada", "Bob", "Cleo")
    with ada.at(table) as one, bob.at(table) as two:
        one.ok("resign", seat=0)
        assert one.state["table"]["status"] == "playing"
        assert one.state["table"]["seats"][0]["bot"] == "greedy"
        one.no("illegal", "submit", index=one.index, seat=0, move="bid 1")
        one.no("illegal", "hint", index=one.index, seat=0)
        one.no("illegal", "resign", seat=0)
        one.ok("come_back", seat=0)
        assert one.state["table"]["seats"][0]["bot"] == "greedy"
        assert not two.until_index(one.index)["view"]["seats"][0]["has_bid"]


def test_who_let_a_bot_play_takes_the_seat_back_before_moving(idle_bots: None, guest: Come) -> None:
    (ada, _), table = begun(guest, "Ada", "Bob")
    with ada.at(table) as one:
        one.ok("step_out", seat=0)
        assert one.state["table"]["seats"][0]["has_stand_in"]
        one.no("illegal", "submit", index=one.index, seat=0, move="bid 1")
        one.ok("come_back", seat=0)
        assert not one.state["table"]["seats"][0]["has_stand_in"]
        one.move("bid 1")
