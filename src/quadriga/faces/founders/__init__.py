"""The faces of Founders of the Empire; `catalogue` finds them here."""

from quadriga.faces.founders.faces import FounderFaces

FACES = FounderFaces()

__all__ = ["FACES", "FounderFaces"]
