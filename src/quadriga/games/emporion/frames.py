"""The rules of Emporion as frames, in the order of the rulebook: set-up, the Action, the Expedition, the end of the turn.

A frame is a pending decision; it exists once and is shared. Pushing a frame asks a question, popping it answers it. Only frames
and what they call change an `EmporionState`: the set-up stands in `founding`, additions in `adding`,
what an expedition moves in `sailing`. When the agenda of a
turn is empty, nothing is left of its Action: then `proceed` does what comes at the end of the turn.
"""

from typing import Final, final

from quadriga.games.emporion import events as tell
from quadriga.games.emporion import scoring
from quadriga.games.emporion.adding import (
    action_id,
    add_additions,
    add_card,
    allowed_actions,
    counter_id,
    free_drachma,
    move_counter,
)
from quadriga.games.emporion.box import DEVELOPMENT, EMPTY, EXPEDITION, HISTORY, NOBODY, PORT, RESERVE, START
from quadriga.games.emporion.founding import ChooseCounter, DrawCard, DrawLots, LayPort, TakeStart
from quadriga.games.emporion.sailing import add_sailings, is_expedition_due, send, splits
from quadriga.games.emporion.scoring import BY_HISTORY, ENDINGS, NOT_YET
from quadriga.games.emporion.state import EmporionState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import ChanceFrame, Frame

# -- set-up ---------------------------------------------------------------------------------------------------------------


def set_up(s: EmporionState) -> None:
    """EMP-S1 to S9: what has to be drawn and decided before the first turn, the last of it lowest."""
    s.agenda.append(CHOOSE_ACTION)
    if s.setup.has_own_counters:
        s.agenda.append(CHOOSE_COUNTER)
    s.agenda.extend([TAKE_START, LAY_PORT])
    if s.setup.first == NOBODY:
        s.agenda.append(LOTS)
    else:
        s.turn = s.setup.first


# -- the Action -----------------------------------------------------------------------------------------------------------


