"""The cards of The Ancient World, read back from the drawing: each says at every size what it costs, gives and leaves."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from xml.etree.ElementTree import tostring

import msgspec
import pytest

from quadriga.faces import icons as icon_list
from quadriga.faces.palette import BONE, GLAZES, INK, VELLUM
from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.data.components import (
    DistrictData,
    EmpireData,
    ForceData,
    GivesData,
    MilitaryData,
    TitanData,
    load_components,
)
from quadriga.games.ancient_world.faces import lettering, sheet
from quadriga.games.ancient_world.faces.geometry import AncientWorldGeometry
from quadriga.games.ancient_world.faces.looks import Icon, figures, looks, scenes
from quadriga.games.ancient_world.faces.pieces import GROUNDS
from quadriga.games.ancient_world.faces.stock import Stock, stock_of
from quadriga.games.ancient_world.meta import SKILLS
from quadriga.kernel.seats import COLOURS
from quadriga.ledger import ledger_of
from tests.faces.markup import ANCIENT_WORLD, Element, by_id, contrast, followed, icons, ids, over, tag, texts

SET = load_components()
EMPIRE, MILITARY, TITANS, DISTRICTS = SET.empire, SET.military, SET.titans, SET.districts
AnyCard = EmpireData | DistrictData | MilitaryData | TitanData
CARDS: tuple[AnyCard, ...] = (*EMPIRE, *DISTRICTS, *MILITARY, *TITANS)
PICTURED: tuple[AnyCard, ...] = (*EMPIRE, *DISTRICTS, *MILITARY)
TRIBES = tuple(tribe.id for tribe in SET.tribes)
ACTIONS = ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow")
READABLE = 13
SIGN = 15
"""The size of a sign in a run that is 18 high."""
SMALLEST_SIGN = 13
HUMAN = {"houses", "spears", "ship", "camel"}
"""What stands in a Titan's picture for scale."""

every_empire = pytest.mark.parametrize("card", EMPIRE, ids=[card.id for card in EMPIRE])
every_military = pytest.mark.parametrize("card", MILITARY, ids=[card.id for card in MILITARY])
every_titan = pytest.mark.parametrize("card", TITANS, ids=[card.id for card in TITANS])
every_district = pytest.mark.parametrize("card", DISTRICTS, ids=[card.id for card in DISTRICTS])
every_card = pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])


@cache
def root() -> Element:
    """The sheets of the table as they lie beside each other in a page."""
    found = Element("svg")
    for name in ("sheet", "later"):
        found.extend(ANCIENT_WORLD.tree(name))
    return found


def test_nothing_lies_on_two_sheets() -> None:
    found = [part.attrib["id"] for part in root().iter() if "id" in part.attrib]
    assert len(found) == len(set(found))


def test_a_card_lies_alone_as_it_lies_among_the_others() -> None:
    alone = ANCIENT_WORLD.tree("lying/storm_mother")
    assert tostring(by_id(alone, "f-storm_mother")) == tostring(by_id(root(), "f-storm_mother"))
    assert not [name for name in ids(alone) if name in ids(ANCIENT_WORLD.tree("sheet"))]


def full() -> Element:
    return ANCIENT_WORLD.tree("full")


def uses(symbol: str, at: Element | None = None) -> list[Element]:
    """The references in a symbol, those in its groups too."""
    found = by_id(root() if at is None else at, symbol)
    return [part for part in found.iter() if tag(part) == "use"]


def targets(symbol: str, at: Element | None = None) -> list[str]:
    return [part.attrib["href"].removeprefix("#") for part in uses(symbol, at)]


def banners(symbol: str) -> list[str]:
    return [name.removeprefix("banner-") for name in targets(symbol) if name.startswith("banner-")]


def runs(symbol: str, at: Element | None = None, prefix: str = "r-") -> list[Element]:
    return [part for part in uses(symbol, at) if part.attrib["href"].removeprefix("#").startswith(prefix)]


def words(run: Element, at: Element | None = None, own: str = "taw-") -> list[str]:
    """A run, word by word: signs, tribes and strokes by their names, a coin as `(2)`, text as it stands."""
    found = by_id(root() if at is None else at, run.attrib["href"].removeprefix("#"))
    told: list[str] = []
    for part in found:
        name = part.get("href", "").removeprefix(f"#{own}")
        if tag(part) == "text":
            told.append(part.text or "")
        elif name == "c" or name.startswith("c-"):
            told.append(f"({name[2:]})")
        else:
            told.append(name[2:])
    return told


def read(symbol: str) -> list[list[str]]:
    """All runs of a symbol."""
    return [words(run) for run in runs(symbol)]


