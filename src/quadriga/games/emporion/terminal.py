"""Draws the table of Emporion on a terminal, from a view alone: Port, Actions, Polis, Realms, and the clocks of the end.

The terminal finds `draw` by its name; nobody else calls this module.
"""
# not compiled: msgspec structs and Rich at the edge

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.emporion.data.box import Box, Card, open_box
from quadriga.games.emporion.data.terms import GOODS, KINDS
from quadriga.games.emporion.meta import META
from quadriga.games.emporion.tell.view import AmountView, BillView, EmporionView, RealmView
from quadriga.kernel.game import Game
from quadriga.kernel.view import View
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice
from quadriga.textcanvas.colours import BONE, INK, VELLUM, chip

WIDEST: Final = 130
LEAST: Final = 60
STYLES: Final[dict[str, str]] = {
    "trade": f"{VELLUM} on #2a5a8c",
    "culture": f"{VELLUM} on #55762f",
    "war": f"{VELLUM} on #b1492f",
    "prestige": f"{INK} on #c48a2c",
    "goods": f"{VELLUM} on #703a63",
}
"""The colour of a card; its kind also stands at its row, and its letters on it."""
LETTERS: Final[dict[str, str]] = {"trade": "T", "culture": "C", "war": "W", "prestige": "P", "goods": "G"}


def draw(game: Game, view: View, voice: Voice) -> RenderableType:
    """The whole table as these eyes see it."""
    assert isinstance(view, EmporionView)
    return _EmporionTable(view, voice)


