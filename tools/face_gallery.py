"""Writes a page with all faces of a game, for looking: `python -m tools.face_gallery [GAME] [-o FILE] [--fonts DIRECTORY]`.

Every setting of the options that change a face has its own part. Nothing else reads the page; faces are judged by eye on it.
"""

import argparse
import gzip
import sys
from html import escape
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

from quadriga.faces import icons
from quadriga.faces.catalogue import Faces, faces_of
from quadriga.faces.svg import NAMESPACE
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.registry import find_game

FRAME = """<!doctype html><meta charset="utf-8"><title>{title}: faces</title><style>
{fonts}
body {{ margin: 24px; background: #c8a370; font: 500 15px "Alegreya Sans", sans-serif }}
body {{ font-variant-numeric: lining-nums tabular-nums }}
section {{ margin: 0 0 32px }} figure {{ display: inline-block; margin: 0 12px 12px 0; vertical-align: top }}
figcaption {{ font-size: 13px }} h1, h2 {{ font-family: Cinzel, serif }} iframe {{ border: 0; display: block }}
</style><h1>{title}</h1>{body}"""

SHEET_WIDTH = 1240

WEIGHTS = {
    "Cinzel": (("cinzel", 700, "normal"),),
    "Alegreya Sans": tuple(("alegreya-sans", w, s) for w in (500, 700, 800) for s in ("normal", "italic")),
}
"""The files of the font packages that faces use."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="eight_minute_empire")
    parser.add_argument("-o", "--output", type=Path, default=Path("build", "faces.html"))
    parser.add_argument("--fonts", type=Path, help="a directory with the files of the fonts, *.woff2")
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    given.output.parent.mkdir(parents=True, exist_ok=True)
    given.output.write_text(page(game, given.fonts), encoding="utf-8")
    print(given.output)
    return 0


def page(game: Game, fonts: Path | None = None) -> str:
    """The whole page; each drawing once, however many tables share it."""
    faces = faces_of(game)
    seen: set[str] = set()
    body = "".join(_part(faces, config, seen, _fonts(fonts)) for config in _tables(game))
    return FRAME.format(title=escape(game.meta.title), fonts=_fonts(fonts), body=body + _icons())


def _tables(game: Game) -> list[Config]:
    """A table for every combination of choices."""
    options = [option for option in game.meta.options if option.kind == "choice"]
    players = game.meta.min_players
    return [
        game.config(players, dict(zip((option.key for option in options), values, strict=True)))
        for values in product(*([choice.value for choice in option.choices] for option in options))
    ]


def _part(faces: Faces, config: Config, seen: set[str], fonts: str) -> str:
    fresh = [(name, drawing) for name in faces.names(config) if (drawing := faces.draw(config, name)) not in seen]
    seen.update(drawing for _, drawing in fresh)
    if not fresh:
        return ""
    told = ", ".join(f"{key} {value}" for key, value in config.options.items())
    return f"<section><h2>{escape(told)}</h2>{''.join(_figure(*face, fonts) for face in fresh)}</section>"


def _figure(name: str, drawing: str, fonts: str) -> str:
    """A face in a frame of its own: boards share the ids that pages rely on."""
    root = ElementTree.fromstring(drawing)
    symbols = [] if root.get("width") != "0" else [_use(symbol) for symbol in root.iter(f"{{{NAMESPACE}}}symbol")]
    width = SHEET_WIDTH if symbols else float(root.get("width", "0"))
    height = 150 * (2 + len(symbols) // 12) if symbols else float(root.get("height", "0"))
    inner = (
        f"<!doctype html><style>{fonts} body {{ margin: 0 }} svg {{ margin: 0 2px 2px 0 }}</style>{drawing}{''.join(symbols)}"
    )
    size = len(gzip.compress(drawing.encode(), mtime=0))
    frame = f'<iframe width="{width:.0f}" height="{height:.0f}" scrolling="no" srcdoc="{escape(inner)}"></iframe>'
    return f"<figure>{frame}<figcaption>{escape(name)}, {size / 1000:.1f} kB</figcaption></figure>"


def _use(symbol: ElementTree.Element) -> str:
    name = symbol.get("id")
    # A symbol with a box of its own, or of any size, fills the one that it is given; others are drawn around their point.
    filled = symbol.get("viewBox") or ("0 0 72 44" if symbol.get("width") else None)
    box = filled or "-25 -25 50 50"
    x, y, width, height = map(float, box.split())
    place = f' x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"' if filled else ""
    side = 100 if width > 100 else max(width, 48)
    return (
        f'<svg width="{side:g}" height="{height * side / width:.0f}" viewBox="{box}"><title>{name}</title>'
        f'<use href="#{name}"{place}/></svg>'
    )


def _icons() -> str:
    shown = "".join(
        f'<figure><svg width="48" height="48"><use href="#icon-{name}"/></svg><figcaption>{name}</figcaption></figure>'
        for name in icons.page_meanings()
    )
    return f"<section><h2>icons</h2>{icons.sprite()}{shown}</section>"


def _fonts(directory: Path | None) -> str:
    if directory is None:
        return ""
    return "\n".join(
        f"@font-face {{ font-family: '{family}'; font-weight: {weight}; font-style: {style}; "
        f"src: url('{(directory / f'{stem}-latin-{weight}-{style}.woff2').resolve().as_uri()}') }}"
        for family, files in WEIGHTS.items()
        for stem, weight, style in files
    )


if __name__ == "__main__":
    sys.exit(main())
