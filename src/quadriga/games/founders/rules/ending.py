"""FOE-E1 to E3, M8: the end of a turn and of the game, and the agreed end: a proposal, its answers, the last craftsmen."""

from typing import Any, Final, final

from quadriga.games.founders.data.moves import AnswerProposal, EmployCraftsman, ProposeEnd, TokenMove
from quadriga.games.founders.data.terms import NOBODY
from quadriga.games.founders.rules.asking import SeatQuestion, too_late
from quadriga.games.founders.rules.coin import collect_coins, use_up_purchase
from quadriga.games.founders.rules.craftsman import add_employments, employ, idle_craftsman, refuse_employment
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import ALONE
from quadriga.kernel.words.message import Message


def end_turn(s: FoundersState) -> None:
    """FOE-M6, E1, E2: coins come to the hand, what was bought is gone (FOE-M4); then the endings are looked at."""
    seat = s.turn
    collect_coins(s, seat)
    use_up_purchase(s)
    if not s.victory or not s.has_tiles():
        end_game(s)
        return
    bit = 1 << seat
    if s.setup.may_agree and not s.refused & bit:
        s.agenda.append(WHETHER_TO_PROPOSE)
        return
    s.refused &= ~bit
    next_turn(s)


def next_turn(s: FoundersState) -> None:
    """FOE-T1: clockwise."""
    s.turn = (s.turn + 1) % s.setup.players
    s.turns += 1
    s.agenda.append(s.setup.turn)


def end_game(s: FoundersState) -> None:
    """FOE-M8, E4: coins come home, then the points are counted."""
    for seat in range(s.setup.players):
        collect_coins(s, seat)
    s.asked = NOBODY
    report.game_ended(s)


@final
class WhetherToPropose(SeatQuestion):
    """FOE-E3: at the end of one's own turn the game may be proposed to be over, without proof; or the turn is passed on."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return [s.setup.box.end_turn, s.setup.box.propose]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, ProposeEnd):
            s.asked = (seat + 1) % s.setup.players
            s.agenda.append(WHETHER_TO_AGREE)
            report.end_proposed(s, seat)
        else:
            report.turn_ended(s, seat)
            next_turn(s)

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        return too_late() if isinstance(move, TokenMove) else super().refuse(s, seat, move)


class AskedInTurn(SeatQuestion):
    """One that goes around the table."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.asked]

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        return [("asked", "say which seat is asked (FOE-E3)")] if s.asked == NOBODY else []


@final
class WhetherToAgree(AskedInTurn):
    """FOE-E3: the others in turn; the first refusal closes it, and the proposer skips their next chance."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return [s.setup.box.agree, s.setup.box.refuse]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, AnswerProposal)
        report.end_answered(s, seat, move.agrees)
        if not move.agrees:
            s.agenda.pop()
            s.asked = NOBODY
            s.refused |= 1 << s.turn
            next_turn(s)
            return
        s.asked = (seat + 1) % s.setup.players
        if s.asked == s.turn:
            s.agenda.pop()
            call_craftsmen(s)

    def ask(self, view: Any) -> Message:
        return Message(self.asks, seat=view.proposer)


def call_craftsmen(s: FoundersState) -> None:
    """FOE-E3: from the proposer on, whoever has a craftsman that fits may employ it; then the points are counted."""
    for _ in range(s.setup.players):
        found: list[Move] = []
        add_employments(s, s.asked, found)
        if found:
            s.agenda.append(WHICH_LAST_CRAFTSMAN)
            return
        s.asked = (s.asked + 1) % s.setup.players
        if s.asked == s.turn:
            break
    end_game(s)


@final
class WhichLastCraftsman(AskedInTurn):
    """FOE-E3: before the count of an agreed end every craftsman that fits may be played."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        out: list[Move] = [s.setup.box.employ_no_more]
        add_employments(s, seat, out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, EmployCraftsman):
            employ(s, seat, move)
            if len(self.options(s, seat)) > 1:
                s.agenda.append(self)
                return
        s.asked = (seat + 1) % s.setup.players
        if s.asked == s.turn:
            end_game(s)
        else:
            call_craftsmen(s)

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        return refuse_employment(s, seat, move) if isinstance(move, EmployCraftsman) else super().refuse(s, seat, move)

    def refuse_token(self, s: FoundersState, seat: int, word: str) -> Reason:
        if word in s.setup.box.craftsmen:
            return idle_craftsman(s, seat, s.setup.box.craftsmen.index(word))
        return Reason(self.insists, self.rule)


WHETHER_TO_PROPOSE: Final = WhetherToPropose("propose", "FOE-E3")
WHETHER_TO_AGREE: Final = WhetherToAgree("answer", "FOE-E3")
WHICH_LAST_CRAFTSMAN: Final = WhichLastCraftsman("last craftsmen", "FOE-E3")