def amounts(told: list[str]) -> Counter[str]:
    """What a run of plain gifts says, sign by sign; income is what has an arrow behind it."""
    found: Counter[str] = Counter()
    number = 1
    last = ""
    for word in told:
        if word == "up":
            amount = found.pop(last)
            found["income" if last == "coin" else "scholars"] = amount
        elif word.startswith("("):
            found["coin"] += int(word[1:-1])
            last = "coin"
        elif word.removeprefix("+").isdigit():
            number = int(word)
        else:
            found[word] += number
            number = 1
            last = word
    return found


def gifts(gives: GivesData, capacity: int = 0) -> Counter[str]:
    wanted = Counter(
        capacity=capacity,
        food=gives.food,
        income=gives.income,
        scholars=gives.knowledge,
        sword=gives.sword,
        arrow=gives.arrow,
        army=gives.army_limit,
        explore=gives.explore,
        citizen=gives.citizen,
    )
    return +wanted


def forces(force: ForceData) -> Counter[str]:
    return +Counter(sword=force.sword, arrow=force.arrow, spy=force.spy, loot=force.loot, repair=force.repair)


def named(symbol: str, at: Element | None = None) -> str:
    """The texts of a symbol itself, without those of the parts that it uses."""
    found = by_id(root() if at is None else at, symbol)
    return " ".join(part.text or "" for part in found.iter() if tag(part) == "text")


# ------------------------------------------------------------------------------------------------ the sheets


def shown(at: Element) -> set[str]:
    return {found for found in ids(at) if not found.startswith("taw-")}


def test_the_sheet_has_all_that_lies_on_a_table() -> None:
    wanted = {f"f-{card.id}" for card in CARDS}
    wanted |= {f"{layer}-{card.id}" for layer in "pdn" for card in EMPIRE}
    wanted |= {f"{layer}-{card.id}" for layer in "al" for card in MILITARY}
    wanted |= {"plot", "plot-low", "damaged", "damaged-low", "ground-capital", "ground-district", "ground-titan"}
    wanted |= {f"act-{action}" for action in ACTIONS} | {"cover-explore", "cover-grow"}
    wanted |= {f"{sort}-{colour}-{skill}" for sort in ("citizen", "away") for colour in COLOURS[:4] for skill in range(1, 6)}
    wanted |= {f"die-{face}" for face in SET.die.faces} | {f"banner-{tribe}" for tribe in TRIBES}
    wanted |= {"coin", "coin-ghost", "knowledge", "first", "first-hand", "star"}
    wanted |= {
        f"b-{name}" for name in ("empire-a", "empire-b", "military", "district", "titan-1", "titan-2", "titan-3", "stored")
    }
    wanted |= {f"sign-{key}" for key in (*looks().signs, *ACTIONS, "income")}
    found = shown(root())
    assert {name for name in found if not name.startswith("r-")} == wanted


def test_the_second_sheet_has_a_full_face_of_every_card() -> None:
    assert shown(full()) == {f"full-{card.id}" for card in CARDS}


def test_the_box_has_as_many_faces_as_it_should() -> None:
    assert Counter(card.deck for card in EMPIRE).keys() == {"a", "b", "start"}
    copies = Counter({deck: sum(card.copies for card in EMPIRE if card.deck == deck) for deck in ("a", "b")})
    assert copies == {"a": 38, "b": 47}
    assert sum(card.copies for card in MILITARY if card.deck == "row") == 25
    assert len(TITANS) == 20


def test_nothing_makes_a_table_slow_to_paint() -> None:
    slow = ("clipPath", "mask", "filter", "pattern", "linearGradient", "radialGradient")
    assert not [tag(part) for at in (root(), full()) for part in at.iter() if tag(part) in slow]


def test_sizes_are_those_of_the_table() -> None:
    boxes = {
        **{f"f-{card.id}": "0 0 93 77" for card in EMPIRE},
        **{f"f-{card.id}": "0 0 93 77" for card in DISTRICTS},
        **{f"{layer}-{card.id}": "0 0 93 46" for layer in "pd" for card in EMPIRE},
        **{f"n-{card.id}": "0 0 93 24" for card in EMPIRE},
        **{f"{layer}-{card.id}": "0 0 72 100" for layer in "fa" for card in MILITARY},
        **{f"f-{card.id}": "0 0 100 196" for card in TITANS},
        **{f"act-{action}": "0 0 127 48" for action in ACTIONS},
    }
    assert {name: by_id(root(), name).get("viewBox") for name in boxes} == boxes
    assert {by_id(full(), f"full-{card.id}").get("viewBox") for card in CARDS} == {"0 0 126 176"}


# ------------------------------------------------------------------------------------------------ Empire cards


