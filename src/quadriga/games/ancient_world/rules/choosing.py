"""The action of a turn: place a citizen, attack a Titan, or pass (TAW-P, Z, B)."""

from typing import Final, final

from quadriga.games.ancient_world.data.moves import AttackTitan, BuildCard, Expand, Placement, Recruit, UseCard
from quadriga.games.ancient_world.data.terms import (
    ACTIONS,
    BUILD,
    CITIZENS,
    DRAFT,
    EMPTY,
    EXPAND,
    EXPLORE,
    GROW,
    LABOR,
    LEARN,
    NOBODY,
    PILES,
    PLAIN,
    REBUILD,
    RECRUIT,
    SKILLS,
)
from quadriga.games.ancient_world.rules.assault import refused_titan
from quadriga.games.ancient_world.rules.attacking import add_attacks, begin_attack
from quadriga.games.ancient_world.rules.building import add_builds, build, nothing_to_build, refused_build
from quadriga.games.ancient_world.rules.card_actions import can_do_card, refused_use, usable_cards, use_card
from quadriga.games.ancient_world.rules.expanding import add_expansions, expand, refused_expansion, refused_payment
from quadriga.games.ancient_world.rules.exploring import HOW_TO_EXPLORE, can_explore, offer_dramatists, refused_exploring
from quadriga.games.ancient_world.rules.growing import can_grow, grow, refused_growth
from quadriga.games.ancient_world.rules.learning import can_learn, learn, refused_learning
from quadriga.games.ancient_world.rules.placement import (
    covered,
    entrants,
    fee_due,
    fee_refused,
    is_covered,
    least_fee,
    least_skill,
    no_citizen,
    takes_any_skill,
    too_low,
)
from quadriga.games.ancient_world.rules.recruiting import (
    add_recruits,
    nobody_to_recruit,
    recruit,
    refused_recruit,
    refused_slot,
)
from quadriga.games.ancient_world.rules.repairing import rebuild
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE
from quadriga.kernel.targets import numbered


@final
class WhichAction(Question[AncientState]):
    """TAW-P1: one action a turn."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        city = s.cities[seat]
        out: list[Move] = [s.setup.box.pass_on]
        if city.home:
            add_placements(s, seat, city, out)
        add_attacks(s, seat, out)
        return out

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, Placement):
            place(s, seat, move)
        elif isinstance(move, AttackTitan):
            begin_attack(s, seat, move.pile)
        else:
            pass_on(s, seat)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        reason: Reason | None = None
        if isinstance(move, Placement):
            reason = refuse_placement(s, seat, move)
        elif isinstance(move, AttackTitan):
            reason = refused_titan(s, seat, move.pile)
        return reason or super().refuse(s, seat, move)

    def out_of_reach(self, s: AncientState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        """A thing alone by its best reason, after a citizen by that citizen's."""
        kind, _, word = target.partition(":")
        number = numbered(word)
        bit = _citizen(chosen)
        if kind == "citizen" and 1 <= number <= SKILLS:
            return no_citizen(s, seat, number - 1)
        if kind == "action" and word in ACTIONS:
            return _refused_entry(s, seat, ACTIONS.index(word), bit)
        if kind == "titan" and 1 <= number <= PILES and not chosen:
            return refused_titan(s, seat, number - 1)
        if kind == "army" and not chosen and number:
            return Reason("titan-or-citizen-first", "TAW-P1")
        return _refused_card(s, seat, kind, word, bit)

    def apart(self, s: AncientState, chosen: tuple[str, ...], target: str) -> Reason:
        """A thing that has nothing to do with what was chosen."""
        kind = target.partition(":")[0]
        if kind in ("row", "stored"):
            return Reason("for-build", "TAW-B2")
        if kind in ("military", "army"):
            return Reason("for-recruit", "TAW-B7")
        if kind == "titan" or (kind == "citizen" and chosen and chosen[0].startswith("titan:")):
            return Reason("for-armies", "TAW-T1")
        return super().apart(s, chosen, target)


