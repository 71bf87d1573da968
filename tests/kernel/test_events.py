"""Who may be told of an event, and that events are made only while somebody listens."""

import pytest

from quadriga.games.eight_minute_empire.tell import events as tell
from quadriga.kernel.events import Event
from tests.kernel.games import EMPIRE, opened


@pytest.mark.parametrize(
    ("audience", "told"),
    [(None, [0, 1, 2, None]), ((1,), [1]), ((0, 2), [0, 2]), ((), [])],
)
def test_an_audience(audience: tuple[int, ...] | None, told: list[int | None]) -> None:
    event = Event(audience=audience)
    assert [eyes for eyes in (0, 1, 2, None) if event.is_for(eyes)] == told


def test_a_state_keeps_events_only_while_somebody_listens() -> None:
    state = opened().state.clone()
    bid = EMPIRE.space(state.config).read("bid 1")
    state.play(0, bid)
    assert state.told() == []
    assert state.heard is None
    state.listen()
    assert state.told() == []
    state.play(1, bid)
    assert state.told()[:1] == [tell.BidMade(seat=1)]
    assert state.told() == []
