"""The messages about a table for one pair of eyes: the only place where a table becomes messages.

Everything comes from the view, the prompt and the log of those eyes; the state itself is never encoded.
"""

from collections.abc import Set as AbstractSet

import msgspec

from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import seat_name
from quadriga.kernel.view import View
from quadriga.kernel.words.message import ENGLISH
from quadriga.table.errors import WORDS, refusal
from quadriga.table.foresight import foresee, why_not_target
from quadriga.table.log import event_line
from quadriga.table.messages import (
    ChatLine,
    LogLine,
    OptionInfo,
    PreviewMessage,
    PromptInfo,
    SeatInfo,
    StateMessage,
    TableInfo,
    UndoInfo,
)
from quadriga.table.table import Table


class Viewer:
    """Who is sent the state: a guest, the seat whose eyes they use (None: an onlooker), their language, and how much of the log
    they have."""

    def __init__(self, guest: str, eyes: int | None, language: str = ENGLISH) -> None:
        self.guest = guest
        self.eyes = eyes
        self.language = language
        self.lines = 0
        self.cuts = 0
        self.asked: tuple[int, int, PromptInfo] | None = None
        """The last prompt that they were sent, and how many deeds and entries there were."""

    def resume(self, table: Table, seen: int) -> None:
        """Go on after deed number `seen`."""
        self.lines = table.log.start_after(self.eyes, seen)
        self.cuts = table.log.cuts


def table_info(table: Table, guest: str, present: AbstractSet[str], rematch: str = "") -> TableInfo:
    """A table as everybody at it sees it."""
    setup = table.setup
    return TableInfo(
        id=setup.id,
        game=setup.config.game,
        title=table.game.meta.title,
        status=table.status,
        players=setup.config.players,
        options=setup.config.options,
        rules_version=setup.config.rules_version,
        undo=setup.undo,
        onlookers=setup.onlookers,
        listed=setup.listed,
        is_host=setup.host == guest,
        seats=seat_infos(table, guest, present),
        commitment=table.chance.commitment(),
        seed=setup.seed if table.is_over else "",
        rematch=rematch,
        created_ms=setup.created_ms,
    )


def seat_infos(table: Table, guest: str, present: AbstractSet[str]) -> tuple[SeatInfo, ...]:
    """The seats of a table as everybody sees them."""
    return tuple(
        SeatInfo(
            seat=chair.seat,
            colour=seat_name(chair.seat),
            kind=chair.kind,
            name=chair.title,
            bot=chair.player,
            is_mine=chair.kind == "person" and chair.guest == guest,
            is_present=chair.kind == "bot" or chair.guest in present,
            has_stand_in=chair.has_stand_in,
            has_resigned=chair.has_resigned,
            thinking_ms=chair.thinking_ms,
        )
        for chair in table.chairs
    )


def state_message(
    table: Table,
    viewer: Viewer,
    present: AbstractSet[str],
    now: int,
    *,
    rematch: str = "",
    ref: int = 0,
    chat: tuple[ChatLine, ...] | None = None,
) -> StateMessage:
    """Where the table stands; takes note of the log lines that it contains."""
    info = table_info(table, viewer.guest, present, rematch)
    log_from, log = _new_lines(table, viewer)
    mine = table.seats_of(viewer.guest)
    if table.journal is None:
        return StateMessage(
            table=info,
            index=table.index,
            eyes=viewer.eyes,
            mine=mine,
            acting=(),
            log_from=log_from,
            log=log,
            chat=chat,
            ref=ref,
        )
    state, eyes, journal = table.state, viewer.eyes, table.journal
    language = viewer.language
    view = state.view(eyes, language)
    undo = _undo(table, viewer)
    acting = table.acting()
    prompt = None
    if eyes is not None and eyes in acting and journal.held is None and not table.chairs[eyes].player:
        prompt = _prompt(table, eyes, view, language)
        viewer.asked = (table.index, len(journal.entries), prompt)
    is_over = table.is_over
    outcome = state.outcome() if is_over else None
    return StateMessage(
        table=info,
        index=table.index,
        eyes=eyes,
        mine=mine,
        acting=acting,
        held=journal.held,
        view=view,
        prompt=prompt,
        undo=undo,
        undo_asked=table.undo_asked,
        has_curtain=len(mine) > 1 and _differs(table, mine),
        scores=tuple(state.scores()) if is_over else (),
        sheet=state.sheet(language) if is_over else (),
        outcome=outcome,
        ending=_say_ending(table, outcome, language),
        ending_rule=table.game.meta.ending(outcome.ending).rule if outcome else "",
        log_from=log_from,
        log=log,
        my_last_line=table.log.since_last_move(eyes),
        waiting_ms=max(0, now - table.since_ms) if acting else 0,
        chat=chat,
        ref=ref,
    )


