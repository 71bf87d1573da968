"""The state of a game of The Ancient World: the board, its decks and rows, the cities, and what an action has still to do.

Hidden and marked SECRET are stored cards and drawn ones (`City.stored`, `hand`), the order of Titans (`Pile.known`), and the
Districts seen in Expand+ (`DistrictDeck.under`, `choice`). Nothing here decides a rule: questions do.
"""

from typing import Any, final

from quadriga.games.ancient_world.data.box import open_box
from quadriga.games.ancient_world.data.terms import NOBODY
from quadriga.games.ancient_world.meta import EXPAND_PLUS, FIRST, VERSIONS
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.decks import DistrictDeck, EmpireDeck
from quadriga.games.ancient_world.state.pile import Pile
from quadriga.kernel.meta import Config
from quadriga.kernel.question import Question
from quadriga.kernel.setup import Setup
from quadriga.kernel.state import State
from quadriga.parts.deck import Deck


@final
class AncientSetup(Setup):
    """With the box, and what the options and the version of the rules say."""

    def __init__(self, config: Config) -> None:
        self.box = open_box(config.components, config.players)
        super().__init__(config, self.box.space)
        named = FIRST.seats(config.options[FIRST.key])
        self.first: int = named[0] if named else NOBODY
        """The first player if the table has named one (TAW-S2); NOBODY: by lot."""
        self.has_expand_plus: bool = config.options[EXPAND_PLUS.key] == "on"
        """TAW-V1."""
        self.hunger_from_token: bool = VERSIONS[config.rules_version].hunger_from_token
        """TAW-N4a: who holds the first-player token is the first to name starving citizens, not who began the round."""
        self.everybody = (1 << config.players + 1) - 1
        """A bit for each seat and one for the onlookers: what all have seen."""

    def names(self) -> dict[str, str]:
        box = self.box
        names = {tribe: tribe for tribe in box.tribes}
        names.update({card.id: card.name for card in box.empire})
        names.update({card.id: card.name for card in box.military})
        names.update({card.id: card.name for card in box.titans})
        names.update({card.id: card.name for card in box.districts})
        return names

    def eyes(self, seat: int | None) -> int:
        """The bit of a seat, or of the onlookers."""
        return 1 << (self.players if seat is None else seat)


@final
class AncientState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        setup: AncientSetup,
        agenda: list[Question[Any]],
        cities: list[City],
        places: list[tuple[int, ...]],
        skills: list[int],
        row: list[int],
        deck: EmpireDeck,
        military_row: list[int],
        military: Deck,
        lost: tuple[int, ...],
        piles: list[Pile],
        districts: DistrictDeck,
        round: int,
        first: int,
        turn: int,
        holder: int,
        is_claimed: bool,
        due: int,
        hand: tuple[int, ...],
        hand_lots: tuple[int, ...],
        choice: tuple[int, ...],
        choice_known: tuple[int, ...],
        pile: int,
        ticked: int,
        repairs: int,
        dice: tuple[int, ...],
        dice_due: int,
        hits: int,
        loot: int,
        asked: int,
    ) -> None:
        super().__init__(setup, agenda)
        self.setup = setup
        self.cities = cities
        self.places = places
        """For each action the citizens on it, as `seat * 8 + bit`, in the order in which they came."""
        self.skills = skills
        """For each action the skills on it, a bit for each (TAW-Z1, Z2)."""
        self.row = row
        """The Empire row: a card at each place, or who took it (`box.taken_by`)."""
        self.deck = deck
        self.military_row = military_row
        """The same for Military cards."""
        self.military = military
        self.lost = lost
        """TAW-T10: Military cards of the row that left the game with their army, in that order."""
        self.piles = piles
        """Titans with one star, two, three."""
        self.districts = districts
        self.round = round
        """0 while the table is set up."""
        self.first = first
        """Who begins this round."""
        self.turn = turn
        self.holder = holder
        """TAW-B6: who has the first-player token, and begins the next round."""
        self.is_claimed = is_claimed
        """Its hand side is up: it was claimed this round."""
        self.due = due
        """Cards that are still to be drawn for the open draw; while one says who starves, citizens still to be named."""
        self.hand = hand
        """SECRET: Empire cards drawn and not yet stored or discarded, known to the seat whose turn it is."""
        self.hand_lots = hand_lots
        self.choice = choice
        """SECRET as far as `choice_known` says: the Districts to choose from (TAW-V1), known to the seat whose turn it is."""
        self.choice_known = choice_known
        self.pile = pile
        """The Titans that are looked at or attacked; NOBODY: none."""
        self.ticked = ticked
        """The armies chosen for the attack, a bit for each."""
        self.repairs = repairs
        """How many cards may or must still be repaired."""
        self.dice = dice
        """What was rolled in this attack."""
        self.dice_due = dice_due
        self.hits = hits
        """TAW-T8: how many cards have still to be damaged."""
        self.loot = loot
        """TAW-T9: what the armies used will loot."""
        self.asked = asked
        """TAW-N4: the seat that says who starves; NOBODY else."""

    def clone(self) -> "AncientState":
        return AncientState(
            self.setup,
            self.agenda.copy(),
            [city.clone() for city in self.cities],
            self.places.copy(),
            self.skills.copy(),
            self.row.copy(),
            self.deck.clone(),
            self.military_row.copy(),
            self.military.clone(),
            self.lost,
            self.piles.copy(),
            self.districts,
            self.round,
            self.first,
            self.turn,
            self.holder,
            self.is_claimed,
            self.due,
            self.hand,
            self.hand_lots,
            self.choice,
            self.choice_known,
            self.pile,
            self.ticked,
            self.repairs,
            self.dice,
            self.dice_due,
            self.hits,
            self.loot,
            self.asked,
        )

    def begin_with(self, first: int) -> None:
        """TAW-S2: the first player, and what the others get for their place in turn order."""
        self.first = self.turn = self.holder = first
        players = self.setup.players
        for step in range(players):
            self.cities[(first + step) % players].coins += self.setup.box.extra_coins[step]

    def is_before_turns(self) -> bool:
        """Whether something of the set-up or of a round's preparation is still open."""
        return len(self.agenda) > 1 and self.agenda[0] is self.setup.turn
