"""The faces of Emporion; `catalogue` finds them here."""

from quadriga.faces.emporion.faces import EmporionFaces

FACES = EmporionFaces()

__all__ = ["FACES", "EmporionFaces"]
