"""A table as somebody has written it down: what follows from the rest, and what must not be whatever is asked.

Only the title calls it, for new tables and for positions.
"""
# not compiled: it reads plain data at the edge

from typing import Any

from quadriga.games.eight_minute_empire.data.terms import NO_BID, NOT_YET
from quadriga.games.eight_minute_empire.rules.bid import BREAK_TIE, WHICH_BID
from quadriga.games.eight_minute_empire.rules.course import Action
from quadriga.games.eight_minute_empire.rules.row import DealCard
from quadriga.games.eight_minute_empire.rules.set_up import LOTS, WHERE_TO_SETTLE
from quadriga.games.eight_minute_empire.state.fields import Holding, ThirdColour
from quadriga.games.eight_minute_empire.state.state import EmpireSetup, EmpireState
from quadriga.kernel.fields import Problems
from quadriga.kernel.question import Question
from quadriga.kernel.seats import seat_name
from quadriga.parts.deck import Deck
from quadriga.parts.market import GAP, Market


def assemble(setup: EmpireSetup, agenda: list[Question[Any]], values: dict[str, Any]) -> EmpireState:
    """The state of these values, with all that was left out; cards that lie nowhere are in the deck.

    Too many cards, armies or cities are left to `check`; what the state cannot even hold is refused here.
    """
    box = setup.box
    problems = Problems()
    seats: list[Holding] = values["seats"] or _seats_at_start(setup)
    neutral: ThirdColour = values["neutral"] or ThirdColour(setup.neutral_armies if WHERE_TO_SETTLE in agenda else 0, {})
    first, taken = _in_turn(setup, agenda, values["turn"], [seat.cards for seat in seats], problems)
    row: list[int] = values["row"]
    seen = [*taken, *row]
    counts = [max(0, copies - seen.count(card)) for card, copies in enumerate(setup.deck)]
    goods = [0] * (setup.players * box.goods)
    for index, card in enumerate(taken):
        goods[(first + index) % setup.players * box.goods + box.cards[card].good] += box.cards[card].goods
    tokens = _tokens(setup, values["tokens"], problems)
    problems.refuse()
    return EmpireState(
        setup,
        agenda,
        armies=_flat(setup, [*[seat.armies for seat in seats], neutral.armies]),
        cities=_flat(setup, [*[seat.cities for seat in seats], {}]),
        armies_left=[setup.armies - sum(seat.armies.values()) for seat in seats],
        cities_left=[setup.cities - sum(seat.cities.values()) for seat in seats],
        coins=[seat.coins for seat in seats],
        goods=goods,
        taken=taken,
        deck=Deck(counts, sum(counts)),
        row=Market(box.prices, row),
        bids=values["bids"] or (NO_BID if WHICH_BID in agenda else 0,) * setup.players,
        youngest=_youngest(setup, agenda, values["youngest"]),
        first=first,
        turn=values["turn"],
        neutral_left=neutral.to_place,
        paid=setup.players * setup.coins - sum(seat.coins for seat in seats),
        past=values["past"],
        tokens=tokens,
    )


def _seats_at_start(setup: EmpireSetup) -> list[Holding]:
    """EME-S2, S3."""
    return [Holding(setup.coins, [], {setup.box.start: setup.start_armies}, {}) for _ in range(setup.players)]


def _flat(setup: EmpireSetup, piles: list[dict[int, int]]) -> list[int]:
    return [pile.get(region, 0) for pile in piles for region in range(setup.box.map.size)]


