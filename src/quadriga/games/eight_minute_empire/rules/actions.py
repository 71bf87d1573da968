"""EME-A, V2: what cards let their takers do: place, move, build, destroy, and which of two actions comes first."""

from abc import abstractmethod
from typing import Any, Final, final

from quadriga.games.eight_minute_empire.data.box import box_of
from quadriga.games.eight_minute_empire.data.moves import (
    THIRD_COLOUR,
    BuildCity,
    ChoosePart,
    DestroyArmy,
    MoveArmy,
    PlaceArmy,
)
from quadriga.games.eight_minute_empire.data.terms import AND, CITY, DESTROY, KINDS, MOST, MOVE, ONE_OF_TWO, PLACE, SAIL
from quadriga.games.eight_minute_empire.rules.course import Action, proceed, stop
from quadriga.games.eight_minute_empire.state.state import EmpireSetup, EmpireState
from quadriga.games.eight_minute_empire.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.words.message import Message


class Steps(Action):
    """An action of so many equal steps, each a small decision."""

    def __init__(self, kind: int, left: int, rule: str) -> None:
        super().__init__(kind, f"{KINDS[kind]} {left}", rule, KINDS[kind])
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

    def ask(self, view: Any) -> Message:
        return Message(self.asks, n=self.left)

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        """While one part of an "and" card is done, the other waits below (EME-V2)."""
        return below is None or (isinstance(below, Steps) and below.kind != self.kind)

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        """EME-T3: what is open is an action of the last card, or the rest of it, and so a view can say how much is left."""
        card = s.setup.box.cards[s.taken[-1]] if s.taken else None
        if card is not None and self.left > card.number_of(self.kind):
            return [("agenda", f"{self.name!r} is not what the last card taken, {card.id}, can leave open")]
        return super().faults(s)


