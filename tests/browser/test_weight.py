"""What a first visit costs: bytes, and the time until one can play."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from quadriga.kernel.registry import games
from tests.browser.conftest import Invite
from tests.browser.sight import see_turn

pytestmark = pytest.mark.slow
MOST_BYTES = 155_000
OPTIONS = {"ancient_world": {"first": "0"}}
"""Its cards come one by one: what bots have taken before a first visit would make it heavier or lighter."""


@pytest.mark.parametrize("game", games())
def test_a_first_visit_to_a_table_weighs_little(invite: Invite, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    visitor = invite()
    table = visitor.known_as("Ada").open("me", "random", "random", game=game, options=OPTIONS.get(game, {}))
    protocol = visitor.context.new_cdp_session(visitor.page)
    names: dict[str, str] = {}
    heads: dict[str, int] = {}
    bodies: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["response"]["url"].removeprefix(visitor.address)
        heads[event["requestId"]] = int(event["response"]["encodedDataLength"])

    def came(event: dict[str, Any]) -> None:
        # What came in all, less what had come when only the head was there: the body, as it was encoded for the way.
        bodies[event["requestId"]] = int(event["encodedDataLength"]) - heads[event["requestId"]]

    protocol.on("Network.responseReceived", answered)
    protocol.on("Network.loadingFinished", came)
    protocol.send("Network.enable")
    begun = time.perf_counter()
    visitor.page.goto(f"/t/{table}")
    expect(visitor.page.get_by_role("main", name="Board")).to_be_visible()
    see_turn(visitor.page)
    usable = time.perf_counter() - begun
    visitor.page.wait_for_load_state("networkidle")

    weight = sum(bodies.values())
    with capsys.disabled():
        print(f"\nfirst table of {game}: {weight / 1000:.1f} kB in {len(bodies)} answers", end="")
        print(f" ({sum(heads.values()) / 1000:.0f} kB of heads)", end="")
        print(f", usable after {usable:.2f} s")
    heaviest = sorted(bodies, key=lambda one: -bodies[one])
    assert weight <= MOST_BYTES, "\n".join(f"{bodies[one]:7} {names[one]}" for one in heaviest)
