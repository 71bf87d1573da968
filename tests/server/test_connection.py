"""Live play over real connections: moves and their acknowledgement, what comes late, coming back, undo, hints, leaving."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quadriga.server import connection
from quadriga.server.settings import Settings
from tests.server.harness import Guest, InProcessServer, Json, Page, play_on

Come = Callable[..., Guest]
Pair = tuple[Guest, Guest, str]


def seated(come: Come, count: int = 2, **more: Any) -> tuple[list[Guest], str]:
    """Persons at a table that has begun."""
    people = [come(name) for name in ("Ada", "Bob", "Cleo", "Dora")[:count]]
    table = people[0].open("me", *["open"] * (count - 1), **more)
    for seat, key in people[0].links(table).items():
        people[seat].claim(table, seat, key)
    return people, table


@pytest.fixture
def pair(guest: Come) -> Pair:
    (ada, bob), table = seated(guest)
    return ada, bob, table


def deeds(server: InProcessServer, table: str) -> int:
    loaded = server.service.store.load(table)
    assert loaded is not None
    return len(loaded.deeds)


def happened(page: Page) -> list[str]:
    """The kinds of events in a log."""
    return [line["event"]["type"] for line in page.log if "event" in line]


# -- moves --------------------------------------------------------------------------------------------------------------------


def test_a_move_is_acknowledged_by_the_state_it_led_to_and_told_to_all(pair: Pair, guest: Come) -> None:
    ada, bob, table = pair
    with ada.at(table) as one, bob.at(table) as two, guest("Otto").at(table) as three:
        before = one.index
        ref = one.send("submit", index=before, seat=0, move="bid 2")
        acknowledged = one.answer(ref)
        assert (acknowledged["type"], acknowledged["index"]) == ("state", before + 1)
        assert acknowledged["view"]["seats"][0]["bid"] == 2
        for page in (two, three):
            state = page.until_index(before + 1)
            assert state["ref"] == 0
            assert state["view"]["seats"][0]["has_bid"]
            assert page.log[-1]["text"] == one.log[-2]["text"] == "Terracotta has bid."


def test_a_doubled_submit_moves_once_and_the_second_gets_the_fresh_state(server: InProcessServer, pair: Pair) -> None:
    ada, bob, table = pair
    with ada.at(table) as one, bob.at(table) as two:
        one.move("bid 1")
        two.until_index(one.index)
        two.move("bid 0")
        one.until(lambda state: state["acting"] == [0])
        before = deeds(server, table)
        move = one.moves[0]
        asked = {"index": one.index, "seat": 0, "move": move}
        first, second = one.send("submit", **asked), one.send("submit", **asked)
        assert one.answer(first)["type"] == "state"
        refused = one.answer(second)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        # After a refusal for being late the table is told as it stands.
        fresh = one.read()
        assert (fresh["type"], fresh["index"]) == ("state", before + 1)
        assert deeds(server, table) == before + 1


def test_what_was_asked_at_an_older_table_changes_nothing(server: InProcessServer, pair: Pair) -> None:
    ada, _, table = pair
    # Two tabs of the same person: what is done in one makes the other late.
    with ada.at(table) as tab, ada.at(table) as other:
        old = tab.index
        other.move("bid 1")
        count = deeds(server, table)
        for index in (old, old - 1, 0, -1, old + 50):
            for kind, more in (
                ("submit", {"move": "bid 3"}),
                ("undo", {}),
                ("confirm", {}),
                ("hint", {}),
                ("ask_undo", {}),
                ("preview", {"move": "bid 3"}),
            ):
                tab.no("stale", kind, index=index, seat=0, **more)
        tab.until(lambda state: state["index"] == old + 1)
        assert deeds(server, table) == count


def test_a_bid_stays_fresh_while_others_bid(guest: Come) -> None:
    (ada, bob, cleo), table = seated(guest, 3)
    with ada.at(table) as one, bob.at(table) as two, cleo.at(table) as three:
        index = two.index
        one.move("bid 1")
        three.until_index(index + 1)
        three.move("bid 1")
        # Bob clicked before he heard of either.
        told = two.ask("submit", index=index, seat=1, move="bid 0")
        assert (told["type"], told["index"]) == ("state", index + 3)


def test_an_illegal_move_is_refused_with_the_rule_that_forbids_it(server: InProcessServer, pair: Pair) -> None:
    ada, _, table = pair
    with ada.at(table) as one:
        refused = one.no("illegal", "submit", index=one.index, seat=0, move="bid 14")
        assert refused["rule"].startswith("EME-")
        assert "did you mean" in one.no("illegal", "submit", index=one.index, seat=0, move="bidd 1")["text"]
        one.no("illegal", "submit", index=one.index, seat=0, move="draw iron-move2")
        one.no("illegal", "confirm", index=one.index, seat=0)
    with ada.at(table) as one:
        why = one.ask("why", seat=0, target="W1")
        assert (why["type"], why["rule"].startswith("EME-")) == ("why", True)
        preview = one.ask("preview", index=one.index, seat=0, move="bid 1")
        assert preview["view"]["seats"][0]["bid"] == 1
        assert not one.state["view"]["seats"][0]["has_bid"]


@pytest.mark.parametrize(
    "message",
    [
        '{"type":"ping","seat":0}',
        '{"type":"submit","index":1,"seat":0,"move":"bid 1","as":1}',
        '{"type":"submit","index":1,"seat":0}',
        '{"type":"submit","index":"1","seat":0,"move":"bid 1"}',
        '{"type":"submit","index":1,"seat":0,"move":"bid 1","hold":1}',
        '{"type":"take_over","seat":0}',
        '{"seat":0}',
        "hello",
    ],
)
def test_a_message_of_another_form_is_refused_as_such(pair: Pair, message: str) -> None:
    ada, _, table = pair
    with ada.at(table) as one:
        one.drain()
        one.socket.send(message)
        refused = one.read()
        assert (refused["type"], refused["code"], refused["ref"]) == ("refused", "bad", 0)
        assert refused["text"].startswith("This message cannot be read: ")


def test_a_held_move_waits_for_its_confirmation(guest: Come) -> None:
    ada = guest("Ada")
    table = ada.open("me", "me")
    with ada.at(table) as one:
        one.move("bid 1")
        one.ok("look", seat=1)
        one.move("bid 0")
        one.ok("look", seat=one.state["acting"][0])
        seat = one.eyes
        while one.state["held"] is None:
            one.move(one.moves[0], hold=True)
        state = one.state
        assert (state["held"], state["acting"], state["prompt"]) == (seat, [seat], None)
        one.no("illegal", "submit", index=one.index, seat=seat, move="stop")
        assert one.ok("undo", index=one.index, seat=seat, moves=1)["held"] is None
        one.move(one.moves[0], hold=True)
        assert one.state["held"] == seat
        assert one.ok("confirm", index=one.index, seat=seat)["acting"] == [1 - seat]


# -- coming back --------------------------------------------------------------------------------------------------------------


def test_who_comes_back_gets_exactly_the_lines_he_missed(pair: Pair, guest: Come) -> None:
    ada, bob, table = pair
    otto = guest("Otto")
    heard: dict[int, list[Json]] = {}
    with ada.at(table) as one, bob.at(table) as two:
        for _ in range(15):
            heard[one.index] = list(one.log)
            play_on([one, two], moves=1)
        last, whole = one.index, list(one.log)
    for seen, lines in heard.items():
        with ada.at(table, seen=seen, eyes=0) as one:
            # What a page has, and what it is sent, is the whole log, and no line twice.
            kept = one.first["log_from"]
            assert lines[:kept] + one.first["log"] == whole
            assert all(line["deed"] >= seen for line in one.first["log"])
            if seen > 1:
                assert kept == len(lines)
    with ada.at(table, seen=last, eyes=0) as one:
        assert one.first["log"] == []
    for eyes in (None, 1):
        with ada.at(table, seen=last, eyes=eyes) as one:
            assert one.first["log"] == whole, "what other eyes saw is no beginning of what these see"
    with ada.at(table) as one, otto.at(table, seen=0) as three:
        assert one.first["log"] == whole
        assert three.first["log_from"] == 0


def test_after_moves_were_taken_back_the_whole_log_is_sent_again(pair: Pair) -> None:
    ada, bob, table = pair
    with ada.at(table) as one, bob.at(table) as two:
        one.move("bid 1")
        seen = one.index
        heard = list(one.log)
        two.until_index(seen)
        one.ok("undo", index=seen, seat=0, moves=1)
        two.until_index(one.index)
        assert two.log == [line for line in two.log if line["text"] != "Terracotta has bid."]
        assert two.log[-1]["text"] == "Terracotta took back a move."
    with ada.at(table, seen=seen, eyes=0) as again:
        assert again.first["log_from"] == 0
        assert again.log == one.log
        assert len(again.log) < len(heard) + 1


def test_presence_is_told_to_those_who_stay(pair: Pair) -> None:
    ada, bob, table = pair
    with ada.at(table) as one:
        with bob.at(table):
            one.until(lambda state: state["table"]["seats"][1]["is_present"])
        one.until(lambda state: not state["table"]["seats"][1]["is_present"])


def test_a_table_outlives_its_server(tmp_path: Path) -> None:
    with InProcessServer(tmp_path) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.open("me", "open")
        bob.claim(table, 1, ada.links(table)[1])
        with ada.at(table) as one, bob.at(table) as two:
            play_on([one, two], moves=7)
            state, log = one.state, list(one.log)
    with InProcessServer(tmp_path) as server:
        for person in (ada, bob):
            person.address = server.address
            person.http.base_url = server.address
        with ada.at(table, seen=state["index"], eyes=0) as one:
            assert one.state["view"] == state["view"]
            assert one.first["log"] == []
        with ada.at(table) as one:
            assert one.log == log
        ada.close()
        bob.close()


# -- onlookers ----------------------------------------------------------------------------------------------------------------


def test_an_onlooker_sees_the_public_view_alone(pair: Pair, guest: Come) -> None:
    ada, _, table = pair
    with ada.at(table) as one, guest("Otto").at(table) as three:
        one.move("bid 2")
        state = three.until_index(one.index)
        assert (state["eyes"], state["mine"], state["prompt"], state["view"]["viewer"]) == (None, [], None, None)
        assert state["undo"] == {"moves": 0, "text": "", "can_ask": False}
        assert [seat["bid"] for seat in state["view"]["seats"]] == [None, None]
        assert "BidChosen" in happened(one)
        assert "BidChosen" not in happened(three)
        assert "BidMade" in happened(three)


def test_a_table_for_its_players_alone_shows_itself_to_nobody_else(guest: Come) -> None:
    (ada, bob), table = seated(guest, onlookers=False)
    otto = guest("Otto")
    for path in ("", "/replay", "/replay/0", "/record", "/verify"):
        assert otto.no(403, "GET", f"/api/tables/{table}{path}")["code"] == "no_onlookers"
    for path in ("/rematch", "/seats/0/transfer"):
        assert otto.no(403, "POST", f"/api/tables/{table}{path}", {})["code"] == "no_onlookers"
    with otto.connect(table) as socket:
        page = Page(socket)
        assert page.closed() == (4403, "Only the players can see this table.")
        assert page.raw == []
    for person in (ada, bob):
        with person.at(table) as page:
            page.ping()


def test_who_waited_at_such_a_table_is_let_go_when_the_game_begins(guest: Come) -> None:
    ada, bob, otto = guest("Ada"), guest("Bob"), guest("Otto")
    table = ada.open("me", "open", onlookers=False)
    with otto.at(table) as three:
        assert three.state["table"]["status"] == "waiting"
        bob.claim(table, 1, ada.links(table)[1])
        assert three.closed() == (4403, "players only")
        # Not even one state of the game has reached him.
        assert '"status":"playing"' not in "".join(three.raw)


def test_an_old_device_is_let_go_from_such_a_table_when_its_seat_is_transferred(guest: Come) -> None:
    (_, bob), table = seated(guest, onlookers=False)
    phone = guest("Phone")
    key = bob.transfer(table, 1)
    with bob.at(table) as old:
        old.drain()
        told = len(old.raw)
        phone.claim(table, 1, key)
        assert old.closed() == (4403, "players only")
        assert len(old.raw) == told


# -- hot-seat -----------------------------------------------------------------------------------------------------------------


def test_at_a_hot_seat_one_looks_through_the_eyes_of_each_own_seat(guest: Come) -> None:
    ada = guest("Ada")
    table = ada.open({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"})
    with ada.at(table) as one:
        assert (one.state["eyes"], one.state["mine"]) == (0, [0, 1])
        assert [seat["name"] for seat in one.state["table"]["seats"]] == ["Ada", "Bea"]
        one.move("bid 2")
        # One of the two knows what the other may not see.
        assert one.state["has_curtain"]
        state = one.ok("look", seat=1)
        assert (state["eyes"], state["view"]["viewer"], state["view"]["seats"][0]["bid"]) == (1, 1, None)
        assert state["log_from"] == 0
        assert "BidChosen" not in happened(one)
        assert not one.move("bid 0")["has_curtain"]
    with ada.at(table, eyes=1) as one:
        assert one.state["eyes"] == 1


# -- undo by consent ----------------------------------------------------------------------------------------------------------


def test_a_turn_is_taken_back_when_all_others_agree(guest: Come) -> None:
    (ada, bob, cleo), table = seated(guest, 3, undo="consent")
    with ada.at(table) as one, bob.at(table) as two, cleo.at(table) as three:
        pages = [one, two, three]
        play_on(pages, moves=3)
        seat = one.state["acting"][0]
        mover, *others = [pages[seat], *[page for page in pages if page.eyes != seat]]
        before = mover.state["view"]
        mover.until(lambda state: bool(state["prompt"]))
        while mover.state["acting"] == [seat]:
            mover.move(mover.moves[0])
        for page in pages:
            page.until_index(mover.index)
        assert mover.state["undo"]["can_ask"]
        asked = mover.ok("ask_undo", index=mover.index, seat=seat)
        assert asked["undo_asked"] == {"seat": seat, "waiting_for": [page.eyes for page in others]}
        # The asker cannot answer the question, and one answer of two is not enough.
        mover.no("illegal", "answer_undo", index=mover.index, seat=seat, agrees=True)
        for page in others:
            page.until_index(mover.index)
            page.ok("answer_undo", index=page.index, seat=page.eyes, agrees=True)
            for other in pages:
                other.until_index(page.index)
        assert mover.state["undo_asked"] is None
        assert mover.state["acting"] == [seat]
        assert mover.state["view"] == before
        assert [page.log[-1]["text"].split(" took")[1] for page in pages] == [" back the last turn."] * 3


def test_one_who_does_not_agree_is_enough(guest: Come) -> None:
    (ada, bob), table = seated(guest, undo="consent")
    with ada.at(table) as one, bob.at(table) as two:
        one.move("bid 1")
        one.ok("ask_undo", index=one.index, seat=0)
        two.until_index(one.index)
        state = two.ok("answer_undo", index=two.index, seat=1, agrees=False)
        assert state["undo_asked"] is None
        assert state["view"]["seats"][0]["has_bid"]
        two.no("illegal", "answer_undo", index=two.index, seat=1, agrees=True)


def test_where_nothing_is_taken_back_nobody_can(guest: Come) -> None:
    (ada, _), table = seated(guest, undo="none")
    with ada.at(table) as one:
        one.move("bid 1")
        assert one.state["undo"] == {"moves": 0, "text": "", "can_ask": False}
        one.no("illegal", "undo", index=one.index, seat=0)
        one.no("illegal", "ask_undo", index=one.index, seat=0)


# -- hints --------------------------------------------------------------------------------------------------------------------


def test_a_hint_is_told_to_who_asked_and_marked_in_the_record(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HINT_BOT", "greedy")
    ada, bob, table = pair
    with ada.at(table) as one, bob.at(table) as two:
        told = one.ask("hint", index=one.index, seat=0)
        assert told["type"] == "hint"
        assert told["move"] in one.moves
        assert told["text"]
        one.until(lambda state: state["index"] == 2)
        one.move(told["move"])
        two.until_index(one.index)
        two.move("bid 0")
        assert not [text for text in two.raw if '"type":"hint"' in text]
        two.ok("resign", seat=1)
    entries = ada.ok("GET", f"/api/tables/{table}/record")["entries"]
    mine = [entry for entry in entries if entry["seat"] == 0]
    assert (mine[0]["move"], mine[0]["mark"]) == (told["move"], "hint")
    assert [entry for entry in entries if entry.get("mark")] == [mine[0]]


def test_only_one_hint_is_thought_about_at_a_time(server: InProcessServer, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = pair

    async def slowly(*_: object) -> str:
        await asyncio.sleep(1.0)
        return "bid 1"

    monkeypatch.setattr(server.service.bot_pool, "choose", slowly)
    with ada.at(table) as one:
        first = one.send("hint", index=one.index, seat=0)
        one.until(lambda state: state["index"] == 2)
        one.no("limit", "hint", index=one.index, seat=0)
        assert one.answer(first)["move"] == "bid 1"
        # The table has moved on meanwhile: the advice is not given any more.
        late = one.send("hint", index=one.index, seat=0)
        one.until(lambda state: state["index"] == 3)
        one.move("bid 0")
        assert one.answer(late)["code"] == "stale"


def test_a_bot_that_finds_no_answer_is_excused(server: InProcessServer, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = pair

    async def too_long(*_: object) -> str:
        raise TimeoutError

    monkeypatch.setattr(server.service.bot_pool, "choose", too_long)
    with ada.at(table) as one:
        one.no("gone", "hint", index=one.index, seat=0)
        one.ping()


# -- leaving ------------------------------------------------------------------------------------------------------------------


def test_who_resigns_of_two_ends_the_game(pair: Pair) -> None:
    ada, bob, table = pair
    with ada.at(table) as one, bob.at(table) as two:
        one.ok("resign", seat=0)
        state = two.until_index(one.index)
        assert state["table"]["status"] == "over"
        assert state["ending"] == "Terracotta resigned: the game goes to lapis."
        assert state["table"]["seed"]
        assert state["sheet"]
        two.no("illegal", "submit", index=two.index, seat=1, move="bid 1")


def test_who_resigns_of_three_leaves_the_seat_to_a_bot(guest: Come) -> None:
    (ada, bob, cleo), table = seated(guest, 3)
    with ada.at(table) as one, bob.at(table) as two, cleo.at(table) as three:
        one.ok("resign", seat=0)
        # The bot bids in the place of Ada.
        state = two.until(lambda state: state["view"]["seats"][0]["has_bid"])
        assert state["table"]["seats"][0]["has_resigned"]
        assert state["table"]["status"] == "playing"
        three.until_index(two.index)


def test_for_somebody_who_is_away_others_call_a_bot_until_he_returns(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.guest("Ada") as ada, server.guest("Bob") as bob, server.guest("Otto") as otto:
        table = ada.open("me", "open")
        bob.claim(table, 1, ada.links(table)[1])
        with ada.at(table) as one, otto.at(table) as three:
            with bob.at(table):
                one.until(lambda state: state["table"]["seats"][1]["is_present"])
                monkeypatch.setattr(server.service.tables, "absent_ms", 0)
                # However long: he is here.
                one.no("illegal", "step_out", seat=1)
            one.until(lambda state: not state["table"]["seats"][1]["is_present"])
            monkeypatch.setattr(server.service.tables, "absent_ms", 3_600_000)
            one.no("illegal", "step_out", seat=1)
            three.no("not_yours", "step_out", seat=1)
            monkeypatch.setattr(server.service.tables, "absent_ms", 0)
            three.no("not_yours", "step_out", seat=1)
            one.ok("step_out", seat=1)
            state = one.until(lambda state: state["view"]["seats"][1]["has_bid"])
            assert state["table"]["seats"][1]["has_stand_in"]
            assert state["table"]["seats"][1]["bot"] == "greedy"
            assert "Lapis is away: a bot plays on." in [line["text"] for line in one.log]
            with bob.at(table) as two:
                # Coming is enough.
                assert two.state["mine"] == [1]
                one.until(lambda state: not state["table"]["seats"][1]["has_stand_in"])
                assert one.log[-1]["text"] == "Lapis is back."


def test_a_player_of_a_server_with_default_settings_is_absent_after_a_minute() -> None:
    assert Settings().absent_ms == 60_000
