"""One server for each module of tests, and guests as they are needed."""

from collections.abc import Callable, Iterator

import pytest

from quadriga.server.thinkers import Thinkers
from tests.server.house import Guest, House


@pytest.fixture(scope="session", autouse=True)
def late_thinkers() -> Iterator[None]:
    """Processes for bots start with the first thought: most tests have none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "warm_up", lambda _: None)
        yield


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with limits that nobody meets by chance."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def guest(house: House) -> Iterator[Callable[..., Guest]]:
    """Makes guests, and sends them home after the test."""
    came: list[Guest] = []

    def come(name: str = "") -> Guest:
        came.append(house.guest(name))
        return came[-1]

    yield come
    for one in came:
        one.close()
