"""A few words to lay out tables of The Ancient World and to play on them.

A test says only what matters to it; the rest is filled up with what the rules allow: cities with their start cards and
10 coins, rows of cards that nobody else has, the first Titan of each pile and the first District that lie nowhere else.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.data.components import load_components
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell.city_view import SeatView
from quadriga.games.ancient_world.tell.deck_view import TitansView
from quadriga.games.ancient_world.tell.view import ActionView, AncientView, OfferView
from quadriga.kernel.events import Event
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.position import load_layout
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE
from quadriga.kernel.state import State

COMPONENTS = load_components()
EMPIRE = {card.id: card for card in COMPONENTS.empire}
MILITARY = {card.id: card for card in COMPONENTS.military}
TITANS = {titan.id: titan for titan in COMPONENTS.titans}
DISTRICTS = {district.id: district for district in COMPONENTS.districts}
ACTIONS = ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow")
START = ["fishing_dock", "wheat_fields"]
PLAYERS = [2, 3, 4]
ROW = {2: 4, 3: 5, 4: 6}

SeatLayout = dict[str, Any]
Options = Mapping[str, str]
NO_OPTIONS: Options = MappingProxyType({})
PLUS: Options = MappingProxyType({"expand_plus": "on"})


# ------------------------------------------------------------------------------------ laying out


def new(players: int = 2, **given: str) -> AncientState:
    """A table before its first draw."""
    return GAME.new(GAME.config(players, given))


def begun(players: int = 2, **given: str) -> AncientState:
    """A table at its first turn."""
    return draw(new(players, **{"first": "0", **given}))


def city(*cards: str, **more: Any) -> SeatLayout:
    """One seat of a position: these Empire cards beside the start cards, 10 coins, and `more` of its other fields."""
    return {"coins": 10, "cards": [*START, *cards], **more}


def army(card: str, *retired: str, name: int = 0, picture: int = 0) -> dict[str, Any]:
    """One army of a seat."""
    return {"card": card, "retired": list(retired), "name": name, "picture": picture}


def secret(card: str, lot: int = 0) -> dict[str, Any]:
    """A stored card that was drawn from the deck."""
    return {"card": card, "lot": lot}


def table(
    *seats: SeatLayout,
    players: int = 2,
    row: Sequence[str | int | None] | None = None,
    military: Sequence[str | int | None] | None = None,
    titans: Sequence[str | dict[str, Any] | None] | None = None,
    district: str | None = "",
    deck: Sequence[str] | None = None,
    given: Options = NO_OPTIONS,
    version: str = "",
    **more: Any,
) -> AncientState:
    """The state of a position, by the newest rules or an older version; `more` are the other fields of a table.

    `deck` are the cards that the Empire deck should have: all others of its letter lie in the discards. Rows that are shorter
    than they should be are filled with null.
    """
    players = max(players, len(seats))
    chairs = [*seats, *(city() for _ in range(players - len(seats)))]
    number = more.get("round", 1)
    letter = "a" if number < 4 else "b"
    if number >= 4:
        more.setdefault("lot", 1)
    used = _used(chairs, more)
    used.update(card for card in row or () if isinstance(card, str))
    used.update(deck or ())
    places = list(row) if row is not None else _free(EMPIRE, used, ROW[players], lambda card: card.deck == letter)
    used.update(card for card in places if isinstance(card, str) and row is None)
    troops = list(military) if military is not None else _free(MILITARY, used, players, lambda card: card.deck == "row")
    layout = {
        "turn": 0,
        "seats": chairs,
        "row": [*places, *[None] * (ROW[players] - len(places))],
        "military": [*troops, *[None] * (players - len(troops))],
        "titans": _piles(chairs, titans),
        "district": _district(chairs, more) if district == "" else district,
        **more,
    }
    if deck is not None:
        left = [card.id for card in EMPIRE.values() if card.deck == letter for _ in range(card.copies - used[card.id])]
        layout["discards"] = left
    state = load_layout(GAME, GAME.config(players, dict(given), version=version), layout)
    assert isinstance(state, AncientState)
    return state


def _used(chairs: list[SeatLayout], more: Mapping[str, Any]) -> Counter[str]:
    used: Counter[str] = Counter(more.get("discards", ()))
    used.update(each["card"] for each in more.get("hand", ()))
    for each in chairs:
        used.update(each.get("cards", ()))
        used.update(one if isinstance(one, str) else one["card"] for one in each.get("stored", ()))
        for one in each.get("armies", ()):
            used.update([one["card"], *one["retired"]])
    return used


def _free(cards: dict[str, Any], used: Counter[str], number: int, fits: Any) -> list[str]:
    return [key for key, card in reversed(cards.items()) if fits(card) and card.copies > used[key]][:number]


def _piles(chairs: list[SeatLayout], titans: Sequence[Any] | None) -> list[dict[str, Any]]:
    taken = {titan for each in chairs for titan in each.get("titans", ())}
    piles: list[dict[str, Any]] = []
    for stars in (1, 2, 3):
        named = None if titans is None else titans[stars - 1]
        if isinstance(named, dict):
            piles.append(named)
            continue
        first = next((key for key, titan in TITANS.items() if titan.stars == stars and key not in taken), None)
        piles.append({"top": named if named is not None else first})
    return piles


def _district(chairs: list[SeatLayout], more: Mapping[str, Any]) -> str | None:
    used = Counter(card for each in chairs for card in each.get("districts", ()))
    used.update(each["card"] for each in (*more.get("under", ()), *more.get("choice", ())))
    return next((key for key, district in DISTRICTS.items() if district.copies > used[key]), None)


# ------------------------------------------------------------------------------------ playing


def do(state: AncientState, *texts: str) -> AncientState:
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


def draw(state: AncientState) -> AncientState:
    """Chance draws all that is due, whatever it is."""
    while state.to_act() == CHANCE_ALONE:
        state.play(CHANCE, state.draws()[0][0])
        state.check()
    return state


def told(state: AncientState, *texts: str) -> list[Event]:
    """What is told while these moves are made."""
    state.listen()
    do(state, *texts)
    return state.told()


def all_pass(state: AncientState) -> AncientState:
    """Everybody who can still act passes, and declines what is offered; chance draws nothing."""
    while asks(state) in ("choose", "dramatists", "outpost", "scribes"):
        do(state, "pass" if asks(state) == "choose" else "decline")
    return state


def next_round(state: AncientState) -> AncientState:
    """The round ends, those with the highest skill starve where somebody must, and the next one is prepared."""
    number = look(state).round
    all_pass(state)
    while asks(state) == "starve":
        do(state, max(options(state)))
    draw(state)
    assert look(state).round == number + 1
    return state


def refusal(state: AncientState, text: str, by: int | None = None) -> Reason:
    """Why the seat that is to act (or `by`) cannot make this move."""
    reason = state.why_not(state.to_act()[0] if by is None else by, GAME.space(state.config).read(text))
    assert reason is not None, f"{text} is possible"
    return reason


# ------------------------------------------------------------------------------------ looking


def look(state: State, eyes: int | None = None) -> AncientView:
    """The table as these eyes see it."""
    view = state.view(eyes)
    assert isinstance(view, AncientView)
    return view


def asks(state: AncientState) -> str:
    """The open question."""
    return look(state).asks


def options(state: AncientState, *beginnings: str) -> set[str]:
    """All that the seat that is to act may do, or what begins so."""
    texts = {move.notation for move in state.options(state.to_act()[0])}
    return {text for text in texts if text.startswith(beginnings)} if beginnings else texts


def placeable(state: AncientState, words: str) -> set[int]:
    """The skills of the citizens that the seat may place so: `on labor`, `to build orchard`."""
    found = [text.split(maxsplit=2) for text in options(state, "place ")]
    return {int(skill) for _, skill, rest in found if rest == words or rest.startswith(f"{words} ")}


def draws(state: AncientState) -> dict[str, int]:
    """What chance can bring now, and how likely it is."""
    return {move.notation: weight for move, weight in state.draws()}


def chair(state: AncientState, who: int, eyes: int | None = None) -> SeatView:
    """One seat."""
    return look(state, eyes).seats[who]


def action(state: AncientState, which: str, eyes: int | None = None) -> ActionView:
    """One action as these eyes, or those of the seat whose turn it is, see it."""
    view = look(state, state.turn if eyes is None else eyes)
    return next(each for each in view.actions if each.action == which)


def offer(state: AncientState, target: str) -> OfferView:
    """What a card would take from the seat whose turn it is."""
    return next(each for each in look(state, state.turn).offers if each.target == target)


def pile(state: AncientState, stars: int, eyes: int | None = None) -> TitansView:
    """One pile as these eyes, or those of the seat whose turn it is, see it."""
    return look(state, state.turn if eyes is None else eyes).titans[stars - 1]


def where(state: AncientState, who: int) -> dict[int, str]:
    """Where the citizens of a seat are: home, starving, or their place of work."""
    return {each.citizen: each.place or each.where for each in chair(state, who).citizens}


def row(state: AncientState) -> list[str | None]:
    """The Empire row."""
    return [place.card for place in look(state).row]


def points(state: AncientState) -> list[int]:
    """The points of each seat if the game ended now."""
    return [each.points for each in look(state).seats]


def outcome(state: AncientState) -> Outcome:
    """The result of a finished game."""
    result = state.outcome()
    assert result is not None, "the game is not over"
    return result
