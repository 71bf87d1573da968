"""What chance lays on the board: the lot for the first player, rows, the top of piles and decks (TAW-S2, S3, R2, R3)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import DrawCard, DrawLot
from quadriga.games.ancient_world.data.terms import EMPTY, NOBODY, PILES
from quadriga.games.ancient_world.rules.turn import FILL_EMPIRE, FILL_MILITARY, settle
from quadriga.games.ancient_world.state.state import AncientSetup, AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.question import Draw, Question


def opening(setup: AncientSetup) -> list[Question[AncientState]]:
    """TAW-S2, S3: what has to be drawn before the first turn, the last of it lowest."""
    agenda = [setup.turn, FILL_EMPIRE, FILL_MILITARY, *reversed(TURN_UP_TITAN), TURN_UP_DISTRICT]
    if setup.first == NOBODY:
        agenda.append(DRAW_LOTS)
    return agenda


@final
class DrawLots(Draw[AncientState]):
    """TAW-S2: the first player, where the table has named none."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        return s.setup.box.lot.copy()

    def weights(self, s: AncientState) -> list[int]:
        return [1] * s.setup.players

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawLot)
        s.agenda.pop()
        s.begin_with(move.seat)
        report.first_player_drawn(s, move.seat)

    def stands_on(self, below: Question[AncientState] | None, setup: AncientSetup) -> bool:
        return below is TURN_UP_DISTRICT


class DrawTitan(Draw[AncientState]):
    """The next Titan of a pile, one that nobody knows."""

    def pile_of(self, s: AncientState) -> int:
        """Which pile; there is one that is looked at or attacked, if the frame does not say it."""
        return s.pile

    def options(self, s: AncientState, seat: int) -> list[Move]:
        draw = s.setup.box.draw_titan
        return [draw[titan] for titan in s.piles[self.pile_of(s)].bag]

    def weights(self, s: AncientState) -> list[int]:
        return [1] * len(s.piles[self.pile_of(s)].bag)

    def pick(self, s: AncientState, rng: Rng) -> Move:
        return s.setup.box.draw_titan[s.piles[self.pile_of(s)].pick(rng)]

    def turn_up(self, s: AncientState, move: Move) -> None:
        """Face up on its pile."""
        assert isinstance(move, DrawCard)
        pile = self.pile_of(s)
        s.piles[pile] = s.piles[pile].turned_up(move.card)
        report.titan_turned_up(s, pile)


@final
class TurnUpTitan(DrawTitan):
    """TAW-S3: the first of a pile."""

    def __init__(self, pile: int) -> None:
        super().__init__(f"turn up titan {pile + 1}", "TAW-S3")
        self.pile = pile

    def pile_of(self, s: AncientState) -> int:
        return self.pile

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        s.agenda.pop()
        self.turn_up(s, move)

    def stands_on(self, below: Question[AncientState] | None, setup: AncientSetup) -> bool:
        return below is (FILL_MILITARY if self.pile == PILES - 1 else TURN_UP_TITAN[self.pile + 1])

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if s.piles[self.pile].top != EMPTY or not s.piles[self.pile].bag:
            return [(f"titans[{self.pile}].top", "no Titan of this pile is to be turned up (TAW-S3)")]
        return []


class DrawDistrict(Draw[AncientState]):
    """The next District: one that nobody knows or, when there are no more of these, the uppermost of those put under."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        draw = s.setup.box.draw_district
        return [draw[card] for card in s.districts.candidates()]

    def weights(self, s: AncientState) -> list[int]:
        return s.districts.weights()

    def pick(self, s: AncientState, rng: Rng) -> Move:
        return s.setup.box.draw_district[s.districts.pick(rng)]


@final
class TurnUpDistrict(DrawDistrict):
    """TAW-S3, B4: the next one comes face up at once."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        s.agenda.pop()
        s.districts = s.districts.drawn(move.card).with_top(move.card)
        report.district_turned_up(s, move.card)
        settle(s)

    def stands_on(self, below: Question[AncientState] | None, setup: AncientSetup) -> bool:
        return below is None or below is TURN_UP_TITAN[0]

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if s.districts.top != EMPTY or not s.districts.has_next():
            return [("district", "no District is to be turned up (TAW-B4)")]
        return []


DRAW_LOTS: Final = DrawLots("lots", "TAW-S2")
TURN_UP_TITAN: Final = [TurnUpTitan(pile) for pile in range(PILES)]
TURN_UP_DISTRICT: Final = TurnUpDistrict("turn up district", "TAW-B4")