@pytest.mark.rule("TAW-B2")
@every_empire
def test_an_empire_card_says_its_name_banners_and_price(card: EmpireData) -> None:
    face = f"f-{card.id}"
    assert named(face) == card.name
    assert banners(face) == list(card.banners)
    told = targets(face)
    assert [name for name in told if name.startswith("taw-c-")] == ([f"taw-c-{card.coins}"] if card.coins else [])
    figures_shown = [figure.name for figure in figures().cards[card.id]]
    assert told.count("taw-i-knowledge") - figures_shown.count("knowledge") <= card.knowledge <= told.count("taw-i-knowledge")


@pytest.mark.rule("TAW-K1")
@every_empire
def test_an_empire_card_says_what_it_gives(card: EmpireData) -> None:
    told = read(f"f-{card.id}")
    plain = card.action == () and card.reaction is None and card.score is None
    if plain:
        assert amounts(told[0] if told else []) == gifts(card.gives)
        assert len(told) == bool(gifts(card.gives))
    else:
        assert len(told) == 1
        assert amounts(told[0][: split(told[0])]) == gifts(card.gives)


def split(told: list[str]) -> int:
    """Where the gifts of a card end that has more than gifts: with its income, at most."""
    return told.index("up") + 1 if "up" in told else 0


SPECIAL = {
    "stonemasons": ["citizen", "to", "(2)", "repair"],
    "caravan": ["citizen", "to", "(3)"],
    "mountain_quarry": ["citizen", "to", "(3)", "repair"],
    "deep_harbor": ["citizen", "to", "(4)"],
    "tribal_embassy": ["citizen", "to", "knowledge"],
    "desert_archive": ["(1)", "up", "citizen", "to", "knowledge"],
    "town_hall": ["citizen", "to", "knowledge", "hand"],
    "crypta_ship": ["citizen", "to", "explore", "(2)"],
    "desert_caravan": ["citizen", "to", "(1)", "/", "food"],
    "forest_hideout": ["citizen", "to", "spy", "4", "titan"],
    "bridge": ["citizen", "to", "copy"],
    "trade_city": ["citizen", "to", "copy"],
    "aqueduct": ["+", "citizen", ":", "(1)", "/", "food"],
    "crane": ["card", "to", "(0)", "empire"],
    "distant_outpost": ["learn", "right", ":", "−", "()", "army"],
    "scribe_guild": ["left", "learn", ":", "(1)", "to", "knowledge"],
    "zori_dramatists": ["1st pass:", "card"],
    "citadel": ["red", "red", "=", "1", "points", "most", "3"],
    "sacred_grove": ["green", "green", "=", "1", "points", "most", "3"],
    "royal_mint": ["yellow", "yellow", "=", "1", "points", "most", "3"],
    "star_observatory": ["blue", "blue", "=", "1", "points", "most", "3"],
    "hall_of_masks": ["purple", "purple", "=", "1", "points", "most", "3"],
    "moon_festival": ["red", "green", "yellow", "blue", "purple", "=", "1", "points"],
    "hall_of_trophies": ["titan", "=", "1", "points"],
    "house_of_sages": ["district", "=", "1", "points"],
}
"""The cards that do more than give, as they should be written."""


@pytest.mark.rule("TAW-Z4")
@pytest.mark.parametrize("card", SPECIAL)
def test_card_actions_reactions_and_scores_are_written_in_signs(card: str) -> None:
    assert read(f"f-{card}") == [SPECIAL[card]]


def test_all_cards_that_do_more_than_give_are_listed() -> None:
    assert {card.id for card in EMPIRE if card.action or card.reaction or card.score} == set(SPECIAL)


@every_empire
def test_a_plot_says_what_the_card_says_but_for_its_price(card: EmpireData) -> None:
    assert read(f"p-{card.id}") == read(f"f-{card.id}")
    assert texts(root(), by_id(root(), f"n-{card.id}")) == [card.name]
    assert targets(f"d-{card.id}") == [f"n-{card.id}", *(f"banner-{tribe}" for tribe in card.banners)]
    assert targets(f"p-{card.id}")[:2] == ["plot", f"d-{card.id}"]


@pytest.mark.rule("TAW-T10")
def test_damage_hides_abilities_and_not_banners() -> None:
    assert texts(root(), by_id(root(), "damaged")) == ["damaged"]
    assert not texts(root(), by_id(root(), "damaged-low"))
    for name in ("plot", "plot-low"):
        assert by_id(root(), f"{name.replace('plot', 'damaged')}")[0].get("fill") != by_id(root(), name)[0].get("fill")
    assert not any(runs(f"d-{card.id}") for card in EMPIRE)


@every_empire
def test_abilities_and_banners_on_a_plot_leave_each_other_alone(card: EmpireData) -> None:
    left = min((float(part.attrib["x"]) for part in uses(f"d-{card.id}")[1:]), default=93)
    for run in runs(f"p-{card.id}"):
        assert float(run.attrib["x"]) + float(run.attrib["width"]) <= left


