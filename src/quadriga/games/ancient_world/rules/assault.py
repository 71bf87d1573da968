"""The reckoning of an attack: what a seat brings against a Titan, and which armies can still lead to a payable win (TAW-T).

For options and view, with the reasons why an attack cannot be made. Nothing here changes a state.
"""

from quadriga.games.ancient_world.data.terms import EMPTY
from quadriga.games.ancient_world.rules.recruiting import no_army
from quadriga.games.ancient_world.state.army import Army
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.prompt import Reason


def lent(city: City, counts_arrows: bool) -> int:
    """TAW-T4, T5: what city and Draft bring to every attack, without an army."""
    value = city.swords + city.draft
    return value + city.arrows if counts_arrows else value


def can_beat(s: AncientState, seat: int, pile: int) -> bool:
    """TAW-T1 to T4: whether some unused armies suffice against the top of a pile and can be paid."""
    top = s.piles[pile].top
    if top == EMPTY:
        return False
    titan = s.setup.box.titans[top]
    city = s.cities[seat]
    need = titan.defence - lent(city, titan.counts_arrows)
    return can_win(city.armies, 0, need, city.coins, titan.counts_arrows, False)


def can_win(armies: list[Army], ticked: int, need: int, coins: int, counts_arrows: bool, has_ticked: bool) -> bool:
    """Whether armies that are neither used nor ticked can bring what is needed for these coins; one at least must march."""
    if need <= 0 and has_ticked:
        return True
    # A bound first: most Titans are out of reach of all armies together.
    total = 0
    for number in range(len(armies)):
        army = armies[number]
        if not army.on_name and not ticked >> number & 1 and army.price() <= coins:
            total += army.value(counts_arrows)
            if need <= 0:
                return True
    if need <= 0 or total < need:
        return False
    return _reaches(armies, 0, ticked, need, coins, counts_arrows)


def _reaches(armies: list[Army], at: int, ticked: int, need: int, coins: int, counts_arrows: bool) -> bool:
    """The same over the armies from `at` on, by trying each with and without."""
    if need <= 0:
        return True
    for number in range(at, len(armies)):
        army = armies[number]
        if army.on_name or ticked >> number & 1:
            continue
        price = army.price()
        if price <= coins and _reaches(
            armies, number + 1, ticked, need - army.value(counts_arrows), coins - price, counts_arrows
        ):
            return True
    return False


def cost(city: City, ticked: int) -> int:
    """TAW-T2: what the ticked armies cost together."""
    total = 0
    for number in range(len(city.armies)):
        if ticked >> number & 1:
            total += city.armies[number].price()
    return total


def value(city: City, ticked: int, counts_arrows: bool) -> int:
    """TAW-T4: what the ticked armies bring together."""
    total = 0
    for number in range(len(city.armies)):
        if ticked >> number & 1:
            total += city.armies[number].value(counts_arrows)
    return total


def can_tick(s: AncientState, seat: int, number: int) -> bool:
    """TAW-T6a: whether an army, ticked too, can still lead to a payable win of the attack that is built up."""
    city = s.cities[seat]
    army = city.armies[number]
    if army.on_name or s.ticked >> number & 1:
        return False
    titan = s.setup.box.titans[s.piles[s.pile].top]
    ticked = s.ticked | 1 << number
    coins = city.coins - cost(city, ticked)
    if coins < 0:
        return False
    arrows = titan.counts_arrows
    need = titan.defence - lent(city, arrows) - value(city, ticked, arrows)
    return can_win(city.armies, ticked, need, coins, arrows, True)


def is_enough(s: AncientState, seat: int) -> bool:
    """TAW-T4: whether the ticked armies, one at least, reach the Titan's defence."""
    if not s.ticked:
        return False
    titan = s.setup.box.titans[s.piles[s.pile].top]
    city = s.cities[seat]
    arrows = titan.counts_arrows
    return lent(city, arrows) + value(city, s.ticked, arrows) >= titan.defence


def best(city: City, counts_arrows: bool) -> int:
    """TAW-T4: the highest value that the seat could bring with armies that it can pay, one at least."""
    unused = [army for army in city.armies if not army.on_name]
    highest = 0
    for chosen in range(1, 1 << len(unused)):
        marching = [unused[number] for number in range(len(unused)) if chosen >> number & 1]
        if sum([army.price() for army in marching]) <= city.coins:
            highest = max(highest, sum([army.value(counts_arrows) for army in marching]))
    return lent(city, counts_arrows) + highest


def refused_titan(s: AncientState, seat: int, pile: int) -> Reason | None:
    """TAW-T1 to T4: why the top of a pile cannot be attacked."""
    if can_beat(s, seat, pile):
        return None
    top = s.piles[pile].top
    if top == EMPTY:
        return Reason("pile-empty", "TAW-T6")
    city = s.cities[seat]
    unused = [army for army in city.armies if not army.on_name]
    if not unused:
        return Reason("all-marched", "TAW-T2")
    cheapest = min([army.price() for army in unused])
    if cheapest > city.coins:
        return Reason("cheapest-army", "TAW-T2", coins=cheapest, has=city.coins)
    titan = s.setup.box.titans[top]
    highest = best(city, titan.counts_arrows)
    facts = {"defence": titan.defence, "most": highest, "arrows": titan.counts_arrows, "coins": city.coins}
    return Reason("titan-too-strong", "TAW-T4", titan=titan.id, **facts)


def refused_tick(s: AncientState, seat: int, number: int) -> Reason | None:
    """TAW-T2, T6a: why an army cannot join the attack that is built up."""
    city = s.cities[seat]
    if number >= len(city.armies):
        return no_army(city, number + 1)
    if can_tick(s, seat, number):
        return None
    army = city.armies[number]
    name = s.setup.box.military[army.active].id
    if army.on_name:
        return Reason("army-rests", "TAW-T2", army=name)
    if s.ticked >> number & 1:
        return Reason("army-joins-already", "TAW-T6a", army=name)
    spare = city.coins - cost(city, s.ticked)
    if army.price() > spare:
        return Reason("army-too-dear", "TAW-T2", army=name, coins=army.price(), has=spare)
    return Reason("army-in-vain", "TAW-T6a", army=name)


def too_weak(s: AncientState, seat: int) -> Reason:
    """TAW-T4: the ticked armies do not suffice."""
    titan = s.setup.box.titans[s.piles[s.pile].top]
    if not s.ticked:
        return Reason("no-army-marches", "TAW-T2")
    city = s.cities[seat]
    arrows = titan.counts_arrows
    brought = lent(city, arrows) + value(city, s.ticked, arrows)
    facts = {"defence": titan.defence, "brought": brought, "short": titan.defence - brought}
    return Reason("too-weak", "TAW-T4", titan=titan.id, **facts)
