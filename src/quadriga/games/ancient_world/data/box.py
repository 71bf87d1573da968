"""What lies in the box: cards and numbers as flat tables, and the action space that they span.

Built once for each component set and number of players, then shared by all states and never changed. Only this game's modules
use it.
"""

from functools import cache
from itertools import permutations
from typing import Final, final

from quadriga.games.ancient_world.data.cards import (
    DECK_A,
    DECK_B,
    LOOK,
    NOTHING,
    ON_BUILD,
    ON_LEFT,
    REACTIONS,
    START,
    District,
    EmpireCard,
    MilitaryCard,
    Titan,
)
from quadriga.games.ancient_world.data.components import Components, load_components
from quadriga.kernel.components import played_hash
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.sets import ComponentSets

LABOR: Final = 0
BUILD: Final = 1
DRAFT: Final = 2
EXPAND: Final = 3
LEARN: Final = 4
REBUILD: Final = 5
RECRUIT: Final = 6
EXPLORE: Final = 7
GROW: Final = 8
ACTIONS: Final[tuple[str, ...]] = (
    "labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow",
)  # fmt: skip
PLAIN: Final[tuple[int, ...]] = (LABOR, DRAFT, LEARN, REBUILD, EXPLORE, GROW)
"""The actions that take nothing but a citizen to name."""

ON_CARD: Final = 9
BUILD_ROW: Final = 10
BUILD_STORED: Final = 11
CRANE_ROW: Final = 12
CRANE_STORED: Final = 13
"""What a move that places a citizen does, in its `b`, beside the nine actions. Its `a` is thing times 8 plus citizen."""

SKILLS: Final = 5
CITIZENS: Final = 1 << SKILLS
"""So many sets of citizens; skill 1 is bit 0."""
PILES: Final = 3
NOBODY: Final = -1
EMPTY: Final = -1
"""A place of a row that has no card; lower still, so many more below it as the seat that took it (`taken_by`)."""

FOR_KNOWLEDGE: Final = 0
FOR_COINS: Final = 1
PAYMENTS: Final[tuple[str, ...]] = ("knowledge", "coins")
ON_NAME: Final = 0
ON_PICTURE: Final = 1
COIN_PLACES: Final[tuple[str, ...]] = ("name", "picture")
TITAN_FACE: Final = 0
COIN_FACE: Final = 1
FACES: Final[tuple[str, ...]] = ("titan", "coin", "blank")


def taken_by(seat: int) -> int:
    """What stands in a row where a seat has taken a card (TAW-B2, B7: not refilled before the next round)."""
    return EMPTY - 1 - seat


def taker_of(place: int) -> int:
    """The seat that took the card of a place; NOBODY where there is a card, or none ever was."""
    return NOBODY if place >= EMPTY else EMPTY - 1 - place


