"""FOE-D2 to D4, D9: why a tile does not fit on a space, in words; `reach` finds it out."""

from quadriga.games.founders.data.moves import LayTile
from quadriga.games.founders.data.terms import CRAFT_SHIFT, NOTHING, WAR_BIT
from quadriga.games.founders.rules.asking import tile_at
from quadriga.games.founders.rules.reach import BOUGHT, Survey
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.message import Message


def refuse_space(s: FoundersState, seat: int, move: LayTile) -> Reason:
    """Why a tile that may be laid cannot be laid on that space."""
    box = s.setup.box
    nation = s.nations[seat]
    place = nation.at(move.space)
    name = box.names[move.space]
    if move.is_swap and place == NOTHING:
        return Reason("nothing-to-swap", "FOE-D9", space=name)
    if not move.is_swap and place != NOTHING:
        return Reason("only-by-swap", "FOE-D2", here=tile_at(box, nation, place))
    survey = Survey(box, nation, s.bought)
    number = survey.number_of(move.space)
    return beyond(name) if number == NOTHING else _unfed(survey, number, move.tile, name)


def beyond(name: str) -> Reason:
    """Why nothing can be added on a space."""
    return Reason("no-shared-side", "FOE-D2", space=name)


def fits_nowhere(s: FoundersState, seat: int, tile: int) -> Reason:
    """What a tile lacks that no space feeds."""
    box = s.setup.box
    lacks = Survey(box, s.nations[seat], s.bought).least_missing(tile)
    lacking = tuple([box.resource_ids[need] for need in lacks])
    return Reason("fits-nowhere", "FOE-D3", tile=box.ids[tile], lacking=lacking)


def _unfed(survey: Survey, number: int, tile: int, name: str) -> Reason:
    """What a space does not give to a tile, and why not."""
    box = survey.box
    lacking = survey.missing(number, tile)
    why, rule = _why(survey, number, tile, lacking[0])
    return Reason(
        "unfed", rule, tile=box.ids[tile], lacking=tuple([box.resource_ids[need] for need in lacking]), space=name, why=why
    )


def _why(survey: Survey, number: int, tile: int, need: int) -> tuple[Message, str]:
    """Why one need is not met, and the rule."""
    box = survey.box
    nation = survey.nation
    if survey.once[number] >> need & 1:
        return _spent(survey, number, tile, need), "FOE-D4"
    own = NOTHING if number < survey.free else number - survey.free
    if own != NOTHING and not nation.tokens[own] and box.made_by[nation.tiles[own]] >> need & 1:
        return Message("leaves", here=tile_at(box, nation, own)), "FOE-D9"
    for place in survey.around(number):
        on = nation.tokens[place]
        if on and box.made_by[nation.tiles[place]] >> need & 1:
            id, rule = _idle(on)
            return Message(id, here=tile_at(box, nation, place)), rule
    for place in range(len(nation.tiles)):
        if place != own and not nation.tokens[place] and box.made_by[nation.tiles[place]] >> need & 1:
            return Message("too-far", here=tile_at(box, nation, place)), "FOE-D3"
    return Message("nobody-makes-it"), "FOE-D3"


def _idle(on: int) -> tuple[str, str]:
    """What says why a tile with these tokens produces nothing, and the rule."""
    if on & WAR_BIT:
        return "idle-pillaged", "FOE-W2"
    if on >> CRAFT_SHIFT:
        return "idle-craftsman", "FOE-A2"
    return "idle-coin", "FOE-M5"


def _spent(survey: Survey, number: int, tile: int, need: int) -> Message:
    """The producers that could give what is missing all give something else."""
    box = survey.box
    needs = box.tiles[tile].needs
    producers = survey.producers(number)
    for other, index in enumerate(survey.match(number, tile)):
        if index != NOTHING and producers[index].makes >> need & 1:
            place = producers[index].place
            giver = Message("what-you-bought") if place == BOUGHT else tile_at(box, survey.nation, place)
            if needs[other] == need:
                return Message("gives-once", giver=giver)
            return Message("gives-other", giver=giver, resource=box.resource_ids[needs[other]])
    raise AssertionError("what is around and missing is given to another need")
