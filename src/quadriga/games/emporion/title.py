"""Emporion: every part of it by name."""

from quadriga.games.emporion.data.box import SETS
from quadriga.games.emporion.meta import META
from quadriga.games.emporion.mind import judgement
from quadriga.games.emporion.rules import addition, scoring, set_up, turn
from quadriga.games.emporion.rules.action import WHICH_ACTION
from quadriga.games.emporion.rules.expedition import HOW_TO_REFILL
from quadriga.games.emporion.state.conservation import check
from quadriga.games.emporion.state.fields import FIELDS, assemble
from quadriga.games.emporion.state.state import EmporionSetup, EmporionState
from quadriga.games.emporion.tell import events, words
from quadriga.games.emporion.tell.view import EmporionView, build_view
from quadriga.kernel.game import Game
from quadriga.kernel.parts import Parts

PARTS = Parts[EmporionState](
    questions=(
        set_up.FIRST_PLAYER,
        set_up.LAY_PORT,
        set_up.WHICH_START_CARD,
        set_up.WHICH_COUNTER,
        WHICH_ACTION,
        addition.WHICH_SPOILS,
        HOW_TO_REFILL,
        turn.TURN_UP_HISTORY,
        turn.TURN_UP_DEVELOPMENT,
    ),
    turn=WHICH_ACTION,
    fields=FIELDS,
    opening=set_up.opening,
    assemble=assemble,
    faults=set_up.faults,
    check=check,
    scores=scoring.scores,
    sheet=scoring.sheet,
    standings=scoring.standings,
    ending=scoring.ending,
    view=build_view,
    view_type=EmporionView,
    events=events,
    say_move=words.move_message,
    event_args=words.EVENT_ARGS,
    judge=judgement.judge,
    progress=judgement.progress,
    terminal="quadriga.games.emporion.terminal:draw",
    faces="quadriga.games.emporion.faces:FACES",
)

GAME = Game[EmporionState]("quadriga.games.emporion", META, SETS, EmporionSetup, PARTS)
