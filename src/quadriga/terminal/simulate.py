"""`quadriga simulate`: many games between bots, with a progress bar and tables of what they came to."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from quadriga.arena.simulate import Report, Tally, simulate
from quadriga.kernel.errors import UsageError
from quadriga.kernel.meta import Meta
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import SHAPES
from quadriga.terminal.language import label, language, sentence
from quadriga.terminal.output import new_console, print_json, say, show
from quadriga.terminal.play import read_options


def simulate_games(
    game_key: str,
    bots: str,
    games: int,
    jobs: int,
    seed: int,
    options: list[str],
    rules_version: str,
    components: Path | None,
    as_json: bool,
) -> None:
    """Play the games and print the report."""
    game = find_game(game_key)
    specs = [spec.strip() for spec in bots.split(",")]
    key = game.load_components(components) if components is not None else ""
    config = game.config(len(specs), read_options(options), key, rules_version)
    if games < 1:
        raise UsageError(f"--games: {games} is less than one game")
    if jobs < 0:
        raise UsageError(f"--jobs: {jobs} is less than no process; 0 takes as many as there are processors")
    with _bar() as bar:
        task = bar.add_task(game.meta.title, total=games)
        report = simulate(
            game,
            config,
            specs,
            games,
            min(jobs or os.cpu_count() or 1, games),
            seed,
            lambda more: bar.advance(task, more),
            components,
        )
    if as_json:
        print_json(report)
    else:
        show_report(new_console(), game.meta_in(language()), report)


def _bar() -> Progress:
    """On standard error, so that the report alone goes into a pipe; nothing where nobody looks."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def show_report(console: Console, meta: Meta, report: Report) -> None:
    """The report as tables; every rate and mean with its 95 % interval."""
    rate = report.games / report.seconds if report.seconds else 0.0
    seconds, a_second = f"{report.seconds:.1f}", f"{rate:.1f}"
    played = label("games-played", games=report.games, seconds=seconds, rate=a_second, seed=str(report.seed))
    say(console, Text.assemble((meta.title, "bold"), f": {played}"))
    bots = [tally.name for tally in report.entrants]
    seats = [f"{shape} {tally.name}" for shape, tally in zip(SHAPES, report.seats, strict=False)]
    show(console, _wins(label("bots-wins"), bots, report.entrants))
    show(console, _wins(label("seats-wins"), seats, report.seats))
    show(console, _points(label("bots-points"), bots, report.entrants))
    show(console, _points(label("seats-points"), seats, report.seats))
    endings = _table(label("endings"), (label("column-games"), label("column-share")))
    for key, count in sorted(report.endings.items(), key=lambda ending: -ending[1]):
        endings.add_row(meta.ending(key).text, str(count), _percent(count / report.games))
    show(console, endings)
    lengths = _table(label("length"), _quartiles())
    lengths.add_row(label("decisions"), f"{report.length_mean:.1f}", *(f"{value:g}" for value in report.length_quartiles))
    show(console, lengths)
    say(console, sentence("intervals"), "dim")


def _table(title: str, headings: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(Text(f"\n{title}", "bold"), min_width=24)
    for heading in headings:
        table.add_column(Text(f"\n{heading}", "dim"), justify="right", no_wrap=True)
    return table


def _wins(title: str, names: list[str], tallies: tuple[Tally, ...]) -> Table:
    places = [label("column-place", place=place) for place in range(1, len(tallies) + 1)]
    table = _table(title, (label("column-wins"), label("column-rate"), "95 %", *places))
    for name, tally in zip(names, tallies, strict=True):
        table.add_row(
            name,
            f"{tally.wins:g}" if tally.wins == int(tally.wins) else f"{tally.wins:.1f}",
            _percent(tally.win_rate),
            f"{100 * tally.win_low:.1f}–{_percent(tally.win_high)}",
            *(str(count) for count in tally.places),
        )
    return table


def _points(title: str, names: list[str], tallies: tuple[Tally, ...]) -> Table:
    table = _table(title, _quartiles("95 %"))
    for name, tally in zip(names, tallies, strict=True):
        table.add_row(
            name,
            f"{tally.score_mean:.2f}",
            f"{tally.score_low:.2f}–{tally.score_high:.2f}",
            *(f"{value:g}" for value in tally.score_quartiles),
        )
    return table


def _quartiles(*between: str) -> tuple[str, ...]:
    return (label("column-mean"), *between, label("column-least"), "¼", "½", "¾", label("column-most"))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
