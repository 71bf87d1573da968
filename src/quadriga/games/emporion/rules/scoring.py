"""What a Realm is worth, and how a game has ended: EMP-E1 to E8, R3."""

from quadriga.games.emporion.data.box import Box
from quadriga.games.emporion.data.terms import ENDINGS, GOODS, KINDS, NOT_YET, PRESTIGE
from quadriga.games.emporion.meta import META
from quadriga.games.emporion.state.realm import Realm
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.meta import Ending
from quadriga.kernel.outcome import Line
from quadriga.kernel.phrases import counted


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


def sheet(s: EmporionState, seat: int) -> tuple[Line, ...]:
    """The lines that add up to a seat's score."""
    box = s.setup.box
    realm = s.realms[seat]
    prestige = [box.cards[card] for card in realm.cards if box.kind_of[card] == PRESTIGE]
    names = ", ".join([f"{card.name} {card.points}" for card in prestige])
    lines = [Line(f"Prestige: {names or 'none'}", "EMP-E5", sum(card.points for card in prestige))]
    goods = realm.counts[GOODS]
    held = ", ".join([box.cards[card].name for card in realm.cards if box.kind_of[card] == GOODS])
    lines.append(Line(f"Goods: {f'{goods} ({held})' if goods else 'none'}", "EMP-E6", box.goods_worth[goods]))
    lines += _bonuses(box, realm)
    printed = realm.printed - sum(card.points for card in prestige)
    if printed:
        lines.append(Line("Printed on other cards", "EMP-E5", printed))
    if realm.reserved:
        left = ", ".join([box.cards[card].name for card in realm.reserved])
        lines.append(Line(f"Reserved and not added: {left}", "EMP-R3", box.reserved_points * len(realm.reserved)))
    lines.append(Line(f"{box.cards[box.tie].name} cards for a tie: {tie_cards(box, realm)}", "EMP-E8", 0))
    lines.append(Line(f"Prestige and Goods for a tie: {realm.counts[PRESTIGE] + goods}", "EMP-E8", 0))
    return tuple(lines)


def _bonuses(box: Box, realm: Realm) -> list[Line]:
    """EMP-E7: a line for each kind that is counted, so that the sheets of all Realms have the same lines."""
    lines: list[Line] = []
    for kind, count in enumerate(realm.counts):
        parts: list[str] = []
        for index in sorted(set(realm.cards)):
            card = box.cards[index]
            if card.scores[kind]:
                copies = realm.cards.count(index)
                parts.append(f"{f'{copies} ' if copies > 1 else ''}{card.name} ×{card.scores[kind]}")
        if parts:
            label = f"{KINDS[kind].capitalize()} multipliers: {', '.join(parts)}, for {counted(count, 'card')}"
            lines.append(Line(label, "EMP-E7", realm.scores[kind] * count))
    return lines


def ending(s: EmporionState) -> Ending:
    """EMP-E1, E2: what came first has made the round the last one."""
    return META.ending(ENDINGS[s.ending])


def standings(s: EmporionState) -> list[tuple[int, ...]]:
    """EMP-E5, E8: most points, then most Emporion cards, then most Prestige and Goods; still equal shares the place."""
    box = s.setup.box
    return [(points_of(box, realm), tie_cards(box, realm), realm.counts[PRESTIGE] + realm.counts[GOODS]) for realm in s.realms]
