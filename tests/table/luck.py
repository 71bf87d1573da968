"""Three Rolls: the smallest game in which chance speaks in the middle of a turn. Nothing in it is hidden.

A turn is up to three rolls of a die, each followed by the question whether to go on; whoever stops keeps the sum. Before the
first roll one may wish for luck, which changes nothing: the same question comes again. Everybody has two turns.
"""

import sys
from typing import Any

from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.events import Event
from quadriga.kernel.fields import Count, EachSeat, Field, Fields
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Credit, Ending, Meta
from quadriga.kernel.notation import ChanceMove, Move, Space
from quadriga.kernel.parts import Parts
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.score import Score
from quadriga.kernel.seats import ALONE
from quadriga.kernel.sets import ComponentSets
from quadriga.kernel.setup import Setup
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice

ROLLS = 3
TURNS = 2
FACES = 6


class Die(ChanceMove):
    """What the die shows."""

    def __init__(self, face: int) -> None:
        super().__init__("die", str(face), (f"face-{face}",))
        self.face = face


SPACE = Space()
ROLL = SPACE.put(Move("roll", "", ("die",)))
STOP = SPACE.put(Move("stop", "", ("stop",)))
WISH = SPACE.put(Move("wish", "", ("star",)))
DIE: list[Move] = [SPACE.put(Die(face)) for face in range(1, FACES + 1)]

META = Meta(
    key="three_rolls",
    title="Three Rolls",
    credit=Credit(designer="nobody", publisher="nobody"),
    min_players=2,
    max_players=4,
    minutes=1,
    weight="light",
    rule_prefix="LUCK",
    options=(),
    endings=(Ending("turns", "LUCK-2"),),
    longest=4 * TURNS * (2 * ROLLS + 1),
)


class Rolled(Event, frozen=True):
    """A seat rolled the die; what it shows is another matter."""

    seat: int


class Shown(Event, frozen=True):
    """What the die shows."""

    face: int


class Stopped(Event, frozen=True):
    """A seat ended its turn."""

    seat: int


class Wished(Event, frozen=True):
    """A seat wished for luck."""

    seat: int


class LuckView(View, frozen=True, kw_only=True):
    """Everything."""

    turn: int
    pot: int
    banked: tuple[int, ...]
    had: int


class LuckState(State):
    """Whose turn it is, what the die has shown in it, and what everybody has kept."""

    def __init__(self, setup: Setup, agenda: list[Question[Any]], turn: int, pot: int, banked: list[int], had: int) -> None:
        super().__init__(setup, agenda)
        self.setup = setup
        self.turn = turn
        self.pot = pot
        self.banked = banked
        self.had = had

    def clone(self) -> "LuckState":
        return LuckState(self.setup, self.agenda.copy(), self.turn, self.pot, self.banked.copy(), self.had)


class GoOn(Question[LuckState]):
    """LUCK-1: roll or stop, with so many rolls left."""

    def __init__(self, left: int) -> None:
        super().__init__(f"turn {left}", "LUCK-1", "turn")
        self.left = left

    def seats(self, s: LuckState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: LuckState, seat: int) -> list[Move]:
        return [*([ROLL] if self.left else []), STOP, *([WISH] if self.left == ROLLS else [])]

    def play(self, s: LuckState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if move is ROLL:
            s.agenda += [GO_ON[self.left - 1], THROW]
        elif move is WISH:
            s.agenda.append(self)
        else:
            s.banked[seat] += s.pot
            s.pot = 0
            s.had += 1
            s.turn = (s.turn + 1) % s.config.players
            if s.had < TURNS * s.config.players:
                s.agenda.append(GO_ON[ROLLS])
        if s.heard is not None:
            s.heard.append({ROLL: Rolled, STOP: Stopped, WISH: Wished}[move](seat=seat))

    def refuse(self, s: LuckState, seat: int, move: Move) -> Reason:
        return Reason("no-more", "LUCK-1")


class Throw(Draw[LuckState]):
    """LUCK-1: the die falls."""

    def options(self, s: LuckState, seat: int) -> list[Move]:
        return list(DIE)

    def weights(self, s: LuckState) -> list[int]:
        return [1] * FACES

    def play(self, s: LuckState, seat: int, move: Move) -> None:
        assert isinstance(move, Die)
        s.agenda.pop()
        s.pot += move.face
        if s.heard is not None:
            s.heard.append(Shown(face=move.face))

    def stands_on(self, below: Question[LuckState] | None, setup: Any) -> bool:
        return below is not None


GO_ON = [GoOn(left) for left in range(ROLLS + 1)]
THROW = Throw("throw", "LUCK-1")

FIELDS = Fields(
    Field("turn", Count(lambda setup: setup.players - 1), "whose turn it is"),
    Field("pot", Count(), "what the die has shown in this turn"),
    Field("banked", EachSeat(Count()), "what everybody has kept"),
    Field("had", Count(), "how many turns there were"),
)


def check(s: LuckState) -> None:
    """Nothing is created."""
    if s.pot < 0:
        raise BrokenLaw("pot", "it is below nothing")


def build_view(s: LuckState, seat: int | None, voice: Voice) -> LuckView:
    """Everything."""
    return LuckView(
        config=s.config,
        viewer=seat,
        to_act=s.to_act(),
        asks=s.agenda[-1].name if s.agenda else "",
        turn=s.turn,
        pot=s.pot,
        banked=tuple(s.banked),
        had=s.had,
    )


def move_message(setup: Setup, view: LuckView, move: Move) -> Message:
    """What a move would do."""
    return Message("Die", face=move.face) if isinstance(move, Die) else Message(move.verb.capitalize())


PARTS = Parts[LuckState](
    questions=(*GO_ON, THROW),
    turn=GO_ON[ROLLS],
    fields=FIELDS,
    opening=lambda setup: [GO_ON[ROLLS]],
    assemble=lambda setup, agenda, values: LuckState(setup, agenda, **values),
    check=check,
    scores=lambda s: list(s.banked),
    sheet=lambda s, seat: [Score(s.banked[seat], "LUCK-2", "kept")],
    standings=lambda s: [(points,) for points in s.banked],
    ending=lambda s: META.endings[0],
    view=build_view,
    view_type=LuckView,
    events=sys.modules[__name__],
    say_move=move_message,
    judge=lambda s, seat: float(s.banked[seat]),
    progress=lambda s: 0.0,
)


class ThreeRolls(Game[LuckState]):
    """The game; a die is a die, so it has no components."""

    def __init__(self) -> None:
        sets = ComponentSets[str](lambda path: "a die", lambda components: "none")
        super().__init__(__package__ or "", META, sets, lambda config: Setup(config, SPACE), PARTS)
