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
from quadriga.games.ancient_world.state.army import Army
from quadriga.kernel.words.message import Message


def card_line(box: Box, card_id: str) -> Message:
    """Any card in one line: `Orchard, 2 coins, green: 1 food`."""
    does = card_sentences(box, card_id)
    head = [Message("card-name", card=card_id)]
    if card_id in box.empire_of:
        card = box.empire[box.empire_of[card_id]]
        if card.coins or card.knowledge:
            head.append(Message("card-price", coins=card.coins, knowledge=card.knowledge))
        head += _tribes(box, card.tribes)
    elif card_id in box.military_of:
        troop = box.military[box.military_of[card_id]]
        head += [Message("coins", coins=troop.coins)] if troop.coins else []
    elif card_id in box.titan_of:
        titan = box.titans[box.titan_of[card_id]]
        head += [Message("defence", defence=titan.defence), *_tribes(box, titan.tribes)]
    return Message("card-line", head=tuple(head), does=tuple(does))


def card_sentences(box: Box, card_id: str) -> list[Message]:
    """What any card does, sentence by sentence."""
    if card_id in box.empire_of:
        return empire_sentences(box, box.empire[box.empire_of[card_id]])
    if card_id in box.military_of:
        return military_sentences(box.military[box.military_of[card_id]])
    if card_id in box.titan_of:
        return titan_sentences(box.titans[box.titan_of[card_id]])
    return gift_sentences(box.districts[box.district_of[card_id]].gifts)


def _tribes(box: Box, tribes: tuple[int, ...]) -> list[Message]:
    return [Message("tribes", tribes=tuple([box.tribes[tribe] for tribe in tribes]))] if tribes else []


def gift_sentences(gifts: Gifts) -> list[Message]:
    """TAW-K1: what an Empire card, a District or a Titan gives."""
    found: list[Message] = []
    if gifts.capacity:
        found.append(Message("gives-capacity", capacity=gifts.capacity))
    if gifts.food:
        found.append(Message("gives-food", food=gifts.food))
    if gifts.income:
        found.append(Message("gives-income", coins=gifts.income))
    if gifts.scholars:
        found.append(Message("gives-scholars", knowledge=gifts.scholars))
    if gifts.swords:
        found.append(Message("gives-swords", swords=gifts.swords))
    if gifts.arrows:
        found.append(Message("gives-arrows", arrows=gifts.arrows))
    if gifts.army_limit:
        found.append(Message("gives-armies", armies=gifts.army_limit))
    if gifts.explore:
        found.append(Message("gives-explore", cards=gifts.explore))
    if gifts.citizens:
        found.append(Message("gives-citizen"))
    return found


def empire_sentences(box: Box, card: EmpireCard) -> list[Message]:
    """TAW-K1 to K14, E4."""
    found = gift_sentences(card.gifts)
    if card.has_action:
        found.append(Message("does", parts=_action(card)))
    if card.gifts.reaction != NOTHING:
        found.append(Message(REACTIONS.get(card.gifts.reaction, "reaction-pass"), coins=card.reaction_coins))
    if card.score != NOTHING:
        found.append(_score(box, card))
    return found


def _action(card: EmpireCard) -> tuple[Message, ...]:
    action = card.action
    parts: list[tuple[int, Message]] = []
    if action.coins:
        parts.append((COINS, Message("coins", coins=action.coins)))
    if action.knowledge:
        parts.append((KNOWLEDGE, Message("knowledge", knowledge=action.knowledge)))
    if action.coins_per_food:
        parts.append((COINS_PER_FOOD, Message("does-coins-per-food", coins=action.coins_per_food)))
    if action.claims:
        parts.append((NOTHING, Message("does-claim")))
    if action.asks == REPAIR:
        parts.append((REPAIR, Message("does-repair", repairs=action.repairs)))
    elif action.asks == EXPLORING:
        parts.append((EXPLORING, Message("does-explore")))
    elif action.asks == LOOK:
        parts.append((LOOK, Message("does-look", cards=action.looks_at)))
    elif action.asks == COPY:
        parts.append((COPY, Message("does-copy")))
    main = [words for op, words in parts if op == action.main]
    return (*main, *[words for op, words in parts if op != action.main])


REACTIONS: Final[dict[int, str]] = {
    ON_CITIZEN: "reaction-citizen",
    ON_BUILD: "reaction-build",
    ON_RIGHT: "reaction-right",
    ON_LEFT: "reaction-left",
}


def _score(box: Box, card: EmpireCard) -> Message:
    if card.score == HALF_OF_TRIBE:
        tribe = box.tribes[card.score_tribe]
        return Message("scores-tribe", points=card.score_each, tribe=tribe, most=card.score_most)
    kind = "scores-set" if card.score == SET_OF_TRIBES else "scores-titan" if card.score == PER_TITAN else "scores-district"
    return Message(kind, points=card.score_each)


def force_parts(force: Force | Army) -> tuple[Message, ...]:
    """TAW-T3: what a card, or all of an army, brings to an attack."""
    return (
        *([Message("swords", swords=force.swords)] if force.swords else []),
        *([Message("arrows", arrows=force.arrows)] if force.arrows else []),
        *([Message("force-spies", knowledge=force.spies)] if force.spies else []),
        *([Message("force-loot", coins=force.loot)] if force.loot else []),
        *([Message("force-repairs", repairs=force.repairs)] if force.repairs else []),
    )


def military_sentences(card: MilitaryCard) -> list[Message]:
    """TAW-T3, B8."""
    parts = (("in-attack", force_parts(card.force)), ("legacy", force_parts(card.legacy)))
    return [Message(id, force=force) for id, force in parts if force]


def titan_sentences(titan: Titan) -> list[Message]:
    """TAW-T4, T6."""
    return [Message("against-both" if titan.counts_arrows else "against-swords"), *gift_sentences(titan.gifts)]
