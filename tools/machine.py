"""Makes sure that this machine has what the tests run against: a browser and a PostgreSQL server. `make test` calls it.

On Debian, as root, it installs them; elsewhere it says what is missing.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WANTED = {"chromium": ("chromium",), "postgresql": ("initdb", "postgres")}
"""Debian's package, and the programs of it that are used."""


def has(program: str) -> bool:
    """Whether a program is there; Debian keeps PostgreSQL's in a folder of its own."""
    return shutil.which(program) is not None or any(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))


def missing() -> list[str]:
    """The packages of which a program is missing."""
    return [package for package, programs in WANTED.items() if not all(map(has, programs))]


def main() -> int:
    if not (packages := missing()):
        return 0
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"the tests need {' and '.join(packages)}: install them, then try again", file=sys.stderr)
        return 1
    print(f"installing {' and '.join(packages)}")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "--quiet=2", *command], env=environment, check=False, stdout=subprocess.DEVNULL)
    if left := missing():
        print(f"{' and '.join(left)} could not be installed, and the tests need them", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
