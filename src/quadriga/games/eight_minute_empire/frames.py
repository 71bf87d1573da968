"""The rules of Eight-Minute Empire as frames, in the order of the rulebook: set-up, bid, turn, actions, end. What is laid out
at set-up stands in `laying_out`.

A frame is a pending decision; it exists once and is shared. Pushing a frame asks a question, popping it answers it. Only frames
change an `EmpireState`.
"""

from abc import abstractmethod
from typing import Final, final

from quadriga.games.eight_minute_empire import events as tell
from quadriga.games.eight_minute_empire import scoring
from quadriga.games.eight_minute_empire.box import AND, CITY, DESTROY, KINDS, MOVE, PLACE, SAIL, SINGLE
from quadriga.games.eight_minute_empire.laying_out import DEAL, LAY_OUT, LAY_TOKENS, LOTS, SETTLE
from quadriga.games.eight_minute_empire.state import EmpireState
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import ALONE, COLOURS
from quadriga.kernel.state import ChanceFrame, Frame

MOST: Final = 9
"""No card shows a larger number; the component loader refuses it."""
NO_BID: Final = -1
NOT_YET: Final = -1
"""First player and turn before the bid is over."""


# -- set-up ---------------------------------------------------------------------------------------------------------------


def set_up(s: EmpireState) -> None:
    """EME-S1 to S3, for the first game and for each further one of a full game (EME-F1)."""
    setup = s.setup
    box = setup.box
    players = setup.players
    size = box.map.size
    s.armies = [0] * ((players + 1) * size)
    s.cities = [0] * ((players + 1) * size)
    for seat in range(players):
        s.armies[seat * size + box.start] = setup.start_armies
    s.armies_left = [setup.armies - setup.start_armies] * players
    s.cities_left = [setup.cities] * players
    s.coins = [setup.coins] * players
    s.goods = [0] * (players * box.goods)
    s.taken = []
    s.deck.counts = list(setup.deck)
    s.deck.size = sum(setup.deck)
    s.row.cards = []
    s.bids = (NO_BID,) * players
    s.first = NOT_YET
    s.turn = NOT_YET
    s.neutral_left = setup.neutral_armies
    s.paid = 0
    s.tokens = ()
    s.agenda.append(BID)
    if s.neutral_left:
        s.agenda.append(SETTLE)
    s.agenda.append(LAY_OUT)
    if setup.tokens:
        s.agenda.append(LAY_TOKENS)
    if setup.asks_youngest():
        if not s.youngest:
            s.youngest = setup.youngest
        if not s.youngest:
            s.agenda.append(LOTS)


# -- bid ------------------------------------------------------------------------------------------------------------------


@final
class Bid(Frame[EmpireState]):
    """EME-B1: all seats bid secretly, in any order; when the last bid is in, all are revealed."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        return tuple([seat for seat, bid in enumerate(s.bids) if bid == NO_BID])

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return s.setup.box.bid[: s.coins[seat] + 1]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.bids = (*s.bids[:seat], move.a, *s.bids[seat + 1 :])
        if s.heard is not None:
            s.heard.append(tell.BidMade(seat=seat))
            s.heard.append(tell.BidChosen(seat=seat, coins=move.a, audience=ALONE[seat]))
        if NO_BID not in s.bids:
            s.agenda.pop()
            reveal_bids(s)


def highest_bidders(s: EmpireState) -> list[int]:
    """EME-B2 to B4: who bid the most, if that is zero everybody."""
    highest = max(s.bids)
    return [seat for seat in range(len(s.bids)) if s.bids[seat] == highest]


def youngest_of(s: EmpireState, seats: list[int]) -> int:
    """EME-B3, B5."""
    return next(seat for seat in s.youngest if seat in seats)


def reveal_bids(s: EmpireState) -> None:
    """EME-B2 to B4, V8: the highest bidder wins; of those tied for the most the youngest, or one by lot."""
    highest = highest_bidders(s)
    if len(highest) == 1:
        win_bid(s, highest[0])
    elif s.setup.ties_by_lot:
        s.agenda.append(BREAK_TIE)
    else:
        win_bid(s, youngest_of(s, highest))


@final
class BreakTie(ChanceFrame[EmpireState]):
    """EME-V8: the winner of a tied bid."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return [s.setup.box.lot[other] for other in highest_bidders(s)]

    def weights(self, s: EmpireState) -> list[int]:
        return [1] * len(highest_bidders(s))

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.agenda.pop()
        win_bid(s, move.a)


def win_bid(s: EmpireState, winner: int) -> None:
    """EME-B2: the winner of the bid pays it to the supply, nobody else pays."""
    highest = s.bids[winner]
    s.coins[winner] -= highest
    s.paid += highest
    if s.heard is not None:
        tied = s.bids.count(highest) > 1
        s.heard.append(tell.BidsRevealed(bids=s.bids, winner=winner, tied=tied, by_lot=tied and s.setup.ties_by_lot))
    if s.setup.winner_names_first:
        s.turn = winner
        s.agenda.append(NAME_FIRST)
    else:
        start_turns(s, winner, winner)


