"""Refuses positions that the rules can never lead to, so that play from a position cannot go wrong later.

Called by `position` alone, on a state that is well-formed. What must not be created or lost is left to `layout.check`.
"""

from quadriga.games.eight_minute_empire import frames
from quadriga.games.eight_minute_empire.box import AND, KINDS, SINGLE
from quadriga.games.eight_minute_empire.laying_out import DEAL, LAY_OUT, LAY_TOKENS, LOTS, SETTLE
from quadriga.games.eight_minute_empire.state import EmpireState
from quadriga.kernel.errors import PositionError
from quadriga.parts.market import GAP


def check_position(s: EmpireState) -> None:
    """Raise `PositionError` with the place and the reason."""
    if len(s.past) >= s.setup.games or any(len(game) != s.setup.players or min(game) < 0 for game in s.past):
        raise PositionError(
            "table.past", f"it must hold at most {s.setup.games - 1} earlier games with {s.setup.players} scores each (EME-F1)"
        )
    _check_length(s)
    if not s.agenda:
        return
    if _is_setting_up(s):
        _check_setting_up(s)
    else:
        _check_in_play(s)
    _check_row(s)
    _check_third_colour(s)
    if _is_setting_up(s) and s.paid:
        raise PositionError("table.seats", f"everybody has {s.setup.coins} coins before the bid is over (EME-S3)")


def _texts(s: EmpireState) -> list[str]:
    return [frame.text for frame in s.agenda]


def _is_setting_up(s: EmpireState) -> bool:
    """Until the bid is won."""
    return s.agenda[0] is frames.BID or s.agenda[0] is frames.BREAK_TIE


def _is_acting(s: EmpireState) -> bool:
    return bool(s.agenda) and isinstance(s.agenda[0], frames.Action)


def _check_length(s: EmpireState) -> None:
    """EME-E1: the game ends with the last card, and only then."""
    last = s.setup.players * s.setup.cards_to_end
    is_over = len(s.taken) == last and not _is_acting(s)
    if len(s.taken) > last or is_over != (not s.agenda):
        raise PositionError("table.seats", f"{len(s.taken)} cards are taken; the game ends with {last}, and only then (EME-E1)")


def _check_setting_up(s: EmpireState) -> None:
    """EME-S1 to S3, V5, V7, B1: the frames that `set_up` stacks, with nothing done before its time; and the lot of EME-V8."""
    stack = [frame.text for frame in (frames.BID, SETTLE, LAY_OUT, LAY_TOKENS, LOTS)]
    if not s.setup.neutral_armies:
        stack.remove("settle")
    if not s.setup.tokens:
        stack.remove("tokens")
    if s.agenda[0] is frames.BREAK_TIE:
        stack = ["tied bid"]
        if not s.setup.ties_by_lot or len(frames.highest_bidders(s)) < 2:
            raise PositionError("table.agenda", "a lot decides a tied bid where the table wants it so, and no other (EME-V8)")
    if _texts(s) != stack[: len(s.agenda)]:
        raise PositionError("table.agenda", f"the set-up leaves open {stack} or the first few of them, not {_texts(s)}")
    if s.turn != frames.NOT_YET:
        raise PositionError("table.turn", "nobody has the turn before the bids are in; leave it out or write null")
    if len(s.agenda) > 1 and max(s.bids) >= 0:
        raise PositionError("table.bids", "nobody bids before the set-up is done (EME-B1)")


def _check_in_play(s: EmpireState) -> None:
    if s.turn == frames.NOT_YET:
        raise PositionError("table.turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}")
    if _is_acting(s):
        _check_action(s)
    elif s.agenda == [frames.NAME_FIRST]:
        if not s.setup.winner_names_first:
            raise PositionError(
                "table.agenda", "the winner of the bid names the first player only by the retail rules (EME-V4)"
            )
        if s.taken:
            raise PositionError("table.seats", "nobody has a card before the first player is named")
        highest = frames.highest_bidders(s)
        if s.turn not in (highest if s.setup.ties_by_lot else [frames.youngest_of(s, highest)]):
            raise PositionError("table.turn", "it must be the winner of the bid (EME-V4)")
    elif _texts(s) not in (["take card"], ["take card", "deal"]):
        raise PositionError("table.agenda", f"the rules never leave {_texts(s)} open together")


