"""What a city is worth, and how a game has ended: TAW-E0 to E5, K11."""

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.cards import EmpireCard, banners_in
from quadriga.games.ancient_world.data.terms import HALF_OF_TRIBE, NOTHING, PER_TITAN, SET_OF_TRIBES, TRIBES
from quadriga.games.ancient_world.meta import META
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.meta import Ending
from quadriga.kernel.score import Score


def tribe_points(box: Box, banners: int) -> int:
    """TAW-E3: points for so many banners of one tribe."""
    points = box.banner_points
    return points[banners] if banners < len(points) else points[-1]


def card_points(card: EmpireCard, city: City) -> int:
    """TAW-E4, K11: points of an Empire card with scoring text."""
    if card.score == HALF_OF_TRIBE:
        points = (banners_in(city.banners, card.score_tribe) + 1) // 2 * card.score_each
    elif card.score == SET_OF_TRIBES:
        sets = banners_in(city.banners, 0)
        for tribe in range(1, TRIBES):
            banners = banners_in(city.banners, tribe)
            sets = min(sets, banners)
        points = sets * card.score_each
    elif card.score == PER_TITAN:
        points = len(city.titans) * card.score_each
    else:
        points = len(city.districts) * card.score_each
    return card.score_most if card.score_most and card.score_most < points else points


def points_of(box: Box, city: City) -> int:
    """TAW-E1 to E4 for one city, as if the game ended now: everything repaired, hunger as it would be."""
    points = box.starving_points * city.hungry()
    for tribe in range(TRIBES):
        points += tribe_points(box, banners_in(city.banners, tribe))
    for index in city.cards:
        card = box.empire[index]
        if card.score != NOTHING:
            points += card_points(card, city)
    return points


def scores(s: AncientState) -> list[int]:
    """The points of each seat if the game ended now."""
    return [points_of(s.setup.box, city) for city in s.cities]


def card_count(city: City) -> int:
    """TAW-E5: Empire, District and Titan cards together; start cards too, stored ones not."""
    return len(city.cards) + len(city.districts) + len(city.titans)


def sheet(s: AncientState, seat: int) -> list[Score]:
    """The lines that add up to a seat's score."""
    box = s.setup.box
    city = s.cities[seat]
    lines: list[Score] = []
    for tribe in range(TRIBES):
        banners = banners_in(city.banners, tribe)
        points = tribe_points(box, banners)
        lines.append(Score(points, "TAW-E3", "sheet-banners", tribe=box.tribes[tribe], banners=banners))
    for index in city.cards:
        card = box.empire[index]
        if card.score != NOTHING:
            rule = "TAW-K11" if card.score == SET_OF_TRIBES else "TAW-E4"
            lines.append(Score(card_points(card, city), rule, "card-name", card=card.id))
    hungry = city.hungry()
    if hungry:
        lines.append(Score(box.starving_points * hungry, "TAW-E1", "sheet-starving", citizens=hungry))
    lines.append(Score(0, "TAW-E5", "sheet-coins", coins=city.coins))
    lines.append(Score(0, "TAW-E5", "sheet-cards", cards=card_count(city)))
    lines.append(Score(0, "TAW-E5", "sheet-knowledge", knowledge=city.knowledge))
    return lines


def standings(s: AncientState) -> list[tuple[int, ...]]:
    """TAW-E5: most points, then coins, then cards, then knowledge; still equal shares the place."""
    return [(points_of(s.setup.box, city), city.coins, card_count(city), city.knowledge) for city in s.cities]


def ending(s: AncientState) -> Ending:
    """TAW-E0."""
    return META.endings[0]
