"""Turns and rounds: who is next, the end of a round with its hunger, and how the next one is prepared (TAW-R, P, N, E).

All chapters call `settle` when they have done what they had to do: if no question is open then, the turn is over.
"""

from typing import Any, Final, final

from quadriga.games.ancient_world.data.moves import DrawCard, StarveCitizen
from quadriga.games.ancient_world.data.terms import ACTIONS, EMPTY, NOBODY, SKILLS
from quadriga.games.ancient_world.rules import scoring
from quadriga.games.ancient_world.state.decks import second_deck
from quadriga.games.ancient_world.state.state import AncientSetup, AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import ALONE, seat_name
from quadriga.kernel.words.message import Message


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
            s.agenda.append(s.setup.turn)
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
            s.agenda.append(WHO_STARVES)
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
class WhoStarves(Question[AncientState]):
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

    def ask(self, view: Any) -> Message:
        return Message(self.asks, due=view.starving_due)

    def refuse(self, s: AncientState, seat: int, move: Move) -> Reason:
        if isinstance(move, StarveCitizen):
            if s.cities[seat].starving >> move.citizen & 1:
                return Reason("starves-already", "TAW-N4", citizen=move.citizen + 1)
            return Reason("no-citizen", "TAW-N4", citizen=move.citizen + 1)
        return super().refuse(s, seat, move)

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        if s.asked == NOBODY:
            found.append(("asked", "say who is asked (TAW-N4)"))
        elif not 0 < s.due <= s.cities[s.asked].home.bit_count():
            found.append(("due", f"{seat_name(s.asked)} has not so many citizens to name (TAW-N4)"))
        if s.round >= s.setup.box.rounds:
            found.append(("round", "after the last round nobody is asked who starves (TAW-N4)"))
        if any(s.places) or any(city.workers for city in s.cities):
            found.append(("actions", "citizens come home before they eat (TAW-N3)"))
        return found


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
    s.agenda.append(s.setup.turn)
    if s.military.size and EMPTY in s.military_row:
        s.agenda.append(FILL_MILITARY)
    if ensure_deck(s):
        s.agenda.append(FILL_EMPIRE)


def ensure_deck(s: AncientState) -> bool:
    """TAW-R2: a card is needed, so an empty deck is remade; whether there is one."""
    if s.deck.size:
        return True
    number = s.deck.remake()
    if number:
        report.deck_remade(s, number)
    return number > 0


class DrawEmpire(Draw[AncientState]):
    """The top card of the Empire deck, which is not empty while this is asked."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        draw = s.setup.box.draw_empire
        return [draw[card] for card in s.deck.candidates()]

    def weights(self, s: AncientState) -> list[int]:
        return s.deck.weights()

    def pick(self, s: AncientState, rng: Rng) -> Move:
        return s.setup.box.draw_empire[s.deck.pick(rng)]


@final
class FillEmpire(DrawEmpire):
    """TAW-S3, R2: a card for each place of the row, as long as there are any."""

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        place = s.row.index(EMPTY)
        s.row[place] = move.card
        s.deck.draw(move.card)
        report.empire_card_laid(s, move.card, place)
        if EMPTY not in s.row or not ensure_deck(s):
            s.agenda.pop()

    def stands_on(self, below: Question[AncientState] | None, setup: AncientSetup) -> bool:
        return below is setup.turn or below is FILL_MILITARY

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if EMPTY not in s.row or not s.deck.size or s.agenda.count(self) > 1:
            return [("row", "there is nothing to fill (TAW-R2)")]
        return []


@final
class FillMilitary(Draw[AncientState]):
    """TAW-S3, R3: a card for each empty place of the row, as long as there are any."""

    def options(self, s: AncientState, seat: int) -> list[Move]:
        draw = s.setup.box.draw_military
        return [draw[card] for card in s.military.candidates()]

    def weights(self, s: AncientState) -> list[int]:
        return s.military.weights()

    def pick(self, s: AncientState, rng: Rng) -> Move:
        return s.setup.box.draw_military[s.military.pick(rng)]

    def play(self, s: AncientState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        place = s.military_row.index(EMPTY)
        s.military_row[place] = move.card
        s.military.draw(move.card)
        report.military_card_laid(s, move.card, place)
        if EMPTY not in s.military_row or not s.military.size:
            s.agenda.pop()

    def stands_on(self, below: Question[AncientState] | None, setup: AncientSetup) -> bool:
        return below is setup.turn or below is FILL_EMPIRE

    def faults(self, s: AncientState) -> list[tuple[str, str]]:
        if EMPTY not in s.military_row or not s.military.size or s.agenda.count(self) > 1:
            return [("military", "there is nothing to fill (TAW-R3)")]
        return []


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


WHO_STARVES: Final = WhoStarves("starve", "TAW-N4")
FILL_EMPIRE: Final = FillEmpire("fill empire", "TAW-R2")
FILL_MILITARY: Final = FillMilitary("fill military", "TAW-R3")
