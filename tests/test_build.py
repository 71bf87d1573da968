"""The two builds: which one is chosen and what is said of it, what is compiled, and what a machine without a compiler gets.

All of it happens in copies: no extension comes to lie beside the real sources.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path

import pytest

from tools import compile as tool

ROOT = Path(__file__).resolve().parents[1]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
NO_COMPILER = {"CC": "/nonexistent/cc"}
NOT_FOUND = f"no C compiler found: {tool.SLOWER}; install gcc and run `make compiled`\n"
STALE = "the compiled build is older than {}: running pure Python; `make compiled` builds it anew\n"
UNREADABLE = "the stamp of the compiled build cannot be read: running pure Python; `make compiled` builds it anew\n"
BROKEN_STAMPS = ["", '{"builder": "my', "null", "[]", "{}", '{"builder": "", "sources": {"kernel/state.py": [1]}}', "\udcff"]
WHICH = "from quadriga import build; print(build.running())"

STATE = """\
\"\"\"A stand-in for the kernel's state.\"\"\"


def twice(number: int) -> int:
    \"\"\"A number, doubled.\"\"\"
    return 2 * number
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with the real build machinery, in which one module is to be compiled and one is not."""
    package = tmp_path / "src" / "quadriga"
    (package / "kernel").mkdir(parents=True)
    for name in ("__init__.py", "build.py"):
        shutil.copy(ROOT / "src" / "quadriga" / name, package / name)
    (package / "kernel" / "__init__.py").write_text('"""The kernel."""\n', encoding="utf-8")
    (package / "kernel" / "state.py").write_text(STATE, encoding="utf-8")
    (package / "kernel" / "edge.py").write_text('"""An edge."""\n# not compiled: an edge\n\nEDGE = 1\n', encoding="utf-8")
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def python(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a project, with nothing but what is given here to decide about the build."""
    kept = {name: value for name, value in os.environ.items() if name not in ("QUADRIGA_PURE", "CC", "PYTHONPATH")}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env={**kept, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def compile_in(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `tools.compile` in a project."""
    return python(project, "-m", "tools.compile", *arguments, **environment)


def kernel(project: Path) -> Path:
    """The only folder with rules code."""
    return project / "src" / "quadriga" / "kernel"


def stamp(project: Path) -> Path:
    """Where the stamp lies."""
    return project / "src" / "quadriga" / ".compiled.json"


def pretend(project: Path) -> Path:
    """Lay an extension beside its source that cannot be loaded, with a stamp that fits: who imports it, notices."""
    source = kernel(project) / "state.py"
    found = source.stat()
    seen = (found.st_size, found.st_mtime_ns, sha256(source.read_bytes()).hexdigest())
    content = {"builder": tool.builder(), "sources": {"kernel/state.py": seen}}
    stamp(project).write_text(json.dumps(content), encoding="utf-8")
    extension = source.with_name(f"state{SUFFIX}")
    extension.write_bytes(b"no extension")
    return extension


# ------------------------------------------------------------------------------------ which build runs


def test_without_extensions_the_pure_build_runs_and_says_nothing(project: Path) -> None:
    done = python(project, "-c", WHICH)
    assert (done.stdout, done.stderr, done.returncode) == ("pure\n", "", 0)


def test_an_extension_is_preferred_to_its_source(project: Path) -> None:
    extension = pretend(project)
    done = python(project, "-c", WHICH)
    assert done.returncode == 1
    assert re.search(rf"ImportError: .*{extension.name}", done.stderr)
    assert "older than" not in done.stderr


def test_quadriga_pure_hides_the_extensions(project: Path) -> None:
    pretend(project)
    done = python(project, "-c", WHICH, QUADRIGA_PURE="1")
    assert (done.stdout, done.stderr, done.returncode) == ("pure\n", "", 0)


def test_quadriga_pure_hides_an_extension_beside_the_choice_itself_too(project: Path) -> None:
    package = kernel(project).parent
    (package / "beside.py").write_text("HERE = True\n", encoding="utf-8")
    (package / f"beside{SUFFIX}").write_bytes(b"no extension")
    program = "from quadriga.beside import HERE; print(HERE)"
    assert "ImportError" in python(project, "-c", program).stderr
    assert python(project, "-c", program, QUADRIGA_PURE="1").stdout == "True\n"


@pytest.mark.parametrize("value", ["", "0", "yes"])
def test_only_1_asks_for_the_pure_build(project: Path, value: str) -> None:
    pretend(project)
    assert "ImportError" in python(project, "-c", WHICH, QUADRIGA_PURE=value).stderr


def test_extensions_of_other_packages_stay_in_sight(project: Path) -> None:
    done = python(project, "-c", "import quadriga, msgspec._core as core; print(core.__file__)", QUADRIGA_PURE="1")
    assert done.stdout.strip().endswith(SUFFIX)


# ------------------------------------------------------------------------------------ a stale build


def test_a_source_edited_since_makes_the_build_pure_and_one_line_says_so(project: Path) -> None:
    pretend(project)
    (kernel(project) / "state.py").write_text(STATE + "\nEDITED = True\n", encoding="utf-8")
    done = python(project, "-c", f"{WHICH}; from quadriga.kernel import state; print(state.EDITED)")
    assert (done.stdout, done.returncode) == ("pure\nTrue\n", 0)
    assert done.stderr == STALE.format("kernel/state.py")


def test_an_edit_of_the_same_size_is_noticed(project: Path) -> None:
    pretend(project)
    source = kernel(project) / "state.py"
    before = source.stat()
    source.write_text(STATE.replace("doubled", "DOUBLED"), encoding="utf-8")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert python(project, "-c", WHICH).stderr == STALE.format("kernel/state.py")


def test_a_source_that_is_gone_makes_the_build_stale(project: Path) -> None:
    pretend(project)
    content = json.loads(stamp(project).read_text(encoding="utf-8"))
    content["sources"]["kernel/gone.py"] = (1, 1, "0")
    stamp(project).write_text(json.dumps(content), encoding="utf-8")
    assert python(project, "-c", WHICH).stderr == STALE.format("kernel/gone.py")


def test_a_source_that_was_only_touched_is_not_stale(project: Path) -> None:
    pretend(project)
    os.utime(kernel(project) / "state.py", ns=(1, 1))
    done = python(project, "-c", WHICH)
    assert "older than" not in done.stderr
    assert "ImportError" in done.stderr


@pytest.mark.parametrize("content", BROKEN_STAMPS)
def test_a_stamp_that_cannot_be_read_makes_the_build_pure_and_one_line_says_so(project: Path, content: str) -> None:
    pretend(project)
    stamp(project).write_text(content, encoding="utf-8", errors="surrogateescape")
    done = python(project, "-c", WHICH)
    assert (done.stdout, done.stderr, done.returncode) == ("pure\n", UNREADABLE, 0)


def test_a_package_without_a_stamp_is_used_as_it_is(project: Path) -> None:
    """So it comes from a wheel, whose sources nobody edits."""
    pretend(project)
    stamp(project).unlink()
    assert "ImportError" in python(project, "-c", WHICH).stderr


def test_the_processes_that_a_process_starts_are_pure_too_and_do_not_repeat_the_line(project: Path) -> None:
    pretend(project)
    (kernel(project) / "state.py").write_text(STATE + "\nEDITED = True\n", encoding="utf-8")
    program = f"{WHICH}; import subprocess, sys; subprocess.run([sys.executable, '-c', {WHICH!r}], check=True)"
    done = python(project, "-u", "-c", program)
    assert done.stdout == "pure\npure\n"
    assert done.stderr == STALE.format("kernel/state.py")


# ------------------------------------------------------------------------------------ what is compiled


def test_what_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {
        "kernel/__init__.py": "",
        "kernel/state.py": STATE,
        "kernel/edge.py": '"""An edge."""\n# not compiled: an edge\n',
        "kernel/early.py": "\n" * 19 + "# not compiled: in line 20\n",
        "kernel/late.py": "\n" * 20 + "# not compiled: in line 21\n",
        "kernel/talk.py": '"""It says # not compiled: but not as a line of its own."""\n',
        "parts/deck.py": "",
        "games/toy/deep/frames.py": "",
        "games/toy/__init__.py": "",
        "bots/greedy.py": "",
        "arena/match.py": "",
        "terminal/play.py": "",
        "cli.py": "",
        "build.py": "",
    }
    for name, text in sources.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(tool, "PACKAGE", tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in tool.modules()] == [
        "bots/greedy.py",
        "games/toy/deep/frames.py",
        "kernel/late.py",
        "kernel/state.py",
        "kernel/talk.py",
        "parts/deck.py",
    ]


def test_the_real_rules_code_is_compiled_and_its_edges_are_not() -> None:
    names = {path.relative_to(tool.PACKAGE).as_posix() for path in tool.modules()}
    assert {"kernel/state.py", "parts/deck.py", "bots/search.py", "games/eight_minute_empire/rules/turn.py"} <= names
    assert not {"kernel/record.py", "kernel/view.py", "games/eight_minute_empire/tell/view.py", "build.py"} & names
    assert not {name for name in names if name.endswith("__init__.py")}


# ------------------------------------------------------------------------------------ no compiler


def test_without_a_compiler_a_line_says_so_and_only_those_who_must_have_it_fail(project: Path) -> None:
    done = compile_in(project, "--if-possible", **NO_COMPILER)
    assert (done.stdout, done.stderr, done.returncode) == ("", NOT_FOUND, 0)
    done = compile_in(project, **NO_COMPILER)
    assert (done.stdout, done.stderr, done.returncode) == ("", NOT_FOUND, 1)
    assert not stamp(project).exists()


def test_without_headers_another_line_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)  # something that can be found
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert tool.obstacle() == f"no Python headers found: {tool.SLOWER}; install python3-dev and run `make compiled`"
    (tmp_path / "Python.h").touch()
    assert tool.obstacle() is None


