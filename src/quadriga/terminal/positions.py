"""`quadriga position`: checks a position, shows its table, lists its moves."""

from pathlib import Path
from typing import Any

from rich.text import Text

from quadriga.kernel.errors import UsageError
from quadriga.kernel.game import Game
from quadriga.kernel.position import digest, position_of
from quadriga.kernel.seats import CHANCE_ALONE, COLOURS
from quadriga.kernel.state import State
from quadriga.terminal.draw import draw_sheet, draw_table
from quadriga.terminal.files import load_position
from quadriga.terminal.language import label, language, sentence
from quadriga.terminal.output import new_console, print_json, say, show
from quadriga.terminal.present import ask
from quadriga.textcanvas.colours import chip


def check_position(path: Path, components: Path | None, as_json: bool) -> None:
    """Say that a position is a possible one; a broken one has raised an error by then."""
    game, state = load_position(path, components)
    if as_json:
        print_json({"ok": True, **_summary(game, state), "position": position_of(state)})
        return
    acting = state.to_act()
    question = state.agenda[-1].name if acting else ""
    facts = label(
        "position", path=str(path), title=game.meta.title, players=state.config.players, seats=acting, question=question
    )
    say(new_console(), facts)


def show_position(path: Path, components: Path | None, eyes: str, as_json: bool) -> None:
    """The table as a seat or, by default, a spectator sees it."""
    game, state = load_position(path, components)
    view = state.view(_seat(eyes, state), language())
    if as_json:
        print_json(view)
        return
    console = new_console()
    show(console, draw_table(game, view))
    say(console, game.say_prompt(view, language()), "bold")
    outcome = state.outcome()
    if outcome is not None:
        show(console, draw_sheet(state.sheet(language()), outcome.scores, outcome.places))


def show_moves(path: Path, components: Path | None, as_json: bool) -> None:
    """All that can be done in a position, by everybody who is to act."""
    game, state = load_position(path, components)
    if as_json:
        print_json({**_summary(game, state), **_moves_json(game, state)})
        return
    console = new_console()
    if state.to_act() == CHANCE_ALONE:
        draws = state.draws()
        say(console, Text.assemble(chip(-1), " ", (game.say_prompt(state.view(None), language()), "bold")))
        for move, weight in draws:
            say(console, Text.assemble((f"{weight:>3}× ", "dim"), (move.notation, "cyan")))
        return
    for seat in state.to_act():
        ask(console, game, state, seat)
    if not state.to_act():
        say(console, sentence("over"))


def _summary(game: Game, state: State) -> dict[str, Any]:
    return {
        "game": game.meta.key,
        "players": state.config.players,
        "to_act": state.to_act(),
        "asks": state.agenda[-1].name if state.agenda else "",
        "scores": state.scores(),
        "digest": digest(state),
    }


def _moves_json(game: Game, state: State) -> dict[str, Any]:
    if state.to_act() == CHANCE_ALONE:
        return {"draws": [{"move": move.notation, "weight": weight} for move, weight in state.draws()]}
    prompts = []
    for seat in state.to_act():
        view = state.view(seat)
        prompt = state.prompt(seat)
        options = [
            {"move": move.notation, "number": move.number, "targets": move.targets, "sentence": game.say_move(view, move)}
            for move in prompt.options
        ]
        prompts.append({"seat": seat, "asks": prompt.asks, "rule": prompt.rule, "options": options})
    return {"prompts": prompts}


def _seat(eyes: str, state: State) -> int | None:
    """A seat by its number or its colour; nothing is a spectator."""
    if not eyes:
        return None
    names = COLOURS[: state.config.players]
    if eyes.isdecimal() and int(eyes) < len(names):
        return int(eyes)
    if eyes.casefold() in names:
        return names.index(eyes.casefold())
    raise UsageError(f"--seat: there is no seat {eyes!r} here; there are {', '.join(names)}")