@final
class Box:
    """Cards, numbers and moves. Lists here are tables: nobody changes them."""

    def __init__(self, components: Components, players: int) -> None:
        self.players = players
        self.tribes = tuple([tribe.id for tribe in components.tribes])
        self._add_cards(components)
        self._add_numbers(components, players)
        self._add_moves()

    def _add_cards(self, components: Components) -> None:
        tribes = list(self.tribes)
        ordered = [card for deck in ("a", "b", "start") for card in components.empire if card.deck == deck]
        self.empire = [EmpireCard(data, index, tribes) for index, data in enumerate(ordered)]
        """Empire A, Empire B, start cards."""
        self.first_b = len([card for card in self.empire if card.deck == DECK_A])
        self.first_start = self.first_b + len([card for card in self.empire if card.deck == DECK_B])
        self.coins_of = [card.coins for card in self.empire]
        self.knowledge_of = [card.knowledge for card in self.empire]
        troops = [card for deck in ("row", "start") for card in components.military if card.deck == deck]
        self.military = [MilitaryCard(data, index) for index, data in enumerate(troops)]
        """Those of the row, then the start cards."""
        self.first_militia = len([card for card in self.military if not card.is_start])
        self.titans = [Titan(data, index, tribes) for index, data in enumerate(components.titans)]
        self.districts = [District(data, index) for index, data in enumerate(components.districts)]
        self.empire_of = {card.id: card.index for card in self.empire}
        self.military_of = {card.id: card.index for card in self.military}
        self.titan_of = {titan.id: titan.index for titan in self.titans}
        self.district_of = {district.id: district.index for district in self.districts}
        self.reacting = [EMPTY] * len(REACTIONS)
        """The card that reacts to each kind of thing, or EMPTY."""
        for card in self.empire:
            if card.gifts.reaction != NOTHING:
                self.reacting[card.gifts.reaction] = card.index
        self.crane = self.reacting[ON_BUILD]
        """TAW-K6: the card that can be discarded when building."""
        scribe = self.reacting[ON_LEFT]
        self.study_coins = 0 if scribe == EMPTY else self.empire[scribe].reaction_coins
        """TAW-K12."""
        lookers = [card for card in self.empire if card.action.asks == LOOK]
        self.looks_at = lookers[0].action.looks_at if lookers else 0
        self.hideout = lookers[0].id if lookers else ""
        """TAW-K10: how many Titans one looks at, and the first card that lets one."""
        self.start_empire = [card.index for card in self.empire if card.deck == START]
        self.start_military = [card.index for card in self.military if card.is_start]
        self.most_armies: int = components.capital.army_limit
        for card in self.empire:
            self.most_armies += card.gifts.army_limit
        for titan in self.titans:
            self.most_armies += titan.gifts.army_limit
        for district in self.districts:
            self.most_armies += district.copies * district.gifts.army_limit

    def _add_numbers(self, components: Components, players: int) -> None:
        setup = components.setup
        self.start_coins: int = setup.coins
        self.extra_coins = tuple([int(coins) for coins in setup.extra_coins])
        self.start_citizens = (1 << int(setup.citizens)) - 1
        self.row_size: int = setup.row[players]
        capital = components.capital
        self.capital_food: int = capital.food
        self.capital_capacity: int = capital.capacity
        self.capital_income: int = capital.income
        self.capital_armies: int = capital.army_limit
        track = components.track
        self.rounds: int = track.rounds
        self.second_deck: int = track.second_deck
        self.opens = [1] * len(ACTIONS)
        """The round from which an action is open."""
        self.opens[EXPLORE] = int(track.explore)
        self.opens[GROW] = int(track.grow)
        actions = components.actions
        self.fee: int = actions.fee
        self.labor_coins: int = actions.labor_coins
        self.expand_knowledge: int = actions.expand_knowledge
        self.expand_coins: int = actions.expand_coins
        self.learn_coins: int = actions.learn_coins
        self.rebuild_repairs: int = actions.rebuild_repairs
        self.rebuild_coins: int = actions.rebuild_coins
        self.explore_cards: int = actions.explore_cards
        self.grow_coins: int = actions.grow_coins
        self.die = [components.die.faces.count(face) for face in FACES]
        """How many faces of each kind a die has."""
        self.starving_points: int = components.points.starving
        self.banner_points = (0, *[int(points) for points in components.points.banners])

    # -- moves ------------------------------------------------------------------------------------------------------------

    def _add_moves(self) -> None:
        self.space = Space()
        self._add_placements()
        self._add_answers()
        self._add_draws()

    def _add_placements(self) -> None:
        empty: tuple[Move, ...] = ()
        self.place = [empty] * (len(ACTIONS) * CITIZENS)
        """`place[action * CITIZENS + citizens]`: one of these citizens on an action that takes nothing else."""
        for action in PLAIN:
            name = ACTIONS[action]
            self._fill(self.place, action, action, action, f"on {name}", (f"action:{name}",))
        self.expand = [empty] * (len(PAYMENTS) * CITIZENS)
        for payment, name in enumerate(PAYMENTS):
            self._fill(self.expand, payment, payment, EXPAND, f"to expand for {name}", ("action:expand", f"pay:{name}"))
        number = len(self.empire)
        self.use = [empty] * (number * CITIZENS)
        self.build = [empty] * (number * CITIZENS)
        self.build_stored = [empty] * (number * CITIZENS)
        self.crane_row = [empty] * (number * CITIZENS)
        self.crane_stored = [empty] * (number * CITIZENS)
        for card in self.empire:
            if card.has_action:
                self._fill(self.use, card.index, card.index, ON_CARD, f"on {card.id}", (f"card:{card.id}",))
        by_crane = "" if self.crane == EMPTY else f" with {self.empire[self.crane].id}"
        for card in self.empire[: self.first_start]:
            row, stored = ("action:build", f"row:{card.id}"), ("action:build", f"stored:{card.id}")
            at = card.index
            self._fill(self.build, at, at, BUILD_ROW, f"to build {card.id}", row)
            self._fill(self.build_stored, at, at, BUILD_STORED, f"to build stored {card.id}", stored)
            if by_crane and at != self.crane:
                crane = (f"card:{self.empire[self.crane].id}",)
                self._fill(self.crane_row, at, at, CRANE_ROW, f"to build {card.id}{by_crane}", row + crane)
                self._fill(self.crane_stored, at, at, CRANE_STORED, f"to build stored {card.id}{by_crane}", stored + crane)
        self.slots = self.most_armies + 1
        """Where a recruited card can go: 0 opens an army, n goes onto army n."""
        self.recruit = [empty] * (len(self.military) * self.slots * CITIZENS)
        for troop in self.military[: self.first_militia]:
            for slot in range(self.slots):
                thing = troop.index * self.slots + slot
                onto = f" onto {slot}" if slot else ""
                army = f"army:{slot}" if slot else "army:new"
                targets = ("action:recruit", f"military:{troop.id}", army)
                self._fill(self.recruit, thing, thing, RECRUIT, f"to recruit {troop.id}{onto}", targets)

    def _fill(
        self, table: list[tuple[Move, ...]], at: int, thing: int, code: int, words: str, targets: tuple[str, ...]
    ) -> None:
        """The same placement by each citizen, and for each set of citizens those of its members."""
        moves = [
            self.space.add("place", f"{bit + 1} {words}", (f"citizen:{bit + 1}", *targets), thing * 8 + bit, code)
            for bit in range(SKILLS)
        ]
        for citizens in range(CITIZENS):
            table[at * CITIZENS + citizens] = tuple([moves[bit] for bit in range(SKILLS) if citizens >> bit & 1])

    def _add_answers(self) -> None:
        add = self.space.add
        bought = self.empire[: self.first_start]
        self.attack = [add("attack", str(pile + 1), (f"titan:{pile + 1}",), pile) for pile in range(PILES)]
        self.tick = [add("tick", str(army + 1), (f"army:{army + 1}",), army) for army in range(self.most_armies)]
        self.strike = add("strike", "", ("strike",))
        self.pass_on = add("pass", "", ("pass",))
        self.damage = [add("damage", card.id, (f"card:{card.id}",), card.index) for card in self.empire]
        self.repair = [add("repair", card.id, (f"card:{card.id}",), card.index) for card in self.empire]
        self.done = add("done", "", ("done",))
        self.disband = [add("disband", str(army + 1), (f"army:{army + 1}",), army) for army in range(self.most_armies)]
        self.explore_deck = add("explore", "deck", ("deck:empire",))
        self.store = [add("store", card.id, (f"row:{card.id}",), card.index) for card in bought]
        self.store_top = add("store", "top", ("deck:empire",), EMPTY)
        self.keep = [add("keep", card.id, (f"drawn:{card.id}",), card.index) for card in bought]
        self.take = [add("take", district.id, (f"district:{district.id}",), district.index) for district in self.districts]
        self.discard = [
            add("discard", f"{army + 1} {place}", (f"army:{army + 1}", f"coin:{place}"), army, at)
            for army in range(self.most_armies)
            for at, place in enumerate(COIN_PLACES)
        ]
        """`discard[army * 2 + place]`: a coin off the name or the picture."""
        self.study = add("study", "", ("study",))
        self.decline = add("decline", "", ("decline",))
        self.look = [add("look", str(pile + 1), (f"titan:{pile + 1}",), pile) for pile in range(PILES)]
        self.orders = [order for number in range(2, self.looks_at + 1) for order in permutations(range(number))]
        arrange = [
            add("arrange", " ".join([str(at + 1) for at in order]), tuple([f"look:{at + 1}" for at in order]), index)
            for index, order in enumerate(self.orders)
        ]
        self.arrange = [
            tuple([move for move in arrange if len(self.orders[move.a]) == number]) for number in range(self.looks_at + 1)
        ]
        """`arrange[number]`: every order of so many Titans, by the places where they lay."""
        self.copy = [
            add("copy", f"{card.id} of {COLOURS[seat]}", (f"{COLOURS[seat]}:{card.id}",), card.index, seat)
            if card.has_action
            else self.decline
            for seat in range(self.players)
            for card in self.empire
        ]
        """`copy[seat * cards + card]`; where a card has no action, it is never asked for."""
        self.starve = [add("starve", str(bit + 1), (f"citizen:{bit + 1}",), bit) for bit in range(SKILLS)]

    def _add_draws(self) -> None:
        add = self.space.add
        self.lot = [add("lot", COLOURS[seat], (COLOURS[seat],), seat) for seat in range(self.players)]
        self.draw_empire = [add("draw", card.id, (f"draw:{card.id}",), card.index) for card in self.empire[: self.first_start]]
        self.draw_military = [
            add("draw", card.id, (f"draw:{card.id}",), card.index) for card in self.military[: self.first_militia]
        ]
        self.draw_titan = [add("draw", titan.id, (f"draw:{titan.id}",), titan.index) for titan in self.titans]
        self.draw_district = [add("draw", one.id, (f"draw:{one.id}",), one.index) for one in self.districts]
        self.roll = [add("roll", face, (f"roll:{face}",), index) for index, face in enumerate(FACES)]

    # -- names ------------------------------------------------------------------------------------------------------------

    def name_of(self, card_id: str) -> str:
        """The name of any card; raises KeyError if there is none."""
        if card_id in self.empire_of:
            return self.empire[self.empire_of[card_id]].name
        if card_id in self.military_of:
            return self.military[self.military_of[card_id]].name
        if card_id in self.titan_of:
            return self.titans[self.titan_of[card_id]].name
        return self.districts[self.district_of[card_id]].name


SETS: Final = ComponentSets(load_components, played_hash)


@cache
def open_box(key: str, players: int) -> Box:
    """The box of a kept set: always the same object, so that moves can be compared with `is`."""
    return Box(SETS.find(key), players)
