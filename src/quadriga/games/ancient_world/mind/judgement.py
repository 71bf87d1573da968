"""How good a position looks, in points at the end; which options are worth a thought; and a sensible move found quickly.

Bots alone use it. The weights were set by hand and by matches of bots with single weights changed (docs/bots.md). They are
judgement, not rules. A city is worth its points, what its coins, income, citizens and armies may still become, and the best
attack that it could make now.
"""

from typing import Final

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.cards import Gifts
from quadriga.games.ancient_world.data.terms import BANNER_BITS, BANNER_MASK, EMPTY, NOBODY, NOTHING, PILES, TRIBES
from quadriga.games.ancient_world.rules import assault, card_actions, expanding, exploring, hideout, repairing, scoring
from quadriga.games.ancient_world.rules.attacking import WHICH_ARMIES
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.question import Question

COIN: Final = 0.3
KNOWLEDGE: Final = 0.9
PROMISE: Final = 0.6
"""The part of what a tribe's banners would be worth at the best rate that counts while rounds are left."""
DEED: Final = 0.7
"""What a citizen does in a round."""
LAST_DEED: Final = 0.6
ROOM: Final = 0.4
"""A free place of the capacity, as many as can still be built on."""
BUILDS: Final = 1.4
"""Cards that a city builds in a round."""
SPARE_ROOM: Final = 0.05
SPARE_FOOD: Final = 0.25
HUNGER: Final = 1.1
"""A citizen that will not work in the next round."""
SWORD: Final = 0.3
"""A sword of the city, in every round that is left; an arrow a little less."""
ARROW: Final = 0.2
FORCE: Final = 0.16
"""The same for a sword of an army, which has to be paid."""
DEAR: Final = 0.08
"""For each coin that lies on an army."""
OPEN_ARMY: Final = 0.5
STORED: Final = 0.15
TOKEN: Final = 0.2
ACTION_CARD: Final = 0.15
CHANCE_TO_ATTACK: Final = 0.85
"""The part of the best attack that can be made now."""
HURT: Final = 0.8
"""A damaged card: a citizen has to repair it."""
PENDING: Final[dict[Question[AncientState], float]] = {
    exploring.HOW_TO_EXPLORE: 0.35,
    exploring.DRAW_CARDS: 0.35,
    exploring.WHICH_TO_KEEP: 0.35,
    hideout.WHICH_PILE: 0.4,
    hideout.LOOK_AT_TITANS: 0.4,
    hideout.HOW_TO_ARRANGE: 0.3,
    card_actions.WHICH_TO_COPY: 0.9,
    repairing.WHICH_REBUILD: 0.3,
    repairing.WHICH_REPAIR: 0.4,
    exploring.WHETHER_TO_STORE: 0.4,
    exploring.DRAW_TOP: 0.3,
    expanding.DRAW_DISTRICTS: 1.6,
    expanding.WHICH_DISTRICT: 1.6,
}
"""What an action that is under way will still bring to the seat that does it."""


def progress(s: AncientState) -> float:
    """By the rounds that are over, and in a round by those who have passed."""
    if not s.agenda:
        return 1.0
    passed = sum([city.has_passed for city in s.cities])
    return (s.round - 1 + passed / (len(s.cities) + 1)) / s.setup.box.rounds


def judge(s: AncientState, seat: int) -> float:
    """The seat's lead over the best of the others, as it may be at the end."""
    if not s.agenda:
        return final_lead(s, seat)
    best = -1000.0
    own = 0.0
    for other in range(s.setup.players):
        worth = standing(s, other)
        if other == seat:
            own = worth
        elif worth > best:
            best = worth
    return own - best


def final_lead(s: AncientState, seat: int) -> float:
    """Points, with a little for each thing that breaks a tie (TAW-E5)."""
    box = s.setup.box
    best = -1000.0
    own = 0.0
    for other in range(s.setup.players):
        city = s.cities[other]
        worth = scoring.points_of(box, city) + 0.01 * city.coins + 0.001 * scoring.card_count(city)
        if other == seat:
            own = worth
        elif worth > best:
            best = worth
    lead = own - best
    return lead + 2.0 if lead > 0.0 else lead - 2.0


def standing(s: AncientState, seat: int) -> float:
    """What a city may be worth at the end."""
    box = s.setup.box
    city = s.cities[seat]
    left = box.rounds - s.round
    is_acting = not city.has_passed and s.asked == NOBODY
    homes = city.home.bit_count() if is_acting else 0
    coin = coin_worth(left, homes > 0)
    worth = tribe_worth(box, city.banners, left) + card_scores(box, city)
    worth += coin * city.coins + knowledge_worth(left, homes > 0) * city.knowledge
    worth += left * (COIN * city.income + KNOWLEDGE * city.scholars) * 0.9
    worth += people_worth(city, left) + homes * (DEED if left else LAST_DEED)
    worth += army_worth(box, city, left) + room_worth(city, left)
    if left or homes:
        worth += STORED * len(city.stored) + (TOKEN if s.holder == seat and left else 0.0)
    for card in city.actions:
        if not city.damaged >> card & 1:
            worth += ACTION_CARD * left * 0.5
    worth -= HURT * city.damaged.bit_count() if left else 0.0
    if is_acting:
        worth += attack_hope(s, seat, left, coin)
        if seat == s.turn:
            worth += PENDING.get(s.agenda[-1], 0.0)
    return worth


# -- parts ----------------------------------------------------------------------------------------------------------------


def coin_worth(left: int, can_act: bool) -> float:
    """A coin, with so many rounds after this one."""
    if left:
        return COIN
    return 0.2 if can_act else 0.01


