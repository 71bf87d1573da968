"""The state of a game of The Ancient World: the board, its decks and rows, the cities, and what an action has still to do.

Hidden and marked SECRET are stored cards and drawn ones (`City.stored`, `hand`), the order of Titans (`Pile.known`), and the
Districts seen in Expand+ (`DistrictDeck.under`, `choice`). Nothing here decides a rule: frames do.
"""

from typing import Any, final

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.mind import imagination
from quadriga.games.ancient_world.rules import scoring
from quadriga.games.ancient_world.state import conservation, layout
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.decks import DistrictDeck, EmpireDeck
from quadriga.games.ancient_world.state.pile import Pile
from quadriga.games.ancient_world.tell import view
from quadriga.kernel.chance import Rng
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import ChanceMove, Move
from quadriga.kernel.outcome import Line, Outcome
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import Frame, State
from quadriga.parts.deck import Deck


@final
class Setup:
    """The numbers of one table, from its config and its component set; shared by all its states and never changed."""

    def __init__(self, box: Box, players: int, first: int, has_expand_plus: bool, hunger_from_token: bool) -> None:
        self.box = box
        self.players = players
        self.first = first
        """The first player if the table has named him (TAW-S2); NOBODY: by lot."""
        self.has_expand_plus = has_expand_plus
        """TAW-V1."""
        self.hunger_from_token = hunger_from_token
        """TAW-N4a: who holds the first-player token is the first to name starving citizens, not who began the round."""
        self.everybody = (1 << players + 1) - 1
        """A bit for each seat and one for the onlookers: what all have seen."""

    def eyes(self, seat: int | None) -> int:
        """The bit of a seat, or of the onlookers."""
        return 1 << (self.players if seat is None else seat)


@final
class AncientState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        config: Config,
        agenda: list[Frame[Any]],
        setup: Setup,
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
        super().__init__(config, agenda)
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
            self.config,
            self.agenda.copy(),
            self.setup,
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

    def view(self, seat: int | None) -> "view.AncientView":
        return view.build_view(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "AncientState":
        return imagination.imagine(self, seat, rng)

    def refusal(self, seat: int, move: Move) -> Reason:
        question = self.agenda[-1]
        if seat == CHANCE:
            return Reason("This cannot be drawn now.", question.rule)
        if isinstance(move, ChanceMove):
            return Reason("Only chance draws and rolls.", question.rule)
        return question.refuse(self, seat, move)

    def out_of_reach(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        return self.agenda[-1].out_of_reach(self, seat, chosen, target)

    def apart(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
        return self.agenda[-1].apart(self, chosen, target)

    def closing_rule(self) -> str:
        return scoring.ENDING.rule

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def sheet(self) -> tuple[tuple[Line, ...], ...]:
        return tuple([scoring.sheet(self, seat) for seat in range(self.setup.players)])

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def check(self) -> None:
        conservation.check(self)

    def layout(self) -> dict[str, Any]:
        return layout.layout(self)
