"""FOE-K: step 2 of a turn, at most one token. What each kind does stands in its own chapter."""

from typing import Final, final

from quadriga.games.founders.data.moves import BuyResource, EmployCraftsman, LayTile, Pillage, UniteTiles
from quadriga.games.founders.data.terms import CARRIAGE, COIN, CRAFTSMAN, TOKENS, WAR
from quadriga.games.founders.rules.addition import begin_adding
from quadriga.games.founders.rules.asking import SeatQuestion
from quadriga.games.founders.rules.carriage import add_unions, refuse_union, unite
from quadriga.games.founders.rules.coin import add_purchases, buy, refuse_purchase
from quadriga.games.founders.rules.craftsman import add_employments, employ, idle_craftsman, refuse_employment
from quadriga.games.founders.rules.war import add_pillages, pillage, refuse_pillage
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.message import Message


def begin_playing(s: FoundersState) -> None:
    """FOE-K1: the step is left out where no token in hand can be placed anywhere."""
    for count in s.nations[s.turn].hand:
        if count:
            if len(WHICH_TOKEN.options(s, s.turn)) > 1:
                s.agenda.append(WHICH_TOKEN)
                return
            break
    begin_adding(s)


@final
class WhichToken(SeatQuestion):
    """FOE-K1: at most one token, of any kind; or none."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        out: list[Move] = [s.setup.box.keep]
        hand = s.nations[seat].hand
        if hand[WAR]:
            add_pillages(s, seat, out)
        if hand[COIN]:
            add_purchases(s, seat, out)
        if hand[CARRIAGE]:
            add_unions(s, seat, out)
        add_employments(s, seat, out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, Pillage):
            pillage(s, seat, move)
        elif isinstance(move, BuyResource):
            buy(s, seat, move)
        elif isinstance(move, UniteTiles):
            unite(s, seat, move)
        elif isinstance(move, EmployCraftsman):
            employ(s, seat, move)
        else:
            report.token_kept(s, seat)
        begin_adding(s)

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        if isinstance(move, Pillage):
            return _lacking(s, seat, WAR) or refuse_pillage(s, seat, move)
        if isinstance(move, BuyResource):
            return _lacking(s, seat, COIN) or refuse_purchase(s, seat, move)
        if isinstance(move, UniteTiles):
            return _lacking(s, seat, CARRIAGE) or refuse_union(s, seat, move)
        if isinstance(move, EmployCraftsman):
            return refuse_employment(s, seat, move)
        if isinstance(move, LayTile):
            return Reason("adding-comes-last", "FOE-T1", first=Message(self.insists))
        return super().refuse(s, seat, move)

    def refuse_token(self, s: FoundersState, seat: int, word: str) -> Reason:
        """Why a token cannot be placed anywhere."""
        words = s.setup.box.token_words
        if word not in words:
            return super().refuse_token(s, seat, word)
        token = words.index(word)
        if token >= CRAFTSMAN:
            return idle_craftsman(s, seat, token - CRAFTSMAN)
        lacking = _lacking(s, seat, token)
        if lacking is not None:
            return lacking
        if token == WAR:
            return Reason("all-pillaged", "FOE-W4")
        if token == COIN:
            return Reason("nothing-to-buy", "FOE-M3")
        return Reason("no-block", "FOE-G1")


def _lacking(s: FoundersState, seat: int, token: int) -> Reason | None:
    if s.nations[seat].hand[token]:
        return None
    return Reason("token-lacking", "FOE-K1", token=TOKENS[token])


WHICH_TOKEN: Final = WhichToken("play token", "FOE-K1")
