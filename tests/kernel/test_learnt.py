"""Whether anyone has learnt anything by a move: the short way to the answer, against the definition."""

from collections.abc import Iterator

import msgspec
import pytest

from quadriga.kernel.chance import Rng, SealedChance
from quadriga.kernel.game import Game
from quadriga.kernel.journal import Journal
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State
from quadriga.kernel.undo import TRIES, has_anyone_learnt
from quadriga.kernel.view import View
from quadriga.kernel.words.message import ENGLISH
from tests.kernel.games import EMPIRE, SEED
from tests.kit.play import play_seed
from tests.kit.toy import SealedMarket, registered
from tests.table.luck import GO_ON, STOP, LuckState, ThreeRolls

LUCK = ThreeRolls()
MARKET = SealedMarket()


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with registered(MARKET), registered(LUCK):
        yield


def market(players: int = 2) -> Journal:
    """Sealed Market, terracotta opens: stalls in turn, then hidden cards and bids at the same time."""
    return Journal.new(MARKET, MARKET.config(players, {"opener": "0", "rounds": "two"}), SealedChance(SEED))


def say(journal: Journal, seat: int, *texts: str) -> Journal:
    """The seat makes these moves."""
    for text in texts:
        journal.submit(seat, journal.game.space(journal.state.config).read(text))
    return journal


def has_anyone_learnt_by_all_tries(before: State, seat: int, move: Move) -> bool:
    """The definition, without any short cut: for all eyes, all imagined states lead to the view that was really seen."""
    after = before.clone()
    after.play(seat, move)
    real = digest(before)
    players = before.config.players
    for eyes in (*range(players), None):
        rng = Rng(int(real[:8], 16) + (players if eyes is None else eyes))
        for _ in range(TRIES):
            other = before.imagine(eyes, rng)
            if other.why_not(seat, move) is not None:
                return True
            other.play(seat, move)
            if other.view(eyes).encode() != after.view(eyes).encode():
                return True
    return False


@pytest.mark.parametrize(
    ("game", "players", "options", "most"),
    [
        (MARKET, 2, {"rounds": "two"}, 60),
        (MARKET, 3, {"rounds": "two"}, 60),
        (EMPIRE, 2, {}, 14),
        pytest.param(EMPIRE, 3, {"board": "b"}, 14, marks=pytest.mark.slow),
        pytest.param(EMPIRE, 5, {"rules": "retail", "deck": "retail"}, 18, marks=pytest.mark.slow),
    ],
)
def test_undo_is_computed_as_if_every_state_had_been_imagined(
    game: Game, players: int, options: dict[str, str], most: int
) -> None:
    answers = set()
    trace = play_seed(game, game.config(players, options), players)
    for index in trace.sample(most):
        state = trace.state(index)
        for seat in {*state.to_act()[:1]} - {CHANCE}:
            moves = state.options(seat)
            for move in (moves[0], moves[-1]):
                learnt = has_anyone_learnt(state, seat, move)
                assert learnt == has_anyone_learnt_by_all_tries(state, seat, move), f"step {index}, {move}"
                answers.add(learnt)
    assert answers == {True, False}


class Coin(LuckState):
    """A coin under a cup: the seats in `KNOWING` have seen it, and every move lifts the cup for all."""

    KNOWING: tuple[int, ...] = ()

    def clone(self) -> "Coin":
        return type(self)(self.setup, self.agenda.copy(), self.turn, self.pot, self.banked.copy(), self.had)

    def view(self, seat: int | None, language: str = ENGLISH) -> View:
        is_hidden = not self.had and seat not in self.KNOWING
        view = super().view(seat, language)
        return msgspec.structs.replace(view, pot=-1) if is_hidden else view

    def imagine(self, seat: int | None, rng: Rng) -> "Coin":
        other = self.clone()
        if not self.had and seat not in self.KNOWING:
            other.pot = rng.below(2)
        return other

    def play(self, seat: int, move: Move) -> None:
        self.had = 1


class CoinOfOne(Coin):
    """Terracotta alone has seen it."""

    KNOWING = (0,)


class CoinOfAll(Coin):
    """Both seats have seen it, and no onlooker."""

    KNOWING = (0, 1)


class CoinOfNobody(Coin):
    """Nobody has seen it."""


@pytest.mark.parametrize("coin", [CoinOfOne, CoinOfAll, CoinOfNobody])
@pytest.mark.parametrize("side", [0, 1])
def test_not_even_a_hidden_coin_is_missed_whoever_did_not_know_it(coin: type[Coin], side: int) -> None:
    for number in range(25):  # in some of them the first guess is right by luck
        state = coin(LUCK.setup(LUCK.config(2)), [GO_ON[1]], 0, side, [number, 0], 0)
        assert has_anyone_learnt(state, 0, STOP)
        lifted = coin(LUCK.setup(LUCK.config(2)), [GO_ON[1]], 0, side, [number, 0], 1)
        assert not has_anyone_learnt(lifted, 0, STOP)


def test_a_secret_is_not_missed_by_the_short_way() -> None:
    """A card that only its owner knows is learnt by the others when it is shown, whatever else nobody hides."""
    journal = say(say(market(), 0, "stall sunny"), 1, "stall shady")
    say(say(journal, 0, "bid 0"), 1, "bid 1")
    space = MARKET.space(journal.state.config)
    assert has_anyone_learnt(journal.state, 1, space.read("show"))
    assert not has_anyone_learnt(journal.state, 1, space.read("stop"))
    assert not has_anyone_learnt(market().state, 0, space.read("stall sunny"))