def test_a_compiler_with_arguments_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setenv("CC", f"'{sys.executable}' -pthread")
    assert tool.obstacle() is None


def test_an_outdated_build_is_removed_even_if_no_new_one_can_be_made(project: Path) -> None:
    extension = pretend(project)
    library = project / "src" / f"quadriga_rules{SUFFIX}"
    library.write_bytes(b"no library")
    (kernel(project) / "state.py").write_text(STATE + "\nEDITED = True\n", encoding="utf-8")
    assert compile_in(project, "--if-possible", **NO_COMPILER).returncode == 0
    assert not extension.exists()
    assert not library.exists()
    assert not stamp(project).exists()
    done = python(project, "-c", WHICH)
    assert (done.stdout, done.stderr) == ("pure\n", "")


def test_a_build_that_is_up_to_date_is_left_alone(project: Path) -> None:
    extension = pretend(project)
    os.utime(kernel(project) / "state.py", ns=(1, 1))
    done = compile_in(project, **NO_COMPILER)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
    assert extension.read_bytes() == b"no extension"
    size, mtime_ns, _ = json.loads(stamp(project).read_text(encoding="utf-8"))["sources"]["kernel/state.py"]
    assert (size, mtime_ns) == (len(STATE), 1)


@pytest.mark.parametrize("content", BROKEN_STAMPS)
def test_a_build_whose_stamp_cannot_be_read_is_made_anew(project: Path, content: str) -> None:
    extension = pretend(project)
    stamp(project).write_text(content, encoding="utf-8", errors="surrogateescape")
    assert compile_in(project, **NO_COMPILER).stderr == NOT_FOUND
    assert not stamp(project).exists()
    assert not extension.exists()


