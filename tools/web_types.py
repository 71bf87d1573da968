"""Writes what the pages are told and may ask as an OpenAPI document: `python -m tools.web_types`.

`npm run types` in `web/` makes TypeScript of it. The structs of the wire, of the REST side and of every game's view, events and
geometry are there, and the paths of the server.
"""

import importlib
import inspect
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec
import msgspec.inspect

from quadriga.faces.catalogue import faces_of
from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.registry import games
from quadriga.kernel.view import View
from quadriga.server import api
from quadriga.server.app import create_app
from quadriga.server.settings import Settings
from quadriga.table import messages
from quadriga.table.codec import CLIENT_MESSAGES

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "generated" / "schema.json"
REFERENCE = "#/components/schemas/{name}"


def structs(module: ModuleType, base: type = msgspec.Struct) -> list[type]:
    """The public structs that a module defines itself, in the order in which it defines them."""
    return [
        member
        for name, member in vars(module).items()
        if inspect.isclass(member)
        and issubclass(member, base)
        and member.__module__ == module.__name__
        and not name.startswith("_")
    ]


def schemas() -> dict[str, Any]:
    """All components. They share one space of names, as in the page; one that means several things carries the game's."""
    found = _components([*structs(messages), *CLIENT_MESSAGES, *structs(api)])
    found["ServerMessage"] = _any_of(list(get_args(messages.ServerMessage)))
    found["ClientMessage"] = _any_of(list(CLIENT_MESSAGES))
    parts = {key: _game_components(key) for key in games()}
    taken = dict(found)
    for key, part in parts.items():
        shared = {name: f"{_camel(key)}{name}" for name in part if _differs(parts, taken, name)}
        found |= {shared.get(name, name): _renamed(schema, shared) for name, schema in part.items()}
    return found


def _game_components(key: str) -> dict[str, Any]:
    """What a game tells: its view, its events and a union of them, and where things lie on its faces."""
    game = games()[key]
    if isinstance(game, Game):
        views, told = [game.parts.view_type], game.parts.events
    else:
        views = structs(importlib.import_module(f"quadriga.games.{key}.view"), View)
        told = importlib.import_module(f"quadriga.games.{key}.events")
    happened = structs(told, Event)
    geometry = get_type_hints(type(faces_of(game)).geometry)["return"]
    return {**_components([*views, *happened, geometry]), f"{_camel(key)}Event": _any_of(happened)}


def _differs(parts: dict[str, dict[str, Any]], taken: dict[str, Any], name: str) -> bool:
    """Whether a name means more than one thing; what comes from the kernel is the same for all."""
    meanings = [part[name] for part in parts.values() if name in part] + ([taken[name]] if name in taken else [])
    return any(meaning != meanings[0] for meaning in meanings)


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """The schema with its references to renamed ones put right."""
    if isinstance(schema, list):
        return [_renamed(member, names) for member in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: _renamed(member, names) for key, member in schema.items()}
    prefix = REFERENCE.format(name="")
    if isinstance(made.get("$ref"), str) and (name := made["$ref"].removeprefix(prefix)) in names:
        made["$ref"] = prefix + names[name]
    return made


def _components(types: list[type]) -> dict[str, Any]:
    made = msgspec.json.schema_components(types, ref_template=REFERENCE, schema_hook=_anything)[1]
    for kind in _reachable(types):
        # What we send has all its fields, defaults included; what we take may leave them out.
        config = kind.__struct_config__
        if kind.__name__ in made and not config.omit_defaults and not config.forbid_unknown_fields:
            made[kind.__name__]["required"] = list(made[kind.__name__]["properties"])
    return made


def _reachable(types: list[type]) -> list[type[msgspec.Struct]]:
    info = msgspec.inspect.multi_type_info(types)
    seen: dict[type[msgspec.Struct], None] = {}

    def walk(part: object) -> None:
        if isinstance(part, msgspec.inspect.StructType):
            if part.cls in seen:
                return
            seen[part.cls] = None
        if isinstance(part, msgspec.Struct):
            for name in part.__struct_fields__:
                walk(getattr(part, name))
        elif isinstance(part, tuple):
            for member in part:
                walk(member)

    walk(tuple(info))
    return list(seen)


def _anything(kind: type) -> dict[str, Any]:
    if kind is object:
        return {"description": "Anything."}
    raise NotImplementedError(kind)


def _any_of(types: list[type]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in types]}


def _camel(key: str) -> str:
    return "".join(word.capitalize() for word in key.split("_"))


def main() -> int:
    # What only the paths speak of, a record for instance, the server describes itself.
    server = create_app(Settings()).openapi_schema.to_schema()
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Quadriga", "version": "generated"},
        "paths": server["paths"],
        "components": {"schemas": {**server["components"]["schemas"], **schemas()}},
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(document, indent=1, sort_keys=True) + "\n"
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
