"""What chance lays on the board: the lot for the first player, rows, the top of piles and decks (TAW-S2, S3, R2, R3)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import DrawCard, DrawLot
from quadriga.games.ancient_world.data.terms import EMPTY, NOBODY, PILES
from quadriga.games.ancient_world.rules.agenda import ask, name
from quadriga.games.ancient_world.rules.turn import ensure_deck, settle
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import numeral
from quadriga.kernel.state import ChanceFrame


def set_up(s: AncientState) -> None:
    """TAW-S2, S3: what has to be drawn before the first turn, the last of it lowest."""
    ask(s, "choose")
    ask(s, "fill empire")
    ask(s, "fill military")
    for pile in range(PILES - 1, -1, -1):
        ask(s, f"turn up titan {pile + 1}")
    ask(s, "turn up district")
    if s.setup.first == NOBODY:
        ask(s, "lots")
    else:
        begin_with(s, s.setup.first)


def begin_with(s: AncientState, first: int) -> None:
    """TAW-S2: the first player, and what the others get for their place in turn order."""
    s.first = s.turn = s.holder = first
    players = s.setup.players
    for step in range(players):
        s.cities[(first + step) % players].coins += s.setup.box.extra_coins[step]


@final
class DrawLots(ChanceFrame[AncientState]):
    """TAW-S2: the first player, where the table has named none."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        return s.setup.box.lot.copy()

    def weights(self, s: AncientState) -> list[int]:
        return [1] * s.setup.players

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawLot)
        s.agenda.pop()
        begin_with(s, move.seat)
        report.first_player_drawn(s, move.seat)


class DrawEmpire(ChanceFrame[AncientState]):
    """The top card of the Empire deck, which is not empty while this is asked."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        draw = s.setup.box.draw_empire
        return [draw[card] for card in s.deck.candidates()]

    def weights(self, s: AncientState) -> list[int]:
        return s.deck.weights()

    def pick(self, s: AncientState, rng: Rng) -> Move:
        return s.setup.box.draw_empire[s.deck.pick(rng)]


@final
class FillEmpire(DrawEmpire):
    """TAW-S3, R2: a card for each place of the row, as long as there are any."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        place = s.row.index(EMPTY)
        s.row[place] = move.card
        s.deck.draw(move.card)
        report.empire_card_laid(s, move.card, place)
        if EMPTY not in s.row or not ensure_deck(s):
            s.agenda.pop()


@final
class FillMilitary(ChanceFrame[AncientState]):
    """TAW-S3, R3: a card for each empty place of the row, as long as there are any."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        draw = s.setup.box.draw_military
        return [draw[card] for card in s.military.candidates()]

    def weights(self, s: AncientState) -> list[int]:
        return s.military.weights()

    def pick(self, s: AncientState, rng: Rng) -> Move:
        return s.setup.box.draw_military[s.military.pick(rng)]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        place = s.military_row.index(EMPTY)
        s.military_row[place] = move.card
        s.military.draw(move.card)
        report.military_card_laid(s, move.card, place)
        if EMPTY not in s.military_row or not s.military.size:
            s.agenda.pop()


class DrawTitan(ChanceFrame[AncientState]):
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
        stars = "one star" if pile == 0 else f"{numeral(pile + 1)} stars"
        super().__init__(f"turn up titan {pile + 1}", "TAW-S3", f"The first Titan with {stars} is turned up.")
        self.pile = pile

    def pile_of(self, s: AncientState) -> int:
        return self.pile

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        s.agenda.pop()
        self.turn_up(s, move)


class DrawDistrict(ChanceFrame[AncientState]):
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


LOTS: Final = name(DrawLots("lots", "TAW-S2", "Lots are drawn for the first player."))
FILL_EMPIRE: Final = name(FillEmpire("fill empire", "TAW-R2", "The Empire row is filled."))
FILL_MILITARY: Final = name(FillMilitary("fill military", "TAW-R3", "The Military row is filled."))
TITANS: Final = [name(TurnUpTitan(pile)) for pile in range(PILES)]
DISTRICT: Final = name(TurnUpDistrict("turn up district", "TAW-B4", "The next District is turned up."))
