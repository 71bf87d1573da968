"""The import contracts of pyproject.toml hold, and find what they are there to find.

`lint-imports` reads the package without running it; a folder without `__init__.py` it does not see, so ruff refuses those.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINTER = Path(sys.executable).with_name("lint-imports")
RUFF = Path(sys.executable).with_name("ruff")

LAYERS = "A module imports from its own layer and from those below it in this list"
GAMES = "No game imports another, not even by way of something else"
ALL_GAMES = "No game imports the package of all games"
PACKAGE = "The package itself only chooses the build"
VERSION = "Nothing below the server and the command line imports the package itself, which has the version alone"


def broken(package: Path) -> set[str]:
    """The contracts that a package of ours breaks."""
    command = [str(LINTER), "--config", str(ROOT / "pyproject.toml"), "--no-cache", "--no-logo"]
    # It puts the folder that it runs in first on the path. Wide, so that no name of a contract is wrapped.
    result = subprocess.run(command, cwd=package.parent, capture_output=True, text=True, env={"COLUMNS": "500"}, check=False)
    assert "Contracts:" in result.stdout, result.stdout + result.stderr
    found = {line.partition(" BROKEN")[0] for line in result.stdout.splitlines() if " BROKEN" in line}
    assert bool(found) == bool(result.returncode)
    return found


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package to plant imports in."""
    copy = tmp_path_factory.mktemp("layers") / "quadriga"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "pages", "*.svg", "*.json")
    shutil.copytree(ROOT / "src" / "quadriga", copy, ignore=ignored)
    return copy


def test_imports_keep_the_contracts(package: Path) -> None:
    assert broken(package) == set()


@pytest.mark.parametrize(
    ("module", "source", "contract"),
    [
        ("kernel/state.py", "from quadriga.parts.deck import Deck", LAYERS),
        ("kernel/state.py", "import quadriga.games.emporion", LAYERS),
        ("kernel/state.py", "from quadriga import games", LAYERS),
        ("kernel/state.py", "from ..games import emporion", LAYERS),
        ("kernel/state.py", "def late():\n    from quadriga.bots.bot import Bot", LAYERS),
        ("kernel/state.py", "if TYPE_CHECKING:\n    from quadriga.cli import main", LAYERS),
        ("kernel/state.py", "from quadriga import anything", VERSION),
        ("kernel/state.py", "import quadriga", VERSION),
        ("games/emporion/planted.py", "from quadriga.games.founders import GAME", GAMES),
        ("games/emporion/planted.py", "from ..founders import GAME", GAMES),
        ("games/emporion/planted.py", "from quadriga.games import founders", GAMES),
        ("games/emporion/planted.py", "import quadriga.games", ALL_GAMES),
        ("games/a_fifth_one/__init__.py", "from quadriga.games.emporion import GAME", GAMES),
        ("bots/search.py", "from quadriga.arena.match import play_match", LAYERS),
        ("faces/svg.py", "from quadriga.cli import main", LAYERS),
        ("__init__.py", "from quadriga import kernel", PACKAGE),
        ("__init__.py", "from quadriga.kernel.state import State", PACKAGE),
        ("without_a_layer.py", "", LAYERS),
        ("without_a_layer/__init__.py", "", LAYERS),
    ],
)
def test_a_trespass_is_found(package: Path, module: str, source: str, contract: str) -> None:
    path = package / module
    is_new_folder = not path.parent.exists()
    path.parent.mkdir(exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.exists() else None
    try:
        path.write_text(f"{before or ''}\n{source}\n", encoding="utf-8")
        assert contract in broken(package)
    finally:
        if is_new_folder:
            shutil.rmtree(path.parent)
        elif before is None:
            path.unlink()
        else:
            path.write_text(before, encoding="utf-8")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel/state.py", "from .meta import Config"),
        ("games/emporion/planted.py", "from quadriga.games.emporion import GAME"),
        ("server/app.py", "from quadriga.faces.svg import el"),
        ("cli.py", "from quadriga import __version__, build"),
    ],
)
def test_what_is_allowed_is_not_found(package: Path, module: str, source: str) -> None:
    path = package / module
    before = path.read_text(encoding="utf-8") if path.exists() else None
    try:
        path.write_text(f"{before or ''}\n{source}\n", encoding="utf-8")
        assert broken(package) == set()
    finally:
        if before is None:
            path.unlink()
        else:
            path.write_text(before, encoding="utf-8")


def test_a_folder_that_the_linter_would_not_see_is_refused() -> None:
    command = [str(RUFF), "check", "--no-cache", "--select", "INP001", "--stdin-filename"]
    for path, is_refused in (("src/quadriga/kernel/deeper/module.py", True), ("src/quadriga/kernel/module.py", False)):
        result = subprocess.run([*command, path, "-"], cwd=ROOT, input="", capture_output=True, text=True, check=False)
        assert ("INP001" in result.stdout) is is_refused, result.stdout + result.stderr
