"""What chance lays on the board: the lot for the first player, rows, the top of piles and decks (TAW-S2, S3, R2, R3)."""

from typing import Final, final

from quadriga.games.ancient_world.data.box import EMPTY, NOBODY, PILES
from quadriga.games.ancient_world.rules.agenda import ask, name
from quadriga.games.ancient_world.rules.turn import ensure_deck, settle
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import events as tell
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
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
        s.agenda.pop()
        begin_with(s, move.a)
        if s.heard is not None:
            s.heard.append(tell.FirstPlayerDrawn(seat=move.a, coins=tuple([city.coins for city in s.cities])))


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
        place = s.row.index(EMPTY)
        s.row[place] = move.a
        s.deck.draw(move.a)
        if s.heard is not None:
            s.heard.append(tell.EmpireCardLaid(card=s.setup.box.empire[move.a].id, place=place + 1))
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
        place = s.military_row.index(EMPTY)
        s.military_row[place] = move.a
        s.military.draw(move.a)
        if s.heard is not None:
            s.heard.append(tell.MilitaryCardLaid(card=s.setup.box.military[move.a].id, place=place + 1))
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
        pile = self.pile_of(s)
        s.piles[pile] = s.piles[pile].turned_up(move.a)
        tell_titan(s, pile)


def tell_titan(s: AncientState, pile: int) -> None:
    """A Titan lies face up."""
    if s.heard is not None:
        s.heard.append(tell.TitanTurnedUp(stars=pile + 1, card=s.setup.box.titans[s.piles[pile].top].id))


@final
class TurnUpTitan(DrawTitan):
    """TAW-S3: the first of a pile."""

    def __init__(self, text: str, rule: str, pile: int) -> None:
        super().__init__(text, rule)
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
        s.agenda.pop()
        s.districts = s.districts.drawn(move.a).with_top(move.a)
        if s.heard is not None:
            s.heard.append(tell.DistrictTurnedUp(card=s.setup.box.districts[move.a].id))
        settle(s)


LOTS: Final = name(DrawLots("lots", "TAW-S2"))
FILL_EMPIRE: Final = name(FillEmpire("fill empire", "TAW-R2"))
FILL_MILITARY: Final = name(FillMilitary("fill military", "TAW-R3"))
TITANS: Final = [name(TurnUpTitan(f"turn up titan {pile + 1}", "TAW-S3", pile)) for pile in range(PILES)]
DISTRICT: Final = name(TurnUpDistrict("turn up district", "TAW-B4"))
