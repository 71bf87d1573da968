"""`quadriga simulate`: many games between bots, with a progress bar and tables of what they came to."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from quadriga.arena.simulate import Report, Tally, simulate
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.meta import Meta
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import SHAPES
from quadriga.terminal.output import new_console, print_json, say, show
from quadriga.terminal.play import read_options

PLACES = ("1st", "2nd", "3rd", "4th", "5th")
QUARTILES = ("least", "¼", "½", "¾", "most")


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
        raise ConfigError(f"--games: {games} is less than one game")
    if jobs < 0:
        raise ConfigError(f"--jobs: {jobs} is less than no process; 0 takes as many as there are processors")
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
        show_report(new_console(), game.meta, report)


def _bar() -> Progress:
    """On standard error, so that the report alone goes into a pipe; nothing where nobody looks."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def show_report(console: Console, meta: Meta, report: Report) -> None:
    """The report as tables; every rate and mean with its 95 % interval."""
    rate = report.games / report.seconds if report.seconds else 0.0
    plural = "s" if report.games != 1 else ""
    say(
        console,
        Text.assemble(
            (meta.title, "bold"),
            f": {report.games} game{plural} in {report.seconds:.1f} s ({rate:.1f} a second), seed {report.seed}",
        ),
    )
    bots = [tally.name for tally in report.entrants]
    seats = [f"{shape} {tally.name}" for shape, tally in zip(SHAPES, report.seats, strict=False)]
    show(console, _wins("Bots, the seats rotated", bots, report.entrants))
    show(console, _wins("Seats, whoever sat there", seats, report.seats))
    show(console, _points("Points of the bots", bots, report.entrants))
    show(console, _points("Points of the seats", seats, report.seats))
    endings = _table("Endings", ("games", "share"))
    for key, count in sorted(report.endings.items(), key=lambda ending: -ending[1]):
        endings.add_row(meta.ending(key).text, str(count), _percent(count / report.games))
    show(console, endings)
    lengths = _table("Length", ("mean", *QUARTILES))
    lengths.add_row("decisions", f"{report.length_mean:.1f}", *(f"{value:g}" for value in report.length_quartiles))
    show(console, lengths)
    say(console, "Intervals hold 95 % of the time; shared wins are split.", "dim")


def _table(title: str, headings: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(Text(f"\n{title}", "bold"), min_width=24)
    for heading in headings:
        table.add_column(Text(f"\n{heading}", "dim"), justify="right", no_wrap=True)
    return table


def _wins(title: str, names: list[str], tallies: tuple[Tally, ...]) -> Table:
    table = _table(title, ("wins", "win rate", "95 %", *PLACES[: len(tallies)]))
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
    table = _table(title, ("mean", "95 %", *QUARTILES))
    for name, tally in zip(names, tallies, strict=True):
        table.add_row(
            name,
            f"{tally.score_mean:.2f}",
            f"{tally.score_low:.2f}–{tally.score_high:.2f}",
            *(f"{value:g}" for value in tally.score_quartiles),
        )
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
