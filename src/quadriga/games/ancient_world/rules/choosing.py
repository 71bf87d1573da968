"""The action of a turn: place a citizen, attack a Titan, or pass (TAW-P, Z, B)."""

from typing import Final, final

from quadriga.games.ancient_world.data.box import (
    BUILD,
    CITIZENS,
    DRAFT,
    EXPAND,
    EXPLORE,
    GROW,
    LABOR,
    LEARN,
    ON_CARD,
    PLAIN,
    REBUILD,
    RECRUIT,
)
from quadriga.games.ancient_world.rules.agenda import ask, name
from quadriga.games.ancient_world.rules.attacking import add_attacks, begin_attack
from quadriga.games.ancient_world.rules.building import add_builds, build
from quadriga.games.ancient_world.rules.card_actions import use_card
from quadriga.games.ancient_world.rules.expanding import add_expansions, expand
from quadriga.games.ancient_world.rules.exploring import offer_dramatists
from quadriga.games.ancient_world.rules.growing import grow
from quadriga.games.ancient_world.rules.learning import learn
from quadriga.games.ancient_world.rules.placement import (
    can_do_card,
    can_do_plain,
    entrants,
    is_covered,
    takes_any_skill,
    usable_cards,
)
from quadriga.games.ancient_world.rules.recruiting import add_recruits, recruit
from quadriga.games.ancient_world.rules.repairing import rebuild
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import events as tell
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import Frame


@final
class Choose(Frame[AncientState]):
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
        verb = move.verb
        if verb == "place":
            place(s, seat, move)
        elif verb == "attack":
            begin_attack(s, seat, move.a)
        else:
            pass_on(s, seat)


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


def place(s: AncientState, seat: int, move: Move) -> None:
    """The citizen goes to the action or the card, which is done at once."""
    bit, thing, code = move.a & 7, move.a >> 3, move.b
    if code == ON_CARD:
        use_card(s, seat, bit, thing)
        return
    action = BUILD if code > ON_CARD else code
    city = s.cities[seat]
    city.home &= ~(1 << bit)
    fee = 0
    skills = s.skills[action]
    if takes_any_skill(action) and skills and not skills >> bit & 1:
        fee = s.setup.box.fee
        city.coins -= fee  # TAW-Z6: before the price
    s.places[action] = (*s.places[action], seat * 8 + bit)
    s.skills[action] = skills | 1 << bit
    if action == BUILD:
        build(s, seat, bit, thing, code, fee)
    elif action == RECRUIT:
        recruit(s, seat, bit, thing // s.setup.box.slots, thing % s.setup.box.slots, fee)
    elif action == EXPAND:
        expand(s, seat, bit, thing)
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
        if s.heard is not None:
            s.heard.append(tell.ExploringBegun(seat=seat, citizen=bit + 1))
        ask(s, "explore")


def labor(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B1."""
    coins = s.setup.box.labor_coins
    s.cities[seat].coins += coins
    if s.heard is not None:
        s.heard.append(tell.Labored(seat=seat, citizen=bit + 1, coins=coins))
    settle(s)


def draft(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B3: a sword for each citizen on the action, this one included; a second placement adds its own."""
    city = s.cities[seat]
    swords = len(s.places[DRAFT])
    city.draft += swords
    if s.heard is not None:
        s.heard.append(tell.Drafted(seat=seat, citizen=bit + 1, swords=swords, total=city.draft))
    settle(s)


def pass_on(s: AncientState, seat: int) -> None:
    """TAW-P1a, P2, K14."""
    is_first = True
    for city in s.cities:
        if city.has_passed:
            is_first = False
    s.cities[seat].has_passed = True
    if s.heard is not None:
        s.heard.append(tell.TurnPassed(seat=seat, is_first=is_first))
    if is_first:
        offer_dramatists(s, seat)
    settle(s)


CHOOSE: Final = name(Choose("choose", "TAW-P1"))