@final
class ChooseAction(Frame[EmporionState]):
    """EMP-A1 to A4: an Action that the counter may move to and that can be carried out; if there is none, a reserved card is
    removed from the game, and without one the turn is passed."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        box = s.setup.box
        realm = s.realms[seat]
        allowed = allowed_actions(s, seat)
        out: list[Move] = []
        add_additions(s, realm, allowed, out)
        if allowed >> EXPEDITION & 1 and realm.icons:
            add_sailings(s, realm.icons, out)
        if allowed >> RESERVE & 1 and len(realm.reserved) < box.drachmas:
            port = s.port
            for place in range(PORT):
                if port[place] != EMPTY:
                    out.append(box.reserve[place])
        if not out:
            reserved = realm.reserved
            for place in range(len(reserved)):
                if reserved[place] not in reserved[:place]:
                    out.append(box.discard[reserved[place]])
            if not out:
                out.append(box.pass_on)
        return out

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        verb = move.verb
        s.agenda.pop()
        if verb == "sail":
            sail(s, seat, move)
        elif verb == "reserve":
            reserve(s, seat, move)
        elif verb == "discard":
            discard(s, seat, move)
        elif verb == "pass":
            if s.heard is not None:
                s.heard.append(tell.TurnPassed(seat=seat))
            proceed(s)
        else:
            add_card(s, seat, move)
            give_back(s)


def reserve(s: EmporionState, seat: int, move: Move) -> None:
    """EMP-R1, R2: a card of the Port comes to the Realm with a drachma on it, and the History pile refills its place."""
    realm = s.realms[seat]
    card = s.port[move.a]
    s.port[move.a] = EMPTY
    realm.reserved = (*realm.reserved, card)
    left = move_counter(s, seat, RESERVE)
    if s.heard is not None:
        s.heard.append(
            tell.CardReserved(
                seat=seat,
                card=s.setup.box.cards[card].id,
                place=move.a + 1,
                counter=counter_id(s, seat),
                left=action_id(left),
            )
        )
    refill(s, 1, 0)


def discard(s: EmporionState, seat: int, move: Move) -> None:
    """EMP-A4: out of the game; the drachma comes back, and the counter stays."""
    free_drachma(s.realms[seat], move.a)
    s.gone = (*s.gone, move.a)
    if s.heard is not None:
        s.heard.append(tell.CardDiscarded(seat=seat, card=s.setup.box.cards[move.a].id))
    proceed(s)


# -- used Spoils ----------------------------------------------------------------------------------------------------------


def give_back(s: EmporionState) -> None:
    """EMP-P2, D7: used Spoils go under the pile one by one; chance says which, as long as there are two lots to choose from."""
    spoils = s.realms[s.turn].spoils
    while s.spoils_owed:
        if spoils[START] and spoils[HISTORY]:
            s.agenda.append(RETURN_SPOILS)
            return
        put_under(s, START if spoils[START] else HISTORY)
    proceed(s)


def put_under(s: EmporionState, lot: int) -> None:
    """One of the Spoils of the acting seat."""
    s.realms[s.turn].spoils[lot] -= 1
    s.spoils_owed -= 1
    s.pile.put_under(lot)


@final
class ReturnSpoils(ChanceFrame[EmporionState]):
    """EMP-D7: any of the Spoils in the Realm, each as likely as the others."""

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.give_back.copy()

    def weights(self, s: EmporionState) -> list[int]:
        return s.realms[s.turn].spoils.copy()

    def pick(self, s: EmporionState, rng: Rng) -> Move:
        spoils = s.realms[s.turn].spoils
        return s.setup.box.give_back[START if rng.below(spoils[START] + spoils[HISTORY]) < spoils[START] else HISTORY]

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        s.agenda.pop()
        owner = s.turn
        spoils = s.realms[owner].spoils
        owed, starts = s.spoils_owed, spoils[START]
        put_under(s, move.a)
        while s.spoils_owed and not (spoils[START] and spoils[HISTORY]):
            put_under(s, START if spoils[START] else HISTORY)
        if s.heard is not None:
            s.heard.append(
                tell.SpoilsReturned(seat=owner, count=owed - s.spoils_owed, start=starts - spoils[START]),
            )
        give_back(s)


# -- Expedition -----------------------------------------------------------------------------------------------------------


def sail(s: EmporionState, seat: int, move: Move) -> None:
    """EMP-X1, X2: cards go to the Polis; then the split of the refill is asked for, if there is more than one."""
    box = s.setup.box
    left = move_counter(s, seat, EXPEDITION)
    places = send(s, move.a)
    s.spoils_due = move.b
    if s.heard is not None:
        s.heard.append(
            tell.ExpeditionSent(
                seat=seat,
                cards=tuple([box.cards[card].id for _, card in places]),
                places=tuple([place + 1 for place, _ in places]),
                counter=counter_id(s, seat),
                left=action_id(left),
            )
        )
    if move.b == 1:
        refill(s, 1, 0)
        return
    least, most = splits(s, move.b)
    if least < most:
        s.agenda.append(SPLIT)
    elif least == most:
        refill(s, least, move.b - least)
    else:  # no split fits: what there is is taken
        development = min(s.unseen[DEVELOPMENT].size, move.b - 1)
        refill(s, move.b - development, development)


@final
class SplitRefill(Frame[EmporionState]):
    """EMP-X2: the player says how many of the new cards come from the History pile, before one is turned."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        least, most = splits(s, s.spoils_due)
        return s.setup.box.refill[least - 1 : most]

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.RefillSplit(seat=seat, history=move.a, development=s.spoils_due - move.a))
        refill(s, move.a, s.spoils_due - move.a)


def refill(s: EmporionState, history: int, development: int) -> None:
    """EMP-X4, E2: so many cards are due from each pile; what one does not have comes from the other, and what both do not have
    leaves the Port short. A card that was due from the History pile and not there makes this the last round."""
    history_has = s.history_left()
    development_has = s.unseen[DEVELOPMENT].size
    from_history = history if history < history_has else history_has
    from_development = development if development < development_has else development_has
    history_lacks = history - from_history
    development_lacks = development - from_development
    if development_lacks:
        spare = history_has - from_history
        instead = development_lacks if development_lacks < spare else spare
        from_history += instead
        history_lacks += development_lacks - instead
    if history_lacks:
        spare = development_has - from_development
        from_development += history_lacks if history_lacks < spare else spare
        exhaust(s)
    for _ in range(from_development):
        s.agenda.append(TURN_UP_DEVELOPMENT)
    for _ in range(from_history):
        s.agenda.append(TURN_UP_HISTORY)
    if not s.agenda:
        proceed(s)


