"""Every field of a state of The Ancient World, declared once: positions, their mistakes and their docs come from here.

What follows from the rest is not written down and is worked out by `assemble`: decks, piles (all that lies nowhere else), sums
of cities, and which citizens are at home.
"""
# not compiled: it reads and writes plain data at the edge

from typing import Any

from quadriga.games.ancient_world.data.terms import ACTIONS, FACES, NOBODY, NOTHING, PILES, SKILLS
from quadriga.games.ancient_world.meta import MOST_BANNERS
from quadriga.games.ancient_world.state.army import Army, raise_army
from quadriga.games.ancient_world.state.city import City, bare_city
from quadriga.games.ancient_world.state.codecs import (
    A_DISTRICT,
    A_TITAN,
    BOUGHT,
    DISTRICT,
    DISTRICT_OR_NONE,
    DRAWN,
    EMPIRE,
    EMPIRE_CARD,
    EMPIRE_PLACE,
    MILITARY,
    MILITARY_CARD,
    MILITARY_PLACE,
    OWN_CARD,
    SKILL,
    STANDING,
    TITAN,
    TITAN_OR_NONE,
    WORKERS,
    Number,
    Stored,
    numbers_of,
    seen,
)
from quadriga.games.ancient_world.state.decks import DistrictDeck, EmpireDeck
from quadriga.games.ancient_world.state.pile import Pile
from quadriga.games.ancient_world.state.state import AncientSetup, AncientState
from quadriga.kernel.errors import PositionError
from quadriga.kernel.fields import Count, EachSeat, Field, Fields, Flag, Kept, ListOf, Part, Seat, Word
from quadriga.kernel.question import Question
from quadriga.parts.deck import Deck

# -- cities and piles -----------------------------------------------------------------------------------------------------


def _army(setup: AncientSetup, active: int | None, retired: tuple[int, ...], on_name: int, on_picture: int) -> Army | None:
    # None: only of a card that could not be read
    return None if active is None else raise_army(setup.box.military, active, retired, on_name, on_picture)


def _city(
    setup: AncientSetup,
    coins: int | None,
    citizens: int | None,
    cards: list[int] | None,
    armies: list[Army] | None,
    damaged: list[int],
    workers: tuple[int, ...],
    districts: list[int],
    titans: list[int],
    stored: list[tuple[int, int]],
    **plain: Any,
) -> City:
    box = setup.box
    city = bare_city(box)
    city.coins = box.start_coins if coins is None else coins
    for card in box.start_empire if cards is None else cards:
        city.add_card(box, card)
    for district in districts:
        city.add_district(box, district)
    for titan in titans:
        city.add_titan(box, titan)
    for card in set(damaged):
        city.damage(box, card)
    started = [raise_army(box.military, card, (), 0, 0) for card in box.start_military]
    city.armies = started if armies is None else armies
    for card, lot in stored:
        city.store(card, lot)
    city.citizens = box.start_citizens if citizens is None else (1 << citizens) - 1
    city.workers = workers
    for name, value in plain.items():
        setattr(city, name, value)
    city.home = city.citizens & ~city.starving
    for worker in workers:
        city.home &= ~(1 << (worker & 7))
        city.busy |= 1 << (worker >> 3)
    return city


ARMY = Fields(
    Field("active", MILITARY_CARD, "the active card", key="card", is_always=True, is_needed=True),
    Field("retired", ListOf(MILITARY_CARD, into=tuple), "the retired cards below it, the oldest first"),
    Field("on_name", Count(), "coins on its name: while there are any, the army is used (TAW-T2)", key="name"),
    Field("on_picture", Count(), "coins on its picture", key="picture"),
)

CITY = Fields(
    Field("coins", Count(), "left out: what a city begins with", is_always=True, is_derived=True),
    Field("knowledge", Count(), "how much", is_always=True),
    Field(
        "citizens",
        Number(lambda setup: SKILLS),
        "how many, from skill 1 on; left out: what a city begins with",
        get=lambda city: city.mouths(),
        is_always=True,
        is_derived=True,
    ),
    Field(
        "cards",
        ListOf(EMPIRE_CARD),
        "Empire cards in the order in which they were gained; left out: the start cards",
        is_always=True,
        is_derived=True,
    ),
    Field("armies", ListOf(Part(ARMY, _army)), "left out: the start armies", is_always=True, is_derived=True),
    Field(
        "damaged",
        ListOf(OWN_CARD),
        "those of the cards that are damaged",
        get=lambda city: [card for card in city.cards if city.damaged >> card & 1],
    ),
    Field("workers", WORKERS, "citizens on own cards, each by its skill (TAW-Z4)"),
    Field("districts", ListOf(A_DISTRICT), "Districts taken"),
    Field("titans", ListOf(A_TITAN), "Titans brought down"),
    Field("stored", ListOf(Stored()), "stored cards (TAW-B9)", get=lambda city: list(zip(city.stored, city.lots, strict=True))),
    Field("starving", numbers_of(SKILL), "the skills of the citizens in the Starving box"),
    Field("unfed", Count(usual=NOTHING), "after the end: how many citizens had no food (TAW-E1)"),
    Field("draft", Count(), "swords for all attacks of this round (TAW-B3)"),
    Field("has_passed", Flag(), "no more actions this round (TAW-P2)", key="passed"),
)


