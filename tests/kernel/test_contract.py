"""The classes of the contract are strangers to one another, whatever was asked of them before."""

from quadriga.bots.bot import Bot
from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.rules.bid import WHICH_BID
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.game import Game
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.state import State


def test_what_is_one_thing_is_not_another() -> None:
    """Compiled classes of ABCMeta would share one cache of subclasses: one true answer would make all the others true."""
    state = GAME.new(GAME.config(2))
    bid: object = WHICH_BID
    for kind in (Question, State, Game, Bot, Draw, EmpireState):
        assert isinstance(bid, kind) == (kind is Question), kind
        assert isinstance(state, kind) == (kind in (State, EmpireState)), kind
        assert isinstance(GAME, kind) == (kind is Game), kind
