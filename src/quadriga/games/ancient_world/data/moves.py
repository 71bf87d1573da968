"""The moves of The Ancient World, a class for each: how it is written, what it points at, and its arguments by their names.

`box` makes each of them once, when its space is built; the rules tell them apart by their class. A citizen is the bit of its
skill: skill 1 is bit 0. Cards, Titans, Districts and armies go by their index.
"""

from typing import final

from quadriga.games.ancient_world.data.terms import (
    ACTIONS,
    BUILD,
    COIN_PLACES,
    EXPAND,
    FACES,
    ON_CARD,
    PAYMENTS,
    RECRUIT,
)
from quadriga.kernel.notation import ChanceMove, Move
from quadriga.kernel.seats import COLOURS

# -- placements -----------------------------------------------------------------------------------------------------------


class Placement(Move):
    """A citizen goes to an action of the board, or ON_CARD. `deed` numbers what is done there: the same for every citizen."""

    def __init__(self, citizen: int, action: int, deed: int, words: str, targets: tuple[str, ...]) -> None:
        super().__init__("place", f"{citizen + 1} {words}", (f"citizen:{citizen + 1}", *targets))
        self.citizen = citizen
        self.action = action
        self.deed = deed


@final
class PlaceOnAction(Placement):
    """TAW-B1, B3, B5, B6, B9, B10: an action that takes nothing but a citizen to name."""

    def __init__(self, citizen: int, deed: int, action: int) -> None:
        super().__init__(citizen, action, deed, f"on {ACTIONS[action]}", (f"action:{ACTIONS[action]}",))


@final
class Expand(Placement):
    """TAW-B4: for knowledge or for coins."""

    def __init__(self, citizen: int, deed: int, payment: int) -> None:
        name = PAYMENTS[payment]
        super().__init__(citizen, EXPAND, deed, f"to expand for {name}", ("action:expand", f"pay:{name}"))
        self.payment = payment


@final
class UseCard(Placement):
    """TAW-Z4: an own card."""

    def __init__(self, citizen: int, deed: int, card: int, key: str) -> None:
        super().__init__(citizen, ON_CARD, deed, f"on {key}", (f"card:{key}",))
        self.card = card


@final
class BuildCard(Placement):
    """TAW-B2, K6: from the row or the store; `crane` is the id of the card that is discarded to build for nothing, if any."""

    def __init__(self, citizen: int, deed: int, card: int, key: str, is_stored: bool, crane: str) -> None:
        words = f"to build {'stored ' if is_stored else ''}{key}{f' with {crane}' if crane else ''}"
        source = f"stored:{key}" if is_stored else f"row:{key}"
        targets = ("action:build", source, f"card:{crane}") if crane else ("action:build", source)
        super().__init__(citizen, BUILD, deed, words, targets)
        self.card = card
        self.is_stored = is_stored
        self.is_by_crane = crane != ""


@final
class Recruit(Placement):
    """TAW-B7, B8: slot 0 opens an army, n goes onto army n."""

    def __init__(self, citizen: int, deed: int, card: int, key: str, slot: int) -> None:
        onto = f" onto {slot}" if slot else ""
        army = f"army:{slot}" if slot else "army:new"
        super().__init__(citizen, RECRUIT, deed, f"to recruit {key}{onto}", ("action:recruit", f"military:{key}", army))
        self.card = card
        self.slot = slot


# -- the other moves of players -------------------------------------------------------------------------------------------


@final
class AttackTitan(Move):
    """TAW-T1, K10: the top of a pile."""

    def __init__(self, pile: int) -> None:
        super().__init__("attack", str(pile + 1), (f"titan:{pile + 1}",))
        self.pile = pile


@final
class TickArmy(Move):
    """TAW-T6a."""

    def __init__(self, army: int) -> None:
        super().__init__("tick", str(army + 1), (f"army:{army + 1}",))
        self.army = army


