"""Chance: the generator is the same in every build and release, draws keep their weights, and anybody can check a seed."""

import hashlib
import hmac
from collections import Counter
from pathlib import Path

import pytest

from quadriga.kernel.chance import Chance, QuickChance, Rng, SealedChance, commitment_of
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.record import read_record, replay
from quadriga.kernel.seats import CHANCE
from tests.kernel.games import EMPIRE, whole_game

GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.json"))
WORD = 1 << 32
SALT = b"quadriga-chance/1"


def weighted(*weights: int) -> list[tuple[Move, int]]:
    """Draws called `draw 0`, `draw 1`, … with these weights."""
    space = Space()
    return [(space.put(Move("draw", str(index))), weight) for index, weight in enumerate(weights)]


# ------------------------------------------------------------------------------------ the generator


@pytest.mark.parametrize(
    ("seed", "below", "numbers"),
    [
        (0, 1 << 31, [253604081, 1483517772, 1200753108, 1220557512]),
        (1, 1 << 31, [1833174488, 365924278, 1673321502, 1718517079, 726260355, 1116886631, 1204496899, 1381656428]),
        (1, 6, [5, 1, 4, 4, 2, 3, 3, 3, 2, 4, 5, 5, 4, 1, 5, 1, 5, 3, 4, 0, 5, 0, 2, 1]),
        (2, 1000, [265, 846, 210, 675, 967, 753, 293, 494]),
    ],
)
def test_a_seed_gives_these_numbers_in_every_build_and_release(seed: int, below: int, numbers: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.below(below) for _ in numbers] == numbers


def xorshift(seed: int, count: int) -> list[int]:
    """Marsaglia's xor128, written down from his paper, on the words that SHA-256 makes of a seed."""
    digest = hashlib.sha256(b"rng %d" % seed).digest()
    x, y, z, w = (int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8, 12))
    w |= 1
    numbers = []
    for _ in range(count):
        t = (x ^ (x << 11)) % WORD
        x, y, z, w = y, z, w, (w ^ (w >> 19)) ^ (t ^ (t >> 8))
        numbers.append(w)
    return numbers


@pytest.mark.parametrize("seed", [0, 1, 7, -3, 2**70])
def test_the_generator_is_marsaglias(seed: int) -> None:
    rng = Rng(seed)
    for number in xorshift(seed, 500):
        assert rng.below(1 << 31) == number >> 1


def test_a_number_scales_the_whole_word() -> None:
    small, large = Rng(5), Rng(5)
    for number in xorshift(5, 500):
        assert small.below(7) == number * 7 // WORD
        assert large.below(1_000_003) == number * 1_000_003 // WORD


@pytest.mark.parametrize("below", [1, 2, 3, 37, 1 << 31])
def test_a_number_lies_in_its_range(below: int) -> None:
    rng = Rng(3)
    numbers = [rng.below(below) for _ in range(2000)]
    assert 0 <= min(numbers) <= max(numbers) < below
    if below <= 37:
        assert set(numbers) == set(range(below))


@pytest.mark.parametrize("seed", [1, 2])
def test_numbers_are_about_equally_frequent_alone_and_in_pairs(seed: int) -> None:
    rng = Rng(seed)
    numbers = [rng.below(6) for _ in range(36_000)]
    singles = Counter(numbers)
    pairs = Counter(zip(numbers[::2], numbers[1::2], strict=True))
    # Six standard deviations: a fair generator misses them once in a hundred million such figures.
    assert all(abs(singles[face] - 6000) < 6 * 71 for face in range(6))
    assert len(pairs) == 36
    assert all(abs(count - 500) < 6 * 22 for count in pairs.values())


def test_near_seeds_give_streams_that_have_nothing_in_common() -> None:
    streams = [[rng.below(1 << 31) for _ in range(50)] for rng in map(Rng, range(100))]
    firsts = Counter(stream[0] % 10 for stream in streams)
    assert len({number for stream in streams for number in stream}) == 5000
    assert max(firsts.values()) <= 25


def test_fractions_fill_the_unit_interval() -> None:
    rng = Rng(4)
    fractions = [rng.fraction() for _ in range(4000)]
    assert 0 <= min(fractions) < 0.01
    assert 0.99 < max(fractions) < 1
    assert abs(sum(fractions) / 4000 - 0.5) < 0.03


# ------------------------------------------------------------------------------------ draws


@pytest.mark.parametrize("chance", [QuickChance(Rng(1)), SealedChance("weights")], ids=["quick", "sealed"])
def test_draws_keep_their_weights(chance: Chance) -> None:
    draws = weighted(1, 6, 0, 3)
    drawn = Counter(chance.choose(index, draws).notation for index in range(10_000))
    assert drawn.keys() == {"draw 0", "draw 1", "draw 3"}
    for notation, due in (("draw 0", 1000), ("draw 1", 6000), ("draw 3", 3000)):
        assert abs(drawn[notation] - due) < 6 * 49


