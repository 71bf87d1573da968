"""The faces of The Ancient World; `catalogue` finds them here."""

from quadriga.games.ancient_world.faces.faces import AncientWorldFaces

FACES = AncientWorldFaces()

__all__ = ["FACES", "AncientWorldFaces"]
