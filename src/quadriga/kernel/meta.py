"""What a game says of itself: title, seats, options, endings; and the configuration of one table.

Everybody may read these: the lobby, the command line, the adapters, the docs. Only the `meta.py` of a game writes them, without
their sentences, which stand in its files of words: `Meta.said` adds them.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from quadriga.kernel.errors import ConfigError, UnknownVersion
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import seat_name
from quadriga.kernel.words.message import Message

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice

LOT = "lot"
"""The value of a seat option that is left to chance."""
FIRST_VERSION = "1"
"""The rules version of every title's first release, and of whatever was written before there was a second."""


class Choice(msgspec.Struct, frozen=True):
    """One value of an option, with a sentence for the person who sets up a table."""

    value: str
    text: str = ""


class Option(msgspec.Struct, frozen=True):
    """One thing that a table may decide before the game.

    A `choice` has its listed values. A `seat` names one seat, a `seat_order` all of them, youngest first for instance,
    as numbers with commas; both may be left to `lot`.
    """

    key: str
    rule: str
    default: str
    title: str = ""
    text: str = ""
    choices: tuple[Choice, ...] = ()
    kind: Literal["choice", "seat", "seat_order"] = "choice"
    since: str = FIRST_VERSION
    """The rules version that brought it: tables of older versions do not have it."""

    def check(self, value: str, players: int) -> str:
        """Refuse a value that the option does not have; returns it in the one form that equal tables share."""
        if self.kind == "choice":
            known = tuple([choice.value for choice in self.choices])
            if value not in known:
                raise ConfigError(Reason("config-choice", "", option=self.key, value=repr(value), known=known))
        elif value != LOT:
            seats = self.seats(value)
            if self.kind == "seat_order" and sorted(seats) != list(range(players)):
                raise self._no_seats("config-seat-order", value, players)
            if self.kind == "seat" and (len(seats) != 1 or not 0 <= seats[0] < players):
                raise self._no_seats("config-seat", value, players)
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
            raise self._no_seats("config-seat-numbers", value) from None

    def _no_seats(self, id: str, value: str, players: int = 0) -> ConfigError:
        return ConfigError(Reason(id, "", option=self.key, value=repr(value), lot=repr(LOT), last=players - 1))


class Ending(msgspec.Struct, frozen=True):
    """One way in which a game can end."""

    key: str
    rule: str
    text: str = ""


class Credit(msgspec.Struct, frozen=True):
    """Whose game it is: rules, names and designs belong to them."""

    designer: str
    publisher: str


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about one title."""

    key: str
    title: str
    credit: Credit
    summary: str = ""
    min_players: int
    max_players: int
    minutes: int
    weight: Literal["light", "middling", "deep"]
    """How much there is to learn and to weigh."""
    versions: tuple[str, ...] = (FIRST_VERSION,)
    """Every rules version that was ever shipped, oldest first. A new one comes whenever a record could replay differently; the
    old ones stay, since a table is finished under the version that it began with."""
    rule_prefix: str
    """The ledger's prefix (EME)."""
    options: tuple[Option, ...]
    endings: tuple[Ending, ...]
    longest: int
    """No game takes more steps than this, forced ones and draws included."""

    @property
    def newest(self) -> str:
        """The rules version of new tables."""
        return self.versions[-1]

    def check_version(self, version: str) -> None:
        """Refuse a rules version that this build does not know."""
        if version not in self.versions:
            raise UnknownVersion(Reason("config-version", "", title=self.title, version=version, known=self.versions))

    def options_of(self, version: str) -> tuple[Option, ...]:
        """What a table decides under that rules version."""
        age = self.versions.index(version)
        return tuple(option for option in self.options if self.versions.index(option.since) <= age)

    def option(self, key: str, version: str = "") -> Option:
        """The option of that key, in a rules version or the newest."""
        options = self.options_of(version or self.newest)
        for option in options:
            if option.key == key:
                return option
        known = tuple([option.key for option in options])
        older = version if version and version != self.newest else None
        raise ConfigError(Reason("config-option", "", title=self.title, option=repr(key), older=older, known=known))

    def ending(self, key: str) -> Ending:
        """The ending of that key."""
        return next(ending for ending in self.endings if ending.key == key)

    def said(self, voice: Voice) -> Meta:
        """The same with its sentences: `summary`, `option-<key>` with its attribute `text`, `option-<key>-<value>`,
        `ending-<key>` in the file of words."""

        def say(id: str) -> str:
            return voice.say(Message(id))

        options = [
            msgspec.structs.replace(
                option,
                title=say(f"option-{option.key}"),
                text=say(f"option-{option.key}.text"),
                choices=tuple(Choice(one.value, say(f"option-{option.key}-{one.value}")) for one in option.choices),
            )
            for option in self.options
        ]
        endings = [Ending(ending.key, ending.rule, say(f"ending-{ending.key}")) for ending in self.endings]
        return msgspec.structs.replace(self, summary=say("summary"), options=tuple(options), endings=tuple(endings))


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table has decided: complete, checked, and written into every record."""

    game: str
    players: int
    options: dict[str, str]
    components: str
    """The hash of the component set."""
    rules_version: str = FIRST_VERSION
    """Not written for the first version: digests and records from before the second stay as they are."""

    def __post_init__(self) -> None:
        # msgspec leaves out a default only where it is the very same object.
        if self.rules_version == FIRST_VERSION:
            msgspec.structs.force_setattr(self, "rules_version", FIRST_VERSION)

    def names(self) -> list[str]:
        """The words for the seats."""
        return [seat_name(seat) for seat in range(self.players)]


def complete_options(meta: Meta, players: int, given: dict[str, str], version: str = "") -> dict[str, str]:
    """All options of a game in a rules version, or in the newest: the given ones checked, the others at their defaults."""
    version = version or meta.newest
    meta.check_version(version)
    if not meta.min_players <= players <= meta.max_players:
        # As a word: it may have any number of digits, of which not all are said.
        given_players = str(players)
        raise ConfigError(
            Reason(
                "config-players", "", title=meta.title, least=meta.min_players, most=meta.max_players, players=given_players
            ),
            "players",
        )
    chosen = {key: meta.option(key, version).check(value, players) for key, value in given.items()}
    return {option.key: chosen.get(option.key, option.default) for option in meta.options_of(version)}
