"""The golden records of Eight-Minute Empire: which games there must be, and what must happen in each.

`tools/golden.py` looks for games that fit and writes them to tests/golden; the tests replay the files and check that what their
names promise still happens.
"""

from collections.abc import Callable

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.rules.scoring import armies_on_board, region_holders
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell import events as tell
from quadriga.kernel.events import Event
from quadriga.kernel.record import Record, begin, steps

RETAIL = {"board": "a", "deck": "retail", "rules": "retail"}


class Story:
    """A replayed record: its last state, all events, and what ran out on the way."""

    def __init__(self, record: Record) -> None:
        game, state = begin(record)
        assert isinstance(state, EmpireState)
        state.listen()
        self.is_used_up = False
        self.row_sizes: list[int] = []
        for _ in steps(game, state, record):
            self._look(state)
        self._look(state)
        self.state = state
        self.events: list[Event] = state.told()
        self.outcome = state.outcome()

    def _look(self, state: EmpireState) -> None:
        out = zip(state.armies_left, state.cities_left, strict=True)
        self.is_used_up |= any(armies == 0 and cities == 0 for armies, cities in out)
        if state.agenda and state.agenda[-1].name == "take card":
            self.row_sizes.append(len(state.row.cards))

    def of(self, kind: type[Event]) -> list[Event]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def bids(self) -> list[tell.BidsRevealed]:
        """Each reveal of bids."""
        return [event for event in self.events if isinstance(event, tell.BidsRevealed)]


def ended(story: Story) -> bool:
    """The game was played to its end."""
    return story.outcome is not None


def bid_tied(story: Story) -> bool:
    """EME-B3: a tie for the highest bid, above zero, while somebody bid less."""
    return any(event.tied and max(event.bids) > 0 and min(event.bids) < max(event.bids) for event in story.bids)


def all_bid_zero(story: Story) -> bool:
    """EME-B4."""
    return any(max(event.bids) == 0 for event in story.bids)


def ran_out(story: Story) -> bool:
    """EME-T4: the deck was empty and the row got shorter while cards were still taken."""
    return min(story.row_sizes) < 6


def used_up(story: Story) -> bool:
    """EME-C3: a seat had neither an army nor a city left, and an action could not be done."""
    return story.is_used_up and bool(story.of(tell.ActionImpossible))


def victory_shared(story: Story) -> bool:
    """EME-E6: two seats in first place."""
    return story.outcome is not None and len(story.outcome.winners) > 1


def third_colour_destroyed(story: Story) -> bool:
    """EME-V5: an army of the third colour left the game."""
    return any(isinstance(event, tell.ArmyDestroyed) and event.owner is None for event in story.events)


def another_named_first(story: Story) -> bool:
    """EME-V4: the winner of the bid let somebody else begin."""
    return any(isinstance(event, tell.FirstPlayerNamed) and event.by != event.seat for event in story.events)


def wild_counted(story: Story) -> bool:
    """EME-V2: a wild good on a score sheet."""
    assert story.outcome is not None
    return any("wild" in line.label for sheet in story.outcome.sheet for line in sheet)


CASES: dict[str, tuple[int, dict[str, str], Callable[[Story], bool]]] = {
    "two-players": (2, {}, ended),
    "three-players": (3, {}, ended),
    "four-players": (4, {}, ended),
    "full-game-two-players": (2, {"games": "three"}, ended),
    "full-game-three-players": (3, {"games": "three"}, ended),
    "full-game-four-players": (4, {"games": "three"}, ended),
    "full-game-five-players": (5, {**RETAIL, "games": "three"}, ended),
    "side-b": (3, {"board": "b"}, ended),
    "retail-deck": (4, {"deck": "retail"}, wild_counted),
    "retail-two-players-third-colour": (2, RETAIL, third_colour_destroyed),
    "retail-three-players": (3, RETAIL, another_named_first),
    "retail-four-players-side-b": (4, {**RETAIL, "board": "b"}, ended),
    "retail-five-players": (5, RETAIL, ended),
    "bid-tied": (3, {}, bid_tied),
    "bids-all-zero": (2, {}, all_bid_zero),
    "deck-runs-out": (5, {"rules": "retail"}, ran_out),
    "pieces-used-up": (2, {}, used_up),
    "shared-victory": (4, {}, victory_shared),
    "youngest-named": (2, {"youngest": "1,0"}, ended),
}


