"""Turns the rules code into extensions with mypyc and setuptools; for `tools.compile` and `hatch_build.py`.

All modules go through one mypycify call: compiled apart, the classes of one would be strangers to the others.
What is made stays in build/, so that after a small edit only few C files are compiled again.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from tools.compile import ROOT, builder, modules

# Undotted, hence beside the package and not in it: mypyc derives `__file__` from where this library lies.
LIBRARY = "quadriga_rules"


def build() -> dict[str, Path]:
    """Make every extension; its place below src, and the file to put there."""
    with chdir(ROOT):  # where mypy finds its configuration
        work = Path("build", builder())
        extensions = mypycify(
            [f"--cache-dir={work / 'mypy'}", *map(str, modules())],
            opt_level="3",
            debug_level="0",
            group_name=LIBRARY,
            multi_file=True,  # measured: a third of the time on two cores, and as fast when it runs
            target_dir=str(work / "c"),
        )
        for extension in extensions:
            # mypyc sets -Werror, which a compiler newer than this mypyc could trip over.
            extension.extra_compile_args.append("-Wno-error")
            if os.name == "posix":
                # Measured: a sixth more speed, since calls into mypyc's runtime are inlined.
                extension.extra_compile_args += ["-fvisibility=hidden", "-flto=auto"]
                extension.extra_link_args += ["-O3", "-flto=auto"]
        command = _BuildExt(Distribution({"name": "quadriga", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(work / "lib"), str(work / "o")
        command.parallel = True
        command.ensure_finalized()
        command.run()
        built = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
        return {path.relative_to(work / "lib").as_posix(): path.resolve() for path in built}


class _BuildExt(build_ext):
    """Compiles the C files of an extension side by side, and only those that changed, unlike setuptools."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_in_turn = compiler.compile

        def compile_one(source: str, options: dict[str, Any]) -> str:
            made = Path(*compiler.object_filenames([source], output_dir=options["output_dir"]))
            needs = [source, *options["depends"]]
            if not made.exists() or made.stat().st_mtime < max(Path(need).stat().st_mtime for need in needs):
                compile_in_turn([source], **options)
            return str(made)

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(lambda source: compile_one(source, options), sources))

        compiler.compile = compile_together
        super().build_extensions()