def test_the_only_draw_is_drawn() -> None:
    ((only, _),) = draws = weighted(5)
    assert SealedChance("any").choose(0, draws) is only
    assert QuickChance(Rng(0)).choose(0, draws) is only


def test_a_state_draws_by_the_weights_that_it_names() -> None:
    state = EMPIRE.new(EMPIRE.config(2, {"youngest": "0,1"}))
    draws = state.draws()
    total = sum(weight for _, weight in draws)
    rng = Rng(8)
    drawn = Counter(state.draw(rng).notation for _ in range(200 * total))
    assert len({weight for _, weight in draws}) > 1
    assert drawn.keys() == {move.notation for move, _ in draws}
    for move, weight in draws:
        assert abs(drawn[move.notation] - 200 * weight) < 6 * (200 * weight) ** 0.5


# ------------------------------------------------------------------------------------ sealed


def test_a_commitment_that_openssl_agrees_with() -> None:
    due = "787437d9222336905297c77e7c38f83f278ea465862cbec0eec1cc31d5f6d6b4"
    assert commitment_of("a seed") == due
    assert SealedChance("a seed").commitment() == due


@pytest.mark.parametrize(
    ("index", "digest"),
    [
        (0, "eea2f918889125bbc814e31438779f9173ed2e8c478a4bfe7c51b6dad9db83b8"),
        (1, "5b870f3766ef806ad19313a3c61122bde00ed6e8a326e6b32bc252f64f123404"),
        (2, "65b806a363904660dc82ae9a56639abfa88a0e5b6407756e64155c567f243a3c"),
    ],
)
def test_draws_that_openssl_agrees_with(index: int, digest: str) -> None:
    draws = weighted(*[1] * 41)
    assert SealedChance("a seed").choose(index, draws) is draws[int(digest, 16) % 41][0]


def test_another_seed_or_number_draws_otherwise() -> None:
    draws = weighted(*[1] * 1000)
    drawn = {(seed, index): SealedChance(seed).choose(index, draws) for seed in ("a", "b") for index in (0, 1, 10)}
    assert len(set(drawn.values())) == len(drawn)
    assert SealedChance("a").choose(10, draws) is drawn["a", 10]


def test_without_a_seed_everybody_gets_a_secret_one() -> None:
    first, second = SealedChance(), SealedChance()
    assert len(first.seed) == len(second.seed) == 64
    assert int(first.seed, 16) != int(second.seed, 16)
    assert first.commitment() == commitment_of(first.seed) != second.commitment()


@pytest.mark.parametrize("path", GOLDEN[:4], ids=lambda path: path.stem)
def test_the_draws_of_a_record_can_be_checked_by_hand(path: Path) -> None:
    """By what docs/records.md says, without our own code for it."""
    record = read_record(path.read_bytes())
    assert record.chance is not None
    seed = record.chance.seed.encode()
    assert record.chance.commitment == hashlib.sha256(SALT + b" " + seed).hexdigest()
    drawn = 0
    for step in replay(record):
        if step.seat == CHANCE:
            number = int(hmac.new(seed, f"draw {drawn}".encode(), "sha256").hexdigest(), 16)
            line = [move for move, weight in step.state.draws() for _ in range(weight)]
            assert step.move is line[number % len(line)]
            drawn += 1
    assert drawn > 10


def test_the_same_seed_and_the_same_moves_are_the_same_game() -> None:
    assert whole_game(3) == whole_game(3)


# ------------------------------------------------------------------------------------ where a generator stands


def test_a_mark_stays_as_long_as_nothing_is_drawn() -> None:
    rng = Rng(5)
    assert rng.mark() == rng.mark() == Rng(5).mark()
    assert rng.mark() != Rng(6).mark()


@pytest.mark.parametrize("below", [1, 2, 1000, 1 << 31])
def test_every_draw_moves_the_mark(below: int) -> None:
    """Even one that could give nothing but zero."""
    rng = Rng(7)
    marks = {rng.mark()}
    for _ in range(200):
        rng.below(below)
        marks.add(rng.mark())
    assert len(marks) == 201
    before = rng.mark()
    rng.fraction()
    assert rng.mark() != before


@pytest.mark.parametrize("same", [("x", "y"), ("y", "z"), ("x", "y", "z")])
def test_a_mark_is_the_whole_of_it(same: tuple[str, ...]) -> None:
    """A stream in which some words happen to be equal still moves."""
    rng = Rng(3)
    for word in same:
        setattr(rng, word, 5)
    before = rng.mark()
    rng.below(2)
    assert rng.mark() != before


def test_the_same_mark_means_the_same_numbers_to_come() -> None:
    one, other = Rng(1), Rng(1)
    for _ in range(9):
        one.below(6)
        other.below(100)
    assert one.mark() == other.mark()
    assert [one.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]
