"""What can happen in The Ancient World, in the past tense. Cards and Actions by their ids, armies from 1, citizens by skill.

What a placed citizen did is one event with the citizen in it. What only one seat may know has that seat as its audience, beside
an event for all that says that it happened.
"""
# not compiled: msgspec structs at the edge

from quadriga.kernel.events import Event

# -- set-up and rounds ----------------------------------------------------------------------------------------------------


class FirstPlayerDrawn(Event, frozen=True):
    """TAW-S2: the lot has named the first player; the coins of all seats with what they get for their place in turn order."""

    seat: int
    coins: tuple[int, ...]


class DistrictTurnedUp(Event, frozen=True):
    """TAW-S3, B4."""

    card: str


class TitanTurnedUp(Event, frozen=True):
    """TAW-S3, T6."""

    stars: int
    card: str


class EmpireCardLaid(Event, frozen=True):
    """TAW-S3, R2: a card came to a place of the Empire row, from 1."""

    card: str
    place: int


class MilitaryCardLaid(Event, frozen=True):
    """TAW-S3, R3."""

    card: str
    place: int


class DeckRemade(Event, frozen=True):
    """TAW-R2: so many discards became the Empire deck."""

    cards: int


class RoundBegun(Event, frozen=True):
    """TAW-R1, R2: who begins it; the action that it uncovers, the deck that it brings, the cards that left the Empire row."""

    round: int
    seat: int
    uncovered: str | None = None
    deck: str | None = None
    discarded: tuple[str, ...] = ()


class RoundEnded(Event, frozen=True):
    """TAW-N1 to N3: coins and knowledge collected, seat by seat; coins on names slid down, citizens came home."""

    round: int
    coins: tuple[int, ...]
    knowledge: tuple[int, ...]


class CitizenStarved(Event, frozen=True):
    """TAW-N4: the owner chose this citizen."""

    seat: int
    citizen: int


class CitizensFed(Event, frozen=True):
    """TAW-N4: who starves now, skill by skill; the others eat. After the last round nobody is named, only counted."""

    seat: int
    food: int
    mouths: int
    starving: tuple[int, ...] = ()
    unfed: int = 0


class CardsRepaired(Event, frozen=True):
    """TAW-E2: at the end of the game."""

    seat: int
    cards: tuple[str, ...]


class GameEnded(Event, frozen=True):
    """TAW-E0: which ending, and the points, seat by seat."""

    ending: str
    scores: tuple[int, ...]


# -- board actions --------------------------------------------------------------------------------------------------------


class Labored(Event, frozen=True):
    """TAW-B1."""

    seat: int
    citizen: int
    coins: int


class CardBuilt(Event, frozen=True):
    """TAW-B2: for so many coins and knowledge, besides the fee; from the row (place from 1) or the store."""

    seat: int
    citizen: int
    card: str
    source: str
    """row or stored."""
    place: int | None = None
    fee: int = 0
    coins: int = 0
    knowledge: int = 0
    discarded: str | None = None
    """TAW-K6: the card that was discarded to build it for nothing."""


class Drafted(Event, frozen=True):
    """TAW-B3: swords for this round, and how many that makes."""

    seat: int
    citizen: int
    swords: int
    total: int


class Expanded(Event, frozen=True):
    """TAW-B4: the District taken; none yet if it is chosen from three (TAW-V1)."""

    seat: int
    citizen: int
    coins: int = 0
    knowledge: int = 0
    card: str | None = None


class DistrictSeen(Event, frozen=True):
    """TAW-V1: one of those below the face-up District, for the player alone."""

    seat: int
    card: str


class DistrictsDrawn(Event, frozen=True):
    """TAW-V1: so many lie before the player, the face-up one included."""

    seat: int
    count: int


class DistrictTaken(Event, frozen=True):
    """TAW-V1: one was chosen; the others, so many, went under the deck."""

    seat: int
    card: str
    returned: int = 0


class Learned(Event, frozen=True):
    """TAW-B5."""

    seat: int
    citizen: int
    coins: int


class Rebuilt(Event, frozen=True):
    """TAW-B6: the coin, and whether the first-player token was claimed; repairs follow."""

    seat: int
    citizen: int
    coins: int
    has_claimed: bool = False


class Recruited(Event, frozen=True):
    """TAW-B7, B8: a card opened an army, or retired the active card of one; so many coins of that went to the supply."""

    seat: int
    citizen: int
    card: str
    place: int
    army: int
    fee: int = 0
    coins: int = 0
    retired: str | None = None
    returned: int = 0


class Grown(Event, frozen=True):
    """TAW-B10: the new citizen waits in the Starving box."""

    seat: int
    citizen: int
    gained: int
    coins: int


