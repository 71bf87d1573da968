"""Words, news and judgement: whatever a person, a log or a bot is given is there, well-formed, and about this table."""

import math
import re
from collections.abc import Callable
from functools import partial

import msgspec

from quadriga.kernel.events import Event
from quadriga.kernel.position import digest
from quadriga.kernel.seats import CHANCE, COLOURS, seat_name
from quadriga.kernel.words.pseudo import PSEUDO
from tests.kit.eyes import all_eyes, named, seen
from tests.kit.law import Fault, demand, law
from tests.kit.play import Trace

PLAIN_WORD = re.compile(r"[A-Za-z]{2,}")


@law
def law_views_are_of_this_table(trace: Trace) -> None:
    """A view names its table, its eyes, who is to act and what is asked; it survives the way to a client and back."""
    for _, state in trace.looked():
        for eyes in all_eyes(trace.config):
            view = state.view(eyes)
            demand(view.viewer == eyes, f"the view of {named(eyes)} is for {view.viewer}")
            demand(view.config == trace.config, f"the view of {named(eyes)} is of another table")
            demand(view.to_act == state.to_act(), f"{named(eyes)} sees {view.to_act} to act, not {state.to_act()}")
            asks = state.agenda[-1].name if state.agenda else ""
            demand(view.asks == asks, f"{named(eyes)} sees {view.asks!r} asked, not {asks!r}")
            demand(seen(state, eyes) == view.encode(), f"the view of {named(eyes)} is another one the second time")
            again = msgspec.json.decode(view.encode(), type=type(view))
            demand(again == view, f"the view of {named(eyes)} is not the same after JSON")


@law
def law_everything_has_words(trace: Trace) -> None:
    """The question, every option and every event are said in a sentence, to all eyes; that of an option has no full stop, as it
    stands in other sentences and on buttons."""
    game = trace.game
    for _, state in trace.looked():
        for eyes in all_eyes(trace.config):
            view = state.view(eyes)
            _check_words(partial(game.say_prompt, view), f"the question {view.asks!r} to {named(eyes)}", ".?!")
            for move in [move for seat in state.to_act() for move in state.options(seat)]:
                _check_words(partial(game.say_move, view, move), f"{move.notation!r} to {named(eyes)}", "")
    for _, step in trace.walk():
        for event in step.events:
            _check_words(partial(game.say_event, trace.config, event), f"the event {event}", ".!")


@law
def law_every_word_comes_from_a_file(trace: Trace) -> None:
    """In the language of tests, which has no plain letters, nothing that people read has one: prompts, options, events, why a
    move is refused, score lines, and what the title says of itself."""
    game, config = trace.game, trace.config
    for _, state in trace.looked():
        for seat in state.to_act():
            view = state.view(None if seat == CHANCE else seat, PSEUDO)
            _check_accents(game.say_prompt(view, PSEUDO))
            for move in state.options(seat)[:20]:
                _check_accents(game.say_move(view, move, PSEUDO))
            refused = state.why_not(seat, game.space(config).at(0))
            if refused is not None:
                _check_accents(refused.say(PSEUDO))
    for line in trace.final.sheet(PSEUDO)[0]:
        _check_accents(line.label)
    for _, step in trace.walk():
        for event in step.events:
            _check_accents(game.say_event(config, event, PSEUDO))
    meta = game.meta_in(PSEUDO)
    said = [meta.summary, *(ending.text for ending in meta.endings), *(option.title + option.text for option in meta.options)]
    for text in (*said, *(choice.text for option in meta.options for choice in option.choices)):
        _check_accents(text)


def _check_accents(text: str) -> None:
    """Only the colours of seats stay as they are: whoever shows the sentence puts names there."""
    left = [word for word in PLAIN_WORD.findall(text) if word.lower() not in (*COLOURS, "chance")]
    demand(text != "" and not left, f"{left} in {text!r} does not come from a file of words")


def _check_words(say: Callable[[], str], what: str, ends: str) -> None:
    """A sentence that ends with one of these, or with none at all if there are none."""
    try:
        text = say()
    except Exception as error:
        raise Fault(f"no sentence for {what}: {type(error).__name__}: {error}") from error
    is_sentence = len(text) > 2 and (text[0].isupper() or text[0].isdigit())
    if not is_sentence or (ends and text[-1] not in ends):
        raise Fault(f"no sentence for {what}: {text!r}")
    if not ends and text[-1] in ".?!":
        raise Fault(f"the sentence for {what} ends with {text[-1]!r}: {text!r}")
    if text != " ".join(text.split()) or "None" in text or "{" in text:
        raise Fault(f"a slip in the sentence for {what}: {text!r}")


@law
def law_events_have_an_audience_at_this_table(trace: Trace) -> None:
    """An audience is everybody, or some of the seats of this table, each once; events go through JSON."""
    seats = set(range(trace.config.players))
    for _, step in trace.walk():
        for event in step.events:
            if event.audience is not None:
                is_good = set(event.audience) <= seats and 0 < len(event.audience) == len(set(event.audience))
                demand(is_good, f"the audience of {event} is not of this table")
            demand(_again(event) == event, f"{event} is not the same after JSON")


def _again(event: Event) -> Event:
    return msgspec.json.decode(msgspec.json.encode(event), type=type(event))


@law
def law_changes_are_told(trace: Trace) -> None:
    """Whoever sees a change is told of something."""
    for index, step in trace.walk():
        for eyes in all_eyes(trace.config):
            is_told = any(event.is_for(eyes) for event in step.events)
            if not is_told and trace.seen(index, eyes) != trace.seen(index + 1, eyes):
                by = f"{step.move.notation!r} of {seat_name(step.seat)}"
                raise Fault(f"{named(eyes)} sees a change by {by}, and is told nothing")


@law
def law_judgement_is_a_number(trace: Trace) -> None:
    """`judge` gives every seat a finite float at any time, and does not change what it judges."""
    for _, state in trace.looked(scale=2):
        before = digest(state)
        for seat in range(trace.config.players):
            worth: object = trace.game.judge(state, seat)
            is_good = isinstance(worth, float) and math.isfinite(worth)
            demand(is_good, f"the table is worth {worth!r} to {seat_name(seat)}")
        demand(digest(state) == before, "a state has changed by being judged")
