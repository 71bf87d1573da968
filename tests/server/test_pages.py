"""What is the same for everybody: the pages, the catalogue, rules, faces, health; and what there is not."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quadriga import __version__
from quadriga.kernel.registry import find_game
from quadriga.kernel.words.pseudo import PSEUDO
from quadriga.ledger import ledger_of
from quadriga.server.settings import Settings
from tests.server.harness import GAME, GENEROUS, Guest, InProcessServer

Come = Callable[..., Guest]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server with a made-up page."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "pages").mkdir()
    (folder / "pages" / "index.html").write_text("<!doctype html><title>the page</title>")
    with InProcessServer(folder, Settings(limits=GENEROUS, bot_processes=1, pages=str(folder / "pages"))) as server:
        yield server


@pytest.mark.parametrize(
    "path",
    [
        "/",
        f"/new/{GAME}",
        "/t/abc",
        "/t/abc/replay?step=3&eyes=public",
        "/join/abc/1/key-_x",
        f"/learn/{GAME}",
        f"/rules/{GAME}",
        "/t/<script>",
    ],
)
def test_every_address_of_the_page_is_answered_with_the_page(guest: Come, path: str) -> None:
    response = guest().ask("GET", path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert "the page" in response.text


def test_before_the_pages_are_built_the_server_says_how(tmp_path: Path) -> None:
    with (
        InProcessServer(tmp_path, Settings(limits=GENEROUS, bot_processes=1, pages=str(tmp_path / "nothing"))) as server,
        server.guest() as ada,
    ):
        response = ada.ask("GET", "/")
        assert response.status_code == 503
        assert "make web" in response.text
        assert ada.ask("GET", "/assets/x.js").status_code == 404
        assert ada.ok("GET", "/healthz")["status"] == "ok"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/api",
        "/api/nothing",
        "/api/tables/nothing",
        "/api/tables/nothing/invites",
        "/api/tables/nothing/replay",
        "/api/tables/nothing/record",
        "/api/games/chess/rules",
        "/faces/chess/board.svg",
        "/faces/chess/geometry.json",
        f"/faces/{GAME}/nothing.svg",
        f"/faces/{GAME}/card/nothing.svg",
        "/faces/nothing",
        "/schema/nothing",
        "/favicon.ico",
        "/t",
        "/.git/config",
        "/openapi.json",
        "/api/tables/x%0a",
        f"/faces/{GAME}/board.svg%0a",
        "/api/games/x%00/rules",
    ],
)
def test_what_there_is_not_is_a_problem_404(guest: Come, path: str) -> None:
    assert guest().no(400 if "%" in path else 404, "GET", path)["code"] in ("not_found", "gone", "bad")


def test_a_method_that_there_is_not_says_which_there_are(guest: Come) -> None:
    ada = guest()
    for method, path, allowed in (("GET", "/api/me", "PATCH"), ("DELETE", "/api/tables", "POST"), ("POST", "/healthz", "GET")):
        response = ada.ask(method, path)
        assert response.status_code == 405
        assert response.json()["code"] == "bad_method"
        assert allowed in response.headers["allow"]


def test_health_says_version_and_build_to_anybody(server: InProcessServer, guest: Come) -> None:
    nobody = guest()
    nobody.http.cookies.clear()
    health = nobody.ok("GET", "/healthz")
    assert health["status"] == "ok"
    assert health["version"] == __version__
    assert health["build"]


def test_the_catalogue_has_every_game_and_bot(guest: Come) -> None:
    catalogue = guest().ok("GET", "/api/catalogue")
    (game,) = [game for game in catalogue["games"] if game["meta"]["key"] == GAME]
    meta = game["meta"]
    assert meta["min_players"] <= game["usual_players"] <= meta["max_players"]
    assert all(option["text"] and option["rule"].startswith("EME-") for option in meta["options"])
    assert [bot["spec"] for bot in catalogue["bots"]] == ["random", "greedy", "search:400ms"]
    assert catalogue["version"] == __version__


def test_options_are_checked_for_every_number_of_players(guest: Come) -> None:
    ada = guest()

    def check(**options: str) -> dict[str, object]:
        found: dict[str, object] = ada.ok("POST", f"/api/games/{GAME}/options", {"options": options})["players"]
        return found

    usual = check()
    assert [players for players, refused in usual.items() if refused is None] == ["2", "3", "4"]
    five = usual["5"]
    assert isinstance(five, dict)
    assert five["where"] == "players"
    assert five["text"][0].isupper()
    assert five["text"].endswith(".")
    assert five["rule"].startswith("EME-")
    assert check(rules="retail")["5"] is None
    assert all(check(board="z").values())
    assert all(check(bored="a").values())
    # An order of seats fits one number of players; it is checked with the table.
    assert check(youngest="1,0")["3"] is None


@pytest.mark.parametrize(
    ("players", "options", "data"),
    [
        (5, {}, set()),
        (2, {"board": "zz"}, {"board", "zz", "a", "b"}),
        (2, {"bored": "a"}, {"Eight", "Minute", "Empire", "bored", *(option.key for option in find_game(GAME).meta.options)}),
        (2, {"youngest": "0,0"}, {"youngest", "lot"}),
        (2, {"youngest": "Ada"}, {"youngest", "lot", "Ada"}),
    ],
)
def test_refused_options_are_told_in_the_language_of_the_reader(
    guest: Come, players: int, options: dict[str, str], data: set[str]
) -> None:
    ada = guest()
    wanted = {"game": GAME, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (players - 1), "options": options}
    told = ada.no(422, "POST", f"/api/tables?language={PSEUDO}", wanted)
    checked = ada.ok("POST", f"/api/games/{GAME}/options?language={PSEUDO}", {"options": options})["players"][str(players)]
    if "youngest" not in options:  # an order of seats is checked with the table alone
        assert checked["text"] == told["text"]
        assert checked.get("rule") == told.get("rule")
    assert set(re.findall("[A-Za-z_]+", told["text"])) <= data
    english = ada.no(422, "POST", "/api/tables", wanted)["text"]
    assert english[0].isupper()
    assert english.endswith(".")
    assert english.isascii()


def test_the_rules_come_with_their_ids_and_a_guide(guest: Come) -> None:
    rules = guest().ok("GET", f"/api/games/{GAME}/rules")
    game = find_game(GAME)
    ledger = ledger_of(game)
    assert [rule["id"] for rule in rules["rules"]] == [rule.id for rule in ledger.rules]
    assert rules["title"] == game.meta.title
    assert all(rule["text"] and rule["chapter"] for rule in rules["rules"])
    known = {rule["id"] for rule in rules["rules"]}
    for step in rules["guide"]:
        assert step["title"]
        assert set(step.get("rules", ())) <= known
        for face in step.get("faces", ()):
            assert guest().ask("GET", f"/faces/{GAME}/{face}.svg").status_code == 200, face
    assert guest().ok("GET", "/api/games/eight-minute-empire/rules")["title"] == game.meta.title


def test_faces_are_drawings_that_depend_on_the_options(guest: Come) -> None:
    ada = guest()
    for name in ("board", "cards", "pieces", "vignette"):
        response = ada.ask("GET", f"/faces/{GAME}/{name}.svg")
        assert response.status_code == 200, name
        assert response.headers["content-type"] == "image/svg+xml"
        assert response.text.startswith("<svg")
    one, other = (ada.ask("GET", f"/faces/{GAME}/board.svg?board={side}") for side in "ab")
    assert one.text != other.text
    assert "max-age" in one.headers["cache-control"]
    geometry = ada.ok("GET", f"/faces/{GAME}/geometry.json?board=b")
    assert geometry["regions"]
    assert geometry != ada.ok("GET", f"/faces/{GAME}/geometry.json")
    # What is no option of the game is none of our business; a value that there is not, is.
    assert ada.ask("GET", f"/faces/{GAME}/board.svg?utm=x").text == one.text
    assert ada.no(422, "GET", f"/faces/{GAME}/board.svg?board=z")["code"] == "options"


def test_the_icons_come_as_one_sheet(guest: Come) -> None:
    response = guest().ask("GET", "/faces/icons.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert "<symbol" in response.text
