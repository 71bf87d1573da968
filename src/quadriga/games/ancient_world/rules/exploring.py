"""Explore: cards of the deck or the row are stored for later; the Zori Dramatists store one too (TAW-B9, K7, K14)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import DrawCard, ExploreDeck, KeepCard, StoreCard, StoreTop
from quadriga.games.ancient_world.data.terms import EMPTY, ON_PASS, taken_by
from quadriga.games.ancient_world.rules.turn import DrawEmpire, ensure_deck, settle
from quadriga.games.ancient_world.state.decks import SEEN
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE


def can_explore(s: AncientState) -> bool:
    """TAW-B9: there is a card to store."""
    return s.deck.size > 0 or any(card > EMPTY for card in s.row) or s.deck.reach() > 0


def refused_exploring(s: AncientState) -> Reason | None:
    """TAW-B9: why nothing can be explored."""
    return None if can_explore(s) else Reason("nothing-to-explore", "TAW-B9")


def add_row(s: AncientState, out: list[Move]) -> None:
    """Append every card of the row; equal ones are one. One that is owned already may be stored."""
    store = s.setup.box.store
    met = 0
    for card in s.row:
        if card > EMPTY and not met >> card & 1:
            met |= 1 << card
            out.append(store[card])


def store_from_row(s: AncientState, seat: int, card: int) -> None:
    """TAW-B9: everybody has seen it."""
    place = s.row.index(card)
    s.row[place] = taken_by(seat)
    s.cities[seat].store(card, SEEN)
    report.row_card_stored(s, seat, card, place)
    settle(s)


def draw_from_deck(s: AncientState, seat: int, number: int, question: Question[AncientState]) -> None:
    """So many cards, or as many as there are even after remaking the deck."""
    reach = s.deck.reach()
    s.due = number if number < reach else reach
    report.deck_explored(s, seat)
    ensure_deck(s)
    s.agenda.append(question)


@final
class HowToExplore(Question[AncientState]):
    """TAW-B9: draw five cards, and more by explore bonuses, or store one from the row."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        out: list[Move] = [s.setup.box.explore_deck] if s.deck.size or s.deck.reach() else []
        add_row(s, out)
        return out

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, StoreCard):
            store_from_row(s, seat, move.card)
        else:
            draw_from_deck(s, seat, s.setup.box.explore_cards + s.cities[seat].explore, DRAW_CARDS)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, StoreTop):
            return Reason("top-is-for-passing", "TAW-K14")
        if isinstance(move, StoreCard):
            return Reason("not-in-row", "TAW-B9", card=s.setup.box.empire[move.card].id)
        if isinstance(move, ExploreDeck):
            return Reason("deck-empty", "TAW-B9")
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if not can_explore(s):
            return [("row", "no card is left to explore (TAW-B9)")]
        return []


@final
class DrawCards(DrawEmpire):
    """TAW-B9: into the hand of the player, who alone sees them."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        s.hand = (*s.hand, move.card)
        s.hand_lots = (*s.hand_lots, s.deck.lot)
        s.deck.draw(move.card)
        s.due -= 1
        report.card_drawn(s, s.turn, move.card)
        if s.due:
            ensure_deck(s)
            return
        s.agenda.pop()
        report.cards_drawn(s, s.turn)
        s.agenda.append(WHICH_TO_KEEP)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if not s.deck.size or not 0 < s.due <= s.deck.reach():
            return [("due", "not so many cards are left to draw (TAW-B9)")]
        return []


@final
class WhichToKeep(Question[AncientState]):
    """TAW-B9: one of the cards drawn is stored, the others are discarded."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        keep = s.setup.box.keep
        hand = s.hand
        return [keep[hand[place]] for place in range(len(hand)) if hand[place] not in hand[:place]]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, KeepCard)
        s.agenda.pop()
        at = s.hand.index(move.card)
        rest = s.hand[:at] + s.hand[at + 1 :]
        s.cities[seat].store(move.card, s.hand_lots[at])
        s.hand = ()
        s.hand_lots = ()
        for card in rest:
            s.deck.discard(card)
        report.deck_card_stored(s, seat, move.card, rest)
        settle(s)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, KeepCard):
            return Reason("not-drawn", "TAW-B9", card=s.setup.box.empire[move.card].id)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if not s.hand:
            return [("hand", "no card was drawn (TAW-B9)")]
        return []


def offer_dramatists(s: AncientState, seat: int) -> None:
    """TAW-K14: whoever is the first to pass may store a card."""
    if s.cities[seat].reacts(ON_PASS) and can_explore(s):
        s.agenda.append(WHETHER_TO_STORE)


@final
class WhetherToStore(Question[AncientState]):
    """TAW-K14: a card from the row, the top of the deck, or nothing."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        box = s.setup.box
        out: list[Move] = [box.decline]
        if s.deck.size or s.deck.reach():
            out.append(box.store_top)
        add_row(s, out)
        return out

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        box = s.setup.box
        s.agenda.pop()
        if move is box.decline:
            report.reaction_declined(s, seat, ON_PASS)
            settle(s)
        elif move is box.store_top:
            draw_from_deck(s, seat, 1, DRAW_TOP)
        else:
            assert isinstance(move, StoreCard)
            store_from_row(s, seat, move.card)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, StoreTop):
            return Reason("deck-empty", "TAW-K14")
        if isinstance(move, StoreCard):
            return Reason("not-in-row", "TAW-K14", card=s.setup.box.empire[move.card].id)
        return super().refuse(s, seat, move)


@final
class DrawTop(DrawEmpire):
    """TAW-K14: the top card is stored unseen by the others."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        s.agenda.pop()
        s.due = 0
        s.cities[s.turn].store(move.card, s.deck.lot)
        s.deck.draw(move.card)
        report.deck_card_stored(s, s.turn, move.card, ())
        settle(s)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if not s.deck.size:
            return [("due", "no card is left to draw (TAW-K14)")]
        return []


HOW_TO_EXPLORE: Final = HowToExplore("explore", "TAW-B9")
DRAW_CARDS: Final = DrawCards("draw", "TAW-B9")
WHICH_TO_KEEP: Final = WhichToKeep("keep", "TAW-B9")
WHETHER_TO_STORE: Final = WhetherToStore("dramatists", "TAW-K14")
DRAW_TOP: Final = DrawTop("draw top", "TAW-K14")
