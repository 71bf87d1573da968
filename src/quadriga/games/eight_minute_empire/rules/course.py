"""EME-T3 to T5: how the actions of a card follow one another, and one turn the turn before."""

from abc import abstractmethod

from quadriga.games.eight_minute_empire.rules.decision import Decision
from quadriga.games.eight_minute_empire.rules.end import end_game
from quadriga.games.eight_minute_empire.rules.row import DEAL
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell import report


class Action(Decision):
    """A card's action, or what is left of it. Every action may be left undone, in whole or in part (EME-T5)."""

    def __init__(self, kind: int, name: str, rule: str, asks: str = "") -> None:
        super().__init__(name, rule, asks)
        self.kind = kind

    @abstractmethod
    def can_begin(self, s: EmpireState) -> bool:
        """Whether anything but stopping can be done now."""

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        if not s.taken:
            return [("agenda", "an action is open, but no card was taken")]
        if s.agenda[-1] is self and not self.can_begin(s):
            return [("agenda", f"{self.name!r} cannot be begun: there is nothing to do it with (EME-C3)")]
        return []


def stop(s: EmpireState) -> None:
    """EME-T5: the rest of this action is left undone; a second part of an "and" card still follows (EME-V2)."""
    report.action_stopped(s)
    proceed(s)


def proceed(s: EmpireState) -> None:
    """EME-T3, C3: go on with the next part that can be begun; when none is left, the turn is over."""
    while s.agenda:
        action = s.agenda[-1]
        assert isinstance(action, Action)
        if action.can_begin(s):
            return
        s.agenda.pop()
        report.action_impossible(s, action.name, action.kind)
    end_turn(s)


def end_turn(s: EmpireState) -> None:
    """EME-T4, E1: the row slides and is filled up, unless that was the last turn."""
    setup = s.setup
    s.row.slide()
    if len(s.taken) == setup.players * setup.cards_to_end:
        end_game(s)
        return
    s.turn = (s.turn + 1) % setup.players
    s.agenda.append(setup.turn)
    if s.deck.size:
        s.agenda.append(DEAL)
