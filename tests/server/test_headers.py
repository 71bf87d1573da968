"""What every answer carries, whatever it is an answer to; and pages that need no inline script and nobody else."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

import quadriga
from quadriga.server.settings import Settings
from tests.server.harness import GAME, GENEROUS, Guest, InProcessServer

Come = Callable[..., Guest]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
INDEX = """<!doctype html><html lang="en"><head><title>Quadriga</title><script type="module" src="/assets/page-1.js"></script>
<link rel="stylesheet" href="/assets/page-1.css"></head><body></body></html>"""
BUILT = Path(quadriga.__file__).parent / "server" / "pages"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server with made-up pages."""
    folder = tmp_path_factory.mktemp("server")
    assets = folder / "pages" / "assets"
    assets.mkdir(parents=True)
    (folder / "pages" / "index.html").write_text(INDEX)
    (folder / "secret.txt").write_text("nobody may read this")
    (folder / "pages" / "private.txt").write_text("nor this")
    (assets / "page-1.js").write_text("export {};")
    (assets / "page-1.css").write_text("body {}")
    (assets / "font.woff2").write_bytes(b"wOF2")
    with InProcessServer(folder, Settings(limits=GENEROUS, bot_processes=1, pages=str(folder / "pages"))) as server:
        yield server


def asked(table: str) -> list[tuple[str, str, int]]:
    """Requests of every kind, with the status of the answer."""
    return [
        ("GET", "/", 200),
        ("GET", f"/t/{table}", 200),
        ("GET", f"/join/{table}/1/key", 200),
        ("GET", "/healthz", 200),
        ("GET", "/api/catalogue", 200),
        ("GET", "/api/lobby", 200),
        ("GET", f"/api/tables/{table}", 200),
        ("GET", f"/api/tables/{table}/invites", 200),
        ("POST", "/api/me", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/assets/page-1.js", 200),
        ("GET", "/assets/page-1.css", 200),
        ("GET", "/assets/font.woff2", 200),
        ("GET", f"/faces/{GAME}/geometry.json", 200),
        ("OPTIONS", "/api/tables", 204),
        ("POST", "/api/tables", 400),
        ("GET", f"/api/tables/{table}/replay?eyes=9", 400),
        ("GET", f"/faces/{GAME}/geometry.json?board=z", 422),
        ("PATCH", "/api/tables", 405),
        ("DELETE", "/", 405),
        ("HEAD", "/", 405),
        ("GET", "/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("GET", f"/faces/{GAME}/nothing.svg", 404),
        ("GET", "/schema/nothing", 404),
        ("GET", f"/api/tables/{table}/record", 409),
    ]


def test_every_answer_carries_the_policy_whatever_it_is(guest: Come) -> None:
    ada = guest("Ada")
    table = ada.open("me", "open")
    for method, path, status in asked(table):
        response = ada.ask(method, path)
        assert response.status_code == status, (method, path, response.text)
        _check(response.headers, path)
        if path.startswith("/api/"):
            assert response.headers["cache-control"] == "no-store"
        if status >= 400 and method != "HEAD":
            assert response.json().keys() == {"code", "text", "rule"}, path


def test_a_refusal_at_the_door_carries_the_policy_too(guest: Come) -> None:
    ada = guest("Ada")
    for response in (
        ada.ask("POST", "/api/me", headers={"Origin": "http://evil.example"}),
        ada.ask("POST", "/api/tables", content=b"x" * 100_000, headers={"Content-Type": "application/json"}),
        ada.ask("POST", "/api/tables", content=b"{", headers={"Content-Type": "application/json"}),
    ):
        assert response.status_code in (400, 403, 413)
        _check(response.headers, str(response.url))


def test_a_fault_of_ours_carries_the_policy_and_tells_nothing(
    server: InProcessServer, guest: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest("Ada")

    def breaks(*_: object) -> None:
        raise ValueError("the seed is 42")

    monkeypatch.setattr(server.service.store, "lobby_open", breaks)
    response = ada.ask("GET", "/api/lobby")
    assert response.status_code == 500
    assert response.json()["code"] == "fault"
    assert "42" not in response.text
    _check(response.headers, "/api/lobby")
    assert "GET /api/lobby failed" in server.log.forgive()


def _check(found: httpx.Headers, path: str) -> None:
    assert found["content-security-policy"] == POLICY, path
    assert found["x-content-type-options"] == "nosniff", path
    assert found["referrer-policy"] == "no-referrer", path
    assert found["cross-origin-opener-policy"] == "same-origin", path
    assert found["cross-origin-resource-policy"] == "same-origin", path
    assert "camera=()" in found["permissions-policy"], path
    assert "server" not in found, path


def test_the_policy_allows_no_inline_script_and_nobody_elses() -> None:
    allowed = {part.split()[0]: part.split()[1:] for part in POLICY.split("; ")}
    assert allowed["default-src"] == ["'none'"]
    for kind, sources in allowed.items():
        assert set(sources) <= ({"'self'", "data:"} if kind == "img-src" else {"'self'", "'none'"})


def test_a_face_runs_no_script_even_when_it_is_opened_alone(guest: Come) -> None:
    ada = guest()
    for path in (f"/faces/{GAME}/board.svg", f"/faces/{GAME}/cards.svg", "/faces/icons.svg"):
        response = ada.ask("GET", path)
        assert response.status_code == 200, response.text
        assert response.headers["content-type"] == "image/svg+xml"
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert not re.search(r"<script|javascript:|\son\w+=|<foreignObject", response.text)
        # Nothing is fetched from elsewhere: every address is a namespace or a place in the same document.
        assert set(re.findall(r"https?://[^\s\"')]+", response.text)) <= {
            "http://www.w3.org/2000/svg",
            "http://www.w3.org/1999/xlink",
        }


def test_files_beside_the_assets_cannot_be_had(guest: Come) -> None:
    ada = guest()
    for path in (
        "/assets/../index.html",
        "/assets/../private.txt",
        "/assets/%2e%2e/private.txt",
        "/assets/..%2fprivate.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2fetc%2fpasswd",
        "/assets//etc/passwd",
        "/assets/..\\private.txt",
        "/assets/.%00/private.txt",
        "/assets/" + "x" * 5000,
        "/assets/" + "x/" * 2000,
        "/assets/%ff",
        "/assets/",
        "/assets",
        "/private.txt",
        "/tables.sqlite",
        "/assets/../../tables.sqlite",
    ):
        response = ada.http.send(_bare(ada, path))
        assert response.status_code in (400, 404), (path, response.status_code)
        assert "nor this" not in response.text
        assert "nobody may" not in response.text


def _bare(ada: Guest, path: str) -> httpx.Request:
    """A request for exactly this path: the client would tidy it."""
    request = ada.http.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    return request


def test_assets_are_kept_for_long_and_the_page_is_asked_for_each_time(guest: Come) -> None:
    ada = guest()
    assert "immutable" in ada.ask("GET", "/assets/page-1.js").headers["cache-control"]
    assert ada.ask("GET", "/").headers["cache-control"] == "no-cache"


def test_scripts_and_styles_are_served_as_what_they_are(guest: Come) -> None:
    ada = guest()
    for name, kind in (("page-1.js", "text/javascript"), ("page-1.css", "text/css"), ("font.woff2", "font/woff2")):
        assert ada.ask("GET", f"/assets/{name}").headers["content-type"].split(";")[0] == kind


def inline(page: str) -> list[str]:
    """What the policy would not run, or what would be fetched from elsewhere."""
    scripts = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", page)
    handlers = re.findall(r"<[^>]+\s(?:on\w+|style)\s*=[^>]*>", page)
    styles = re.findall(r"<style[\s>]", page)
    elsewhere = re.findall(r"(?:src|href)\s*=\s*[\"']?(?:https?:)?//[^\"'>\s]+", page)
    return [*scripts, *handlers, *styles, *elsewhere]


def test_the_served_page_has_nothing_inline_and_asks_nobody_else(guest: Come) -> None:
    assert inline(guest().ask("GET", "/").text) == []
    # Those of the package, if they are built here.
    for page in BUILT.glob("*.html"):
        assert inline(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "page",
    [
        "<script>x</script>",
        '<script type="module">x</script>',
        '<b onclick="x">',
        '<b style="color: red">',
        "<style>x</style>",
        '<script src="https://cdn.example/x.js"></script>',
        '<link href="//fonts.example/x">',
    ],
)
def test_a_page_with_something_inline_would_be_found(page: str) -> None:
    assert inline(page)
