"""Tables from the outside: opening, inviting, sitting down, bots, lists, playing again."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.harness import GAME, Guest, Json

Come = Callable[..., Guest]


def over(ada: Guest, bob: Guest) -> str:
    """A table of two where the game is over."""
    table = ada.open("me", "open", options={"board": "b"}, undo="consent")
    bob.claim(table, 1, ada.links(table)[1])
    with ada.at(table) as page:
        page.ok("resign", seat=0)
    return table


# -- who I am -----------------------------------------------------------------------------------------------------------------


def test_a_guest_is_made_once_and_remembered(guest: Come) -> None:
    ada = guest()
    cookie = ada.cookie
    assert ada.ok("POST", "/api/me", {}) == {"name": ada.name, "is_new": True}
    assert ada.cookie == cookie
    assert ada.ok("PATCH", "/api/me", {"name": "Ada"}) == {"name": "Ada", "is_new": False}
    assert ada.ok("POST", "/api/me", {}) == {"name": "Ada", "is_new": False}


def test_everything_of_a_table_is_for_guests(guest: Come) -> None:
    ada = guest()
    table = ada.open("me", "open")
    nobody = guest()
    nobody.http.cookies.clear()
    for method, path in (
        ("GET", "/api/lobby"),
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("GET", f"/api/tables/{table}"),
        ("GET", f"/api/tables/{table}/invites"),
        ("GET", f"/api/tables/{table}/replay"),
        ("GET", f"/api/tables/{table}/record"),
        ("POST", f"/api/tables/{table}/claim"),
        ("POST", f"/api/tables/{table}/rematch"),
    ):
        assert nobody.no(401, method, path, {} if method != "GET" else None)["code"] == "no_guest"


# -- opening ------------------------------------------------------------------------------------------------------------------


def test_a_table_is_as_it_was_wanted(guest: Come) -> None:
    ada = guest("Ada")
    table = ada.open(
        {"kind": "me", "name": "Augusta"},
        "greedy",
        "open",
        options={"board": "b"},
        undo="consent",
        onlookers=False,
        listed=True,
    )
    info = ada.ok("GET", f"/api/tables/{table}")
    assert info["game"] == GAME
    assert (info["status"], info["players"], info["undo"]) == ("waiting", 3, "consent")
    assert (info["onlookers"], info["listed"], info["is_host"], info["seed"], info["rematch"]) == (False, True, True, "", "")
    assert info["options"]["board"] == "b"
    assert len(info["commitment"]) == 64
    assert [(seat["kind"], seat["bot"], seat["is_mine"]) for seat in info["seats"]] == [
        ("person", "", True),
        ("bot", "greedy", False),
        ("open", "", False),
    ]
    assert info["seats"][0]["name"] == "Augusta"


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess"}, 404, "not_found"),
        ({"game": "../x"}, 400, "bad"),
        ({"seats": []}, 400, "bad"),
        ({"seats": [{"kind": "me"}]}, 422, "players"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "players"),
        ({"seats": [{"kind": "me"}] * 9}, 400, "bad"),
        ({"seats": [{"kind": "host"}, {"kind": "open"}]}, 400, "bad"),
        ({"seats": [{"kind": "bot"}, {"kind": "me"}]}, 422, "bot"),
        ({"seats": [{"kind": "bot", "bot": "search:9999999ms"}, {"kind": "me"}]}, 422, "bot"),
        ({"options": {"board": "z"}}, 422, "options"),
        ({"options": {"bored": "a"}}, 422, "options"),
        ({"options": {"youngest": "0,1,2"}}, 422, "options"),
        ({"options": []}, 400, "bad"),
        ({"undo": "always"}, 400, "bad"),
        ({"seed": "0" * 64}, 400, "bad"),
        ({"id": "mine"}, 400, "bad"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(guest: Come, wanted: Json, status: int, code: str) -> None:
    ada = guest()
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **wanted}
    assert ada.no(status, "POST", "/api/tables", body)["code"] == code
    assert ada.ok("GET", "/api/lobby")["mine"] == []


# -- sitting down -------------------------------------------------------------------------------------------------------------


def test_the_game_begins_when_the_last_seat_is_taken(guest: Come) -> None:
    ada, bob, cleo = guest("Ada"), guest("Bob"), guest("Cleo")
    table = ada.open("me", "open", "open")
    keys = ada.links(table)
    with ada.at(table) as one:
        assert (one.state["view"], one.state["prompt"], one.state["acting"]) == (None, None, [])
        assert bob.claim(table, 1, keys[1])["status"] == "waiting"
        assert cleo.claim(table, 2, keys[2])["status"] == "playing"
        state = one.until(lambda state: bool(state["prompt"]))
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Bob", "Cleo"]
    assert ada.links(table) == {}


def test_of_two_who_take_the_same_seat_at_once_one_has_it(guest: Come) -> None:
    for _ in range(4):
        ada, *others = guest("Ada"), guest("Bob"), guest("Cleo"), guest("Dora")
        table = ada.open("me", "open", "open")
        key = ada.links(table)[1]
        with ThreadPoolExecutor(3) as pool:
            asked = {"seat": 1, "key": key}
            answers = list(pool.map(lambda who: who.ask("POST", f"/api/tables/{table}/claim", asked), others))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404]
        winner = next(who for who, answer in zip(others, answers, strict=True) if answer.is_success)
        assert ada.ok("GET", f"/api/tables/{table}")["seats"][1]["name"] == winner.name


def test_whoever_stands_up_frees_the_seat_until_the_game_begins(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.open("me", "open")
    key = ada.links(table)[1]
    ada.ok("POST", f"/api/tables/{table}/seats/0/leave", {})
    assert ada.ok("GET", f"/api/tables/{table}")["seats"][0]["kind"] == "open"
    bob.claim(table, 1, key)
    ada.claim(table, 0, ada.links(table)[0])
    assert bob.no(409, "POST", f"/api/tables/{table}/seats/1/leave", {})["code"] == "illegal"


def test_the_host_fills_free_seats_with_bots_that_play(guest: Come) -> None:
    ada = guest("Ada")
    table = ada.open("me", "open", "open")
    at = f"/api/tables/{table}/seats"
    assert ada.no(404, "POST", f"{at}/0/bot", {"bot": "random"})["code"] == "gone"
    assert ada.no(404, "POST", f"{at}/7/bot", {"bot": "random"})["code"] == "gone"
    assert ada.no(400, "POST", f"{at}/8/bot", {"bot": "random"})["code"] == "bad"
    assert ada.no(422, "POST", f"{at}/1/bot", {"bot": "deep blue"})["code"] == "bad"
    ada.ok("POST", f"{at}/1/bot", {"bot": "random"})
    info = ada.ok("POST", f"{at}/2/bot", {"bot": "greedy"})
    assert info["status"] == "playing"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]
    with ada.at(table) as one:
        one.move("bid 0")
        # Both bots bid, and whoever begins takes a card.
        one.until(lambda state: state["view"]["turn"] is not None)
        one.until(lambda state: state["acting"] == [0])


# -- lists --------------------------------------------------------------------------------------------------------------------


def test_open_tables_are_listed_until_they_are_full_and_others_never(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    listed, hidden = ada.open("me", "open", "open", listed=True), ada.open("me", "open")

    def shown() -> set[str]:
        return {card["id"] for card in bob.ok("GET", "/api/lobby")["open"]}

    assert listed in shown()
    assert hidden not in shown()
    # To a listed table one comes without a key, to any free seat.
    assert bob.claim(listed)["seats"][1]["is_mine"]
    assert bob.ok("GET", "/api/lobby")["mine"][0]["id"] == listed
    assert listed not in shown()
    assert listed in {card["id"] for card in guest().ok("GET", "/api/lobby")["open"]}
    guest("Cleo").claim(listed)
    assert listed not in {card["id"] for card in guest().ok("GET", "/api/lobby")["open"]}


def test_my_tables_are_listed_with_whose_turn_it_is(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    waiting = ada.open("me", "open")
    done = over(ada, bob)
    running = ada.open("me", "open")
    bob.claim(running, 1, ada.links(running)[1])
    mine = ada.ok("GET", "/api/lobby")["mine"]
    # What waits for me comes first, what is over last.
    assert [card["id"] for card in mine] == [running, waiting, done]
    assert [(card["status"], card["is_my_turn"]) for card in mine] == [("playing", True), ("waiting", False), ("over", False)]
    assert mine[2]["progress"] == 1.0
    assert mine[2]["scores"]
    assert mine[2]["last"] == "Terracotta resigned."
    with ada.at(running) as page:
        page.move("bid 1")
    mine = ada.ok("GET", "/api/lobby")["mine"]
    assert [card["is_my_turn"] for card in mine if card["id"] == running] == [False]
    assert [card["is_my_turn"] for card in bob.ok("GET", "/api/lobby")["mine"] if card["id"] == running] == [True]
    # The summary is what everybody may know.
    assert "bids" not in ada.ask("GET", "/api/lobby").text


def test_the_lobby_calls_things_as_they_are_called_at_the_table(guest: Come) -> None:
    """The regions of the two sides of the board share their ids."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.open("me", "open", options={"board": "b", "rules": "retail", "youngest": "0,1"})
    bob.claim(table, 1, ada.links(table)[1])
    with ada.at(table) as page:
        page.move("settle W1")
    (card,) = ada.ok("GET", "/api/lobby")["mine"]
    assert card["last"] == "Terracotta settled an army of the third colour in Oreadis."


