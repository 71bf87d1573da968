"""The cards of Emporion, read back from the drawing: each says at every height what it awards, opens, asks for and is worth."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from quadriga.faces import icons as icon_list
from quadriga.faces.palette import INK, VELLUM
from quadriga.games.emporion.data.components import CardData, ResourcesData, load_components
from quadriga.games.emporion.faces import cards, sheet
from quadriga.games.emporion.faces.geometry import EmporionGeometry
from quadriga.games.emporion.faces.looks import feet, friezes, looks
from quadriga.games.emporion.faces.stock import Stock, stock_of
from tests.faces.markup import EMPORION, Element, by_id, contrast, followed, icons, ids, tag, texts

SET = load_components()
CARDS = SET.cards
SIGN = {"trade": "coin", "culture": "culture", "war": "sword", "prestige": "column", "goods": "jar", "expedition": "sail"}
"""The one icon that each resource, colour and power has on all cards."""
HISTORY = ("trade", "culture", "war")
READABLE = 13
NARROWEST_SLIP = 47

every_card = pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])


def root() -> Element:
    return EMPORION.tree("sheet")


def colour(card: CardData) -> str:
    return "prestige" if card.kind == "special" else card.kind


def amounts(data: ResourcesData) -> list[tuple[str, int]]:
    return [(key, amount) for key in HISTORY if (amount := getattr(data, key))]


def powers(card: CardData) -> list[str]:
    return ["expedition"] * card.expedition + list(card.powers)


def scored(card: CardData) -> list[tuple[str, int]]:
    return [(key, each) for key in card.scores.__struct_fields__ if (each := getattr(card.scores, key))]


def worth(card: CardData) -> list[str]:
    """What is told of a card's points where its foot is not seen."""
    return [str(card.points)] if card.points else ["×"] if scored(card) else []


def read(symbol: str) -> list[str]:
    return texts(root(), by_id(root(), symbol))


def signs(symbol: str) -> list[str]:
    return icons(root(), by_id(root(), symbol), "emp-i-")


def written(symbol: str) -> list[Element]:
    return [part for part in followed(root(), by_id(root(), symbol)) if tag(part) == "text"]


# ------------------------------------------------------------------------------------------------ the sheet


def test_the_sheet_has_all_that_lies_on_a_table() -> None:
    wanted = {f"{layer}-{card.id}" for layer in "fzsqmd" for card in CARDS}
    wanted |= {"b-history", "b-development", "b-spoils", "drachma", "drachma-lent", "medal"}
    wanted |= {f"counter-{counter.id}" for counter in SET.counters}
    wanted |= {f"gate-{action}" for action in ("trade", "culture", "war", "expedition", "reserve")}
    wanted |= {f"chip-{key}" for key in ("trade", "culture", "war", "spoils", "goods")}
    wanted |= {f"sign-{key}" for key in (*SIGN, "spoils", "drachma")}
    wanted |= {"sail", "gull", "bollard", "waves", "quay", "wall", "lot-houses", "lot-plan", "lot-shrine"}
    assert {found for found in ids(root()) if not found.startswith("emp-")} == wanted


def test_the_box_has_as_many_faces_as_it_should() -> None:
    assert Counter(card.kind for card in CARDS) == {
        "trade": 9, "culture": 9, "war": 9, "prestige": 10, "special": 4, "goods": 7,
    }  # fmt: skip


def test_nothing_makes_a_table_slow_to_paint() -> None:
    slow = ("clipPath", "mask", "filter", "linearGradient", "radialGradient")
    assert not [tag(part) for part in root().iter() if tag(part) in slow]
    patterned = {found for found in ids(root()) if any("url(" in part.get("fill", "") for part in by_id(root(), found))}
    assert patterned == {"waves", "quay", "wall"}


@every_card
def test_the_heights_of_a_card(card: CardData) -> None:
    heights = {"f": "0 0 140 100", "z": "0 0 140 54", "s": "0 0 140 33", "q": "0 0 140 30", "d": "0 0 140 26", "m": None}
    assert {layer: by_id(root(), f"{layer}-{card.id}").get("viewBox") for layer in heights} == heights


@every_card
def test_the_heights_share_head_and_foot(card: CardData) -> None:
    uses = {
        layer: [part.get("href", "") for part in by_id(root(), f"{layer}-{card.id}") if tag(part) == "use"] for layer in "fzs"
    }
    head, foot = f"#emp-h-{card.id}", f"#d-{card.id}"
    assert uses["f"][-2:] == uses["z"][-2:] == [head, foot]
    assert uses["s"][-1] == head


# ------------------------------------------------------------------------------------------------ what a card says


