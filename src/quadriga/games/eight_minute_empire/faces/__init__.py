"""The faces of Eight-Minute Empire; `catalogue` finds them here."""

from quadriga.games.eight_minute_empire.faces.faces import EmpireFaces

FACES = EmpireFaces()

__all__ = ["FACES", "EmpireFaces"]
