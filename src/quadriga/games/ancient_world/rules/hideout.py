"""Forest Hideout: the top of a Titan pile is looked at, put into another order, and perhaps attacked at once (TAW-K10)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import ArrangeTitans, AttackTitan, DrawCard, LookAtPile
from quadriga.games.ancient_world.data.terms import EMPTY, NOBODY, PILES
from quadriga.games.ancient_world.rules import assault
from quadriga.games.ancient_world.rules.agenda import ask, name
from quadriga.games.ancient_world.rules.attacking import begin_attack
from quadriga.games.ancient_world.rules.dealing import DrawTitan
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import counted
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import Frame


@final
class Hideout(Frame[AncientState]):
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
            ask(s, "look")
        else:
            arrange(s, seat)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, LookAtPile):
            return Reason(f"The pile with {counted(move.pile + 1, 'star')} is empty.", "TAW-K10")
        return super().refuse(s, seat, move)


@final
class Look(DrawTitan):
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


def arrange(s: AncientState, seat: int) -> None:
    """A pile of one Titan has no order."""
    if s.piles[s.pile].known:
        ask(s, "arrange")
    else:
        offer_ambush(s, seat)


@final
class Arrange(Frame[AncientState]):
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
            return Reason(f"All {number} Titans looked at must be put back, each once.", "TAW-K10")
        return super().refuse(s, seat, move)


def offer_ambush(s: AncientState, seat: int) -> None:
    """TAW-K10: asked only if the top can be beaten."""
    if assault.can_beat(s, seat, s.pile):
        ask(s, "ambush")
        return
    s.pile = NOBODY
    settle(s)


@final
class Ambush(Frame[AncientState]):
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
            stars = counted(s.pile + 1, "star")
            return Reason(f"Only the pile with {stars} can be attacked from the hideout.", "TAW-K10")
        return super().refuse(s, seat, move)


HIDEOUT: Final = name(
    Hideout("hideout", "TAW-K10", "Which pile of Titans do you look at?", "A pile of Titans must be chosen now.")
)
LOOK: Final = name(Look("look", "TAW-K10", "The top Titans are looked at."))
ARRANGE: Final = name(
    Arrange(
        "arrange",
        "TAW-K10",
        "In which order do you put the Titans back? Begin with the top one.",
        "The Titans must be put back first.",
    )
)
AMBUSH: Final = name(Ambush("ambush", "TAW-K10", "Attack the top Titan at once?", "Attack the top Titan now, or decline."))
