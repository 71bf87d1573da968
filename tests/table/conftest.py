"""Tables find their game by its key, so the games of these tests are registered while one of them runs."""

from collections.abc import Iterator

import pytest

from tests.kit.toy import SealedMarket, registered
from tests.table.luck import ThreeRolls


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with registered(SealedMarket()), registered(ThreeRolls()):
        yield
