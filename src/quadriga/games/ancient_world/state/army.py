"""An army: an active Military card, the retired ones below it, and the coins on it. It never changes: another takes its place.

Only this game's modules use it; what may be done with one is the business of `recruiting`, `attacking` and `learning`.
"""

from typing import final

from quadriga.games.ancient_world.data.cards import Force, MilitaryCard


@final
class Army:
    """TAW-B7, B8, T2, T3. The sums follow from the cards."""

    def __init__(
        self,
        active: int,
        retired: tuple[int, ...],
        on_name: int,
        on_picture: int,
        swords: int,
        arrows: int,
        spies: int,
        loot: int,
        repairs: int,
    ) -> None:
        self.active = active
        self.retired = retired
        """The oldest first."""
        self.on_name = on_name
        """Coins of this round: while there are any, the army is used (TAW-T2)."""
        self.on_picture = on_picture
        """Coins of earlier rounds."""
        self.swords = swords
        """Of the active card and all legacies (TAW-T3); so are the others."""
        self.arrows = arrows
        self.spies = spies
        self.loot = loot
        self.repairs = repairs

    def price(self) -> int:
        """TAW-T2: one coin more than lies on it already."""
        return self.on_name + self.on_picture + 1

    def with_coins(self, on_name: int, on_picture: int) -> "Army":
        """The same army with other coins on it."""
        return Army(
            self.active,
            self.retired,
            on_name,
            on_picture,
            self.swords,
            self.arrows,
            self.spies,
            self.loot,
            self.repairs,
        )

    def value(self, counts_arrows: bool) -> int:
        """TAW-T4: what it brings against a Titan."""
        return self.swords + self.arrows if counts_arrows else self.swords


def raise_army(cards: list[MilitaryCard], active: int, retired: tuple[int, ...], on_name: int, on_picture: int) -> Army:
    """An army of these cards."""
    force = cards[active].force
    swords, arrows, spies, loot, repairs = force.swords, force.arrows, force.spies, force.loot, force.repairs
    for card in retired:
        legacy: Force = cards[card].legacy
        swords += legacy.swords
        arrows += legacy.arrows
        spies += legacy.spies
        loot += legacy.loot
        repairs += legacy.repairs
    return Army(active, retired, on_name, on_picture, swords, arrows, spies, loot, repairs)
