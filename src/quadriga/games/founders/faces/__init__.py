"""The faces of Founders of the Empire; `catalogue` finds them here."""

from quadriga.games.founders.faces.faces import FounderFaces

FACES = FounderFaces()

__all__ = ["FACES", "FounderFaces"]