def exhaust(s: EmporionState) -> None:
    """EMP-E2: a card was due from the History pile and none was left: it counts as empty, and this is the last round."""
    if s.is_exhausted:
        return
    s.is_exhausted = True
    if s.heard is not None:
        s.heard.append(tell.PileExhausted(seat=s.turn))
    if s.ending == NOT_YET:
        s.ending = BY_HISTORY
        if s.heard is not None:
            s.heard.append(tell.LastRoundBegun(seat=s.turn, reason=ENDINGS[BY_HISTORY]))


@final
class TurnUp(DrawCard):
    """EMP-R2, X2, Y1: a card for an empty place of the Port."""

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        s.agenda.pop()
        place = self.lay(s, move.a)
        self.tell(s, s.turn, place, move)
        if not s.agenda:
            proceed(s)


def take_spoils(s: EmporionState) -> None:
    """EMP-X3: after the refill, one from the History pile for each card moved; one that is not there counts as due (EMP-E2)."""
    due = s.spoils_due
    left = s.history_left()
    number = due if due < left else left
    spoils = s.realms[s.turn].spoils
    for _ in range(number):
        spoils[s.pile.take()] += 1
    s.spoils_due = 0
    if number and s.heard is not None:
        s.heard.append(tell.SpoilsTaken(seat=s.turn, count=number))
    if number < due:
        exhaust(s)


# -- end of the turn and of the game --------------------------------------------------------------------------------------


def proceed(s: EmporionState) -> None:
    """The Action is carried out and the Port refilled: Spoils, the mandatory expedition if it is due, the next turn."""
    if s.spoils_due:
        take_spoils(s)
    if not s.has_sailed and is_expedition_due(s):
        sail_by_duty(s)
    else:
        end_turn(s)


def sail_by_duty(s: EmporionState) -> None:
    """EMP-Y1: the whole Port goes to the Polis; the refill is due from the History pile; no Spoils, once a turn."""
    s.has_sailed = True
    places = send(s, (1 << PORT) - 1)
    if s.heard is not None:
        cards = s.setup.box.cards
        s.heard.append(
            tell.MandatoryExpedition(
                seat=s.turn,
                cards=tuple([cards[card].id for _, card in places]),
                places=tuple([place + 1 for place, _ in places]),
            )
        )
    refill(s, PORT, 0)


def end_turn(s: EmporionState) -> None:
    """EMP-A0, E3: clockwise; the game ends after the turn of the player before the first player."""
    players = s.setup.players
    s.has_sailed = False
    s.turns += 1
    s.turn = (s.turn + 1) % players
    if s.ending == NOT_YET or s.turns % players:
        s.agenda.append(CHOOSE_ACTION)
    elif s.heard is not None:
        s.heard.append(tell.GameEnded(ending=ENDINGS[s.ending], scores=tuple(scoring.scores(s))))


LOTS: Final = DrawLots("lots", "EMP-S1")
LAY_PORT: Final = LayPort("lay port", "EMP-S3", True)
TAKE_START: Final = TakeStart("take start", "EMP-S4")
CHOOSE_COUNTER: Final = ChooseCounter("choose counter", "EMP-S9")
CHOOSE_ACTION: Final = ChooseAction("choose action", "EMP-A0")
RETURN_SPOILS: Final = ReturnSpoils("return spoils", "EMP-D7")
SPLIT: Final = SplitRefill("refill", "EMP-X2")
TURN_UP_HISTORY: Final = TurnUp("turn up history", "EMP-X2", True)
TURN_UP_DEVELOPMENT: Final = TurnUp("turn up development", "EMP-X2", False)

NAMED: Final[dict[str, Frame[EmporionState]]] = {
    frame.text: frame
    for frame in (
        LOTS,
        LAY_PORT,
        TAKE_START,
        CHOOSE_COUNTER,
        CHOOSE_ACTION,
        RETURN_SPOILS,
        SPLIT,
        TURN_UP_HISTORY,
        TURN_UP_DEVELOPMENT,
    )
}
"""Every frame by its text, for positions."""
