"""The leak law over the wire: nobody is told what they cannot know, in no message, answer, error, size or log line.

Two tables differ in nothing but a secret; whoever cannot know it gets byte for byte the same.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from quadriga.kernel.registry import find_game
from quadriga.table.setup import SeatSetup, Setup
from quadriga.table.table import Table
from quadriga.table.verbs.playing import Moved
from tests.kit.toy import SealedMarket, registered
from tests.server.harness import GAME, InProcessServer
from tests.server.recorder import Determinism, RecordedTable, Recorder

SEED = "5eed" * 16


# -- Eight-Minute Empire: bids ------------------------------------------------------------------------------------------------


def pry(recorded: RecordedTable, who: Recorder) -> None:
    """Ask for everything that can be asked, allowed or not."""
    page, table = who.page, recorded.table
    game = find_game(page.state["table"]["game"])
    seat = who.page.state["eyes"]
    own = 1 if seat is None else seat
    space = game.space(game.config(3, page.state["table"]["options"]))
    targets = sorted({target for move in space.all for target in move.targets})
    for index in (page.index, page.index - 1, page.index + 1, 10**9):
        for move in (space.all[0].notation, space.all[-1].notation, "draw 1", "bid 99", "nonsense"):
            who.ask("preview", index=index, seat=own, move=move)
            who.ask("preview", index=index, seat=0, move=move)
    for move in page.moves:
        who.ask("preview", index=page.index, seat=own, move=move)
    for target in ["nothing", *targets[:: 1 + len(targets) // 20]]:
        who.ask("why", seat=own, target=target)
        who.ask("why", seat=0, target=target)
        who.ask("why", seat=own, target=target, chosen=[targets[0]])
    impossible = [move.notation for move in space.all if move.notation not in page.moves]
    for move in impossible[:: 1 + len(impossible) // 40]:
        who.ask("submit", index=page.index, seat=own, move=move)
    for asked in ("confirm", "undo", "ask_undo"):
        who.ask(asked, index=page.index, seat=0)
    who.ask("answer_undo", index=page.index, seat=own, agrees=True)
    who.ask("look", seat=0)
    who.ask("step_out", seat=0)
    who.ask("resign", seat=0)
    who.ask("come_back", seat=0)
    at = f"/api/tables/{table}"
    for path in ("", "/invites", "/record", "/verify", "/replay"):
        who.look_up("GET", at + path)
    who.look_up("GET", "/api/lobby")
    for eyes in ("public", "0", "1", "2", "7"):
        who.look_up("GET", f"{at}/replay?eyes={eyes}")
        for step in (0, 1, page.index, 14, 16, 100_000):
            who.look_up("GET", f"{at}/replay/{step}?eyes={eyes}")
    for path in ("/seats/0/transfer", "/seats/0/leave", "/rematch"):
        who.look_up("POST", at + path, {})
    who.look_up("POST", f"{at}/seats/0/bot", {"bot": "greedy"})
    who.look_up("POST", f"{at}/claim", {"seat": 0, "key": "x"})


def come_again(recorded: RecordedTable, who: Recorder) -> None:
    """Open the page anew, as if nothing had been seen yet or something had."""
    for seen in (None, 3, 99):
        with who.guest.at(recorded.table, seen=seen) as page:
            again = Recorder(who.guest, page)
            page.drain(0.02)
            who.seen.append(f"{seen}: {again.states()}")


def record_bids(stack: ExitStack, server: InProcessServer, bid: int, other_bid: int) -> RecordedTable:
    """Ada bids, takes it back and bids again; Bob bids; Cleo is still to bid. Everybody asks for all there is."""
    recorded = RecordedTable(stack, server, GAME, {})
    recorded.play(recorded.ada, f"bid {bid}")
    pry(recorded, recorded.bob)
    recorded.act(recorded.ada, "undo")
    recorded.play(recorded.ada, f"bid {other_bid}")
    recorded.ada.page.send("say", text="Your turn.")
    for recorder in recorded.all:
        recorder.page.until_said("Your turn.")
    index = recorded.bob.page.index
    recorded.bob.ask("hint", index=index, seat=1)
    for recorder in recorded.all:
        recorder.page.until_index(index + 1)
    recorded.play(recorded.bob, "bid 2")
    for recorder in (recorded.bob, recorded.cleo, recorded.otto):
        pry(recorded, recorder)
    for recorder in (recorded.bob, recorded.cleo, recorded.otto):
        come_again(recorded, recorder)
    return recorded


def test_two_tables_that_differ_in_a_hidden_bid_are_the_same_to_all_others(tmp_path: Path) -> None:
    told: list[dict[str, dict[str, list[str]]]] = []
    revealed: list[list[str]] = []
    for number, bids in enumerate(((0, 1), (3, 4))):
        (folder := tmp_path / str(number)).mkdir()
        with ExitStack() as stack:
            stack.enter_context(Determinism().applied()).seed = SEED
            recorded = record_bids(stack, stack.enter_context(InProcessServer(folder)), *bids)
            names = ("ada", "bob", "cleo", "otto")
            told.append({name: recorded.everything(getattr(recorded, name)) for name in names})
            # The proof that there was something to tell: the last bid reveals the others.
            recorded.play(recorded.cleo, "bid 0")
            revealed.append(recorded.everything(recorded.otto)["states"])
    one, other = told
    for name in ("bob", "cleo", "otto"):
        for kind in one[name]:
            assert one[name][kind] == other[name][kind], (name, kind)
    assert one["ada"] != other["ada"]
    assert revealed[0] != revealed[1]
    # And the asking was not in vain: every kind of answer is among what was compared.
    answers = "".join(one["bob"]["answers"] + one["cleo"]["answers"])
    for kind in ("refused", "preview", "why", "hint"):
        assert f'"type":"{kind}"' in answers
    for code in ("stale", "illegal", "not_yours"):
        assert f'"code":"{code}"' in answers
    assert len(one["bob"]["said"]) == 1


# -- a game with every kind of secret: sealed bids, and cards that chance deals -----------------------------------------------


MARKET = {"opener": "0", "rounds": "two"}


def hands(seed: str) -> tuple[int, ...]:
    """The cards that a seed deals."""
    game = find_game("sealed_market")
    setup = Setup(
        id="x",
        config=game.config(3, MARKET),
        host="x",
        seats=(SeatSetup(kind="person", guest="x"),) * 3,
        seed=seed,
        created_ms=0,
    )
    table = Table(setup)
    for seat in range(3):
        table.apply(Moved(at_ms=0, seat=seat, move="stall shady"))
    dealt: tuple[int, ...] = tuple(table.state.layout()["hands"])
    return dealt


def twin_seeds() -> tuple[str, str]:
    """Two seeds that deal Bob and Cleo the same cards, and Ada another."""
    found: dict[tuple[int, ...], tuple[int, str]] = {}
    for number in range(1000):
        seed = f"{number:064x}"
        mine, *others = hands(seed)
        card, twin = found.setdefault(tuple(others), (mine, seed))
        if card != mine:
            return twin, seed
    raise AssertionError("there are no such seeds")


def record_market(stack: ExitStack, server: InProcessServer, bid: str) -> RecordedTable:
    """Cards are dealt, Ada bids: she alone knows her card and her bid. Then all ask for what there is."""
    recorded = RecordedTable(stack, server, "sealed_market", MARKET)
    for recorder in (recorded.ada, recorded.bob, recorded.cleo):
        recorded.play(recorder, "stall shady")
    recorded.play(recorded.ada, bid)
    recorded.play(recorded.cleo, "bid 1")
    # What Bob's bid would lead to depends on what he cannot see.
    for recorder in (recorded.bob, recorded.otto):
        pry(recorded, recorder)
        come_again(recorded, recorder)
    return recorded


def told_apart(server: InProcessServer, determinism: Determinism, fault: str = "") -> set[tuple[str, str]]:
    """Who could tell the two evenings apart, and by what."""
    with registered(SealedMarket(fault)):
        seeds = twin_seeds()
        told: list[dict[str, dict[str, list[str]]]] = []
        for determinism.seed, bid in zip(seeds, ("bid 0", "bid 3"), strict=True):
            with ExitStack() as stack:
                recorded = record_market(stack, server, bid)
                told.append({name: recorded.everything(getattr(recorded, name)) for name in ("ada", "bob", "cleo", "otto")})
        one, other = told
        return {(name, kind) for name in one for kind in one[name] if one[name][kind] != other[name][kind]}


@pytest.fixture(scope="module")
def determinism(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Determinism]:
    with Determinism().applied() as determinism:
        yield determinism


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory, determinism: Determinism) -> Iterator[InProcessServer]:
    with InProcessServer(tmp_path_factory.mktemp("market")) as server:
        yield server


def test_a_hidden_card_and_a_sealed_bid_are_known_to_their_owner_alone(
    market: InProcessServer, determinism: Determinism
) -> None:
    assert {name for name, _ in told_apart(market, determinism)} == {"ada"}


@pytest.mark.parametrize(
    ("fault", "who", "by"),
    [
        ("view_shows_bid", "bob", "states"),
        ("event_too_wide", "otto", "states"),
        ("error_tells_card", "bob", "answers"),
        ("spectator_sees_cards", "otto", "seen"),
        ("imagine_keeps_bids", "bob", "answers"),
    ],
)
def test_a_game_that_leaked_would_be_found_out_over_the_wire(
    market: InProcessServer, determinism: Determinism, fault: str, who: str, by: str
) -> None:
    assert (who, by) in told_apart(market, determinism, fault)
