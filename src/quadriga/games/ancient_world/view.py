"""What one pair of eyes sees of The Ancient World: the shape of the view, built by `viewing`.

The engine names everything that a page shows. What depends on who looks is reckoned for the viewer, as if he were to choose his
action now (for onlookers there is none of it): `entrants`, `is_possible`, `reason`. What glows comes from the options.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import Literal

import msgspec

from quadriga.kernel.meta import Config
from quadriga.kernel.outcome import Line
from quadriga.kernel.view import View

__all__ = [
    "ActionView",
    "AncientView",
    "ArmyView",
    "AttackArmyView",
    "AttackView",
    "BannerView",
    "CardView",
    "CitizenView",
    "Config",
    "DeckView",
    "DistrictsView",
    "EntrantView",
    "GainsView",
    "GroundView",
    "HandView",
    "LookView",
    "OfferView",
    "PlaceView",
    "SeatView",
    "SourceView",
    "StandingView",
    "StoredView",
    "TitansView",
    "TokenView",
    "TrackView",
]

Step = Literal["setup", "prepare", "actions", "hunger", "over"]


class TrackView(msgspec.Struct, frozen=True):
    """TAW-R1: one round of the track."""

    round: int
    letter: str | None
    """a or b where an Empire deck comes into use."""
    opens: str | None
    """The action that it uncovers."""
    is_over: bool
    is_current: bool


class TokenView(msgspec.Struct, frozen=True):
    """TAW-B6: the first-player token."""

    holder: int | None
    is_hand_up: bool
    """It was claimed this round: nobody can claim it again."""
    next_first: int | None
    """Who begins the next round, as it stands."""


class StandingView(msgspec.Struct, frozen=True):
    """A citizen on an action."""

    seat: int
    citizen: int


class EntrantView(msgspec.Struct, frozen=True):
    """A citizen of the viewer that could be placed on an action, and what it would pay to enter."""

    citizen: int
    fee: int


class ActionView(msgspec.Struct, frozen=True):
    """One of the nine actions."""

    action: str
    is_covered: bool
    opens: int
    """The round from which it is open."""
    citizens: tuple[StandingView, ...]
    """In the order in which they came."""
    least_skill: int | None
    """TAW-Z1: the lowest skill that may enter, None where any may; one more than there is: nobody may."""
    is_full: bool
    """TAW-Z1: no skill is high enough to enter."""
    fee: int
    """TAW-Z2: what those pay whose skill is not there; 0 while nobody is there, and elsewhere."""
    matching: tuple[int, ...]
    """TAW-Z2: the skills that enter for nothing all the same."""
    entrants: tuple[EntrantView, ...]
    """The viewer's citizens that can be placed here now."""
    is_possible: bool
    reason: str
    """Why the viewer can place nobody here; empty if he can, and for onlookers."""
    rule: str


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the Empire or the Military row."""

    card: str | None
    taken_by: int | None
    """TAW-B2, B7: who took the card; the place is filled again in the next round."""


class OfferView(msgspec.Struct, frozen=True):
    """What a card of a row, or of his store, would take from the viewer."""

    target: str
    """row:orchard, stored:orchard, military:axe_clan; equal cards are one."""
    card: str
    coins: int
    knowledge: int
    is_possible: bool
    """Some citizen at home can have it now; with the Crane, too."""
    with_crane: bool
    """TAW-K6: it could be had for nothing."""
    reason: str
    rule: str


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
    """The most that he could bring with armies that he can pay."""
    is_possible: bool
    reason: str
    rule: str


class CitizenView(msgspec.Struct, frozen=True):
    """One citizen."""

    citizen: int
    where: Literal["home", "starving", "action", "card"]
    place: str | None
    """The action or the card that it stands on."""


class CardView(msgspec.Struct, frozen=True):
    """An Empire card in a city."""

    card: str
    is_damaged: bool
    has_action: bool
    citizen: int | None
    """TAW-Z4: the citizen on it; it is used for this round."""
    ground: int
    """Which of the grounds it stands on; -1 if the city has more cards than capacity."""
    is_possible: bool
    """The viewer owns it and can place a citizen on it now."""
    reason: str
    rule: str


class GroundView(msgspec.Struct, frozen=True):
    """TAW-B2: what gives capacity; cards fill the grounds in order, Capital and Districts first, then Titans."""

    kind: Literal["capital", "district", "titan"]
    card: str | None
    capacity: int
    cards: tuple[str, ...]


class ArmyView(msgspec.Struct, frozen=True):
    """TAW-B7, T2, T3: sums of the active card and all legacies."""

    army: int
    card: str
    retired: tuple[str, ...]
    """The oldest first."""
    swords: int
    arrows: int
    spies: int
    loot: int
    repairs: int
    on_name: int
    on_picture: int
    price: int
    """What the next use costs."""
    is_used: bool
    """It rests until the next round."""


class BannerView(msgspec.Struct, frozen=True):
    """TAW-E3: the banners of one tribe."""

    tribe: str
    banners: int
    points: int
    next_points: int
    """With one more."""


class StoredView(msgspec.Struct, frozen=True):
    """TAW-B9: a stored card."""

    card: str | None
    """None: the viewer does not know it."""
    lot: int | None
    """TAW-B9a: the deck that it was drawn from; None: it came from the row, and everybody has seen it."""


class SeatView(msgspec.Struct, frozen=True):
    """What lies before one seat, and its sums."""

    coins: int
    knowledge: int
    food: int
    mouths: int
    unfed: int
    """TAW-N4: so many citizens would starve if the round ended now; after the last round, so many did."""
    income: int
    """TAW-N1: coins that the end of the round brings; none in the last round."""
    scholars: int
    """The same for knowledge."""
    capacity: int
    used: int
    room: int
    grounds: tuple[GroundView, ...]
    citizens: tuple[CitizenView, ...]
    next_citizen: int | None
    """The skill that the next new citizen will have; None: there are all five."""
    armies: tuple[ArmyView, ...]
    army_limit: int
    swords: int
    """TAW-T4: of the city, in every attack; arrows too."""
    arrows: int
    draft: int
    """TAW-B3: swords of this round."""
    explore: int
    """TAW-B9: how many cards it draws when exploring the deck."""
    cards: tuple[CardView, ...]
    districts: tuple[str, ...]
    titans: tuple[str, ...]
    banners: tuple[BannerView, ...]
    stored: tuple[StoredView, ...]
    has_passed: bool
    points: int
    """If the game ended now."""
    lines: tuple[Line, ...]
    """What makes up these points."""


class SourceView(msgspec.Struct, frozen=True):
    """TAW-T4: what one source brings to the attack, counted against this Titan."""

    source: str
    """city, draft, or army:n."""
    swords: int
    arrows: int


class AttackArmyView(msgspec.Struct, frozen=True):
    """An army in the attack that is built up."""

    army: int
    swords: int
    arrows: int
    """Counted: none where the Titan shows swords alone."""
    price: int
    is_ticked: bool
    is_possible: bool
    """It can be ticked."""
    reason: str
    rule: str


class GainsView(msgspec.Struct, frozen=True):
    """What a city would have if the Titan that it attacks were taken and no die struck, as `SeatView` says it."""

    points: int
    food: int
    mouths: int
    income: int
    scholars: int
    capacity: int
    swords: int
    arrows: int
    banners: tuple[BannerView, ...]


class AttackView(msgspec.Struct, frozen=True):
    """TAW-T2 to T6a: the attack that is built up or carried out."""

    seat: int
    stars: int
    titan: str
    is_taken: bool
    """The attack is made: repairs, dice and damage are under way."""
    defence: int
    counts_arrows: bool
    sources: tuple[SourceView, ...]
    value: int
    short: int
    """What is missing for the defence."""
    cost: int
    coins_left: int
    is_enough: bool
    dice: int
    """How many will be rolled."""
    armies: tuple[AttackArmyView, ...]
    repairs: int
    """Cards that the armies still repair."""
    rolled: tuple[str, ...]
    dice_due: int
    hits: int
    """Cards that have still to be damaged."""
    loot: int
    gains: GainsView | None = None
    """None once the Titan is taken."""


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
    """For him alone: in the order in which they lay, the face-up one first; `look:n` is the n-th of them."""


class AncientView(View, frozen=True, kw_only=True):
    """All that these eyes can see."""

    step: Step
    round: int
    rounds: int
    turn: int | None
    first: int | None
    order: tuple[int, ...]
    """The seats in the order of this round."""
    token: TokenView
    track: tuple[TrackView, ...]
    actions: tuple[ActionView, ...]
    row: tuple[PlaceView, ...]
    military_row: tuple[PlaceView, ...]
    offers: tuple[OfferView, ...]
    """Empire row, the viewer's store, Military row; none for onlookers."""
    deck: DeckView
    military_size: int
    military_unseen: dict[str, int]
    lost: tuple[str, ...]
    """TAW-T10: Military cards that left the game."""
    titans: tuple[TitansView, ...]
    districts: DistrictsView
    seats: tuple[SeatView, ...]
    attack: AttackView | None
    hand: HandView | None
    look: LookView | None
    repairs: int
    """TAW-B6, T7: how many cards can still be repaired by the open question."""
    starving_due: int
    """TAW-N4: how many citizens have still to be named."""
