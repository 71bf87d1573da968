"""The log: a list for each pair of eyes, cut when moves are taken back, and resumed where somebody left off."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from quadriga.kernel.chance import Rng
from quadriga.kernel.registry import find_game
from quadriga.kernel.words.message import Message
from quadriga.table.log import Log
from quadriga.table.messages import LogLine
from quadriga.table.snapshot import Viewer, state_message
from quadriga.table.table import Table
from tests.kit.toy_box import BidMade
from tests.table.driver import EMPIRE, LUCK, MARKET, Eyes, TableDriver, all_eyes, open_table, viewer
from tests.table.random_play import Chooser, Listed, numbers, play_randomly, step


def dealt(**wanted: str) -> TableDriver:
    """Each of two has a card that only they know."""
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0", "rounds": "two"}, **wanted)
    return at.move(0, "stall sunny").move(1, "stall shady")


# ------------------------------------------------------------------------------------ whose eyes


def test_everybody_reads_what_he_may_know_and_in_order() -> None:
    at = dealt()
    common = ["Terracotta took a sunny stall.", "Lapis took a shady stall.", "Terracotta got a card.", "Lapis got a card."]
    assert at.lines(None) == common
    mine, yours = at.lines(0), at.lines(1)
    assert mine.pop(3).startswith("You got a ")
    assert yours.pop(4).startswith("You got a ")
    assert mine == yours == common


def test_a_line_carries_its_event_for_animation_but_not_its_audience() -> None:
    at = dealt()
    events = [line.event for line in at.table.log.of(0)]
    assert events[0] == {"type": "StallTaken", "seat": 0, "sunny": True}
    assert events[3] is not None
    assert events[3].keys() == {"type", "seat", "card"}
    assert not any("audience" in event for event in events if event)


def empty_log(players: int) -> Log:
    """A log of Sealed Market in which nothing has happened."""
    game = find_game(MARKET)
    return Log(game, game.config(players))


def test_not_even_a_number_tells_of_lines_that_are_not_for_these_eyes() -> None:
    """Whether or not something happened for other eyes alone, these see the same lines with the same numbers."""
    silent, full = empty_log(2), empty_log(2)
    for log in (silent, full):
        log.add_events(0, 0, 0, [BidMade(seat=0)])
    full.add_events(1, 1, 1, [BidMade(seat=1, audience=(1,))] * 3)
    for log in (silent, full):
        log.add_events(2, 2, 1, [BidMade(seat=1)])
        log.add_note(3, 3, Message("SatDown", seat=0))
    for eyes in (0, None):
        assert silent.of(eyes) == full.of(eyes)
        assert silent.since_last_move(eyes) == full.since_last_move(eyes)
        for seen in range(5):
            assert silent.start_after(eyes, seen) == full.start_after(eyes, seen)
    assert len(full.of(1)) == len(silent.of(1)) + 3


def test_notes_are_for_all() -> None:
    log = empty_log(3)
    log.add_note(0, 0, Message("SatDown", seat=1))
    assert [log.of(eyes) for eyes in (0, 1, 2, None)] == [[LogLine(0, "Lapis sat down.", 1)]] * 4


# ------------------------------------------------------------------------------------ cut


def test_what_was_taken_back_is_gone_from_every_log() -> None:
    at = dealt()
    before = [at.lines(eyes) for eyes in (0, 1, None)]
    at.move(1, "bid 2").undo(1)
    assert [at.lines(eyes) for eyes in (0, 1, None)] == [[*lines, "Lapis took back a move."] for lines in before]


@pytest.mark.parametrize("hold", [False, True])
def test_the_draws_before_a_move_stay_when_it_is_taken_back(hold: bool) -> None:
    """Also those that came when the turn before was confirmed."""
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1").move(1, "bid 0").move(0, "take 1")
    while at.table.acting() == (0,) and not at.table.is_held():
        at.move(0, "stop", hold=hold)
    if hold:
        at.confirm(0)
    last = at.lines()[-1]
    assert at.entries()[-1].move.startswith("draw")
    at.move(1, "take 1").undo(1)
    assert at.lines()[-2:] == [last, "Lapis took back a move."]


def test_the_draws_of_a_turn_that_was_confirmed_by_leaving_stay_too() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1").move(1, "bid 0").move(0, "take 1")
    while not at.table.is_held():
        at.move(0, "stop", hold=True)
    at.step_out(0)
    lines = at.lines()
    assert at.entries()[-1].move.startswith("draw")
    at.move(1, "take 1").undo(1)
    assert at.lines() == [*lines, "Lapis took back a move."]


def test_what_is_said_about_the_table_stays() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "roll").step_out(1).come_back(1).move(0, "stop").move(1, "roll")
    at.ask(0).answer(1, True)
    assert at.lines() == [
        "Lapis is away: a bot plays on.",
        "Lapis is back.",
        "Terracotta asked to take the last turn back.",
        "Terracotta took back the last turn.",
    ]


def test_the_log_of_a_turn_given_back_ends_where_the_record_ends() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "roll", "stop").move(1, "roll")
    lines = at.lines()[:3]
    at.move(1, "stop").move(0, "roll").ask(1).answer(0, True)
    assert at.lines()[:3] == lines
    assert [line.event for line in at.table.log.of(None)[3:]] == [None, None]


# ------------------------------------------------------------------------------------ since my last move


def since(at: TableDriver, eyes: Eyes) -> list[str]:
    """What happened since these eyes moved last."""
    told = at.tell(eyes)
    return [line.text for line in told.log[told.my_last_line :]]


def test_what_happened_since_ones_own_last_move() -> None:
    at = open_table("ada", "ben").move(0, "roll", "stop")
    assert since(at, 0) == []
    at.move(1, "roll", "stop")
    assert since(at, 0) == at.lines(0)[3:]
    assert since(at, 1) == []
    assert since(at, None) == at.lines()


def test_who_has_not_moved_yet_has_missed_nothing_so_far() -> None:
    """A lot that names a seat is no deed of that seat."""
    at = open_table("ada", "ben", game=EMPIRE)
    assert [at.tell(eyes).my_last_line for eyes in (0, 1, None)] == [0, 0, 0]


def test_what_others_do_to_a_seat_is_not_its_own_deed() -> None:
    """Lapis names terracotta first: that is something which happened since terracotta moved."""
    at = open_table("ada", "ben", "cyd", game=EMPIRE, options={"rules": "retail"})
    at.move(0, "bid 0").move(2, "bid 0").move(1, "bid 3").move(1, "first terracotta")
    assert since(at, 0)[-1] == at.lines(0)[-1]
    assert len(since(at, 0)) > 2
    assert since(at, 1) == []


def test_asking_for_a_hint_or_a_turn_is_no_move() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "stop").move(1, "stop")
    missed = since(at, 0)
    assert missed == ["Lapis stopped."]
    assert since(at.hint(0).ask(0).answer(1, False), 0)[: len(missed)] == missed


def test_after_a_move_taken_back_one_reads_on_from_the_move_before() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1").move(1, "bid 2").move(1, "take 1").undo(1)
    assert since(at, 1) == ["Lapis took back a move."]


# ------------------------------------------------------------------------------------ going on where one left off


class Client:
    """A page: keeps the first `log_from` lines of what it has and adds what it is told, as it promised."""

    def __init__(self, table: Table, eyes: Eyes) -> None:
        self.eyes = eyes
        self.log: list[LogLine] = []
        self.index: int | None = None
        self.connect(table)

    def connect(self, table: Table) -> None:
        """A new connection, which says what this page has seen."""
        self.viewer: Viewer | None = viewer(table, self.eyes)
        if self.index is not None:
            self.viewer.resume(table, self.index)

    def hear(self, table: Table) -> None:
        """A state comes, if the line is open."""
        if self.viewer is None:
            return
        told = state_message(table, self.viewer, frozenset(), 0)
        assert told.log_from <= len(self.log), "a gap"
        self.log = [*self.log[: told.log_from], *told.log]
        self.index = told.index


def live_through(at: TableDriver, chooser: Chooser, steps: int) -> list[Client]:
    """Deeds, pages that hear of them at once, late or not at all, lost lines, and servers that start again."""
    clients = [Client(at.table, eyes) for eyes in all_eyes(at.table)]
    for _ in range(steps):
        step(at, chooser)
        for client in clients:
            what = chooser.below(8)
            if what == 0:
                client.viewer = None
            elif what == 1:
                client.connect(at.table)
            if what < 6:
                client.hear(at.table)
        if chooser.below(16) == 0:
            at.table = at.rebuilt()
    return clients


def check_clients(at: TableDriver, clients: list[Client]) -> None:
    for client in clients:
        if client.viewer is None:
            client.connect(at.table)
        client.hear(at.table)
        fresh = Client(at.table, client.eyes)
        fresh.hear(at.table)
        assert client.log == fresh.log == at.table.log.of(client.eyes)


@pytest.mark.parametrize("undo", ["turn", "consent"])
@pytest.mark.parametrize("game", [LUCK, MARKET, EMPIRE])
@pytest.mark.parametrize("seed", range(3))
def test_a_page_that_was_away_ends_with_the_same_log_as_one_that_comes_new(game: str, undo: str, seed: int) -> None:
    at = open_table("ada", "ben", "ada", game=game, undo=undo)
    rng = Rng(seed)
    check_clients(at, live_through(at, rng, 60))


@settings(
    max_examples=60,
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
@given(chosen=numbers(240))
def test_so_it_is_for_whatever_hypothesis_lets_happen(chosen: list[int]) -> None:
    at = open_table("ada", "ben", undo="consent")
    check_clients(at, live_through(at, Listed(chosen), 20))


def test_a_page_is_sent_only_what_is_new() -> None:
    at = open_table("ada", "ben").move(0, "roll")
    client = Client(at.table, 1)
    client.hear(at.table)
    client.connect(at.move(0, "stop").table)
    assert client.viewer is not None
    told = state_message(at.table, client.viewer, frozenset(), 0)
    assert (told.log_from, [line.text for line in told.log]) == (2, ["Terracotta stopped."])
    again = state_message(at.table, client.viewer, frozenset(), 0)
    assert (again.log_from, again.log) == (3, ())


@pytest.mark.parametrize(("seen", "new"), [(0, 99), (1, 99), (2, 99), (3, 1), (4, 0)])
def test_lines_that_are_gone_are_not_counted_among_those_seen(seen: int, new: int) -> None:
    """Who left before the last cut has lines that nobody can trust, and gets all; who left after it gets the new ones."""
    at = open_table("ada", "ben", "cyd", game=EMPIRE).move(0, "bid 1").move(1, "bid 2").undo(1).move(1, "bid 3")
    assert at.table.index == 4
    lines = len(at.lines())
    assert lines - at.table.log.start_after(None, seen) == min(new, lines)


def test_after_a_cut_everything_is_sent_again() -> None:
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0"}).move(0, "stall sunny")
    client = Client(at.table, None)
    client.hear(at.table)
    at.undo(0)
    assert client.viewer is not None
    told = state_message(at.table, client.viewer, frozenset(), 0)
    assert (told.log_from, [line.text for line in told.log]) == (0, ["Terracotta took back a move."])


def test_other_eyes_have_their_own_count() -> None:
    """A guest who looks through another of their seats gets that log from the start."""
    at = open_table("ada", "ada", game=EMPIRE).move(0, "bid 1")
    for eyes in (0, 1):
        told: Any = state_message(at.table, Viewer("ada", eyes), frozenset(), 0)
        assert told.log_from == 0
        assert list(told.log) == at.table.log.of(eyes)
    assert len(at.lines(0)) == len(at.lines(1)) + 1


def test_the_log_is_what_the_record_tells() -> None:
    """After any wandering, the lines with events are those of the record replayed."""
    for seed in range(4):
        at = play_randomly(open_table("ada", "ben", game=MARKET, undo="consent"), Rng(seed), 40)
        again = open_table("ada", "ben", game=MARKET)
        for entry in at.entries():
            if entry.seat >= 0:
                again.move(entry.seat, entry.move)
        for eyes in (0, 1, None):
            here = [(line.text, line.event) for line in at.table.log.of(eyes) if line.event]
            there = [(line.text, line.event) for line in again.table.log.of(eyes) if line.event]
            if at.table.is_held():
                there = there[: len(here)]
            assert here == there
    assert msgspec.json.encode(at.table.log.of(None))
