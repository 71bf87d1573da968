"""Why a thing cannot be had or done by a seat now, with the numbers and the ledger id; None where it can.

`view` says these things before anybody asks, `explain` puts them together for moves. All is reckoned as if the seat were to
choose its action now, from what that seat can see.
"""

from quadriga.games.ancient_world.data.cards import EmpireCard
from quadriga.games.ancient_world.data.terms import (
    ACTIONS,
    BUILD,
    CLAIM,
    COPY,
    EMPTY,
    EXPAND,
    EXPLORE,
    EXPLORING,
    FOR_COINS,
    GROW,
    LEARN,
    LOOK,
    RECRUIT,
    REPAIR,
    SKILLS,
)
from quadriga.games.ancient_world.rules import assault
from quadriga.games.ancient_world.rules.placement import (
    can_do_card,
    can_do_plain,
    can_pay,
    entrants,
    has_crane,
    has_room,
    has_room_by_crane,
    is_covered,
    least_skill,
    open_slots,
    takes_any_skill,
    without_fee,
)
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.phrases import counted
from quadriga.kernel.prompt import Reason


def coins(number: int) -> str:
    """`1 coin`."""
    return counted(number, "coin")


def price(coins_due: int, knowledge_due: int) -> str:
    """`4 coins and 1 knowledge`."""
    return f"{coins(coins_due)} and {knowledge_due} knowledge" if knowledge_due else coins(coins_due)


def action_name(action: int) -> str:
    """As the board names it."""
    return ACTIONS[action].capitalize()


# -- citizens -------------------------------------------------------------------------------------------------------------


def no_citizen(s: AncientState, seat: int, bit: int) -> Reason | None:
    """A citizen that is not there, not at home, or starves."""
    city = s.cities[seat]
    if city.home >> bit & 1:
        return None
    if not city.citizens >> bit & 1:
        return Reason(f"You have no citizen of skill {bit + 1}.", "TAW-Z1")
    if city.starving >> bit & 1:
        return Reason(f"Your citizen {bit + 1} lies in the Starving box and works from the next round.", "TAW-N4")
    return Reason(f"Your citizen {bit + 1} is at work {workplace(s, seat, bit)}.", "TAW-Z1")


def workplace(s: AncientState, seat: int, bit: int) -> str:
    """`on Labor`, where a citizen that is at work stands."""
    for action in range(len(ACTIONS)):
        if seat * 8 + bit in s.places[action]:
            return f"on {action_name(action)}"
    for worker in s.cities[seat].workers:
        if worker & 7 == bit:
            return f"on {s.setup.box.empire[worker >> 3].name}"
    return "elsewhere"


def too_low(s: AncientState, seat: int, action: int, bit: int) -> Reason | None:
    """TAW-Z1: an action takes only higher skills than all there."""
    least = least_skill(s, action)
    if bit + 1 >= least:
        return None
    return Reason(
        f"{action_name(action)} takes a higher skill than all there: skill {least - 1} is there, your citizen has {bit + 1}.",
        "TAW-Z1",
    )


# -- board actions --------------------------------------------------------------------------------------------------------


def refused_action(s: AncientState, seat: int, action: int) -> Reason | None:
    """Why no citizen of the seat can be placed on an action."""
    shut = covered(s, action)
    if shut is not None:
        return shut
    city = s.cities[seat]
    if not city.home:
        return Reason("None of your citizens is at home.", "TAW-Z1")
    if not entrants(s, city, action):
        least = least_skill(s, action)
        best = city.home.bit_length()
        there = f"a citizen of skill {least - 1} is there, and your best at home has {best}"
        return Reason(f"{action_name(action)} takes a higher skill than all there: {there}.", "TAW-Z1")
    return refused_deed(s, seat, action)


def covered(s: AncientState, action: int) -> Reason | None:
    """TAW-S4."""
    if not is_covered(s, action):
        return None
    return Reason(f"{action_name(action)} is covered until round {s.setup.box.opens[action]}.", "TAW-S4")


