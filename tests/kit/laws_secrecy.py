"""Law 3: nobody learns what he cannot know, by view, question, refusal or event; and what he cannot know is imagined anew."""

from collections.abc import Iterator
from typing import Any

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.seats import seat_name
from quadriga.kernel.state import State
from tests.kit.eyes import Eyes, all_eyes, heard, named, seen, tell_apart
from tests.kit.law import Fault, demand, law
from tests.kit.play import SeededHand, Trace
from tests.kit.twins import histories

IMAGINED = 3
"""States imagined for each pair of eyes at each look."""
SAMPLES = 64
"""States imagined to see whether all that is hidden is drawn anew."""
QUESTIONS = 24
"""Simultaneous decisions looked at in one game, and pairs of eyes and steps at which something is known to be hidden."""
DAYDREAM = 8
"""Steps that an imagined state is played on."""


@law
def law_imagined_twins_tell_nothing(trace: Trace) -> None:
    """An imagined state gives the same view, question and refusals; and the same events, as far as the view stays the same."""
    for index, state in trace.looked():
        before = digest(state)
        for eyes in all_eyes(trace.config):
            rng = Rng(index)
            for _ in range(IMAGINED):
                _compare(trace, index, eyes, state.imagine(eyes, rng))
        demand(digest(state) == before, "a state has changed while somebody imagined")


def _compare(trace: Trace, index: int, eyes: Eyes, twin: State) -> None:
    state = trace.state(index)
    is_same = digest(twin) == digest(state)
    if not is_same or seen(twin, eyes) != trace.seen(index, eyes):
        difference = tell_apart(trace.game, state, twin, eyes)
        demand(not difference, f"{named(eyes)} can tell the table from what he imagines by {difference}")
    if is_same or index == len(trace):
        return
    step = trace.steps[index]
    if step.move not in twin.options(step.seat):
        return
    real = state.clone()
    told, told_there = _play(real, step.seat, step.move), _play(twin, step.seat, step.move)
    if seen(real, eyes) == seen(twin, eyes):
        _compare_events(eyes, told, told_there, f"of {step.move.notation!r}")


def _play(state: State, seat: int, move: Move) -> list[Event]:
    state.listen()
    state.play(seat, move)
    return state.told()


def _compare_events(eyes: Eyes, told: list[Event], told_there: list[Event], of: str) -> None:
    here, there = heard(told, eyes), heard(told_there, eyes)
    if here != there:
        raise Fault(f"{named(eyes)} sees the same, but is told {here} or {there} {of}")


@law
def law_imagined_states_are_sound(trace: Trace) -> None:
    """What is imagined is sound, repeats with its seed, can be imagined from, and played on without harm to the table; where
    nothing is drawn for it, it is the state itself."""
    for index, state in trace.looked():
        before = digest(state)
        for eyes in all_eyes(trace.config):
            rng = Rng(index)
            fresh = rng.mark()
            twin = state.imagine(eyes, rng)
            demand(rng.mark() != fresh or digest(twin) == before, f"{named(eyes)} imagines another state without drawing")
            demand(digest(twin) == digest(state.imagine(eyes, Rng(index))), "the same seed imagines another state")
            twin.check()
            demand(twin.to_act() == state.to_act(), f"{named(eyes)} imagines that {twin.to_act()} are to act")
            deeper = twin.imagine(eyes, Rng(index + 1))
            demand(seen(deeper, eyes) == trace.seen(index, eyes), f"{named(eyes)} forgets when imagining from the imagined")
            _daydream(twin, index, named(eyes))
            demand(digest(state) == before, f"the table has changed while {named(eyes)} played on what he imagines")


def _daydream(state: State, seed: int, whose: str) -> None:
    """Play on from what somebody imagines, as bots do."""
    hand = SeededHand(seed)
    moves: list[str] = []
    try:
        for _ in range(DAYDREAM):
            choice = hand.choose(state) if state.to_act() else None
            if choice is None:
                return
            moves.append(choice[1].notation)
            state.play(*choice)
            state.check()
    except Exception as error:
        raise Fault(f"what {whose} imagines breaks down after {moves}: {type(error).__name__}: {error}") from error


@law
def law_twin_histories_tell_nothing(trace: Trace) -> None:
    """Two histories that have always looked the same to somebody give him the same events, question and refusals."""
    closely = set(trace.sample())
    for moment in histories(trace):
        if not moment.is_alike:
            continue
        eyes = moment.fork.eyes
        _compare_events(eyes, list(moment.told), list(moment.told_other), f"though {moment.fork}")
        if moment.played in closely or moment.played == moment.fork.step + 1:
            difference = tell_apart(trace.game, moment.real, moment.other, eyes)
            demand(not difference, f"{moment.fork}, were it not for {difference}")


