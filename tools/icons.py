"""Takes the icons of the application out of the package @iconify-json/game-icons: `python -m tools.icons path/to/icons.json`.

The package is not ours and stays out of the repository. What `faces/icons.toml` names is written to `faces/icons.json`, which
the repository ignores; `--sprite FILE` also writes the SVG sprite that the web page inlines. The web build runs this.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from quadriga import faces
from quadriga.faces import icons
from tools.paths import shorten

WIDTH = 512
"""Of the squares in the package."""
TAKEN = Path(faces.__file__).with_name("icons.json")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, help="the file icons.json of the package")
    parser.add_argument("--sprite", type=Path, metavar="FILE", help="write the SVG sprite, too")
    given = parser.parse_args(arguments)
    try:
        taken = take(given.package, icons.meanings())
    except (OSError, ValueError, LookupError) as error:
        print(f"{given.package}: {error}", file=sys.stderr)
        return 1
    write_if_new(TAKEN, json.dumps(taken, indent=0, sort_keys=True) + "\n")
    if given.sprite:
        write_if_new(given.sprite, icons.sprite())
    return 0


def take(package: Path, meanings: dict[str, str]) -> dict[str, str]:
    """The markup of each meaning's icon; LookupError names those that the package does not have."""
    data = json.loads(package.read_text(encoding="utf-8"))
    if data.get("width", WIDTH) != WIDTH:
        raise ValueError(f"the icons should be {WIDTH} wide, not {data['width']}")
    missing = sorted(set(meanings.values()) - data["icons"].keys())
    if missing:
        raise LookupError(f"the package has no icon {_listed(missing)}")
    small = icons.small_meanings()
    return {meaning: shortened(data["icons"][name]["body"], meaning in small) for meaning, name in meanings.items()}


PATH = re.compile(r'(?<= d=")[^"]*')


def shortened(body: str, is_small: bool = False) -> str:
    """The same drawing in a square of 128, every point on a whole pixel, or on every other one if it is only drawn small.

    That is a third of the size, and at the size of an icon no eye can tell."""
    coarse = 2 if is_small else 1
    made = PATH.sub(lambda path: shorten(path.group(), coarse * WIDTH // icons.SIZE), body)
    return f'<g transform="scale({coarse})">{made}</g>' if is_small else made


def write_if_new(path: Path, text: str) -> None:
    """Leave a file alone that already says the same, so that what is built from it stays fresh."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _listed(names: Iterable[str]) -> str:
    return " or ".join(names)


if __name__ == "__main__":
    sys.exit(main())
