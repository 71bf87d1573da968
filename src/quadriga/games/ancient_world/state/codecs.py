"""What the fields of The Ancient World hold, where the kernel's codecs do not say it: citizens, cards and who has seen them.

For `fields` alone.
"""
# not compiled: it reads and writes plain data at the edge

from collections.abc import Callable, Iterable
from typing import Any

from quadriga.games.ancient_world.data.terms import ACTIONS, EMPTY, SKILLS, taken_by, taker_of
from quadriga.games.ancient_world.state.decks import SEEN
from quadriga.games.ancient_world.state.state import AncientSetup
from quadriga.kernel.fields import Codec, Count, Field, Fields, Kept, ListOf, MapOf, Part, Problems, Seat, Thing, Word
from quadriga.kernel.seats import COLOURS

EMPIRE = "Empire card"
MILITARY = "Military card"
TITAN = "Titan"
DISTRICT = "District"


class Number(Codec):
    """A number from 1 on; `usual` when it is left out or null, if it may be."""

    def __init__(self, most: Callable[[AncientSetup], int], usual: int | None = None) -> None:
        self.most = most
        self.usual = usual

    def blank(self, setup: AncientSetup) -> int | None:
        return self.usual

    def read(self, raw: Any, setup: AncientSetup, at: str, problems: Problems) -> int | None:
        if raw is None and self.usual is not None:
            return self.usual
        if type(raw) is not int or not 1 <= raw <= self.most(setup):
            problems.add(at, f"it must be a number from 1 to {self.most(setup)}, not {raw}")
            return self.usual
        return raw

    def words(self) -> str:
        return "a number from 1 on"


class Place(Thing):
    """A place of a row: a card, null, or the seat that took its card."""

    def write(self, value: int, setup: AncientSetup) -> Any:
        return taker_of(value) if value < EMPTY else super().write(value, setup)

    def read(self, raw: Any, setup: AncientSetup, at: str, problems: Problems) -> int | None:
        if type(raw) is int:
            seat = Seat().read(raw, setup, at, problems)
            return EMPTY if seat is None else taken_by(seat)
        return super().read(raw, setup, at, problems)

    def words(self) -> str:
        return "the id of a card, the seat that took it, or null"

    def tally(self, value: int, kind: str, counts: list[int]) -> None:
        if value > EMPTY:
            super().tally(value, kind, counts)


class Eyes(Codec):
    """Who has seen a card: seats, or `all`; kept as a bit for each."""

    def blank(self, setup: AncientSetup) -> int:
        return 0

    def write(self, value: int, setup: AncientSetup) -> list[Any]:
        return ["all"] if value == setup.everybody else [seat for seat in range(setup.players) if value >> seat & 1]

    def read(self, raw: Any, setup: AncientSetup, at: str, problems: Problems) -> int:
        mask = 0
        for one in raw if isinstance(raw, list | tuple) else [raw]:
            if one == "all":
                mask |= setup.everybody
            elif type(one) is int and 0 <= one < setup.players:
                mask |= 1 << one
            else:
                problems.add(at, f"{one!r} is neither a seat of this table nor 'all'")
        return mask

    def words(self) -> str:
        return "a list of seats, or of `all`"


class Citizen(Codec):
    """A citizen on the board, written `lapis 3`; eight numbers for each seat, the skills from 0 on."""

    def write(self, value: int, setup: AncientSetup) -> str:
        return f"{COLOURS[value >> 3]} {(value & 7) + 1}"

    def read(self, raw: Any, setup: AncientSetup, at: str, problems: Problems) -> int:
        colour, _, skill = raw.partition(" ") if isinstance(raw, str) else ("", "", "")
        if colour not in COLOURS[: setup.players] or skill not in SKILL_WORDS:
            problems.add(at, f"{raw!r} should be a colour of this table and a skill, like 'lapis 3'")
            return 0
        return COLOURS.index(colour) * 8 + int(skill) - 1

    def words(self) -> str:
        return "a colour and a skill, like `lapis 3`"


def _is_start(setup: AncientSetup, card: int) -> str:
    return "is a start card, which lies in cities alone (TAW-S1)" if card >= setup.box.first_start else ""


