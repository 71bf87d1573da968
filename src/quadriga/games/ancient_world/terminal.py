"""Draws the table of The Ancient World on a terminal, from a view alone: board, rows, Titans, cities, what is under way.

The terminal finds `draw` by its name; nobody else calls this module.
"""
# not compiled: msgspec structs and Rich at the edge

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quadriga.games.ancient_world.data.box import Box, open_box
from quadriga.games.ancient_world.meta import META
from quadriga.games.ancient_world.tell.card_words import sentences
from quadriga.games.ancient_world.tell.city_view import ArmyView, SeatView, StoredView
from quadriga.games.ancient_world.tell.deck_view import TitansView
from quadriga.games.ancient_world.tell.view import AncientView, PlaceView
from quadriga.kernel.game import Game
from quadriga.kernel.seats import SHAPES
from quadriga.kernel.view import View
from quadriga.textcanvas.colours import BONE, GREY, INK, VELLUM, chip

TRIBES: Final[dict[str, str]] = {
    "red": f"{VELLUM} on #a33a2a",
    "green": f"{VELLUM} on #3f6a35",
    "yellow": f"{INK} on #d9ac3c",
    "blue": f"{VELLUM} on #2a5a8c",
    "purple": f"{VELLUM} on #703a63",
}
"""Always with the first letter of the tribe: colour alone says nothing."""
PLAIN: Final = f"{INK} on {BONE}"
DAMAGED: Final = f"{VELLUM} on {GREY}"
LEGEND: Final = "⚔ sword  ➹ arrow  ● coin  ✎ knowledge  ☘ food  ⌂ capacity  ✗ damaged  ☺ citizen  ↳ legacy"


def draw(game: Game, view: View) -> RenderableType:
    """The whole table as these eyes see it."""
    assert isinstance(view, AncientView)
    return _AncientTable(view)


