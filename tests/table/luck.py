"""Three Rolls: the smallest game in which chance speaks in the middle of a turn. Nothing in it is hidden.

A turn is up to three rolls of a die, each followed by the question whether to go on; whoever stops keeps the sum. Before the
first roll one may wish for luck, which changes nothing: the same question comes again. Everybody has two turns.
"""

from pathlib import Path
from typing import Any

import msgspec

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config, Credit, Ending, Meta, complete_options
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.outcome import Line, Outcome, places_by
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import ALONE, seat_name
from quadriga.kernel.state import ChanceFrame, Frame, State
from quadriga.kernel.view import View

ROLLS = 3
TURNS = 2
FACES = 6

SPACE = Space()
ROLL = SPACE.add("roll", "", ("die",))
STOP = SPACE.add("stop", "", ("stop",))
WISH = SPACE.add("wish", "", ("star",))
DIE = [SPACE.add("die", str(face), (f"face-{face}",), face) for face in range(1, FACES + 1)]

META = Meta(
    key="three_rolls",
    title="Three Rolls",
    credit=Credit(designer="nobody", publisher="nobody"),
    summary="Roll, and know when to stop.",
    min_players=2,
    max_players=4,
    minutes=1,
    weight="light",
    rule_prefix="LUCK",
    options=(),
    endings=(Ending("turns", "Everybody has had two turns.", "LUCK-2"),),
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

    def __init__(self, config: Config, agenda: list[Frame[Any]], turn: int, pot: int, banked: list[int], had: int) -> None:
        super().__init__(config, agenda)
        self.turn = turn
        self.pot = pot
        self.banked = banked
        self.had = had

    def clone(self) -> "LuckState":
        return LuckState(self.config, self.agenda.copy(), self.turn, self.pot, self.banked.copy(), self.had)

    def view(self, seat: int | None) -> LuckView:
        return LuckView(
            config=self.config,
            viewer=seat,
            to_act=self.to_act(),
            asks=self.agenda[-1].text if self.agenda else "",
            turn=self.turn,
            pot=self.pot,
            banked=tuple(self.banked),
            had=self.had,
        )

    def imagine(self, seat: int | None, rng: Rng) -> "LuckState":
        return self.clone()

    def refusal(self, seat: int, move: Move) -> Reason:
        return Reason("Three rolls are all.", "LUCK-1")

    def closing_rule(self) -> str:
        return "LUCK-2"

    def scores(self) -> list[int]:
        return list(self.banked)

    def sheet(self) -> tuple[tuple[Line, ...], ...]:
        return tuple((Line("Kept", "LUCK-2", points),) for points in self.banked)

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        return Outcome("turns", places_by(self.banked), tuple(self.banked), self.sheet())

    def check(self) -> None:
        if self.pot < 0:
            raise BrokenLaw("pot", "it is below nothing")

    def layout(self) -> dict[str, Any]:
        return {
            "agenda": [frame.text for frame in self.agenda],
            "turn": self.turn,
            "pot": self.pot,
            "banked": list(self.banked),
            "had": self.had,
        }


class GoOn(Frame[LuckState]):
    """LUCK-1: roll or stop, with so many rolls left."""

    def __init__(self, left: int) -> None:
        super().__init__(f"turn {left}", "LUCK-1")
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


class Throw(ChanceFrame[LuckState]):
    """LUCK-1: the die falls."""

    def options(self, s: LuckState, seat: int) -> list[Move]:
        return list(DIE)

    def weights(self, s: LuckState) -> list[int]:
        return [1] * FACES

    def play(self, s: LuckState, seat: int, move: Move) -> None:
        s.agenda.pop()
        s.pot += move.a
        if s.heard is not None:
            s.heard.append(Shown(face=move.a))


GO_ON = [GoOn(left) for left in range(ROLLS + 1)]
THROW = Throw("throw", "LUCK-1")
NAMED: dict[str, Frame[LuckState]] = {frame.text: frame for frame in (*GO_ON, THROW)}


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The layout as it is read back."""

    agenda: list[str]
    turn: int
    pot: int
    banked: list[int]
    had: int


class ThreeRolls(Game):
    """The game."""

    def __init__(self) -> None:
        super().__init__(META)

    def config(self, players: int, options: dict[str, str] | None = None, components: str = "", version: str = "") -> Config:
        return Config(self.meta.key, players, complete_options(self.meta, players, options or {}, version), "none")

    def load_components(self, path: Path) -> str:
        raise NotImplementedError("a die is a die")

    def new(self, config: Config) -> LuckState:
        return LuckState(config, [GO_ON[ROLLS]], 0, 0, [0] * config.players, 0)

    def load(self, config: Config, layout: dict[str, Any]) -> LuckState:
        table = msgspec.convert(layout, Table)
        agenda: list[Frame[Any]] = [NAMED[text] for text in table.agenda]
        return LuckState(config, agenda, table.turn, table.pot, table.banked, table.had)

    def space(self, config: Config) -> Space:
        return SPACE

    def say_prompt(self, view: View) -> str:
        return "Roll or stop?" if view.asks else "The dice lie still."

    def say_move(self, view: View, move: Move) -> str:
        return move.notation.capitalize()

    def say_event(self, config: Config, event: Event) -> str:
        match event:
            case Rolled(seat=seat):
                return f"{seat_name(seat).capitalize()} rolled the die."
            case Shown(face=face):
                return f"The die shows {face}."
            case Stopped(seat=seat):
                return f"{seat_name(seat).capitalize()} stopped."
            case Wished(seat=seat):
                return f"{seat_name(seat).capitalize()} wished for luck."
            case _:
                raise AssertionError(f"no words for {event}")

    def judge(self, state: State, seat: int) -> float:
        return float(state.scores()[seat])
