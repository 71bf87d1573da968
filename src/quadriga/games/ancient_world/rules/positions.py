"""What must not be in a position, whatever is asked: it could break play, or a law, later.

What belongs to one question stands in its `faults`, what was created or lost is found by `check`. The title names `faults`.
"""
# not compiled: once per position

from quadriga.games.ancient_world.data.terms import EMPTY, NOBODY
from quadriga.games.ancient_world.rules.attacking import WHICH_ARMIES
from quadriga.games.ancient_world.rules.dealing import DRAW_LOTS
from quadriga.games.ancient_world.rules.expanding import DRAW_DISTRICTS, WHICH_DISTRICT
from quadriga.games.ancient_world.rules.exploring import DRAW_CARDS, WHICH_TO_KEEP
from quadriga.games.ancient_world.state.decks import SEEN
from quadriga.games.ancient_world.state.state import AncientState


def faults(s: AncientState) -> list[tuple[str, str]]:
    """What must not be, whatever is asked."""
    found: list[tuple[str, str]] = []
    box = s.setup.box
    if s.turn == NOBODY and not (s.agenda and s.agenda[-1] is DRAW_LOTS):
        found.append(("turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}"))
    for number, pile in enumerate(s.piles):
        if pile.known and (pile.looker == NOBODY or pile.top == EMPTY):
            found.append((f"titans[{number}].looker", "say who has looked at the Titans below the face-up one (TAW-K10)"))
        if len(pile.known) >= max(1, box.looks_at):
            found.append((f"titans[{number}].known", f"at most {box.looks_at} Titans are looked at (TAW-K10)"))
    question = s.agenda[-1] if s.agenda else None
    text = "" if question is None else question.name
    for field, is_there, askers in (
        ("hand", bool(s.hand), (DRAW_CARDS, WHICH_TO_KEEP)),
        ("choice", bool(s.choice), (DRAW_DISTRICTS, WHICH_DISTRICT)),
        ("ticked", s.ticked > 0, (WHICH_ARMIES,)),
    ):
        if is_there and question not in askers:
            found.append((field, f"it is not pending while {text!r} is asked"))
    return found + faults_of_lots(s)


def faults_of_lots(s: AncientState) -> list[tuple[str, str]]:
    """TAW-B9a: secret cards are of a lot that there was, and of its letter."""
    found: list[tuple[str, str]] = []
    deck, box = s.deck, s.setup.box
    is_second = s.round >= box.second_deck
    if is_second and deck.lot <= deck.left_lot:
        problem = "Empire B is a later lot than the last of Empire A; give a number above left_lot (TAW-B9a)"
        found.append(("lot", problem))
    if any(card >= box.first_b for card in deck.left) or (deck.left and not is_second):
        found.append(("left", f"only cards of Empire A have left the game, from round {box.second_deck} on (TAW-R2)"))
    for seat, city in enumerate(s.cities):
        found += _faults_of_secrets(s, f"seats[{seat}].stored", city.stored, city.lots)
    return found + _faults_of_secrets(s, "hand", s.hand, s.hand_lots)


def _faults_of_secrets(s: AncientState, where: str, cards: tuple[int, ...], lots: tuple[int, ...]) -> list[tuple[str, str]]:
    box = s.setup.box
    is_second = s.round >= box.second_deck
    found: list[tuple[str, str]] = []
    for card, lot in zip(cards, lots, strict=True):
        is_first_letter = not is_second or lot <= s.deck.left_lot
        if lot != SEEN and (lot > s.deck.lot or (card < box.first_b) != is_first_letter):
            found.append((where, f"{box.empire[card].id!r} cannot be of lot {lot} (TAW-B9a)"))
    return found