def _in_turn(
    setup: EmpireSetup, agenda: list[Question[Any]], turn: int, hands: list[list[int]], problems: Problems
) -> tuple[int, list[int]]:
    """EME-T1: the first player, and all cards in the order in which the seats took them, in turn."""
    players = setup.players
    total = sum(len(hand) for hand in hands)
    if total and (WHICH_BID in agenda or BREAK_TIE in agenda):
        problems.add("table.seats", "nobody has a card before the bid is over")
        return NOT_YET, []
    if total and turn == NOT_YET:
        problems.add("table.turn", _no_turn(setup))
        return NOT_YET, []
    first = NOT_YET
    if setup.turn in agenda:
        first = (turn - total) % players
    elif total:  # the last card is that of the seat whose turn it is, or was when the game ended
        first = (turn - total + 1) % players
    for seat, hand in enumerate(hands):
        due = (total + players - 1 - (seat - first) % players) // players
        if len(hand) != due:
            problem = f"if the {total} were taken in turn from {seat_name(first)} on"
            problems.add(f"table.seats[{seat}].cards", f"{seat_name(seat)} has {len(hand)}; it must be {due}, {problem}")
    if problems.found:
        return first, []
    return first, [hands[(first + index) % players][index // players] for index in range(total)]


def _no_turn(setup: EmpireSetup) -> str:
    return f"say whose turn it is, a seat from 0 to {setup.players - 1}"


def _youngest(setup: EmpireSetup, agenda: list[Question[Any]], given: tuple[int, ...] | None) -> tuple[int, ...]:
    """EME-B5: the table's own order or, where that is left to the lot, the order of the seats."""
    if given is not None and (given or LOTS in agenda):
        return given
    if not setup.asks_youngest() or LOTS in agenda:
        return ()
    return setup.youngest or tuple(range(setup.players))


def _tokens(setup: EmpireSetup, given: dict[int, int], problems: Problems) -> tuple[int, ...]:
    """EME-V7: by the places of the marked regions; while they are laid, on the first few of them."""
    if sorted(given) != list(range(len(given))):
        marked = ", ".join(setup.box.map.ids[region] for region in setup.box.marked)
        problems.add("table.tokens", f"they are laid in this order: {marked} (EME-V7)")
        return ()
    return tuple(given[place] for place in range(len(given)))


def faults(s: EmpireState) -> list[tuple[str, str]]:
    """What must not be, whatever is asked."""
    setup = s.setup
    found: list[tuple[str, str]] = []
    is_acting = bool(s.agenda) and isinstance(s.agenda[0], Action)
    last = setup.players * setup.cards_to_end
    if s.agenda and len(s.taken) > last - (0 if is_acting else 1):
        found.append(("seats", f"{len(s.taken)} cards are taken; the game ends with {last}, and only then (EME-E1)"))
    if len(s.past) >= setup.games:
        found.append(("past", f"it must hold at most {setup.games - 1} earlier games (EME-F1)"))
    if s.agenda and s.turn == NOT_YET and s.agenda[0] not in (WHICH_BID, BREAK_TIE):
        found.append(("turn", _no_turn(setup)))
    if s.agenda and (WHICH_BID in s.agenda) != (NO_BID in s.bids):
        found.append(("bids", "a bid is missing (null) exactly while the bidding is on"))
    if setup.asks_youngest() and LOTS not in s.agenda and sorted(s.youngest) != list(range(setup.players)):
        found.append(("youngest", "it must name every seat once, from the youngest to the oldest (EME-B5)"))
    return found + _row_faults(s, is_acting)


def _row_faults(s: EmpireState, is_acting: bool) -> list[tuple[str, str]]:
    """EME-T4: no more cards than places, one of which is open while the action of its card is under way."""
    found: list[tuple[str, str]] = []
    held = len(s.row.cards)
    places = len(s.row.prices)
    if held > places:
        found.append(("row", f"it has {held} places; it must be {places} (EME-T4)"))
    if s.row.cards.count(GAP) != (1 if is_acting else 0):
        found.append(("row", "one place is null while the action of its card is under way, and none otherwise"))
    if s.agenda and not held and not any(isinstance(question, DealCard) for question in s.agenda):
        found.append(("row", "a card must lie there to be taken (EME-T2)"))
    return found