@pytest.mark.rule("EMP-C2")
@every_card
def test_the_strip_says_award_name_and_powers(card: CardData) -> None:
    awards = amounts(card.awards)
    assert read(f"s-{card.id}") == [*(str(amount) for _, amount in awards), card.name, *worth(card)]
    wanted = [SIGN[key] for key, _ in awards] or ([] if card.kind in HISTORY else [SIGN[colour(card)]])
    wanted += [SIGN[power] for power in powers(card)]
    if card.kind == "goods":
        wanted.append(friezes().cards[card.id][0].icon)
    assert signs(f"s-{card.id}") == wanted


@pytest.mark.rule("EMP-C2")
@every_card
def test_the_foot_says_what_a_card_is_worth_and_what_it_requires(card: CardData) -> None:
    told = [part for _, each in scored(card) for part in (str(each), "×")]
    told += [str(card.points)] if card.points else []
    told += [str(amount) for _, amount in amounts(card.requires)]
    told += [str(card.spoils)] if card.spoils else []
    if card.kind == "goods":
        told = [" ".join(map(str, SET.goods.sets)), f"{SET.goods.first_price}+"]
    assert read(f"d-{card.id}") == told
    shown = [SIGN[key] for key, _ in scored(card)] + [SIGN[key] for key, _ in amounts(card.requires)]
    shown += ["spoils"] if card.spoils else []
    shown += ["coin"] if card.kind == "goods" else []
    assert signs(f"d-{card.id}") == shown


@pytest.mark.rule("EMP-C2")
@every_card
def test_awards_are_at_the_upper_left_and_requirements_at_the_lower_right(card: CardData) -> None:
    tabs = [part for part in by_id(root(), f"emp-h-{card.id}") if tag(part) == "text"]
    assert all(float(part.attrib["x"]) < 10 for part in tabs[: len(amounts(card.awards))])
    chips = [
        float(part.attrib["x"])
        for part in by_id(root(), f"d-{card.id}")
        if part.get("href", "").startswith(("#emp-c-", "#emp-n-"))
    ]
    assert all(x + 29 <= 136 for x in chips)
    assert chips == sorted(chips)
    assert all(b - a >= 29 for a, b in pairwise(chips))


@pytest.mark.rule("EMP-C3")
@every_card
def test_alpha_marks_the_start_cards(card: CardData) -> None:
    marked = "#emp-alpha" in {part.get("href") for part in followed(root(), by_id(root(), f"d-{card.id}"))}
    assert marked is card.start
    assert card.start is (card.id in ("hoplites", "sophistes", "macellum"))


@every_card
def test_full_face_and_frieze_say_the_same(card: CardData) -> None:
    head = [*(str(amount) for _, amount in amounts(card.awards)), card.name]
    assert read(f"f-{card.id}") == read(f"z-{card.id}") == head + read(f"d-{card.id}")


@every_card
def test_name_and_price_alone(card: CardData) -> None:
    told = read(f"q-{card.id}")
    assert card.name in told
    price = [str(amount) for _, amount in amounts(card.requires)] + ([str(card.spoils)] if card.spoils else [])
    price += [f"{SET.goods.first_price}+"] if card.kind == "goods" else []
    is_crowded = len(price) > 2 and bool(scored(card))
    first = [str(amount) for _, amount in amounts(card.awards)] or [str(card.points)] * bool(card.points)
    first = first or [str(each) for _, each in scored(card) if not is_crowded]
    assert Counter(told) == Counter([card.name, *price, *first])


@every_card
def test_a_slip_says_award_and_powers_or_points(card: CardData) -> None:
    assert read(f"m-{card.id}") == [*(str(amount) for _, amount in amounts(card.awards)), *worth(card)]
    figure = friezes().cards[card.id][0].icon
    assert signs(f"m-{card.id}")[-1] == figure
    assert Counter(SIGN[power] for power in powers(card)) <= Counter(signs(f"m-{card.id}"))


@every_card
def test_a_card_by_itself_says_the_same(card: CardData) -> None:
    alone = EMPORION.tree(f"card/{card.id}")
    assert alone.get("viewBox") == "0 0 140 100"
    (shown,) = [part for part in alone if part.get("id") == "face"]
    assert texts(alone, shown) == read(f"f-{card.id}")
    assert icons(alone, shown, "emp-i-") == signs(f"f-{card.id}")


# ------------------------------------------------------------------------------------------------ legible


@every_card
def test_nothing_is_written_too_small(card: CardData) -> None:
    for layer in "fzsqm":
        assert all(float(part.attrib["font-size"]) >= READABLE for part in written(f"{layer}-{card.id}"))


