"""The golden records of The Ancient World: which games there must be, and what must happen in each.

`tools/golden.py` looks for games that fit and writes them to tests/golden; the tests replay the files and check that what their
names promise still happens.
"""

from collections.abc import Callable

from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import events as tell
from quadriga.kernel.events import Event
from quadriga.kernel.record import Record, begin, steps

PLUS = {"expand_plus": "on"}


class Story:
    """A replayed record: its last state, all events, and what was asked on the way."""

    def __init__(self, record: Record) -> None:
        game, state = begin(record)
        assert isinstance(state, AncientState)
        state.listen()
        self.questions: set[str] = set()
        self.is_out_of_turn = False
        """Whether a seat that had passed was asked something."""
        for _ in steps(game, state, record):
            self.questions.add(state.agenda[-1].name)
            acting = state.to_act()[0]
            if acting >= 0 and state.agenda[-1].name in ("outpost", "scribes") and state.cities[acting].has_passed:
                self.is_out_of_turn = True
        self.state = state
        self.events: list[Event] = state.told()
        self.outcome = state.outcome()

    def has(self, kind: type[Event]) -> bool:
        """Whether anything of that kind happened."""
        return any(isinstance(event, kind) for event in self.events)


Shows = Callable[[Story], bool]


def finished(story: Story) -> bool:
    """The game was played to its end."""
    return story.outcome is not None


def asked(*questions: str) -> Shows:
    """All these questions came up."""
    return lambda story: finished(story) and set(questions) <= story.questions


def happened(*kinds: type[Event]) -> Shows:
    """Something of each kind happened."""
    return lambda story: finished(story) and all(story.has(kind) for kind in kinds)


def used(card: str) -> Shows:
    """The action of a card was used by its owner."""
    return lambda story: any(isinstance(event, tell.CardUsed) and event.card == card for event in story.events)


def copied(card: str) -> Shows:
    """Another player's action was used by way of this card."""

    def shows(story: Story) -> bool:
        last = ""
        for event in story.events:
            if isinstance(event, tell.CardUsed):
                last = event.card
            if isinstance(event, tell.CardCopied) and last == card:
                return True
        return False

    return shows


def aqueduct(story: Story) -> bool:
    """TAW-K3."""
    return story.has(tell.CoinsForFood)


def archivists(story: Story) -> bool:
    """TAW-K4: seven cards or more were drawn."""
    return any(isinstance(event, tell.DeckExplored) and event.count >= 7 for event in story.events)


def crane(story: Story) -> bool:
    """TAW-K6."""
    return any(isinstance(event, tell.CardBuilt) and event.discarded for event in story.events)


def outpost(story: Story) -> bool:
    """TAW-K9: an army was made ready again."""
    return any(isinstance(event, tell.CoinDiscarded) and event.is_ready and event.place == "name" for event in story.events)


def ambush(story: Story) -> bool:
    """TAW-K10: four Titans were looked at and the top one was attacked at once."""
    looked = [index for index, event in enumerate(story.events) if isinstance(event, tell.TitansArranged)]
    return any(isinstance(story.events[index + 1], tell.AttackBegun) for index in looked)


def moon_festival(story: Story) -> bool:
    """TAW-K11: it scored."""
    lines = [line for sheet in story.outcome.sheet for line in sheet] if story.outcome else []
    return any(line.rule == "TAW-K11" and line.points for line in lines)


def citadel(story: Story) -> bool:
    """TAW-E4: it scored all it can."""
    lines = [line for sheet in story.outcome.sheet for line in sheet] if story.outcome else []
    return any(line.label == "Citadel" and line.points == 3 for line in lines)


def dramatists(story: Story) -> bool:
    """TAW-K14: the top of the deck was stored."""
    return "draw top" in story.questions


def town_hall(story: Story) -> bool:
    """TAW-K13: it claimed the token."""
    return any(isinstance(e, tell.CardUsed) and e.card == "town_hall" and e.has_claimed for e in story.events)


def decided_by(step: int) -> Shows:
    """TAW-E5: the first place of a tie was decided by coins (1), cards (2) or knowledge (3), or shared (4)."""

    def shows(story: Story) -> bool:
        if story.outcome is None:
            return False
        keys = [
            (
                story.outcome.scores[seat],
                city.coins,
                len(city.cards) + len(city.districts) + len(city.titans),
                city.knowledge,
            )
            for seat, city in enumerate(story.state.cities)
        ]
        first, second = sorted(keys, reverse=True)[:2]
        equal = next((at for at in range(4) if first[at] != second[at]), 4)
        return equal == step

    return shows


