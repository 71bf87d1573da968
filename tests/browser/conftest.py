"""One server and one browser for all tests of a worker; visitors come and go with each test."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.stage import DESK, House, Visitor, launch, serve

pytestmark = pytest.mark.slow
Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server."""
    with serve(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running browser."""
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture
def invite(house: House, browser: Browser) -> Iterator[Invite]:
    """Lets visitors in; when the test is over they leave, and nobody may have complained."""
    visitors: list[Visitor] = []

    def come(size: dict[str, int] = DESK, **options: object) -> Visitor:
        visitors.append(Visitor(browser, house, size, **options))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