def test_a_transferred_seat_moves_from_list_to_list(guest: Come) -> None:
    ada, bob, phone = guest("Ada"), guest("Bob"), guest("Phone")
    table = ada.open("me", "open", "open")
    bob.claim(table, 1, ada.links(table)[1])
    phone.claim(table, 1, bob.transfer(table, 1))
    assert bob.ok("GET", "/api/lobby")["mine"] == []
    assert [card["id"] for card in phone.ok("GET", "/api/lobby")["mine"]] == [table]


# -- again --------------------------------------------------------------------------------------------------------------------


def test_the_same_company_plays_again_one_seat_further(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = over(ada, bob)
    first = ada.ok("GET", f"/api/tables/{table}")
    with bob.at(table) as page:
        again = ada.ok("POST", f"/api/tables/{table}/rematch", {})
        assert page.until(lambda state: bool(state["table"]["rematch"]))["table"]["rematch"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ada"]
    assert (again["status"], again["options"]["board"], again["undo"]) == ("playing", "b", "consent")
    assert again["commitment"] != first["commitment"]
    assert bob.ok("POST", f"/api/tables/{table}/rematch", {})["id"] == again["id"]


def test_of_all_who_ask_for_a_rematch_at_once_each_gets_the_same_table(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    for _ in range(3):
        table = over(ada, bob)
        with ThreadPoolExecutor(6) as pool:
            asked = pool.map(lambda who: who.ok("POST", f"/api/tables/{table}/rematch", {})["id"], [ada, bob] * 3)  # noqa: B023
            found = set(asked)
        assert len(found) == 1
        deadline = time.monotonic() + 5
        while ada.ok("GET", f"/api/tables/{table}")["rematch"] not in found and time.monotonic() < deadline:
            time.sleep(0.01)
        mine = [card["id"] for card in ada.ok("GET", "/api/lobby")["mine"] if card["status"] == "playing"]
        assert found <= set(mine)
    # Three games were over, so there are three rematches and no more.
    assert len(mine) == 3


def test_a_rematch_is_for_those_who_played_and_when_they_have(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.open("me", "open")
    assert ada.no(409, "POST", f"/api/tables/{table}/rematch", {})["code"] == "not_over"
    bob.claim(table, 1, ada.links(table)[1])
    assert ada.no(409, "POST", f"/api/tables/{table}/rematch", {})["code"] == "not_over"
    done = over(ada, bob)
    assert guest().no(403, "POST", f"/api/tables/{done}/rematch", {})["code"] == "not_yours"
