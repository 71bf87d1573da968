"""Build: an Empire card from the row or from the store (TAW-B2, Z2, Z6, K6)."""

from quadriga.games.ancient_world.data.moves import BuildCard
from quadriga.games.ancient_world.data.terms import BUILD, CITIZENS, EMPTY, ON_BUILD, taken_by
from quadriga.games.ancient_world.rules.growing import bring_citizens
from quadriga.games.ancient_world.rules.placement import without_fee
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.message import Message


def can_pay(s: AncientState, city: City, card: int, coins: int) -> bool:
    """TAW-B2: so many coins, and the knowledge of the city, reach for an Empire card."""
    box = s.setup.box
    return box.coins_of[card] <= coins and box.knowledge_of[card] <= city.knowledge


def has_crane(s: AncientState, city: City) -> bool:
    """TAW-K6: undamaged."""
    return city.reacts(ON_BUILD)


def has_room(city: City) -> bool:
    """TAW-B2."""
    return city.capacity > len(city.cards)


def has_room_by_crane(city: City) -> bool:
    """TAW-K6: the place that it leaves may hold the new card."""
    return city.capacity >= len(city.cards)


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


def nothing_to_build(s: AncientState, city: City, fee: int) -> Reason | None:
    """TAW-Z5, B2: no card can be bought, after the fee."""
    box = s.setup.box
    is_by_crane = has_crane(s, city) and has_room_by_crane(city)
    if not has_room(city) and not is_by_crane:
        return no_room(city)
    cards = [card for card in (*s.row, *city.stored) if card > EMPTY and not city.owned >> card & 1]
    if not cards:
        return Reason("no-card-to-build", "TAW-Z5")
    if is_by_crane and city.coins >= fee and any(card != box.crane for card in cards):
        return None
    if has_room(city) and any(can_pay(s, city, card, city.coins - fee) for card in cards):
        return None
    return Reason("can-buy-nothing", "TAW-Z5", price=price(city.coins, city.knowledge), fee=fee)


def no_room(city: City) -> Reason:
    """TAW-B2."""
    return Reason("no-room", "TAW-B2", used=len(city.cards), capacity=city.capacity)


def refused_build(s: AncientState, seat: int, card: int, is_stored: bool, is_by_crane: bool, fee: int) -> Reason | None:
    """Why a card cannot be built, whoever is placed for it; `fee` is what that citizen would pay."""
    city = s.cities[seat]
    face = s.setup.box.empire[card]
    if is_stored and card not in city.stored:
        return Reason("not-stored", "TAW-B2", card=face.id)
    if not is_stored and card not in s.row:
        return Reason("not-in-row", "TAW-B2", card=face.id)
    if city.owned >> card & 1:
        return Reason("owned-already", "TAW-B2", card=face.id)
    if is_by_crane:
        return refused_crane(s, city, fee)
    if not has_room(city):
        return no_room(city)
    if can_pay(s, city, card, city.coins - fee):
        return None
    if can_pay(s, city, card, city.coins):
        due = price(face.coins, face.knowledge)
        return Reason("card-and-fee", "TAW-Z6", card=face.id, price=due, fee=fee, coins=city.coins)
    has = price(city.coins, city.knowledge) if face.knowledge else price(city.coins, 0)
    if face.knowledge and not city.knowledge:
        has = Message("coins-and-knowledge", coins=city.coins, knowledge=0)
    return Reason("card-too-dear", "TAW-B2", card=face.id, price=price(face.coins, face.knowledge), has=has)


def refused_crane(s: AncientState, city: City, fee: int) -> Reason | None:
    """TAW-K6, Z6."""
    box = s.setup.box
    crane = box.empire[box.crane].id
    if not city.owned >> box.crane & 1:
        return Reason("no-crane", "TAW-K6", card=crane)
    if city.damaged >> box.crane & 1:
        return Reason("crane-damaged", "TAW-K6", card=crane)
    if not has_room_by_crane(city):
        return no_room(city)
    if city.coins < fee:
        return Reason("fee-is-due", "TAW-Z6", coins=fee, has=city.coins)
    return None


def price(coins: int, knowledge: int) -> Message:
    """`4 coins and 1 knowledge`."""
    if knowledge:
        return Message("coins-and-knowledge", coins=coins, knowledge=knowledge)
    return Message("coins", coins=coins)
