"""All that reaches one pair of eyes: view, question, refusals and events, as bytes and texts that can be compared."""

from collections.abc import Iterable

import msgspec

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.seats import seat_name
from quadriga.kernel.state import State

MOVES = 5000
"""Refusals compared; of a bigger space moves at even distances."""

Eyes = int | None
"""A seat, or None for a spectator."""


def all_eyes(config: Config) -> tuple[Eyes, ...]:
    """Every seat, and the spectator."""
    return (*range(config.players), None)


def named(eyes: Eyes) -> str:
    """Whose eyes they are, for messages."""
    return "a spectator" if eyes is None else seat_name(eyes)


def seen(state: State, eyes: Eyes) -> bytes:
    """The view."""
    return state.view(eyes).encode()


def asked(state: State, eyes: Eyes) -> str:
    """The question with its options, word for word; empty if these eyes are not asked."""
    if eyes is None or eyes not in state.to_act():
        return ""
    prompt = state.prompt(eyes)
    return f"{prompt.asks} ({prompt.rule}): {', '.join(move.notation for move in prompt.options)}"


def refused(game: Game, state: State, eyes: Eyes) -> list[str]:
    """For every move of the space, or of a big one for some, what these eyes would be told if they tried it."""
    if eyes is None:
        return []
    space = game.space(state.config)
    numbers = range(0, space.size, 1 + space.size // MOVES)
    return [f"{move.notation}: {state.why_not(eyes, move)}" for move in map(space.at, numbers)]


def heard(events: Iterable[Event], eyes: Eyes) -> list[bytes]:
    """The events that are for these eyes."""
    return [msgspec.json.encode(event) for event in events if event.is_for(eyes)]


def tell_apart(game: Game, one: State, other: State, eyes: Eyes) -> str:
    """What these eyes could tell two states by: view, question or refusals; empty if nothing."""
    if difference := first_difference(seen(one, eyes), seen(other, eyes)):
        return f"the view: {difference}"
    question, question_there = asked(one, eyes), asked(other, eyes)
    if question != question_there:
        return f"the question: {question!r} or {question_there!r}"
    for here, there in zip(refused(game, one, eyes), refused(game, other, eyes), strict=True):
        if here != there:
            return f"the refusal: {here!r} or {there!r}"
    return ""


def first_difference(one: bytes, other: bytes) -> str:
    """Where two texts part, with a little of what is around; empty if they are the same."""
    if one == other:
        return ""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    begin, end = max(0, at - 30), at + 30
    return f"…{one[begin:end].decode(errors='replace')}… or …{other[begin:end].decode(errors='replace')}…"
