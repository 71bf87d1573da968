"""The faces of The Ancient World; `catalogue` finds them here."""

from quadriga.faces.ancient_world.faces import AncientWorldFaces

FACES = AncientWorldFaces()

__all__ = ["FACES", "AncientWorldFaces"]
