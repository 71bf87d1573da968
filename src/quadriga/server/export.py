"""What is stored of a table, as a file: for tables that this build cannot open, since it does not know their rules.

Only `routes.records` calls it. Nothing here knows a game or a deed: what is told is chosen by what certainly is no secret, and
everything else is left out until the game is over.
"""

from typing import Any

import msgspec

from quadriga.server.problems import HttpRefusal
from quadriga.server.storage.rows import Loaded

FORMAT = "quadriga-table/1"
_PRIVATE = ("guest", "host")
"""Ids of guests stand for their persons and are nobody else's business."""
_OPEN = ("type", "at_ms", "seat")
"""What everybody at a table is told of every deed, whatever it is."""


def export_stored(loaded: Loaded, guest: str, note: str) -> bytes:
    """Set-up and deeds; before the game is over without the seed, and of the others' deeds only that they were done."""
    setup = _without(msgspec.json.decode(loaded.table.setup), _PRIVATE)
    is_over = loaded.table.status == "over"
    mine = {seat.seat for seat in loaded.seats if seat.guest == guest}
    if not mine and not (is_over and setup.get("onlookers", True)):
        raise HttpRefusal(403, "no_onlookers", "Only the players can see this table.")
    if not is_over:
        setup.pop("seed", None)
    deeds = [_without(msgspec.json.decode(deed.body), _PRIVATE) for deed in loaded.deeds]
    content = {
        "format": FORMAT,
        "note": note if is_over else f"{note} The seed and the moves of the others are left out until the game is over.",
        "id": loaded.table.id,
        "status": loaded.table.status,
        "setup": {**setup, "seats": [_without(seat, _PRIVATE) for seat in setup.get("seats", ())]},
        "deeds": [deed if is_over or deed.get("seat") in mine else _only(deed, _OPEN) for deed in deeds],
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=2)


def _without(raw: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in raw.items() if key not in keys}


def _only(raw: dict[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    return {key: value for key, value in raw.items() if key in keys}