@every_empire
def test_figures_leave_banners_and_price_alone(card: EmpireData) -> None:
    parts = uses(f"f-{card.id}")
    edge = max((float(part.attrib["x"]) + 13 for part in parts if part.attrib["href"].startswith("#banner-")), default=4)
    picture = [part for group in by_id(root(), f"f-{card.id}") if tag(group) == "g" for part in group]
    for part in picture:
        if float(part.attrib["y"]) < 29:
            assert float(part.attrib["x"]) >= edge - 2
            assert float(part.attrib["x"]) + float(part.attrib["width"]) <= (71.5 if card.coins else 93)


# ------------------------------------------------------------------------------------------------ Districts


@pytest.mark.rule("TAW-B4")
@every_district
def test_a_district_says_capacity_gifts_and_both_prices(card: DistrictData) -> None:
    face = f"f-{card.id}"
    told = read(face)
    assert [amounts(run) for run in told] == [gifts(card.gives, card.capacity)]
    assert told[0][:2] == [str(card.capacity), "capacity"]
    assert named(face).split(" ", 1) == ["or", card.name]
    assert targets(face).count(f"taw-c-{SET.actions.expand_coins}") == 1
    assert targets(face).count("taw-i-knowledge") == SET.actions.expand_knowledge
    (frame, *_) = by_id(root(), "taw-e-district")
    assert frame.get("stroke") == GLAZES[2]


# ------------------------------------------------------------------------------------------------ Military cards


@pytest.mark.rule("TAW-B7")
@every_military
def test_a_military_card_says_force_legacy_and_cost(card: MilitaryData) -> None:
    assert [amounts(run) for run in read(f"a-{card.id}")] == [forces(card.gives), forces(card.legacy)]
    assert named(f"a-{card.id}") == card.name
    assert targets(f"f-{card.id}") == [f"a-{card.id}", *([f"taw-c-{card.coins}"] if card.coins else [])]
    assert not [name for name in targets(f"a-{card.id}") if name.startswith("taw-c-")]


@pytest.mark.rule("TAW-B8")
@every_military
def test_a_retired_card_shows_its_legacy_alone(card: MilitaryData) -> None:
    assert [amounts(run) for run in read(f"l-{card.id}")] == [forces(card.legacy)]
    assert named(f"l-{card.id}") in ("legacy", "")
    assert ("taw-hook" in targets(f"l-{card.id}")) is (named(f"l-{card.id}") == "")


@every_military
def test_name_picture_abilities_and_legacy_stand_below_each_other(card: MilitaryData) -> None:
    given, left = runs(f"a-{card.id}")
    assert 61 <= float(given.attrib["y"]) < 79 < float(left.attrib["y"])
    assert float(left.attrib["y"]) + float(left.attrib["height"]) <= 97
    assert all(float(part.attrib["y"]) <= 34 for part in by_id(root(), f"a-{card.id}") if tag(part) == "text")


# ------------------------------------------------------------------------------------------------ Titans


@pytest.mark.rule("TAW-T4")
@every_titan
def test_a_titan_says_its_defence_and_what_counts(card: TitanData) -> None:
    face = f"f-{card.id}"
    assert named(face) == f"{card.name} {card.defence}"
    (shield,) = [part for part in uses(face) if part.attrib["href"].startswith("#taw-shield")]
    counted = icons(root(), by_id(root(), shield.attrib["href"].removeprefix("#")), "taw-i-")
    assert counted == (["sword", "arrow"] if card.arrows else ["sword"])


@pytest.mark.rule("TAW-T6")
@every_titan
def test_a_titan_says_what_it_brings(card: TitanData) -> None:
    told = read(f"f-{card.id}")
    assert told[0] == [str(card.capacity), "capacity"]
    assert [amounts(run) for run in told[1:]] == ([gifts(card.gives)] if gifts(card.gives) else [])
    assert banners(f"f-{card.id}") == list(card.banners)


@every_titan
def test_a_titan_has_a_scene_of_its_own_with_something_human_in_it(card: TitanData) -> None:
    parts = scenes().titans[card.id]
    assert sum(other == parts for other in scenes().titans.values()) == 1
    human = [part for part in parts if isinstance(part, Icon) and part.name in HUMAN]
    assert human
    assert all(part.size <= 20 and part.colour == "ink" for part in human)
    assert f"taw-t-{card.id}" in targets(f"f-{card.id}")


def test_no_scene_is_left_over() -> None:
    assert scenes().titans.keys() == {card.id for card in TITANS}
    named_colours = {part.colour for parts in scenes().titans.values() for part in parts if hasattr(part, "colour")}
    assert all(colour in scenes().glazes or colour.startswith("#") for colour in named_colours)


# ------------------------------------------------------------------------------------------------ legible


