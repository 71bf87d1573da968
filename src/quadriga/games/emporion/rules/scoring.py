"""What a Realm is worth, and how a game has ended: EMP-E1 to E8, R3."""

from quadriga.games.emporion.data.box import Box
from quadriga.games.emporion.data.terms import ENDINGS, GOODS, KINDS, NOT_YET, PRESTIGE
from quadriga.games.emporion.meta import META
from quadriga.games.emporion.state.realm import Realm
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.meta import Ending
from quadriga.kernel.score import Score
from quadriga.kernel.words.message import Message


def begin_last_round(s: EmporionState, seat: int, ending: int) -> None:
    """EMP-E1, E2: what comes first makes this round the last one."""
    if s.ending == NOT_YET:
        s.ending = ending
        report.last_round_begun(s, seat, ending)


def points_of(box: Box, realm: Realm) -> int:
    """EMP-E5 to E7, R3 for one Realm."""
    counts = realm.counts
    points = realm.printed + box.goods_worth[counts[GOODS]] + box.reserved_points * len(realm.reserved)
    for kind in range(len(KINDS)):
        points += realm.scores[kind] * counts[kind]
    return points


def scores(s: EmporionState) -> list[int]:
    """The points of each seat if the game ended now."""
    return [points_of(s.setup.box, realm) for realm in s.realms]


def tie_cards(box: Box, realm: Realm) -> int:
    """EMP-E8: Emporion cards."""
    return realm.cards.count(box.tie)


def sheet(s: EmporionState, seat: int) -> list[Score]:
    """The lines that add up to a seat's score."""
    box = s.setup.box
    realm = s.realms[seat]
    prestige = [box.cards[card] for card in realm.cards if box.kind_of[card] == PRESTIGE]
    named = tuple([Message("card-points", card=card.id, points=card.points) for card in prestige])
    worth = sum(card.points for card in prestige)
    goods = realm.counts[GOODS]
    held = tuple([box.ids[card] for card in realm.cards if box.kind_of[card] == GOODS])
    lines = [
        Score(worth, "EMP-E5", "sheet-prestige", cards=named),
        Score(box.goods_worth[goods], "EMP-E6", "sheet-goods", count=goods, cards=held),
    ]
    lines += _bonuses(box, realm)
    if realm.printed != worth:
        lines.append(Score(realm.printed - worth, "EMP-E5", "sheet-printed"))
    if realm.reserved:
        left = tuple([box.ids[card] for card in realm.reserved])
        lines.append(Score(box.reserved_points * len(left), "EMP-R3", "sheet-reserved", cards=left))
    lines.append(Score(0, "EMP-E8", "sheet-tie-cards", card=box.ids[box.tie], count=tie_cards(box, realm)))
    lines.append(Score(0, "EMP-E8", "sheet-tie", count=realm.counts[PRESTIGE] + goods))
    return lines


def _bonuses(box: Box, realm: Realm) -> list[Score]:
    """EMP-E7: a line for each kind that is counted, so that the sheets of all Realms have the same lines."""
    lines: list[Score] = []
    for kind, count in enumerate(realm.counts):
        cards: list[Message] = []
        for index in sorted(set(realm.cards)):
            card = box.cards[index]
            if card.scores[kind]:
                copies = realm.cards.count(index)
                cards.append(Message("multiplied", copies=copies, card=card.id, points=card.scores[kind]))
        if cards:
            points = realm.scores[kind] * count
            lines.append(Score(points, "EMP-E7", "sheet-multipliers", kind=KINDS[kind], cards=tuple(cards), count=count))
    return lines


def ending(s: EmporionState) -> Ending:
    """EMP-E1, E2: what came first has made the round the last one."""
    return META.ending(ENDINGS[s.ending])


def standings(s: EmporionState) -> list[tuple[int, ...]]:
    """EMP-E5, E8: most points, then most Emporion cards, then most Prestige and Goods; still equal shares the place."""
    box = s.setup.box
    return [(points_of(box, realm), tie_cards(box, realm), realm.counts[PRESTIGE] + realm.counts[GOODS]) for realm in s.realms]
