"""Nobody is told by a table what they may not know: neither by its state, its log, a preview, a reason nor a refusal."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.position import digest
from quadriga.kernel.prompt import Reason
from quadriga.kernel.registry import find_game, games
from quadriga.table import snapshot
from quadriga.table.errors import WORDS
from quadriga.table.foresight import Consequence
from quadriga.table.log import Log
from quadriga.table.table import Table
from tests.kit.play import play_seed
from tests.kit.toy import SealedMarket
from tests.table.driver import EMPIRE, MARKET, all_eyes, open_table
from tests.table.random_play import step
from tests.table.twin_tables import Leak, compare_histories, compare_imagined

TABLES = [
    pytest.param(MARKET, 2, {"rounds": "two"}, 1, id="market for two"),
    pytest.param(MARKET, 3, {"rounds": "two"}, 2, id="market for three"),
    pytest.param(MARKET, 3, {"rounds": "two", "opener": "1"}, 3, id="market for three, opener named"),
    pytest.param(EMPIRE, 2, {}, 4, id="empire for two"),
    pytest.param(EMPIRE, 3, {}, 5, id="empire for three"),
    pytest.param(EMPIRE, 4, {"board": "b"}, 6, id="empire for four"),
    pytest.param(EMPIRE, 5, {"rules": "retail", "deck": "retail"}, 7, id="empire for five"),
]


def histories(game: Game, config: Config, seed: int, most: int = 12, looks: int | None = None) -> int:
    """How often two tables were compared in one game at random."""
    return compare_histories(play_seed(game, config, seed, looks), most)


# ------------------------------------------------------------------------------------ nobody can tell


@pytest.mark.parametrize(("key", "players", "options", "seed"), TABLES)
def test_histories_that_differ_in_secrets_alone_are_told_alike(
    key: str, players: int, options: dict[str, str], seed: int
) -> None:
    game = find_game(key)
    looks = None if key == MARKET else 6
    assert histories(game, game.config(players, options), seed, looks=looks) >= 6


@pytest.mark.parametrize(("key", "players", "options", "seed"), TABLES)
def test_what_somebody_imagines_is_told_him_like_the_table_itself(
    key: str, players: int, options: dict[str, str], seed: int
) -> None:
    names = ("ada", "ben", "cyd", "dan", "eva")[:players]
    at, rng = open_table(*names, game=key, options=options, undo="consent"), Rng(seed)
    hidden = 0
    for _ in range(30 if key == MARKET else 8):
        if not at.table.acting():
            break
        for eyes in all_eyes(at.table):
            before = digest(at.table.state)
            hidden += digest(at.table.state.imagine(eyes, Rng(1))) != before
            compare_imagined(at.table, eyes, Rng(1), f"deed {at.table.index}")
            assert digest(at.table.state) == before
        step(at, rng, resigns=False)
    assert hidden


# ------------------------------------------------------------------------------------ and the law bites


@pytest.mark.parametrize("fault", ["event_too_wide", "error_tells_card", "prompt_tells_card"])
def test_a_game_that_tells_too_much_is_found_out_at_the_table(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    toy = SealedMarket(fault)
    monkeypatch.setitem(games(), MARKET, toy)
    with pytest.raises(Leak):
        for seed in range(12):
            histories(toy, toy.config(3, {"rounds": "two"}), seed)


def add_digest(tell: Callable[..., Any]) -> Callable[..., Any]:
    """A snapshot that gives the identity of the state, say as a cache key."""

    def leaking(table: Table, *args: Any, **more: Any) -> Any:
        told = tell(table, *args, **more)
        return told if table.journal is None else msgspec.structs.replace(told, ending_rule=digest(table.state)[:8])

    return leaking


def add_size(tell: Callable[..., Any]) -> Callable[..., Any]:
    """A snapshot that gives the size of all logs together, those of other eyes included."""

    def leaking(table: Table, *args: Any, **more: Any) -> Any:
        size = sum(len(line.text) + len(str(line.event)) for eyes in all_eyes(table) for line in table.log.of(eyes))
        return msgspec.structs.replace(tell(table, *args, **more), waiting_ms=size)

    return leaking


def add_secrets(tell: Callable[..., Any]) -> Callable[..., Any]:
    """A snapshot with a number that depends on hidden cards or bids."""

    def leaking(table: Table, *args: Any, **more: Any) -> Any:
        told = tell(table, *args, **more)
        if table.journal is None:
            return told
        layout = table.state.layout()
        secrets = f"{layout.get('hands')} {layout.get('bids')}"
        return msgspec.structs.replace(told, waiting_ms=crc32(secrets.encode()))

    return leaking


@pytest.mark.parametrize(
    ("leak", "key"),
    [(add_digest, MARKET), (add_digest, EMPIRE), (add_secrets, MARKET), (add_secrets, EMPIRE), (add_size, EMPIRE)],
)
def test_a_snapshot_that_tells_too_much_is_found_out(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[Callable[..., Any]], Callable[..., Any]], key: str
) -> None:
    monkeypatch.setattr(snapshot, "state_message", leak(snapshot.state_message))
    game = find_game(key)
    with pytest.raises(Leak, match="can tell by the state"):
        for seed in range(6):
            histories(game, game.config(3), seed, looks=6)


def foresee_the_truth(state: Any, seat: int, move: Any, language: str) -> Consequence:
    """A preview that is played on the table itself."""
    ahead = state.clone()
    ahead.listen()
    ahead.play(seat, move)
    return Consequence(ahead.view(seat), [event for event in ahead.told() if event.is_for(seat)])


@pytest.mark.parametrize("key", [MARKET, EMPIRE])
def test_a_preview_of_what_really_lies_there_is_found_out(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.setattr(snapshot, "foresee", foresee_the_truth)
    game = find_game(key)
    with pytest.raises(Leak, match="can tell by the previews"):
        for seed in range(6):
            histories(game, game.config(3), seed, looks=6)


@pytest.mark.parametrize("key", [MARKET, EMPIRE])
def test_a_reason_that_knows_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    def explain(table: Table, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
        return Reason("unreadable", "", error=str(table.state.layout().get("bids"))).bind(WORDS)

    monkeypatch.setattr(snapshot, "explain_target", explain)
    game = find_game(key)
    with pytest.raises(Leak, match="can tell by the reasons"):
        for seed in range(6):
            histories(game, game.config(3), seed, looks=6)


def test_a_log_whose_lines_go_to_all_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Log.add_events

    def tell_all(self: Log, deed: int, entries: int, mover: int | None, events: list[Any]) -> None:
        public = [msgspec.structs.replace(event, audience=None) for event in events]
        tell(self, deed, entries, mover, public)

    monkeypatch.setattr(Log, "add_events", tell_all)
    game = find_game(MARKET)
    with pytest.raises(Leak, match="can tell by the state"):
        for seed in range(6):
            histories(game, game.config(3), seed)


def test_imagined_tables_find_it_out_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "state_message", add_digest(snapshot.state_message))
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0"}).move(0, "stall sunny").move(1, "stall shady")
    with pytest.raises(Leak):
        for seed in range(6):
            compare_imagined(at.table, 0, Rng(seed), "here")
