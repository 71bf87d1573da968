"""Actions of Empire cards, one's own and copied ones (TAW-Z4, K5, K7, K8, K10, K13)."""

from typing import Final, final

from quadriga.games.ancient_world.data.cards import Action, EmpireCard
from quadriga.games.ancient_world.data.moves import CopyCard
from quadriga.games.ancient_world.data.terms import CLAIM, COPY, EMPTY, EXPLORING, LOOK, REPAIR
from quadriga.games.ancient_world.rules.exploring import HOW_TO_EXPLORE, can_explore, refused_exploring
from quadriga.games.ancient_world.rules.hideout import WHICH_PILE
from quadriga.games.ancient_world.rules.repairing import WHICH_REPAIR, claim, mend
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE


def usable_cards(city: City) -> list[int]:
    """TAW-Z4: own undamaged cards with an action and without a citizen."""
    shut = city.damaged | city.busy
    return [card for card in city.actions if not shut >> card & 1]


def can_do_card(s: AncientState, seat: int, card: int) -> bool:
    """TAW-Z5: whether the main effect of a card action is possible for a seat, whoever owns the card."""
    main = s.setup.box.empire[card].action.main
    if main == COPY:
        return len(copies(s, seat)) > 0
    if main == EXPLORING:
        return can_explore(s)
    if main == LOOK:
        return any(pile.top != EMPTY for pile in s.piles)
    if main == REPAIR:
        return s.cities[seat].damaged != 0
    if main == CLAIM:
        return not s.is_claimed
    return True


def copies(s: AncientState, seat: int) -> list[tuple[int, int]]:
    """TAW-K5: the owners and cards whose action can be used from Bridge and Trade City."""
    cards = s.setup.box.empire
    found: list[tuple[int, int]] = []
    for owner in range(len(s.cities)):
        if owner == seat:
            continue
        city = s.cities[owner]
        for card in city.actions:
            if city.damaged >> card & 1 or cards[card].action.main == COPY:
                continue
            if can_do_card(s, seat, card):
                found.append((owner, card))
    return found


def use_card(s: AncientState, seat: int, bit: int, card: int) -> None:
    """TAW-Z4: a citizen on an own card; it stays there until the round is over."""
    city = s.cities[seat]
    city.home &= ~(1 << bit)
    city.workers = (*city.workers, card * 8 + bit)
    city.busy |= 1 << card
    face = s.setup.box.empire[card]
    coins = gain_coins(s, seat, face.action)
    has_claimed = face.action.claims and claim(s, seat)
    report.card_used(s, seat, bit, card, coins, has_claimed)
    go_on(s, seat, face.action)


def gain_coins(s: AncientState, seat: int, action: Action) -> int:
    """Coins and knowledge that an action brings; the coins."""
    city = s.cities[seat]
    coins = action.coins + action.coins_per_food * city.food
    city.coins += coins
    city.knowledge += action.knowledge
    return coins


def go_on(s: AncientState, seat: int, action: Action) -> None:
    """What an action asks."""
    asks = action.asks
    if asks == REPAIR:
        mend(s, seat, action.repairs, WHICH_REPAIR)
    elif asks == EXPLORING:
        s.agenda.append(HOW_TO_EXPLORE)
    elif asks == LOOK:
        s.agenda.append(WHICH_PILE)
    elif asks == COPY:
        s.agenda.append(WHICH_TO_COPY)
    settle(s)


def refused_use(s: AncientState, seat: int, card: int) -> Reason | None:
    """TAW-Z4, Z5: why no citizen can use an own card, if one is at home."""
    city = s.cities[seat]
    face = s.setup.box.empire[card]
    if not city.owned >> card & 1:
        return Reason("not-in-city", "TAW-Z4", card=face.id)
    if not face.has_action:
        return Reason("has-no-action", "TAW-Z4", card=face.id)
    if city.damaged >> card & 1:
        return Reason("card-is-damaged", "TAW-T10", card=face.id)
    if city.busy >> card & 1:
        return Reason("used-already", "TAW-Z4", card=face.id)
    return refused_effect(s, seat, face)


def refused_effect(s: AncientState, seat: int, face: EmpireCard) -> Reason | None:
    """TAW-Z5: the main effect of a card action is not possible."""
    if can_do_card(s, seat, face.index):
        return None
    main = face.action.main
    if main == COPY:
        return Reason("nothing-to-copy", "TAW-K5", card=face.id)
    if main == EXPLORING:
        return refused_exploring(s)
    if main == LOOK:
        return Reason("all-piles-empty", "TAW-K10")
    if main == REPAIR:
        return Reason("nothing-damaged", "TAW-Z5")
    assert main == CLAIM
    return Reason("token-claimed", "TAW-K13")


@final
class WhichToCopy(Question[AncientState]):
    """TAW-K5: the action of another player's card, as if it were one's own; that card is not marked as used."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        box = s.setup.box
        number = len(box.empire)
        return [box.copy[owner * number + card] for owner, card in copies(s, seat)]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, CopyCard)
        s.agenda.pop()
        face = s.setup.box.empire[move.card]
        coins = gain_coins(s, seat, face.action)
        has_claimed = face.action.claims and claim(s, seat)
        report.card_copied(s, seat, move, coins, has_claimed)
        go_on(s, seat, face.action)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, CopyCard):
            return self.refuse_card(s, seat, move)
        return super().refuse(s, seat, move)

    def refuse_card(self, s: AncientState, seat: int, move: CopyCard) -> Reason:
        """TAW-K5: why the action of this card cannot be used."""
        face = s.setup.box.empire[move.card]
        if move.owner == seat:
            return Reason("own-card", "TAW-K5")
        city = s.cities[move.owner]
        if not city.owned >> move.card & 1:
            return Reason("other-has-not", "TAW-K5", seat=move.owner, card=face.id)
        if city.damaged >> move.card & 1:
            return Reason("other-damaged", "TAW-K5", seat=move.owner, card=face.id)
        return refused_effect(s, seat, face) or Reason("copies-itself", "TAW-K5", card=face.id)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if not copies(s, s.turn):
            return [("agenda", "there is no action to copy (TAW-K5)")]
        return []


WHICH_TO_COPY: Final[WhichToCopy] = WhichToCopy("copy", "TAW-K5")
