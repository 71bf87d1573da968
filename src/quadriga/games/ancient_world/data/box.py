"""What lies in the box: cards and numbers as flat tables, and the action space that they span.

Built once for each component set and number of players, then shared by all states and never changed. Only this game's modules
use it.
"""

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Final, final

from quadriga.games.ancient_world.data.cards import District, EmpireCard, MilitaryCard, Titan
from quadriga.games.ancient_world.data.components import Components, load_components
from quadriga.games.ancient_world.data.moves import (
    ArrangeTitans,
    AttackTitan,
    BuildCard,
    CopyCard,
    DamageCard,
    Decline,
    DisbandArmy,
    DiscardCoin,
    DrawCard,
    DrawLot,
    EndRepairs,
    Expand,
    ExploreDeck,
    KeepCard,
    LookAtPile,
    Pass,
    PlaceOnAction,
    Recruit,
    RepairCard,
    RollDie,
    StarveCitizen,
    StoreCard,
    StoreTop,
    Strike,
    Study,
    TakeDistrict,
    TickArmy,
    UseCard,
)
from quadriga.games.ancient_world.data.terms import (
    ACTIONS,
    CITIZENS,
    COIN_PLACES,
    DECK_A,
    DECK_B,
    EMPTY,
    EXPLORE,
    FACES,
    GROW,
    LOOK,
    NOTHING,
    ON_BUILD,
    ON_LEFT,
    PAYMENTS,
    PILES,
    PLAIN,
    REACTIONS,
    SKILLS,
    START,
)
from quadriga.kernel.components import played_hash
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.sets import ComponentSets


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
        self._deed = 0
        self._add_placements()
        self._add_answers()
        self._add_draws()

    def _add_placements(self) -> None:
        empty: tuple[Move, ...] = ()
        actions, cards, troops = len(ACTIONS), len(self.empire), len(self.military)
        self.place = [empty] * (actions * CITIZENS)
        """`place[action * CITIZENS + citizens]`: one of these citizens on an action that takes nothing else."""
        for action in PLAIN:
            self._fill(self.place, action, [PlaceOnAction(bit, self._deed, action) for bit in range(SKILLS)])
        self.expand = [empty] * (len(PAYMENTS) * CITIZENS)
        for payment in range(len(PAYMENTS)):
            self._fill(self.expand, payment, [Expand(bit, self._deed, payment) for bit in range(SKILLS)])
        self.use = [empty] * (cards * CITIZENS)
        for card in self.empire:
            if card.has_action:
                self._fill(self.use, card.index, [UseCard(bit, self._deed, card.index, card.id) for bit in range(SKILLS)])
        self.build = [empty] * (cards * CITIZENS)
        self.build_stored = [empty] * (cards * CITIZENS)
        self.crane_row = [empty] * (cards * CITIZENS)
        self.crane_stored = [empty] * (cards * CITIZENS)
        crane = "" if self.crane == EMPTY else self.empire[self.crane].id
        for card in self.empire[: self.first_start]:
            self._fill_builds(self.build, card, False, "")
            self._fill_builds(self.build_stored, card, True, "")
            if crane and card.index != self.crane:
                self._fill_builds(self.crane_row, card, False, crane)
                self._fill_builds(self.crane_stored, card, True, crane)
        self.slots = self.most_armies + 1
        """Where a recruited card can go: 0 opens an army, n goes onto army n."""
        self.recruit = [empty] * (troops * self.slots * CITIZENS)
        for troop in self.military[: self.first_militia]:
            for slot in range(self.slots):
                moves = [Recruit(bit, self._deed, troop.index, troop.id, slot) for bit in range(SKILLS)]
                self._fill(self.recruit, troop.index * self.slots + slot, moves)

    def _fill_builds(self, table: list[tuple[Move, ...]], card: EmpireCard, is_stored: bool, crane: str) -> None:
        moves = [BuildCard(bit, self._deed, card.index, card.id, is_stored, crane) for bit in range(SKILLS)]
        self._fill(table, card.index, moves)

    def _fill(self, table: list[tuple[Move, ...]], at: int, moves: Sequence[Move]) -> None:
        """The same placement by each citizen, and for each set of citizens those of its members."""
        self._deed += 1
        for move in moves:
            self.space.put(move)
        for citizens in range(CITIZENS):
            table[at * CITIZENS + citizens] = tuple([moves[bit] for bit in range(SKILLS) if citizens >> bit & 1])

    def _add_answers(self) -> None:
        put = self.space.put
        bought = self.empire[: self.first_start]
        armies = range(self.most_armies)
        self.attack: list[Move] = [put(AttackTitan(pile)) for pile in range(PILES)]
        self.tick: list[Move] = [put(TickArmy(army)) for army in armies]
        self.strike: Move = put(Strike())
        self.pass_on: Move = put(Pass())
        self.damage: list[Move] = [put(DamageCard(card.index, card.id)) for card in self.empire]
        self.repair: list[Move] = [put(RepairCard(card.index, card.id)) for card in self.empire]
        self.done: Move = put(EndRepairs())
        self.disband: list[Move] = [put(DisbandArmy(army)) for army in armies]
        self.explore_deck: Move = put(ExploreDeck())
        self.store: list[Move] = [put(StoreCard(card.index, card.id)) for card in bought]
        self.store_top: Move = put(StoreTop())
        self.keep: list[Move] = [put(KeepCard(card.index, card.id)) for card in bought]
        self.take: list[Move] = [put(TakeDistrict(district.index, district.id)) for district in self.districts]
        self.discard: list[Move] = [put(DiscardCoin(army, place)) for army in armies for place in range(len(COIN_PLACES))]
        """`discard[army * 2 + place]`: a coin off the name or the picture."""
        self.study: Move = put(Study())
        self.decline: Move = put(Decline())
        self.look: list[Move] = [put(LookAtPile(pile)) for pile in range(PILES)]
        no_order: tuple[Move, ...] = ()
        self.arrange = [no_order] * 2
        """`arrange[number]`: every order of so many Titans, by the places where they lay."""
        for number in range(2, self.looks_at + 1):
            self.arrange.append(tuple([put(ArrangeTitans(order)) for order in permutations(range(number))]))
        self.copy = [
            put(CopyCard(card.index, card.id, seat)) if card.has_action else self.decline
            for seat in range(self.players)
            for card in self.empire
        ]
        """`copy[seat * cards + card]`; where a card has no action, it is never asked for."""
        self.starve: list[Move] = [put(StarveCitizen(bit)) for bit in range(SKILLS)]

    def _add_draws(self) -> None:
        put = self.space.put
        self.lot: list[Move] = [put(DrawLot(seat)) for seat in range(self.players)]
        self.draw_empire: list[Move] = [put(DrawCard(card.index, card.id)) for card in self.empire[: self.first_start]]
        self.draw_military: list[Move] = [put(DrawCard(card.index, card.id)) for card in self.military[: self.first_militia]]
        self.draw_titan: list[Move] = [put(DrawCard(titan.index, titan.id)) for titan in self.titans]
        self.draw_district: list[Move] = [put(DrawCard(one.index, one.id)) for one in self.districts]
        self.roll: list[Move] = [put(RollDie(face)) for face in range(len(FACES))]

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
