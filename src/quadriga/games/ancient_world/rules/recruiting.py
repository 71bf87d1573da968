"""Recruit: a Military card from the row opens an army, or retires the active card of one (TAW-B7, B8)."""

from quadriga.games.ancient_world.data.moves import Recruit
from quadriga.games.ancient_world.data.terms import CITIZENS, EMPTY, RECRUIT, taken_by
from quadriga.games.ancient_world.rules.placement import without_fee
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.army import raise_army
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.message import Message


def open_slots(city: City) -> list[int]:
    """TAW-B7, B8: where a recruited card can go: 0 opens an army, n retires the active card of army n, which is unused."""
    slots = [0] if len(city.armies) < city.army_limit else []
    for number in range(len(city.armies)):
        if not city.armies[number].on_name:
            slots.append(number + 1)
    return slots


def add_recruits(s: AncientState, city: City, out: list[Move]) -> None:
    """Append every card with every army that it can go to, by each citizen at home; equal cards of the row are one."""
    slots = open_slots(city)
    if not slots:
        return
    box = s.setup.box
    free = without_fee(s, city, RECRUIT)
    met = 0
    for card in s.military_row:
        if card <= EMPTY or met >> card & 1:
            continue
        met |= 1 << card
        spare = city.coins - box.military[card].coins
        if spare < 0:
            continue
        citizens = city.home if spare >= box.fee else free
        for slot in slots:
            out.extend(box.recruit[(card * box.slots + slot) * CITIZENS + citizens])


def recruit(s: AncientState, seat: int, move: Recruit, fee: int) -> None:
    """TAW-B7, B8: pay its cost; coins on a card that is retired go to the supply, and its legacy comes into force."""
    box = s.setup.box
    city = s.cities[seat]
    card, slot = move.card, move.slot
    face = box.military[card]
    place = s.military_row.index(card)
    s.military_row[place] = taken_by(seat)
    city.coins -= face.coins
    retired = EMPTY
    returned = 0
    if slot:
        old = city.armies[slot - 1]
        retired = old.active
        returned = old.on_picture
        city.armies[slot - 1] = raise_army(box.military, card, (*old.retired, old.active), 0, 0)
    else:
        city.armies.append(raise_army(box.military, card, (), 0, 0))
    report.recruited(s, seat, move, place, fee, retired, returned)
    settle(s)


def nobody_to_recruit(s: AncientState, city: City, fee: int) -> Reason | None:
    """TAW-Z5, B7: no card can be taken, after the fee."""
    if not open_slots(city):
        return Reason("no-open-army", "TAW-B7")
    cards = [card for card in s.military_row if card > EMPTY]
    if not cards:
        return Reason("no-military", "TAW-B7")
    cheapest = min([s.setup.box.military[card].coins for card in cards])
    if city.coins >= fee + cheapest:
        return None
    if fee:
        return Reason("recruit-with-fee", "TAW-Z2", fee=Message("coins", coins=fee), coins=cheapest, has=city.coins)
    return Reason("cheapest-military", "TAW-B7", coins=cheapest, has=city.coins)


def refused_recruit(s: AncientState, seat: int, card: int, fee: int) -> Reason | None:
    """Why a Military card of the row cannot be taken, whichever army it should go to."""
    city = s.cities[seat]
    face = s.setup.box.military[card]
    if card not in s.military_row:
        return Reason("not-in-military-row", "TAW-B7", card=face.id)
    if not open_slots(city):
        return Reason("no-open-army", "TAW-B7")
    if city.coins >= face.coins + fee:
        return None
    rule = "TAW-Z6" if fee else "TAW-B7"
    return Reason("military-too-dear", rule, card=face.id, coins=face.coins, fee=fee, has=city.coins)


def refused_slot(s: AncientState, seat: int, slot: int) -> Reason | None:
    """TAW-B7, B8: why a recruited card cannot open an army (0) or go onto one."""
    city = s.cities[seat]
    if slot in open_slots(city):
        return None
    if not slot:
        return Reason("army-limit", "TAW-B7", armies=len(city.armies), limit=city.army_limit)
    if slot > len(city.armies):
        return no_army(city, slot)
    army = s.setup.box.military[city.armies[slot - 1].active].id
    return Reason("cannot-retire", "TAW-B8", army=army)


def no_army(city: City, number: int) -> Reason:
    """An army that is not there."""
    return Reason("no-army", "TAW-B7", number=number, armies=len(city.armies))
