"""Names and chat are text: kept and returned as they were typed, without what could hide, turn round or break a line."""

import json
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.server.text import one_line
from tests.server.harness import GENEROUS, Guest, Page

Come = Callable[..., Guest]

MARKUP = [
    "<b>Ada</b>",
    "<script>x</script>",
    "&lt;Ada&gt;",
    '"><img src=x>',
    "</title>Ada",
    "{{7*7}}",
    "'; DROP TABLE",
    "%s %n",
]
CLEANED = {
    "  Ada  Lovelace ": "Ada Lovelace",
    "A\tb\r\nc": "A b c",
    "A\u0000d\u0007a\u001b[31m": "Ada[31m",
    "Ada\u202egnp.exe": "Adagnp.exe",  # right-to-left override
    "\u2066Ada\u2069": "Ada",  # isolates
    "A\u200bd\u200ca\ufeff": "Ada",  # blanks that nobody sees
    "A\u2028d\u2029a": "A d a",  # separators of lines
    "A\u00add\u2060a": "Ada",  # soft hyphen, word joiner
    "e\u0301": "é",
    "\U000e0041da": "da",  # a tag character
    "\ue000Ada": "Ada",  # private use
    "👩‍🚀 ☂️": "👩‍🚀 ☂️",
    "Zoë Ωμέγα 漢字 עברית": "Zoë Ωμέγα 漢字 עברית",
}
EMPTY = ["   ", "\t\n", "\u202e", "\u200b", "\u0000", "\u200d", "\ufe0f", "\u200d\ufe0f \u200d"]


@pytest.mark.parametrize("name", MARKUP)
def test_markup_in_a_name_stays_text(guest: Come, name: str) -> None:
    ada = guest(name)
    table = ada.open("me", "open", listed=True)
    with guest().at(table) as page:
        assert page.state["table"]["seats"][0]["name"] == name
    lobby = guest().ask("GET", "/api/lobby")
    assert lobby.headers["content-type"] == "application/json"
    assert name in [seat["name"] for card in lobby.json()["open"] for seat in card["seats"]]


@pytest.mark.parametrize(("typed", "kept"), CLEANED.items(), ids=ascii)
def test_a_name_is_one_clean_line(guest: Come, typed: str, kept: str) -> None:
    ada = guest()
    assert ada.ok("PATCH", "/api/me", {"name": typed}) == {"name": kept, "is_new": False}
    assert ada.ok("POST", "/api/me", {})["name"] == kept
    # Also the names of a hot seat.
    table = ada.open({"kind": "me", "name": typed}, "open")
    assert ada.ok("GET", f"/api/tables/{table}")["seats"][0]["name"] == kept


@pytest.mark.parametrize("name", EMPTY, ids=ascii)
def test_a_name_that_nobody_can_see_is_refused(guest: Come, name: str) -> None:
    assert guest("Ada").no(422, "PATCH", "/api/me", {"name": name})["code"] == "name"


def test_a_name_has_at_most_24_characters(guest: Come) -> None:
    ada = guest()
    assert ada.ok("PATCH", "/api/me", {"name": "x" * 24})["name"] == "x" * 24
    for name in ("x" * 25, "", "𝔵" * 25):
        assert "name" in ada.no(400, "PATCH", "/api/me", {"name": name})["text"]
    seats = [{"kind": "me", "name": "x" * 25}, {"kind": "open"}]
    ada.no(400, "POST", "/api/tables", {"game": "eight_minute_empire", "seats": seats})
    # Composed characters that fall apart into several do not make it longer.
    assert len(ada.ok("PATCH", "/api/me", {"name": "\u0958" * 24})["name"]) <= 24


@pytest.fixture
def talk(guest: Come) -> Callable[[], tuple[Guest, Guest, str]]:
    def begin() -> tuple[Guest, Guest, str]:
        ada, bob = guest("Ada"), guest("Bob")
        table = ada.open("me", "open")
        bob.claim(table, 1, ada.links(table)[1])
        return ada, bob, table

    return begin


def test_chat_stays_text_and_is_one_clean_line(talk: Callable[[], tuple[Guest, Guest, str]]) -> None:
    ada, bob, table = talk()
    with ada.at(table) as one, bob.at(table) as two:
        for typed, kept in {**CLEANED, **{text: text for text in MARKUP}}.items():
            one.send("say", text=typed)
            line = two.until_said(kept)
            assert (line["name"], line.get("seat")) == ("Ada", 0)
            assert set(line) == {"id", "at_ms", "name", "text", "seat"}
        for text in (*EMPTY, ""):
            one.no("bad", "say", text=text)
        said = [line["text"] for line in two.chat]
    # Whoever comes later reads the same.
    with bob.at(table) as two:
        assert [line["text"] for line in two.chat] == said


def test_something_said_has_at_most_500_characters(talk: Callable[[], tuple[Guest, Guest, str]]) -> None:
    ada, _, table = talk()
    most = GENEROUS.chat_length
    assert most == 500
    with ada.at(table) as one:
        one.send("say", text="x" * most)
        one.until_said("x" * most)
        assert str(most) in one.no("limit", "say", text="x" * (most + 1))["text"]


def test_an_onlooker_speaks_under_his_own_name_and_for_no_seat(guest: Come) -> None:
    ada, otto = guest("Ada"), guest("Otto")
    table = ada.open("me", "open")
    with ada.at(table) as one, otto.at(table) as two:
        two.send("say", text="Well played!")
        line = one.until_said("Well played!")
    assert line["name"] == "Otto"
    assert line.get("seat") is None


def test_what_is_said_is_told_without_who_the_guest_is(guest: Come) -> None:
    ada = guest("Ada")
    table = ada.open("me", "open")
    with ada.at(table) as one:
        one.send("say", text="hello")
        one.until_said("hello")
        with Page(ada.connect(table)).socket as socket:
            told = str(socket.recv(10))
    ids = (ada.cookie, ada.cookie.partition(".")[0])
    assert not [secret for secret in ids if secret in told or secret in "".join(one.raw)]
    assert json.loads(told)["chat"][0]["text"] == "hello"


@settings(max_examples=200, derandomize=True, deadline=None)
@given(st.text(max_size=60))
def test_no_text_at_all_gets_a_control_character_past(text: str) -> None:
    clean = one_line(text)
    assert one_line(clean) == clean
    assert clean == clean.strip()
    for char in clean:
        assert char == "\u200d" or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"), ascii(clean)
