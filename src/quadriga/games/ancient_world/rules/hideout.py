"""Forest Hideout: the top of a Titan pile is looked at, put into another order, and perhaps attacked at once (TAW-K10)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import ArrangeTitans, AttackTitan, DrawCard, LookAtPile
from quadriga.games.ancient_world.data.terms import EMPTY, NOBODY, PILES
from quadriga.games.ancient_world.rules import assault
from quadriga.games.ancient_world.rules.attacking import begin_attack
from quadriga.games.ancient_world.rules.dealing import DrawTitan
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE, seat_name


@final
class WhichPile(Question[AncientState]):
    """TAW-K10: a pile that is not empty."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        return [s.setup.box.look[pile] for pile in range(PILES) if s.piles[pile].top != EMPTY]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, LookAtPile)
        s.agenda.pop()
        s.pile = move.pile
        pile = s.piles[s.pile].taken_up(seat)
        s.piles[s.pile] = pile
        beneath = s.setup.box.looks_at - 1 - len(pile.known)
        s.due = beneath if beneath < len(pile.bag) else len(pile.bag)
        report.pile_looked_at(s, seat)
        if s.due:
            s.agenda.append(LOOK_AT_TITANS)
        else:
            arrange(s, seat)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, LookAtPile):
            return Reason("star-pile-empty", "TAW-K10", stars=move.pile + 1)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if all(pile.top == EMPTY for pile in s.piles):
            return [("titans", "all piles are empty (TAW-K10)")]
        return []


def faults_of_looking(s: AncientState) -> list[tuple[str, str]]:
    """While somebody looks at a pile, nobody else knows its order."""
    if s.pile == NOBODY or s.piles[s.pile].top == EMPTY:
        return [("pile", "say which pile is looked at, one with a Titan (TAW-K10)")]
    if s.piles[s.pile].known and s.piles[s.pile].looker != s.turn:
        return [("titans", f"{seat_name(s.turn)} is the one who looks (TAW-K10)")]
    return []


@final
class LookAtTitans(DrawTitan):
    """TAW-K10: those below that nobody knew; only the player sees them."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        s.piles[s.pile] = s.piles[s.pile].looked_at(move.card, s.turn)
        s.due -= 1
        report.titan_seen(s, s.turn, move.card)
        if s.due:
            return
        s.agenda.pop()
        report.titans_taken_up(s, s.turn)
        arrange(s, s.turn)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found = faults_of_looking(s)
        pile = s.piles[s.pile]
        if not 0 < s.due <= len(pile.bag) or 1 + len(pile.known) + s.due > s.setup.box.looks_at:
            found.append(("due", f"{s.setup.box.looks_at} Titans are looked at, or what there is (TAW-K10)"))
        return found


def arrange(s: AncientState, seat: int) -> None:
    """A pile of one Titan has no order."""
    if s.piles[s.pile].known:
        s.agenda.append(HOW_TO_ARRANGE)
    else:
        offer_ambush(s, seat)


@final
class HowToArrange(Question[AncientState]):
    """TAW-K10: the Titans are put back in any order, the first one on top."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        return list(s.setup.box.arrange[1 + len(s.piles[s.pile].known)])

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, ArrangeTitans)
        s.agenda.pop()
        pile = s.piles[s.pile]
        held = (pile.top, *pile.known)
        s.piles[s.pile] = pile.put_back(tuple([held[place] for place in move.order]), s.setup.everybody)
        report.titans_arranged(s, seat)
        offer_ambush(s, seat)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, ArrangeTitans):
            number = 1 + len(s.piles[s.pile].known)
            return Reason("put-all-back", "TAW-K10", titans=number)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found = faults_of_looking(s)
        if s.pile != NOBODY and not s.piles[s.pile].known:
            found.append(("titans", f"{seat_name(s.turn)} has looked at no Titan below the face-up one (TAW-K10)"))
        return found


def offer_ambush(s: AncientState, seat: int) -> None:
    """TAW-K10: asked only if the top can be beaten."""
    if assault.can_beat(s, seat, s.pile):
        s.agenda.append(WHETHER_TO_AMBUSH)
        return
    s.pile = NOBODY
    settle(s)


@final
class WhetherToAmbush(Question[AncientState]):
    """TAW-K10: attack the top card at once, or not."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        return [s.setup.box.attack[s.pile], s.setup.box.decline]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, AttackTitan):
            begin_attack(s, seat, move.pile)
            return
        s.pile = NOBODY
        report.ambush_declined(s, seat)
        settle(s)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, AttackTitan):
            return Reason("only-this-pile", "TAW-K10", stars=s.pile + 1)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if s.pile == NOBODY or not assault.can_beat(s, s.turn, s.pile):
            return [("pile", "its top cannot be beaten (TAW-K10)")]
        return []


WHICH_PILE: Final = WhichPile("hideout", "TAW-K10")
LOOK_AT_TITANS: Final = LookAtTitans("look", "TAW-K10")
HOW_TO_ARRANGE: Final = HowToArrange("arrange", "TAW-K10")
WHETHER_TO_AMBUSH: Final = WhetherToAmbush("ambush", "TAW-K10")
