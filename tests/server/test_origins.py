"""Pages of other sites can neither change anything nor listen: not by a request, not by a WebSocket, not by reading answers."""

from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from quadriga.server.identity import COOKIE
from quadriga.server.settings import Settings
from tests.server.harness import GENEROUS, Guest, InProcessServer, Page, problem

Come = Callable[..., Guest]

FOREIGN = [
    {"Origin": "http://evil.example"},
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://["},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://{host}.evil.example"},
    {"Origin": "http://evil.example/{host}"},
    {"Origin": "http://evil.example@{host}"},
    {"Origin": "ftp://{host}"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://{host}"},
    {"Sec-Fetch-Site": "anything"},
]
OWN = [
    {},
    {"Origin": "http://{host}"},
    {"Origin": "https://{host}"},
    {"Origin": "http://{host}", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
]


def filled(headers: dict[str, str], server: InProcessServer) -> dict[str, str]:
    return {name: value.replace("{host}", server.host) for name, value in headers.items()}


def changes(ada: Guest) -> list[tuple[str, str, object]]:
    """Every request that may change something, all of which Ada may make."""
    table = ada.open("me", "open", "open")
    at = f"/api/tables/{table}"
    return [
        ("POST", "/api/me", {}),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("POST", "/api/games/eight_minute_empire/options", {}),
        ("POST", "/api/tables", {"game": "eight_minute_empire", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", f"{at}/claim", {"seat": 1, "key": ada.links(table)[1]}),
        ("POST", f"{at}/seats/1/bot", {"bot": "random"}),
        ("POST", f"{at}/seats/0/leave", {}),
        ("POST", f"{at}/seats/0/transfer", {}),
        ("POST", f"{at}/rematch", {}),
    ]


def test_every_changing_request_is_tried_here(guest: Come) -> None:
    paths = guest().ok("GET", "/schema/openapi.json")["paths"]
    declared = [(method, path) for path, methods in paths.items() for method in methods if method != "get"]
    assert len(declared) == len(changes(guest()))


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_change_from_another_origin_is_refused(server: InProcessServer, guest: Come, headers: dict[str, str]) -> None:
    ada = guest("Ada")
    for method, path, body in changes(ada):
        response = ada.ask(method, path, body, headers=filled(headers, server))
        assert problem(response, 403)["code"] == "origin", (method, path)
        assert "set-cookie" not in response.headers
    assert ada.ok("POST", "/api/me", {})["name"] == "Ada"


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_a_change_from_our_own_page_is_taken(server: InProcessServer, guest: Come, headers: dict[str, str]) -> None:
    ada = guest("Ada")
    response = ada.ask("PATCH", "/api/me", {"name": "Augusta"}, headers=filled(headers, server))
    assert response.is_success
    assert ada.ok("POST", "/api/me", {})["name"] == "Augusta"


def test_a_change_without_the_header_that_forms_cannot_send_is_refused(guest: Come) -> None:
    ada = guest("Ada")
    asked = changes(ada)
    del ada.http.headers["X-Quadriga"]
    for method, path, body in asked:
        assert problem(ada.ask(method, path, body), 403)["code"] == "origin"


def test_what_a_form_of_another_site_can_send_changes_nothing(server: InProcessServer, guest: Come) -> None:
    ada = guest("Ada")
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"):
        response = httpx.post(
            f"{server.address}/api/tables",
            content=b'{"game": "eight_minute_empire", "seats": [{"kind": "me"}, {"kind": "open"}]}',
            headers={"Cookie": f"{COOKIE}={ada.cookie}", "Content-Type": kind, "Origin": "http://evil.example"},
        )
        assert response.status_code == 403
    assert ada.ok("GET", "/api/lobby")["mine"] == []


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_websocket_from_another_origin_is_refused_before_it_opens(
    server: InProcessServer, guest: Come, headers: dict[str, str]
) -> None:
    ada = guest("Ada")
    table = ada.open("me", "open")
    sent = {name.replace("-", "_").lower(): value for name, value in filled(headers, server).items()}
    with pytest.raises(InvalidStatus) as refused, ada.connect(table, **sent):
        pass
    assert refused.value.response.status_code == 403
    # And no error was told that says more.
    assert b"table" not in (refused.value.response.body or b"")


@pytest.mark.parametrize("headers", OWN, ids=str)
def test_a_websocket_from_our_own_page_is_opened(server: InProcessServer, guest: Come, headers: dict[str, str]) -> None:
    ada = guest("Ada")
    table = ada.open("me", "open")
    sent = {name.replace("-", "_").lower(): value for name, value in filled(headers, server).items()}
    with ada.connect(table, **sent) as socket:
        assert Page(socket).read()["type"] == "state"


def test_no_answer_allows_another_origin_to_read_it(server: InProcessServer, guest: Come) -> None:
    ada = guest("Ada")
    table = ada.open("me", "open")
    for origin in ("http://evil.example", f"http://{server.host}"):
        for method, path in (
            ("GET", "/api/catalogue"),
            ("GET", f"/api/tables/{table}"),
            ("GET", "/"),
            ("GET", "/healthz"),
            ("GET", "/schema/openapi.json"),
            ("OPTIONS", "/api/tables"),
            ("OPTIONS", "/api/me"),
            ("POST", "/api/me"),
        ):
            preflight = {
                "Origin": origin,
                "Access-Control-Request-Method": "POST",
                "Access-Control-Request-Headers": "x-quadriga",
            }
            response = ada.ask(method, path, headers=preflight)
            assert not [name for name in response.headers if name.startswith("access-control-")], (method, path)
            assert response.headers["cross-origin-resource-policy"] == "same-origin"


# -- behind a proxy -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server over HTTPS behind a proxy that does not pass the host on."""
    settings = Settings(origins=("https://games.example",), is_secure=True, bot_processes=1, limits=GENEROUS)
    with InProcessServer(tmp_path_factory.mktemp("proxied"), settings) as server:
        yield server


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://games.example", 200),
        ("http://games.example", 403),
        ("https://games.example.evil.example", 403),
        ("https://{host}", 200),
        # Over HTTPS alone, a page that came without it is not ours.
        ("http://{host}", 403),
    ],
)
def test_a_server_behind_a_proxy_knows_its_further_origins(proxied: InProcessServer, origin: str, status: int) -> None:
    headers = {"X-Quadriga": "1", "Origin": origin.replace("{host}", proxied.host)}
    assert httpx.post(f"{proxied.address}/api/me", json={}, headers=headers).status_code == status


def test_cookies_are_marked_for_https_when_asked_to(proxied: InProcessServer, server: InProcessServer) -> None:
    for asked, is_secure in ((proxied, True), (server, False)):
        header = httpx.post(f"{asked.address}/api/me", json={}, headers={"X-Quadriga": "1"}).headers["set-cookie"]
        name, _, rest = header.partition("=")
        parts = {part.strip().lower() for part in rest.split(";")[1:]}
        assert name == COOKIE
        assert {"httponly", "samesite=lax", "path=/"} <= parts
        assert ("secure" in parts) == is_secure
        assert not [part for part in parts if part.startswith("domain")]
