"""What happened, for those who may know it.

An event is typed, in the past tense, and names its audience. Log, animation, sound, summaries and announcements are made from
events; rules never read them. A state makes events only while somebody listens (`State.listen`), because making them costs.
"""
# not compiled: msgspec structs at the edge

import msgspec


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True):
    """The base of all events of all games; each game adds its own in its `events.py`."""

    audience: tuple[int, ...] | None = None
    """The seats that learn of it; None is everybody, spectators included."""

    def is_for(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may be told."""
        return self.audience is None or (seat is not None and seat in self.audience)