@final
class WhereToPlace(Steps):
    """EME-A1: on the starting region or where you have a city."""

    def can_begin(self, s: EmpireState) -> bool:
        return s.armies_left[s.turn] > 0

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        out: list[Move] = [box.stop, box.place[box.start]]
        if s.cities_left[seat] < s.setup.cities:
            mine = seat * box.map.size
            for region in range(box.map.size):
                if s.cities[mine + region] and region != box.start:
                    out.append(box.place[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, PlaceArmy)
        s.armies_left[seat] -= 1
        s.armies[seat * s.setup.box.map.size + move.region] += 1
        report.army_placed(s, seat, move.region)

    def ask(self, view: Any) -> Message:
        box = box_of(view.config)
        return Message(self.asks, n=self.left, start=box.map.ids[box.start])

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if not isinstance(move, PlaceArmy):
            return super().refuse(s, seat, move)
        return Reason("not-start-nor-city", "EME-A1", region=s.setup.box.map.ids[move.region])


@final
class WhichArmyToMove(Steps):
    """EME-A2, A3: as many moves as armies shown, each over one land border; with ships over a dotted line too."""

    def can_begin(self, s: EmpireState) -> bool:
        box = s.setup.box
        ways = box.sail if self.kind == SAIL else box.march
        mine = s.turn * box.map.size
        return any(s.armies[mine + region] > 0 and len(ways[region]) > 0 for region in range(box.map.size))

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        ways = box.sail if self.kind == SAIL else box.march
        out: list[Move] = [box.stop]
        armies = s.armies
        mine = seat * box.map.size
        for region in range(box.map.size):
            if armies[mine + region]:
                out.extend(ways[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, MoveArmy)
        mine = seat * s.setup.box.map.size
        s.armies[mine + move.origin] -= 1
        s.armies[mine + move.goal] += 1
        report.army_moved(s, seat, move.origin, move.goal)

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if not isinstance(move, MoveArmy):
            return super().refuse(s, seat, move)
        regions = s.setup.box.map
        if not s.armies[seat * regions.size + move.origin]:
            return Reason("no-own-army", self.rule, region=regions.ids[move.origin])
        return Reason("only-water", "EME-A2", origin=regions.ids[move.origin], goal=regions.ids[move.goal])


@final
class WhereToBuild(Steps):
    """EME-A4: anywhere you have an army."""

    def can_begin(self, s: EmpireState) -> bool:
        return s.cities_left[s.turn] > 0 and s.armies_left[s.turn] < s.setup.armies

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        out: list[Move] = [box.stop]
        mine = seat * box.map.size
        for region in range(box.map.size):
            if s.armies[mine + region]:
                out.append(box.city[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, BuildCity)
        s.cities_left[seat] -= 1
        s.cities[seat * s.setup.box.map.size + move.region] += 1
        report.city_built(s, seat, move.region)

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if isinstance(move, BuildCity):
            return Reason("no-own-army", "EME-A4", region=s.setup.box.map.ids[move.region])
        return super().refuse(s, seat, move)


@final
class WhichArmyToDestroy(Steps):
    """EME-A5: armies of any player, one's own and the third colour's included; never cities."""

    def can_begin(self, s: EmpireState) -> bool:
        return any(armies > 0 for armies in s.armies)

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        out: list[Move] = [box.stop]
        size = box.map.size
        for owner in range(s.setup.players + 1):
            moves = box.destroy[owner if owner < s.setup.players else THIRD_COLOUR]
            for region in range(size):
                if s.armies[owner * size + region]:
                    out.append(moves[region])
        return out

    def step(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, DestroyArmy)
        is_neutral = move.owner == THIRD_COLOUR
        owner = s.setup.players if is_neutral else move.owner
        s.armies[owner * s.setup.box.map.size + move.region] -= 1
        if not is_neutral:  # EME-C3: back to its owner; EME-V5: the third colour's leaves the game
            s.armies_left[owner] += 1
        report.army_destroyed(s, seat, None if is_neutral else owner, move.region)

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if not isinstance(move, DestroyArmy):
            return super().refuse(s, seat, move)
        if THIRD_COLOUR > move.owner >= s.setup.players:
            return Reason("nobody-sits", "EME-A5", seat=move.owner)
        region = s.setup.box.map.ids[move.region]
        if not any(s.armies[move.region :: s.setup.box.map.size]):
            return Reason("no-army", "EME-A5", region=region)
        owner = None if move.owner == THIRD_COLOUR else move.owner
        return Reason("not-their-army", "EME-A5", owner=owner, region=region)


@final
class WhichPart(Action):
    """EME-V2: "or" gives one part that can be begun; "and" gives both, and this is the one that comes first."""

    def can_begin(self, s: EmpireState) -> bool:
        return len(self.options(s, s.turn)) > 1

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        card = box.cards[s.taken[-1]]
        out: list[Move] = [box.stop]
        for index in range(len(card.kinds)):
            if ACTIONS[card.kinds[index]][card.numbers[index]].can_begin(s):
                out.append(box.part[card.kinds[index]])
        return out

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if move is s.setup.box.stop:
            stop(s)
            return
        assert isinstance(move, ChoosePart)
        card = s.setup.box.cards[s.taken[-1]]
        chosen = card.kinds.index(move.kind)
        if card.join == AND:  # the other part lies below: it is judged when its time comes
            s.agenda.append(ACTIONS[card.kinds[1 - chosen]][card.numbers[1 - chosen]])
        s.agenda.append(ACTIONS[move.kind][card.numbers[chosen]])
        report.action_chosen(s, seat, move.kind)

    def ask(self, view: Any) -> Message:
        card = box_of(view.config).card_named(view.seats[view.turn].cards[-1])
        return Message(self.asks, join="and" if card.join == AND else "or", actions=card.words.part("actions"))

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if not isinstance(move, ChoosePart):
            return super().refuse(s, seat, move)
        is_shown = move.kind in s.setup.box.cards[s.taken[-1]].kinds
        return Reason("nothing-to-begin-with" if is_shown else "not-on-card", "EME-V2", kind=KINDS[move.kind])


WHICH_PART: Final = WhichPart(ONE_OF_TWO, "choose part", "EME-V2")
ACTIONS: Final[list[list[Steps]]] = [
    [WhereToPlace(PLACE, left, "EME-A1") for left in range(MOST + 1)],
    [WhichArmyToMove(MOVE, left, "EME-A2") for left in range(MOST + 1)],
    [WhichArmyToMove(SAIL, left, "EME-A3") for left in range(MOST + 1)],
    [WhereToBuild(CITY, left, "EME-A4") for left in range(MOST + 1)],
    [WhichArmyToDestroy(DESTROY, left, "EME-A5") for left in range(MOST + 1)],
]
"""`ACTIONS[kind][left]`, in the order of `KINDS`."""