def sizes(symbol: str, at: Element, prefix: str) -> Iterator[float]:
    """The sizes of all that is written in a symbol, as they are seen."""
    for part in by_id(at, symbol).iter():
        if tag(part) == "text":
            yield float(part.attrib["font-size"])
    for run in runs(symbol, at, prefix):
        scale = float(run.attrib["height"]) / 18
        for part in followed(at, by_id(at, run.attrib["href"].removeprefix("#"))):
            if tag(part) == "text":
                yield float(part.attrib["font-size"]) * scale


@every_card
def test_nothing_is_written_too_small(card: AnyCard) -> None:
    for name in shown(root()):
        if name.endswith(f"-{card.id}"):
            assert all(size >= READABLE - 0.05 for size in sizes(name, root(), "r-")), name
    assert all(size >= READABLE - 0.05 for size in sizes(f"full-{card.id}", full(), "taw-f-r-"))


def test_nothing_on_pieces_is_written_too_small() -> None:
    for name in shown(root()):
        if name.startswith(("act-", "cover-", "citizen-", "away-", "b-", "die-", "first")):
            assert all(size >= READABLE for size in sizes(name, root(), "r-")), name


@every_card
def test_signs_are_large_enough_and_stay_on_the_card(card: AnyCard) -> None:
    for name in shown(root()):
        if name.endswith(f"-{card.id}"):
            width = float(by_id(root(), name).attrib["viewBox"].split()[2])
            for run in runs(name):
                assert SIGN * float(run.attrib["height"]) / 18 >= SMALLEST_SIGN
                assert float(run.attrib["x"]) >= 4
                assert float(run.attrib["x"]) + float(run.attrib["width"]) <= width - 4


@every_card
def test_a_name_is_hardly_pressed(card: AnyCard) -> None:
    for at, prefix in ((root(), "f-"), (root(), "n-"), (root(), "a-"), (full(), "full-")):
        if f"{prefix}{card.id}" in shown(at):
            for part in by_id(at, f"{prefix}{card.id}").iter():
                if tag(part) == "text" and "textLength" in part.attrib:
                    type_ = lettering.DISPLAY if part.attrib["font-family"].startswith("Cinzel") else lettering.TEXT
                    natural = lettering.width(part.text or "", float(part.attrib["font-size"]), type_)
                    assert float(part.attrib["textLength"]) >= 0.85 * natural


@pytest.mark.parametrize("key", looks().signs)
def test_signs_can_be_made_out_on_all_that_they_are_written_on(key: str) -> None:
    for ground in (VELLUM, BONE, "#f1f3dc", "#e9ddc2", *GROUNDS.values()):
        assert contrast(looks().signs[key].colour, ground) >= 4.5


@pytest.mark.parametrize("tribe", TRIBES)
def test_the_charge_of_a_banner_can_be_made_out(tribe: str) -> None:
    look = looks().tribes[tribe]
    assert contrast(look.ink, look.glaze) >= 4.5
    assert contrast(INK, look.wash) >= 7
    tint = over(look.glaze, 0.25, VELLUM)
    assert contrast(INK, tint) >= 7


def test_no_two_tribes_look_alike() -> None:
    for field in ("glaze", "wash", "charge"):
        assert len({getattr(looks().tribes[tribe], field) for tribe in TRIBES}) == 5


@pytest.mark.parametrize("key", looks().backs)
def test_what_stands_on_a_back_can_be_read(key: str) -> None:
    assert contrast(looks().backs[key].trim, looks().backs[key].ground) >= 4.5


def test_damaged_cards_can_be_read() -> None:
    ground = by_id(root(), "damaged")[0].attrib["fill"]
    assert contrast(INK, over(INK, 0.22, ground)) >= 4.5


# ------------------------------------------------------------------------------------------------ pictures


@pytest.mark.parametrize("card", PICTURED, ids=[card.id for card in PICTURED])
def test_a_card_has_a_picture_of_its_own(card: AnyCard) -> None:
    shown_figures = figures().cards[card.id]
    assert sum(other == shown_figures for other in figures().cards.values()) == 1
    first = f"taw-i-{shown_figures[0].name}"
    assert first in [
        part.attrib["href"].removeprefix("#") for part in followed(root(), by_id(root(), f"f-{card.id}")) if tag(part) == "use"
    ]
    for figure in shown_figures:
        width = figure.size * (3.4 if figure.name in ("colosseum", "terraces", "palace", "ribs", "rampart") else 1)
        assert width / 2 <= figure.x <= 114 - width / 2


def test_cards_that_can_lie_in_one_row_are_told_apart_by_their_first_figures() -> None:
    for cards in (DISTRICTS, MILITARY):
        first = [(figures().cards[card.id][0].name, figures().cards[card.id][0].is_mirrored) for card in cards]
        assert len(set(first)) == len(first)
    for deck in ("a", "b"):
        seen = [tuple(figure.name for figure in figures().cards[card.id][:2]) for card in EMPIRE if card.deck == deck]
        assert len(set(seen)) == len(seen)