class CitizenGained(Event, frozen=True):
    """TAW-K2: with a card."""

    seat: int
    gained: int
    card: str


class CoinsForFood(Event, frozen=True):
    """TAW-K3: Aqueduct, when a citizen was gained."""

    seat: int
    card: str
    coins: int


# -- exploring ------------------------------------------------------------------------------------------------------------


class ExploringBegun(Event, frozen=True):
    """TAW-B9: a citizen went exploring."""

    seat: int
    citizen: int


class DeckExplored(Event, frozen=True):
    """TAW-B9, K14: so many cards are drawn from the deck."""

    seat: int
    count: int


class CardDrawn(Event, frozen=True):
    """TAW-B9: one of them, for the player alone."""

    seat: int
    card: str


class CardsDrawn(Event, frozen=True):
    """TAW-B9: the player holds them all and looks at them."""

    seat: int
    count: int


class CardStored(Event, frozen=True):
    """TAW-B9, K14: face down. From the row everybody has seen it; from the deck its face is told to the owner alone."""

    seat: int
    source: str
    """row or deck."""
    card: str | None = None
    place: int | None = None
    discarded: tuple[str, ...] = ()


class StoredCardSeen(Event, frozen=True):
    """TAW-B9: what was stored from the deck, for the owner alone."""

    seat: int
    card: str


# -- card actions and reactions -------------------------------------------------------------------------------------------


class CardUsed(Event, frozen=True):
    """TAW-Z4: a citizen on an own card, and what that brought at once."""

    seat: int
    citizen: int
    card: str
    coins: int = 0
    knowledge: int = 0
    has_claimed: bool = False


class CardCopied(Event, frozen=True):
    """TAW-K5: the action of another player's card, and what it brought at once."""

    seat: int
    owner: int
    card: str
    coins: int = 0
    knowledge: int = 0
    has_claimed: bool = False


class CoinDiscarded(Event, frozen=True):
    """TAW-K9: off the name or the picture of an army's card."""

    seat: int
    card: str
    army: int
    place: str
    is_ready: bool
    """The army can be used now, or again."""


class KnowledgeBought(Event, frozen=True):
    """TAW-K12."""

    seat: int
    card: str
    coins: int


class ReactionDeclined(Event, frozen=True):
    """TAW-K9, K10, K12, K14: what a card offered was not taken."""

    seat: int
    card: str


class PileLookedAt(Event, frozen=True):
    """TAW-K10: somebody looks at so many Titans of a pile."""

    seat: int
    stars: int
    count: int


class TitanSeen(Event, frozen=True):
    """TAW-K10: one that nobody knew before, for him alone."""

    seat: int
    stars: int
    card: str


class TitansTakenUp(Event, frozen=True):
    """TAW-K10: he holds them all and puts them into order."""

    seat: int
    stars: int


class TitansArranged(Event, frozen=True):
    """TAW-K10: they lie in order again, with this one face up."""

    seat: int
    stars: int
    card: str


# -- attacks --------------------------------------------------------------------------------------------------------------


class AttackBegun(Event, frozen=True):
    """TAW-T1: a Titan was chosen; nothing is paid yet."""

    seat: int
    stars: int
    card: str


class ArmyTicked(Event, frozen=True):
    """TAW-T6a: an army joins; nothing is paid yet."""

    seat: int
    army: int
    card: str


class TitanDefeated(Event, frozen=True):
    """TAW-T2 to T6, T9: armies were paid, Spies brought knowledge, the Titan came to the city."""

    seat: int
    stars: int
    card: str
    value: int
    defence: int
    armies: tuple[int, ...]
    """Which marched."""
    prices: tuple[int, ...]
    """What each was paid, onto its name."""
    knowledge: int = 0
    dice: int = 0
    """How many damage dice follow."""


class CardRepaired(Event, frozen=True):
    """TAW-B6, T7."""

    seat: int
    card: str


class RepairsEnded(Event, frozen=True):
    """TAW-B6: no more repairs were wanted."""

    seat: int


class DieRolled(Event, frozen=True):
    """TAW-T8."""

    seat: int
    face: str


class CoinsLost(Event, frozen=True):
    """TAW-T8."""

    seat: int
    coins: int


class CardDamaged(Event, frozen=True):
    """TAW-T8, T10."""

    seat: int
    card: str


class ArmyDisbanded(Event, frozen=True):
    """TAW-T10: the army limit was lost; active card first, then the retired ones, all out of the game; coins to the supply."""

    seat: int
    army: int
    cards: tuple[str, ...]
    coins: int = 0


class LootTaken(Event, frozen=True):
    """TAW-T9."""

    seat: int
    coins: int


class TurnPassed(Event, frozen=True):
    """TAW-P1, P2: no more actions this round."""

    seat: int
    is_first: bool = False
