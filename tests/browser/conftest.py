"""One server and one browser for all tests of a worker; visitors come and go with each test."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.stage import DESK, PATIENCE_MS, RunningServer, Visitor, launch, serve

pytestmark = pytest.mark.slow
Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A running server."""
    with serve(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running browser."""
    with sync_playwright() as playwright:
        running = launch(playwright)
        expect.set_options(timeout=PATIENCE_MS)
        yield running
        running.close()


@pytest.fixture
def invite(server: RunningServer, browser: Browser) -> Iterator[Invite]:
    """Lets visitors in; when the test is over they leave, and nobody may have complained."""
    visitors: list[Visitor] = []

    def come(size: dict[str, int] = DESK, address: str = server.address, **options: object) -> Visitor:
        visitors.append(Visitor(browser, address, size, **options))
        return visitors[-1]

    yield come
    assert [complaint for visitor in visitors for complaint in visitor.leave()] == []