def refused_deed(s: AncientState, seat: int, action: int) -> Reason | None:
    """TAW-Z5: why an action cannot be carried out, whoever is placed there."""
    box = s.setup.box
    city = s.cities[seat]
    if action == LEARN and not can_do_plain(s, city, action):
        return Reason(f"Learn costs {coins(box.learn_coins)}. You have {city.coins}.", "TAW-B5")
    if action == EXPLORE and not can_do_plain(s, city, action):
        return Reason("No Empire card is left to explore.", "TAW-B9")
    if action == GROW and not can_do_plain(s, city, action):
        if city.next_citizen() == SKILLS:
            return Reason(f"You have all {SKILLS} citizens.", "TAW-B10")
        return Reason(f"Grow costs {coins(box.grow_coins)}. You have {city.coins}.", "TAW-B10")
    if action == EXPAND:
        return refused_expansion(s, city)
    if action == BUILD:
        return nothing_to_build(s, city, least_fee(s, city, BUILD))
    if action == RECRUIT:
        return nobody_to_recruit(s, city, least_fee(s, city, RECRUIT))
    return None


def refused_expansion(s: AncientState, city: City) -> Reason | None:
    """TAW-B4."""
    box = s.setup.box
    if s.districts.top == EMPTY:
        return Reason("No District is left.", "TAW-B4")
    if city.knowledge >= box.expand_knowledge or city.coins >= box.expand_coins:
        return None
    return Reason(
        f"Expand costs {box.expand_knowledge} knowledge or {coins(box.expand_coins)}. "
        f"You have {city.knowledge} knowledge and {coins(city.coins)}.",
        "TAW-B4",
    )


def refused_payment(s: AncientState, seat: int, payment: int) -> Reason:
    """TAW-B4: why Expand cannot be paid so."""
    box = s.setup.box
    city = s.cities[seat]
    if s.districts.top == EMPTY:
        return Reason("No District is left.", "TAW-B4")
    if payment == FOR_COINS:
        return Reason(f"Expand costs {coins(box.expand_coins)}. You have {city.coins}.", "TAW-B4")
    return Reason(f"Expand costs {box.expand_knowledge} knowledge. You have {city.knowledge}.", "TAW-B4")


def least_fee(s: AncientState, city: City, action: int) -> int:
    """TAW-Z2: what the citizen at home pays that pays least."""
    return 0 if without_fee(s, city, action) else s.setup.box.fee


def nothing_to_build(s: AncientState, city: City, fee: int) -> Reason | None:
    """TAW-Z5, B2: no card can be bought, after the fee."""
    box = s.setup.box
    is_by_crane = has_crane(s, city) and has_room_by_crane(city)
    if not has_room(city) and not is_by_crane:
        return no_room(city)
    cards = [card for card in (*s.row, *city.stored) if card > EMPTY and not city.owned >> card & 1]
    if not cards:
        return Reason("There is no card that you could build: none in the row or your store that you do not own.", "TAW-Z5")
    if is_by_crane and city.coins >= fee and any(card != box.crane for card in cards):
        return None
    if has_room(city) and any(can_pay(s, city, card, city.coins - fee) for card in cards):
        return None
    more = f", after the fee of {coins(fee)}" if fee else ""
    return Reason(f"You can buy no card with {price(city.coins, city.knowledge)}{more}.", "TAW-Z5")


def no_room(city: City) -> Reason:
    """TAW-B2."""
    return Reason(f"Your city has no free capacity: {len(city.cards)} of {city.capacity} places are used.", "TAW-B2")


def nobody_to_recruit(s: AncientState, city: City, fee: int) -> Reason | None:
    """TAW-Z5, B7: no card can be taken, after the fee."""
    if not open_slots(city):
        return Reason("You have no open army, and every army has marched this round.", "TAW-B7")
    cards = [card for card in s.military_row if card > EMPTY]
    if not cards:
        return Reason("No Military card is left in the row.", "TAW-B7")
    cheapest = min([s.setup.box.military[card].coins for card in cards])
    if city.coins >= fee + cheapest:
        return None
    if fee:
        return Reason(
            f"Recruit costs {coins(fee)} here, and the cheapest card {coins(cheapest)}. You have {city.coins}.", "TAW-Z2"
        )
    return Reason(f"The cheapest Military card costs {coins(cheapest)}. You have {city.coins}.", "TAW-B7")


def can_with_fee(s: AncientState, city: City, action: int) -> bool:
    """TAW-Z2: whether Build or Recruit can be carried out by a citizen that pays the fee."""
    fee = s.setup.box.fee
    if city.coins < fee:
        return False
    refused = nothing_to_build(s, city, fee) if action == BUILD else nobody_to_recruit(s, city, fee)
    return refused is None


