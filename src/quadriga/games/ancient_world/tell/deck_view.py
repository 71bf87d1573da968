"""The decks and piles of The Ancient World for one pair of eyes: what lies face down, and what of it they know.

`view` calls this.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

import msgspec

from quadriga.games.ancient_world.data.terms import DECKS, EMPTY
from quadriga.games.ancient_world.mind.imagination import hidden_of_lot
from quadriga.games.ancient_world.rules import assault
from quadriga.games.ancient_world.rules.exploring import DRAW_CARDS, DRAW_TOP, WHICH_TO_KEEP
from quadriga.games.ancient_world.rules.hideout import HOW_TO_ARRANGE, LOOK_AT_TITANS
from quadriga.games.ancient_world.state.decks import letter_of
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.question import Question
from quadriga.kernel.words.voice import Voice

Asked = Question[AncientState] | None


class DeckView(msgspec.Struct, frozen=True):
    """The Empire deck in use."""

    letter: str
    size: int
    """Cards that are being drawn are not in it any more."""
    lot: int
    """TAW-B9a: how many decks there were before it."""
    discards: dict[str, int]
    """Face up."""
    unseen: dict[str, int]
    """What the viewer cannot place of this lot: it is in the deck, or stored or held by others."""


class DistrictsView(msgspec.Struct, frozen=True):
    """TAW-B4, V1."""

    top: str | None
    size: int
    """All, the face-up one included, and those that are being chosen from."""
    under: tuple[str | None, ...]
    """Those put under the deck, the upper one first; None: the viewer has not seen it."""
    unseen: dict[str, int]
    """What the viewer cannot place."""
    choice: tuple[str | None, ...]
    """TAW-V1: what lies before the player to choose from, the face-up one first; None: the viewer has not seen it."""


class TitansView(msgspec.Struct, frozen=True):
    """One pile of Titans."""

    stars: int
    top: str | None
    size: int
    """All, the face-up one included."""
    known: tuple[str | None, ...]
    """TAW-K10: those below it that somebody has looked at; None: the viewer does not know which lies here."""
    among: tuple[str, ...]
    """Titans that the viewer knows to be among those shown as None."""
    unseen: tuple[str, ...]
    """What the viewer cannot place."""
    defence: int | None
    lent: int | None
    """TAW-T4: what the viewer's city and Draft bring against it, without an army."""
    best: int | None
    """The most that they could bring with armies that they can pay."""
    is_possible: bool
    reason: str
    rule: str


class HandView(msgspec.Struct, frozen=True):
    """TAW-B9: Empire cards drawn and not yet stored."""

    seat: int
    cards: tuple[str | None, ...]
    """None: the viewer has not seen it, or it is still to be drawn."""


class LookView(msgspec.Struct, frozen=True):
    """TAW-K10: Titans in the hand of a player."""

    seat: int
    stars: int
    count: int
    cards: tuple[str, ...]
    """For them alone: in the order in which they lay, the face-up one first; `look:n` is the n-th of them."""


def deck(s: AncientState, seat: int | None, question: Asked) -> DeckView:
    """The Empire deck in use, with what these eyes cannot place of it."""
    box = s.setup.box
    deck = s.deck
    due = s.due if question is DRAW_CARDS or question is DRAW_TOP else 0
    unseen = {box.empire[deck.base + index].id: count for index, count in enumerate(deck.counts) if count}
    for card in hidden_of_lot(s, seat, deck.lot):
        id = box.empire[card].id
        unseen[id] = unseen.get(id, 0) + 1
    return DeckView(
        letter=DECKS[letter_of(deck)],
        size=max(0, deck.size - due),
        lot=deck.lot,
        discards={box.empire[deck.base + index].id: count for index, count in enumerate(deck.discards) if count},
        unseen=dict(sorted(unseen.items())),
    )


def districts(s: AncientState, seat: int | None) -> DistrictsView:
    """The District deck, and what was taken from it to choose from."""
    ids = [district.id for district in s.setup.box.districts]
    deck = s.districts
    eyes = s.setup.eyes(seat)
    hidden = list(deck.bag)
    for cards, known in ((deck.under, deck.known), (s.choice, s.choice_known)):
        hidden += [card for card, mask in zip(cards, known, strict=True) if not mask & eyes]
    unseen = sorted([ids[card] for card in hidden])
    # Cards that are about to be drawn are shown as drawn, so that only the player sees how far the drawing is.
    due = s.due if s.choice else 0
    blank = min(due, len(deck.bag))
    under = [ids[card] if mask & eyes else None for card, mask in zip(deck.under, deck.known, strict=True)]
    held = [ids[card] if mask & eyes else None for card, mask in zip(s.choice, s.choice_known, strict=True)]
    return DistrictsView(
        top=None if deck.top == EMPTY else ids[deck.top],
        size=deck.size() + len(s.choice),
        under=tuple(under[due - blank :]),
        unseen={id: unseen.count(id) for id in dict.fromkeys(unseen)},
        choice=(*held, *([None] * blank), *under[: due - blank]),
    )


def titans(s: AncientState, seat: int | None, pile: int, voice: Voice) -> TitansView:
    """One pile of Titans, and whether that seat could attack it now."""
    titans = s.setup.box.titans
    stack = s.piles[pile]
    eyes = s.setup.eyes(seat)
    is_looker = seat is not None and stack.looker == seat
    due = s.due if s.agenda and s.agenda[-1] is LOOK_AT_TITANS and s.pile == pile else 0
    among = [] if is_looker else sorted(card for card, mask in zip(stack.known, stack.seen, strict=True) if mask & eyes)
    unknown = [] if is_looker else [c for c, mask in zip(stack.known, stack.seen, strict=True) if not mask & eyes]
    titan = None if stack.top == EMPTY else titans[stack.top]
    refused = None if seat is None or titan is None else assault.refused_titan(s, seat, pile)
    city = None if seat is None else s.cities[seat]
    return TitansView(
        stars=pile + 1,
        top=None if titan is None else titan.id,
        size=stack.size(),
        known=(*(titans[card].id if is_looker else None for card in stack.known), *([None] * due)),
        among=tuple([titans[card].id for card in among]),
        unseen=tuple([titans[card].id for card in sorted((*stack.bag, *unknown))]),
        defence=None if titan is None else titan.defence,
        lent=None if titan is None or city is None else assault.lent(city, titan.counts_arrows),
        best=None if titan is None or city is None else assault.best(city, titan.counts_arrows),
        is_possible=seat is not None and titan is not None and refused is None,
        reason="" if refused is None else voice.say(refused.message),
        rule="" if refused is None else refused.rule,
    )


def hand(s: AncientState, seat: int | None, question: Asked) -> HandView | None:
    """The cards that are being drawn, if some are."""
    if question is not DRAW_CARDS and question is not WHICH_TO_KEEP:
        return None
    is_own = seat == s.turn
    ids = [s.setup.box.empire[card].id if is_own else None for card in s.hand]
    return HandView(s.turn, (*ids, *([None] * (s.due if question is DRAW_CARDS else 0))))


def look(s: AncientState, seat: int | None, question: Asked) -> LookView | None:
    """The Titans that somebody looks at, if somebody does."""
    if question is not LOOK_AT_TITANS and question is not HOW_TO_ARRANGE:
        return None
    titans = s.setup.box.titans
    pile = s.piles[s.pile]
    is_own = seat == s.turn
    held = (pile.top, *pile.known)
    return LookView(
        seat=s.turn,
        stars=s.pile + 1,
        count=len(held) + (s.due if question is LOOK_AT_TITANS else 0),
        cards=tuple([titans[card].id for card in held]) if is_own else (),
    )