@final
class NameFirst(Frame[EmpireState]):
    """EME-V4: the winner of the bid says who goes first."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return s.setup.box.first[: s.setup.players]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.agenda.pop()
        start_turns(s, move.a, seat)


def start_turns(s: EmpireState, first: int, by: int) -> None:
    """EME-T1: from the first player, clockwise."""
    s.first = first
    s.turn = first
    s.agenda.append(TAKE_CARD)
    if s.heard is not None:
        s.heard.append(tell.FirstPlayerNamed(seat=first, by=by))


# -- turn -----------------------------------------------------------------------------------------------------------------


@final
class TakeCard(Frame[EmpireState]):
    """EME-T2: one face-up card, paid for by its place in the row."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        coins = s.coins[seat]
        take = s.setup.box.take
        prices = s.setup.box.prices
        out: list[Move] = []
        for place in range(len(s.row.cards)):
            if prices[place] > coins:
                break  # prices never fall from left to right: the component loader sees to it
            out.append(take[place])
        return out

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        box = s.setup.box
        price = box.prices[move.a]
        card = box.cards[s.row.take(move.a)]
        s.coins[seat] -= price
        s.paid += price
        s.taken.append(card.index)
        s.goods[seat * box.goods + card.good] += card.goods
        if s.heard is not None:
            number = (len(s.taken) - 1) // s.setup.players + 1
            s.heard.append(tell.CardTaken(seat=seat, card=card.id, place=move.a + 1, price=price, round=number))
        s.agenda.pop()
        if card.join == SINGLE:
            s.agenda.append(ACTIONS[card.kinds[0]][card.numbers[0]])
        else:
            s.agenda.append(CHOOSE_PART)
        proceed(s)


def proceed(s: EmpireState) -> None:
    """EME-T3, C3: go on with the next part that can be begun; when none is left, the turn is over."""
    while s.agenda:
        frame = s.agenda[-1]
        assert isinstance(frame, Action)
        if frame.can_begin(s):
            return
        s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.ActionImpossible(seat=s.turn, asks=frame.text))
    end_turn(s)


def end_turn(s: EmpireState) -> None:
    """EME-T4, E1: the row slides and is filled up, unless that was the last turn."""
    setup = s.setup
    s.row.slide()
    if len(s.taken) == setup.players * setup.cards_to_end:
        end_game(s)
        return
    s.turn = (s.turn + 1) % setup.players
    s.agenda.append(TAKE_CARD)
    if s.deck.size:
        s.agenda.append(DEAL)


def end_game(s: EmpireState) -> None:
    """EME-E1: every seat has its last card; in a full game the next one is set up (EME-F1)."""
    if s.heard is not None:
        s.heard.append(tell.GameEnded(scores=tuple(scoring.game_scores(s))))
    if len(s.past) + 1 < s.setup.games:
        s.past += (tuple(scoring.game_scores(s)),)
        set_up(s)
        if s.heard is not None:
            s.heard.append(tell.NextGameSetUp(number=len(s.past) + 1, coins=s.setup.coins))


# -- actions --------------------------------------------------------------------------------------------------------------


