"""What a game says of itself: title, seats, options, endings; and the configuration of one table.

Everybody may read these: the lobby, the command line, the adapters, the docs. Only the game's own `meta.py` writes them.
"""
# not compiled: msgspec structs at the edge

from typing import Literal

import msgspec

from quadriga.kernel.errors import ConfigError
from quadriga.kernel.seats import seat_name

LOT = "lot"
"""The value of a seat option that is left to chance."""


class Choice(msgspec.Struct, frozen=True):
    """One value of an option, with a sentence for the person who sets up a table."""

    value: str
    text: str


class Option(msgspec.Struct, frozen=True):
    """One thing that a table may decide before the game.

    A `choice` has its listed values. A `seat` names one seat, a `seat_order` all of them, youngest first for instance,
    as numbers with commas; both may be left to `lot`.
    """

    key: str
    title: str
    text: str
    rule: str
    default: str
    choices: tuple[Choice, ...] = ()
    kind: Literal["choice", "seat", "seat_order"] = "choice"

    def check(self, value: str, players: int) -> str:
        """Refuse a value that the option does not have; returns it in the one form that equal tables share."""
        if self.kind == "choice":
            known = [choice.value for choice in self.choices]
            if value not in known:
                raise ConfigError(f"option {self.key}: {value!r} is not one of {', '.join(known)}")
        elif value != LOT:
            seats = self.seats(value)
            if self.kind == "seat_order" and sorted(seats) != list(range(players)):
                raise ConfigError(
                    f"option {self.key}: {value!r} must name each seat from 0 to {players - 1} once, or be {LOT!r}"
                )
            if self.kind == "seat" and (len(seats) != 1 or not 0 <= seats[0] < players):
                raise ConfigError(f"option {self.key}: {value!r} must be a seat from 0 to {players - 1}, or {LOT!r}")
            return ",".join(map(str, seats))
        return value

    def seats(self, value: str) -> tuple[int, ...]:
        """The seats that a value of kind `seat` or `seat_order` names; none when left to the lot."""
        if value == LOT:
            return ()
        try:
            # Plain digits only: `int` reads those of every script.
            return tuple(int(part) for part in value.encode("ascii").split(b","))
        except ValueError:
            raise ConfigError(f"option {self.key}: {value!r} must be seat numbers with commas, or {LOT!r}") from None


class Ending(msgspec.Struct, frozen=True):
    """One way in which a game can end."""

    key: str
    text: str
    rule: str


class Credit(msgspec.Struct, frozen=True):
    """Whose game it is: rules, names and designs belong to them."""

    designer: str
    publisher: str


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about one title."""

    key: str
    title: str
    credit: Credit
    summary: str
    min_players: int
    max_players: int
    minutes: int
    weight: Literal["light", "middling", "deep"]
    """How much there is to learn and to weigh."""
    rules_version: str
    """Changes whenever a record could replay differently; a table is finished under the version that it began with."""
    rule_prefix: str
    """The ledger's prefix (EME)."""
    options: tuple[Option, ...]
    endings: tuple[Ending, ...]
    longest: int
    """No game takes more steps than this, forced ones and draws included."""

    def option(self, key: str) -> Option:
        """The option of that key."""
        for option in self.options:
            if option.key == key:
                return option
        known = ", ".join(option.key for option in self.options) or "none"
        raise ConfigError(f"{self.title} has no option {key!r}; it has {known}")

    def ending(self, key: str) -> Ending:
        """The ending of that key."""
        return next(ending for ending in self.endings if ending.key == key)


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has decided: complete, checked, and written into every record."""

    game: str
    players: int
    options: dict[str, str]
    components: str
    """The hash of the component set."""

    def names(self) -> list[str]:
        """The words for the seats."""
        return [seat_name(seat) for seat in range(self.players)]


def complete_options(meta: Meta, players: int, given: dict[str, str]) -> dict[str, str]:
    """All options of a game, the given ones checked, the others at their defaults."""
    if not meta.min_players <= players <= meta.max_players:
        raise ConfigError(f"{meta.title} is for {meta.min_players} to {meta.max_players} players, not {players}", "players")
    chosen = {key: meta.option(key).check(value, players) for key, value in given.items()}
    return {option.key: chosen.get(option.key, option.default) for option in meta.options}
