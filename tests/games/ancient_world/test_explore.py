"""Explore and the store, the cards about it, and who knows what is stored (TAW-B9, B9a, K4, K7, K14)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from tests.games.ancient_world.helpers import (
    all_pass,
    asks,
    chair,
    city,
    do,
    draw,
    draws,
    look,
    options,
    placeable,
    refusal,
    row,
    secret,
    table,
    told,
)

FIVE = ["orchard", "caravan", "bridge", "crane", "aqueduct"]


def drawn(*cards: str) -> list[str]:
    """The draws of these cards."""
    return [f"draw {card}" for card in cards]


@pytest.mark.rule("TAW-B9")
def test_draw_five_and_store_one() -> None:
    state = table(city(), round=2, row=["town_hall"])
    assert told(state, "place 1 on explore") == [tell.ExploringBegun(seat=0, citizen=1)]
    assert options(state) == {"explore deck", "store town_hall"}
    size = look(state).deck.size
    state.listen()
    do(state, "explore deck", *drawn(*FIVE))
    assert state.told() == [
        tell.DeckExplored(seat=0, count=5),
        *[tell.CardDrawn(seat=0, card=card, audience=(0,)) for card in FIVE],
        tell.CardsDrawn(seat=0, count=5),
    ]
    assert (asks(state), options(state)) == ("keep", {f"keep {card}" for card in FIVE})
    assert look(state).deck.size == size - 5
    assert told(state, "keep bridge") == [
        tell.CardStored(seat=0, source="deck", discarded=("orchard", "caravan", "crane", "aqueduct")),
        tell.StoredCardSeen(seat=0, card="bridge", audience=(0,)),
    ]
    assert look(state).deck.discards == dict.fromkeys(["orchard", "caravan", "crane", "aqueduct"], 1)
    assert state.to_act() == (1,)


@pytest.mark.rule("TAW-B9")
def test_or_store_one_from_the_row() -> None:
    state = table(city(), round=2, row=["town_hall", "orchard"])
    do(state, "place 1 on explore")
    assert told(state, "store town_hall") == [tell.CardStored(seat=0, source="row", card="town_hall", place=1)]
    assert row(state)[:2] == [None, "orchard"]
    assert look(state).row[0].taken_by == 0
    for eyes in (0, 1, None):
        assert [(each.card, each.lot) for each in chair(state, 0, eyes).stored] == [("town_hall", None)], "seen by all"


@pytest.mark.rule("TAW-B9")
def test_stored_cards_lie_face_down_and_give_nothing() -> None:
    state = table(city(stored=[secret("orchard"), secret("toll_road"), "barracks"]))
    own = chair(state, 0)
    assert (own.food, own.income, own.army_limit, own.used) == (3, 5, 2, 2)
    assert all(banner.banners == 0 for banner in own.banners)
    assert [each.card for each in chair(state, 0, 0).stored] == ["orchard", "toll_road", "barracks"]
    for eyes in (1, None):
        assert [each.card for each in chair(state, 0, eyes).stored] == [None, None, "barracks"]


@pytest.mark.rule("TAW-B9")
def test_others_see_neither_the_cards_drawn_nor_the_one_kept() -> None:
    state = table(city(), round=2)
    do(state, "place 1 on explore", "explore deck")
    views = []
    for text in drawn(*FIVE):
        views.append(look(state, 1))
        do(state, text)
    assert all(view == views[0] for view in views), "while cards are drawn nothing changes for others"
    hand, own = look(state, 1).hand, look(state, 0).hand
    assert hand is not None
    assert own is not None
    assert hand.cards == (None,) * 5
    assert own.cards == tuple(FIVE)
    do(state, "keep bridge")
    assert chair(state, 0, 1).stored[0].card is None
    unseen = look(state, 1).deck.unseen
    assert unseen["bridge"] == 1, "for lapis it may still be in the deck"
    assert "bridge" not in look(state, 0).deck.unseen


@pytest.mark.rule("TAW-B9")
def test_the_store_is_unlimited_and_takes_what_one_owns_already() -> None:
    state = table(city("orchard", stored=["caravan", "bridge", "crane"]), round=2, row=["orchard"])
    do(state, "place 1 on explore", "store orchard", "pass")
    assert len(chair(state, 0).stored) == 4
    assert placeable(state, "to build stored orchard") == set(), "but it cannot be built"
    assert refusal(state, "place 2 to build stored orchard").rule == "TAW-B2"


@pytest.mark.rule("TAW-B9")
def test_short_of_cards_even_after_remaking_what_there_is_is_drawn() -> None:
    full = table(city(), round=2, row=[], deck=["orchard", "caravan", "bridge"])
    away = [secret(card) for card, count in look(full).deck.discards.items() for _ in range(count)]
    empty = table(city(stored=away), round=2, row=[])
    assert look(empty).deck.size == 3
    do(empty, "place 1 on explore")
    assert told(empty, "explore deck")[0] == tell.DeckExplored(seat=0, count=3)
    do(empty, *drawn("orchard", "caravan", "bridge"))
    assert options(empty) == {"keep orchard", "keep caravan", "keep bridge"}
    do(empty, "keep caravan")
    assert look(empty).deck.discards == {"orchard": 1, "bridge": 1}


@pytest.mark.rule("TAW-B9", "TAW-Z5")
def test_without_any_card_one_cannot_explore() -> None:
    state = table(city(), round=2, row=[], deck=[])
    cards = [card for card, count in look(state).deck.discards.items() for _ in range(count)]
    nothing = table(city(stored=[secret(card) for card in cards]), round=2, row=[])
    assert placeable(nothing, "on explore") == set()
    assert refusal(nothing, "place 1 on explore").text == "No Empire card is left to explore."
    only_row = table(city(stored=[secret(card) for card in cards if card != "crane"]), round=2, row=["crane"])
    do(only_row, "place 1 on explore")
    assert options(only_row) == {"store crane"}


@pytest.mark.rule("TAW-B9a", "TAW-R2")
def test_a_deck_remade_while_drawing_is_another_lot() -> None:
    """Two cards are left; the third is drawn from the discards, and everybody sees which deck the stored one came from."""
    state = table(city(), round=2, row=[], deck=["orchard", "bridge"])
    discards = look(state).deck.discards
    do(state, "place 1 on explore", "explore deck", "draw orchard")
    state.listen()
    do(state, "draw bridge")
    assert tell.DeckRemade(cards=sum(discards.values())) in state.told()
    assert look(state).deck.lot == 1
    assert draws(state) == {f"draw {card}": count for card, count in discards.items()}
    do(state, *drawn("crane", "caravan", "town_hall"))
    old = do(state.clone(), "keep bridge")
    assert [(each.card, each.lot) for each in chair(old, 0, 1).stored] == [(None, 0)]
    unseen = look(old, 1).deck.unseen
    assert "bridge" not in unseen, "all other cards of the old deck lie open, so lapis knows that it is no card of this one"
    new = do(state.clone(), "keep crane")
    assert [each.lot for each in chair(new, 0, 1).stored] == [1]
    assert look(new, 1).deck.unseen["crane"] == 1


@pytest.mark.rule("TAW-K4")
def test_the_archivists_of_bol() -> None:
    state = table(city("archivists_of_bol"), round=2)
    assert chair(state, 0).income == 6
    assert chair(state, 0).explore == 7
    do(state, "place 1 on explore")
    assert told(state, "explore deck")[0] == tell.DeckExplored(seat=0, count=7)
    both = table(city("archivists_of_bol", "coastal_scouts"), round=2)
    assert chair(both, 0).explore == 8
    damaged = table(city("archivists_of_bol", damaged=["archivists_of_bol"]), round=2)
    assert chair(damaged, 0).explore == 5


@pytest.mark.rule("TAW-K7")
def test_the_crypta_ship_explores_and_brings_two_coins() -> None:
    state = table(city("crypta_ship", "coastal_scouts", coins=0), round=4, row=["granary"])
    assert told(state, "place 1 on crypta_ship") == [tell.CardUsed(seat=0, citizen=1, card="crypta_ship", coins=2)]
    assert options(state) == {"explore deck", "store granary"}
    assert told(do(state.clone()), "explore deck")[0] == tell.DeckExplored(seat=0, count=6), "bonuses included"
    do(state, "store granary")
    assert (chair(state, 0).coins, [each.card for each in chair(state, 0).stored]) == (2, ["granary"])
    assert not any(each.citizens for each in look(state).actions), "the citizen is on the card, not on Explore"


@pytest.mark.rule("TAW-K7", "TAW-Z4")
def test_the_crypta_ship_explores_though_higher_skills_are_on_explore() -> None:
    state = table(city("crypta_ship"), round=4, actions={"explore": ["lapis 3"]})
    assert placeable(state, "on explore") == set()
    assert placeable(state, "on crypta_ship") == {1, 2, 3}


# ------------------------------------------------------------------------------------ Zori Dramatists


@pytest.mark.rule("TAW-K14")
def test_the_first_to_pass_may_store_a_card_of_the_row() -> None:
    state = table(city("zori_dramatists"), row=["orchard", "bridge"])
    assert told(state, "pass") == [tell.TurnPassed(seat=0, is_first=True)]
    assert (asks(state), state.to_act()) == ("dramatists", (0,))
    assert options(state) == {"store orchard", "store bridge", "store top", "decline"}
    do(state, "store bridge")
    assert [each.card for each in chair(state, 0, 1).stored] == ["bridge"]
    assert row(state)[:2] == ["orchard", None]
    assert state.to_act() == (1,)


@pytest.mark.rule("TAW-K14")
def test_or_the_top_of_the_deck_unseen() -> None:
    state = table(city("zori_dramatists"), round=1)
    size = look(state).deck.size
    do(state, "pass")
    assert told(state, "store top") == [tell.DeckExplored(seat=0, count=1)]
    assert told(state, "draw crane") == [
        tell.CardStored(seat=0, source="deck"),
        tell.StoredCardSeen(seat=0, card="crane", audience=(0,)),
    ]
    assert [(each.card, each.lot) for each in chair(state, 0, 0).stored] == [("crane", 0)]
    assert chair(state, 0, 1).stored[0].card is None
    assert look(state).deck.size == size - 1


@pytest.mark.rule("TAW-K14")
def test_or_nothing() -> None:
    state = table(city("zori_dramatists"))
    do(state, "pass")
    assert told(state, "decline") == [tell.ReactionDeclined(seat=0, card="zori_dramatists")]
    assert chair(state, 0).stored == ()
    assert chair(state, 0).has_passed


@pytest.mark.rule("TAW-K14")
def test_only_the_first_to_pass_and_only_with_an_undamaged_card() -> None:
    state = table(city(), city("zori_dramatists"))
    do(state, "pass", "pass")
    assert asks(state) != "dramatists"
    damaged = table(city("zori_dramatists", damaged=["zori_dramatists"]))
    do(damaged, "pass")
    assert asks(damaged) == "choose"


@pytest.mark.rule("TAW-K14", "TAW-R2")
def test_the_dramatists_remake_an_empty_deck() -> None:
    state = table(city("zori_dramatists"), round=2, row=[], deck=[])
    do(state, "pass")
    assert options(state) == {"store top", "decline"}
    assert isinstance(told(state, "store top")[1], tell.DeckRemade)
    draw(state)
    assert chair(state, 0).stored[0].lot == 1
    all_pass(state)
