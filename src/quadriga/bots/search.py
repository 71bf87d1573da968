"""Information-set Monte Carlo tree search over imagined states, for any game and two players or more.

Each iteration imagines a state that the searching seat cannot tell from the real one, walks down a tree of moves, tries
something new, plays on at random for a while and judges what came of it. Draws are not nodes of the tree (open loop): a node
stands for what the players did, whatever chance brought. Seats that decide at the same time choose from tables of their own
at one and the same node (decoupled), so nobody answers a choice that he could not have seen.
"""

import math
import time
from typing import Final, final

from quadriga.bots.bot import Bot, Eyes
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State

EXPLORE: Final = 0.5
"""How much a move tried seldom is preferred to one that did well; results lie between 0 and 1."""
PLAY_ON: Final = 10
"""Random decisions after the tree ends, before the state is judged."""
POINTS: Final = 6.0
"""A lead of so many points counts as about three wins in four."""
LOOK_AT_CLOCK: Final = 16


@final
class Edge:
    """One move at a node, as it did for the seat that chose it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.visits = 0
        self.available = 0
        self.total = 0.0


@final
class Node:
    """What followed a series of moves. `tables[seat]` are the moves tried by that seat, by number."""

    def __init__(self) -> None:
        self.tables: dict[int, dict[int, Edge]] = {}
        self.children: dict[int, Node] = {}

    def table(self, seat: int) -> dict[int, Edge]:
        """The moves that the seat has tried here."""
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

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.seats: list[int] = []
        self.is_new = False


class SearchBot(Bot):
    """Bounded by time or by iterations, whichever is set."""

    def __init__(self, rng: Rng, seconds: float, iterations: int) -> None:
        self.rng = rng
        self.seconds = seconds
        self.iterations = iterations
        self.made = 0
        """Iterations made for the last choice."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.prompt.options
        if len(options) == 1:
            return options[0]
        root = Node()
        end = time.perf_counter() + self.seconds if self.seconds else 0.0
        made = 0
        while True:
            self._iterate(eyes, root)
            made += 1
            if self.iterations and made >= self.iterations:
                break
            if end and made % LOOK_AT_CLOCK == 0 and time.perf_counter() >= end:
                break
        self.made = made
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
        walk = Walk()
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
                number = self._step(state, node, seat, walk)
                if step < 0 or seat == eyes.seat:
                    step = number
            if step >= 0:
                node = node.child(step)
        _play_on(state, self.rng)
        results = judged(eyes.game, state)
        for index in range(len(walk.edges)):
            edge = walk.edges[index]
            edge.visits += 1
            edge.total += results[walk.seats[index]]

    def _step(self, state: State, node: Node, seat: int, walk: Walk) -> int:
        """Choose and play a move of the seat; its number, or -1 if there was nothing to choose."""
        options = state.options(seat)
        if len(options) == 1:
            state.play(seat, options[0])
            return -1
        edge = self._select(node.table(seat), options, walk)
        walk.edges.append(edge)
        walk.seats.append(seat)
        state.play(seat, edge.move)
        return edge.move.number

    def _select(self, table: dict[int, Edge], options: list[Move], walk: Walk) -> Edge:
        best: Edge | None = None
        highest = 0.0
        untried = 0
        new: Move | None = None
        for move in options:
            edge = table.get(move.number)
            if edge is None:
                untried += 1
                if self.rng.below(untried) == 0:
                    new = move
                continue
            edge.available += 1
            if new is None and edge.visits:
                bound = edge.total / edge.visits + EXPLORE * math.sqrt(math.log(edge.available) / edge.visits)
                if best is None or bound > highest:
                    highest = bound
                    best = edge
        if new is not None:
            best = Edge(new)
            best.available = 1
            table[new.number] = best
            walk.is_new = True
        assert best is not None
        return best


def _play_on(state: State, rng: Rng) -> None:
    """Some random decisions, so that what is open now is settled before it is judged."""
    for _ in range(PLAY_ON):
        acting = state.to_act()
        if not acting:
            return
        seat = acting[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
        else:
            options = state.options(seat)
            state.play(seat, options[rng.below(len(options))])


def judged(game: Game, state: State) -> list[float]:
    """For each seat how it stands, from 0 to 1: a lead in points, by a curve that is steep near a tie."""
    return [1.0 / (1.0 + math.exp(-game.judge(state, seat) / POINTS)) for seat in range(state.config.players)]