def add_placements(s: AncientState, seat: int, city: City, out: list[Move]) -> None:
    """TAW-Z1 to Z5: every citizen at home with every action that it may enter and that can be carried out."""
    box = s.setup.box
    for action in PLAIN:
        if not is_covered(s, action) and can_do_plain(s, city, action):
            out.extend(box.place[action * CITIZENS + entrants(s, city, action)])
    add_expansions(s, city, out)
    add_builds(s, city, out)
    add_recruits(s, city, out)
    for card in usable_cards(city):
        if can_do_card(s, seat, card):
            out.extend(box.use[card * CITIZENS + city.home])


def can_do_plain(s: AncientState, city: City, action: int) -> bool:
    """TAW-Z5: whether an action that takes nothing else to name can be carried out now, if it is not covered."""
    if action == LEARN:
        return can_learn(s, city)
    if action == EXPLORE:
        return can_explore(s)
    if action == GROW:
        return can_grow(s, city)
    return True


def place(s: AncientState, seat: int, move: Placement) -> None:
    """The citizen goes to the action or the card, which is done at once."""
    bit, action = move.citizen, move.action
    if isinstance(move, UseCard):
        use_card(s, seat, bit, move.card)
        return
    city = s.cities[seat]
    city.home &= ~(1 << bit)
    fee = 0
    skills = s.skills[action]
    if takes_any_skill(action) and skills and not skills >> bit & 1:
        fee = s.setup.box.fee
        city.coins -= fee  # TAW-Z6: before the price
    s.places[action] = (*s.places[action], seat * 8 + bit)
    s.skills[action] = skills | 1 << bit
    if isinstance(move, BuildCard):
        build(s, seat, move, fee)
    elif isinstance(move, Recruit):
        recruit(s, seat, move, fee)
    elif isinstance(move, Expand):
        expand(s, seat, bit, move.payment)
    else:
        do_plain(s, seat, bit, action)


def do_plain(s: AncientState, seat: int, bit: int, action: int) -> None:
    """The actions that take nothing else to name."""
    if action == LABOR:
        labor(s, seat, bit)
    elif action == DRAFT:
        draft(s, seat, bit)
    elif action == LEARN:
        learn(s, seat, bit)
    elif action == REBUILD:
        rebuild(s, seat, bit)
    elif action == GROW:
        grow(s, seat, bit)
    else:
        assert action == EXPLORE
        report.exploring_begun(s, seat, bit)
        s.agenda.append(HOW_TO_EXPLORE)