def _say_ending(table: Table, outcome: Outcome | None, language: str) -> str:
    if table.given_up is not None:
        return WORDS.say(table.given_up, language)
    return table.game.meta_in(language).ending(outcome.ending).text if outcome else ""


def preview_message(table: Table, seat: int, notation: str, ref: int, language: str = ENGLISH) -> PreviewMessage:
    """What a move would do, as far as the seat can know."""
    move = _option(table, seat, notation)
    ahead = foresee(table.state, seat, move, language)
    if ahead is None:
        return PreviewMessage(ref, move.notation, None)
    config = table.setup.config
    lines = tuple(event_line(table.game, config, table.index, event, language) for event in ahead.events)
    return PreviewMessage(ref, move.notation, ahead.view, lines)


def explain_target(table: Table, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
    """Why a thing cannot be chosen now."""
    journal = table.journal
    if journal is None:
        return Reason("not-begun", "").bind(WORDS)
    if table.is_over:
        return Reason("over", table.state.closing().rule)
    if journal.held is not None:
        id = "turn-not-ended-you" if journal.held == seat else "turn-not-ended"
        return Reason(id, "", seat=journal.held).bind(WORDS)
    return why_not_target(table.game, table.state, seat, chosen, target)


def say_option(table: Table, seat: int, move: Move, language: str = ENGLISH) -> str:
    """A move in words, from what the seat sees."""
    return table.game.say_move(table.state.view(seat, language), move, language)


def _option(table: Table, seat: int, notation: str) -> Move:
    if seat not in table.acting() or table.is_held():
        raise refusal("illegal", "nothing-to-decide")
    for move in table.state.options(seat):
        if move.notation == notation:
            return move
    raise refusal("illegal", "no-option", move=notation)


def _new_lines(table: Table, viewer: Viewer) -> tuple[int, tuple[LogLine, ...]]:
    log, eyes = table.log, viewer.eyes
    start = viewer.lines if viewer.cuts == log.cuts else 0
    viewer.lines, viewer.cuts = log.length(eyes), log.cuts
    return start, tuple(log.of(eyes, viewer.language, start))


def _prompt(table: Table, seat: int, view: View, language: str) -> PromptInfo:
    game = table.game
    prompt = table.state.prompt(seat)
    voice = game.voice(view.config, language)

    def option(move: Move) -> OptionInfo:
        sentence, short = voice.say_both(game.move_message(view, move), "short")
        return OptionInfo(move.notation, move.verb, move.targets, sentence, short)

    return PromptInfo(
        seat,
        prompt.asks,
        prompt.rule,
        game.say_prompt(view, language),
        tuple([option(move) for move in prompt.options]),
    )


def _undo(table: Table, viewer: Viewer) -> UndoInfo:
    eyes = viewer.eyes
    if eyes is None or table.journal is None or table.chairs[eyes].player:
        return UndoInfo()
    moves = table.undo_length(eyes)
    can_ask = table.can_ask_undo(eyes)
    return UndoInfo(moves, _last_move(table, viewer, eyes) if moves else "", can_ask)


def _last_move(table: Table, viewer: Viewer, seat: int) -> str:
    """The seat's last move, which can be taken back, in words: those of the option that it was, if that was just sent."""
    journal = table.journal
    assert journal is not None
    last = journal.last_made()
    if viewer.asked is not None:
        index, entries, prompt = viewer.asked
        if (table.index, len(journal.entries)) == (index + 1, entries + 1):
            return next(option.text for option in prompt.options if option.move == last.move.notation)
    return table.game.say_move(last.state.view(seat), last.move, viewer.language)


def _differs(table: Table, mine: tuple[int, ...]) -> bool:
    """Whether the seats of one guest do not see the same."""
    first = table.state.view(mine[0])
    return any(msgspec.structs.replace(table.state.view(seat), viewer=first.viewer) != first for seat in mine[1:])