class _AncientTable:
    """Lays itself out for the width that it is printed at."""

    def __init__(self, view: AncientView) -> None:
        self.view = view
        self.box: Box = open_box(view.config.components, view.config.players)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._title()
        yield self._actions()
        yield self._titans()
        yield self._rows()
        yield from self._under_way()
        for seat, city in enumerate(self.view.seats):
            yield from self._city(seat, city)
        yield Text(LEGEND, "dim")

    def _title(self) -> Text:
        view = self.view
        title = Text.assemble((META.title, "bold"), (f" · round {view.round} of {view.rounds} ", "dim"))
        for each in view.track:
            mark = (each.letter or str(each.round)).upper()
            title.append(f"({mark})" if each.is_current else f" {mark} ", "bold" if each.is_current else "dim")
        if view.turn is not None and view.asks:
            title.append("  turn of ").append_text(chip(view.turn))
        if view.token.next_first is not None and view.asks:
            hand = "claimed, " if view.token.is_hand_up else ""
            title.append(f"  token: {hand}next first ", "dim").append_text(chip(view.token.next_first, ""))
        return title

    # -- board ------------------------------------------------------------------------------------------------------------

    def _actions(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        cells = []
        for each in self.view.actions:
            cell = Text(f"{each.action:<8}", "bold" if each.is_possible else "dim")
            if each.is_covered:
                cell.append(f"opens in round {each.opens}", "dim")
            else:
                least = "" if each.least_skill is None else f"{each.least_skill}+" if each.least_skill <= 5 else "full"
                cell.append(f"{least:<4}" + ("+●" if each.fee else "  "), "dim")
                for there in each.citizens:
                    cell.append(" ").append_text(chip(there.seat, str(there.citizen)))
            cells.append(cell)
        for line in range(0, len(cells), 3):
            grid.add_row(*cells[line : line + 3])
        return grid

    def _titans(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(*(self._titan(pile) for pile in self.view.titans))
        return grid

    def _titan(self, pile: TitansView) -> Text:
        cell = Text(f"{'★' * pile.stars} ", "bold")
        if pile.top is None:
            return cell.append("empty", "dim")
        titan = self.box.titans[self.box.titan_of[pile.top]]
        cell.append(f" {titan.name} ", "bold " + PLAIN).append(" ")
        for tribe in titan.tribes:
            cell.append_text(_banner(self.box.tribes[tribe]))
        weapons = "⚔➹" if titan.counts_arrows else "⚔"
        cell.append(f" {titan.defence}{weapons}", "bold")
        if pile.best is not None:
            cell.append(f" you {pile.best}", "bold" if pile.is_possible else "dim")
        gives = _gives(titan.gifts.food, titan.gifts.income, titan.gifts.scholars, titan.gifts.swords, titan.gifts.arrows)
        cell.append(f"\n    {titan.gifts.capacity}⌂ {gives}  {pile.size} left", "dim")
        for known in pile.known:
            name = "?" if known is None else self.box.name_of(known)
            cell.append(f"\n    below: {name}", "dim")
        if pile.among:
            cell.append(f"\n    among: {', '.join(self.box.name_of(card) for card in pile.among)}", "dim")
        return cell

    def _rows(self) -> Table:
        view = self.view
        grid = Table.grid(padding=(0, 1, 0, 0))
        for index, place in enumerate(view.row):
            label = f"Empire {view.deck.letter.upper()}" if not index else ""
            note = f"{view.deck.size}▒ {sum(view.deck.discards.values())} discarded" if not index else ""
            grid.add_row(Text(label, "bold"), Text(note, "dim"), *self._empire(place))
        for index, place in enumerate(view.military_row):
            label, note = ("Military", f"{view.military_size}▒") if not index else ("", "")
            grid.add_row(Text(label, "bold"), Text(note, "dim"), *self._military(place))
        top = view.districts.top
        does = "" if top is None else " ".join(sentences(self.box, top))
        name = Text("none left", "dim") if top is None else Text(f" {self.box.name_of(top)} ", PLAIN)
        grid.add_row(Text("District", "bold"), Text(f"{view.districts.size} left", "dim"), name, Text("1✎ or 3●", "dim"), does)
        return grid

    def _empire(self, place: PlaceView) -> tuple[Text, Text, Text]:
        if place.card is None:
            return _gap(place), Text(), Text()
        card = self.box.empire[self.box.empire_of[place.card]]
        name = Text()
        for tribe in card.tribes:
            name.append_text(_banner(self.box.tribes[tribe]))
        name.append(f" {card.name} ", PLAIN)
        does = " ".join(sentences(self.box, place.card))
        return name, Text(_price(card.coins, card.knowledge)), Text(does, "" if self._can(f"row:{place.card}") else "dim")

    def _military(self, place: PlaceView) -> tuple[Text, Text, Text]:
        if place.card is None:
            return _gap(place), Text(), Text()
        card = self.box.military[self.box.military_of[place.card]]
        does = " ".join(sentences(self.box, place.card))
        price = _price(card.coins, 0) or "free"
        return Text(f" {card.name} ", PLAIN), Text(price), Text(does, "" if self._can(f"military:{place.card}") else "dim")

    def _can(self, target: str) -> bool:
        """For onlookers everything is shown as possible."""
        offers = {each.target: each.is_possible for each in self.view.offers}
        return offers.get(target, True)

    # -- what is under way ------------------------------------------------------------------------------------------------

    def _under_way(self) -> Iterator[Text]:
        view = self.view
        if view.attack is not None:
            attack = view.attack
            line = Text.assemble(("Attack ", "bold"), f"{self.box.name_of(attack.titan)} {attack.defence}: ")
            for source in attack.sources:
                if source.swords or source.arrows:
                    line.append(f"{source.source} {_many(source.swords, '⚔')}{_many(source.arrows, '➹')}  ")
            if not attack.is_taken:
                short = "enough" if attack.is_enough else f"{attack.short} short"
                line.append(f"= {attack.value}, {short}; {attack.cost}● of {attack.cost + attack.coins_left}", "bold")
            if attack.rolled:
                line.append(f"dice {' '.join(attack.rolled)}  ")
            yield line
        if view.hand is not None:
            yield Text(f"Drawn: {', '.join('?' if card is None else self.box.name_of(card) for card in view.hand.cards)}")
        if view.look is not None and view.look.cards:
            cards = [f"{at} {self.box.name_of(card)}" for at, card in enumerate(view.look.cards, start=1)]
            yield Text(f"Looked at: {', '.join(cards)}")
        if view.districts.choice:
            yield Text(f"Districts: {', '.join('?' if c is None else self.box.name_of(c) for c in view.districts.choice)}")

    # -- cities -----------------------------------------------------------------------------------------------------------

    def _city(self, seat: int, city: SeatView) -> Iterator[RenderableType]:
        view = self.view
        head = Text("▸" if seat in view.to_act else " ").append_text(chip(seat))
        head.append(f" {city.points} point{'' if city.points == 1 else 's'}", "bold")
        head.append(f"  {city.coins}● {city.knowledge}✎  ☘ {city.food} for {city.mouths}  ⌂ {city.used} of {city.capacity}")
        head.append(f"  income {city.income}●" + (f" {city.scholars}✎" if city.scholars else ""), "dim")
        head.append(f"  city {_many(city.swords, '⚔')}{_many(city.arrows, '➹')}" if city.swords or city.arrows else "")
        head.append(f"  draft {city.draft}⚔" if city.draft else "")
        head.append("  passed" if city.has_passed else "", "dim")
        if city.unfed and view.asks:
            head.append(f"  {city.unfed} would starve", "bold")
        yield head
        banners = Text("   ")
        for banner in city.banners:
            banners.append(f" {banner.tribe[0].upper()}{banner.banners} ", TRIBES[banner.tribe])
            banners.append(f" {banner.points}  ", "dim")
        banners.append("  citizens ", "dim")
        for citizen in city.citizens:
            place = citizen.place or citizen.where
            banners.append(f"{SHAPES[seat]}{citizen.citizen} ", "bold").append(f"{place}  ", "dim")
        yield banners
        yield Padding(self._cards(city), (0, 0, 0, 4))
        yield Padding(self._armies(city), (0, 0, 0, 4))

    def _cards(self, city: SeatView) -> Text:
        line = Text()
        for card in city.cards:
            mark = "✗" if card.is_damaged else f"☺{card.citizen}" if card.citizen else ""
            line.append(f" {self.box.name_of(card.card)}{mark} ", DAMAGED if card.is_damaged else PLAIN).append(" ")
        for key in (*city.districts, *city.titans):
            line.append(f"[{self.box.name_of(key)}] ", "dim")
        if city.stored:
            line.append(f" stored: {', '.join(self._stored(each) for each in city.stored)}", "dim")
        return line

    def _stored(self, stored: StoredView) -> str:
        if stored.card is None:
            return f"? of deck {stored.lot}"
        return self.box.name_of(stored.card) + (" (secret)" if stored.lot is not None else "")

    def _armies(self, city: SeatView) -> Text:
        line = Text()
        for army in city.armies:
            line.append(f"{army.army} ", "bold").append_text(self._army(army)).append("  ")
        line.append(f"{len(city.armies)} of {city.army_limit} armies", "dim")
        return line

    def _army(self, army: ArmyView) -> Text:
        text = Text(f" {self.box.name_of(army.card)} ", DAMAGED if army.is_used else PLAIN)
        force = _many(army.swords, "⚔") + _many(army.arrows, "➹")
        extra = "".join(f" {n} {word}" for word, n in (("spy", army.spies), ("loot", army.loot), ("repair", army.repairs)) if n)
        legacy = f" ↳{len(army.retired)}" if army.retired else ""
        text.append(f" {force}{extra}{legacy} ", "bold")
        text.append("used" if army.is_used else f"{army.price}●", "dim")
        return text


def _banner(tribe: str) -> Text:
    return Text(f"{tribe[0].upper()}", TRIBES[tribe])


def _gap(place: PlaceView) -> Text:
    if place.taken_by is None:
        return Text("–", "dim")
    return Text("taken by ", "dim").append_text(chip(place.taken_by, ""))


def _price(coins: int, knowledge: int) -> str:
    return " ".join([*([f"{coins}●"] if coins else []), *([f"{knowledge}✎"] if knowledge else [])])


def _many(number: int, sign: str) -> str:
    return f"{number}{sign}" if number else ""


def _gives(food: int, income: int, scholars: int, swords: int, arrows: int) -> str:
    signs = ((food, "☘"), (income, "●/round"), (scholars, "✎/round"), (swords, "⚔"), (arrows, "➹"))
    return " ".join(_many(number, sign) for number, sign in signs if number)
