"""Information-set Monte Carlo tree search over imagined states, for any game and two players or more.

Each iteration imagines a state that the searching seat cannot tell from the real one, walks down a tree of moves, tries
something new, lets everybody play greedily to the end and judges what came of it. Draws are not nodes of the tree
(open loop): a node stands for what the players did, whatever chance brought. Seats that decide at the same time choose from
tables of their own at one and the same node (decoupled), so nobody answers a choice that they could not have seen.
"""

import math
import time
from typing import Final, final

from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.greedy import best_move
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State

EXPLORE: Final = 0.15
"""How much a move tried seldom is preferred to one that did well; results lie between 0 and 1."""
PRIOR: Final = 10.0
"""A move's first judgement counts as much as so many tries of it."""
POINTS: Final = 5.0
"""A lead of so many points counts as about three wins in four."""


@final
class Edge:
    """One move at a node, as it did for the seat that chose it."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def bound(self) -> float:
        """How good the move may be (UCB with availability, as options differ from one imagined state to the next)."""
        tries = self.visits + PRIOR
        return (self.total + PRIOR * self.prior) / tries + EXPLORE * math.sqrt(math.log(self.available + 1) / tries)


@final
class Node:
    """What followed a series of moves. `tables[seat]` are the moves known for that seat, by number."""

    def __init__(self) -> None:
        self.tables: dict[int, dict[int, Edge]] = {}
        self.children: dict[int, Node] = {}

    def table(self, seat: int) -> dict[int, Edge]:
        """The moves that the seat has here."""
        table = self.tables.get(seat)
        if table is None:
            table = {}
            self.tables[seat] = table
        return table

    def child(self, number: int) -> "Node":
        """The node after a move."""
        node = self.children.get(number)
        if node is None:
            node = Node()
            self.children[number] = node
        return node


@final
class Walk:
    """One iteration's way down the tree: the edges taken and the seats that took them."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.edges: list[Edge] = []
        self.seats: list[int] = []
        self.is_new = False

    def step(self, node: Node, seat: int) -> int:
        """Choose and play a move of the seat; its number, or -1 if there was nothing to choose."""
        options = self.game.shortlist(self.state, seat, self.state.options(seat))
        if len(options) == 1:
            self.state.play(seat, options[0])
            return -1
        edge = self.select(node.table(seat), seat, options)
        if edge.visits == 0:
            self.is_new = True
        self.edges.append(edge)
        self.seats.append(seat)
        self.state.play(seat, edge.move)
        return edge.move.number

    def select(self, table: dict[int, Edge], seat: int, options: list[Move]) -> Edge:
        """The option with the highest bound; one that was never seen here is judged first."""
        best: Edge | None = None
        highest = 0.0
        for move in options:
            edge = table.get(move.number)
            if edge is None:
                after = self.state.clone()
                after.play(seat, move)
                edge = Edge(move, chances(self.game.judge(after, seat)))
                table[move.number] = edge
            edge.available += 1
            bound = edge.bound()
            if best is None or bound > highest:
                best = edge
                highest = bound
        assert best is not None
        return best


class SearchBot(Bot):
    """Bounded by time or by iterations, whichever is set."""

    def __init__(self, rng: Rng, seconds: float, iterations: int) -> None:
        self.rng = rng
        self.seconds = seconds
        self.iterations = iterations
        self.made = 0
        """Iterations made for the last choice."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.game.shortlist(eyes.imagine(self.rng), eyes.seat, eyes.prompt.options)
        if len(options) == 1:
            return options[0]
        root = Node()
        end = time.perf_counter() + self.seconds if self.seconds else 0.0
        self.made = 0
        while True:
            self._iterate(eyes, root)
            self.made += 1
            if self.iterations and self.made >= self.iterations:
                break
            if end and time.perf_counter() >= end:
                break
        table = root.table(eyes.seat)
        best = options[0]
        most = -1
        for move in options:
            edge = table.get(move.number)
            if edge is not None and edge.visits > most:
                most = edge.visits
                best = move
        return best

    def _iterate(self, eyes: Eyes, root: Node) -> None:
        state = eyes.imagine(self.rng)
        walk = Walk(eyes.game, state)
        node = root
        while not walk.is_new:
            acting = state.to_act()
            if not acting:
                break
            if acting[0] == CHANCE:
                state.play(CHANCE, state.draw(self.rng))
                continue
            step = -1
            for seat in acting:
                number = walk.step(node, seat)
                if step < 0 or seat == eyes.seat:
                    step = number
            if step >= 0:
                node = node.child(step)
        play_on(eyes.game, state, self.rng)
        results = [chances(eyes.game.judge(state, seat)) for seat in range(state.config.players)]
        for index in range(len(walk.edges)):
            edge = walk.edges[index]
            edge.visits += 1
            edge.total += results[walk.seats[index]]


def play_on(game: Game, state: State, rng: Rng) -> None:
    """Play on, by the game's hunches or greedily, to the end or to the game's horizon: far better than random play, and worth
    its price (docs/bots.md). A turn here is what one seat does until another acts."""
    last = CHANCE
    turns = 0
    while True:
        acting = state.to_act()
        if not acting:
            return
        seat = acting[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        if seat != last:
            if game.horizon and turns == game.horizon:
                return
            last = seat
            turns += 1
        options = state.options(seat)
        move = game.hunch(state, seat, options, rng)
        state.play(seat, best_move(game, state, seat, options, rng) if move is None else move)


def chances(lead: float) -> float:
    """A lead in points as the chances to win, from 0 to 1: steep near a tie."""
    return 1.0 / (1.0 + math.exp(-lead / POINTS))
