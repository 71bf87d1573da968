"""Law 2: notation, records and positions all lead back to the same state, and to nothing else. Clones: `laws_clones`."""

import json
from typing import Any

import msgspec

from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest, read_position, write_position
from quadriga.kernel.record import final_state, read_record, verify, write_record
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State
from tests.kit.eyes import all_eyes, first_difference, named, seen
from tests.kit.law import Fault, demand, law
from tests.kit.laws_clones import check_eyes
from tests.kit.moves import tried_moves
from tests.kit.play import Trace

FUTURE = 40
"""Steps that a loaded position is played on beside the game that it was taken from."""


@law
def law_notation_and_number_round_trip(trace: Trace) -> None:
    """Over the space, or a sample of a big one: number and notation, in any letter case and spacing, name one move."""
    space = trace.game.space(trace.config)
    again = trace.game.space(trace.game.config(trace.config.players, trace.config.options, trace.config.components))
    moves = tried_moves(trace)
    demand(len({move.notation.casefold() for move in moves}) == len(moves), "a notation stands for two moves")
    for move in moves:
        number = move.number
        demand(0 <= number < space.size and space.at(number) is move, f"{move} is not number {number} of the space")
        _check_notation(move)
        for text in (move.notation, move.notation.upper(), f"  {move.notation.lower().replace(' ', '   ')} "):
            demand(space.read(text) is move, f"{text!r} reads as {space.read(text)}, not as {move}")
        demand(again.at(number) is move, f"an equal table has another object for {move}")


def _check_notation(move: Move) -> None:
    demand(move.notation.split()[0] == move.verb, f"{move} does not begin with its verb {move.verb!r}")
    demand(" ".join(move.notation.split()) == move.notation, f"{move} has stray blanks")
    demand(all(target and " " not in target for target in move.targets), f"{move} has the targets {move.targets}")
    demand(len(set(move.targets)) == len(move.targets), f"{move} has a target twice: {move.targets}")


@law
def law_records_replay(trace: Trace) -> None:
    """A record, whole or in part, is read as it was written and replays to the same state and result."""
    for end in (None, *trace.sample(3)):
        trace.at = len(trace) if end is None else end
        if trace.crashed_by is not None and trace.at == len(trace):
            continue  # the record of a crash replays to the crash
        record = trace.record(end)
        text = write_record(record)
        again = read_record(text)
        demand(again == record and write_record(again) == text, "a record is read otherwise than it was written")
        demand(digest(final_state(again)) == digest(trace.state(trace.at)), "a record replays to another state")
        verify(again)


@law
def law_positions_come_back(trace: Trace) -> None:
    """A position is plain data, is read as the same state, looks the same to all eyes, and has the same future."""
    for index, state in trace.looked():
        layout = state.layout()
        demand(json.loads(json.dumps(layout)) == layout, "the layout is not plain JSON data")
        text = write_position(state)
        _, loaded = read_position(text)
        demand(digest(loaded) == digest(state), "a position is read as another state")
        demand(write_position(loaded) == text, "a position is written otherwise after reading")
        check_eyes(trace.views(index), loaded, "the loaded position")
    for index, _ in trace.looked(4):
        _follow(trace, index)


def _follow(trace: Trace, index: int) -> None:
    """Play the rest of the game from the loaded position, and compare what the seats see by turns."""
    everybody = all_eyes(trace.config)
    _, loaded = read_position(write_position(trace.state(index)))
    for step in trace.steps[index : index + FUTURE]:
        if step.seat not in loaded.to_act() or step.move not in loaded.options(step.seat):
            raise Fault(f"the position loaded at step {index} has another future: {step.move.notation!r} is no option")
        loaded.play(step.seat, step.move)
        trace.at += 1
        eyes = everybody[trace.at % len(everybody)]
        if difference := first_difference(trace.seen(trace.at, eyes), seen(loaded, eyes)):
            raise Fault(f"the position loaded at step {index} has another future for {named(eyes)}: {difference}")


@law
def law_what_is_given_out_is_a_gift(trace: Trace) -> None:
    """Options, draws, scores, layouts and views can be spoilt by whoever gets them: the state does not notice."""
    for index, state in trace.looked():
        before, views = (digest(state), _answers(state)), trace.views(index)
        for gift in _gifts(state):
            _spoil(gift)
        demand((digest(state), _answers(state)) == before, "a state changes when somebody spoils what it gave out")
        check_eyes(views, state, "a state of which somebody spoilt what it gave out")


def _gifts(state: State) -> list[object]:
    gifts: list[object] = [state.layout(), state.scores(), *[state.view(eyes) for eyes in all_eyes(state.config)]]
    for seat in state.to_act():
        gifts += [state.prompt(seat).options, state.options(seat)]
        if seat == CHANCE:
            gifts.append(state.draws())
    return gifts


def _answers(state: State) -> object:
    options = [(seat, [move.number for move in state.options(seat)]) for seat in state.to_act()]
    return options, state.scores(), state.to_act()


def _spoil(gift: Any) -> None:
    """Empty every list and dict inside; a config is everybody's and stays."""
    if isinstance(gift, msgspec.Struct):
        for name in gift.__struct_fields__:
            if name != "config":
                _spoil(getattr(gift, name))
    elif isinstance(gift, list | tuple):
        for inside in gift:
            _spoil(inside)
    elif isinstance(gift, dict):
        for inside in gift.values():
            _spoil(inside)
    if isinstance(gift, list | dict):
        gift.clear()
