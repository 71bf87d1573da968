"""Which tables the laws are tried on: every set-up that a game accepts, or a sample that covers every pair of choices.

A game says in its `Meta` what a table may decide; nothing here knows a game. A seat option has too many values to try them
all: it is left to the lot, and named once.
"""

from collections.abc import Iterator
from itertools import combinations, product

from quadriga.kernel.errors import ConfigError
from quadriga.kernel.game import Game
from quadriga.kernel.meta import FIRST_VERSION, LOT, Config, Option

AFFORDABLE = 128
"""More set-ups than this are not tried one by one, but by a sample that covers every three choices together."""


def configs(game: Game) -> list[Config]:
    """Every version of the rules and number of players with every combination of options, as far as the game accepts it."""
    meta = game.meta
    found: list[Config] = []
    for version, players in product(meta.versions, range(meta.min_players, meta.max_players + 1)):
        options = meta.options_of(version)
        keys = [option.key for option in options]
        for chosen in product(*[values(option, players) for option in options]):
            try:
                found.append(game.config(players, dict(zip(keys, chosen, strict=True)), version=version))
            except ConfigError:
                continue
    return found


def values(option: Option, players: int) -> list[str]:
    """The values of an option that are tried: all choices; of seats the lot, and the last seat or the reverse order."""
    if option.kind == "choice":
        return [choice.value for choice in option.choices]
    seats = [str(seat) for seat in reversed(range(players))]
    return [LOT, seats[0] if option.kind == "seat" else ",".join(seats)]


def affordable(game: Game) -> list[Config]:
    """All set-ups, or where they are too many a sample that has every three choices together."""
    every = configs(game)
    return every if len(every) <= AFFORDABLE else covering(every, 3)


def covering(every: list[Config], together: int = 2) -> list[Config]:
    """A small part of the set-ups in which any so many choices that go together at all are together somewhere."""
    facets = [frozenset(_facets(config, together)) for config in every]
    missing = set[frozenset[tuple[str, str]]]().union(*facets)
    sample: list[Config] = []
    while missing:
        best = max(range(len(every)), key=lambda index: len(facets[index] & missing))
        missing -= facets[best]
        sample.append(every[best])
    return sample


def _facets(config: Config, together: int) -> Iterator[frozenset[tuple[str, str]]]:
    """What a set-up decides, so many things at a time; a named seat or order is the same choice at every table size."""
    decided = [("players", str(config.players)), ("version", config.rules_version)]
    decided += [(key, "named" if value[:1].isdigit() else value) for key, value in config.options.items()]
    for some in combinations(decided, min(together, len(decided))):
        yield frozenset(some)


def describe(config: Config) -> str:
    """A set-up in one line: `3 players, version 2, board=a deck=strict`; the first version is not named."""
    version = "" if config.rules_version == FIRST_VERSION else f", version {config.rules_version}"
    options = " ".join(f"{key}={value}" for key, value in config.options.items())
    return f"{config.players} players{version}" + (f", {options}" if options else "")
