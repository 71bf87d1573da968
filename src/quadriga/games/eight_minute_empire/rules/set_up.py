"""EME-S, B5, V5, V7: the lots for the youngest, the goods tokens, the row, the armies of the third colour."""

from typing import Any, Final, final

from quadriga.games.eight_minute_empire.data.box import SETS, box_of
from quadriga.games.eight_minute_empire.data.moves import DrawLot, DrawToken, SettleArmy
from quadriga.games.eight_minute_empire.data.terms import TOKENS_EACH
from quadriga.games.eight_minute_empire.meta import BOARD, RULES, TOKENS, rulings_of
from quadriga.games.eight_minute_empire.rules.bid import WHICH_BID
from quadriga.games.eight_minute_empire.rules.decision import Decision
from quadriga.games.eight_minute_empire.rules.row import DealCard
from quadriga.games.eight_minute_empire.state.state import EmpireSetup, EmpireState
from quadriga.games.eight_minute_empire.tell import report
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import ALONE
from quadriga.kernel.words.message import Message


def check_config(config: Config) -> None:
    """EME-V1, V7: the rules are for this number of players, and the board has regions for tokens."""
    chosen = config.options[RULES.key]
    numbers = tuple(SETS.find(config.components).rules[chosen].coins)
    if config.players not in numbers:
        raise ConfigError(
            Reason("not-so-many", "EME-V1", rules=chosen, numbers=numbers, players=config.players),
            "players",
        )
    if config.options.get(TOKENS.key) == "on" and not box_of(config).marked:
        raise ConfigError(Reason("no-token-regions", "EME-V7", board=config.options[BOARD.key].upper()))


def opening(setup: EmpireSetup) -> list[Question[EmpireState]]:
    """What has to be drawn and decided before the first turn, the last of it lowest."""
    agenda: list[Question[EmpireState]] = [WHICH_BID]
    if setup.neutral_armies:
        agenda.append(WHERE_TO_SETTLE)
    agenda.append(LAY_OUT)
    if setup.tokens:
        agenda.append(LAY_TOKENS)
    if setup.asks_youngest() and not setup.youngest:
        agenda.append(LOTS)
    return agenda


def is_next_in_opening(question: Question[EmpireState], below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
    """Whether a question of the set-up lies where `opening` puts it."""
    due = opening(setup)
    return question in due and below is due[due.index(question) - 1]


@final
class DrawLots(Draw[EmpireState]):
    """EME-B5: the order of seats from the youngest on, drawn once for the table."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return [s.setup.box.lot[other] for other in range(s.setup.players) if other not in s.youngest]

    def weights(self, s: EmpireState) -> list[int]:
        return [1] * (s.setup.players - len(s.youngest))

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawLot)
        s.youngest += (move.seat,)
        if len(s.youngest) == s.setup.players - 1:
            s.youngest += tuple([other for other in range(s.setup.players) if other not in s.youngest])
            s.agenda.pop()
        report.lot_drawn(s, move.seat)

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        return is_next_in_opening(self, below, setup)

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        drawn = s.youngest
        if len(drawn) > s.setup.players - 2 or len(set(drawn)) != len(drawn):
            return [("youngest", f"{list(drawn)} leaves no lot to be drawn (EME-B5)")]
        return []


@final
class LayTokens(Draw[EmpireState]):
    """EME-V7: a goods token for the next marked region, any of those that are left."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return [move for move in s.setup.box.token if s.tokens.count(move.good) < TOKENS_EACH]

    def weights(self, s: EmpireState) -> list[int]:
        left = [TOKENS_EACH - s.tokens.count(move.good) for move in s.setup.box.token]
        return [count for count in left if count]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawToken)
        region = s.setup.box.marked[len(s.tokens)]
        s.tokens += (move.good,)
        if len(s.tokens) == s.setup.tokens:
            s.agenda.pop()
        report.token_laid(s, region, move.good)

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        return is_next_in_opening(self, below, setup)

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        if len(s.tokens) >= s.setup.tokens:
            return [("tokens", "one lies on each marked region, so none is to be laid (EME-V7)")]
        return []


@final
class LayOut(DealCard):
    """EME-S1: the first cards of the row."""

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        return is_next_in_opening(self, below, setup)


@final
class WhereToSettle(Decision):
    """EME-V5: an army of the third colour, by turns; in version 1 not on the starting region."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        placed = s.setup.neutral_armies - s.neutral_left
        return ALONE[s.youngest[placed % s.setup.players]]

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        return [move for move in box.settle if move.region != box.start or s.setup.neutral_on_start]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, SettleArmy)
        s.armies[s.setup.players * s.setup.box.map.size + move.region] += 1
        s.neutral_left -= 1
        if not s.neutral_left:
            s.agenda.pop()
        report.army_settled(s, seat, move.region)

    def ask(self, view: Any) -> Message:
        box = box_of(view.config)
        but = None if rulings_of(view.config).neutral_on_start else box.map.ids[box.start]
        return Message(self.asks, but=but, left=view.neutral_left)

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if isinstance(move, SettleArmy):
            return Reason("not-on-start", "EME-V5")
        return super().refuse(s, seat, move)

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        return is_next_in_opening(self, below, setup)

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        if not s.neutral_left:
            return [("neutral.to_place", "no army of the third colour is left to settle (EME-V5)")]
        return []


LOTS: Final = DrawLots("lots", "EME-B5")
LAY_TOKENS: Final = LayTokens("tokens", "EME-V7")
LAY_OUT: Final = LayOut("lay out", "EME-S1")
WHERE_TO_SETTLE: Final = WhereToSettle("settle", "EME-V5")
