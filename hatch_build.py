"""Hatchling's build hook: a wheel holds the pages of the web table, and the compiled rules code wherever that can be built.

An editable install has neither, as `make web` and `make compiled` build them in place; `QUADRIGA_PURE=1` makes a pure wheel.
"""

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Quadriga(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        self._pages()
        if os.environ.get("QUADRIGA_PURE") != "1":
            self._compiled(build_data)

    def _pages(self) -> None:
        from tools import web  # noqa: PLC0415

        if web.WEB.is_dir():
            web.build()

    def _compiled(self, build_data: dict[str, Any]) -> None:
        from tools.compile import obstacle  # noqa: PLC0415
        from tools.extensions import build  # noqa: PLC0415

        if reason := obstacle():
            self.app.display_warning(reason)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): place for place, path in build().items()})