def knowledge_worth(left: int, can_act: bool) -> float:
    """The same for knowledge."""
    if left:
        return KNOWLEDGE if left > 1 else KNOWLEDGE * 0.8
    return 0.4 if can_act else 0.001


def tribe_worth(box: Box, banners: int, left: int) -> float:
    """TAW-E3: points of all tribes, and what they promise: the sixth banner is worth more than the first."""
    table = box.banner_points
    most = len(table) - 1
    worth = 0.0
    promise = PROMISE * (left if left < 3 else 3) / 3.0
    for _ in range(TRIBES):
        number = banners & BANNER_MASK
        banners >>= BANNER_BITS
        if number >= most:
            worth += table[most]
        elif number:
            points = table[number]
            worth += points + promise * (table[most] * number / most - points)
    return worth


def card_scores(box: Box, city: City) -> float:
    """TAW-E4."""
    points = 0
    for index in city.cards:
        card = box.empire[index]
        if card.score != NOTHING:
            points += scoring.card_points(card, city)
    return float(points)


def people_worth(city: City, left: int) -> float:
    """Citizens that have food work in the rounds that are left; those without starve."""
    mouths = city.citizens.bit_count()
    hungry = mouths - city.food
    if hungry <= 0:
        return left * DEED * mouths + (SPARE_FOOD if left and hungry < 0 else 0.0)
    if left:
        return left * DEED * mouths - HUNGER * hungry * (1.0 if left == 1 else 1.6)
    return -2.0 * hungry


def army_worth(box: Box, city: City, left: int) -> float:
    """Swords of the city are free in every round; those of armies are paid, and dearer each time."""
    worth = left * (SWORD * city.swords + ARROW * city.arrows)
    for army in city.armies:
        worth += left * (FORCE * army.swords + FORCE * 0.8 * army.arrows + 0.2 * army.spies + 0.08 * army.loot)
        worth += left * 0.1 * army.repairs
        worth -= DEAR * (army.on_name + army.on_picture) * (1 if left else 0)
    if left and len(city.armies) < city.army_limit:
        worth += OPEN_ARMY * (city.army_limit - len(city.armies))
    return worth


def room_worth(city: City, left: int) -> float:
    """Free capacity, as far as it can still be built on."""
    room = city.capacity - len(city.cards)
    needed = left * BUILDS + (1.0 if city.home else 0.0)
    if room <= needed:
        return ROOM * room
    return ROOM * needed + SPARE_ROOM * (room - needed)


def gift_worth(gifts: Gifts, left: int) -> float:
    """What a Titan brings beside its banners."""
    return (
        0.3 * gifts.food * (1.0 if left else 0.3)
        + left * (COIN * gifts.income + KNOWLEDGE * gifts.scholars + SWORD * gifts.swords + ARROW * gifts.arrows)
        + (ROOM * gifts.capacity if left else 0.2)
    )


# -- attacks --------------------------------------------------------------------------------------------------------------


def attack_hope(s: AncientState, seat: int, left: int, coin: float) -> float:
    """The best attack that the seat could make now, or the one that it builds up."""
    if seat == s.turn and s.pile != NOBODY and s.agenda[-1] is WHICH_ARMIES:
        return attack_worth(s, seat, s.pile, s.ticked, left, coin)
    best = 0.0
    for pile in range(PILES):
        if s.piles[pile].top != EMPTY:
            worth = attack_worth(s, seat, pile, 0, left, coin)
            best = max(best, worth)
    return best * CHANCE_TO_ATTACK


def attack_worth(s: AncientState, seat: int, pile: int, ticked: int, left: int, coin: float) -> float:
    """What the Titan brings, less the coins of the cheapest armies that suffice and the damage of the dice; 0 if none do."""
    box = s.setup.box
    city = s.cities[seat]
    titan = box.titans[s.piles[pile].top]
    arrows = titan.counts_arrows
    need = titan.defence - assault.lent(city, arrows) - assault.value(city, ticked, arrows)
    paid = assault.cost(city, ticked)
    price = cheapest(city, ticked, need, city.coins - paid, arrows)
    if price < 0:
        return 0.0
    gain = tribe_worth(box, city.banners + titan.banners, left) - tribe_worth(box, city.banners, left)
    gain += gift_worth(titan.gifts, left)
    dice = len(titan.tribes)
    hurt = HURT if left else 0.05
    return gain - coin * (paid + price) - dice * (hurt + coin) / 3.0 - (DEAR * (paid + price) if left else 0.0)


def cheapest(city: City, ticked: int, need: int, coins: int, arrows: bool) -> int:
    """The lowest price of unused armies beside the ticked ones that bring what is needed, one at least; -1: there are none."""
    armies = city.armies
    if need <= 0 and ticked:
        return 0
    best = -1
    for number in range(len(armies)):
        army = armies[number]
        if army.on_name or ticked >> number & 1:
            continue
        price = army.price()
        if price > coins or (0 <= best <= price):
            continue
        rest = need - army.value(arrows)
        if rest <= 0:
            best = price
            continue
        # Later armies only: every set is met once, by its first army.
        more = _cheapest_from(city, number + 1, ticked, rest, coins - price, arrows)
        if more >= 0 and (best < 0 or price + more < best):
            best = price + more
    return best


def _cheapest_from(city: City, at: int, ticked: int, need: int, coins: int, arrows: bool) -> int:
    armies = city.armies
    best = -1
    for number in range(at, len(armies)):
        army = armies[number]
        if army.on_name or ticked >> number & 1:
            continue
        price = army.price()
        if price > coins:
            continue
        rest = need - army.value(arrows)
        more = 0 if rest <= 0 else _cheapest_from(city, number + 1, ticked, rest, coins - price, arrows)
        if more >= 0 and (best < 0 or price + more < best):
            best = price + more
    return best
