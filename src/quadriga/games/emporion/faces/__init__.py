"""The faces of Emporion; `catalogue` finds them here."""

from quadriga.games.emporion.faces.faces import EmporionFaces

FACES = EmporionFaces()

__all__ = ["FACES", "EmporionFaces"]
