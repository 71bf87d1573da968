"""Imports point upward only: what lies deeper knows nothing of what is built on it, and no game knows another."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import quadriga

PACKAGE = Path(quadriga.__file__).parent

LAYERS = (
    ("build",),
    ("kernel",),
    ("parts", "textcanvas", "ledger"),
    ("games",),
    ("bots",),
    ("arena",),
    ("table",),
    ("server", "research", "faces", "press", "terminal"),
    ("cli", "__main__"),
)
"""From the ground up; a module may import from its own layer and from those before it."""
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(module: str, source: str, is_package: bool = False) -> Iterator[str]:
    """The dotted names that a module imports from quadriga, wherever in it the import stands, relative ones resolved."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "quadriga")
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".") if is_package else module.split(".")[:-1]
                up = here[: len(here) - node.level + 1]
                base = ".".join([*up, *([base] if base else [])])
            if base.split(".")[0] == "quadriga":
                yield from (f"{base}.{alias.name}" for alias in node.names)


def trespasses(module: str, source: str, is_package: bool = False) -> list[str]:
    """The imports of a module that point downward, or from one game to another."""
    return [name for name in imported(module, source, is_package) if not _may(module.split("."), name.split("."))]


def _may(module: list[str], name: list[str]) -> bool:
    if len(module) == 1:
        return len(name) > 1 and name[1] == "build"  # the package itself only chooses the build
    if len(name) == 1 or name[1] not in LEVEL:
        return name[-1].startswith("__")  # quadriga.__version__
    if LEVEL[name[1]] > LEVEL[module[1]]:
        return False
    is_game = module[1] == name[1] == "games"
    return not is_game or len(module) < 3 or (len(name) > 2 and name[2] == module[2])


@pytest.mark.parametrize("module", modules())
def test_imports_point_upward(module: str) -> None:
    path = modules()[module]
    assert module == "quadriga" or module.split(".")[1] in LEVEL, f"{module} has no layer"
    assert not trespasses(module, path.read_text(encoding="utf-8"), path.name == "__init__.py")


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("quadriga.kernel.state", "from quadriga.parts.deck import Deck"),
        ("quadriga.kernel.state", "import quadriga.games.emporion"),
        ("quadriga.kernel.state", "from quadriga import games"),
        ("quadriga.kernel.state", "from ..games import emporion"),
        ("quadriga.kernel.state", "def late():\n    from quadriga.bots.bot import Bot"),
        ("quadriga.kernel.state", "if TYPE_CHECKING:\n    from quadriga.cli import main"),
        ("quadriga.games.emporion.state", "from quadriga.games.founders.state import FoundersState"),
        ("quadriga.games.emporion.state", "from ..founders import state"),
        ("quadriga.games.emporion.state", "from quadriga.games import founders"),
        ("quadriga.bots.search", "from quadriga.arena.match import Match"),
        ("quadriga.faces.cards", "from quadriga.cli import main"),
        ("quadriga", "from quadriga import kernel"),
    ],
)
def test_a_trespass_is_found(module: str, source: str) -> None:
    assert trespasses(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("quadriga.kernel.state", "from quadriga.kernel.meta import Config"),
        ("quadriga.kernel.state", "from .meta import Config"),
        ("quadriga.kernel.state", "import json, hashlib"),
        ("quadriga.games.emporion.state", "from quadriga.games.emporion import view"),
        ("quadriga.games.emporion.state", "from . import view"),
        ("quadriga.server.app", "from quadriga.faces.cards import draw"),
        ("quadriga.cli", "from quadriga import __version__, build"),
    ],
)
def test_what_is_allowed_is_not_found(module: str, source: str) -> None:
    assert not trespasses(module, source)