def wild_without_company(story: Story) -> bool:
    """EME-V2: a wild good that alone would have brought more."""
    state = story.state
    before = GAME.config(state.setup.players, {"deck": "retail"}, version="1")
    return story.outcome is not None and GAME.load(before, state.layout()).scores() != state.scores()


def settled_on_start(story: Story) -> bool:
    """EME-V5: the third colour was put on the starting region."""
    return any(isinstance(event, tell.ArmySettled) and event.region == "C5" for event in story.events)


def tie_broken_by(rank: int) -> Callable[[Story], bool]:
    """EME-V6: two seats with equal points, told apart by coins (0), armies (1) or regions (2) and nothing before."""

    def shows(story: Story) -> bool:
        assert story.outcome is not None
        first, *rest = sorted(
            zip(story.outcome.places, _ranks(story), strict=True), key=lambda seat: (seat[0], [-rank for rank in seat[1]])
        )
        second = rest[0]
        equal = [mine == theirs for mine, theirs in zip(first[1], second[1], strict=True)]
        return first[0] < second[0] and equal[: rank + 2] == [True] * (rank + 1) + [False]

    return shows


def tie_left(story: Story) -> bool:
    """EME-V6: nothing told the first two apart."""
    return victory_shared(story)


def _ranks(story: Story) -> list[tuple[int, ...]]:
    state = story.state
    holders = region_holders(state)
    return [
        (points, state.coins[seat], armies_on_board(state, seat), holders.count(seat))
        for seat, points in enumerate(state.scores())
    ]


def token_counted(story: Story) -> bool:
    """EME-V7: a token on a score sheet."""
    assert story.outcome is not None
    return any(line.rule == "EME-V7" for sheet in story.outcome.sheet for line in sheet)


def lot_among_some(story: Story) -> bool:
    """EME-V8: a lot decided between some of the bidders."""
    return any(event.by_lot and min(event.bids) < max(event.bids) for event in story.bids)


def lot_among_all(story: Story) -> bool:
    """EME-V8, B4: nobody had bid anything."""
    return any(event.by_lot and max(event.bids) == 0 for event in story.bids)


LATER: dict[str, dict[str, tuple[int, dict[str, str], Callable[[Story], bool]]]] = {
    "2": {
        "2-print-and-play": (3, {}, ended),
        "2-wild-without-company": (4, {"deck": "retail"}, wild_without_company),
        "2-third-colour-on-the-start": (2, RETAIL, settled_on_start),
        "2-tie-broken-by-coins": (3, RETAIL, tie_broken_by(0)),
        "2-tie-broken-by-armies": (2, RETAIL, tie_broken_by(1)),
        "2-tie-broken-by-regions": (2, RETAIL, tie_broken_by(2)),
        "2-tie-left": (4, {**RETAIL, "board": "b"}, tie_left),
        "2-full-game-tie": (2, {**RETAIL, "games": "three"}, victory_shared),
        "2-tokens": (3, {"tokens": "on"}, token_counted),
        "2-tokens-retail-five-players-side-b": (5, {**RETAIL, "board": "b", "tokens": "on"}, token_counted),
        "2-tokens-full-game": (2, {"tokens": "on", "games": "three"}, token_counted),
        "2-lot-among-some": (3, {"tied_bids": "lot"}, lot_among_some),
        "2-lot-among-all": (2, {**RETAIL, "tied_bids": "lot"}, lot_among_all),
    }
}
"""What came with later versions of the rules."""
