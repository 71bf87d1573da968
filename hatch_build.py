"""Hatchling's build hook: a wheel holds the compiled rules code wherever that can be built.

An editable install has none, as `make compiled` builds it in place; `QUADRIGA_PURE=1` makes a pure wheel.
"""

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("QUADRIGA_PURE") == "1":
            return
        sys.path.insert(0, self.root)
        from tools.compile import obstacle  # noqa: PLC0415
        from tools.extensions import build  # noqa: PLC0415

        if reason := obstacle():
            self.app.display_warning(reason)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): place for place, path in build().items()})