@pytest.mark.parametrize("key", looks().colours)
def test_what_is_read_on_a_colour_can_be_read(key: str) -> None:
    look = looks().colours[key]
    assert contrast(look.ink, look.glaze) >= 4.5
    assert contrast(INK, look.pale) >= 7
    assert contrast(look.glaze if key != "prestige" else look.edge, VELLUM) >= 4.5
    assert contrast(look.edge, VELLUM) >= 7
    assert contrast(look.figure, look.hill) >= 4.5


@pytest.mark.parametrize("key", looks().gates)
def test_the_sign_of_a_gate_can_be_made_out(key: str) -> None:
    assert contrast(VELLUM, looks().gates[key].glaze) >= 4.5


def test_no_two_colours_look_alike() -> None:
    for field in ("glaze", "pale", "figure", "sign"):
        assert len({getattr(look, field) for look in looks().colours.values()}) == 5


@every_card
def test_the_end_of_a_slip_leaves_the_award_alone(card: CardData) -> None:
    """On the narrowest slip nothing that hangs on the right edge reaches the tab at the left."""
    (end, _) = [part for part in by_id(root(), f"m-{card.id}") if tag(part) == "svg"]
    for part in end:
        left = float(part.get("x", "0")) if tag(part) == "use" else -20.0
        assert NARROWEST_SLIP + left >= 23.5


# ------------------------------------------------------------------------------------------------ pictures


@every_card
def test_a_card_has_a_picture_of_its_own(card: CardData) -> None:
    figures = friezes().cards[card.id]
    assert 1 <= len(figures) <= 5
    assert all(figure.size / 2 <= figure.x <= 140 - figure.size / 2 and 20 <= figure.size <= 42 for figure in figures)
    assert sum(other == figures for other in friezes().cards.values()) == 1
    shown = signs(f"f-{card.id}")
    assert [icon for icon in shown if icon in {figure.icon for figure in figures}][: len(figures)] == [f.icon for f in figures]


def test_no_picture_is_left_over() -> None:
    assert friezes().cards.keys() == {card.id for card in CARDS}
    drawn = {figure.icon for figures in (*friezes().cards.values(), *friezes().plain.values()) for figure in figures}
    assert friezes().feet.keys() <= drawn
    assert drawn <= icon_list.meanings().keys()


@every_card
def test_figures_stand_on_the_ground(card: CardData) -> None:
    for layer, floor in (("f", 68.5), ("z", 52.4)):
        groups = [part for part in by_id(root(), f"{layer}-{card.id}") if tag(part) == "g"]
        for part in (use for group in groups for use in group):
            lowest = feet(part.attrib["href"].removeprefix("#emp-i-")) / 128
            assert float(part.attrib["y"]) + lowest * float(part.attrib["height"]) == pytest.approx(floor, abs=0.06)


@every_card
def test_the_figures_of_a_frieze_leave_points_and_price_alone(card: CardData) -> None:
    groups = [part for part in by_id(root(), f"z-{card.id}") if tag(part) == "g"]
    edges = [float(part.attrib["x"]) for group in groups for part in group]
    chips = [
        float(part.attrib["x"])
        for part in by_id(root(), f"d-{card.id}")
        if part.get("href", "").startswith(("#emp-c-", "#emp-n-"))
    ]
    left = 27.6 if card.points else 46 if scored(card) else 0
    assert all(x >= left and x + cards.FIGURE <= min(chips, default=140) for x in edges)


# ------------------------------------------------------------------------------------------------ pieces and board


def test_backs_show_no_word_and_spoils_are_history_cards() -> None:
    backs = {name: by_id(root(), f"b-{name}") for name in ("history", "development", "spoils")}
    assert not any(texts(root(), back) for back in backs.values())
    assert {name: icons(root(), back, "emp-i-") for name, back in backs.items()} == {
        "history": ["amphora"], "development": ["temple"], "spoils": ["amphora"],
    }  # fmt: skip
    assert backs["history"][0].get("fill") == backs["spoils"][0].get("fill") != backs["development"][0].get("fill")


def test_counters_differ_in_ground_and_sign() -> None:
    asclepios, hygieia = (by_id(root(), f"counter-{counter.id}") for counter in SET.counters)
    assert asclepios[2].get("fill") != hygieia[2].get("fill")
    assert asclepios[2].get("stroke") == hygieia[2].get("stroke") == "currentColor"
    assert icons(root(), asclepios, "emp-i-") == ["serpent-rod"]
    assert icons(root(), hygieia, "emp-i-") == []


def test_a_gate_has_the_sign_of_its_action() -> None:
    wanted = {**{key: SIGN[key] for key in (*HISTORY, "expedition")}, "reserve": "drachma"}
    assert {key: signs(f"gate-{key}") for key in wanted} == {key: [sign] for key, sign in wanted.items()}