def labor(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B1."""
    coins = s.setup.box.labor_coins
    s.cities[seat].coins += coins
    report.labored(s, seat, bit, coins)
    settle(s)


def draft(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B3: a sword for each citizen on the action, this one included; a second placement adds its own."""
    city = s.cities[seat]
    swords = len(s.places[DRAFT])
    city.draft += swords
    report.drafted(s, seat, bit, swords)
    settle(s)


def pass_on(s: AncientState, seat: int) -> None:
    """TAW-P1a, P2, K14."""
    is_first = True
    for city in s.cities:
        if city.has_passed:
            is_first = False
    s.cities[seat].has_passed = True
    report.turn_passed(s, seat, is_first)
    if is_first:
        offer_dramatists(s, seat)
    settle(s)


# -- why not --------------------------------------------------------------------------------------------------------------


def refuse_placement(s: AncientState, seat: int, move: Placement) -> Reason | None:
    """TAW-Z1 to Z6: why a citizen cannot be placed so."""
    bit, action = move.citizen, move.action
    if isinstance(move, UseCard):
        return refused_use(s, seat, move.card) or no_citizen(s, seat, bit)
    shut = covered(s, action) or no_citizen(s, seat, bit) or too_low(s, seat, action, bit)
    if shut is not None:
        return shut
    fee = fee_due(s, action, bit)
    if isinstance(move, BuildCard):
        return refused_build(s, seat, move.card, move.is_stored, move.is_by_crane, fee)
    if isinstance(move, Recruit):
        return refused_recruit(s, seat, move.card, fee) or refused_slot(s, seat, move.slot)
    if isinstance(move, Expand):
        return refused_payment(s, seat, move.payment)
    return refused_deed(s, seat, action)


def refused_action(s: AncientState, seat: int, action: int) -> Reason | None:
    """Why no citizen of the seat can be placed on an action."""
    shut = covered(s, action)
    if shut is not None:
        return shut
    city = s.cities[seat]
    if not city.home:
        return Reason("nobody-home", "TAW-Z1")
    if not entrants(s, city, action):
        there, best = least_skill(s, action) - 1, city.home.bit_length()
        return Reason("nobody-skilled", "TAW-Z1", action=ACTIONS[action], there=there, best=best)
    return refused_deed(s, seat, action)


def refused_deed(s: AncientState, seat: int, action: int) -> Reason | None:
    """TAW-Z5: why an action cannot be carried out, whoever is placed there."""
    city = s.cities[seat]
    if action == BUILD:
        return nothing_to_build(s, city, least_fee(s, city, BUILD))
    if action == EXPAND:
        return refused_expansion(s, city)
    if action == LEARN:
        return refused_learning(s, city)
    if action == RECRUIT:
        return nobody_to_recruit(s, city, least_fee(s, city, RECRUIT))
    if action == EXPLORE:
        return refused_exploring(s)
    if action == GROW:
        return refused_growth(s, city)
    return None


def can_with_fee(s: AncientState, city: City, action: int) -> bool:
    """TAW-Z2: whether Build or Recruit can be carried out by a citizen that pays the fee."""
    fee = s.setup.box.fee
    if city.coins < fee:
        return False
    refused = nothing_to_build(s, city, fee) if action == BUILD else nobody_to_recruit(s, city, fee)
    return refused is None


def _citizen(chosen: tuple[str, ...]) -> int:
    """The citizen among the things chosen, as a bit; NOBODY if there is none."""
    for target in chosen:
        kind, _, word = target.partition(":")
        if kind == "citizen" and 1 <= numbered(word) <= SKILLS:
            return numbered(word) - 1
    return NOBODY


def _refused_entry(s: AncientState, seat: int, action: int, bit: int) -> Reason | None:
    if bit == NOBODY:
        return refused_action(s, seat, action)
    city = s.cities[seat]
    shut = covered(s, action) or too_low(s, seat, action, bit) or refused_deed(s, seat, action)
    if shut is not None or not fee_due(s, action, bit):
        return shut
    return None if can_with_fee(s, city, action) else fee_refused(s, city, action, bit)


def _refused_card(s: AncientState, seat: int, kind: str, word: str, bit: int) -> Reason | None:
    """A card of a row, the store or the city, whichever citizen it is for; with a citizen chosen, with its fee."""
    box = s.setup.box
    city = s.cities[seat]
    if kind == "military" and word in box.military_of:
        fee = 0 if bit == NOBODY else fee_due(s, RECRUIT, bit)
        return refused_recruit(s, seat, box.military_of[word], fee) or refused_action(s, seat, RECRUIT)
    card = box.empire_of.get(word)
    if card is None:
        return None
    if kind == "card":
        return refused_use(s, seat, card) or (None if city.home else refused_action(s, seat, BUILD))
    if kind in ("row", "stored"):
        fee = 0 if bit == NOBODY else fee_due(s, BUILD, bit)
        by_crane = refused_build(s, seat, card, kind == "stored", True, fee) if box.crane != EMPTY else None
        refused = refused_build(s, seat, card, kind == "stored", False, fee)
        if refused is None or (box.crane != EMPTY and by_crane is None):
            return refused_action(s, seat, BUILD)
        return refused
    return None


WHICH_ACTION: Final = WhichAction("choose", "TAW-P1")