def fee_due(s: AncientState, action: int, bit: int) -> int:
    """TAW-Z2: what a citizen pays to enter."""
    skills = s.skills[action]
    return s.setup.box.fee if takes_any_skill(action) and skills and not skills >> bit & 1 else 0


def fee_refused(s: AncientState, city: City, action: int, bit: int) -> Reason:
    """TAW-Z2, Z6: with the fee, the coins do not reach."""
    return Reason(
        f"{action_name(action)} costs {coins(s.setup.box.fee)} more here: citizens are there and none has skill {bit + 1}. "
        f"You have {coins(city.coins)}.",
        "TAW-Z2",
    )


# -- cards to build -------------------------------------------------------------------------------------------------------


def refused_build(s: AncientState, seat: int, card: int, is_stored: bool, is_by_crane: bool, fee: int) -> Reason | None:
    """Why a card cannot be built, whoever is placed for it; `fee` is what that citizen would pay."""
    city = s.cities[seat]
    face = s.setup.box.empire[card]
    if is_stored and card not in city.stored:
        return Reason(f"You have no {face.name} stored.", "TAW-B2")
    if not is_stored and card not in s.row:
        return Reason(f"No {face.name} lies in the row.", "TAW-B2")
    if city.owned >> card & 1:
        return Reason(f"You own {face.name} already, and never two of one name.", "TAW-B2")
    if is_by_crane:
        return refused_crane(s, city, fee)
    if not has_room(city):
        return no_room(city)
    if can_pay(s, city, card, city.coins - fee):
        return None
    if can_pay(s, city, card, city.coins):
        more = f"{face.name} costs {price(face.coins, face.knowledge)}, and the fee is {coins(fee)}"
        return Reason(f"{more}. You have {coins(city.coins)}.", "TAW-Z6")
    has = f"{coins(city.coins)} and {city.knowledge} knowledge" if face.knowledge else coins(city.coins)
    return Reason(f"{face.name} costs {price(face.coins, face.knowledge)}. You have {has}.", "TAW-B2")


def refused_crane(s: AncientState, city: City, fee: int) -> Reason | None:
    """TAW-K6, Z6."""
    box = s.setup.box
    name = box.empire[box.crane].name
    if not city.owned >> box.crane & 1:
        return Reason(f"You have no {name}.", "TAW-K6")
    if city.damaged >> box.crane & 1:
        return Reason(f"Your {name} is damaged.", "TAW-K6")
    if not has_room_by_crane(city):
        return no_room(city)
    if city.coins < fee:
        return Reason(f"The fee of {coins(fee)} is due even when the card is free. You have {city.coins}.", "TAW-Z6")
    return None


# -- Military cards -------------------------------------------------------------------------------------------------------


def refused_recruit(s: AncientState, seat: int, card: int, fee: int) -> Reason | None:
    """Why a Military card of the row cannot be taken, whichever army it should go to."""
    city = s.cities[seat]
    face = s.setup.box.military[card]
    if card not in s.military_row:
        return Reason(f"No {face.name} lies in the Military row.", "TAW-B7")
    if not open_slots(city):
        return Reason("You have no open army, and every army has marched this round.", "TAW-B7")
    if city.coins >= face.coins + fee:
        return None
    more = f" and the fee of {coins(fee)}" if fee else ""
    return Reason(f"{face.name} costs {coins(face.coins)}{more}. You have {city.coins}.", "TAW-Z6" if fee else "TAW-B7")


def refused_slot(s: AncientState, seat: int, slot: int) -> Reason | None:
    """TAW-B7, B8: why a recruited card cannot open an army (0) or go onto one."""
    city = s.cities[seat]
    if slot in open_slots(city):
        return None
    if not slot:
        return Reason(f"You have {len(city.armies)} armies, and your army limit is {city.army_limit}.", "TAW-B7")
    if slot > len(city.armies):
        return no_army(city, slot)
    name = s.setup.box.military[city.armies[slot - 1].active].name
    return Reason(f"{name} was used this round and cannot be retired.", "TAW-B8")


