"""Abilities as they are written on cards and places: a run of words, each a sign, a coin, a stroke or text (see `looks.toml`).

`stock` makes the runs of all cards here, `signs` draws them. A sign stands up to twice; more of it are a number and one sign.
"""

from collections.abc import Iterable, Mapping

from quadriga.games.ancient_world.data.components import CapitalData, EffectData, EmpireData, ForceData, GivesData, ScoreData
from quadriga.games.ancient_world.faces.looks import looks

Run = tuple[str, ...]
"""Words; hashable, so that each run is drawn once."""

GAP = " "


def _counted(sign: str, count: int, most: int = 2) -> list[str]:
    """A sign up to so many times, or a number and a sign."""
    return [sign] * count if count <= most else [str(count), sign]


def _joined(groups: Iterable[list[str]]) -> Run:
    """Groups of words with gaps between them; empty ones are left out."""
    words: list[str] = []
    for group in groups:
        if group:
            words += [GAP, *group] if words else group
    return tuple(words)


def _spelt(template: Iterable[str], **numbers: object) -> list[str]:
    """The words of a template with its numbers filled in."""
    words: list[str] = []
    for part in template:
        sign, star, count = part.format_map(numbers).partition("*")
        words += _counted(sign, int(count)) if star else [sign]
    return words


def _gifts(gives: GivesData | CapitalData) -> list[list[str]]:
    """All that is given, each sort a group."""

    def amount(key: str) -> int:
        return int(getattr(gives, key, 0))

    def plus(key: str, sign: str) -> list[str]:
        return [f"+{amount(key)}", sign] if amount(key) else []

    return [
        _counted("food", amount("food")),
        [f"({amount('income')})", "^"] if amount("income") else [],
        [*_counted("knowledge", amount("knowledge")), "^"] if amount("knowledge") else [],
        _counted("sword", amount("sword")),
        _counted("arrow", amount("arrow")),
        plus("army_limit", "army"),
        plus("explore", "explore"),
        plus("citizen", "citizen"),
    ]


def of_gives(gives: GivesData) -> Run:
    """TAW-K1: what a card gives."""
    return _joined(_gifts(gives))


def of_capacity(capacity: int) -> Run:
    return (str(capacity), "capacity") if capacity else ()


def of_ground(capacity: int, gives: GivesData) -> Run:
    """Capacity first, then what is given."""
    return _joined([list(of_capacity(capacity)), *_gifts(gives)])


def of_capital(capital: CapitalData) -> Run:
    """What every city begins with, but for its capacity, which is seen as plots."""
    return _joined(_gifts(capital))


MOST_SIGNS = 4
"""So many signs have room on a Military card; where there would be more, two of a sort are a number, too."""


def of_force(force: ForceData) -> Run:
    """TAW-T3, T7, T9: what an army brings."""
    brought = [(key, count) for key in ("sword", "arrow", "spy", "loot", "repair") if (count := int(getattr(force, key)))]
    signs = sum(len(_counted(key, count)) for key, count in brought if count < 3)
    most = 1 if signs > MOST_SIGNS else 2
    return _joined([_counted(key, count, most) for key, count in brought])


def of_empire(card: EmpireData, tribes: tuple[str, ...]) -> Run:
    """All abilities of an Empire card."""
    reaction = card.reaction
    return _joined(
        [
            *_gifts(card.gives),
            _action(card.action),
            [] if reaction is None else _spelt(looks().reactions[reaction.when], coins=reaction.coins),
            [] if card.score is None else _score(card.score, tribes),
        ]
    )


def _action(effects: tuple[EffectData, ...]) -> list[str]:
    """TAW-Z4: a citizen, an arrow, and what it brings."""
    if not effects:
        return []
    groups = [
        _spelt(looks().effects[effect.op], n=effect.n) if effect.op in looks().effects else _counted(effect.op, effect.n)
        for effect in effects
    ]
    return ["citizen", ">", *_joined(groups)]


def _score(score: ScoreData, tribes: tuple[str, ...]) -> list[str]:
    """TAW-E4: points at the end."""
    words: list[str] = []
    for part in looks().scores[score.rule]:
        if part == "{tribes}":
            words += tribes
        elif part == "{most}" and not score.most:
            words = words[:-2]  # without the limit's gap and stroke
        else:
            words += _spelt([part], tribe=score.tribe, n=score.n, most=score.most)
    return words


def of_action(template: Iterable[str], numbers: Mapping[str, int]) -> Run:
    """What a place of the board brings."""
    return tuple(_spelt(template, **numbers))


_SPELLING = str.maketrans(
    {"(": "c", ")": "", ">": "to", "^": "up", "+": "plus", "=": "is", "/": "per", "−": "less", ":": "when", GAP: "_"}
)


def name_of(run: Run) -> str:
    """A name for a run, fit for an id."""
    return "-".join(word.translate(_SPELLING) for word in run)
