"""Eight-Minute Empire: every part of it by name."""

from quadriga.games.eight_minute_empire.data.box import SETS
from quadriga.games.eight_minute_empire.meta import META
from quadriga.games.eight_minute_empire.mind import judgement
from quadriga.games.eight_minute_empire.mind.imagination import imagine
from quadriga.games.eight_minute_empire.rules import bid, position, scoring, set_up
from quadriga.games.eight_minute_empire.rules.actions import ACTIONS, WHICH_PART
from quadriga.games.eight_minute_empire.rules.row import DEAL
from quadriga.games.eight_minute_empire.rules.turn import WHICH_CARD
from quadriga.games.eight_minute_empire.state.conservation import check
from quadriga.games.eight_minute_empire.state.fields import FIELDS
from quadriga.games.eight_minute_empire.state.state import EmpireSetup, EmpireState
from quadriga.games.eight_minute_empire.tell import events, words
from quadriga.games.eight_minute_empire.tell.view import EmpireView, build_view
from quadriga.kernel.game import Game
from quadriga.kernel.parts import Parts

PARTS = Parts[EmpireState](
    questions=(
        set_up.LOTS,
        set_up.LAY_TOKENS,
        set_up.LAY_OUT,
        DEAL,
        set_up.WHERE_TO_SETTLE,
        bid.WHICH_BID,
        bid.BREAK_TIE,
        bid.WHO_GOES_FIRST,
        WHICH_CARD,
        WHICH_PART,
        *[action for actions in ACTIONS for action in actions[1:]],
    ),
    turn=WHICH_CARD,
    fields=FIELDS,
    check_config=set_up.check_config,
    opening=set_up.opening,
    assemble=position.assemble,
    faults=position.faults,
    check=check,
    scores=scoring.scores,
    sheet=scoring.sheet,
    standings=scoring.standings,
    ending=scoring.ending,
    view=build_view,
    view_type=EmpireView,
    events=events,
    say_move=words.move_message,
    event_args=words.EVENT_ARGS,
    judge=judgement.judge,
    progress=judgement.progress,
    imagine=imagine,
    terminal="quadriga.games.eight_minute_empire.terminal:draw",
    faces="quadriga.games.eight_minute_empire.faces:FACES",
)

GAME = Game[EmpireState]("quadriga.games.eight_minute_empire", META, SETS, EmpireSetup, PARTS)
