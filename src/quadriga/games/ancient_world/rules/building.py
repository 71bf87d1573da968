"""Build: an Empire card from the row or from the store (TAW-B2, Z2, Z6, K6)."""

from quadriga.games.ancient_world.data.moves import BuildCard
from quadriga.games.ancient_world.data.terms import BUILD, CITIZENS, EMPTY, taken_by
from quadriga.games.ancient_world.rules.growing import bring_citizens
from quadriga.games.ancient_world.rules.placement import can_pay, has_crane, has_room, has_room_by_crane, without_fee
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move


def add_builds(s: AncientState, city: City, out: list[Move]) -> None:
    """Append every card that can be built, by each citizen at home; equal cards of the row are one."""
    box = s.setup.box
    free = without_fee(s, city, BUILD)
    paying = city.home & ~free
    coins = city.coins
    has_plain = has_room(city)
    by_crane = free | (paying if coins >= box.fee else 0) if has_crane(s, city) and has_room_by_crane(city) else 0
    if not has_plain and not by_crane:
        return
    met = city.owned
    for card in s.row:
        if card <= EMPTY or met >> card & 1:
            continue
        met |= 1 << card
        if has_plain and can_pay(s, city, card, coins):
            citizens = free | paying if can_pay(s, city, card, coins - box.fee) else free
            out.extend(box.build[card * CITIZENS + citizens])
        if by_crane:
            out.extend(box.crane_row[card * CITIZENS + by_crane])
    met = city.owned
    for card in city.stored:
        if met >> card & 1:
            continue
        met |= 1 << card
        if has_plain and can_pay(s, city, card, coins):
            citizens = free | paying if can_pay(s, city, card, coins - box.fee) else free
            out.extend(box.build_stored[card * CITIZENS + citizens])
        if by_crane:
            out.extend(box.crane_stored[card * CITIZENS + by_crane])


def build(s: AncientState, seat: int, move: BuildCard, fee: int) -> None:
    """TAW-B2, K6: pay or discard the Crane, take the card; the citizen is placed and its fee paid."""
    box = s.setup.box
    city = s.cities[seat]
    card = move.card
    face = box.empire[card]
    is_from_row = not move.is_stored
    is_by_crane = move.is_by_crane
    place = 0
    if is_from_row:
        place = s.row.index(card)
        s.row[place] = taken_by(seat)
    else:
        city.unstore(card)
    if is_by_crane:
        city.drop_card(box, box.crane)
        s.deck.discard(box.crane)
    else:
        city.coins -= face.coins
        city.knowledge -= face.knowledge
    city.add_card(box, card)
    report.card_built(s, seat, move, place, fee)
    if face.gifts.citizens:
        bring_citizens(s, seat, face.gifts, face.id)
    settle(s)
