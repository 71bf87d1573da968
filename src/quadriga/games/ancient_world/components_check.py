"""What makes a component set of The Ancient World fit to play.

It exists to keep `components` readable as the shape of the file. Only `components` may call it. Checks run in order and stop at
the first mistake, so each may rely on the ones before it.
"""
# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.ancient_world.meta import (
    META,
    MOST_ARMIES,
    MOST_BANNERS,
    MOST_CARDS,
    MOST_DRAWN,
    MOST_ROUNDS,
    SKILLS,
)
from quadriga.kernel.components import check_certain, check_unique
from quadriga.kernel.validation import Mistake, listed

if TYPE_CHECKING:
    from quadriga.games.ancient_world.components import Components, EmpireData

PLAYERS = tuple(range(META.min_players, META.max_players + 1))
TRIBES = 5
STARS = (1, 2, 3)
MOST_LOOKED_AT = 5
"""Every order of them is a move."""
WORDS = ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow", "top")
ASKING = ("repair", "explore", "look", "copy")
"""Effects that ask something; the others are done at once, whatever their place in the list."""
REACTIONS = {
    "gain_citizen": "coins_per_food",
    "build": "build_free",
    "learn_by_right": "take_coin_off",
    "learn_by_left": "buy_knowledge",
    "first_pass": "store",
}
"""What a card can do at which time."""


def check_components(components: Components) -> None:
    """Raise a Mistake unless the rules can rely on the set."""
    for where in ("setup", "capital", "track", "actions", "die", "points"):
        check_certain(getattr(components, where), where)
    check_unique([tribe.id for tribe in components.tribes], "tribes", "id")
    if len(components.tribes) != TRIBES:
        raise Mistake("tribes", f"there should be {TRIBES}, not {len(components.tribes)} (TAW-C2)")
    _check_ids(components)
    _check_names(components)
    tribes = [tribe.id for tribe in components.tribes]
    for index, card in enumerate(components.empire):
        _check_empire(card, f"empire[{index}]", tribes)
    for index, titan in enumerate(components.titans):
        check_certain(titan, f"titans[{index}]")
        _check_banners(titan.banners, f"titans[{index}].banners", tribes)
        if len(titan.banners) > MOST_BANNERS:
            raise Mistake(f"titans[{index}].banners", f"a Titan should have at most {MOST_BANNERS} (TAW-T8)")
    for where in ("military", "districts"):
        for index, other in enumerate(getattr(components, where)):
            check_certain(other, f"{where}[{index}]")
    looks = {effect.n for card in components.empire for effect in card.action if effect.op == "look"}
    if len(looks) > 1:
        raise Mistake(
            "empire", f"all cards that look at Titans should look at as many, not {listed(sorted(looks), 'or')} (TAW-K10)"
        )
    if looks and max(looks) > MOST_LOOKED_AT:
        raise Mistake("empire", f"a card should look at {MOST_LOOKED_AT} Titans at most (TAW-K10)")
    for when in REACTIONS:
        reacting = [card.id for card in components.empire if card.reaction is not None and card.reaction.when == when]
        if len(reacting) > 1:
            raise Mistake("empire", f"only one card should react to {when!r}, not {listed(reacting)}")
    _check_numbers(components)
    _check_start(components)
    _check_decks(components)


def _check_ids(components: Components) -> None:
    """Ids stand in moves: no two things share one."""
    seen: dict[str, str] = {}
    for where in ("empire", "military", "titans", "districts"):
        for index, card in enumerate(getattr(components, where)):
            place = f"{where}[{index}]"
            if card.id in WORDS:
                raise Mistake(f"{place}.id", f"{card.id!r} is a word of the moves, so no card should have it as its id")
            if card.id in seen:
                raise Mistake(f"{place}.id", f"{card.id!r} should be used once, and {seen[card.id]} has it already")
            seen[card.id] = place


def _check_names(components: Components) -> None:
    """TAW-B2: nobody owns two Empire cards of one name, and the rules know a card by its id."""
    seen: dict[str, int] = {}
    for index, card in enumerate(components.empire):
        if card.name in seen:
            raise Mistake(
                f"empire[{index}].name",
                f"{card.name!r} should be used once, and empire[{seen[card.name]}] has it: give that one more copies (TAW-B2)",
            )
        seen[card.name] = index


def _check_banners(banners: tuple[str, ...], where: str, tribes: list[str]) -> None:
    for index, banner in enumerate(banners):
        if banner not in tribes:
            raise Mistake(f"{where}[{index}]", f"{banner!r} should be one of the tribes {listed(tribes, 'or')} (TAW-C2)")


