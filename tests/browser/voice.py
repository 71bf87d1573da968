"""The page as a screen reader has it: Chromium's accessibility tree, read over its debugging protocol."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page


@dataclass(frozen=True)
class Heard:
    """One thing of the page, as it is read out."""

    node: int
    role: str
    name: str
    within: tuple[str, ...]
    """`role name` of all that it lies in, outermost first."""
    is_disabled: bool
    can_have_focus: bool

    def is_in(self, place: str) -> bool:
        """Whether it lies in something, as `region Prompt`."""
        return place in self.within


class Voice:
    """Reads a page out."""

    def __init__(self, page: Page) -> None:
        self._protocol = page.context.new_cdp_session(page)

    def focus(self) -> Heard:
        """What has the focus."""
        found = self._protocol.send("Runtime.evaluate", {"expression": "document.activeElement"})
        handle = {"objectId": found["result"]["objectId"]}
        tree = self._protocol.send("Accessibility.getPartialAXTree", {**handle, "fetchRelatives": False})
        return _heard(tree["nodes"][0], ())

    def buttons(self, place: str) -> list[Heard]:
        """The buttons in one place of the page, by a selector; none if the place is not there."""
        found = self._protocol.send("Runtime.evaluate", {"expression": f"document.querySelector({json.dumps(place)})"})
        if "objectId" not in found["result"]:
            return []
        handle = {"objectId": found["result"]["objectId"], "role": "button"}
        nodes = self._protocol.send("Accessibility.queryAXTree", handle)["nodes"]
        return [_heard(node, ()) for node in nodes if not node["ignored"]]

    def read(self) -> list[Heard]:
        """Everything on the page, in order."""
        nodes = self._protocol.send("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        return list(_walk(nodes[0], known, ()))


def _walk(node: dict[str, Any], known: dict[str, dict[str, Any]], within: tuple[str, ...]) -> Iterator[Heard]:
    heard = _heard(node, within)
    if not node["ignored"]:
        yield heard
        within = (*within, f"{heard.role} {heard.name}")
    for child in node.get("childIds", ()):
        if child in known:
            yield from _walk(known[child], known, within)


def _heard(node: dict[str, Any], within: tuple[str, ...]) -> Heard:
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    return Heard(
        node.get("backendDOMNodeId", 0),
        str(node.get("role", {}).get("value", "")),
        str(node.get("name", {}).get("value", "")),
        within,
        bool(properties.get("disabled")),
        bool(properties.get("focusable")),
    )
