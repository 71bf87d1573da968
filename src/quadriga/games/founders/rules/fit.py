"""FOE-D2 to D4, D9: why a tile does not fit on a space, in words; `reach` finds it out."""

from quadriga.games.founders.data.moves import LayTile
from quadriga.games.founders.data.terms import CRAFT_SHIFT, NOTHING, WAR_BIT
from quadriga.games.founders.rules.asking import tile_at, upper
from quadriga.games.founders.rules.reach import BOUGHT, Survey
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.phrases import listed
from quadriga.kernel.prompt import Reason


def refuse_space(s: FoundersState, seat: int, move: LayTile) -> Reason:
    """Why a tile that may be laid cannot be laid on that space."""
    box = s.setup.box
    nation = s.nations[seat]
    place = nation.at(move.space)
    name = box.names[move.space]
    if move.is_swap and place == NOTHING:
        return Reason(f"No tile of yours lies on {name}: there is nothing to swap.", "FOE-D9")
    if not move.is_swap and place != NOTHING:
        return Reason(f"{upper(tile_at(box, nation, place))} lies there: it can only be swapped.", "FOE-D2")
    survey = Survey(box, nation, s.bought)
    number = survey.number_of(move.space)
    return beyond(name) if number == NOTHING else _hungry(survey, number, move.tile, name)


def beyond(name: str) -> Reason:
    """Why nothing can be added on a space."""
    return Reason(f"Space {name} shares no side with a tile of your nation.", "FOE-D2")


def fits_nowhere(s: FoundersState, seat: int, tile: int) -> Reason:
    """What a tile lacks that no space feeds."""
    box = s.setup.box
    lacks = Survey(box, s.nations[seat], s.bought).least_missing(tile)
    words = listed([box.resource_names[need] for need in lacks])
    return Reason(f"The {box.tiles[tile].name} fits nowhere: at best it lacks {words}.", "FOE-D3")


def _hungry(survey: Survey, number: int, tile: int, name: str) -> Reason:
    """What a space does not give to a tile, and why not."""
    box = survey.box
    nation = survey.nation
    lacking = survey.missing(number, tile)
    need = lacking[0]
    words = listed([box.resource_names[other] for other in lacking])
    verb = "has no" if len(lacking) == 1 else "lacks"
    start = f"The {box.tiles[tile].name} {verb} {words} at {name}"
    if survey.once[number] >> need & 1:
        return Reason(f"{start}: {_spent(survey, number, tile, need)}.", "FOE-D4")
    own = NOTHING if number < survey.free else number - survey.free
    if own != NOTHING and not nation.tokens[own] and box.made_by[nation.tiles[own]] >> need & 1:
        return Reason(f"{start}: {tile_at(box, nation, own)} leaves, and does not serve its successor.", "FOE-D9")
    for place in survey.around(number):
        on = nation.tokens[place]
        if on and box.made_by[nation.tiles[place]] >> need & 1:
            why, rule = _idle(on)
            return Reason(f"{start}: {tile_at(box, nation, place)} {why}.", rule)
    for place in range(len(nation.tiles)):
        if place != own and not nation.tokens[place] and box.made_by[nation.tiles[place]] >> need & 1:
            return Reason(f"{start}: {tile_at(box, nation, place)} lies out of reach, and no carriage brings it.", "FOE-D3")
    return Reason(f"{start}: no tile of yours produces it.", "FOE-D3")


def _idle(on: int) -> tuple[str, str]:
    """Why a tile with these tokens produces nothing, and the rule."""
    if on & WAR_BIT:
        return "is pillaged", "FOE-W2"
    if on >> CRAFT_SHIFT:
        return "has a craftsman and produces nothing", "FOE-A2"
    return "has a coin and produces nothing this turn", "FOE-M5"


def _spent(survey: Survey, number: int, tile: int, need: int) -> str:
    """The producers that could give what is missing all give something else."""
    box = survey.box
    needs = box.tiles[tile].needs
    producers = survey.producers(number)
    for other, index in enumerate(survey.match(number, tile)):
        if index != NOTHING and producers[index].makes >> need & 1:
            producer = producers[index]
            giver = "what you bought" if producer.place == BOUGHT else tile_at(box, survey.nation, producer.place)
            if needs[other] == need:
                return f"{giver} gives it only once"
            return f"{giver} gives {box.resource_names[needs[other]]} already, and not both"
    raise AssertionError("what is around and missing is given to another need")