class Action(Frame[EmpireState]):
    """A card's action, or what is left of it. Every action may be left undone, in whole or in part (EME-T5)."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        return ALONE[s.turn]

    @abstractmethod
    def can_begin(self, s: EmpireState) -> bool:
        """Whether anything but stopping can be done now."""


@final
class ChoosePart(Action):
    """EME-V2: "or" gives one part that can be begun; "and" gives both, and this is the one that comes first."""

    def can_begin(self, s: EmpireState) -> bool:
        return len(self.options(s, s.turn)) > 1

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        card = box.cards[s.taken[-1]]
        out = [box.stop]
        for index in range(len(card.kinds)):
            if ACTIONS[card.kinds[index]][card.numbers[index]].can_begin(s):
                out.append(box.part[card.kinds[index]])
        return out

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.agenda.pop()
        card = s.setup.box.cards[s.taken[-1]]
        if move is s.setup.box.stop:
            stop(s)
            return
        chosen = card.kinds.index(move.a)
        if card.join == AND:  # the other part lies below: it is judged when its time comes
            s.agenda.append(ACTIONS[card.kinds[1 - chosen]][card.numbers[1 - chosen]])
        s.agenda.append(ACTIONS[move.a][card.numbers[chosen]])
        if s.heard is not None:
            s.heard.append(tell.ActionChosen(seat=seat, kind=KINDS[move.a]))


def stop(s: EmpireState) -> None:
    """EME-T5: the rest of this action is left undone; a second part of an "and" card still follows (EME-V2)."""
    if s.heard is not None:
        s.heard.append(tell.ActionStopped(seat=s.turn))
    proceed(s)


class Steps(Action):
    """An action of so many equal steps, each a small decision."""

    def __init__(self, kind: int, left: int, rule: str) -> None:
        super().__init__(f"{KINDS[kind]} {left}", rule)
        self.kind = kind
        self.left = left

    @abstractmethod
    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        """Carry out one step."""

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if move is s.setup.box.stop:
            stop(s)
            return
        self.step(s, seat, move)
        if self.left > 1:
            s.agenda.append(ACTIONS[self.kind][self.left - 1])
        proceed(s)


@final
class PlaceArmies(Steps):
    """EME-A1: on the starting region or where you have a city."""

    def can_begin(self, s: EmpireState) -> bool:
        return s.armies_left[s.turn] > 0

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        out = [box.stop, box.place[box.start]]
        if s.cities_left[seat] < s.setup.cities:
            mine = seat * box.map.size
            for region in range(box.map.size):
                if s.cities[mine + region] and region != box.start:
                    out.append(box.place[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        s.armies_left[seat] -= 1
        s.armies[seat * s.setup.box.map.size + move.a] += 1
        if s.heard is not None:
            s.heard.append(tell.ArmyPlaced(seat=seat, region=move.targets[0]))


@final
class MoveArmies(Steps):
    """EME-A2, A3: as many moves as armies shown, each over one land border; with ships over a dotted line too."""

    def can_begin(self, s: EmpireState) -> bool:
        box = s.setup.box
        ways = box.sail if self.kind == SAIL else box.march
        mine = s.turn * box.map.size
        return any(s.armies[mine + region] > 0 and len(ways[region]) > 0 for region in range(box.map.size))

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        ways = box.sail if self.kind == SAIL else box.march
        out = [box.stop]
        armies = s.armies
        mine = seat * box.map.size
        for region in range(box.map.size):
            if armies[mine + region]:
                out.extend(ways[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        mine = seat * s.setup.box.map.size
        s.armies[mine + move.a] -= 1
        s.armies[mine + move.b] += 1
        if s.heard is not None:
            s.heard.append(tell.ArmyMoved(seat=seat, origin=move.targets[0], goal=move.targets[1]))


@final
class BuildCities(Steps):
    """EME-A4: anywhere you have an army."""

    def can_begin(self, s: EmpireState) -> bool:
        return s.cities_left[s.turn] > 0 and s.armies_left[s.turn] < s.setup.armies

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        out = [box.stop]
        mine = seat * box.map.size
        for region in range(box.map.size):
            if s.armies[mine + region]:
                out.append(box.city[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        s.cities_left[seat] -= 1
        s.cities[seat * s.setup.box.map.size + move.a] += 1
        if s.heard is not None:
            s.heard.append(tell.CityBuilt(seat=seat, region=move.targets[0]))


@final
class DestroyArmies(Steps):
    """EME-A5: armies of any player, one's own and the third colour's included; never cities."""

    def can_begin(self, s: EmpireState) -> bool:
        return any(armies > 0 for armies in s.armies)

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        out = [box.stop]
        size = box.map.size
        for owner in range(s.setup.players + 1):
            moves = box.destroy[owner if owner < s.setup.players else len(COLOURS)]
            for region in range(size):
                if s.armies[owner * size + region]:
                    out.append(moves[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        is_neutral = move.b == len(COLOURS)
        owner = s.setup.players if is_neutral else move.b
        s.armies[owner * s.setup.box.map.size + move.a] -= 1
        if not is_neutral:  # EME-C3: back to its owner; EME-V5: the third colour's leaves the game
            s.armies_left[owner] += 1
        if s.heard is not None:
            whose = None if is_neutral else owner
            s.heard.append(tell.ArmyDestroyed(seat=seat, owner=whose, region=move.targets[0]))


BID: Final = Bid("bid", "EME-B1")
BREAK_TIE: Final = BreakTie("tied bid", "EME-V8")
NAME_FIRST: Final = NameFirst("name first", "EME-V4")
TAKE_CARD: Final = TakeCard("take card", "EME-T2")
CHOOSE_PART: Final = ChoosePart("choose part", "EME-V2")
ACTIONS: Final[list[list[Steps]]] = [
    [PlaceArmies(PLACE, left, "EME-A1") for left in range(MOST + 1)],
    [MoveArmies(MOVE, left, "EME-A2") for left in range(MOST + 1)],
    [MoveArmies(SAIL, left, "EME-A3") for left in range(MOST + 1)],
    [BuildCities(CITY, left, "EME-A4") for left in range(MOST + 1)],
    [DestroyArmies(DESTROY, left, "EME-A5") for left in range(MOST + 1)],
]
"""`ACTIONS[kind][left]`, in the order of `box.KINDS`."""

NAMED: Final[dict[str, Frame[EmpireState]]] = {
    frame.text: frame for frame in (LOTS, LAY_TOKENS, LAY_OUT, DEAL, SETTLE, BID, BREAK_TIE, NAME_FIRST, TAKE_CARD, CHOOSE_PART)
} | {frame.text: frame for frames in ACTIONS for frame in frames[1:]}
"""Every frame by its text, for positions."""