def _empire_ids(setup: AncientSetup) -> list[str]:
    return [card.id for card in setup.box.empire]


def _military_ids(setup: AncientSetup) -> list[str]:
    return [card.id for card in setup.box.military]


def _titan_ids(setup: AncientSetup) -> list[str]:
    return [card.id for card in setup.box.titans]


def _district_ids(setup: AncientSetup) -> list[str]:
    return [card.id for card in setup.box.districts]


EMPIRE_CARD = Thing(EMPIRE, _empire_ids)
OWN_CARD = Thing("card of this city", _empire_ids)
BOUGHT = Thing(EMPIRE, _empire_ids, _is_start)
MILITARY_CARD = Thing(MILITARY, _military_ids)
A_TITAN = Thing(TITAN, _titan_ids)
TITAN_OR_NONE = Thing(TITAN, _titan_ids, empty=EMPTY)
A_DISTRICT = Thing(DISTRICT, _district_ids)
DISTRICT_OR_NONE = Thing(DISTRICT, _district_ids, empty=EMPTY)
EMPIRE_PLACE = Place(EMPIRE, _empire_ids, _is_start, EMPTY)
MILITARY_PLACE = Place(MILITARY, _military_ids, None, EMPTY)
SKILL = Number(lambda setup: SKILLS)
SKILL_WORDS = [str(skill + 1) for skill in range(SKILLS)]


def _pair(setup: AncientSetup, card: int, other: int) -> tuple[int, int]:
    return (card, other)


def seen(thing: Thing) -> Part:
    """A card, and who has seen it."""
    known = Field("other", Eyes(), "who has seen it", key="known", get=lambda pair: pair[1], is_always=True)
    return Part(Fields(Field("card", thing, "which", get=lambda pair: pair[0], is_always=True, is_needed=True), known), _pair)


DRAWN = Part(
    Fields(
        Field("card", BOUGHT, "which", get=lambda pair: pair[0], is_always=True, is_needed=True),
        Field(
            "other", Count(), "the lot that it was drawn from (TAW-B9a)", key="lot", get=lambda pair: pair[1], is_always=True
        ),
    ),
    _pair,
)


class Stored(Codec):
    """A stored card that all have seen by its id; one drawn from the deck as an object with its `card` and its `lot`."""

    def write(self, value: tuple[int, int], setup: AncientSetup) -> Any:
        return EMPIRE_CARD.write(value[0], setup) if value[1] == SEEN else DRAWN.write(value, setup)

    def read(self, raw: Any, setup: AncientSetup, at: str, problems: Problems) -> Any:
        if isinstance(raw, dict):
            return DRAWN.read(raw, setup, at, problems)
        return (BOUGHT.read(raw, setup, at, problems), SEEN)

    def words(self) -> str:
        return "the id of an Empire card that all have seen, or an object with its `card` and its `lot`"

    def tally(self, value: tuple[int, int], kind: str, counts: list[int]) -> None:
        EMPIRE_CARD.tally(value[0], kind, counts)


def _bits(mask: int) -> list[int]:
    return [bit + 1 for bit in range(mask.bit_length()) if mask >> bit & 1]


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number - 1 for number in set(numbers))


def numbers_of(each: Number) -> Kept:
    """Several different numbers, kept as a bit for each."""
    return Kept(ListOf(each), _bits, _mask)


def _by_card(workers: tuple[int, ...]) -> dict[int, int]:
    return {worker >> 3: (worker & 7) + 1 for worker in workers}


def _on_cards(skills: dict[int, int]) -> tuple[int, ...]:
    return tuple([card * 8 + skill - 1 for card, skill in skills.items()])


WORKERS = Kept(MapOf(EMPIRE_CARD, SKILL), _by_card, _on_cards)


def _by_action(places: list[tuple[int, ...]]) -> dict[int, tuple[int, ...]]:
    return {action: standing for action, standing in enumerate(places) if standing}


def _on_actions(standing: dict[int, tuple[int, ...]]) -> list[tuple[int, ...]]:
    return [standing.get(action, ()) for action in range(len(ACTIONS))]


STANDING = Kept(MapOf(Word(ACTIONS, "action"), ListOf(Citizen(), into=tuple)), _by_action, _on_actions)
