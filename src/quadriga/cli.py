"""The command line: `quadriga COMMAND`. Commands live in `quadriga.terminal`; here are their arguments and their errors' end.

Whatever is somebody's mistake ends as one sentence on standard error and exit code 2, with nothing printed and nothing changed.
"""

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from quadriga import __version__, build
from quadriga.kernel.errors import QuadrigaError
from quadriga.terminal.catalogue import show_games
from quadriga.terminal.output import complain
from quadriga.terminal.play import USUAL_SEATS, play
from quadriga.terminal.positions import check_position, show_moves, show_position
from quadriga.terminal.replay import replay, verify_record
from quadriga.terminal.rules import show_rules
from quadriga.terminal.simulate import simulate_games

MISTAKE = 2
INTERRUPTED = 130


class Commands(TyperGroup):
    """Turns mistakes into one sentence and an exit code, for unknown options as well as for broken records."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; as a program it exits, for a caller it returns the exit code."""
        try:
            code = super().main(args, prog_name or "quadriga", complete_var, False, windows_expand_args, **extra) or 0
            sys.stdout.flush()
        except typer.TyperException as error:
            complain(error.format_message())
            code = MISTAKE
        except QuadrigaError as error:
            complain(str(error))
            code = MISTAKE
        except BrokenPipeError:
            # Whoever read has read enough. Closing here keeps Python from complaining at its end.
            with suppress(OSError):
                sys.stdout.close()
            code = 0
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        if standalone_mode:
            sys.exit(code)
        return code


app = typer.Typer(
    cls=Commands,
    help="Ancient-empire board games on one engine: play, replay, simulate.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
positions = typer.Typer(help="Check, show or list the moves of a position file (docs/positions.md).", rich_markup_mode=None)
app.add_typer(positions, name="position")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The key of a game; `quadriga games` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record, or - for standard input.")]
PositionFile = Annotated[Path, typer.Argument(metavar="FILE", help="A position, or - for standard input.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program.")]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="A component set of your own, in place of the packaged one.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version and which build this is.")] = False,
) -> None:
    if version:
        print(f"quadriga {__version__}, {build.running()} build")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command("play")
def _play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The key of a game; not needed with --load or --position.")] = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="SEATS",
            help=f"Who sits where, in order: me, random, greedy, search, search:500ms, search:1000. [default: {USUAL_SEATS}]",
        ),
    ] = "",
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="The seed of all draws. [default: a secret one]")] = "",
    components: Components = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="RECORD", help="Go on with a saved game.")] = None,
    position: Annotated[Path | None, typer.Option("--position", metavar="FILE", help="Begin from a position.")] = None,
) -> None:
    """Play a game on this screen, against bots or with others beside you."""
    raise typer.Exit(play(game, seats, option or [], seed, components, load, position))


@app.command("replay")
def _replay(
    record: RecordFile,
    whole: Annotated[bool, typer.Option("--all", help="Print the whole game at once, as into a pipe.")] = False,
    json: Json = False,
    components: Components = None,
) -> None:
    """Show a recorded game, step by step or whole.

    With --json one line for each entry: who was asked what, all options, the move made, for a draw all that could have been
    drawn with weights, and the score sheet after it; then a last line with the outcome.
    """
    replay(record, components, whole, json)


@app.command("verify")
def _verify(record: RecordFile, json: Json = False, components: Components = None) -> None:
    """Check a record: its moves, its draws against the seed, its result."""
    verify_record(record, components, json)


@app.command("simulate")
def _simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="BOTS", help="As many bots as there are players.")] = "greedy,random",
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="Processes; 0 is one for each processor.")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed gives the same games.")] = 1,
    option: Options = None,
    rules_version: Annotated[
        str, typer.Option("--rules-version", metavar="VERSION", help="An older version of the rules. [default: the newest]")
    ] = "",
    json: Json = False,
    components: Components = None,
) -> None:
    """Let bots play many games, and count."""
    simulate_games(game, bots, games, jobs, seed, option or [], rules_version, components, json)


@app.command("rules")
def _rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(metavar="ID", help="The id of one rule, with or without the game's prefix.")] = "",
    json: Json = False,
) -> None:
    """Print the rule ledger of a game, or one rule."""
    show_rules(game, rule, json)


@app.command("games")
def _games(json: Json = False) -> None:
    """List the games and the options of their tables."""
    show_games(json)


@positions.command("check")
def _check(file: PositionFile, json: Json = False, components: Components = None) -> None:
    """Say whether a position is possible, and if not, where and why."""
    check_position(file, components, json)


@positions.command("show")
def _show(
    file: PositionFile,
    json: Json = False,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="Through whose eyes. [default: a spectator's]")] = "",
    components: Components = None,
) -> None:
    """Draw the table of a position."""
    show_position(file, components, seat, json)


@positions.command("moves")
def _moves(file: PositionFile, json: Json = False, components: Components = None) -> None:
    """List all that can be done in a position."""
    show_moves(file, components, json)


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="The port; else the first free one from 8000 on.")] = None,
    database: Annotated[str, typer.Option(help="Where tables are kept: a path, or postgresql://….")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", "--thinkers", min=0, help="Processes for bots; 0: one core is left to the server.")
    ] = 0,
    origin: Annotated[
        list[str] | None, typer.Option(help="A further origin of pages, behind a proxy: https://example.org.")
    ] = None,
    secure: Annotated[bool, typer.Option(help="Cookies only over HTTPS.")] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Serve the tables in the browser."""
    # Imported here: the terminal commands start four times as fast without the web server.
    from quadriga.server.serve import serve  # noqa: PLC0415
    from quadriga.server.settings import Settings, default_database  # noqa: PLC0415

    settings = Settings(
        database=database or default_database(),
        origins=tuple(origin or ()),
        bot_processes=bot_processes,
        is_shared=workers > 1,
        is_secure=secure,
    )
    serve(settings, host, port, workers, browser)


def main() -> None:
    """The entry point of the program `quadriga`."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr] # a terminal that lacks ▲ shows ? instead
    app()


if __name__ == "__main__":
    main()
