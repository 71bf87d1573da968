"""Whatever is sent over a WebSocket, the server goes on and the table stays as it is."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from socket import SHUT_RDWR
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.harness import Guest, InProcessServer, Json, Page, play_on
from tests.server.test_seats import every_ask

Come = Callable[..., Guest]

PROTOCOL = {1002, 1003, 1007, 1009}
"""How a connection may end because of what was sent: the WebSocket protocol itself was broken, or the message is huge."""

# -- what is sent -------------------------------------------------------------------------------------------------------------

numbers = st.one_of(
    st.integers(-3, 9),
    st.sampled_from([2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30, 10**3000, -(10**3000)]),
    st.floats(),
    st.sampled_from([1.0, 0.0, -0.0, 1e400, 1e-400]),
)
words = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["", "bid 1", "\0", "\ud800", "../..", "x" * 3000, "%s%n", "\u202e", "take 1", "null", "submit"]),
)
anything = st.recursive(
    st.none() | st.booleans() | numbers | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=8,
)


def deep(depth: int, opening: str, closing: str) -> str:
    return opening * depth + closing * depth


@st.composite
def messages(draw: st.DrawFn, own: int, index: int, move: str) -> str:
    """A good message, spoilt in up to three places, as text; sometimes the text is spoilt, too."""
    seat = draw(st.sampled_from([own, own, own, 0, 1, 2]))
    asks: dict[str, Json] = {**every_ask(seat, index), "say": {"text": "hello"}, "ping": {}}
    asks["submit"]["move"] = asks["preview"]["move"] = move
    kind = draw(st.sampled_from(sorted(asks)))
    message: Json = {"type": kind, "ref": 0, **asks[kind]}
    for _ in range(draw(st.integers(0, 3))):
        name = draw(st.sampled_from(sorted(message)) | words) if message else draw(words)
        how = draw(st.sampled_from(["replace", "drop", "near", "type"]))
        if how == "drop":
            message.pop(name, None)
        elif how == "near" and isinstance(message.get(name), int):
            message[name] += draw(st.sampled_from([-1, 1, 2**32]))
        elif how == "type":
            message["type"] = draw(st.sampled_from(sorted(asks)) | words)
        else:
            message[name] = draw(anything)
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    return draw(spoilt(text))


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    how = draw(st.sampled_from(["no"] * 12 + ["cut", "double", "repeat", "inside", "around", "swap"]))
    at = draw(st.integers(0, len(text)))
    return {
        "no": text,
        "cut": text[:at],
        "double": text + text,
        "repeat": text[:-1] + "," + text[1:],
        "inside": text[:at] + draw(st.characters()) + text[at:],
        "around": f"[{text}]",
        "swap": text.replace('"', "'"),
    }[how]


HAND_MADE = [
    "",
    " ",
    "null",
    "0",
    '""',
    "[]",
    "{}",
    "{",
    "\ufeff{}",
    '{"type":"ping","type":"resign","seat":0}x',
    '{"type":"PING"}',
    '{"type":["ping"]}',
    '{"type":"ping","ref":NaN}',
    '{"type":"ping","ref":' + "9" * 5000 + "}",
    '{"type":"say","text":"\\ud800"}',
    '{"type":"why","seat":0,"target":"x","chosen":[' + '"x",' * 900 + '"x"]}',
    '{"type":"look","seat":true}',
    deep(4000, "[", "]"),
    deep(1500, '{"a":', "0}")[:-1],
    '{"type":' * 1020,
    '{"a":' * 1300,
    "x" * 8192,
    "x" * 8193,
]


def near_misses(own: int, index: int, move: str) -> list[str]:
    """Good messages but for the seat, or for the index at which they were asked."""
    found = []
    for seat, at in [(own, other) for other in (index - 1, index + 1, 0, -1, 10**20)] + [
        (seat, index) for seat in (2, 7, -1, 10**20)
    ]:
        for kind, fields in every_ask(seat, at).items():
            known = {"move": move} if "move" in fields else {}
            found.append(json.dumps({"type": kind, **fields, **known}))
    return found


def text_frames() -> st.SearchStrategy[str]:
    return st.one_of(st.text(max_size=200), anything.map(json.dumps), st.sampled_from(HAND_MADE))


def is_legitimate(text: str, own: int | None, index: int) -> bool:
    """Whether it is, after all, something that this seat may do to the table now."""
    try:
        asked: Any = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if not isinstance(asked, dict) or own is None or asked.get("seat") != own:
        return False
    return asked.get("type") in ("resign", "step_out") or asked.get("index") == index


# -- the table ----------------------------------------------------------------------------------------------------------------


class Besieged:
    """A table in the middle of a game; it is Ada's turn."""

    def __init__(self, server: InProcessServer, ada: Guest, bob: Guest, otto: Guest) -> None:
        self.server = server
        self.people = (ada, bob, otto)
        self.table = ada.open("me", "open")
        bob.claim(self.table, 1, ada.links(self.table)[1])
        with ada.at(self.table) as one, bob.at(self.table) as two:
            play_on([one, two], moves=9)
            if one.state["acting"] != [0]:
                while one.state["acting"] != [0]:
                    play_on([one, two], moves=1)
            one.until(lambda state: bool(state["prompt"]))
            self.index, self.moves = one.index, one.moves
        self.before = self.kept()

    def kept(self) -> tuple[Any, ...]:
        """All that is on disk of it."""
        loaded = self.server.service.store.load(self.table)
        assert loaded is not None
        return loaded.table, loaded.seats, loaded.deeds

    def check(self) -> None:
        """The server is well, and the table is as it was."""
        for person in self.people:
            with person.at(self.table) as page:
                page.ping()
                assert page.index == self.index
        assert self.kept() == self.before
        assert self.server.log.faults() == []


