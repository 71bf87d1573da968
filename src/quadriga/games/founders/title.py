"""Founders of the Empire: every part of it by name."""

from quadriga.games.founders.data.box import SETS
from quadriga.games.founders.meta import META
from quadriga.games.founders.mind import hunches, judgement
from quadriga.games.founders.rules import addition, ending, scoring, set_up
from quadriga.games.founders.rules.opening import TURN_UP, WHICH_STACK
from quadriga.games.founders.rules.playing import WHICH_TOKEN
from quadriga.games.founders.state.conservation import check
from quadriga.games.founders.state.fields import FIELDS, assemble
from quadriga.games.founders.state.state import FoundersSetup, FoundersState
from quadriga.games.founders.tell import events, words
from quadriga.games.founders.tell.view import FoundersView, build_view
from quadriga.kernel.game import Game
from quadriga.kernel.parts import Parts

PARTS = Parts[FoundersState](
    questions=(
        set_up.FIRST_PLAYER,
        set_up.REVEAL_VICTORY,
        set_up.REVEAL_NATURE,
        set_up.WHICH_TILE_TO_TAKE,
        set_up.HOW_TO_SETTLE,
        set_up.FILL_ROWS,
        WHICH_STACK,
        *TURN_UP,
        WHICH_TOKEN,
        addition.WHICH_TILE,
        addition.DRAW_NATURE,
        addition.WHERE_TO_LAY,
        addition.RECEIVE_CRAFTSMAN,
        ending.WHETHER_TO_PROPOSE,
        ending.WHETHER_TO_AGREE,
        ending.WHICH_LAST_CRAFTSMAN,
    ),
    turn=WHICH_STACK,
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
    view_type=FoundersView,
    events=events,
    say_move=words.move_message,
    event_args=words.EVENT_ARGS,
    judge=judgement.judge,
    progress=judgement.progress,
    shortlist=hunches.shortlist,
    hunch=hunches.hunch,
    horizon=hunches.HORIZON,
    terminal="quadriga.games.founders.terminal:draw",
    faces="quadriga.games.founders.faces:FACES",
)

GAME = Game[FoundersState]("quadriga.games.founders", META, SETS, FoundersSetup, PARTS)
