"""The faces of Eight-Minute Empire; `catalogue` finds them here."""

from quadriga.faces.eight_minute_empire.faces import EmpireFaces

FACES = EmpireFaces()

__all__ = ["FACES", "EmpireFaces"]