def _pile(setup: AncientSetup, top: int, known: list[tuple[int, int]], looker: int) -> Pile:
    if not known:
        return Pile(top, (), (), NOBODY, ())
    seen = [mask if looker == NOBODY else mask | 1 << looker for _, mask in known]
    return Pile(top, tuple([card for card, _ in known]), tuple(seen), looker, ())


PILE = Fields(
    Field("top", TITAN_OR_NONE, "the face-up one", is_always=True),
    Field(
        "known",
        ListOf(seen(A_TITAN)),
        "those below it that somebody has looked at, in their order (TAW-K10)",
        get=lambda pile: list(zip(pile.known, pile.seen, strict=True)),
    ),
    Field("looker", Seat(NOBODY), "who has put them in this order"),
)

# -- the table ------------------------------------------------------------------------------------------------------------


def _discards(s: AncientState) -> list[int]:
    deck = s.deck
    return [deck.base + index for index, count in enumerate(deck.discards) for _ in range(count)]


FIELDS = Fields(
    Field("round", Number(lambda setup: setup.box.rounds, 1), "from 1 on", is_always=True),
    Field("turn", Seat(NOBODY), "whose turn it is; null while lots are drawn", is_always=True),
    Field("first", Seat(NOBODY), "who begins this round; left out: whose turn it is", is_always=True, is_derived=True),
    Field(
        "holder",
        Seat(NOBODY),
        "who has the first-player token; left out: who begins this round",
        is_always=True,
        is_derived=True,
    ),
    Field("cities", EachSeat(Part(CITY, _city)), "the cities", key="seats", is_always=True),
    Field("places", STANDING, "citizens on the actions", key="actions", is_always=True),
    Field(
        "row",
        ListOf(
            EMPIRE_PLACE,
            lambda setup: setup.box.row_size,
            "it has {length} places, null for an empty one, not {given} (TAW-S3)",
        ),
        "the Empire row",
        is_always=True,
    ),
    Field(
        "military_row",
        ListOf(
            MILITARY_PLACE,
            lambda setup: setup.players,
            "it has {length} places, null for an empty one, not {given} (TAW-S3)",
        ),
        "the Military row",
        key="military",
        is_always=True,
    ),
    Field(
        "piles",
        ListOf(
            Part(PILE, _pile),
            lambda setup: PILES,
            "there are {length} piles, with one star, two and three, not {given} (TAW-C1)",
        ),
        "the piles of Titans, with one star, two, three",
        key="titans",
        is_always=True,
    ),
    Field(
        "district",
        DISTRICT_OR_NONE,
        "the face-up District",
        get=lambda s: s.districts.top,
        is_always=True,
    ),
    Field("discards", ListOf(BOUGHT), "Empire cards on the discards, of the deck in use", get=_discards),
    Field("is_claimed", Flag(), "the first-player token was claimed this round", key="claimed"),
    Field("lot", Count(), "the number of the lot that the Empire deck is (TAW-B9a)", get=lambda s: s.deck.lot),
    Field("left", ListOf(BOUGHT), "cards of Empire A that left the game unseen (TAW-R2)", get=lambda s: s.deck.left),
    Field("left_lot", Count(), "their lot", get=lambda s: s.deck.left_lot),
    Field("lost", ListOf(MILITARY_CARD, into=tuple), "Military cards that left the game with their army (TAW-T10)"),
    Field(
        "under",
        ListOf(seen(A_DISTRICT)),
        "Districts that were put under the deck, the upper one first (TAW-V1)",
        get=lambda s: list(zip(s.districts.under, s.districts.known, strict=True)),
    ),
    Field(
        "hand",
        ListOf(DRAWN),
        "cards drawn and not yet stored (TAW-B9)",
        get=lambda s: list(zip(s.hand, s.hand_lots, strict=True)),
    ),
    Field(
        "choice",
        ListOf(seen(A_DISTRICT)),
        "Districts to choose from (TAW-V1)",
        get=lambda s: list(zip(s.choice, s.choice_known, strict=True)),
    ),
    Field(
        "pile",
        Kept(Number(lambda setup: PILES, 0), lambda pile: pile + 1, lambda stars: stars - 1),
        "the stars of the pile that is looked at or attacked",
    ),
    Field("ticked", numbers_of(Number(lambda setup: setup.box.most_armies)), "armies chosen for the attack"),
    Field("dice", ListOf(Word(FACES, "face of a die"), into=tuple), "what was rolled in this attack"),
    Field("due", Count(), "cards still to be drawn, or citizens still to be named"),
    Field("repairs", Count(), "cards that may or must still be repaired"),
    Field("dice_due", Count(lambda setup: MOST_BANNERS), "dice still to be rolled (TAW-T8)"),
    Field("hits", Count(lambda setup: MOST_BANNERS), "cards still to be damaged (TAW-T8)"),
    Field("loot", Count(), "coins that the armies used will loot (TAW-T9)"),
    Field("asked", Seat(NOBODY), "who says which citizens starve (TAW-N4)"),
)


