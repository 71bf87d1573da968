"""Games to try the kernel on: opened with a fixed seed, played on by seeded hands, cut where a test wants them."""

from collections.abc import Mapping
from types import MappingProxyType

from quadriga.kernel.chance import Rng, SealedChance
from quadriga.kernel.journal import Journal
from quadriga.kernel.record import Record
from quadriga.kernel.registry import find_game

EMPIRE = find_game("eight_minute_empire")
SEED = "the seed of the kernel's tests"
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


def opened(players: int = 2, options: Mapping[str, str] = NO_OPTIONS, seats: tuple[str, ...] = ()) -> Journal:
    """A new game at which all that chance decides first is decided."""
    return Journal.new(EMPIRE, EMPIRE.config(players, dict(options)), SealedChance(SEED), seats)


def say(journal: Journal, seat: int, *texts: str, mark: str = "") -> Journal:
    """The seat makes these moves."""
    for text in texts:
        journal.submit(seat, EMPIRE.space(journal.state.config).read(text), mark)
    return journal


def play_on(journal: Journal, seed: int = 1, moves: int = 10_000) -> Journal:
    """Any options, by seeded hands, to the end or for so many moves; of several seats any may be first."""
    rng = Rng(seed)
    for _ in range(moves):
        acting = journal.state.to_act()
        if not acting:
            break
        seat = acting[rng.below(len(acting))]
        options = journal.state.prompt(seat).options
        journal.submit(seat, options[rng.below(len(options))])
    return journal


def whole_game(players: int = 2, seed: int = 1) -> Record:
    """A finished game, its seed opened."""
    return play_on(opened(players), seed).record()