def _check_empire(card: EmpireData, where: str, tribes: list[str]) -> None:
    check_certain(card, where)
    _check_banners(card.banners, f"{where}.banners", tribes)
    ops: list[str] = [effect.op for effect in card.action]
    check_unique(ops, f"{where}.action", "op")
    if sum(op in ASKING for op in ops) > 1:
        raise Mistake(f"{where}.action", f"only one effect should ask something: {listed(ASKING, 'or')}")
    if "copy" in ops and len(ops) > 1:
        raise Mistake(f"{where}.action", "an action that copies should do nothing else (TAW-K5)")
    if "repair" in ops and "coins_per_food" in ops:
        raise Mistake(f"{where}.action", "coins are counted before a repair brings food, so both cannot be one action")
    if card.reaction is not None and card.reaction.does != REACTIONS[card.reaction.when]:
        right = REACTIONS[card.reaction.when]
        raise Mistake(f"{where}.reaction.does", f"at {card.reaction.when!r} a card can {right!r} only")
    if card.reaction is not None and card.reaction.does == "build_free":
        # It leaves the city in the middle of a Build.
        if card.action:
            raise Mistake(f"{where}.action", "a card that is discarded to build should have no action of its own (TAW-K6)")
        if card.gives.army_limit:
            raise Mistake(f"{where}.gives.army_limit", "a card that is discarded to build should hold no army (TAW-K6)")
    if card.score is not None:
        is_for_one = card.score.rule == "half_of_tribe"
        if is_for_one != (card.score.tribe in tribes) or (card.score.tribe and not is_for_one):
            raise Mistake(
                f"{where}.score.tribe", "half_of_tribe should name one of the tribes, and no other rule should (TAW-E4)"
            )


def _check_numbers(components: Components) -> None:
    setup, track = components.setup, components.track
    if sorted(setup.row) != list(PLAYERS):
        raise Mistake("setup.row", f"give a number each for {listed(PLAYERS)} players (TAW-S3)")
    if len(setup.extra_coins) != PLAYERS[-1]:
        raise Mistake("setup.extra_coins", f"give a number each for {PLAYERS[-1]} players (TAW-S2)")
    if setup.citizens > SKILLS:
        raise Mistake("setup.citizens", f"there are citizens of skill 1 to {SKILLS} (TAW-C1)")
    if track.rounds > MOST_ROUNDS:
        raise Mistake("track.rounds", f"there should be at most {MOST_ROUNDS}")
    for field in ("explore", "grow", "second_deck"):
        if getattr(track, field) > track.rounds:
            raise Mistake(f"track.{field}", f"it should be one of the {track.rounds} rounds (TAW-R1)")
    if track.second_deck < 2:
        raise Mistake("track.second_deck", "the game begins with Empire A, so it should be round 2 or later (TAW-R1)")
    if not components.die.faces:
        raise Mistake("die.faces", "a die should have faces (TAW-T8)")
    if not components.points.banners:
        raise Mistake("points.banners", "a banner should score something (TAW-E3)")


def _check_start(components: Components) -> None:
    """TAW-S1, S5: what every player begins with has its place."""
    start = [card for card in components.empire if card.deck == "start"]
    if len(start) > components.capital.capacity:
        raise Mistake("capital.capacity", f"it should hold the {len(start)} start cards (TAW-S5)")
    for index, card in enumerate(components.empire):
        if card.deck == "start" and (card.gives.citizen or card.copies > 1):
            raise Mistake(f"empire[{index}]", "of a start card everybody has one, and no citizen comes with it (TAW-S1)")
    armies = [card for card in components.military if card.deck == "start"]
    if len(armies) > components.capital.army_limit:
        raise Mistake("capital.army_limit", f"it should allow the {len(armies)} start armies (TAW-S1)")
    if any(card.copies > 1 for card in armies):
        raise Mistake("military", "of a start card everybody has one (TAW-S1)")


def _check_decks(components: Components) -> None:
    """TAW-S3: rows, piles and decks can be laid out, and are not larger than the longest game reckons with."""
    row = max(components.setup.row.values())
    for deck in ("a", "b"):
        total = sum(card.copies for card in components.empire if card.deck == deck)
        if not row <= total <= MOST_DRAWN:
            raise Mistake("empire", f"deck {deck} should have {row} to {MOST_DRAWN} cards, not {total} (TAW-S3)")
    if len(components.empire) > MOST_CARDS:
        raise Mistake("empire", f"there should be at most {MOST_CARDS} different Empire cards, not {len(components.empire)}")
    military = sum(card.copies for card in components.military if card.deck == "row")
    if military < PLAYERS[-1]:
        raise Mistake("military", f"the row should have {PLAYERS[-1]} cards or more, not {military} (TAW-S3)")
    for stars in STARS:
        if not any(titan.stars == stars for titan in components.titans):
            raise Mistake("titans", f"there should be one with {stars} stars (TAW-C1)")
    if not components.districts:
        raise Mistake("districts", "there should be one or more (TAW-C1)")
    limit = components.capital.army_limit
    limit += sum(card.gives.army_limit for card in components.empire)
    limit += sum(titan.gives.army_limit for titan in components.titans)
    limit += sum(district.copies * district.gives.army_limit for district in components.districts)
    if limit > MOST_ARMIES:
        raise Mistake("capital.army_limit", f"a city could have {limit} armies; there should be at most {MOST_ARMIES}")