def test_a_lent_drachma_is_paler_than_a_free_one() -> None:
    (lent,) = by_id(root(), "drachma-lent")
    assert 0 < float(lent.attrib["opacity"]) <= 0.6
    assert {part.get("fill") for part in lent} == {"none", None}
    assert by_id(root(), "drachma")[0].get("fill") not in ("none", None)


def test_what_fills_any_space_has_no_box() -> None:
    sizeless = {found for found in ids(root()) if not found.startswith(("emp-", "m-")) and by_id(root(), found).get("width")}
    assert sizeless == {"waves", "quay", "wall"}
    assert all(by_id(root(), found).get("viewBox") is None for found in sizeless)


# ------------------------------------------------------------------------------------------------ own sets


def own(**changes: object) -> Stock:
    """A stock with one card more."""
    hoplites = next(card for card in CARDS if card.id == "hoplites")
    card = msgspec.structs.replace(hoplites, **{"id": "sling", "name": "Sling", "start": False, **changes})
    return stock_of(msgspec.structs.replace(SET, cards=(*CARDS, card)))


@pytest.mark.parametrize("kind", ["trade", "culture", "war", "prestige", "special", "goods"])
def test_a_card_that_nobody_has_drawn_has_a_picture_that_fits_its_colour(kind: str) -> None:
    drawn = sheet.single(own(kind=kind), "card/sling")
    assert drawn is not None
    figure = friezes().plain["prestige" if kind == "special" else kind][0].icon
    assert f"#emp-i-{figure}" in drawn


def test_a_card_may_award_two_resources() -> None:
    drawn = sheet.single(own(awards=ResourcesData(trade=2, war=3)), "card/sling")
    assert drawn is not None
    assert ">2</text>" in drawn
    assert ">3</text>" in drawn


def test_a_long_name_is_pressed_into_its_room() -> None:
    drawn = sheet.single(own(name="Hekatonkheires of the Pyrenees"), "card/sling")
    assert drawn is not None
    assert 'textLength="' in drawn


def test_sets_that_differ_in_numbers_of_cards_share_their_faces() -> None:
    more = msgspec.structs.replace(SET, cards=tuple(msgspec.structs.replace(card, count=card.count + 1) for card in CARDS))
    assert sheet.whole(stock_of(more)) is sheet.whole(stock_of(SET))


# ------------------------------------------------------------------------------------------------ geometry, vignette


def geometry() -> EmporionGeometry:
    found = EMPORION.faces.geometry(EMPORION.config)
    assert isinstance(found, EmporionGeometry)
    return found


def test_the_geometry_is_that_of_the_drawing() -> None:
    found = geometry()
    feet = {layer: [part for part in by_id(root(), f"{layer}-oinos") if part.get("href") == "#d-oinos"] for layer in "fz"}
    assert [float(part.attrib["y"]) for part in (*feet["f"], *feet["z"])] == [found.foot_full, found.foot_frieze]
    (chip,) = [part for part in by_id(root(), "d-oinos") if part.get("href") == "#emp-c-goods"]
    assert (float(chip.attrib["x"]), float(chip.attrib["y"])) == found.goods_chip_at
    price = [part for part in by_id(root(), "d-oinos") if tag(part) == "text"][-1]
    x, y = found.goods_chip_at
    assert (float(price.attrib["x"]) - x, float(price.attrib["y"]) - y) == found.number_at
    assert float(price.attrib["font-size"]) == found.number
    assert found.step < found.strip < found.frieze < found.full


def test_the_geometry_has_all_cards_and_colours() -> None:
    found = geometry()
    assert [(place.id, place.name, place.kind) for place in found.cards] == [(card.id, card.name, card.kind) for card in CARDS]
    assert {place.colour for place in found.cards} == {place.key for place in found.colours}
    assert [place.key for place in found.actions] == ["trade", "culture", "war", "expedition", "reserve"]


def test_the_geometry_says_each_card_in_words() -> None:
    told = {card.id: card for card in geometry().cards}
    assert told["hippeis"].words == "Hippeis, War: awards 1 War, Prestige power; requires 2 Trade"
    assert told["hippeis"].gloss == "cavalry"
    assert all(card.words.startswith(card.name) for card in told.values())


def test_the_geometry_can_be_sent() -> None:
    sent = msgspec.json.encode(geometry())
    assert msgspec.json.decode(sent, type=EmporionGeometry) == geometry()


def test_the_vignette_is_a_painted_vase() -> None:
    vignette = EMPORION.tree("vignette")
    assert (vignette.get("viewBox"), vignette.get("width"), vignette.get("height")) == ("0 0 228 176", "228", "176")
    assert all(found.startswith("emp-v-") for found in ids(vignette))
    shown = {name for part in vignette for name in icons(vignette, part, "emp-v-i-")}
    assert shown == {"trireme", "temple", "amphora", "fish"}
