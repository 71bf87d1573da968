"""Builds the compiled rules code in place: `make compiled`, or `python -m tools.compile [--if-possible]`.

A module stays interpreted if one of its first 20 lines is `# not compiled: <reason>`, and so does every
`__init__`.
"""

import argparse
import json
import os
import shlex
import shutil
import sys
import sysconfig
import time
from hashlib import sha256
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "quadriga"
STAMP = PACKAGE / ".compiled.json"  # quadriga/build.py reads it at import
FOLDERS = ("kernel", "parts", "games", "bots")
DRAWINGS = "faces"
"""The folder of a game that draws it: nothing there is hot."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
SLOWER = "quadriga runs as pure Python, about ten times slower in simulations"


def modules() -> list[Path]:
    """The sources to compile."""
    found = (path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py"))
    return sorted(path for path in found if path.name != "__init__.py" and not _excused(path))


def _excused(path: Path) -> bool:
    if path.parent.name == DRAWINGS:
        return True
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith("# not compiled:") for line in islice(lines, 20))


def builder() -> str:
    """Names what, besides the sources, an extension depends on."""
    return f"mypy-{version('mypy')}{SUFFIX}"


def obstacle() -> str | None:
    """What keeps this machine from compiling, if anything."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(shlex.split(compiler)[0]):
        return f"no C compiler found: {SLOWER}; install gcc and run `make compiled`"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return f"no Python headers found: {SLOWER}; install python3-dev and run `make compiled`"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-possible", action="store_true", help="a machine that cannot compile is no failure")
    if_possible: bool = parser.parse_args().if_possible

    # Taken before compiling: what is edited meanwhile is stale afterwards.
    stamp = _stamp()
    if _up_to_date(stamp):
        _write(stamp)
        return 0
    # Removed first: whatever happens from here on, no outdated extension is left to be imported.
    _remove()
    if reason := obstacle():
        print(reason, file=sys.stderr)
        return 0 if if_possible else 1
    _install()
    _write(stamp)
    return 0


def _stamp() -> dict[str, Any]:
    """What a build of the present sources is known by; size and time spare most imports the digest."""
    sources = {}
    for path in modules():
        found = path.stat()
        digest = sha256(path.read_bytes()).hexdigest()
        sources[path.relative_to(PACKAGE).as_posix()] = (found.st_size, found.st_mtime_ns, digest)
    return {"builder": builder(), "sources": sources}


def _write(stamp: dict[str, Any]) -> None:
    """Whole or not at all: whoever imports the package meanwhile must not read half a stamp."""
    draft = STAMP.with_name(f"{STAMP.name}.{os.getpid()}")
    draft.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    draft.replace(STAMP)


def _up_to_date(stamp: dict[str, Any]) -> bool:
    def digests(of: dict[str, Any]) -> dict[str, str]:
        return {name: digest for name, (_, _, digest) in of["sources"].items()}

    try:
        old = json.loads(STAMP.read_text(encoding="utf-8"))
        is_same = old["builder"] == stamp["builder"] and digests(old) == digests(stamp)
    except (OSError, ValueError, LookupError, TypeError, AttributeError):  # none, or one that cannot be read
        return False
    return is_same and all(path.with_suffix(SUFFIX).exists() for path in modules())


def _remove() -> None:
    STAMP.unlink(missing_ok=True)
    for extension in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        extension.unlink()


def _install() -> None:
    from tools.extensions import build  # noqa: PLC0415 - slow, and seldom needed

    print(f"compiling {len(modules())} modules, which takes a minute or so", flush=True)
    begun = time.monotonic()
    for name, extension in build().items():
        shutil.copy2(extension, SOURCE / name)
    print(f"compiled in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