@law
def law_all_that_is_hidden_is_imagined(trace: Trace) -> None:
    """Whatever differs between two histories that look the same to somebody is drawn anew when he imagines."""
    hidden: dict[tuple[int, Eyes], set[str]] = {}
    for moment in histories(trace):
        if moment.is_alike:
            differing = _differing(moment.real.layout(), moment.other.layout())
            hidden.setdefault((moment.played, moment.fork.eyes), set()).update(differing)
    rng = Rng(len(trace))
    for index, eyes in sorted(hidden, key=lambda _: rng.below(1 << 20))[:QUESTIONS]:
        trace.at = index
        missed = hidden[index, eyes] - _imagined_anew(trace.state(index), eyes)
        demand(not missed, f"{named(eyes)} cannot know {sorted(missed)}, but never imagines it otherwise")


def _imagined_anew(state: State, eyes: Eyes) -> set[str]:
    """The places of the layout that differ in some imagined state."""
    layout = state.layout()
    rng = Rng(0)
    varied: set[str] = set()
    for _ in range(SAMPLES):
        varied |= _differing(layout, state.imagine(eyes, rng).layout())
    return varied


def _differing(one: Any, other: Any, way: str = "") -> set[str]:
    """The ways to all that differs in two layouts; a missing entry counts by its own way."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = one.keys() | other.keys()
        return set[str]().union(*[_differing(one.get(key), other.get(key), f"{way}.{key}") for key in keys])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return set[str]().union(*[_differing(a, b, f"{way}[{index}]") for index, (a, b) in pairs])
    return set() if one == other else {way.lstrip(".")}


@law
def law_simultaneous_choices_are_secret(trace: Trace) -> None:
    """While my own choice is open, what another seat has chosen changes nothing that I see, am asked or am told."""
    for state in _simultaneous(trace):
        for seat in state.to_act():
            for eyes in state.to_act():
                if seat != eyes:
                    _choose_differently(trace, state, seat, eyes)


def _simultaneous(trace: Trace) -> Iterator[State]:
    """States in which several are to act, from all parts of the game."""
    several = [index for index in range(len(trace)) if len(trace.state(index).to_act()) > 1]
    most = QUESTIONS if trace.looks is None else min(QUESTIONS, 1 + trace.looks // 2)
    for index in several[:: 1 + len(several) // most]:
        trace.at = index
        yield trace.state(index)


def _choose_differently(trace: Trace, state: State, seat: int, eyes: int) -> None:
    first: State | None = None
    told_first: list[Event] = []
    options = state.options(seat)
    for move in (*options[:2], options[-1]):
        after = state.clone()
        told = _play(after, seat, move)
        if eyes not in after.to_act() or after.agenda[-1] is not state.agenda[-1]:
            continue
        if first is None:
            first, told_first = after, told
            continue
        what = f"what {seat_name(seat)} chose while {seat_name(eyes)} is still to choose"
        difference = tell_apart(trace.game, first, after, eyes)
        demand(not difference, f"{what} shows in {difference}")
        demand(heard(told_first, eyes) == heard(told, eyes), f"{what} is told: {heard(told, eyes)}")


@law
def law_simultaneous_choices_have_no_order(trace: Trace) -> None:
    """Two seats that choose at the same time come to the same state in either order."""
    rng = Rng(len(trace))
    for state in _simultaneous(trace):
        acting = state.to_act()
        for one, other in ((a, b) for a in acting for b in acting if a < b):
            options, options_other = state.options(one), state.options(other)
            any_, any_other = options[rng.below(len(options))], options_other[rng.below(len(options_other))]
            # Equal choices are where an order would matter first.
            for move, move_other in ((any_, any_other), (options[0], options_other[0]), (options[-1], options_other[-1])):
                _choose_in_either_order(state, (one, move), (other, move_other))


def _choose_in_either_order(state: State, one: tuple[int, Move], other: tuple[int, Move]) -> None:
    ends = []
    for first, second in ((one, other), (other, one)):
        after = state.clone()
        after.play(*first)
        if second[0] not in after.to_act() or second[1] not in after.options(second[0]):
            raise Fault(f"{seat_name(first[0])} takes away a choice that {seat_name(second[0])} had at the same time")
        after.play(*second)
        ends.append(digest(after))
    what = " and ".join(f"{move.notation!r} of {seat_name(seat)}" for seat, move in (one, other))
    demand(ends[0] == ends[1], f"it matters who is first with {what}")
