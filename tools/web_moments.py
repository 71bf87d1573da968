"""Writes what pages are told of the golden records, for the tests of the pages: `python -m tools.web_moments`.

For each game a file `build/moments/<key>.json`: the geometry of every table, and for each record the views of one pair of eyes
with the events between them, deed by deed, as the server would send them. `vitest` has it made before its tests.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from quadriga.faces.catalogue import faces_of
from quadriga.kernel.events import Event
from quadriga.kernel.record import Record, begin, read_record, steps
from quadriga.kernel.registry import find_game, games
from quadriga.kernel.state import State

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
TARGET = ROOT / "build" / "moments"


def told(record: Record, eyes: int | None) -> dict[str, Any]:
    """A record through one pair of eyes: its views, and before each but the first what led to it."""
    game, state = begin(record)
    state.listen()
    views, events, heard = [state.view(eyes)], [], list[dict[str, Any]]()
    for step in steps(game, state, record):
        # What the step before this one has told: the move of this one is not made yet.
        heard += _heard(state, eyes)
        if step.seat >= 0 and heard:
            views.append(state.view(eyes))
            events.append(heard)
            heard = []
    views.append(state.view(eyes))
    events.append(heard + _heard(state, eyes))
    return {"eyes": eyes, "views": views, "events": events}


def _heard(state: State, eyes: int | None) -> list[dict[str, Any]]:
    return [_fields(event) for event in state.told() if event.is_for(eyes)]


def _fields(event: Event) -> dict[str, Any]:
    """An event as the log has it."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    fields.pop("audience", None)
    return fields


def moments(key: str) -> dict[str, Any]:
    """All golden records of a game, each through other eyes than the one before."""
    game = find_game(key)
    tables = []
    for number, path in enumerate(sorted((GOLDEN / key).glob("*.json"))):
        record = read_record(path.read_bytes())
        eyes = number % (record.config.players + 1) - 1
        geometry = faces_of(game).geometry(record.config)
        tables.append({"name": path.stem, "geometry": geometry, **told(record, None if eyes < 0 else eyes)})
    return {"tables": tables}


def main() -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    for key in games():
        (TARGET / f"{key}.json").write_bytes(msgspec.json.encode(moments(key)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