@pytest.fixture
def besieged(server: InProcessServer, guest: Come) -> Besieged:
    return Besieged(server, guest("Ada"), guest("Bob"), guest("Otto"))


class Siege:
    """A connection that is opened again when what was sent has ended it."""

    def __init__(self, stack: ExitStack, person: Guest, table: str) -> None:
        self.stack = stack
        self.person = person
        self.table = table
        self.page = self._open()
        self.answered = 0
        self.ended: set[int] = set()

    def _open(self) -> Page:
        return self.stack.enter_context(self.person.at(self.table))

    def send(self, send: Callable[[], None]) -> None:
        """Send something; afterwards the server still answers, or has ended the connection as the protocol says."""
        try:
            send()
            self.page.ping()
            self.answered += 1
        except ConnectionClosed as end:
            # What is still on its way when the server closes can overtake its reason.
            assert end.rcvd is None or end.rcvd.code in PROTOCOL, end
            self.ended.add(end.rcvd.code if end.rcvd else 0)
            self.page = self._open()


RUN = settings(max_examples=250, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("who", [0, 1, 2], ids=["the seat to act", "the other seat", "an onlooker"])
def test_no_text_changes_the_table_or_breaks_the_server(besieged: Besieged, who: int) -> None:
    own = who if who < 2 else None
    spoilt_messages = messages(who % 2, besieged.index, besieged.moves[0])
    with ExitStack() as stack:
        siege = Siege(stack, besieged.people[who], besieged.table)

        def attack(text: str) -> None:
            if not is_legitimate(text, own, besieged.index):
                content = text.encode("utf-8", "surrogatepass")
                siege.send(lambda: siege.page.socket.send(content, text=True))

        for text in [*HAND_MADE, *near_misses(who % 2, besieged.index, besieged.moves[0])]:
            attack(text)
        RUN(given(st.one_of(spoilt_messages, spoilt_messages, text_frames()))(attack))()
        assert siege.answered > 100
    besieged.check()


def test_no_frame_changes_the_table_or_breaks_the_server(besieged: Besieged) -> None:
    good = json.dumps({"type": "resign", "seat": 0, "ref": 0}).encode()
    with ExitStack() as stack:
        siege = Siege(stack, besieged.people[0], besieged.table)

        def raw(opcode: int, data: bytes, fin: bool = True, rsv: bool = False) -> None:
            socket = siege.page.socket
            with socket.send_context():
                content = bytearray(Frame(Opcode.TEXT, data).serialize(mask=True))
                content[0] = (0x80 if fin else 0) | (0x40 if rsv else 0) | opcode
                socket.socket.sendall(content)

        @settings(RUN, max_examples=80)
        @given(
            st.binary(max_size=300) | st.just(good),
            st.sampled_from(["binary", "bad text", "pieces", "raw"]),
            st.integers(0, 15),
        )
        def attack(data: bytes, how: str, opcode: int) -> None:
            if how == "binary":
                # Even a good message counts for nothing in a frame that is not text.
                siege.send(lambda: siege.page.socket.send(data))
            elif how == "bad text":
                siege.send(lambda: siege.page.socket.send(data + b"\xff", text=True))
            elif how == "pieces":
                siege.send(lambda: siege.page.socket.send(iter([data, b"\xfe", data]), text=True))
            elif opcode not in (Opcode.TEXT, Opcode.CLOSE):
                siege.send(lambda: raw(opcode, data[:100], fin=data[:1] < b"\xc0", rsv=data[:1] > b"\x80"))

        attack()
        assert 1007 in siege.ended
        assert 1002 in siege.ended
        assert siege.answered > 10
    besieged.check()


def test_a_huge_message_ends_the_connection_and_nothing_else(besieged: Besieged) -> None:
    with ExitStack() as stack:
        siege = Siege(stack, besieged.people[0], besieged.table)
        for size in (8_193, 32_769, 1_000_000):
            siege.send(lambda size=size: siege.page.socket.send("x" * size))  # type: ignore[misc]
        assert 1009 in siege.ended
        assert siege.ended <= {1009, 0}
        assert siege.answered == 1
    besieged.check()


def test_connections_that_break_off_anywhere_leave_nothing_behind(besieged: Besieged) -> None:
    ada, _, _ = besieged.people
    for number in range(30):
        with ada.connect(besieged.table) as socket:
            if number % 3:
                socket.send('{"type":"look","seat":0}')
            # No closing handshake: as when a train enters a tunnel.
            socket.socket.shutdown(SHUT_RDWR)
    besieged.check()
    assert besieged.server.service.connections.keys() <= {person.cookie.partition(".")[0] for person in besieged.people}


def test_every_strange_address_of_a_table_is_answered(server: InProcessServer, guest: Come) -> None:
    ada = guest()
    for table in ("x", "x" * 64, "x" * 65, "x" * 3000, "%00", "%ff", "a%2fb", "..", "table;drop", "%F0%9F%98%80", "a b"):
        with ExitStack() as stack:
            try:
                socket = stack.enter_context(ada.connect(table.replace(" ", "%20")))
            except Exception as refused:
                assert "HTTP 40" in str(refused), (table, refused)
                continue
            assert Page(socket).closed()[0] in (4404, 4400), table
    table = ada.open("me", "me")
    for query in (
        "?seen=-1",
        "?seen=x",
        "?seen=" + "9" * 400,
        "?eyes=-1",
        "?eyes=1e9",
        "?seen=%00&eyes=%ff",
        "?" + "&" * 500,
        "?seen=٣",
    ):
        with ada.connect(table, query) as socket:
            state = Page(socket).read()
            assert (state["type"], state["eyes"], state["log_from"]) == ("state", 0, 0), query
    assert server.log.faults() == []
