"""The moves of Emporion, a class for each verb: how it is written, what it points at, and its arguments by their names.

`box` makes each of them once, when its space is built; the rules tell them apart by their class.
"""

from typing import final

from quadriga.games.emporion.data.terms import ACTIONS, PILES
from quadriga.kernel.notation import ChanceMove, Move
from quadriga.kernel.seats import COLOURS


@final
class ChooseCounter(Move):
    """EMP-S9."""

    def __init__(self, counter: int, key: str) -> None:
        super().__init__("choose", key, (f"counter:{key}",))
        self.counter = counter


@final
class TakeStart(Move):
    """EMP-S4."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("take", key, (f"start:{key}",))
        self.card = card


@final
class AddCard(Move):
    """EMP-D1 to D5: a card comes into the Realm by an Action, from the Polis, from beside it, or from the reserved ones."""

    def __init__(self, card: int, key: str, action: int, source: str) -> None:
        verb = "bring" if source == "reserved" else "add"
        super().__init__(verb, f"{key} by {ACTIONS[action]}", (f"action:{ACTIONS[action]}", f"{source}:{key}"))
        self.card = card
        self.action = action
        self.source = source
        self.is_reserved = source == "reserved"


@final
class SendCards(Move):
    """EMP-X1: an Expedition; `places` of the Port, a bit for each."""

    def __init__(self, places: int, chosen: list[int]) -> None:
        numbers = [str(place + 1) for place in chosen]
        super().__init__("sail", " ".join(numbers), ("action:expedition", *[f"port:{number}" for number in numbers]))
        self.places = places
        self.cards = len(chosen)


@final
class RefillPort(Move):
    """EMP-X2: so many cards from the History pile, the others from the Development pile."""

    def __init__(self, history: int) -> None:
        super().__init__("refill", str(history), (f"refill:{history}",))
        self.history = history


@final
class ReserveCard(Move):
    """EMP-R1: the card of a place of the Port."""

    def __init__(self, place: int) -> None:
        super().__init__("reserve", str(place + 1), ("action:reserve", f"port:{place + 1}"))
        self.place = place


@final
class DiscardCard(Move):
    """EMP-A4: a reserved card."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("discard", key, (f"reserved:{key}",))
        self.card = card


@final
class Pass(Move):
    """EMP-A4."""

    def __init__(self) -> None:
        super().__init__("pass", "", ("pass",))


@final
class DrawLot(ChanceMove):
    """EMP-S1."""

    def __init__(self, seat: int) -> None:
        super().__init__("lot", COLOURS[seat], (COLOURS[seat],))
        self.seat = seat


@final
class DrawCard(ChanceMove):
    """EMP-S3, R2, X2, Y1: a card of a pile, for the Port."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("draw", key, (f"draw:{key}",))
        self.card = card


@final
class ReturnSpoils(ChanceMove):
    """EMP-D7: a card of a lot, from the Spoils to the bottom of the History pile."""

    def __init__(self, lot: int) -> None:
        super().__init__("return", PILES[lot], (f"return:{PILES[lot]}",))
        self.lot = lot