class _EmporionTable:
    """Lays itself out for the width that it is printed at."""

    def __init__(self, view: EmporionView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.box: Box = open_box(view.config.components, view.config.players)
        self.bills: dict[str, BillView] = {bill.place: bill for bill in view.bills}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = max(LEAST, min(options.max_width, WIDEST))
        yield self._title()
        yield from self._row(self._label("terminal-port"), self._port(), width)
        if self.view.actions and self.view.asks:
            yield self._actions()
        for kind in KINDS:
            yield from self._row(self._name(kind), self._polis(kind), width)
        if self.view.special:
            yield from self._row(self._label("terminal-special"), self._special(), width)
        for seat in range(self.view.config.players):
            yield Text("")
            yield from self._realm(seat, width)
        yield Text("")
        yield self._clock()
        yield Text(self._label("terminal-legend"), "dim")

    def _label(self, id: str, **args: Any) -> str:
        return self.voice.phrase(Message(id, **args))

    def _name(self, key: str) -> str:
        return self.voice.name(key).lower()

    def _title(self) -> Text:
        view = self.view
        title = Text.assemble((META.title, "bold"), (f" · {self._label('terminal-round', round=view.round)}", "dim"))
        if view.turn is not None and view.asks:
            title.append(f"  {self._label('terminal-turn')} ").append_text(chip(view.turn))
        if view.clock.last_round:
            title.append(f"  {self._label('terminal-last')}", "bold")
        return title

    def _row(self, title: str, cards: list[Text], width: int) -> Iterator[Text]:
        """Cards one beside the other, as many lines as it takes."""
        line = Text(f"{title:<9} ", "bold")
        for card in cards or [Text("–", "dim")]:
            if line.cell_len + card.cell_len > width and line.cell_len > 10:
                yield line
                line = Text(" " * 10)
            line.append_text(card).append(" ")
        yield line

    # -- cards ------------------------------------------------------------------------------------------------------------

    def _card(self, card_id: str, place: str = "", count: int = 1, number: int = 0) -> Text:
        """` 2×hippeis W1 +P ← 2T ✓ `: what it awards and has, then what it requires."""
        card = self.box.card_named(card_id)
        bill = self.bills.get(place)
        label = f" {f'{number} ' if number else ''}{f'{count}×' if count > 1 else ''}{card_id}"
        words = [label, *_has(card)]
        price = self._price(card, bill)
        if price:
            words.append(f"← {price}")
        if bill is not None and bill.is_possible and self.view.asks:
            words.append("✓" + (f"●{bill.spoils}" if bill.spoils else ""))
        return Text(" ".join(words) + " ", STYLES[KINDS[card.kind]], no_wrap=True)

    def _price(self, card: Card, bill: BillView | None) -> str:
        """What it requires; of Goods what the seat of the bills would pay."""
        if card.is_special:
            return self._label("terminal-spoils", spoils=card.price)
        if card.kind == GOODS:
            return "" if bill is None else f"{bill.requires.trade}T"
        return " ".join(f"{amount}{LETTERS[KINDS[kind]]}" for kind, amount in enumerate(card.requires) if amount)

    def _port(self) -> list[Text]:
        return [
            Text(f" {place} – ", "dim") if card is None else self._card(card, f"port:{place}", number=place)
            for place, card in enumerate(self.view.port, start=1)
        ]

    def _polis(self, kind: str) -> list[Text]:
        return [self._card(lying.card, f"polis:{lying.card}", lying.count) for lying in self.view.polis if lying.kind == kind]

    def _special(self) -> list[Text]:
        return [self._card(card, f"special:{card}") for card in self.view.special]

    def _actions(self) -> Text:
        line = Text(f"{self._label('terminal-actions'):<10}", "bold")
        for action in self.view.actions:
            word = f" {self._name(action.action)}"
            word += "".join(f" ◉{counter}" for counter in action.counters)
            word += f" {action.cards}" if action.is_possible else ""
            style = STYLES.get(action.action, f"{INK} on {BONE}") if action.is_possible else "dim"
            line.append(word + " ", style).append(" ")
        return line

    # -- Realms -----------------------------------------------------------------------------------------------------------

    def _realm(self, seat: int, width: int) -> Iterator[Text]:
        realm = self.view.seats[seat]
        mark = "▸" if seat in self.view.to_act else " "
        plate = Text(mark).append_text(chip(seat))
        plate.append(f" {self._label('terminal-points', points=realm.points)}", "bold")
        plate.append(f" · {self._summary(realm)}")
        yield plate
        for kind in KINDS:
            cards = [card for card in realm.cards if KINDS[self.box.card_named(card).kind] == kind]
            if cards:
                each = dict.fromkeys(cards)
                yield from self._row(f"  {self._name(kind)}", [self._owned(card, cards.count(card)) for card in each], width)
        if realm.reserved:
            own = seat == self.view.bills_of
            shown = [self._card(card, f"reserved:{card}" if own else "") for card in realm.reserved]
            yield from self._row(f"  {self._label('terminal-reserved')}", shown, width)

    def _owned(self, card_id: str, count: int) -> Text:
        card = self.box.card_named(card_id)
        label = f" {f'{count}×' if count > 1 else ''}{card_id}"
        return Text(" ".join([label, *_has(card)]) + " ", STYLES[KINDS[card.kind]], no_wrap=True)

    def _clock(self) -> Table:
        view = self.view
        clock = view.clock
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(
            Text(self._label("terminal-fullest", size=clock.fullest, of=clock.realm_end)),
            Text(self._label("terminal-history", cards=view.history_pile, exhausted=clock.is_exhausted)),
            Text(self._label("terminal-development", cards=view.development_pile)),
        )
        return table

    def _summary(self, realm: RealmView) -> str:
        awards = realm.awards
        parts = [f"{awards.trade}T {awards.culture}C {awards.war}W", f"▷{realm.powers.expedition}"]
        for sign, amounts in (("+P", realm.powers.prestige), ("+G", realm.powers.goods)):
            opened = _opened(amounts)
            if opened:
                parts.append(f"{sign} {self._label('terminal-by', actions=opened)}")
        parts.append(self._label("terminal-cards", cards=realm.size))
        parts.append(self._label("terminal-spoils", spoils=realm.spoils))
        parts.append(self._label("terminal-drachmas", drachmas=realm.drachmas))
        return "  ".join(parts)


def _opened(amounts: AmountView) -> tuple[str, ...]:
    return tuple(kind for kind in ("trade", "culture", "war") if getattr(amounts, kind))


def _has(card: Card) -> list[str]:
    """Awards, icons, powers, points."""
    words = [f"{amount}{LETTERS[KINDS[kind]]}" for kind, amount in enumerate(card.awards) if amount]
    if card.icons:
        words.append("▷" * card.icons)
    words += [sign for sign, has_it in (("+P", card.has_prestige), ("+G", card.has_goods)) if has_it]
    words += [f"★{points}×{LETTERS[KINDS[kind]]}" for kind, points in enumerate(card.scores) if points]
    return [*words, f"★{card.points}"] if card.points else words