def no_army(city: City, number: int) -> Reason:
    """An army that is not there."""
    return Reason(f"You have no army {number}: there are {len(city.armies)}.", "TAW-B7")


# -- card actions ---------------------------------------------------------------------------------------------------------


def refused_use(s: AncientState, seat: int, card: int) -> Reason | None:
    """TAW-Z4, Z5: why no citizen can use an own card, if one is at home."""
    city = s.cities[seat]
    face = s.setup.box.empire[card]
    if not city.owned >> card & 1:
        return Reason(f"You have no {face.name} in your city.", "TAW-Z4")
    if not face.has_action:
        return Reason(f"{face.name} has no action.", "TAW-Z4")
    if city.damaged >> card & 1:
        return Reason(f"{face.name} is damaged and gives nothing until it is repaired.", "TAW-T10")
    if city.busy >> card & 1:
        return Reason(f"{face.name} was used this round already.", "TAW-Z4")
    return refused_effect(s, seat, face)


def refused_effect(s: AncientState, seat: int, face: EmpireCard) -> Reason | None:
    """TAW-Z5: the main effect of a card action is not possible."""
    if can_do_card(s, seat, face.index):
        return None
    main = face.action.main
    if main == COPY:
        return Reason(f"No other player has a card whose action {face.name} could use.", "TAW-K5")
    if main == EXPLORING:
        return Reason("No Empire card is left to explore.", "TAW-B9")
    if main == LOOK:
        return Reason("All three piles of Titans are empty.", "TAW-K10")
    if main == REPAIR:
        return Reason("None of your cards is damaged.", "TAW-Z5")
    assert main == CLAIM
    return Reason("The first-player token was claimed this round.", "TAW-K13")


# -- Titans and armies ----------------------------------------------------------------------------------------------------


def refused_titan(s: AncientState, seat: int, pile: int) -> Reason | None:
    """TAW-T1 to T4: why the top of a pile cannot be attacked."""
    if assault.can_beat(s, seat, pile):
        return None
    top = s.piles[pile].top
    if top == EMPTY:
        return Reason("This pile of Titans is empty.", "TAW-T6")
    city = s.cities[seat]
    unused = [army for army in city.armies if not army.on_name]
    if not unused:
        return Reason("All your armies have marched this round.", "TAW-T2")
    cheapest = min([army.price() for army in unused])
    if cheapest > city.coins:
        return Reason(f"Your cheapest army costs {coins(cheapest)}. You have {city.coins}.", "TAW-T2")
    titan = s.setup.box.titans[top]
    best = assault.best(city, titan.counts_arrows)
    counted = "swords and arrows" if titan.counts_arrows else "swords alone"
    return Reason(
        f"{titan.name} has defence {titan.defence}. You bring {best} in {counted} at most, "
        f"with the armies that {coins(city.coins)} can pay.",
        "TAW-T4",
    )


def refused_tick(s: AncientState, seat: int, number: int) -> Reason | None:
    """TAW-T2, T6a: why an army cannot join the attack that is built up."""
    city = s.cities[seat]
    if number >= len(city.armies):
        return no_army(city, number + 1)
    if assault.can_tick(s, seat, number):
        return None
    army = city.armies[number]
    name = s.setup.box.military[army.active].name
    if army.on_name:
        return Reason(f"{name} was used this round and rests until the next.", "TAW-T2")
    if s.ticked >> number & 1:
        return Reason(f"{name} is ticked already.", "TAW-T6a")
    spare = city.coins - assault.cost(city, s.ticked)
    if army.price() > spare:
        return Reason(f"{name} costs {coins(army.price())}. You have {spare} left for this attack.", "TAW-T2")
    return Reason(f"With {name} the attack could not be made strong enough for the coins that are left.", "TAW-T6a")


def too_weak(s: AncientState, seat: int) -> Reason:
    """TAW-T4: the ticked armies do not suffice."""
    titan = s.setup.box.titans[s.piles[s.pile].top]
    if not s.ticked:
        return Reason("One army at least must march.", "TAW-T2")
    city = s.cities[seat]
    arrows = titan.counts_arrows
    brought = assault.lent(city, arrows) + assault.value(city, s.ticked, arrows)
    return Reason(
        f"{titan.name} has defence {titan.defence} and you bring {brought}: {titan.defence - brought} short.", "TAW-T4"
    )
