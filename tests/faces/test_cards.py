"""The cards of both decks: every one has its face and its strip, with its good, its sets, its numbers and its words."""

from xml.etree import ElementTree

import msgspec
import pytest

from quadriga.faces.errors import FaceError
from quadriga.faces.palette import INK, VELLUM
from quadriga.games.eight_minute_empire.data.components import CardData, DeckData, load_components
from quadriga.games.eight_minute_empire.faces.card_parts import WILD_ALONE
from quadriga.games.eight_minute_empire.faces.cards import cards, recipes
from tests.faces.markup import by_id, contrast, drawn, empire, faces, icons, ids, table, texts, tree

DECKS = load_components().decks
CARDS = [(deck, card) for deck, data in DECKS.items() for card in data.cards]
SIGNS = {"place": "army", "move": "march", "sail": "ship", "city": "city", "destroy": "strike"}
WORDS = {"place": "Place", "move": "Move", "sail": "Move", "city": "Build", "destroy": "Destroy"}
HALVES = {**WORDS, "destroy": "Strike"}  # the longer word does not fit half a card at 13 px

every_card = pytest.mark.parametrize(("deck", "card"), CARDS, ids=[f"{deck}-{card.id}" for deck, card in CARDS])
one_action = pytest.mark.parametrize(
    ("deck", "card"),
    [(deck, card) for deck, card in CARDS if len(card.parts) == 1],
    ids=[f"{deck}-{card.id}" for deck, card in CARDS if len(card.parts) == 1],
)
two_actions = pytest.mark.parametrize(
    ("deck", "card"),
    [(deck, card) for deck, card in CARDS if len(card.parts) == 2],
    ids=[f"{deck}-{card.id}" for deck, card in CARDS if len(card.parts) == 2],
)


def read(deck: str, card: CardData, form: str = "card") -> list[str]:
    root = tree("cards", deck=deck)
    return texts(root, by_id(root, f"{form}-{card.id}"))


def seen(deck: str, card: CardData, form: str = "card") -> list[str]:
    root = tree("cards", deck=deck)
    return icons(root, by_id(root, f"{form}-{card.id}"))


def goods(deck: DeckData, card: CardData) -> list[str]:
    """The icons of a card's goods."""
    return [good.key for good in deck.goods] if card.good == "wild" else [card.good] * card.goods


@pytest.mark.parametrize("deck", DECKS)
def test_the_sheet_has_a_card_and_a_strip_for_each_and_a_back(deck: str) -> None:
    wanted = {f"{form}-{card.id}" for form in ("card", "strip") for card in DECKS[deck].cards} | {"card-back"}
    assert {found for found in ids(tree("cards", deck=deck)) if not found.startswith("eme-")} == wanted


@every_card
def test_a_card_has_the_proportions_of_a_card(deck: str, card: CardData) -> None:
    root = tree("cards", deck=deck)
    assert by_id(root, f"card-{card.id}").get("viewBox") == "0 0 100 140"
    assert by_id(root, f"strip-{card.id}").get("viewBox") == "0 0 58 70"


@every_card
def test_a_card_names_and_shows_its_good(deck: str, card: CardData) -> None:
    data = DECKS[deck]
    name = "Wild" if card.good == "wild" else next(good.name for good in data.goods if good.key == card.good)
    assert read(deck, card)[0] == (name if card.goods == 1 else f"{name} ×{card.goods}")
    shown = goods(data, card)
    assert seen(deck, card)[: len(shown)] == seen(deck, card, "strip")[: len(shown)] == shown


@every_card
def test_a_card_has_the_sets_of_its_good(deck: str, card: CardData) -> None:
    if card.good == "wild":
        assert read(deck, card)[1:3] == ["One more of", "a good you have"]
    else:
        sets = next(good.sets for good in DECKS[deck].goods if good.key == card.good)
        assert read(deck, card)[1:9] == [str(count) for count, _ in sets] + [str(points) for _, points in sets]


def test_a_wild_card_of_version_1_says_what_that_version_gave_it() -> None:
    config = empire().config(3, {"deck": "retail"}, version="1")
    for name in ("cards", "card/wild-place2"):
        old, new = faces().draw(config, name), drawn(name, deck="retail")
        assert "Any one good," in old
        assert "One more of" in new
        assert "Any one good," not in new


@one_action
def test_a_card_says_and_shows_its_action(deck: str, card: CardData) -> None:
    (part,) = card.parts
    sentence = next(text for text in read(deck, card) if text.startswith(WORDS[part.kind]))
    assert str(part.n) in sentence or sentence == "Build a city"
    assert sentence.endswith(("army", "move", "city")) is (part.n == 1)
    shown = seen(deck, card)[len(goods(DECKS[deck], card)) :]
    pieces = ["army"] * part.n if part.kind in ("place", "move", "sail") else [SIGNS[part.kind]] * part.n
    assert shown == ([SIGNS[part.kind]] if part.kind in ("move", "sail") else []) + pieces
    assert ("+" in read(deck, card)) is (part.kind == "place")


@two_actions
def test_a_card_with_two_actions_says_both_with_the_word_between(deck: str, card: CardData) -> None:
    text = read(deck, card)
    assert all(f"{HALVES[part.kind]} {part.n}" in text for part in card.parts)
    assert card.join in text
    assert seen(deck, card)[len(goods(DECKS[deck], card)) :] == [SIGNS[part.kind] for part in card.parts]


@every_card
def test_a_strip_has_the_signs_and_numbers(deck: str, card: CardData) -> None:
    assert seen(deck, card, "strip")[len(goods(DECKS[deck], card)) :] == [SIGNS[part.kind] for part in card.parts]
    numbers = [str(part.n) for part in card.parts if part.kind != "city"]
    assert [text.removeprefix("+") for text in read(deck, card, "strip") if text not in "/+"] == numbers


@every_card
def test_cards_for_five_are_marked(deck: str, card: CardData) -> None:
    assert ("5" in read(deck, card)[9:]) is card.five_players_only


@every_card
def test_a_card_by_itself_says_the_same(deck: str, card: CardData) -> None:
    root = ElementTree.fromstring(faces().draw(table(deck=deck), f"card/{card.id}"))
    assert root.get("viewBox") == "0 0 100 140"
    assert texts(root, by_id(root, f"card-{card.id}")) == read(deck, card)


def test_the_back_says_nothing() -> None:
    root = tree("card/back")
    assert texts(root, root) == []
    assert icons(root, by_id(root, "card-back")) == ["horse"]


@pytest.mark.parametrize("good", recipes().goods)
def test_the_name_can_be_read_on_its_glaze(good: str) -> None:
    assert contrast(VELLUM, recipes().goods[good].glaze) >= 4.5


@pytest.mark.parametrize("ground", [VELLUM, "#efe3c6"])
@pytest.mark.parametrize("ink", [INK, "#5d4933"])
def test_print_can_be_read(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


def test_no_print_is_too_small() -> None:
    for deck in DECKS:
        sizes = [float(part.attrib["font-size"]) for part in tree("cards", deck=deck).iter() if "font-size" in part.attrib]
        assert min(sizes) >= 13


def test_a_good_without_a_picture_is_refused() -> None:
    deck = DECKS["strict"]
    silver = msgspec.structs.replace(deck.goods[0], key="silver")
    with pytest.raises(FaceError, match="good silver"):
        cards(msgspec.structs.replace(deck, goods=(silver, *deck.goods[1:])), WILD_ALONE)
