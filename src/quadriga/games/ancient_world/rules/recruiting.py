"""Recruit: a Military card from the row opens an army, or retires the active card of one (TAW-B7, B8)."""

from quadriga.games.ancient_world.data.moves import Recruit
from quadriga.games.ancient_world.data.terms import CITIZENS, EMPTY, RECRUIT, taken_by
from quadriga.games.ancient_world.rules.placement import open_slots, without_fee
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.army import raise_army
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move


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
