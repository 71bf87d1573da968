"""`quadriga games`: what can be played, and how a table can be set up."""

from rich.text import Text

from quadriga.kernel.meta import Meta
from quadriga.kernel.registry import games
from quadriga.terminal.language import label, language
from quadriga.terminal.output import new_console, print_json, say


def show_games(as_json: bool) -> None:
    """Every game with its options."""
    metas = [game.meta_in(language()) for game in games().values()]
    if as_json:
        print_json(metas)
        return
    console = new_console()
    for number, meta in enumerate(metas):
        if number:
            say(console, "")
        for line in _lines(meta):
            say(console, line)


def _lines(meta: Meta) -> list[Text]:
    lines = [
        Text.assemble(
            (meta.key, "bold cyan"),
            "  ",
            (meta.title, "bold"),
            " ",
            label("by-designer", designer=meta.credit.designer, publisher=meta.credit.publisher),
            ", ",
            label("facts", least=meta.min_players, most=meta.max_players, minutes=meta.minutes, version=meta.newest),
        ),
        Text(f"  {meta.summary}"),
    ]
    for option in meta.options:
        lines.append(Text.assemble("  ", (option.key, "bold"), f": {option.text} ", (option.rule, "dim")))
        for choice in option.choices:
            usual = f" {label('usual')}" if choice.value == option.default else ""
            lines.append(Text.assemble("    ", (f"{option.key}={choice.value}", "cyan"), f"{usual}  {choice.text}"))
        if not option.choices:
            lines.append(Text.assemble("    ", (f"{option.key}=…", "cyan"), f"  {label(f'value-{option.kind}')}"))
    return lines