@final
class Strike(Move):
    """TAW-T2."""

    def __init__(self) -> None:
        super().__init__("strike", "", ("strike",))


@final
class Pass(Move):
    """TAW-P2."""

    def __init__(self) -> None:
        super().__init__("pass", "", ("pass",))


@final
class DamageCard(Move):
    """TAW-T8."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("damage", key, (f"card:{key}",))
        self.card = card


@final
class RepairCard(Move):
    """TAW-B6, T7."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("repair", key, (f"card:{key}",))
        self.card = card


@final
class EndRepairs(Move):
    """TAW-B6."""

    def __init__(self) -> None:
        super().__init__("done", "", ("done",))


@final
class DisbandArmy(Move):
    """TAW-T10."""

    def __init__(self, army: int) -> None:
        super().__init__("disband", str(army + 1), (f"army:{army + 1}",))
        self.army = army


@final
class ExploreDeck(Move):
    """TAW-B9."""

    def __init__(self) -> None:
        super().__init__("explore", "deck", ("deck:empire",))


@final
class StoreCard(Move):
    """TAW-B9, K14: of the row."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("store", key, (f"row:{key}",))
        self.card = card


@final
class StoreTop(Move):
    """TAW-K14: of the deck."""

    def __init__(self) -> None:
        super().__init__("store", "top", ("deck:empire",))


@final
class KeepCard(Move):
    """TAW-B9: of those drawn."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("keep", key, (f"drawn:{key}",))
        self.card = card


@final
class TakeDistrict(Move):
    """TAW-V1."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("take", key, (f"district:{key}",))
        self.card = card


@final
class DiscardCoin(Move):
    """TAW-K9: off the name or the picture of an army."""

    def __init__(self, army: int, place: int) -> None:
        name = COIN_PLACES[place]
        super().__init__("discard", f"{army + 1} {name}", (f"army:{army + 1}", f"coin:{name}"))
        self.army = army
        self.place = place


@final
class Study(Move):
    """TAW-K12."""

    def __init__(self) -> None:
        super().__init__("study", "", ("study",))


@final
class Decline(Move):
    """TAW-K9, K10, K12, K14."""

    def __init__(self) -> None:
        super().__init__("decline", "", ("decline",))


@final
class LookAtPile(Move):
    """TAW-K10."""

    def __init__(self, pile: int) -> None:
        super().__init__("look", str(pile + 1), (f"titan:{pile + 1}",))
        self.pile = pile


@final
class ArrangeTitans(Move):
    """TAW-K10: by the places where they lay, the new top first."""

    def __init__(self, order: tuple[int, ...]) -> None:
        super().__init__("arrange", " ".join([str(at + 1) for at in order]), tuple([f"look:{at + 1}" for at in order]))
        self.order = order


@final
class CopyCard(Move):
    """TAW-K5: the action of another player's card."""

    def __init__(self, card: int, key: str, owner: int) -> None:
        super().__init__("copy", f"{key} of {COLOURS[owner]}", (f"{COLOURS[owner]}:{key}",))
        self.card = card
        self.owner = owner


@final
class StarveCitizen(Move):
    """TAW-N4."""

    def __init__(self, citizen: int) -> None:
        super().__init__("starve", str(citizen + 1), (f"citizen:{citizen + 1}",))
        self.citizen = citizen


# -- what only chance does ------------------------------------------------------------------------------------------------


@final
class DrawLot(ChanceMove):
    """TAW-S2."""

    def __init__(self, seat: int) -> None:
        super().__init__("lot", COLOURS[seat], (COLOURS[seat],))
        self.seat = seat


@final
class DrawCard(ChanceMove):
    """A card of a deck or a pile, whichever it is drawn from."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("draw", key, (f"draw:{key}",))
        self.key = key
        self.card = card


@final
class RollDie(ChanceMove):
    """TAW-T8."""

    def __init__(self, face: int) -> None:
        super().__init__("roll", FACES[face], (f"roll:{FACES[face]}",))
        self.face = face