def remade_while_drawing(story: Story) -> bool:
    """TAW-B9a: the deck was remade in the middle of an exploration."""
    for index, event in enumerate(story.events):
        if isinstance(event, tell.DeckRemade) and isinstance(story.events[index - 1], tell.CardDrawn):
            return True
    return False


def stored_a_card_built_late(story: Story) -> bool:
    """TAW-R2: a stored A card was built from round 4 on."""
    number = 1
    cards = {card.id: card.deck for card in story.state.setup.box.empire}
    for event in story.events:
        if isinstance(event, tell.RoundBegun):
            number = event.round
        if isinstance(event, tell.CardBuilt) and event.source == "stored" and number >= 4 and cards[event.card] == 0:
            return True
    return False


def loot_and_spies(story: Story) -> bool:
    """TAW-T9: armies brought knowledge and coins."""
    spied = any(isinstance(event, tell.TitanDefeated) and event.knowledge for event in story.events)
    return spied and story.has(tell.LootTaken)


def starved(story: Story) -> bool:
    """TAW-N4, E1: somebody chose who starves, and somebody lost points for it at the end."""
    return story.has(tell.CitizenStarved) and any(city.unfed > 0 for city in story.state.cities)


def starved_from_token(story: Story) -> bool:
    """TAW-N4a: several were asked who starves, in another order than from the player who began the round on."""
    players = story.state.setup.players
    first, order = story.state.setup.first, list[int]()
    for event in story.events:
        if isinstance(event, tell.RoundBegun):
            if order != sorted(order, key=lambda seat: (seat - first) % players):
                return True
            first, order = event.seat, []
        if isinstance(event, tell.CitizenStarved) and event.seat not in order:
            order.append(event.seat)
    return False


CASES: dict[str, tuple[int, dict[str, str], Shows]] = {
    "two_players": (2, {}, finished),
    "three_players": (3, {}, finished),
    "four_players": (4, {}, finished),
    "two_players_expand_plus": (2, PLUS, asked("choose district")),
    "three_players_expand_plus": (3, PLUS, asked("choose district")),
    "four_players_expand_plus": (4, PLUS, asked("choose district")),
    "first_player_named": (3, {"first": "2"}, finished),
    "aqueduct": (2, {}, aqueduct),
    "archivists_of_bol": (2, {}, archivists),
    "bridge": (3, {}, copied("bridge")),
    "trade_city": (3, {}, copied("trade_city")),
    "crane": (2, {}, crane),
    "crypta_ship": (2, {}, used("crypta_ship")),
    "desert_caravan": (2, {}, used("desert_caravan")),
    "distant_outpost": (2, {}, outpost),
    "forest_hideout": (2, {}, ambush),
    "moon_festival": (2, {}, moon_festival),
    "citadel": (2, {}, citadel),
    "scribe_guild": (3, {}, happened(tell.KnowledgeBought)),
    "town_hall": (2, {}, town_hall),
    "zori_dramatists": (2, {}, dramatists),
    "reaction_after_passing": (3, {}, lambda story: story.is_out_of_turn),
    "army_disbanded": (2, {}, happened(tell.ArmyDisbanded)),
    "repairs": (2, {}, asked("rebuild", "mend by armies")),
    "loot_and_spies": (2, {}, loot_and_spies),
    "deck_remade_while_drawing": (4, {}, remade_while_drawing),
    "stored_a_card_built_late": (2, {}, stored_a_card_built_late),
    "hunger": (2, {}, starved),
    "tie_by_coins": (2, {}, decided_by(1)),
    "tie_by_cards": (2, {}, decided_by(2)),
    "tie_by_knowledge": (2, {}, decided_by(3)),
    "tie_shared": (2, {}, decided_by(4)),
}
"""By the name of the file: players, options, and what the game must show."""
LATER: dict[str, dict[str, tuple[int, dict[str, str], Shows]]] = {
    "2": {
        "2_hunger_from_the_token": (3, {"first": "1"}, starved_from_token),
        "2_two_players_expand_plus": (2, PLUS, asked("choose district")),
        "2_four_players": (4, {}, starved),
    }
}
"""What came with later versions of the rules."""
