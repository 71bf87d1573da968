"""The Ancient World: every part of it by name."""

from quadriga.games.ancient_world.data.box import SETS
from quadriga.games.ancient_world.meta import META
from quadriga.games.ancient_world.mind import hunches, judgement
from quadriga.games.ancient_world.mind.imagination import imagine
from quadriga.games.ancient_world.rules import (
    attacking,
    card_actions,
    dealing,
    expanding,
    exploring,
    hideout,
    learning,
    positions,
    repairing,
    scoring,
    turn,
)
from quadriga.games.ancient_world.rules.choosing import WHICH_ACTION
from quadriga.games.ancient_world.state.conservation import check
from quadriga.games.ancient_world.state.fields import FIELDS, assemble
from quadriga.games.ancient_world.state.state import AncientSetup, AncientState
from quadriga.games.ancient_world.tell import events, words
from quadriga.games.ancient_world.tell.view import AncientView, build_view
from quadriga.kernel.game import Game
from quadriga.kernel.parts import Parts

PARTS = Parts[AncientState](
    questions=(
        dealing.DRAW_LOTS,
        dealing.TURN_UP_DISTRICT,
        *dealing.TURN_UP_TITAN,
        turn.FILL_MILITARY,
        turn.FILL_EMPIRE,
        WHICH_ACTION,
        attacking.WHICH_ARMIES,
        attacking.NEXT_TITAN,
        attacking.WHICH_REPAIR_BY_ARMIES,
        attacking.ROLL_DICE,
        attacking.WHICH_DAMAGE,
        attacking.WHICH_ARMY_DISBANDS,
        exploring.HOW_TO_EXPLORE,
        exploring.DRAW_CARDS,
        exploring.WHICH_TO_KEEP,
        exploring.WHETHER_TO_STORE,
        exploring.DRAW_TOP,
        expanding.DRAW_DISTRICTS,
        expanding.WHICH_DISTRICT,
        learning.WHETHER_TO_STUDY,
        learning.WHICH_COIN,
        repairing.WHICH_REPAIR,
        repairing.WHICH_REBUILD,
        card_actions.WHICH_TO_COPY,
        hideout.WHICH_PILE,
        hideout.LOOK_AT_TITANS,
        hideout.HOW_TO_ARRANGE,
        hideout.WHETHER_TO_AMBUSH,
        turn.WHO_STARVES,
    ),
    turn=WHICH_ACTION,
    fields=FIELDS,
    opening=dealing.opening,
    assemble=assemble,
    faults=positions.faults,
    check=check,
    scores=scoring.scores,
    sheet=scoring.sheet,
    standings=scoring.standings,
    ending=scoring.ending,
    view=build_view,
    view_type=AncientView,
    events=events,
    say_move=words.move_message,
    event_args=words.EVENT_ARGS,
    judge=judgement.judge,
    progress=judgement.progress,
    imagine=imagine,
    shortlist=hunches.shortlist,
    hunch=hunches.hunch,
    horizon=hunches.HORIZON,
    terminal="quadriga.games.ancient_world.terminal:draw",
    faces="quadriga.games.ancient_world.faces:FACES",
)

GAME = Game[AncientState]("quadriga.games.ancient_world", META, SETS, AncientSetup, PARTS)
"""The Ancient World, first edition (rules.md)."""
