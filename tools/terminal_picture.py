"""Draws docs/terminal.svg, the picture of a game at the terminal: `python -m tools.terminal_picture`.

Bots play a seeded game up to the middle, so the picture is the same every time and never out of date for long. It names no font
file and no address: whoever shows it uses a monospaced font of their own.
"""

import inspect
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from quadriga.bots.bot import Eyes
from quadriga.bots.makers import make_bot
from quadriga.kernel.chance import Rng, SealedChance
from quadriga.kernel.journal import Journal
from quadriga.kernel.registry import find_game
from quadriga.terminal.event_log import EventLog
from quadriga.terminal.present import present
from quadriga.textcanvas.canvas import DOT_BITS

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "terminal.svg"
GAME = "eight_minute_empire"
SEED = "a picture"
PLAYERS = 4
VIEWER = 0
TURNS = 13
"""Cards to be taken before the picture is drawn."""
WIDTH = 120

CHARACTER = (12.2, 20.0)
LINE = 24.4
"""The sizes of a character and of a line in Rich's pictures."""

WALNUT = TerminalTheme(
    (31, 24, 18),
    (240, 229, 205),
    [
        (31, 24, 18),
        (177, 73, 47),
        (85, 118, 47),
        (196, 138, 44),
        (42, 90, 140),
        (112, 58, 99),
        (110, 180, 165),
        (228, 216, 189),
    ],
)


def draw() -> str:
    """The picture as SVG."""
    game = find_game(GAME)
    journal = Journal.new(game, game.config(PLAYERS), SealedChance(SEED))
    log = EventLog(game, journal.state.config)
    rng = Rng(1)
    bots = [make_bot("greedy", seat) for seat in range(PLAYERS)]
    taken = 0
    while taken < TURNS or journal.state.to_act() != (VIEWER,) or journal.state.prompt(VIEWER).asks != "take card":
        seat = journal.state.to_act()[0]
        move = bots[seat].choose(Eyes(game, journal.state, seat, rng))
        taken += move.verb == "take"
        if seat == VIEWER:
            log.news(VIEWER)
        journal.submit(seat, move)
        log.add(len(journal.entries), journal.collect())
    console = Console(
        record=True, file=io.StringIO(), width=WIDTH, height=40, force_terminal=True, highlight=False, color_system="truecolor"
    )
    present(console, game, journal.state, VIEWER, log.news(VIEWER))
    return _without_addresses(
        console.export_svg(title="quadriga play", theme=WALNUT, code_format=_frame(), unique_id="quadriga")
    )


def _frame() -> str:
    """Rich's own frame without the fonts that it would load from elsewhere."""
    frame: str = inspect.signature(Console.export_svg).parameters["code_format"].default
    return re.sub(r"@font-face\s*\{\{.*?\}\}", "", frame, flags=re.DOTALL)


def _without_addresses(picture: str) -> str:
    """Without Rich's comment, with fonts that a reader may have, and with dots where only some of them have Braille."""
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    picture = picture.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")
    picture = re.sub(r'<text class="([\w-]+)" x="([\d.]+)" y="([\d.]+)"[^>]*>([\u2800-\u28ff]+)</text>', _dots, picture)
    return "\n".join(line.rstrip() for line in picture.splitlines() if line.strip()) + "\n"


def _dots(text: re.Match[str]) -> str:
    style, left, baseline, characters = text.groups()
    top = float(baseline) - CHARACTER[1] + 1.5
    path = []
    for column, character in enumerate(characters):
        for row, bits in enumerate(DOT_BITS):
            for across, bit in enumerate(bits):
                if ord(character) & bit:
                    x = float(left) + (column + 0.25 + across / 2) * CHARACTER[0]
                    y = top + (row + 0.5) / len(DOT_BITS) * LINE
                    path.append(f"M{x - 1.6:.1f} {y - 1.6:.1f}h3.2v3.2h-3.2z")
    return f'<path class="{style}" d="{"".join(path)}"/>'


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
    print(PICTURE)
