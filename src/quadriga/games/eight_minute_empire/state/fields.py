"""Every field of a state of Eight-Minute Empire, declared once: positions, their mistakes and their page in the docs come from
here.

The state keeps pieces and cards in flat tables; a position writes them seat by seat. What follows from the rest is not written
down: the unseen deck, the supplies, the first player. `rules.position` makes a state of the values.
"""
# not compiled: it reads and writes plain data at the edge

from quadriga.games.eight_minute_empire.data.terms import NO_BID, NOT_YET
from quadriga.games.eight_minute_empire.state.state import EmpireSetup, EmpireState
from quadriga.kernel.fields import Count, EachSeat, Field, Fields, ListOf, MapOf, Part, Seat, Thing
from quadriga.parts.market import GAP

CARD = "card"


class Holding:
    """What one seat has."""

    def __init__(self, coins: int, cards: list[int], armies: dict[int, int], cities: dict[int, int]) -> None:
        self.coins = coins
        self.cards = cards
        self.armies = armies
        """By region; none where there is none."""
        self.cities = cities


class ThirdColour:
    """What there is of the third colour (EME-V5)."""

    def __init__(self, to_place: int, armies: dict[int, int]) -> None:
        self.to_place = to_place
        self.armies = armies


def _by_region(s: EmpireState, counts: list[int], owner: int) -> dict[int, int]:
    size = s.setup.box.map.size
    return {region: count for region, count in enumerate(counts[owner * size : (owner + 1) * size]) if count}


def _holdings(s: EmpireState) -> list[Holding]:
    return [
        Holding(s.coins[seat], s.cards_of(seat), _by_region(s, s.armies, seat), _by_region(s, s.cities, seat))
        for seat in range(s.setup.players)
    ]


def _third_colour(s: EmpireState) -> ThirdColour:
    return ThirdColour(s.neutral_left, _by_region(s, s.armies, s.setup.players))


def _make_holding(
    setup: EmpireSetup, coins: int | None, cards: list[int], armies: dict[int, int], cities: dict[int, int]
) -> Holding:
    return Holding(setup.coins if coins is None else coins, cards, armies, cities)


def _make_third_colour(setup: EmpireSetup, to_place: int, armies: dict[int, int]) -> ThirdColour:
    return ThirdColour(to_place, armies)


def _card_ids(setup: EmpireSetup) -> list[str]:
    return setup.box.ids


def _marked_ids(setup: EmpireSetup) -> list[str]:
    return [setup.box.map.ids[region] for region in setup.box.marked]


REGION = Thing("region", lambda setup: setup.box.map.ids)

HOLDING = Fields(
    Field("coins", Count(), "left out: as many as at the start", is_always=True, is_derived=True),
    Field("cards", ListOf(Thing(CARD, _card_ids)), "in the order in which they were taken", is_always=True),
    Field("armies", MapOf(REGION, Count()), "its armies on the board", is_always=True),
    Field("cities", MapOf(REGION, Count()), "its cities on the board", is_always=True),
)

THIRD_COLOUR = Fields(
    Field("to_place", Count(), "armies that are still to be settled", is_always=True),
    Field("armies", MapOf(REGION, Count()), "its armies on the board", is_always=True),
)

FIELDS = Fields(
    Field("turn", Seat(NOT_YET), "whose turn it is; null before the bids are in", is_always=True),
    Field(
        "seats",
        EachSeat(Part(HOLDING, _make_holding)),
        "what each has; left out: what everybody has at the start",
        get=_holdings,
        is_always=True,
        is_derived=True,
    ),
    Field(
        "row",
        ListOf(Thing(CARD, _card_ids, empty=GAP)),
        "from the left; null at the place of the card whose action is under way",
        get=lambda s: s.row.cards,
        is_always=True,
    ),
    Field(
        "youngest",
        ListOf(Seat(), into=tuple),
        "from the youngest to the oldest (EME-B5); left out: the table's own order, else that of the seats; "
        "none where a lot decides all that goes by it (EME-V8)",
        is_always=True,
        is_derived=True,
    ),
    Field(
        "bids",
        EachSeat(Count(empty=NO_BID), into=tuple),
        "null for one that is not made yet; left out: none is made or, after the bid, all were 0",
        is_always=True,
        is_derived=True,
    ),
    Field(
        "neutral",
        Part(THIRD_COLOUR, _make_third_colour),
        "the third colour; left out: nothing of it is on the board",
        get=_third_colour,
        is_always=True,
        is_derived=True,
        only_if=lambda setup: setup.neutral_armies,
        absent="there is no third colour at this table (EME-V5)",
    ),
    Field(
        "tokens",
        MapOf(Thing("marked region", _marked_ids), Thing("good", lambda setup: setup.box.good_ids)),
        "the goods tokens; while they are laid, those on the first few marked regions",
        get=lambda s: dict(enumerate(s.tokens)),
        is_always=True,
        only_if=lambda setup: setup.tokens,
        absent="there are no tokens here (EME-V7)",
    ),
    Field(
        "past",
        ListOf(
            ListOf(Count(), lambda setup: setup.players, "it must hold {length} scores, not {given} (EME-F1)", tuple),
            into=tuple,
        ),
        "the points of the earlier games of a full game, one for each seat",
        is_always=True,
        only_if=lambda setup: setup.games > 1,
        absent="one game is played at this table (EME-F1)",
    ),
)