def test_no_picture_is_left_over() -> None:
    assert figures().cards.keys() == {card.id for card in PICTURED}
    drawn = {figure.name for shown in (*figures().cards.values(), *figures().plain.values()) for figure in shown}
    drawn |= {
        part.name
        for parts in (*scenes().titans.values(), scenes().plain, scenes().vignette)
        for part in parts
        if isinstance(part, Icon)
    }
    drawn |= {look.icon for look in looks().signs.values()} | {look.icon for look in looks().actions.values()}
    drawn |= {look.charge for look in looks().tribes.values()} | {look.sign for look in looks().backs.values()}
    assert drawn <= icon_list.meanings().keys() | figures().drawn.keys()
    assert figures().drawn.keys() <= drawn
    assert figures().drawn.keys().isdisjoint(icon_list.meanings())
    assert figures().feet.keys() <= drawn


# ------------------------------------------------------------------------------------------------ places and pieces


def test_nine_places_say_what_their_action_brings() -> None:
    numbers = SET.actions
    wanted = {
        "labor": ["+", f"({numbers.labor_coins})"],
        "build": ["()", "to", "empire"],
        "draft": ["sword", "/", "citizen"],
        "expand": [f"({numbers.expand_coins})", "/", "knowledge"],
        "learn": [f"({numbers.learn_coins})", "to", "knowledge"],
        "rebuild": [str(numbers.rebuild_repairs), "repair", f"({numbers.rebuild_coins})", "hand"],
        "recruit": ["()", "to", "army"],
        "explore": [f"1 of {numbers.explore_cards}", "card"],
        "grow": [f"({numbers.grow_coins})", "to", "citizen"],
    }
    assert {action: read(f"act-{action}") for action in ACTIONS} == {action: [told] for action, told in wanted.items()}
    assert [named(f"act-{action}") for action in ACTIONS] == [action.capitalize() for action in ACTIONS]


@pytest.mark.rule("TAW-S4", "TAW-R1")
def test_covers_say_when_they_go() -> None:
    assert named("cover-explore") == f"Explore from round {SET.track.explore}"
    assert named("cover-grow") == f"Grow from round {SET.track.grow}"


@pytest.mark.parametrize("seat", range(4))
def test_a_citizen_has_number_shape_and_colour(seat: int) -> None:
    for skill in range(1, SKILLS + 1):
        at_home = by_id(root(), f"citizen-{COLOURS[seat]}-{skill}")
        assert texts(root(), at_home) == [str(skill)]
        (shape, _) = by_id(root(), f"taw-body-{seat}")
        assert shape.get("fill") == GLAZES[seat]
        away = by_id(root(), f"away-{COLOURS[seat]}-{skill}")
        assert texts(root(), away) == [str(skill)]
        assert away[0].get("stroke") == away[1].get("fill") == "currentColor"
        assert away[0].get("stroke-dasharray")


def test_the_shapes_of_the_seats_differ() -> None:
    outlines = [by_id(root(), f"taw-body-{seat}")[0] for seat in range(4)]
    assert len({(tag(shape), shape.get("d")) for shape in outlines}) == 4


@pytest.mark.rule("TAW-T8")
def test_the_faces_of_a_die() -> None:
    assert icons(root(), by_id(root(), "die-titan"), "taw-i-") == ["titan"]
    assert texts(root(), by_id(root(), "die-coin")) == ["−1"]
    assert "taw-c" in targets("die-coin")
    assert not targets("die-blank")
    assert not texts(root(), by_id(root(), "die-blank"))


@pytest.mark.rule("TAW-B6")
def test_the_first_player_token_has_a_hand_on_one_side() -> None:
    assert icons(root(), by_id(root(), "first-hand"), "taw-i-") == ["hand"]
    assert texts(root(), by_id(root(), "first")) == ["1"]


def test_backs_tell_the_deck_and_no_card() -> None:
    told = {name: named(f"b-{name}") for name in ("empire-a", "empire-b", "military", "district", "titan-1", "stored")}
    assert told == {
        "empire-a": "Empire A",
        "empire-b": "Empire B",
        "military": "Military",
        "district": "District",
        "titan-1": "",
        "stored": "",
    }
    assert [targets(f"b-titan-{stars}").count("star") for stars in (1, 2, 3)] == [1, 2, 3]
    assert (
        len({by_id(root(), f"b-{name}")[0].get("fill") for name in ("empire-a", "empire-b", "military", "district", "titan-1")})
        == 5
    )


