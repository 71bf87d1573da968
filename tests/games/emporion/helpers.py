"""A few words to lay out tables of Emporion and to play on them.

A test says only what matters to it; the rest is filled up with what the rules allow: Realms that are not named with one
Hoplites, a Port of cards that nobody else has, a Macellum in the Polis so that no expedition is due.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from quadriga.games.emporion import GAME
from quadriga.games.emporion.data.components import load_components
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell.view import ActionView, BillView, EmporionView, RealmView
from quadriga.kernel.events import Event
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.position import load_layout
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE

COMPONENTS = load_components()
CARDS = {card.id: card for card in COMPONENTS.cards}
HISTORY = [card.id for card in COMPONENTS.of_kind("trade", "culture", "war") if not card.start]
DEVELOPMENT = [card.id for card in COMPONENTS.of_kind("prestige", "goods")]
START = [card.id for card in COMPONENTS.start_cards()]
PLAYERS = [2, 3, 4]

SeatLayout = dict[str, Any]
Options = Mapping[str, str]
NO_OPTIONS: Options = MappingProxyType({})


# ------------------------------------------------------------------------------------ laying out


def new(players: int, **given: str) -> EmporionState:
    """A table before its first draw."""
    return GAME.new(GAME.config(players, given))


def begun(players: int, start: str = "hoplites", **given: str) -> EmporionState:
    """A table at its first turn: everybody took the same start card, chance drew what came first."""
    state = refill(new(players, **{"first": "0", **given}))
    while asks(state) != "choose action":
        do(state, f"take {start}" if asks(state) == "take start" else "choose asclepios")
    return state


def seat(*realm: str, **more: Any) -> SeatLayout:
    """One seat of a position; `more` are its other fields (reserved, spoils, start_spoils)."""
    return {"realm": list(realm), **more}


def table(
    *seats: SeatLayout,
    players: int = 2,
    port: Sequence[str | None] | None = None,
    polis: Sequence[str] = ("macellum",),
    history: int | Sequence[str] | None = None,
    development: int | Sequence[str] | None = None,
    turn: int = 0,
    given: Options = NO_OPTIONS,
    **more: Any,
) -> EmporionState:
    """The state of a position; `more` are the other fields of a table.

    `history` and `development` are the sizes of the piles, or the cards that are unseen of them (Spoils included): whatever
    else there is has left the game.
    """
    players = max(players, len(seats))
    chairs = [*seats, *(seat("hoplites") for _ in range(players - len(seats)))]
    used = Counter([*polis, *more.get("gone", ()), *[card for card in port or () if card]])
    for each in chairs:
        used.update([*each["realm"], *each.get("reserved", ())])
    named = Counter([*([] if isinstance(history, int) else history or []), *used])
    if port is None:
        port = [card for card in reversed(HISTORY) if CARDS[card].count > named[card]][:4]
        used.update(port)
    gone = list(more.pop("gone", ()))
    spoils = sum(each.get("spoils", 0) for each in chairs)
    under = list(more.get("under", ()))
    gone += _surplus(HISTORY, used, history, spoils - under.count("start") if isinstance(history, int) else 0)
    gone += _surplus(DEVELOPMENT, used, development, 0)
    layout = {
        "seats": chairs,
        "port": list(port),
        "polis": list(polis),
        "turn": turn,
        "gone": gone,
        **more,
    }
    state = load_layout(GAME, GAME.config(players, dict(given)), layout)
    assert isinstance(state, EmporionState)
    return state


def _surplus(pile: Sequence[str], used: Counter[str], keep: int | Sequence[str] | None, more: int) -> list[str]:
    """The cards of a pile that must be out of the game, so that it has what it should."""
    left = [card for card in pile for _ in range(CARDS[card].count - used[card])]
    if keep is None:
        return []
    if isinstance(keep, int):
        return left[keep + more :]
    for card in keep:
        left.remove(card)
    return left


# ------------------------------------------------------------------------------------ playing


def do(state: EmporionState, *texts: str) -> EmporionState:
    """Make these moves, each by whoever is to act, chance included; everything must still add up after each."""
    space = GAME.space(state.config)
    for text in texts:
        who = state.to_act()[0]
        move = space.read(text)
        reason = state.why_not(who, move)
        assert reason is None, f"{text}: {reason}"
        state.play(who, move)
        state.check()
    return state


def refill(state: EmporionState) -> EmporionState:
    """Chance draws all that is due, whatever it is."""
    while state.to_act() == CHANCE_ALONE:
        state.play(CHANCE, state.draws()[0][0])
        state.check()
    return state


def told(state: EmporionState, *texts: str) -> list[Event]:
    """What is told while these moves are made, and the draws after them."""
    state.listen()
    do(state, *texts)
    refill(state)
    return state.told()


def refusal(state: EmporionState, text: str, by: int | None = None) -> Reason:
    """Why the seat that is to act (or `by`) cannot make this move."""
    reason = state.why_not(state.to_act()[0] if by is None else by, GAME.space(state.config).read(text))
    assert reason is not None, f"{text} is possible"
    return reason


# ------------------------------------------------------------------------------------ looking


def look(state: EmporionState, eyes: int | None = None) -> EmporionView:
    """The table as these eyes see it."""
    view = state.view(eyes)
    assert isinstance(view, EmporionView)
    return view


def asks(state: EmporionState) -> str:
    """The open question."""
    return look(state).asks


def options(state: EmporionState, *verbs: str) -> set[str]:
    """All that the seat that is to act may do, or those with a verb."""
    return {move.notation for move in state.options(state.to_act()[0]) if not verbs or move.verb in verbs}


def additions(state: EmporionState) -> set[str]:
    """The additions that the seat may make, without the word for it."""
    return {text.partition(" ")[2] for text in options(state, "add", "bring")}


def draws(state: EmporionState) -> dict[str, int]:
    """What chance can bring now, and how likely it is."""
    return {move.notation: weight for move, weight in state.draws()}


def chair(state: EmporionState, who: int) -> RealmView:
    """One seat."""
    return look(state).seats[who]


def polis(state: EmporionState) -> Counter[str]:
    """What lies in the Polis."""
    return Counter({lying.card: lying.count for lying in look(state).polis})


def bill(state: EmporionState, place: str, eyes: int | None = None) -> BillView:
    """The bill of a card for the seat that looks, or whose turn it is."""
    return next(each for each in look(state, eyes).bills if each.place == place)


def gate(state: EmporionState, action: str, eyes: int | None = None) -> ActionView:
    """An Action card for the seat that looks, or whose turn it is."""
    return next(each for each in look(state, eyes).actions if each.action == action)


def points(state: EmporionState) -> list[int]:
    """The points of each seat if the game ended now."""
    return [each.points for each in look(state).seats]


def outcome(state: EmporionState) -> Outcome:
    """The result of a finished game."""
    result = state.outcome()
    assert result is not None, "the game is not over"
    return result
