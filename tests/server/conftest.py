"""One server for each module of tests, and guests as they are needed."""

from collections.abc import Callable, Iterator

import pytest

from quadriga.server.bot_pool import BotPool
from tests.server.harness import Guest, InProcessServer


@pytest.fixture(scope="session", autouse=True)
def lazy_bot_pool() -> Iterator[None]:
    """Processes for bots start with the first thought: most tests have none."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotPool, "warm_up", lambda _: None)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server with limits that nobody meets by chance."""
    with InProcessServer(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def guest(server: InProcessServer) -> Iterator[Callable[..., Guest]]:
    """Makes guests, and sends them home after the test."""
    came: list[Guest] = []

    def come(name: str = "") -> Guest:
        came.append(server.guest(name))
        return came[-1]

    yield come
    for one in came:
        one.close()