def test_signs_are_written_in_the_current_colour() -> None:
    for key in (*looks().signs, *ACTIONS):
        (sign,) = uses(f"sign-{key}")
        assert "color" not in sign.attrib
    assert by_id(root(), "sign-income")[0].get("stroke") == "currentColor"


# ------------------------------------------------------------------------------------------------ full faces


@every_card
def test_a_full_face_says_what_the_table_says(card: AnyCard) -> None:
    name = f"full-{card.id}"
    assert card.name in named(name, full())
    large = [words(run, full(), "taw-f-") for run in runs(name, full(), "taw-f-r-")]
    assert large == read(f"a-{card.id}" if isinstance(card, MilitaryData) else f"f-{card.id}")
    told = targets(name, full())
    tribes = () if isinstance(card, MilitaryData | DistrictData) else card.banners
    assert [target.removeprefix("taw-f-banner-") for target in told if "-banner-" in target] == list(tribes)
    if isinstance(card, EmpireData | MilitaryData):
        assert [target for target in told if target.startswith("taw-f-c-")] == ([f"taw-f-c-{card.coins}"] if card.coins else [])
    if isinstance(card, TitanData):
        assert str(card.defence) in named(name, full()).split()


@every_card
def test_a_card_by_itself_is_its_full_face(card: AnyCard) -> None:
    alone = ANCIENT_WORLD.tree(f"card/{card.id}")
    assert alone.get("viewBox") == "0 0 126 176"
    (face,) = [part for part in alone if part.get("id") == "face"]
    assert texts(alone, face) == texts(full(), by_id(full(), f"full-{card.id}"))
    assert icons(alone, face, "taw-f-i-") == icons(full(), by_id(full(), f"full-{card.id}"), "taw-f-i-")


# ------------------------------------------------------------------------------------------------ own sets


def own(**changes: object) -> Stock:
    """A stock with one Empire card more."""
    orchard = next(card for card in EMPIRE if card.id == "orchard")
    card = msgspec.structs.replace(orchard, **{"id": "sling", "name": "Sling", **changes})
    return stock_of(msgspec.structs.replace(SET, empire=(*EMPIRE, card)))


def drawn(stock: Stock, name: str = "card/sling") -> str:
    found = sheet.single(stock, name)
    assert found is not None
    return found


def test_a_card_that_nobody_has_drawn_has_a_plain_picture() -> None:
    assert f"#taw-f-i-{figures().plain['empire'][0].name}" in drawn(own())
    titan = msgspec.structs.replace(TITANS[0], id="cloud_ox", name="Cloud Ox")
    with_titan = stock_of(msgspec.structs.replace(SET, titans=(*TITANS, titan)))
    assert "#taw-f-t-plain" in drawn(with_titan, "card/cloud_ox")
    troop = msgspec.structs.replace(MILITARY[0], id="slingers", name="Slingers")
    with_troop = stock_of(msgspec.structs.replace(SET, military=(*MILITARY, troop)))
    assert f"#taw-f-i-{figures().plain['military'][0].name}" in drawn(with_troop, "card/slingers")
    land = msgspec.structs.replace(DISTRICTS[0], id="steppe", name="Steppe")
    with_land = stock_of(msgspec.structs.replace(SET, districts=(*DISTRICTS, land)))
    assert f"#taw-f-i-{figures().plain['district'][0].name}" in drawn(with_land, "card/steppe")


def test_more_than_two_of_a_sign_are_a_number() -> None:
    assert "r-3-food" in drawn(own(gives=GivesData(food=3)))
    assert "r-food-food" in drawn(own(gives=GivesData(food=2)))


def test_more_than_two_knowledge_are_a_number() -> None:
    assert ">3</text>" in drawn(own(knowledge=3, coins=0, gives=GivesData()))


def test_a_long_name_is_pressed_into_its_room() -> None:
    assert 'textLength="' in drawn(own(name="Hekatonkheires Gymnasiarchontes"))


def test_sets_that_differ_in_numbers_of_cards_share_their_faces() -> None:
    more = msgspec.structs.replace(SET, empire=tuple(msgspec.structs.replace(card, copies=card.copies + 1) for card in EMPIRE))
    assert sheet.whole(stock_of(more)) is sheet.whole(stock_of(SET))


def test_numbers_on_the_board_are_those_of_the_set() -> None:
    dearer = msgspec.structs.replace(SET, actions=msgspec.structs.replace(SET.actions, learn_coins=4, expand_knowledge=2))
    assert ">4</text>" in drawn(stock_of(dearer), "action/learn")
    assert "r-c3-per-knowledge-knowledge" in drawn(stock_of(dearer), "action/expand")