def _check_action(s: EmpireState) -> None:
    """EME-T3, V2: an open action is one that the last card shows, or what is left of it."""
    if not s.taken:
        raise PositionError("table.agenda", "an action is open, but no card was taken")
    card = s.setup.box.cards[s.taken[-1]]
    parts = list(zip(card.kinds, card.numbers, strict=True))
    shown = [[f"{KINDS[kind]} {left}"] for kind, most in parts for left in range(1, most + 1)]
    if card.join != SINGLE:
        shown.append(["choose part"])
    if card.join == AND:  # the other part waits below, untouched
        for (kind, most), (other, number) in (parts, parts[::-1]):
            shown += [[f"{KINDS[other]} {number}", f"{KINDS[kind]} {left}"] for left in range(1, most + 1)]
    if _texts(s) not in shown:
        raise PositionError("table.agenda", f"{_texts(s)} is not what the last card taken, {card.id}, can leave open")
    top = s.agenda[-1]
    if isinstance(top, frames.Action) and not top.can_begin(s):
        raise PositionError("table.agenda", f"{top.text!r} cannot be begun: there is nothing to do it with (EME-C3)")


def _check_row(s: EmpireState) -> None:
    """EME-S1, T4: six cards while the deck has any; one place is open while the action of its card is under way."""
    places = len(s.row.prices)
    held = len(s.row.cards)
    if s.row.cards.count(GAP) != (1 if _is_acting(s) else 0):
        raise PositionError("table.row", "one place is null while the action of its card is under way, and none otherwise")
    if held and (LOTS in s.agenda or LAY_TOKENS in s.agenda):
        raise PositionError("table.row", "it is laid out after the lots are drawn and the tokens laid")
    if s.tokens and LOTS in s.agenda:
        raise PositionError("table.tokens", "they are laid after the lots are drawn (EME-V7)")
    is_laying_out = LAY_OUT in s.agenda
    if not is_laying_out and DEAL not in s.agenda:
        if held > places or (held < places and s.deck.size):
            raise PositionError("table.row", f"it has {held} places; it must be {places} while the deck has cards (EME-T4)")
    elif not s.deck.size:
        raise PositionError("table.agenda", "a card is to be dealt, but the deck is empty")
    elif held >= places or not (is_laying_out or held == places - 1):
        raise PositionError("table.row", f"a card is to be dealt: {places - 1} must lie there, not {held} (EME-T4)")


def _check_third_colour(s: EmpireState) -> None:
    """EME-V5: ten armies, settled before the bid; in version 1 never on the starting region."""
    setup = s.setup
    mine: list[int] = s.armies[setup.players * setup.box.map.size :]
    if mine[setup.box.start] and not setup.neutral_on_start:
        raise PositionError("table.neutral.armies", "the third colour is not settled on the starting region (EME-V5)")
    is_settling = SETTLE in s.agenda
    if is_settling and not s.neutral_left:
        raise PositionError("table.neutral.to_place", "no army of the third colour is left to settle (EME-V5)")
    if s.neutral_left < 0 or (s.neutral_left and not is_settling):
        raise PositionError(
            "table.neutral.to_place", "armies of the third colour are left to place only before the bid (EME-V5)"
        )
    due = setup.neutral_armies
    if _is_setting_up(s) and sum(mine) + s.neutral_left != due:
        raise PositionError("table.neutral", f"placed and to place must be {due} before the first turn (EME-V5)")
    if LAY_OUT in s.agenda and is_settling and sum(mine) > 0:
        raise PositionError("table.neutral.armies", "the third colour is settled after the row is laid out (EME-V5)")