def assemble(setup: AncientSetup, agenda: list[Question[Any]], values: dict[str, Any]) -> AncientState:
    """The state of these values: what lies nowhere is in its deck or pile; what is there too often is left to `check`."""
    box = setup.box
    first, holder = values.pop("first"), values.pop("holder")
    top, under = values.pop("district"), values.pop("under")
    hand, choice = values.pop("hand"), values.pop("choice")
    discards, lot, left, left_lot = (values.pop(name) for name in ("discards", "lot", "left", "left_lot"))
    turn = values["turn"]
    s = AncientState(
        setup,
        agenda,
        skills=[0] * len(ACTIONS),
        deck=_deck(setup, values["round"], discards, lot, tuple(sorted(left)), left_lot),
        military=Deck([card.copies for card in box.military[: box.first_militia]], 0),
        districts=DistrictDeck(top, (), tuple([card for card, _ in under]), tuple([mask for _, mask in under])),
        first=turn if first is None else first,
        holder=NOBODY,
        hand=tuple([card for card, _ in hand]),
        hand_lots=tuple([lot for _, lot in hand]),
        choice=tuple([card for card, _ in choice]),
        choice_known=tuple([mask for _, mask in choice]),
        **values,
    )
    s.holder = s.first if holder is None else holder
    for action, standing in enumerate(s.places):
        for there in standing:
            s.skills[action] |= 1 << (there & 7)
            s.cities[there >> 3].home &= ~(1 << (there & 7))
    _fill_decks(s)
    if s.turn == NOBODY and s.is_before_turns() and setup.first != NOBODY:
        s.begin_with(setup.first)
    return s


def _deck(setup: AncientSetup, number: int, discards: list[int], lot: int, left: tuple[int, ...], left_lot: int) -> EmpireDeck:
    """TAW-R1: Empire A or B, all of it; `_fill_decks` takes out what lies elsewhere."""
    box = setup.box
    base, end = (box.first_b, box.first_start) if number >= box.second_deck else (0, box.first_b)
    counts = [card.copies for card in box.empire[base:end]]
    found = [0] * len(counts)
    for index, card in enumerate(discards):
        if not base <= card < end:
            problem = f"{box.empire[card].id!r} is not of the deck in use (TAW-R2)"
            raise PositionError(f"table.discards[{index}]", problem)
        found[card - base] += 1
    return EmpireDeck(base, counts, 0, found, lot, left, left_lot)


def _fill_decks(s: AncientState) -> None:
    box = s.setup.box
    deck = s.deck
    seen = seen_of(s, EMPIRE, len(box.empire))
    deck.counts = [max(0, count - seen[deck.base + index]) for index, count in enumerate(deck.counts)]
    deck.size = sum(deck.counts)
    seen = seen_of(s, MILITARY, len(box.military))
    s.military.counts = [max(0, count - seen[card]) for card, count in enumerate(s.military.counts)]
    s.military.size = sum(s.military.counts)
    seen = seen_of(s, TITAN, len(box.titans))
    for number, pile in enumerate(s.piles):
        bag = tuple([titan.index for titan in box.titans if titan.pile == number and not seen[titan.index]])
        s.piles[number] = Pile(pile.top, pile.known, pile.seen, pile.looker, bag)
    seen = seen_of(s, DISTRICT, len(box.districts))
    bag = tuple([one.index for one in box.districts for _ in range(one.copies - seen[one.index])])
    s.districts = DistrictDeck(s.districts.top, bag, s.districts.under, s.districts.known)


def seen_of(s: AncientState, kind: str, number: int) -> list[int]:
    """How many of each thing of that kind lie anywhere but in a deck or pile."""
    counts = [0] * number
    FIELDS.tally(s, kind, counts)
    return counts
