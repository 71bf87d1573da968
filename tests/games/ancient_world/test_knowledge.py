"""Who knows what: what a seat imagines is exactly what it cannot know, as likely as brute force says."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from typing import Any

import pytest

from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.chance import Rng
from quadriga.kernel.position import digest
from tests.games.ancient_world.helpers import DISTRICTS, PLUS, TITANS, city, do, look, secret, table

SAMPLES = 1500
ONE_STAR = [key for key, titan in TITANS.items() if titan.stars == 1]


def imagined(state: AncientState, eyes: int | None, hidden: Callable[[dict[str, Any]], Any]) -> Counter[Any]:
    """How often each value of what is hidden is imagined."""
    rng = Rng(7)
    return Counter(hidden(state.imagine(eyes, rng).layout()) for _ in range(SAMPLES))


def agree(found: Counter[Any], possible: Iterable[Any]) -> None:
    """The frequencies are those of equally likely cases, within six deviations each, and nothing else is imagined."""
    cases = Counter(possible)
    total = sum(cases.values())
    assert set(found) == set(cases)
    for value, weight in cases.items():
        odds = weight / total
        assert abs(found[value] - SAMPLES * odds) < 6 * (SAMPLES * odds * (1 - odds)) ** 0.5, value


def stored(seat: int) -> Callable[[dict[str, Any]], tuple[str, ...]]:
    return lambda layout: tuple(one if isinstance(one, str) else one["card"] for one in layout["seats"][seat].get("stored", ()))


# ------------------------------------------------------------------------------------ stored cards


@pytest.mark.rule("TAW-B9")
def test_a_secret_card_is_any_unseen_one_by_the_copies_left() -> None:
    """The deck has two Orchards and a Caravan, lapis has stored a Bridge unseen: any of the four."""
    state = table(city(), city(stored=[secret("bridge")]), round=2, row=[], deck=["orchard", "orchard", "caravan"])
    agree(imagined(state, 0, stored(1)), [("bridge",), ("orchard",), ("orchard",), ("caravan",)])
    assert imagined(state, 1, stored(1)) == {("bridge",): SAMPLES}, "the owner knows it"


@pytest.mark.rule("TAW-B9")
def test_several_secrets_of_one_lot_are_drawn_together() -> None:
    state = table(
        city(stored=[secret("crane")]),
        city(stored=[secret("bridge"), "town_hall"]),
        city(stored=[secret("orchard")]),
        players=3,
        round=2,
        row=[],
        deck=["caravan"],
    )
    pool = ["bridge", "orchard", "caravan"]
    both = lambda layout: (stored(1)(layout), stored(2)(layout))  # noqa: E731
    agree(imagined(state, 0, both), [((a, "town_hall"), (b,)) for a, b, _ in permutations(pool)])
    everybody = ["crane", *pool]
    all_three = lambda layout: (stored(0)(layout), stored(1)(layout), stored(2)(layout))  # noqa: E731
    agree(imagined(state, None, all_three), [((a,), (b, "town_hall"), (c,)) for a, b, c, _ in permutations(everybody)])


@pytest.mark.rule("TAW-B9a")
def test_lots_are_not_mixed() -> None:
    """The Bridge is of the old deck, of which nothing else is unseen; the Crane is any card of the new one."""
    state = table(
        city(),
        city(stored=[secret("bridge", 0), secret("crane", 1)]),
        round=2,
        row=[],
        deck=["orchard", "caravan"],
        lot=1,
    )
    agree(imagined(state, 0, stored(1)), [("bridge", card) for card in ("crane", "orchard", "caravan")])
    state = table(
        city(stored=[secret("town_hall", 0)]),
        city(stored=[secret("bridge", 0), secret("crane", 1)]),
        city(stored=[secret("barracks", 0)]),
        players=3,
        round=2,
        row=[],
        deck=["orchard"],
        lot=1,
    )
    hidden = lambda layout: (*stored(1)(layout), *stored(2)(layout))  # noqa: E731
    agree(
        imagined(state, 0, hidden),
        [(a, new, b) for a, b in (("bridge", "barracks"), ("barracks", "bridge")) for new in ("crane", "orchard")],
    )


@pytest.mark.rule("TAW-R2", "TAW-B9a")
def test_a_stored_a_card_may_be_one_that_left_the_game_unseen() -> None:
    state = table(city(), city(stored=[secret("bridge", 0)]), round=4, row=["granary"], left=["orchard", "orchard", "crane"])
    agree(imagined(state, 0, stored(1)), [("bridge",), ("orchard",), ("orchard",), ("crane",)])
    gone = lambda layout: (*stored(1)(layout), *sorted(layout["left"]))  # noqa: E731
    assert all(sorted(cards) == ["bridge", "crane", "orchard", "orchard"] for cards in imagined(state, 0, gone))


@pytest.mark.rule("TAW-B9")
def test_cards_in_the_hand_of_the_explorer_are_imagined_too() -> None:
    hand = [{"card": "bridge", "lot": 0}, {"card": "orchard", "lot": 0}]
    state = table(city(), city(), round=2, row=[], deck=["crane"], hand=hand, agenda=["keep"])
    held = lambda layout: tuple(each["card"] for each in layout["hand"])  # noqa: E731
    pool = ["bridge", "orchard", "crane"]
    agree(imagined(state, 1, held), [(a, b) for a, b, _ in permutations(pool)])
    assert imagined(state, 0, held) == {("bridge", "orchard"): SAMPLES}


# ------------------------------------------------------------------------------------ Titans


@pytest.mark.rule("TAW-K10", "TAW-K10a")
def test_what_is_known_of_a_pile() -> None:
    """Five Titans are left. Lapis looked last; terracotta has seen the Mud Crawler before, everybody the Horned Brute."""
    known = [
        {"card": "mud_crawler", "known": [0]},
        {"card": "cave_howler", "known": []},
        {"card": "horned_brute", "known": ["all"]},
    ]
    pile = {"top": "dune_lurker", "known": known, "looker": 1}
    left = ["dune_lurker", "mud_crawler", "cave_howler", "horned_brute", "sky_stalker"]
    gone = [card for card in ONE_STAR if card not in left]
    state = table(city(), city(titans=gone), city(), players=3, titans=[pile, None, None])
    order = lambda layout: tuple(each["card"] for each in layout["titans"][0]["known"])  # noqa: E731
    assert imagined(state, 1, order) == {("mud_crawler", "cave_howler", "horned_brute"): SAMPLES}
    for_terracotta = [
        cards for third in ("cave_howler", "sky_stalker") for cards in permutations(["mud_crawler", "horned_brute", third])
    ]
    agree(imagined(state, 0, order), for_terracotta)
    others = ["mud_crawler", "cave_howler", "sky_stalker"]
    for_others = [
        cards
        for at, first in enumerate(others)
        for second in others[at + 1 :]
        for cards in permutations(["horned_brute", first, second])
    ]
    agree(imagined(state, 2, order), for_others)
    agree(imagined(state, None, order), for_others)


@pytest.mark.rule("TAW-K10a")
def test_who_has_seen_what_goes_with_the_card() -> None:
    """Terracotta imagines which Titan the other one is, not who has seen it."""
    known = [{"card": "mud_crawler", "known": [0]}, {"card": "cave_howler", "known": [2]}]
    state = table(players=3, titans=[{"top": "dune_lurker", "known": known, "looker": 1}, None, None])
    rng = Rng(1)
    for _ in range(50):
        seen = state.imagine(0, rng).layout()["titans"][0]["known"]
        assert {each["card"]: each["known"] for each in seen}["mud_crawler"] == [0, 1]
        assert sorted(each["known"] for each in seen) == [[0, 1], [1, 2]]


# ------------------------------------------------------------------------------------ Districts


@pytest.mark.rule("TAW-V1")
def test_districts_under_the_deck() -> None:
    every = [key for key, district in DISTRICTS.items() for _ in range(district.copies)]
    left = ["open_plains", "watch_hill", "smith_quarter", "scholars_row", "river_valley"]
    rest = list(every)
    for card in left:
        rest.remove(card)
    under = [
        {"card": "watch_hill", "known": [1]},
        {"card": "smith_quarter", "known": [0, 1]},
        {"card": "scholars_row", "known": [1]},
    ]
    state = table(city(districts=rest), city(), district="open_plains", under=under, given=PLUS)
    cards = lambda layout: tuple(each["card"] for each in layout["under"])  # noqa: E731
    pool = ["watch_hill", "scholars_row", "river_valley"]
    agree(imagined(state, 0, cards), [(a, "smith_quarter", b) for a, b, _ in permutations(pool)])
    assert imagined(state, 1, cards) == {("watch_hill", "smith_quarter", "scholars_row"): SAMPLES}


@pytest.mark.rule("TAW-V1")
def test_districts_to_choose_from() -> None:
    state = table(city(), city(), district="open_plains", given=PLUS)
    do(state, "place 1 to expand for coins", "draw watch_hill", "draw smith_quarter")
    cards = lambda layout: tuple(each["card"] for each in layout["choice"])  # noqa: E731
    assert set(imagined(state, 0, cards)) == {("open_plains", "watch_hill", "smith_quarter")}
    others = imagined(state, 1, cards)
    assert {first for first, _, _ in others} == {"open_plains"}
    assert len({second for _, second, _ in others}) == len(DISTRICTS)


# ------------------------------------------------------------------------------------ nothing hidden


def test_where_nothing_is_hidden_nothing_is_drawn() -> None:
    state = table(city(stored=["orchard"]), city(stored=[secret("crane")]))
    rng = Rng(3)
    fresh = rng.mark()
    assert digest(state.imagine(1, rng)) == digest(state)
    assert rng.mark() == fresh, "the owner of the only secret has nothing to imagine"
    state.imagine(0, rng)
    assert rng.mark() != fresh


def test_a_view_tells_the_pool_and_not_the_card() -> None:
    """All states that a seat imagines look the same to it."""
    state = table(city(), city(stored=[secret("bridge")]), round=2, row=[], deck=["orchard", "caravan"])
    assert look(state, 0).deck.unseen == {"bridge": 1, "caravan": 1, "orchard": 1}
    assert look(state, 1).deck.unseen == {"caravan": 1, "orchard": 1}
    rng = Rng(5)
    for _ in range(30):
        assert look(state.imagine(0, rng), 0) == look(state, 0)
