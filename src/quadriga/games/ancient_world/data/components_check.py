"""What makes a component set of The Ancient World fit to play, besides its shape and its ids.

It exists to keep `components` readable as the shape of the file. Only `components` may call it.
"""
# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quadriga.games.ancient_world.meta import META, MOST_ARMIES, MOST_DRAWN
from quadriga.kernel.components import every, for_players, placed, unique
from quadriga.kernel.phrases import listed
from quadriga.kernel.validation import Mistake

if TYPE_CHECKING:
    from quadriga.games.ancient_world.data.components import Components, EmpireData

PLAYERS = tuple(range(META.min_players, META.max_players + 1))
STARS = (1, 2, 3)
MOST_LOOKED_AT = 5
"""Every order of them is a move."""
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


def check_components(components: Components) -> Iterator[Mistake]:
    """All that the rules could not rely on."""
    yield from _check_names(components)
    tribes = [tribe.id for tribe in components.tribes]
    for where, card in placed(components.empire, "empire"):
        yield from _check_empire(card, where, tribes)
    yield from _check_rare(components)
    yield from _check_numbers(components)
    yield from _check_start(components)
    yield from _check_decks(components)


def _check_names(components: Components) -> Iterator[Mistake]:
    """TAW-B2: nobody owns two Empire cards of one name, and the rules know a card by its id."""
    seen: dict[str, str] = {}
    for where, card in placed(components.empire, "empire"):
        if card.name in seen:
            problem = f"{card.name!r} should be used once, and {seen[card.name]} has it: give that one more copies (TAW-B2)"
            yield Mistake(f"{where}.name", problem)
        seen.setdefault(card.name, where)


def _check_empire(card: EmpireData, where: str, tribes: list[str]) -> Iterator[Mistake]:
    ops: list[str] = [effect.op for effect in card.action]
    yield from unique(ops, f"{where}.action", "op")
    counted = "coins are counted before a repair brings food, so both cannot be one action"
    yield from every(
        (len(set(ops) & {*ASKING}) > 1, f"{where}.action", f"only one effect should ask something: {listed(ASKING, 'or')}"),
        ("copy" in ops and len(ops) > 1, f"{where}.action", "an action that copies should do nothing else (TAW-K5)"),
        ({"repair", "coins_per_food"} <= {*ops}, f"{where}.action", counted),
    )
    if (reaction := card.reaction) is not None:
        right = REACTIONS[reaction.when]
        if reaction.does != right:
            yield Mistake(f"{where}.reaction.does", f"at {reaction.when!r} a card can {right!r} only")
        elif reaction.does == "build_free":
            # It leaves the city in the middle of a Build.
            alone = "a card that is discarded to build should"
            yield from every(
                (card.action, f"{where}.action", f"{alone} have no action of its own (TAW-K6)"),
                (card.gives.army_limit, f"{where}.gives.army_limit", f"{alone} hold no army (TAW-K6)"),
            )
    if (score := card.score) is not None:
        is_for_one = score.rule == "half_of_tribe"
        if is_for_one != (score.tribe in tribes) or (score.tribe and not is_for_one):
            problem = "half_of_tribe should name one of the tribes, and no other rule should (TAW-E4)"
            yield Mistake(f"{where}.score.tribe", problem)


def _check_rare(components: Components) -> Iterator[Mistake]:
    """What the rules know one of at most."""
    looks = sorted({effect.n for card in components.empire for effect in card.action if effect.op == "look"})
    if len(looks) > 1:
        problem = f"all cards that look at Titans should look at as many, not {listed(looks, 'or')} (TAW-K10)"
        yield Mistake("empire", problem)
    elif looks and looks[0] > MOST_LOOKED_AT:
        yield Mistake("empire", f"a card should look at {MOST_LOOKED_AT} Titans at most (TAW-K10)")
    for when in REACTIONS:
        reacting = [card.id for card in components.empire if card.reaction is not None and card.reaction.when == when]
        if len(reacting) > 1:
            yield Mistake("empire", f"only one card should react to {when!r}, not {listed(reacting)}")


def _check_numbers(components: Components) -> Iterator[Mistake]:
    track = components.track
    yield from for_players(components.setup.row, PLAYERS, "setup.row", rule="TAW-S3")
    for field in ("explore", "grow", "second_deck"):
        if getattr(track, field) > track.rounds:
            yield Mistake(f"track.{field}", f"it should be one of the {track.rounds} rounds (TAW-R1)")


def _check_start(components: Components) -> Iterator[Mistake]:
    """TAW-S1, S5: what every player begins with has its place."""
    capital = components.capital
    cards = [(where, card) for where, card in placed(components.empire, "empire") if card.deck == "start"]
    armies = [card for card in components.military if card.deck == "start"]
    one_each = "of a start card everybody has one"
    yield from every(
        (len(cards) > capital.capacity, "capital.capacity", f"it should hold the {len(cards)} start cards (TAW-S5)"),
        *(
            (card.gives.citizen or card.copies > 1, where, f"{one_each}, and no citizen comes with it (TAW-S1)")
            for where, card in cards
        ),
        (len(armies) > capital.army_limit, "capital.army_limit", f"it should allow the {len(armies)} start armies (TAW-S1)"),
        (any(card.copies > 1 for card in armies), "military", f"{one_each} (TAW-S1)"),
    )


def _check_decks(components: Components) -> Iterator[Mistake]:
    """TAW-S3: rows, piles and decks can be laid out, and are not larger than the longest game reckons with."""
    empire, row, players = components.empire, max(components.setup.row.values(), default=0), PLAYERS[-1]
    for deck in ("a", "b"):
        total = sum(card.copies for card in empire if card.deck == deck)
        if not row <= total <= MOST_DRAWN:
            yield Mistake("empire", f"deck {deck} should have {row} to {MOST_DRAWN} cards, not {total} (TAW-S3)")
    military = sum(card.copies for card in components.military if card.deck == "row")
    stars = {titan.stars for titan in components.titans}
    limit = components.capital.army_limit
    limit += sum(card.gives.army_limit for card in empire)
    limit += sum(titan.gives.army_limit for titan in components.titans)
    limit += sum(district.copies * district.gives.army_limit for district in components.districts)
    armed = f"a city could have {limit} armies; there should be at most {MOST_ARMIES}"
    yield from every(
        (military < players, "military", f"the row should have {players} cards or more, not {military} (TAW-S3)"),
        *((n not in stars, "titans", f"there should be one with {n} stars (TAW-C1)") for n in STARS),
        (limit > MOST_ARMIES, "capital.army_limit", armed),
    )
