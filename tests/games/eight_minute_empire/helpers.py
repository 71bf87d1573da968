"""A few words to lay out tables of Eight-Minute Empire and to play on them.

A test says only what matters to it; the rest is filled up with what the rules allow: the row with spare cards, missing seats
with three armies on the starting region, hands so that everybody has had his turns.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.data.components import load_components
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell.view import EmpireView
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.position import load_layout
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE

COMPONENTS = load_components()
START = {"a": "C5", "b": "E1"}
ROW = 6

SeatLayout = dict[str, Any]
Options = Mapping[str, str]
DEFAULTS: Options = MappingProxyType({})


# ------------------------------------------------------------------------------------ laying out


def new(players: int, given: Options = DEFAULTS, version: str = "") -> EmpireState:
    """A table before its first draw, with the options given, by the newest rules or an older version of them."""
    return GAME.new(GAME.config(players, dict(given), version=version))


def ready(players: int, given: Options = DEFAULTS, version: str = "") -> EmpireState:
    """A new table with all that chance decides at the start decided somehow."""
    return refill(new(players, given, version))


def seat(
    *,
    coins: int = 8,
    cards: Iterable[str] = (),
    armies: Mapping[str, int] | None = None,
    cities: Mapping[str, int] | None = None,
) -> SeatLayout:
    """One seat of a position. Without `armies`, three on the starting region of side A."""
    return {
        "coins": coins,
        "cards": list(cards),
        "armies": {"C5": 3} if armies is None else dict(armies),
        "cities": dict(cities or {}),
    }


def table(
    players: int = 2,
    seats: Sequence[SeatLayout] = (),
    given: Options = DEFAULTS,
    *,
    row: Sequence[str] = (),
    turn: int | None = 0,
    agenda: Sequence[str] = ("take card",),
    version: str = "",
    **more: Any,
) -> EmpireState:
    """The state of a position in which all adds up; `more` are the other fields of a table (bids, neutral, past, tokens …)."""
    start = START[given.get("board", "a")]
    chairs = [*seats, *(seat(armies={start: 3}) for _ in range(players - len(seats)))]
    used = [*row, *(card for chair in chairs for card in chair["cards"])]
    fill = spare(players, given, used)[: ROW - len(row)]
    layout = {"seats": chairs, "row": [*row, *fill], "turn": turn, "agenda": list(agenda), **more}
    state = load_layout(GAME, GAME.config(players, dict(given), version=version), layout)
    assert isinstance(state, EmpireState)
    return state


def spare(players: int, given: Options, used: Iterable[str], without: Iterable[str] = ()) -> list[str]:
    """The cards of a deck that are not used, none with one of the goods `without`."""
    gone = list(used)
    left: list[str] = []
    for card in COMPONENTS.decks[given.get("deck", "strict")].cards:
        if card.good not in without and (players == 5 or not card.five_players_only):
            left += [card.id] * (card.count - gone.count(card.id))
    return left


def turns(
    players: int, total: int, cards: Sequence[Sequence[str]], given: Options, kept: Sequence[str] = ()
) -> list[list[str]]:
    """What `total` turns from seat 0 on have given to each: these cards, and spare ones of other goods but not those `kept`."""
    goods = {card.id: card.good for card in COMPONENTS.decks[given.get("deck", "strict")].cards}
    dealt = [list(cards[who]) if who < len(cards) else [] for who in range(players)]
    for who, hand in enumerate(dealt):
        missing = (total + players - 1 - who) // players - len(hand)
        used = [*kept, *(card for each in dealt for card in each)]
        free = spare(players, given, used, without={goods[card] for card in hand})
        assert 0 <= missing <= len(free), f"seat {who} cannot be given {missing} cards more"
        hand.extend(free[:missing])
    return dealt


def game_length(players: int, given: Options = DEFAULTS) -> int:
    """After how many turns of all players together a game ends."""
    return players * COMPONENTS.rules[given.get("rules", "print_and_play")].cards_to_end[players]


def with_cards(
    cards: Sequence[Sequence[str]], seats: Sequence[SeatLayout] = (), given: Options = DEFAULTS, **more: Any
) -> EmpireState:
    """A table in the middle of a game: each seat has these cards, and spare ones of other goods to make them even."""
    players = max(2, len(cards), len(seats))
    total = players * max(len(hand) for hand in cards)
    dealt = turns(players, total, cards, given)
    chairs = [*seats, *(seat() for _ in range(players - len(seats)))]
    return table(players, [{**chair, "cards": hand} for chair, hand in zip(chairs, dealt, strict=True)], given, **more)


def ended(
    seats: Sequence[SeatLayout], cards: Sequence[Sequence[str]] = (), given: Options = DEFAULTS, **more: Any
) -> EmpireState:
    """A finished game: everybody has his last card, those that are not named here are spare ones of other goods."""
    players = len(seats)
    dealt = turns(players, game_length(players, given), cards, given)
    chairs = [{**chair, "cards": hand} for chair, hand in zip(seats, dealt, strict=True)]
    return table(players, chairs, given, turn=players - 1, agenda=(), **more)


def before_the_end(
    seats: Sequence[SeatLayout], card: str, given: Options = DEFAULTS, turns_left: int = 1, **more: Any
) -> EmpireState:
    """The last turns of a game, with `card` on the free place of the row."""
    players = len(seats)
    total = game_length(players, given) - turns_left
    dealt = turns(players, total, (), given, kept=[card])
    chairs = [{**chair, "cards": hand} for chair, hand in zip(seats, dealt, strict=True)]
    return table(players, chairs, given, row=[card], turn=total % players, **more)


def having_taken(card: str, *seats: SeatLayout, players: int = 2, given: Options = DEFAULTS, **more: Any) -> EmpireState:
    """Seat 0 has just taken `card` from the free place: its action is open, unless it cannot be begun."""
    return do(table(max(players, len(seats)), seats, given, row=[card], **more), "take 1")


def copies(good: str, count: int) -> list[str]:
    """So many cards of a good of the print-and-play deck."""
    cards = [card.id for card in COMPONENTS.decks["strict"].cards if card.good == good for _ in range(card.count)]
    assert len(cards) >= count
    return cards[:count]


EQUAL_FOR_TWO = [
    [
        *copies("gold", 4)[half::2],
        *copies("coal", 4)[half::2],
        *copies("tree", 4)[half::2],
        *copies("anvil", 4)[half::2],
        *copies("carrot", 8)[half::2],
    ]
    for half in (0, 1)
]
"""Two full hands of two gold, two coal, two tree, two anvil and four carrot: 2 + 1 + 1 + 1 + 1 points each."""

EQUAL_FOR_FOUR = [
    ["gold-place1", "coal-place2", "coal-place3", "tree-city1", "anvil-city1", "anvil-sail3", "carrot-city1", "carrot-move5"],
    ["gold-place2", "coal-move2", "coal-place3", "tree-place3", "anvil-place3", "anvil-place3", "carrot-city1", "carrot-sail3"],
    ["gold-place2", "coal-sail2", "coal-sail3", "tree-place2", "anvil-place3", "anvil-move5", "carrot-place3", "carrot-sail2"],
    ["gold-place2", "coal-sail2", "tree-move3", "tree-sail3", "anvil-move4", "anvil-move4", "carrot-place3", "carrot-move4"],
]
"""Four full hands of 3 points each: one gold (1), two anvil (1) and two coal (1), or two tree (1) in the last."""


# ------------------------------------------------------------------------------------ playing


def do(state: EmpireState, *texts: str, by: int | None = None) -> EmpireState:
    """Make these moves, each by the seat that is to act (or `by`); everything must still add up after each."""
    space = GAME.space(state.config)
    for text in texts:
        who = state.to_act()[0] if by is None else by
        move = space.read(text)
        reason = state.why_not(who, move)
        assert reason is None, f"{text}: {reason}"
        state.play(who, move)
        state.check()
    return state


def bid(state: EmpireState, *bids: int) -> EmpireState:
    """All seats bid, from seat 0 on."""
    for who, coins in enumerate(bids):
        do(state, f"bid {coins}", by=who)
    return state


def let_draw(state: EmpireState, *cards: str) -> EmpireState:
    """Chance brings these cards."""
    for card in cards:
        assert state.to_act() == CHANCE_ALONE, "no draw is due"
        do(state, f"draw {card}", by=CHANCE)
    return state


def refill(state: EmpireState) -> EmpireState:
    """Chance draws all that is due, whatever it is."""
    while state.to_act() == CHANCE_ALONE:
        state.play(CHANCE, state.draws()[0][0])
    return state


def pass_turn(state: EmpireState) -> EmpireState:
    """The seat with the turn takes the free card and leaves its action undone."""
    do(state, "take 1")
    while state.to_act() != CHANCE_ALONE and state.to_act() and asks(state) != "take card" and asks(state) != "bid":
        do(state, "stop" if "stop" in options(state) else min(options(state)))
    return refill(state)


def play_out(state: EmpireState) -> Outcome:
    """Everybody bids nothing, takes the free card and leaves its action undone, until the end."""
    while refill(state).to_act():
        if asks(state) == "bid":
            do(state, "bid 0")
        elif asks(state) in ("settle", "name first"):
            do(state, min(options(state)))
        else:
            pass_turn(state)
    result = state.outcome()
    assert result is not None
    return result


def refusal(state: EmpireState, text: str, by: int | None = None) -> Reason:
    """Why the seat that is to act (or `by`) cannot make this move."""
    reason = state.why_not(state.to_act()[0] if by is None else by, GAME.space(state.config).read(text))
    assert reason is not None, f"{text} is possible"
    return reason


# ------------------------------------------------------------------------------------ looking


def look(state: EmpireState, eyes: int | None = None) -> EmpireView:
    """The table as these eyes see it."""
    view = state.view(eyes)
    assert isinstance(view, EmpireView)
    return view


def asks(state: EmpireState) -> str:
    """The open question."""
    return state.view(None).asks


def options(state: EmpireState, by: int | None = None) -> set[str]:
    """All that the seat that is to act (or `by`) may do."""
    return {move.notation for move in state.prompt(state.to_act()[0] if by is None else by).options}


def draws(state: EmpireState) -> dict[str, int]:
    """What chance can bring now, and how likely it is."""
    return {move.notation: weight for move, weight in state.draws()}


def row(state: EmpireState) -> list[str | None]:
    """The cards of the row from the left; None is the place of the card just taken."""
    return [place.card for place in look(state).row]


def coins(state: EmpireState) -> list[int]:
    """The coins of each seat."""
    return [chair.coins for chair in look(state).seats]


def armies(state: EmpireState, who: int) -> dict[str, int]:
    """Where a seat has armies; the number after the last seat is the third colour."""
    return {region.id: region.armies[who] for region in look(state).regions if region.armies[who]}


def cities(state: EmpireState, who: int) -> dict[str, int]:
    """Where a seat has cities."""
    return {region.id: region.cities[who] for region in look(state).regions if region.cities[who]}


def supply(state: EmpireState, who: int) -> tuple[int, int]:
    """Armies and cities that a seat has not placed."""
    chair = look(state).seats[who]
    return chair.armies_left, chair.cities_left


def held(state: EmpireState) -> dict[str, int]:
    """Who controls which region, where anybody does."""
    return {region.id: region.holder for region in look(state).regions if region.holder is not None}


def continents(state: EmpireState) -> dict[str, int]:
    """Who controls which continent, where anybody does."""
    return {each.id: each.holder for each in look(state).continents if each.holder is not None}


def outcome(state: EmpireState) -> Outcome:
    """The result of a finished game."""
    result = state.outcome()
    assert result is not None, "the game is not over"
    return result
