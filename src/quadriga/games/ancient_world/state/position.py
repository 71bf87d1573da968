"""Sets up a state from a position that a person may have written by hand, and says where it cannot be.

Only this game's `Game` calls it. Decks, piles and sums are derived, so that a puzzle needs only what is on the table.
`position_check` refuses what the rules can never lead to.
"""
# not compiled: msgspec structs at the edge

from typing import Any

import msgspec

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.terms import ACTIONS, EMPTY, FACES, NOBODY, NOTHING, PILES, SKILLS, taken_by
from quadriga.games.ancient_world.rules import frames
from quadriga.games.ancient_world.state.army import Army, raise_army
from quadriga.games.ancient_world.state.city import City, bare_city
from quadriga.games.ancient_world.state.decks import SEEN, DistrictDeck, EmpireDeck
from quadriga.games.ancient_world.state.pile import Pile
from quadriga.games.ancient_world.state.position_check import check_position
from quadriga.games.ancient_world.state.state import AncientState, Setup
from quadriga.kernel.errors import PositionError
from quadriga.kernel.meta import Config
from quadriga.kernel.position import position_error
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.state import Frame
from quadriga.parts.deck import Deck


class ArmyData(msgspec.Struct, forbid_unknown_fields=True):
    """An army: `name` and `picture` are the coins on them."""

    card: str
    retired: list[str] = []
    name: int = 0
    picture: int = 0


class DrawnData(msgspec.Struct, forbid_unknown_fields=True):
    """A card from the deck that not all have seen, with its lot."""

    card: str
    lot: int = 0


class KnownData(msgspec.Struct, forbid_unknown_fields=True):
    """A card and who has seen it: seats, or `all`."""

    card: str
    known: list[int | str] = []


