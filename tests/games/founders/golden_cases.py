"""The golden records of Founders of the Empire: which games there must be, and what must happen in each.

`tools/golden.py` looks for games that fit and writes them to tests/golden; the tests replay the files and check that what their
names promise still happens.
"""

from collections.abc import Callable

from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import events as tell
from quadriga.games.founders.tell.view import FoundersView
from quadriga.kernel.events import Event
from quadriga.kernel.record import Record, begin, steps

NO_VOTE = {"agreed_end": "never"}


class Story:
    """A replayed record: its last state, all events, and what was seen on the way."""

    def __init__(self, record: Record) -> None:
        game, state = begin(record)
        assert isinstance(state, FoundersState)
        state.listen()
        self.questions: set[str] = set()
        self.is_skipped = False
        """Whether a seat had to skip a proposal."""
        self.most_united = 0
        self.most_unions = 0
        for _ in steps(game, state, record):
            self.questions.add(state.agenda[-1].name)
            self.is_skipped |= bool(state.refused)
        self.state = state
        self.events: list[Event] = state.told()
        self.outcome = state.outcome()
        view = state.view(None)
        assert isinstance(view, FoundersView)
        for seat in view.seats:
            self.most_united = max([self.most_united, *[len(union.spaces) for union in seat.unions]])
            self.most_unions = max(self.most_unions, len(seat.unions))

    def swaps(self) -> list[tell.TileSwapped]:
        """Each swap."""
        return [event for event in self.events if isinstance(event, tell.TileSwapped)]

    def has(self, kind: type[Event]) -> bool:
        """Whether anything of that kind happened."""
        return any(isinstance(event, kind) for event in self.events)


def ended_by(ending: str) -> Callable[[Story], bool]:
    """The game was played to that end."""
    return lambda story: story.outcome is not None and story.outcome.ending == ending


def with_services(is_delivered: bool) -> Callable[[Story], bool]:
    """A tile was added with something by carriage, or with something bought."""

    def shows(story: Story) -> bool:
        added = [event for event in story.events if isinstance(event, tell.TileAdded | tell.TileSwapped)]
        services = [service for event in added for service in event.services]
        return any(service.by_carriage if is_delivered else service.space is None for service in services)

    return shows


def last_craftsmen(story: Story) -> bool:
    """FOE-E3: the end was agreed, and a craftsman was employed before the count."""
    end = next((index for index, event in enumerate(story.events) if isinstance(event, tell.EndAnswered)), None)
    return (
        "last craftsmen" in story.questions
        and story.outcome is not None
        and end is not None
        and any(isinstance(event, tell.CraftsmanEmployed) for event in story.events[-3:])
    )


def coin_home_before_the_count(story: Story) -> bool:
    """FOE-M8: coins were taken from tiles of a seat that did not have the last turn."""
    last = [event for event in story.events[-4:] if isinstance(event, tell.CoinsCollected)]
    return story.outcome is not None and any(event.seat != story.state.turn for event in last)


def tie_broken(story: Story) -> bool:
    """FOE-E5: two seats with the most points, one of them first."""
    if story.outcome is None:
        return False
    scores = story.outcome.scores
    return scores.count(max(scores)) > 1 and len(story.outcome.winners) == 1


CASES: dict[str, tuple[int, dict[str, str], Callable[[Story], bool]]] = {
    "victory-two-players": (2, NO_VOTE, ended_by("victory")),
    "victory-three-players": (3, NO_VOTE, ended_by("victory")),
    "victory-four-players": (4, NO_VOTE, ended_by("victory")),
    "stacks-two-players": (2, NO_VOTE, ended_by("stacks")),
    "stacks-three-players": (3, NO_VOTE, ended_by("stacks")),
    "stacks-four-players": (4, NO_VOTE, ended_by("stacks")),
    "agreed-two-players": (2, {}, ended_by("agreed")),
    "agreed-three-players": (3, {}, ended_by("agreed")),
    "agreed-four-players": (4, {}, ended_by("agreed")),
    "end-refused": (3, {}, lambda story: story.is_skipped and ended_by("agreed")(story)),
    "last-craftsmen": (2, {}, last_craftsmen),
    "first-player-named": (4, {**NO_VOTE, "first": "2"}, ended_by("stacks")),
    "row-cleared": (2, NO_VOTE, lambda story: story.has(tell.RowCleared)),
    "nature-drawn": (2, NO_VOTE, lambda story: story.has(tell.NatureTileDrawn)),
    "nothing-added": (3, NO_VOTE, lambda story: story.has(tell.NothingAdded)),
    "craftsman-pillaged": (2, NO_VOTE, lambda s: any(isinstance(e, tell.TilePillaged) and e.craftsman for e in s.events)),
    "pillaged-swapped": (2, NO_VOTE, lambda story: any(swap.lost_war for swap in story.swaps())),
    "coin-swapped": (3, NO_VOTE, lambda story: any(swap.took_coin for swap in story.swaps())),
    "craftsman-swapped": (2, NO_VOTE, lambda story: any(swap.lost_craftsman and not swap.lost_war for swap in story.swaps())),
    "bought-and-used": (2, NO_VOTE, with_services(is_delivered=False)),
    "delivered-by-carriage": (2, NO_VOTE, with_services(is_delivered=True)),
    "seven-united": (2, NO_VOTE, lambda story: story.most_united >= 7),
    "two-unions": (2, NO_VOTE, lambda story: story.most_unions >= 2),
    "coin-home-before-the-count": (2, NO_VOTE, coin_home_before_the_count),
    "tie-broken": (2, NO_VOTE, tie_broken),
}
