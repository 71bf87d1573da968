"""What can go wrong with a drawing, in sentences for whoever asked for it."""

from quadriga.kernel.errors import QuadrigaError


class FaceError(QuadrigaError):
    """A face that cannot be drawn: its data or its icons are missing, or the components are not those that it shows."""


class UnknownFace(FaceError):
    """No face, or no icon, of that name."""
