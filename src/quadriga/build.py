"""Chooses between the compiled and the pure build of the rules code.

Python prefers an extension to the source beside it, even to a source edited since. So this module hides the
extensions when `QUADRIGA_PURE=1` asks for it, and when the stamp that `tools/compile.py` wrote cannot be read or
no longer fits the sources. A package without a stamp was installed from a wheel and is used as it is.

Only `quadriga/__init__.py` may call `choose`; `running` is for everybody who reports or measures a build.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from importlib.abc import PathEntryFinder

PACKAGE = os.path.dirname(__file__)
STAMP = ".compiled.json"


def choose() -> None:
    """Hide the extensions if the pure build is asked for or the compiled one is stale."""
    if os.environ.get("QUADRIGA_PURE") == "1":
        _hide_extensions()
    elif fault := _fault():
        print(f"{fault}: running pure Python; `make compiled` builds it anew", file=sys.stderr)
        # Worker processes inherit the choice, and do not repeat the line.
        os.environ["QUADRIGA_PURE"] = "1"
        _hide_extensions()


def running() -> Literal["compiled", "pure"]:
    """The build that this process runs."""
    origin = import_module("quadriga.kernel.state").__file__ or ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def _fault() -> str | None:
    """What is wrong with the compiled build, if anything: a source that is not the one compiled, or its stamp."""
    try:
        with open(os.path.join(PACKAGE, STAMP), encoding="utf-8") as file:
            stamp = file.read()
        import json  # noqa: PLC0415 - an installed package, which has no stamp, does without

        sources: dict[str, tuple[int, int, str]] = json.loads(stamp)["sources"]
        culprit = next((name for name, seen in sources.items() if _differs(name, *seen)), None)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError, LookupError, TypeError, AttributeError):  # cut short, or not what was written
        return "the stamp of the compiled build cannot be read"
    return culprit and f"the compiled build is older than {culprit}"


def _differs(name: str, size: int, mtime_ns: int, digest: str) -> bool:
    path = os.path.join(PACKAGE, name)
    try:
        found = os.stat(path)
        if found.st_size == size and found.st_mtime_ns == mtime_ns:
            return False
        # Touched, perhaps by a checkout, but not always changed: only now is the digest worth its time.
        from hashlib import sha256  # noqa: PLC0415

        with open(path, "rb") as file:
            return sha256(file.read()).hexdigest() != digest
    except OSError:
        return True


def _hide_extensions() -> None:
    """Let the import system see only the sources in this package and below."""
    sources_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> PathEntryFinder:
        if not (path + os.sep).startswith(PACKAGE + os.sep):
            raise ImportError
        return sources_only(path)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.pop(PACKAGE, None)
