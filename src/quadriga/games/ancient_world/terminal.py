"""Draws the table of The Ancient World on a terminal, from a view alone: board, rows, Titans, cities, what is under way.

The terminal finds `draw` by its name; nobody else calls this module.
"""
# not compiled: msgspec structs and Rich at the edge

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quadriga.games.ancient_world.data.box import Box, open_box
from quadriga.games.ancient_world.meta import META
from quadriga.games.ancient_world.tell.card_words import card_sentences
from quadriga.games.ancient_world.tell.city_view import ArmyView, SeatView, StoredView
from quadriga.games.ancient_world.tell.deck_view import TitansView
from quadriga.games.ancient_world.tell.view import AncientView, PlaceView
from quadriga.kernel.game import Game
from quadriga.kernel.seats import SHAPES
from quadriga.kernel.view import View
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice
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


def draw(game: Game, view: View, voice: Voice) -> RenderableType:
    """The whole table as these eyes see it."""
    assert isinstance(view, AncientView)
    return _AncientTable(view, voice)


class _AncientTable:
    """Lays itself out for the width that it is printed at."""

    def __init__(self, view: AncientView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.box: Box = open_box(view.config.components, view.config.players)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self._title()
        yield self._actions()
        yield self._titans()
        yield self._rows()
        yield from self._under_way()
        for seat, city in enumerate(self.view.seats):
            yield from self._city(seat, city)
        yield Text(self._label("terminal-legend"), "dim")

    def _label(self, id: str, **args: Any) -> str:
        return self.voice.phrase(Message(id, **args))

    def _name(self, card: str | None) -> str:
        return "?" if card is None else self.voice.name(card)

    def _names(self, cards: Iterable[str | None]) -> str:
        return ", ".join(self._name(card) for card in cards)

    def _letter(self, tribe: str) -> str:
        return self._name(tribe)[0].upper()

    def _banner(self, tribe: str) -> Text:
        return Text(self._letter(tribe), TRIBES[tribe])

    def _does(self, card: str) -> str:
        return " ".join(self.voice.say(does) for does in card_sentences(self.box, card))

    def _title(self) -> Text:
        view = self.view
        now = self._label("terminal-round", round=view.round, of=view.rounds)
        title = Text.assemble((META.title, "bold"), (f" · {now} ", "dim"))
        for each in view.track:
            mark = (each.letter or str(each.round)).upper()
            title.append(f"({mark})" if each.is_current else f" {mark} ", "bold" if each.is_current else "dim")
        if view.turn is not None and view.asks:
            title.append(f"  {self._label('terminal-turn')} ").append_text(chip(view.turn))
        if view.token.next_first is not None and view.asks:
            token = self._label("terminal-token", claimed=view.token.is_hand_up)
            title.append(f"  {token} ", "dim").append_text(chip(view.token.next_first, ""))
        return title

    # -- board ------------------------------------------------------------------------------------------------------------

    def _actions(self) -> Table:
        grid = Table.grid(padding=(0, 2, 0, 0))
        cells = []
        for each in self.view.actions:
            cell = Text(f"{self._name(each.action).lower():<8}", "bold" if each.is_possible else "dim")
            if each.is_covered:
                cell.append(self._label("terminal-opens", round=each.opens), "dim")
            else:
                least = each.least_skill
                need = "" if least is None else self._label("need", skill=least, full=each.is_full)
                cell.append(f"{need:<4}" + ("+●" if each.fee else "  "), "dim")
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
            return cell.append(self._label("terminal-empty"), "dim")
        titan = self.box.titans[self.box.titan_of[pile.top]]
        cell.append(f" {self._name(titan.id)} ", "bold " + PLAIN).append(" ")
        for tribe in titan.tribes:
            cell.append_text(self._banner(self.box.tribes[tribe]))
        weapons = "⚔➹" if titan.counts_arrows else "⚔"
        cell.append(f" {titan.defence}{weapons}", "bold")
        if pile.best is not None:
            cell.append(f" {self._label('terminal-you', best=pile.best)}", "bold" if pile.is_possible else "dim")
        gives = self._gives(titan.gifts.food, titan.gifts.income, titan.gifts.scholars, titan.gifts.swords, titan.gifts.arrows)
        left = self._label("terminal-left", count=pile.size)
        cell.append(f"\n    {titan.gifts.capacity}⌂ {gives}  {left}", "dim")
        for known in pile.known:
            cell.append(f"\n    {self._label('terminal-below')} {self._name(known)}", "dim")
        if pile.among:
            cell.append(f"\n    {self._label('terminal-among')} {self._names(pile.among)}", "dim")
        return cell

    def _gives(self, food: int, income: int, scholars: int, swords: int, arrows: int) -> str:
        a_round = self._label("terminal-a-round")
        signs = ((food, "☘"), (income, f"●/{a_round}"), (scholars, f"✎/{a_round}"), (swords, "⚔"), (arrows, "➹"))
        return " ".join(_many(number, sign) for number, sign in signs if number)

    def _rows(self) -> Table:
        view = self.view
        grid = Table.grid(padding=(0, 1, 0, 0))
        for index, place in enumerate(view.row):
            label = self._label("terminal-empire", deck=view.deck.letter.upper()) if not index else ""
            discards = sum(view.deck.discards.values())
            note = self._label("terminal-deck", cards=view.deck.size, discards=discards) if not index else ""
            grid.add_row(Text(label, "bold"), Text(note, "dim"), *self._empire(place))
        for index, place in enumerate(view.military_row):
            label, note = (self._label("terminal-military"), f"{view.military_size}▒") if not index else ("", "")
            grid.add_row(Text(label, "bold"), Text(note, "dim"), *self._military(place))
        top = view.districts.top
        does = "" if top is None else self._does(top)
        name = Text(self._label("terminal-none"), "dim") if top is None else Text(f" {self._name(top)} ", PLAIN)
        left = Text(self._label("terminal-left", count=view.districts.size), "dim")
        price = self._label("terminal-expand", knowledge=self.box.expand_knowledge, coins=self.box.expand_coins)
        grid.add_row(Text(self._label("terminal-district"), "bold"), left, name, Text(price, "dim"), does)
        return grid

    def _empire(self, place: PlaceView) -> tuple[Text, Text, Text]:
        if place.card is None:
            return self._gap(place), Text(), Text()
        card = self.box.empire[self.box.empire_of[place.card]]
        name = Text()
        for tribe in card.tribes:
            name.append_text(self._banner(self.box.tribes[tribe]))
        name.append(f" {self._name(card.id)} ", PLAIN)
        does = self._does(place.card)
        return name, Text(_price(card.coins, card.knowledge)), Text(does, "" if self._can(f"row:{place.card}") else "dim")

    def _military(self, place: PlaceView) -> tuple[Text, Text, Text]:
        if place.card is None:
            return self._gap(place), Text(), Text()
        card = self.box.military[self.box.military_of[place.card]]
        does = self._does(place.card)
        price = _price(card.coins, 0) or self._label("terminal-free")
        return (
            Text(f" {self._name(card.id)} ", PLAIN),
            Text(price),
            Text(does, "" if self._can(f"military:{place.card}") else "dim"),
        )

    def _gap(self, place: PlaceView) -> Text:
        if place.taken_by is None:
            return Text("–", "dim")
        return Text(f"{self._label('terminal-taken')} ", "dim").append_text(chip(place.taken_by, ""))

    def _source(self, source: str) -> str:
        """`city`, `draft` or `army:2`, as it lends to an attack."""
        kind, _, number = source.partition(":")
        return self._label(f"terminal-source-{kind}", number=number)

    def _can(self, target: str) -> bool:
        """For onlookers everything is shown as possible."""
        offers = {each.target: each.is_possible for each in self.view.offers}
        return offers.get(target, True)

    # -- what is under way ------------------------------------------------------------------------------------------------

    def _under_way(self) -> Iterator[Text]:
        view = self.view
        if view.attack is not None:
            attack = view.attack
            line = Text.assemble(
                (f"{self._label('terminal-attack')} ", "bold"), f"{self._name(attack.titan)} {attack.defence}: "
            )
            for source in attack.sources:
                if source.swords or source.arrows:
                    line.append(f"{self._source(source.source)} {_many(source.swords, '⚔')}{_many(source.arrows, '➹')}  ")
            if not attack.is_taken:
                short = self._label("terminal-short", short=0 if attack.is_enough else attack.short)
                line.append(f"= {attack.value}, {short}; {attack.cost}●/{attack.cost + attack.coins_left}", "bold")
            if attack.rolled:
                rolled = " ".join(self._name(face) for face in attack.rolled)
                line.append(f"{self._label('terminal-dice')} {rolled}  ")
            yield line
        if view.hand is not None:
            yield Text(f"{self._label('terminal-drawn')} {self._names(view.hand.cards)}")
        if view.look is not None and view.look.cards:
            cards = [f"{at} {self._name(card)}" for at, card in enumerate(view.look.cards, start=1)]
            yield Text(f"{self._label('terminal-looked')} {', '.join(cards)}")
        if view.districts.choice:
            yield Text(f"{self._label('terminal-districts')} {self._names(view.districts.choice)}")

    # -- cities -----------------------------------------------------------------------------------------------------------

    def _city(self, seat: int, city: SeatView) -> Iterator[RenderableType]:
        view = self.view
        head = Text("▸" if seat in view.to_act else " ").append_text(chip(seat))
        head.append(f" {self._label('terminal-points', points=city.points)}", "bold")
        head.append(f"  {city.coins}● {city.knowledge}✎  ☘ {city.food}/{city.mouths}  ⌂ {city.used}/{city.capacity}")
        gains = f"{city.income}●" + (f" {city.scholars}✎" if city.scholars else "")
        head.append(f"  {self._label('terminal-income')} {gains}", "dim")
        lent = _many(city.swords, "⚔") + _many(city.arrows, "➹")
        head.append(f"  {self._source('city')} {lent}" if lent else "")
        head.append(f"  {self._source('draft')} {city.draft}⚔" if city.draft else "")
        head.append(f"  {self._label('terminal-passed')}" if city.has_passed else "", "dim")
        if city.unfed and view.asks:
            head.append(f"  {self._label('terminal-starve', citizens=city.unfed)}", "bold")
        yield head
        banners = Text("   ")
        for banner in city.banners:
            banners.append(f" {self._letter(banner.tribe)}{banner.banners} ", TRIBES[banner.tribe])
            banners.append(f" {banner.points}  ", "dim")
        banners.append(f"  {self._label('terminal-citizens')} ", "dim")
        for citizen in city.citizens:
            place = self._name(citizen.place or citizen.where).lower()
            banners.append(f"{SHAPES[seat]}{citizen.citizen} ", "bold").append(f"{place}  ", "dim")
        yield banners
        yield Padding(self._cards(city), (0, 0, 0, 4))
        yield Padding(self._armies(city), (0, 0, 0, 4))

    def _cards(self, city: SeatView) -> Text:
        line = Text()
        for card in city.cards:
            mark = "✗" if card.is_damaged else f"☺{card.citizen}" if card.citizen else ""
            line.append(f" {self._name(card.card)}{mark} ", DAMAGED if card.is_damaged else PLAIN).append(" ")
        for key in (*city.districts, *city.titans):
            line.append(f"[{self._name(key)}] ", "dim")
        if city.stored:
            stored = ", ".join(self._stored(each) for each in city.stored)
            line.append(f" {self._label('terminal-stored')} {stored}", "dim")
        return line

    def _stored(self, stored: StoredView) -> str:
        if stored.card is None:
            return self._label("terminal-of-deck", deck=str(stored.lot))
        secret = f" {self._label('terminal-secret')}" if stored.lot is not None else ""
        return self._name(stored.card) + secret

    def _armies(self, city: SeatView) -> Text:
        line = Text()
        for army in city.armies:
            line.append(f"{army.army} ", "bold").append_text(self._army(army)).append("  ")
        line.append(self._label("terminal-armies", armies=len(city.armies), limit=city.army_limit), "dim")
        return line

    def _army(self, army: ArmyView) -> Text:
        text = Text(f" {self._name(army.card)} ", DAMAGED if army.is_used else PLAIN)
        force = _many(army.swords, "⚔") + _many(army.arrows, "➹")
        parts = (("spies", army.spies), ("loot", army.loot), ("repairs", army.repairs))
        extra = "".join(f" {self._label(f'terminal-{word}', count=count)}" for word, count in parts if count)
        legacy = f" ↳{len(army.retired)}" if army.retired else ""
        text.append(f" {force}{extra}{legacy} ", "bold")
        text.append(self._label("terminal-used") if army.is_used else f"{army.price}●", "dim")
        return text


def _price(coins: int, knowledge: int) -> str:
    return " ".join([*([f"{coins}●"] if coins else []), *([f"{knowledge}✎"] if knowledge else [])])


def _many(number: int, sign: str) -> str:
    return f"{number}{sign}" if number else ""
