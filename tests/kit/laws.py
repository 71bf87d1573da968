"""All laws of the design as code, for any game: importing this module fills `LAWS`. Law 6 (goldens, coverage) is elsewhere.

They are tried in the order of their modules: what a fault of clones does to the others is only confusing, so those come first.
"""

from tests.kit import (
    laws_clones,
    laws_conservation,
    laws_identity,
    laws_legality,
    laws_positions,
    laws_secrecy,
    laws_undo,
    laws_words,
)
from tests.kit.law import LAWS, Broken, Fault, Law, obey

__all__ = [
    "LAWS",
    "Broken",
    "Fault",
    "Law",
    "laws_clones",
    "laws_conservation",
    "laws_identity",
    "laws_legality",
    "laws_positions",
    "laws_secrecy",
    "laws_undo",
    "laws_words",
    "obey",
]
