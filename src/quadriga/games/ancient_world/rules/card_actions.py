"""Actions of Empire cards, one's own and copied ones (TAW-Z4, K5, K7, K8, K10, K13)."""

from typing import Final, final

from quadriga.games.ancient_world.data.cards import Action
from quadriga.games.ancient_world.data.moves import CopyCard
from quadriga.games.ancient_world.data.terms import COPY, EXPLORING, LOOK, REPAIR
from quadriga.games.ancient_world.rules import reasons
from quadriga.games.ancient_world.rules.exploring import HOW_TO_EXPLORE
from quadriga.games.ancient_world.rules.hideout import WHICH_PILE
from quadriga.games.ancient_world.rules.placement import copies
from quadriga.games.ancient_world.rules.repairing import WHICH_REPAIR, claim, mend
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE, COLOURS


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
        owner = COLOURS[move.owner]
        if move.owner == seat:
            return Reason("Only the card of another player can be copied.", "TAW-K5")
        city = s.cities[move.owner]
        if not city.owned >> move.card & 1:
            return Reason(f"{owner.capitalize()} has no {face.name}.", "TAW-K5")
        if city.damaged >> move.card & 1:
            return Reason(f"{face.name} of {owner} is damaged.", "TAW-K5")
        return reasons.refused_effect(s, seat, face) or Reason(f"{face.name} copies another action itself.", "TAW-K5")

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if not copies(s, s.turn):
            return [("agenda", "there is no action to copy (TAW-K5)")]
        return []


WHICH_TO_COPY: Final[WhichToCopy] = WhichToCopy(
    "copy", "TAW-K5", "Whose card action do you use?", "The card whose action is used must be named now."
)
