"""Turns and rounds: who is next, the end of a round with its hunger, and how the next one is prepared (TAW-R, P, N, E).

All chapters call `settle` when they have done what they had to do: if no question is open then, the turn is over.
"""

from typing import Any, Final, final

from quadriga.games.ancient_world.data.moves import StarveCitizen
from quadriga.games.ancient_world.data.terms import ACTIONS, EMPTY, NOBODY, SKILLS
from quadriga.games.ancient_world.rules import scoring
from quadriga.games.ancient_world.rules.agenda import ask, name
from quadriga.games.ancient_world.state.decks import second_deck
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import Frame


def settle(s: AncientState) -> None:
    """Nothing is left to do at this place: if nothing is open at all, the turn is over."""
    if not s.agenda:
        next_turn(s)


def next_turn(s: AncientState) -> None:
    """TAW-P1, P2: clockwise, without those who have passed; when all have, the round is over."""
    players = s.setup.players
    seat = s.turn
    for _ in range(players):
        seat = seat + 1 if seat + 1 < players else 0
        if not s.cities[seat].has_passed:
            s.turn = seat
            ask(s, "choose")
            return
    end_round(s)


# -- phase 3: end of round ------------------------------------------------------------------------------------------------


def end_round(s: AncientState) -> None:
    """TAW-N1 to N4; after the last round nothing is collected, and the game ends with its hunger."""
    is_last = s.round == s.setup.box.rounds
    report.round_ended(s, is_last)
    for city in s.cities:
        if not is_last:
            city.coins += city.income
            city.knowledge += city.scholars
        armies = city.armies
        for number in range(len(armies)):
            army = armies[number]
            if army.on_name:
                armies[number] = army.with_coins(0, army.on_picture + army.on_name)
        city.home = city.citizens & ~city.starving
        city.workers = ()
        city.busy = 0
        city.draft = 0
        city.has_passed = False
    for action in range(len(ACTIONS)):
        s.places[action] = ()
        s.skills[action] = 0
    s.is_claimed = False
    if is_last:
        end_game(s)
    else:
        feed(s, first_to_feed(s))


def first_to_feed(s: AncientState) -> int:
    """TAW-N4a: in version 1 who began the round, since then who has the token, which may have changed hands in the round."""
    return s.holder if s.setup.hunger_from_token else s.first


def feed(s: AncientState, seat: int) -> None:
    """TAW-N4, N4a: from this seat on in turn order; where only some can eat, the owner is asked who starves."""
    players = s.setup.players
    first = first_to_feed(s)
    while True:
        city = s.cities[seat]
        hungry = city.hungry()
        if 0 < hungry < city.mouths():
            city.starving = 0
            city.home = city.citizens
            s.asked = seat
            s.due = hungry
            ask(s, "starve")
            return
        before = city.starving
        city.starving = city.citizens if hungry else 0
        city.home = city.citizens & ~city.starving
        if before or hungry:
            report.citizens_fed(s, seat)
        seat = seat + 1 if seat + 1 < players else 0
        if seat == first:
            break
    s.asked = NOBODY
    prepare(s)


@final
class Starve(Frame[AncientState]):
    """TAW-N4: the owner names those for whom there is no food, one by one."""

    def seats(self, s: AncientState) -> tuple[int, ...]:
        return ALONE[s.asked]

    def options(self, s: AncientState, seat: int) -> list[Move]:
        home = s.cities[seat].home
        starve = s.setup.box.starve
        return [starve[bit] for bit in range(SKILLS) if home >> bit & 1]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, StarveCitizen)
        city = s.cities[seat]
        city.home &= ~(1 << move.citizen)
        city.starving |= 1 << move.citizen
        s.due -= 1
        report.citizen_starved(s, seat, move.citizen)
        if s.due:
            return
        s.agenda.pop()
        following = seat + 1 if seat + 1 < s.setup.players else 0
        if following == first_to_feed(s):
            s.asked = NOBODY
            prepare(s)
        else:
            feed(s, following)

    def ask(self, view: Any) -> str:
        return f"There is not food for all: which citizen starves? {view.starving_due} to name."

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, StarveCitizen):
            if s.cities[seat].starving >> move.citizen & 1:
                return Reason(f"Your citizen {move.citizen + 1} starves already.", "TAW-N4")
            return Reason(f"You have no citizen of skill {move.citizen + 1}.", "TAW-N4")
        return super().refuse(s, seat, move)


# -- phase 1: prepare -----------------------------------------------------------------------------------------------------


def prepare(s: AncientState) -> None:
    """TAW-R1 to R3: the next round, its rows, and who begins it (TAW-B6)."""
    box = s.setup.box
    s.round += 1
    s.first = s.turn = s.holder
    left = [card for card in s.row if card > EMPTY]
    for card in left:
        s.deck.discard(card)
    if s.round == box.second_deck:
        s.deck = second_deck(box, s.deck)
    report.round_begun(s, left)
    s.row = [EMPTY] * box.row_size
    s.military_row = [card if card > EMPTY else EMPTY for card in s.military_row]
    ask(s, "choose")
    if s.military.size and EMPTY in s.military_row:
        ask(s, "fill military")
    if ensure_deck(s):
        ask(s, "fill empire")


def ensure_deck(s: AncientState) -> bool:
    """TAW-R2: a card is needed, so an empty deck is remade; whether there is one."""
    if s.deck.size:
        return True
    number = s.deck.remake()
    if number:
        report.deck_remade(s, number)
    return number > 0


# -- end of the game ------------------------------------------------------------------------------------------------------


def end_game(s: AncientState) -> None:
    """TAW-E1, E2: hunger is counted with what is damaged; then everything is repaired for the count."""
    box = s.setup.box
    for seat in range(s.setup.players):
        city = s.cities[seat]
        city.unfed = city.hungry()
        city.starving = 0
        city.home = city.citizens
        if city.unfed:
            report.citizens_unfed(s, seat)
        if city.damaged:
            report.cards_repaired(s, seat)
        for card in city.cards:
            if city.damaged >> card & 1:
                city.repair(box, card)
    report.game_ended(s, scoring.scores(s))


STARVE: Final = name(Starve("starve", "TAW-N4", "", "Say first which citizen starves."))
