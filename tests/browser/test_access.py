"""Axe finds nothing serious or critical on any page in any state: at a desk and on a phone, by day and by lamp."""

from itertools import cycle
from typing import Literal

import pytest

from tests.browser.conftest import Invite
from tests.browser.stage import DESK, PHONE, complaints_of_axe
from tests.browser.states import STATES

pytestmark = pytest.mark.slow
Look = tuple[dict[str, int], Literal["light", "dark"]]
LOOKS: tuple[tuple[Look, Look], ...] = (
    ((DESK, "light"), (PHONE, "dark")),
    ((DESK, "dark"), (PHONE, "light")),
)
"""Both sizes and both lights for every state; their combinations take turns from state to state."""


@pytest.mark.parametrize(("state", "looks"), list(zip(STATES, cycle(LOOKS), strict=False)), ids=list(STATES))
def test_nothing_stands_in_anybodys_way(invite: Invite, state: str, looks: tuple[Look, Look]) -> None:
    visitor = invite()
    STATES[state](visitor)
    found: list[str] = []
    for size, light in looks:
        visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        visitor.page.emulate_media(color_scheme=light)
        found += [f"{size['width']} {light}: {complaint}" for complaint in complaints_of_axe(visitor.page)]
    assert found == [], "\n".join(found)
