"""Why not: for every move that is not an option, one sentence and the ledger id that refuses it.

`State.why_not` calls it for the seat that is to act, after it has found the move missing from the options; `out_of_reach`
answers for a thing that was pointed at. Sentences say what is missing, not only that something is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from quadriga.games.founders import reach
from quadriga.games.founders.box import BACKS, CARRIAGE, COIN, CRAFTSMAN, NATURE, TOKENS, VILLAGE, WAR
from quadriga.games.founders.nation import COIN_BIT, CRAFT_SHIFT, NOTHING, WAR_BIT, Nation
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import CHOOSABLE, Reason
from quadriga.kernel.seats import CHANCE, COLOURS, seat_name

if TYPE_CHECKING:
    from quadriga.games.founders.state import FoundersState

ASKS: Final[dict[str, str]] = {
    "take nature": "A nature tile must be taken first.",
    "settle": "Your second tile must be laid first.",
    "open": "A tile must be opened first.",
    "play token": "Play a token first, or keep them all.",
    "add tile": "A tile must be added now.",
    "place drawn": "The tile that you drew must be placed now.",
    "propose": "Your turn is done: end it, or propose that the game is over.",
    "answer": "You are asked whether the game is over: agree or refuse.",
    "last craftsmen": "The game ends: only craftsmen can still be employed.",
}
"""What is asked, for a move of another kind."""

TOKEN_VERBS: Final = ("pillage", "buy", "unite", "employ", "keep")


def refusal(s: FoundersState, seat: int, move: Move) -> Reason:
    """The reason, by what is asked and what was tried."""
    frame = s.agenda[-1]
    if seat == CHANCE:
        return Reason("This cannot be drawn now.", frame.rule)
    if move.verb == "lot" or (move.verb == "draw" and move is not s.setup.box.draw_nature):
        return Reason("Only chance draws.", frame.rule)
    reason = REASONS.get((frame.text, move.verb))
    if reason is not None:
        return reason(s, seat, move)
    if move.verb in TOKEN_VERBS and frame.text in ("add tile", "place drawn", "propose"):
        return Reason("Tokens are played right after a tile is opened, before one is added.", "FOE-K1")
    if move.verb in TOKEN_VERBS and frame.text == "open":
        return Reason("A tile must be opened before a token is played.", "FOE-T1")
    if move.verb in ("add", "swap") and frame.text in ("open", "play token"):
        return Reason(f"{ASKS[frame.text]} Adding a tile comes last.", "FOE-T1")
    return Reason(ASKS[frame.text], frame.rule)


# -- words ----------------------------------------------------------------------------------------------------------------


def _name(s: FoundersState, tile: int) -> str:
    return s.setup.box.tiles[tile].name


def _resource(s: FoundersState, resource: int) -> str:
    return s.setup.box.resource_names[resource].lower()


def _tile_at(s: FoundersState, nation: Nation, place: int) -> str:
    return f"the {_name(s, nation.tiles[place])} at {s.setup.box.names[nation.spaces[place]]}"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _listed(words: list[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


# -- set-up and opening ---------------------------------------------------------------------------------------------------


def _take(s: FoundersState, seat: int, move: Move) -> Reason:
    return Reason(f"No {_name(s, move.a)} is left to take.", "FOE-S2")


def _settle(s: FoundersState, seat: int, move: Move) -> Reason:
    return Reason("Both tiles are the same: behind would be the same as ahead.", "FOE-S3")


def _open(s: FoundersState, seat: int, move: Move) -> Reason:
    return Reason(f"The {BACKS[move.a]} stack is empty.", "FOE-O1")


# -- tokens ---------------------------------------------------------------------------------------------------------------


def _no_token(s: FoundersState, seat: int, token: int) -> Reason | None:
    if s.nations[seat].hand[token]:
        return None
    if token >= CRAFTSMAN:
        return Reason(f"You do not have the {s.setup.box.craftsman_names[token - CRAFTSMAN]} in hand.", "FOE-A1")
    word = {WAR: "war token", COIN: "coin", CARRIAGE: "carriage"}[token]
    return Reason(f"You have no {word} in hand.", "FOE-K1")


def _pillage(s: FoundersState, seat: int, move: Move) -> Reason:
    lacking = _no_token(s, seat, WAR)
    if lacking is not None:
        return lacking
    box = s.setup.box
    if move.a == seat:
        return Reason("A war token is placed on a tile of an opponent, not on one of yours.", "FOE-W1")
    nation = s.nations[move.a]
    place = nation.at(move.b)
    if place == NOTHING:
        return Reason(f"{_upper(seat_name(move.a))} has no tile at {box.names[move.b]}.", "FOE-W1")
    if nation.tokens[place] & WAR_BIT:
        return Reason(f"{_upper(_tile_at(s, nation, place))} is pillaged already.", "FOE-W4")
    column = box.column_of[move.b]
    farthest = next(other for other in reach.unprotected(box, nation) if box.column_of[nation.spaces[other]] == column)
    return Reason(
        f"{_upper(_tile_at(s, nation, place))} is protected: {_tile_at(s, nation, farthest)} lies farther in its column.",
        "FOE-W1",
    )


def _buy(s: FoundersState, seat: int, move: Move) -> Reason:
    lacking = _no_token(s, seat, COIN)
    if lacking is not None:
        return lacking
    box = s.setup.box
    owner, space = move.b // box.cells, move.b % box.cells
    if owner == seat:
        return Reason("A resource is bought from an opponent, not from yourself.", "FOE-M1")
    nation = s.nations[owner]
    place = nation.at(space)
    if place == NOTHING:
        return Reason(f"{_upper(seat_name(owner))} has no tile at {box.names[space]}.", "FOE-M1")
    tile = box.tiles[nation.tiles[place]]
    here = _upper(_tile_at(s, nation, place))
    if not tile.makes:
        return Reason(f"{here} is a victory tile and produces nothing.", "FOE-M3")
    on = nation.tokens[place]
    if on & WAR_BIT:
        return Reason(f"{here} is pillaged and produces nothing.", "FOE-M3")
    if on >> CRAFT_SHIFT:
        return Reason(f"{here} has a craftsman and produces nothing.", "FOE-M3")
    if on & COIN_BIT:
        return Reason(f"{here} has a coin already.", "FOE-M3")
    makes = _listed([_resource(s, made) for made in tile.makes], "or")
    rule = "FOE-M2" if tile.back == NATURE else "FOE-M9"
    return Reason(f"{here} produces {makes}, not {_resource(s, move.a)}.", rule)


def _unite(s: FoundersState, seat: int, move: Move) -> Reason:
    lacking = _no_token(s, seat, CARRIAGE)
    if lacking is not None:
        return lacking
    box = s.setup.box
    nation = s.nations[seat]
    if move.a in nation.carriages:
        return Reason(f"A carriage stands at the corner of {box.names[move.a]} already.", "FOE-G1")
    block = (move.a, move.a + 1, move.a + box.side, move.a + box.side + 1)
    free = [box.names[space] for space in block if space < box.cells and nation.at(space) == NOTHING]
    if len(free) == 4 or not free:
        return Reason(f"No tiles of yours lie around the corner of {box.names[move.a]}.", "FOE-G1")
    return Reason(f"A carriage stands in the middle of four tiles, and none lies on {_listed(free)}.", "FOE-G1")


def _employ(s: FoundersState, seat: int, move: Move) -> Reason:
    lacking = _no_token(s, seat, CRAFTSMAN + move.a)
    if lacking is not None:
        return lacking
    box = s.setup.box
    nation = s.nations[seat]
    place = nation.at(move.b)
    if place == NOTHING:
        return Reason(f"You have no tile at {box.names[move.b]}.", "FOE-A2")
    tile = box.tiles[nation.tiles[place]]
    resource = box.craft_of[move.a]
    who = f"The {box.craftsman_names[move.a]} works where {_resource(s, resource)} is produced"
    if tile.back != VILLAGE or resource not in tile.makes:
        survey = reach.Survey(box, nation, NOTHING)
        is_united = any(place in places for _, places in survey.unions())
        merely = "; what is only delivered there does not count" if is_united else ""
        return Reason(f"{who}, not in {_tile_at(s, nation, place)}{merely}.", "FOE-A3" if merely else "FOE-A2")
    if nation.tokens[place] & WAR_BIT:
        return Reason(f"{_upper(_tile_at(s, nation, place))} is pillaged.", "FOE-A3")
    return Reason(f"{_upper(_tile_at(s, nation, place))} has a craftsman already.", "FOE-A3")


# -- adding ---------------------------------------------------------------------------------------------------------------


def _add(s: FoundersState, seat: int, move: Move) -> Reason:
    reason = _not_face_up(s, move.a)
    return reason if reason is not None else _space(s, seat, move)


def _not_face_up(s: FoundersState, tile: int) -> Reason | None:
    if tile in s.victory or any(tile in row for row in s.rows):
        return None
    return Reason(f"No {_name(s, tile)} lies face up.", "FOE-D1")


def _place(s: FoundersState, seat: int, move: Move) -> Reason:
    held = s.nations[seat].held
    if move.a != held:
        return Reason(f"You drew the {_name(s, held)}, and it must be placed now.", "FOE-D8")
    return _space(s, seat, move)


def _space(s: FoundersState, seat: int, move: Move) -> Reason:
    """Why a tile that may be laid cannot be laid on that space."""
    box = s.setup.box
    nation = s.nations[seat]
    place = nation.at(move.b)
    name = box.names[move.b]
    survey = reach.Survey(box, nation, s.bought)
    if move.verb == "swap":
        if place == NOTHING:
            return Reason(f"No tile of yours lies on {name}: there is nothing to swap.", "FOE-D9")
        return _hungry(s, survey, survey.free + place, move.a, name)
    if place != NOTHING:
        return Reason(f"{_upper(_tile_at(s, nation, place))} lies there: it can only be swapped.", "FOE-D2")
    if move.b not in survey.spaces:
        return Reason(f"Space {name} shares no side with a tile of your nation.", "FOE-D2")
    return _hungry(s, survey, survey.spaces.index(move.b), move.a, name)


def _hungry(s: FoundersState, survey: reach.Survey, number: int, tile: int, name: str) -> Reason:
    """What a space does not give to a tile, and why not."""
    box = s.setup.box
    nation = survey.nation
    lacking = survey.missing(number, tile)
    need = lacking[0]
    words = _listed([_resource(s, other) for other in lacking])
    has = "have" if len(lacking) > 1 else "has"
    start = (
        f"The {_name(s, tile)} {has} no {words} at {name}"
        if len(lacking) == 1
        else f"The {_name(s, tile)} lacks {words} at {name}"
    )
    if survey.once[number] >> need & 1:
        return Reason(f"{start}: {_spent(s, survey, number, tile, need)}.", "FOE-D4")
    own = NOTHING if number < survey.free else number - survey.free
    if own != NOTHING and not nation.tokens[own] and box.made_by[nation.tiles[own]] >> need & 1:
        return Reason(f"{start}: {_tile_at(s, nation, own)} leaves, and does not serve its successor.", "FOE-D9")
    for place in survey.around(number):
        on = nation.tokens[place]
        if on and box.made_by[nation.tiles[place]] >> need & 1:
            why, rule = _idle(on)
            return Reason(f"{start}: {_tile_at(s, nation, place)} {why}.", rule)
    for place in range(len(nation.tiles)):
        if place != own and not nation.tokens[place] and box.made_by[nation.tiles[place]] >> need & 1:
            return Reason(f"{start}: {_tile_at(s, nation, place)} lies out of reach, and no carriage brings it.", "FOE-D3")
    return Reason(f"{start}: no tile of yours produces it.", "FOE-D3")


def _idle(on: int) -> tuple[str, str]:
    """Why a tile with these tokens produces nothing, and the rule."""
    if on & WAR_BIT:
        return "is pillaged", "FOE-W2"
    if on >> CRAFT_SHIFT:
        return "has a craftsman and produces nothing", "FOE-A2"
    return "has a coin and produces nothing this turn", "FOE-M5"


def _spent(s: FoundersState, survey: reach.Survey, number: int, tile: int, need: int) -> str:
    """The producers that could give what is missing all give something else."""
    box = s.setup.box
    needs = box.tiles[tile].needs
    producers = survey.producers(number)
    for other, index in enumerate(survey.match(number, tile)):
        if index != NOTHING and producers[index].makes >> need & 1:
            producer = producers[index]
            giver = "what you bought" if producer.place == reach.BOUGHT else _tile_at(s, survey.nation, producer.place)
            if needs[other] == need:
                return f"{giver} gives it only once"
            return f"{giver} gives {_resource(s, needs[other])} already, and not both"
    raise AssertionError("what is around and missing is given to another need")


def _draw(s: FoundersState, seat: int, move: Move) -> Reason:
    if not s.stacks[NATURE].size:
        return Reason("The nature stack is empty.", "FOE-D8")
    return Reason("A face-up tile can be added, so no tile is drawn.", "FOE-D8")


def _leave(s: FoundersState, seat: int, move: Move) -> Reason:
    if s.stacks[NATURE].size and s.setup.box.draw_nature in s.options(seat):
        return Reason("No face-up tile fits, so a nature tile must be drawn.", "FOE-D8")
    return Reason("A tile can be added, so it must be.", "FOE-D1")


REASONS: Final[dict[tuple[str, str], Callable[[FoundersState, int, Move], Reason]]] = {
    ("take nature", "take"): _take,
    ("settle", "settle"): _settle,
    ("open", "open"): _open,
    ("play token", "pillage"): _pillage,
    ("play token", "buy"): _buy,
    ("play token", "unite"): _unite,
    ("play token", "employ"): _employ,
    ("last craftsmen", "employ"): _employ,
    ("add tile", "add"): _add,
    ("add tile", "swap"): _add,
    ("add tile", "draw"): _draw,
    ("add tile", "leave"): _leave,
    ("place drawn", "add"): _place,
    ("place drawn", "swap"): _place,
}
"""By what is asked and the verb that was tried."""


# -- things pointed at ----------------------------------------------------------------------------------------------------


def out_of_reach(s: FoundersState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
    """Tiles, tokens and resources stand in thousands of moves: they are answered for here, and so is a space for a tile."""
    frame = s.agenda[-1]
    kind, _, word = target.partition(":")
    tile = _tile_named(s, target)
    if frame.text in ("add tile", "place drawn") and (tile != NOTHING or target in s.setup.box.cell_named):
        return _laying_target(s, seat, chosen, target)
    if kind == "resource" or target == f"token:{TOKENS[COIN]}":
        kinds = [other.partition(":")[0] for other in chosen]
        wanted = [other for other in (*chosen, target) if other.startswith("resource:") and not _is_open(s, seat, other)]
        if wanted and not any(seller in COLOURS for seller in kinds):
            return Reason("A resource is chosen after the tile that it is bought from.", "FOE-M2")
    if _is_open(s, seat, target):
        return None  # what does not go with the chosen things is refused as the move that would join them
    if kind == "token":
        return _token_target(s, seat, word)
    if tile != NOTHING and frame.text == "take nature":
        return Reason(f"No {_name(s, tile)} is left to take.", "FOE-S2")
    return Reason(ASKS[frame.text], frame.rule) if tile != NOTHING else None


def _tile_named(s: FoundersState, target: str) -> int:
    return next((tile.index for tile in s.setup.box.tiles if tile.id == target), NOTHING)


def _is_open(s: FoundersState, seat: int, *targets: str) -> bool:
    """Whether some option has all of these."""
    return any(set(targets).issubset(move.targets) for move in s.options(seat))


def _token_target(s: FoundersState, seat: int, word: str) -> Reason:
    box = s.setup.box
    frame = s.agenda[-1]
    known = (*TOKENS[:CRAFTSMAN], *box.craftsmen)
    if word not in known or frame.text not in ("play token", "last craftsmen"):
        return Reason("Tokens are played right after a tile is opened, one a turn.", "FOE-K1")
    token = known.index(word)
    lacking = _no_token(s, seat, token)
    if lacking is not None:
        return lacking
    if token == WAR:
        return Reason("Every unprotected tile of your opponents is pillaged already.", "FOE-W4")
    if token == COIN:
        return Reason("No tile of your opponents produces anything that could be bought.", "FOE-M3")
    if token == CARRIAGE:
        return Reason("A carriage needs a block of four tiles without one.", "FOE-G1")
    resource = _resource(s, box.craft_of[token - CRAFTSMAN])
    name = box.craftsman_names[token - CRAFTSMAN]
    return Reason(f"No village tile of yours produces {resource}, so the {name} finds no work.", "FOE-A2")


def _laying_target(s: FoundersState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
    """A tile or a space. It takes the place of another of its kind, so it is held against those of the other kind alone, in
    whichever order they were pointed at. What fits nowhere, or where nothing fits, is refused for itself."""
    cells = s.setup.box.cell_named
    tile = _tile_named(s, target)
    others = [word for word in chosen if (word in cells if tile != NOTHING else _tile_named(s, word) != NOTHING)]
    if _is_open(s, seat, *others, target):
        return Reason(CHOOSABLE, s.agenda[-1].rule)
    if tile != NOTHING and not _is_open(s, seat, target):
        return _tile_target(s, seat, tile)
    for other in others:
        if not _is_open(s, seat, other, target):
            laid, space = (tile, other) if tile != NOTHING else (_tile_named(s, other), target)
            return _pair(s, seat, laid, cells[space])
    return None if others else _space_target(s, seat, cells[target])


def _tile_target(s: FoundersState, seat: int, tile: int) -> Reason:
    """A tile that fits nowhere, or is not there."""
    nation = s.nations[seat]
    if nation.held != NOTHING:
        return Reason(f"You drew the {_name(s, nation.held)}, and it must be placed now.", "FOE-D8")
    reason = _not_face_up(s, tile)
    if reason is not None:
        return reason
    words = _listed([_resource(s, need) for need in reach.Survey(s.setup.box, nation, s.bought).least_missing(tile)])
    return Reason(f"The {_name(s, tile)} fits nowhere: at best it lacks {words}.", "FOE-D3")


def _space_target(s: FoundersState, seat: int, space: int) -> Reason:
    """A space where nothing fits."""
    box = s.setup.box
    nation = s.nations[seat]
    if nation.held != NOTHING:
        return _pair(s, seat, nation.held, space)
    if nation.at(space) == NOTHING and space not in reach.Survey(box, nation, s.bought).spaces:
        return Reason(f"Space {box.names[space]} shares no side with a tile of your nation.", "FOE-D2")
    return Reason(f"Nothing that lies face up fits on {box.names[space]}.", "FOE-D3")


def _pair(s: FoundersState, seat: int, tile: int, space: int) -> Reason:
    """Why a tile cannot be laid on a space, by the verb that is for it."""
    box = s.setup.box
    family = box.add if s.nations[seat].at(space) == NOTHING else box.swap
    return refusal(s, seat, family.at(tile * box.cells + space))


def apart(s: FoundersState, chosen: tuple[str, ...], target: str) -> Reason:
    """A target that no move joins with those chosen, whichever of them came first."""
    kinds = {word.partition(":")[0]: word.partition(":")[2] for word in (*chosen, target)}
    is_abroad = any(colour in kinds for colour in COLOURS)
    token = kinds.get("token", "")
    if is_abroad and token == TOKENS[CARRIAGE]:
        return Reason("A carriage unites tiles of your own nation.", "FOE-G1")
    if is_abroad and token in s.setup.box.craftsmen:
        return Reason("A craftsman works in your own nation.", "FOE-A2")
    return Reason("No move joins this with what you have chosen.", s.agenda[-1].rule)
