"""Puts a prompt before a person: the table, what happened since the last one, the question, the options."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.state import State
from quadriga.terminal.draw import draw_table, tell
from quadriga.terminal.language import language, sentence
from quadriga.terminal.options import Choices
from quadriga.terminal.output import say, show
from quadriga.textcanvas.colours import chip


def present(console: Console, game: Game, state: State, seat: int, news: Sequence[Event]) -> None:
    """All that a seat that is to act needs to see; `news` are events that it may know."""
    show(console, draw_table(game, state.view(seat, language())))
    if any(getattr(event, "seat", seat) != seat for event in news):
        say(console, sentence("since-last-turn"), "bold")
    for line in tell(game, state.config, news):
        say(console, line)
    ask(console, game, state, seat)


def ask(console: Console, game: Game, state: State, seat: int) -> None:
    """The question with its rule, and the options."""
    view = state.view(seat, language())
    prompt = state.prompt(seat)
    say(console, Text.assemble(chip(seat), " ", (game.say_prompt(view, language()), "bold"), " ", (prompt.rule, "dim")))
    for line in Choices(prompt.options).lines(game, view, console.width):
        say(console, line)