def test_a_stamp_is_written_whole_or_not_at_all(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(project)
    before = stamp(project).read_text(encoding="utf-8")
    monkeypatch.setattr(tool, "STAMP", stamp(project))
    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", lambda *_: pytest.fail("stopped here"))
        with pytest.raises(pytest.fail.Exception):
            tool._write({"builder": "another"})
    assert stamp(project).read_text(encoding="utf-8") == before
    tool._write({"builder": "another"})
    assert json.loads(stamp(project).read_text(encoding="utf-8")) == {"builder": "another"}
    assert [path.name for path in stamp(project).parent.glob(".compiled*")] == [".compiled.json"]


@pytest.mark.parametrize("change", ["another builder", "a missing extension", "a new module"])
def test_a_build_that_is_not_up_to_date_is_made_anew(project: Path, change: str) -> None:
    extension = pretend(project)
    if change == "another builder":
        text = stamp(project).read_text(encoding="utf-8")
        stamp(project).write_text(text.replace(tool.builder(), "mypy-0.1.so"), encoding="utf-8")
    elif change == "a missing extension":
        extension.unlink()
    else:
        (kernel(project) / "new.py").write_text(STATE, encoding="utf-8")
    assert compile_in(project, **NO_COMPILER).stderr == NOT_FOUND
    assert not stamp(project).exists()


# ------------------------------------------------------------------------------------ the makefile


def test_make_clean_removes_every_trace_of_a_build_and_nothing_else(project: Path) -> None:
    pretend(project)
    built = [
        project / "src" / f"quadriga_rules{SUFFIX}",
        project / "build" / "mypy" / "c" / "state.c",
        project / "dist" / "quadriga.whl",
        project / "crashes" / "game.json",
        stamp(project).with_name(".compiled.json.123"),
        project / "tools" / "__pycache__" / "compile.pyc",
        project / "src" / "quadriga" / "__pycache__" / "build.pyc",
        *[project / cache / "x" for cache in (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis")],
    ]
    environment = [project / ".venv" / "lib" / "__pycache__" / "site.pyc", project / ".venv" / "lib" / f"core{SUFFIX}"]
    before = files(project) - {stamp(project), kernel(project) / f"state{SUFFIX}"}
    for path in (*built, *environment):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    subprocess.run(["make", "clean"], cwd=project, check=True, capture_output=True)
    assert files(project) == before | set(environment)
    assert not (project / "build").exists()


def files(folder: Path) -> set[Path]:
    """All files below a folder."""
    return {path for path in folder.rglob("*") if path.is_file()}


def test_make_help_lists_every_target_that_people_use() -> None:
    listed = subprocess.run(["make", "help"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for target in ("play", "test", "check", "compiled", "bench", "clean"):
        assert re.search(rf"^  make {target} +\w", listed, re.MULTILINE)


# ------------------------------------------------------------------------------------ really compiled


@pytest.mark.slow
def test_a_small_project_is_really_compiled_where_that_is_possible(project: Path) -> None:
    done = compile_in(project, "--if-possible")
    assert done.returncode == 0, done.stderr
    assert "warning" not in done.stderr
    program = f"{WHICH}; from quadriga.kernel.state import twice; print(twice(21))"
    if tool.obstacle() is not None:
        assert python(project, "-c", program).stdout == "pure\n42\n"
        return
    assert re.fullmatch(r"compiling 1 modules, which takes a minute or so\ncompiled in \d+ s\n", done.stdout)
    assert not list(kernel(project).glob("edge*.so"))
    compiled = python(project, "-c", program)
    assert (compiled.stdout, compiled.stderr) == ("compiled\n42\n", "")
    assert python(project, "-c", program, QUADRIGA_PURE="1").stdout == "pure\n42\n"
    assert compile_in(project).stdout == ""
    source = kernel(project) / "state.py"
    source.write_text(STATE.replace("2 * number", "3 * number"), encoding="utf-8")
    stale = python(project, "-c", program)
    assert (stale.stdout, stale.stderr) == ("pure\n63\n", STALE.format("kernel/state.py"))
