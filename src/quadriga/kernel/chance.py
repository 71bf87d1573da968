"""Where chance comes from: a fast generator for simulation, and a seed that anybody can verify for tables.

A draw never depends on a shuffled order: it is made when it is due, from the weighted list that the state gives, and written
into the record. So a record replays without any generator, and the seed only proves that nobody chose.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from quadriga.kernel.notation import Move

_MASK: Final = 0xFFFFFFFF
_SALT: Final = b"quadriga-chance/1"


class Rng:
    """A seeded 32-bit generator (Marsaglia's xorshift of 128 bits), the same in both builds; for bots and simulation."""

    def __init__(self, seed: int) -> None:
        # SplitMix-like scrambling by SHA-256: near seeds must not give near streams.
        digest = hashlib.sha256(f"rng {seed}".encode()).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big")
        self.y: i64 = int.from_bytes(digest[4:8], "big")
        self.z: i64 = int.from_bytes(digest[8:12], "big")
        self.w: i64 = int.from_bytes(digest[12:16], "big") | 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2**31."""
        # Every intermediate stays below 2**63: i64 wraps silently when compiled and grows when not.
        x: i64 = self.x
        t: i64 = (x ^ (x << 11)) & _MASK
        w: i64 = self.w
        self.x = self.y
        self.y = self.z
        self.z = w
        w = (w ^ (w >> 19)) ^ (t ^ (t >> 8))
        self.w = w
        m: i64 = n
        return (w * m) >> 32

    def mark(self) -> tuple[int, int, int, int]:
        """Where the stream stands: equal marks mean that nothing was drawn in between."""
        return (self.x, self.y, self.z, self.w)

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(1 << 31) / 2147483648.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Decides each draw of a running game; `index` counts the draws from 0."""

    def choose(self, index: int, draws: Sequence[tuple[Move, int]]) -> Move:
        """One of the weighted draws."""
        raise AssertionError("a source of chance must say how it chooses")


class QuickChance(Chance):
    """For simulation: fast, repeatable, not verifiable."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, index: int, draws: Sequence[tuple[Move, int]]) -> Move:
        return _weighted(draws, self.rng.below(_total(draws)))


class SealedChance(Chance):
    """For tables: draw number i is decided by HMAC-SHA256(seed, i), and the seed's hash is shown before the first draw."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed or secrets.token_hex(32)
        self._commitment = commitment_of(self.seed)

    def commitment(self) -> str:
        """What is published at the start; only the opened seed fits it."""
        return self._commitment

    def choose(self, index: int, draws: Sequence[tuple[Move, int]]) -> Move:
        total = _total(draws)
        # 256 bits modulo a deck's size: the bias is far below anything that could be measured.
        digest = hmac.new(self.seed.encode(), f"draw {index}".encode(), hashlib.sha256).digest()
        return _weighted(draws, int.from_bytes(digest, "big") % total)


def commitment_of(seed: str) -> str:
    """The commitment that a seed opens."""
    return hashlib.sha256(_SALT + b" " + seed.encode()).hexdigest()


def _total(draws: Sequence[tuple[Move, int]]) -> int:
    return sum(weight for _, weight in draws)


def _weighted(draws: Sequence[tuple[Move, int]], at: int) -> Move:
    for move, weight in draws:
        if at < weight:
            return move
        at -= weight
    raise AssertionError("the draw lies beyond the weights")
