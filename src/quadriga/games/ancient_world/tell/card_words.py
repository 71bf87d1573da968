"""What every card of The Ancient World is and does, as words, made from its data: for tooltips, faces and the screen reader."""

from typing import Final

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.cards import EmpireCard, Force, Gifts, MilitaryCard, Titan
from quadriga.games.ancient_world.data.terms import (
    COINS,
    COINS_PER_FOOD,
    COPY,
    EXPLORING,
    HALF_OF_TRIBE,
    KNOWLEDGE,
    LOOK,
    NOTHING,
    ON_BUILD,
    ON_CITIZEN,
    ON_LEFT,
    ON_RIGHT,
    PER_TITAN,
    REPAIR,
    SET_OF_TRIBES,
)
from quadriga.kernel.phrases import counted, listed


def coins(number: int) -> str:
    """`1 coin`."""
    return counted(number, "coin")


def say_card(box: Box, card_id: str) -> str:
    """Any card in one line: `Orchard, 2 coins, green: 1 food`."""
    if card_id in box.empire_of:
        card = box.empire[box.empire_of[card_id]]
        return _line([card.name, _price(card), _tribes(box, card.tribes)], empire_sentences(box, card))
    if card_id in box.military_of:
        troop = box.military[box.military_of[card_id]]
        return _line([troop.name, coins(troop.coins) if troop.coins else ""], military_sentences(troop))
    if card_id in box.titan_of:
        titan = box.titans[box.titan_of[card_id]]
        return _line([titan.name, f"defence {titan.defence}", _tribes(box, titan.tribes)], titan_sentences(titan))
    district = box.districts[box.district_of[card_id]]
    return _line([district.name], gift_sentences(district.gifts))


def sentences(box: Box, card_id: str) -> list[str]:
    """What any card does, sentence by sentence."""
    if card_id in box.empire_of:
        return empire_sentences(box, box.empire[box.empire_of[card_id]])
    if card_id in box.military_of:
        return military_sentences(box.military[box.military_of[card_id]])
    if card_id in box.titan_of:
        return titan_sentences(box.titans[box.titan_of[card_id]])
    return gift_sentences(box.districts[box.district_of[card_id]].gifts)


def _line(head: list[str], does: list[str]) -> str:
    title = ", ".join([part for part in head if part])
    return f"{title}: {' '.join(does)}".rstrip(".") if does else title


def _price(card: EmpireCard) -> str:
    parts = [*([coins(card.coins)] if card.coins else []), *([f"{card.knowledge} knowledge"] if card.knowledge else [])]
    return listed(parts)


def _tribes(box: Box, tribes: tuple[int, ...]) -> str:
    return listed([box.tribes[tribe] for tribe in tribes])


def gift_sentences(gifts: Gifts) -> list[str]:
    """TAW-K1: what an Empire card, a District or a Titan gives."""
    found: list[str] = []
    if gifts.capacity:
        found.append(f"Capacity {gifts.capacity}.")
    if gifts.food:
        found.append(f"{gifts.food} food.")
    if gifts.income:
        found.append(f"{coins(gifts.income)} at the end of each round.")
    if gifts.scholars:
        found.append(f"{gifts.scholars} knowledge at the end of each round.")
    if gifts.swords:
        found.append(f"{counted(gifts.swords, 'sword')} in every attack.")
    if gifts.arrows:
        found.append(f"{counted(gifts.arrows, 'arrow')} in every attack.")
    if gifts.army_limit:
        found.append(f"{counted(gifts.army_limit, 'more army', 'more armies')}.")
    if gifts.explore:
        found.append(f"{counted(gifts.explore, 'more card')} when you explore the deck.")
    if gifts.citizens:
        found.append("A new citizen comes with it.")
    return found


def empire_sentences(box: Box, card: EmpireCard) -> list[str]:
    """TAW-K1 to K14, E4."""
    found = gift_sentences(card.gifts)
    if card.has_action:
        found.append(f"Place a citizen: {_action(card)}.")
    if card.gifts.reaction != NOTHING:
        found.append(_reaction(card))
    if card.score != NOTHING:
        found.append(_score(box, card))
    return found


def _action(card: EmpireCard) -> str:
    action = card.action
    parts: list[tuple[int, str]] = []
    if action.coins:
        parts.append((COINS, coins(action.coins)))
    if action.knowledge:
        parts.append((KNOWLEDGE, f"{action.knowledge} knowledge"))
    if action.coins_per_food:
        parts.append((COINS_PER_FOOD, f"{coins(action.coins_per_food)} for each food you own"))
    if action.claims:
        parts.append((NOTHING, "claim the first-player token if its hand side is down"))
    if action.asks == REPAIR:
        parts.append((REPAIR, f"repair {counted(action.repairs, 'damaged card')}"))
    elif action.asks == EXPLORING:
        parts.append((EXPLORING, "explore"))
    elif action.asks == LOOK:
        words = (
            f"look at the top {action.looks_at} of a Titan pile, put them back in any order, then you may attack the top one"
        )
        parts.append((LOOK, words))
    elif action.asks == COPY:
        parts.append((COPY, "use the action of another player's Empire card, whether it has a citizen or not"))
    main = [words for op, words in parts if op == action.main]
    return listed([*main, *[words for op, words in parts if op != action.main]])


REACTIONS: Final[dict[int, str]] = {
    ON_CITIZEN: "When you gain a citizen: 1 coin for each food you own.",
    ON_BUILD: "When you build, you may discard this card to build a card for nothing.",
    ON_RIGHT: "When the player to your right learns, you may discard a coin off one of your armies.",
}


def _reaction(card: EmpireCard) -> str:
    reaction = card.gifts.reaction
    if reaction in REACTIONS:
        return REACTIONS[reaction]
    if reaction == ON_LEFT:
        return f"When the player to your left learns, you may pay {coins(card.reaction_coins)} for 1 knowledge."
    return "If you are the first to pass, you may store a card of the row or the top card of the deck."


def _score(box: Box, card: EmpireCard) -> str:
    each = counted(card.score_each, "point")
    if card.score == HALF_OF_TRIBE:
        most = f", at most {card.score_most}" if card.score_most else ""
        return f"At the end {each} for every two {box.tribes[card.score_tribe]} banners, rounded up{most}."
    if card.score == SET_OF_TRIBES:
        return f"At the end {each} for each set of five different banners."
    return f"At the end {each} for each {'Titan' if card.score == PER_TITAN else 'District'} of yours."


def _force(force: Force) -> str:
    parts = [
        *([counted(force.swords, "sword")] if force.swords else []),
        *([counted(force.arrows, "arrow")] if force.arrows else []),
        *([f"{force.spies} knowledge by spies"] if force.spies else []),
        *([f"{coins(force.loot)} of loot"] if force.loot else []),
        *([counted(force.repairs, "repair")] if force.repairs else []),
    ]
    return listed(parts)


def military_sentences(card: MilitaryCard) -> list[str]:
    """TAW-T3, B8."""
    found: list[str] = []
    if _force(card.force):
        found.append(f"In an attack {_force(card.force)}.")
    if _force(card.legacy):
        found.append(f"Retired, it leaves {_force(card.legacy)} to its army.")
    return found


def titan_sentences(titan: Titan) -> list[str]:
    """TAW-T4, T6."""
    against = "Swords and arrows count against it." if titan.counts_arrows else "Swords alone count against it."
    return [against, *gift_sentences(titan.gifts)]