def test_a_tribe_that_nobody_has_drawn_has_a_banner() -> None:
    tribes = (*SET.tribes[:4], msgspec.structs.replace(SET.tribes[4], id="white"))
    cards = tuple(
        msgspec.structs.replace(
            card, banners=tuple("white" if tribe == "purple" else tribe for tribe in card.banners), score=None
        )
        for card in EMPIRE
    )
    titans = tuple(
        msgspec.structs.replace(card, banners=tuple("white" if tribe == "purple" else tribe for tribe in card.banners))
        for card in TITANS
    )
    stock = stock_of(msgspec.structs.replace(SET, tribes=tribes, empire=cards, titans=titans))
    assert "taw-f-banner-white" in drawn(stock, "card/bridge")


# ------------------------------------------------------------------------------------------------ geometry, vignette


def geometry() -> AncientWorldGeometry:
    found = ANCIENT_WORLD.faces.geometry(ANCIENT_WORLD.config)
    assert isinstance(found, AncientWorldGeometry)
    return found


def test_the_geometry_is_that_of_the_drawing() -> None:
    found = geometry()
    (cost,) = [part for part in uses("f-war_elephants") if part.attrib["href"].startswith("#taw-c-")]
    assert (float(cost.attrib["x"]), float(cost.attrib["y"])) == found.cost_at
    boxes = {"f-orchard": found.empire, "p-orchard": found.plot, "n-orchard": found.plot_low, "f-militia": found.military}
    boxes |= {"f-mud_crawler": found.titan, "act-labor": found.place}
    for name, size in boxes.items():
        assert tuple(map(float, by_id(root(), name).attrib["viewBox"].split()[2:])) == size
    assert float(by_id(root(), "l-militia").attrib["viewBox"].split()[3]) > found.peek


def test_the_geometry_knows_every_run_with_its_width() -> None:
    found = geometry()
    places = [place for card in found.cards for place in (card.gives, card.legacy) if place is not None]
    assert found.capital is not None
    for place in (*places, found.capital):
        assert by_id(root(), place.symbol).get("viewBox") == f"0 0 {place.width:g} {found.run:g}"
    told = {card.id: card for card in found.cards}
    assert all((told[card.id].gives is None) is (not gifts(card.gives)) for card in TITANS)


def test_the_geometry_has_all_cards_tribes_and_actions() -> None:
    found = geometry()
    assert [(place.id, place.name) for place in found.cards] == [(card.id, card.name) for card in CARDS]
    assert Counter(place.kind for place in found.cards) == {
        "empire": len(EMPIRE), "district": len(DISTRICTS), "military": len(MILITARY), "titan": len(TITANS),
    }  # fmt: skip
    assert {f"b-{place.deck}" for place in found.cards if place.deck} <= shown(root())
    assert [place.key for place in found.tribes] == list(TRIBES)
    assert [(place.key, place.opens) for place in found.actions if place.opens > 1] == [("explore", 2), ("grow", 3)]
    assert [place.key for place in found.actions] == list(ACTIONS)


def test_an_action_is_told_by_its_rule_with_the_numbers_of_the_set() -> None:
    told = {place.key: place for place in geometry().actions}
    rules = {rule.id: rule.text for rule in ledger_of(GAME).rules}
    for key, place in told.items():
        assert rules[place.rule].startswith(key.capitalize())
    assert told["labor"].about == f"Take {SET.actions.labor_coins} coins."
    assert told["expand"].about == "Take the District for 1 knowledge or 3 coins."
    assert told["explore"].about.startswith(f"Draw {SET.actions.explore_cards} cards ")


def test_the_geometry_says_each_card_in_words() -> None:
    told = {card.id: card for card in geometry().cards}
    assert told["orchard"].words == "Orchard, 2 coins, green: 1 food"
    assert told["orchard"].sentences == ("1 food.",)
    assert all(card.words.startswith(card.name) for card in told.values())


def test_the_geometry_can_be_sent() -> None:
    sent = msgspec.json.encode(geometry())
    assert msgspec.json.decode(sent, type=AncientWorldGeometry) == geometry()


def test_the_vignette_shows_the_banners_of_all_tribes() -> None:
    vignette = ANCIENT_WORLD.tree("vignette")
    assert (vignette.get("viewBox"), vignette.get("width"), vignette.get("height")) == ("0 0 228 176", "228", "176")
    assert all(found.startswith("taw-v-") for found in ids(vignette))
    hung = [part.attrib["href"] for part in vignette if tag(part) == "use" and "banner" in part.attrib["href"]]
    assert hung == [f"#taw-v-banner-{tribe}" for tribe in TRIBES]


def test_what_stands_in_a_run_does_not_overlap() -> None:
    """But for a sign and the same once more, each word begins where the one before it has ended."""
    for name in shown(root()):
        if name.startswith("r-"):
            places = [float(part.get("x", "0")) for part in by_id(root(), name)]
            assert all(b > a for a, b in pairwise(places)), name
