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
from quadriga.kernel.phrases import counted
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import COLOURS, seat_name


class Steps(Action):
    """An action of so many equal steps, each a small decision."""

    def __init__(self, kind: int, left: int, rule: str, asks: str, insists: str) -> None:
        super().__init__(kind, f"{KINDS[kind]} {left}", rule, asks, insists)
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

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        """While one part of an "and" card is done, the other waits below (EME-V2)."""
        return below is None or (isinstance(below, Steps) and below.kind != self.kind)

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        """EME-T3: what is open is an action of the last card, or the rest of it, and so a view can say how much is left."""
        card = s.setup.box.cards[s.taken[-1]] if s.taken else None
        if card is not None and self.left > card.number_of(self.kind):
            return [("agenda", f"{self.text!r} is not what the last card taken, {card.id}, can leave open")]
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

    def ask(self, view: Any) -> str:
        box = box_of(view.config)
        armies = counted(self.left, "army", "armies")
        return f"Place up to {armies}: choose where, in {box.map.names[box.start]} or by a city of yours."

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if not isinstance(move, PlaceArmy):
            return super().refuse(s, seat, move)
        region = s.setup.box.map.names[move.region]
        return Reason(f"{region} is neither the starting region nor has it a city of yours.", "EME-A1")


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
            return Reason(f"You have no army in {regions.names[move.origin]}.", self.rule)
        ways = f"{regions.names[move.origin]} and {regions.names[move.goal]} are joined by water alone"
        return Reason(f"{ways}, and this card does not cross it.", "EME-A2")


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
            return Reason(f"You have no army in {s.setup.box.map.names[move.region]}.", "EME-A4")
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
            return Reason(f"Nobody sits at {COLOURS[move.owner]}.", "EME-A5")
        region = s.setup.box.map.names[move.region]
        if not any(s.armies[move.region :: s.setup.box.map.size]):
            return Reason(f"There is no army in {region}.", "EME-A5")
        owner = "The third colour" if move.owner == THIRD_COLOUR else seat_name(move.owner).capitalize()
        return Reason(f"{owner} has no army in {region}.", "EME-A5")


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

    def ask(self, view: Any) -> str:
        card = box_of(view.config).card_named(view.seats[view.turn].cards[-1])
        return f"Choose {'what comes first' if card.join == AND else 'one'}: {card.action_words}."

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if not isinstance(move, ChoosePart):
            return super().refuse(s, seat, move)
        kind = KINDS[move.kind]
        if move.kind not in s.setup.box.cards[s.taken[-1]].kinds:
            return Reason(f"The card does not show the action {kind!r}.", "EME-V2")
        return Reason(f"The action {kind!r} cannot be begun: there is nothing to do it with.", "EME-V2")


def _place(left: int) -> Steps:
    return WhereToPlace(PLACE, left, "EME-A1", "", "The card places armies.")


def _move(left: int) -> Steps:
    asks = f"Move armies over land, {counted(left, 'step')} to go: choose which goes where."
    return WhichArmyToMove(MOVE, left, "EME-A2", asks, "The card moves armies over land.")


def _sail(left: int) -> Steps:
    asks = f"Move armies over land or water, {counted(left, 'step')} to go: choose which goes where."
    return WhichArmyToMove(SAIL, left, "EME-A3", asks, "The card moves armies over land and water.")


def _build(left: int) -> Steps:
    asks = "Build a city: choose one of the regions where you have an army."
    return WhereToBuild(CITY, left, "EME-A4", asks, "The card builds a city.")


def _destroy(left: int) -> Steps:
    asks = f"Destroy up to {counted(left, 'army', 'armies')}: choose whose and where."
    return WhichArmyToDestroy(DESTROY, left, "EME-A5", asks, "The card destroys armies.")


WHICH_PART: Final = WhichPart(ONE_OF_TWO, "choose part", "EME-V2", "", "Choose first which action of the card is done now.")
ACTIONS: Final[list[list[Steps]]] = [
    [_place(left) for left in range(MOST + 1)],
    [_move(left) for left in range(MOST + 1)],
    [_sail(left) for left in range(MOST + 1)],
    [_build(left) for left in range(MOST + 1)],
    [_destroy(left) for left in range(MOST + 1)],
]
"""`ACTIONS[kind][left]`, in the order of `KINDS`."""
