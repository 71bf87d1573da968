"""Law 2 for clones, which come first: the past of a game that every other law reads is made of them."""

from quadriga.kernel.position import digest
from quadriga.kernel.state import State
from tests.kit.anatomy import anatomy, attributes, changed, shared
from tests.kit.eyes import all_eyes, first_difference, named, seen
from tests.kit.law import Fault, demand, law
from tests.kit.play import SeededHand, Trace, has_played

DIVERSION = 8
"""Steps that a clone is led astray."""


def check_eyes(views: list[bytes], state: State, which: str) -> None:
    """Raise a `Fault` unless a state looks to all eyes as these views say."""
    for view, eyes in zip(views, all_eyes(state.config), strict=True):
        if difference := first_difference(view, seen(state, eyes)):
            raise Fault(f"{which} looks different to {named(eyes)}: {difference}")


@law
def law_clones_are_equal(trace: Trace) -> None:
    """A clone is the same in every attribute, and nobody listens to it."""
    for index, state in trace.looked():
        state.listen()
        clone = state.clone()
        demand(clone.heard is None, "somebody listens to a clone")
        state.heard = None
        demand(type(clone) is type(state), f"the clone of a {type(state).__name__} is a {type(clone).__name__}")
        demand(digest(clone) == digest(state), "a clone is another state")
        common = {id(thing) for _, thing in shared(state, clone)}
        difference = changed(_own_anatomy(state, common), _own_anatomy(clone, common))
        demand(not difference, f"a clone differs in {difference}")
        check_eyes(trace.views(index), clone, "a clone")


def _own_anatomy(state: State, common: set[int]) -> dict[str, str]:
    """The anatomy of a state without what its clone shares with it anyway."""
    parts = attributes(state).items()
    return anatomy({name: part for name, part in parts if id(part) not in common and name != "heard"})


@law
def law_clones_are_independent(trace: Trace) -> None:
    """No state changes when another is played on: neither the clones of a game's past nor the parent of a clone."""
    for _, step in trace.walk():
        if digest(step.before) != step.digest:
            raise Fault(f"a clone has changed while its parent was played on{_in_common(step.before)}")
    for index, state in trace.looked():
        before, views = digest(state), trace.views(index)
        _lead_astray(state.clone(), index)
        if digest(state) != before:
            raise Fault(f"a state has changed while its clone was played on{_in_common(state)}")
        check_eyes(views, state, "a state whose clone was played on")


def _in_common(state: State) -> str:
    """What may be at fault, for the message: whatever can change and is the same in a clone."""
    ways = [way for way, thing in shared(state, state.clone()) if isinstance(thing, list | dict | set)]
    return f": both have {', '.join(ways)} in common" if ways else ""


def _lead_astray(clone: State, seed: int) -> None:
    hand = SeededHand(seed)
    for _ in range(DIVERSION):
        choice = hand.choose(clone) if clone.to_act() else None
        if choice is None or not has_played(clone, *choice):
            return


@law
def law_what_clones_share_never_changes(trace: Trace) -> None:
    """Whatever a state and its clone have in common by identity stays as it is to the end of the game."""
    state = trace.game.new(trace.config)
    common: dict[int, tuple[str, object, dict[str, str]]] = {}
    closely = set(trace.sample(12)) | {0}
    for index, step in trace.walk():
        if index in closely:
            for way, thing in shared(state, state.clone()):
                common.setdefault(id(thing), (way, thing, anatomy(thing)))
        state.play(step.seat, step.move)
    trace.at = len(trace)
    for way, thing, before in common.values():
        if difference := changed(before, anatomy(thing)):
            raise Fault(f"{way} is shared by clones and has changed: {difference}")
