"""Law 2, the other way round: a position that is accepted can be played, whoever wrote it.

Positions of the game are spoilt one place at a time. What is refused is refused by a sentence with its place; whatever is
accepted is played on without a word, like any other state.
"""

import copy
import json
from typing import Any

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import PositionError
from quadriga.kernel.position import load_layout
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State
from tests.kit.eyes import all_eyes
from tests.kit.law import Fault, demand, law
from tests.kit.play import Trace

SPOILT = 6
"""Positions made of each that is looked at."""
FUTURE = 60
"""Steps that an accepted one is played on."""


@law
def law_accepted_positions_can_be_played(trace: Trace) -> None:
    """Refused with a sentence, or playable: nothing in between."""
    for index, state in trace.looked():
        rng = Rng(index + 1)
        layout = json.loads(json.dumps(state.layout()))
        others = [trace.state(other).layout() for other in trace.sample(4)]
        for _ in range(SPOILT):
            spoilt = copy.deepcopy(layout)
            done = _spoil(spoilt, [layout, *others], rng)
            try:
                loaded = load_layout(trace.game, trace.config, spoilt)
            except PositionError as error:
                demand(bool(error.where and error.problem), f"after {done} the refusal says nothing")
                continue
            except Exception as error:
                raise Fault(f"after {done} loading broke: {type(error).__name__}: {error}") from error
            try:
                _play_on(loaded, rng)
            except Exception as error:
                raise Fault(f"the position is accepted with {done} and breaks: {type(error).__name__}: {error}") from error


def _play_on(state: State, rng: Rng) -> None:
    for step in range(FUTURE):
        acting = state.to_act()
        if step % 20 == 0 or not acting:
            for eyes in all_eyes(state.config):
                state.view(eyes)
        if not acting:
            demand(state.outcome() is not None, "it is over without an outcome")
            return
        seat = acting[rng.below(len(acting))]
        options = state.options(seat)
        demand(bool(options), "there is a question without an answer")
        state.play(seat, state.draw(rng) if seat == CHANCE else options[rng.below(len(options))])
        state.check()


def _spoil(layout: dict[str, Any], sources: list[dict[str, Any]], rng: Rng) -> str:
    """Change one place of a layout; what was done, for the message."""
    places = list(_places(layout, ()))
    path = places[rng.below(len(places))]
    inside: Any = layout
    for step in path[:-1]:
        inside = inside[step]
    last = path[-1]
    where = ".".join(map(str, path))
    way = rng.below(4)
    if way == 0:
        del inside[last]
        return f"{where} left out"
    if way == 1 and isinstance(inside[last], bool | int | type(None)):
        inside[last] = [0, 1, 2, 7, -1, None, True][rng.below(7)]
    elif way == 2 and isinstance(inside[last], list) and inside[last]:
        inside[last].append(copy.deepcopy(inside[last][rng.below(len(inside[last]))]))
    else:
        source = sources[rng.below(len(sources))]
        found = [place for place in _places(source, ()) if place[-1] == last or len(place) == len(path)]
        inside[last] = copy.deepcopy(_at(source, found[rng.below(len(found))])) if found else None
    return f"{where} = {json.dumps(inside[last])}"


def _places(value: Any, path: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
    """The paths to everything inside, in order."""
    found: list[tuple[str | int, ...]] = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += _places(value[key], (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += _places(item, (*path, index))
    return found


def _at(value: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        value = value[step]
    return value
