"""The rules that a game may cite: those of its ledger, and no others."""

from quadriga.kernel.game import Game
from quadriga.ledger import ledger_of

Rules = frozenset[str]


def rules_of(game: Game) -> Rules:
    """The ids of the game's ledger."""
    return frozenset(rule.id for rule in ledger_of(game).rules)