class PileData(msgspec.Struct, forbid_unknown_fields=True):
    """A pile of Titans: the face-up one, and those below that somebody has looked at."""

    top: str | None = None
    known: list[KnownData] = []
    looker: int | None = None


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One city. Left out, `cards` and `armies` are those that everybody begins with."""

    coins: int = 0
    knowledge: int = 0
    citizens: int | None = None
    cards: list[str] | None = None
    damaged: list[str] = []
    workers: dict[str, int] = {}
    districts: list[str] = []
    titans: list[str] = []
    armies: list[ArmyData] | None = None
    stored: list[str | DrawnData] = []
    starving: list[int] = []
    unfed: int | None = None
    draft: int = 0
    passed: bool = False


class TableData(msgspec.Struct, forbid_unknown_fields=True):
    """The `table` of a position."""

    seats: list[SeatData]
    agenda: tuple[str, ...] = ("choose",)
    round: int = 1
    turn: int | None = None
    first: int | None = None
    holder: int | None = None
    claimed: bool = False
    actions: dict[str, list[str]] = {}
    row: list[str | int | None] = []
    military: list[str | int | None] = []
    titans: list[PileData] = []
    district: str | None = None
    discards: list[str] = []
    lot: int = 0
    left: list[str] = []
    left_lot: int = 0
    lost: list[str] = []
    under: list[KnownData] = []
    hand: list[DrawnData] = []
    choice: list[KnownData] = []
    pile: int | None = None
    ticked: list[int] = []
    dice: list[str] = []
    due: int = 0
    repairs: int = 0
    dice_due: int = 0
    hits: int = 0
    loot: int = 0
    asked: int | None = None


NUMBERS = ("lot", "left_lot", "due", "repairs", "dice_due", "hits", "loot")


def build(config: Config, setup: Setup, layout: dict[str, Any]) -> AncientState:
    """The state of a layout; `check` has still to be called on it."""
    try:
        table = msgspec.convert(layout, TableData)
    except msgspec.ValidationError as error:
        raise position_error(error, "table") from None
    _check_shape(setup, table)
    reader = _Reader(setup)
    turn = NOBODY if table.turn is None else reader.seat(table.turn, "table.turn")
    first = turn if table.first is None else reader.seat(table.first, "table.first")
    cities = [reader.city(data, f"table.seats[{seat}]") for seat, data in enumerate(table.seats)]
    places, skills = reader.actions(table.actions, cities)
    hand = [reader.empire(data.card, f"table.hand[{index}]") for index, data in enumerate(table.hand)]
    row = reader.row(table.row, reader.empire, "table.row", setup.box.row_size)
    military_row = reader.row(table.military, reader.military, "table.military", setup.players)
    choice, choice_known = reader.known(table.choice, reader.district, "table.choice")
    state = AncientState(
        config,
        [_frame(text, index) for index, text in enumerate(table.agenda)],
        setup,
        cities=cities,
        places=places,
        skills=skills,
        row=row,
        deck=_deck(reader, table, cities, row, hand),
        military_row=military_row,
        military=Deck([], 0),
        lost=tuple(reader.military(key, f"table.lost[{index}]") for index, key in enumerate(table.lost)),
        piles=_piles(reader, table, cities),
        districts=_districts(reader, table, cities, choice),
        round=table.round,
        first=first,
        turn=turn,
        holder=first if table.holder is None else reader.seat(table.holder, "table.holder"),
        is_claimed=table.claimed,
        due=table.due,
        hand=tuple(hand),
        hand_lots=tuple(data.lot for data in table.hand),
        choice=choice,
        choice_known=choice_known,
        pile=NOBODY if table.pile is None else _number(table.pile, PILES, "table.pile") - 1,
        ticked=sum(1 << _number(army, setup.box.most_armies, "table.ticked") - 1 for army in table.ticked),
        repairs=table.repairs,
        dice=tuple(_face(word, index) for index, word in enumerate(table.dice)),
        dice_due=table.dice_due,
        hits=table.hits,
        loot=table.loot,
        asked=NOBODY if table.asked is None else reader.seat(table.asked, "table.asked"),
    )
    _fill_military(state)
    check_position(state)
    return state


def _check_shape(setup: Setup, table: TableData) -> None:
    if len(table.seats) != setup.players:
        raise PositionError("table.seats", f"there are {len(table.seats)}, but the position says {setup.players} players")
    for field in NUMBERS:
        if getattr(table, field) < 0:
            raise PositionError(f"table.{field}", "it must be a number from 0 on")
    if not 1 <= table.round <= setup.box.rounds:
        raise PositionError("table.round", f"it must be a round from 1 to {setup.box.rounds} (TAW-R1)")
    if len(table.titans) not in (0, PILES):
        raise PositionError("table.titans", f"there are {PILES} piles, with one star, two and three (TAW-C1)")
    if len(set(table.ticked)) != len(table.ticked):
        raise PositionError("table.ticked", "each army stands there once")


def _frame(text: str, index: int) -> Frame[AncientState]:
    frame = frames.NAMED.get(text)
    if frame is None:
        raise PositionError(
            f"table.agenda[{index}]", f"{text!r} is no question of this game; there are {', '.join(frames.NAMED)}"
        )
    return frame


def _number(value: int, most: int, where: str) -> int:
    if not 1 <= value <= most:
        raise PositionError(where, f"it must be a number from 1 to {most}, not {value}")
    return value


def _face(word: str, index: int) -> int:
    if word not in FACES:
        raise PositionError(f"table.dice[{index}]", f"{word!r} is no face of a die; there are {', '.join(FACES)} (TAW-T8)")
    return FACES.index(word)


class _Reader:
    """Reads the words of one table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.box: Box = setup.box

    def seat(self, seat: int, where: str) -> int:
        if not 0 <= seat < self.setup.players:
            raise PositionError(where, f"there is no seat {seat}; it must be a seat from 0 to {self.setup.players - 1}")
        return seat

    def empire(self, key: str, where: str) -> int:
        return self._card(self.box.empire_of, key, where, "Empire card")

    def military(self, key: str, where: str) -> int:
        return self._card(self.box.military_of, key, where, "Military card")

    def titan(self, key: str, where: str) -> int:
        return self._card(self.box.titan_of, key, where, "Titan")

    def district(self, key: str, where: str) -> int:
        return self._card(self.box.district_of, key, where, "District")

    def _card(self, table: dict[str, int], key: str, where: str, what: str) -> int:
        if key not in table:
            raise PositionError(where, f"{key!r} is no {what} of this box")
        return table[key]

    def row(self, places: list[str | int | None], read: Any, where: str, size: int) -> list[int]:
        """A card, null, or the seat that took it, at each place."""
        if not places:
            return [EMPTY] * size
        if len(places) != size:
            raise PositionError(where, f"it has {size} places, null for an empty one, not {len(places)} (TAW-S3)")
        found: list[int] = []
        for index, place in enumerate(places):
            if isinstance(place, str):
                found.append(read(place, f"{where}[{index}]"))
            else:
                found.append(EMPTY if place is None else taken_by(self.seat(place, f"{where}[{index}]")))
        return found

    def eyes(self, known: list[int | str], where: str) -> int:
        mask = 0
        for one in known:
            if one == "all":
                mask |= self.setup.everybody
            elif isinstance(one, int):
                mask |= 1 << self.seat(one, where)
            else:
                raise PositionError(where, f"{one!r} is neither a seat nor 'all'")
        return mask

    def known(self, data: list[KnownData], read: Any, where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        cards = tuple(read(each.card, f"{where}[{index}].card") for index, each in enumerate(data))
        return cards, tuple(self.eyes(each.known, f"{where}[{index}].known") for index, each in enumerate(data))

    def city(self, data: SeatData, where: str) -> City:
        box = self.box
        city = bare_city(box)
        city.coins, city.knowledge, city.draft, city.has_passed = data.coins, data.knowledge, data.draft, data.passed
        if data.draft < 0:
            raise PositionError(f"{where}.draft", "it must be a number from 0 on")
        keys = [box.empire[card].id for card in box.start_empire] if data.cards is None else data.cards
        for index, key in enumerate(keys):
            city.add_card(box, self.empire(key, f"{where}.cards[{index}]"))
        for index, key in enumerate(data.districts):
            city.add_district(box, self.district(key, f"{where}.districts[{index}]"))
        for index, key in enumerate(data.titans):
            city.add_titan(box, self.titan(key, f"{where}.titans[{index}]"))
        for index, key in enumerate(data.damaged):
            card = self.own(city, key, f"{where}.damaged[{index}]")
            if city.damaged >> card & 1:
                raise PositionError(f"{where}.damaged[{index}]", f"{key!r} stands there twice")
            city.damage(box, card)
        city.armies = self.armies(data.armies, where)
        for index, stored in enumerate(data.stored):
            at = f"{where}.stored[{index}]"
            if isinstance(stored, str):
                city.store(self.empire(stored, at), SEEN)
            else:
                if stored.lot < 0:
                    raise PositionError(f"{at}.lot", "it must be a number from 0 on")
                city.store(self.empire(stored.card, f"{at}.card"), stored.lot)
        self.citizens(city, data, where)
        return city

    def own(self, city: City, key: str, where: str) -> int:
        card = self.empire(key, where)
        if card not in city.cards:
            raise PositionError(where, f"{key!r} is no card of this city")
        return card

    def armies(self, data: list[ArmyData] | None, where: str) -> list[Army]:
        box = self.box
        if data is None:
            return [raise_army(box.military, card, (), 0, 0) for card in box.start_military]
        found: list[Army] = []
        for index, each in enumerate(data):
            at = f"{where}.armies[{index}]"
            if each.name < 0 or each.picture < 0:
                raise PositionError(at, "coins must be a number from 0 on")
            retired = tuple(self.military(key, f"{at}.retired[{place}]") for place, key in enumerate(each.retired))
            found.append(raise_army(box.military, self.military(each.card, f"{at}.card"), retired, each.name, each.picture))
        return found

    def citizens(self, city: City, data: SeatData, where: str) -> None:
        """Home are all that neither starve nor stand on a card; those on actions leave it later."""
        number = self.box.start_citizens.bit_count() if data.citizens is None else data.citizens
        city.citizens = (1 << _number(number, SKILLS, f"{where}.citizens")) - 1
        for skill in data.starving:
            city.starving |= 1 << self.citizen(city, skill, f"{where}.starving")
        city.home = city.citizens & ~city.starving
        for key, skill in data.workers.items():
            at = f"{where}.workers.{key}"
            card = self.own(city, key, at)
            if not self.box.empire[card].has_action:
                raise PositionError(at, f"{key!r} has no action (TAW-Z4)")
            bit = self.citizen(city, skill, at)
            self.leave_home(city, bit, at)
            city.workers = (*city.workers, card * 8 + bit)
            city.busy |= 1 << card
        city.unfed = NOTHING if data.unfed is None else data.unfed

    def citizen(self, city: City, skill: int, where: str) -> int:
        if not 1 <= skill <= SKILLS or not city.citizens >> skill - 1 & 1:
            raise PositionError(where, f"this city has no citizen of skill {skill}")
        return skill - 1

    def leave_home(self, city: City, bit: int, where: str) -> None:
        if not city.home >> bit & 1:
            raise PositionError(where, f"citizen {bit + 1} is in another place already, or starves")
        city.home &= ~(1 << bit)

    def actions(self, data: dict[str, list[str]], cities: list[City]) -> tuple[list[tuple[int, ...]], list[int]]:
        """`lapis 3` at each action, in the order in which they came."""
        places: list[tuple[int, ...]] = [()] * len(ACTIONS)
        skills = [0] * len(ACTIONS)
        for key, there in data.items():
            if key not in ACTIONS:
                raise PositionError(f"table.actions.{key}", f"there is no such action; there are {', '.join(ACTIONS)}")
            action = ACTIONS.index(key)
            for index, words in enumerate(there):
                where = f"table.actions.{key}[{index}]"
                colour, _, skill = words.partition(" ")
                if colour not in COLOURS[: len(cities)] or not skill.isdecimal():
                    raise PositionError(where, f"{words!r} should be a colour of this table and a skill, like 'lapis 3'")
                seat = COLOURS.index(colour)
                bit = self.citizen(cities[seat], int(skill), where)
                self.leave_home(cities[seat], bit, where)
                places[action] = (*places[action], seat * 8 + bit)
                skills[action] |= 1 << bit
        return places, skills


# -- what lies nowhere ----------------------------------------------------------------------------------------------------


def _deck(reader: _Reader, table: TableData, cities: list[City], row: list[int], hand: list[int]) -> EmpireDeck:
    """All cards of the letter in use that lie nowhere else; cards that are there too often are left to `check`."""
    box = reader.box
    is_second = table.round >= box.second_deck
    base, end = (box.first_b, box.first_start) if is_second else (0, box.first_b)
    counts = [card.copies for card in box.empire[base:end]]
    discards = [0] * len(counts)
    for index, key in enumerate(table.discards):
        card = reader.empire(key, f"table.discards[{index}]")
        if not base <= card < end:
            raise PositionError(f"table.discards[{index}]", f"{key!r} is not of the deck in use (TAW-R2)")
        discards[card - base] += 1
        counts[card - base] -= 1
    for card in (*row, *hand, *(card for city in cities for card in (*city.cards, *city.stored))):
        if base <= card < end:
            counts[card - base] -= 1
    counts = [max(0, count) for count in counts]
    left = tuple(sorted(reader.empire(key, f"table.left[{index}]") for index, key in enumerate(table.left)))
    return EmpireDeck(base, counts, sum(counts), discards, table.lot, left, table.left_lot)


def _fill_military(s: AncientState) -> None:
    box = s.setup.box
    counts = [card.copies for card in box.military[: box.first_militia]]
    used = [*s.military_row, *s.lost, *(card for city in s.cities for a in city.armies for card in (a.active, *a.retired))]
    for card in used:
        if 0 <= card < len(counts):
            counts[card] -= 1
    counts = [max(0, count) for count in counts]
    s.military = Deck(counts, sum(counts))


def _piles(reader: _Reader, table: TableData, cities: list[City]) -> list[Pile]:
    box = reader.box
    taken = {titan for city in cities for titan in city.titans}
    piles: list[Pile] = []
    for number in range(PILES):
        where = f"table.titans[{number}]"
        data = table.titans[number] if table.titans else PileData()
        top = EMPTY if data.top is None else reader.titan(data.top, f"{where}.top")
        known, seen = reader.known(data.known, reader.titan, f"{where}.known")
        if known and (data.looker is None or top == EMPTY):
            raise PositionError(f"{where}.looker", "say who has looked at the Titans below the face-up one (TAW-K10)")
        if len(known) >= max(1, box.looks_at):
            raise PositionError(f"{where}.known", f"at most {box.looks_at} Titans are looked at (TAW-K10)")
        looker = NOBODY if data.looker is None or not known else reader.seat(data.looker, f"{where}.looker")
        if known:
            seen = tuple(mask | 1 << looker for mask in seen)
        away = {top, *known, *taken}
        bag = tuple(titan.index for titan in box.titans if titan.pile == number and titan.index not in away)
        piles.append(Pile(top, known, seen, looker, bag))
    return piles


def _districts(reader: _Reader, table: TableData, cities: list[City], choice: tuple[int, ...]) -> DistrictDeck:
    box = reader.box
    counts = [district.copies for district in box.districts]
    top = EMPTY if table.district is None else reader.district(table.district, "table.district")
    under, known = reader.known(table.under, reader.district, "table.under")
    for card in (*under, *choice, *(card for city in cities for card in city.districts)):
        counts[card] -= 1
    if top != EMPTY:
        counts[top] -= 1
    return DistrictDeck(top, tuple(card for card, count in enumerate(counts) for _ in range(count)), under, known)
