"""What msgspec says of a file that somebody wrote, as the path of the mistake and a sentence.

It exists so that msgspec's error text is taken apart in one place. Whatever reads a file may call it: component files
(`components`), positions and records.
"""
# not compiled: msgspec at the edge

import re

import msgspec
from msgspec.inspect import DictType, LiteralType, Metadata, NoneType, StructType, Type, UnionType, VarTupleType, type_info

from quadriga.kernel.phrases import listed


class Mistake(Exception):
    """One thing wrong with a file: `where` is the path to it, `problem` says what would be right."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


def explained(error: msgspec.ValidationError, kind: type, where: str = "", table: str = "a table") -> Mistake:
    """msgspec's error in plain words: `kind` is what was to be read, `where` the path to it, `table` what the
    format calls a table: JSON has objects. An empty path is that of the whole file."""
    is_key, path, words = _parted(error)
    if is_key:
        return Mistake(f"{where}{path}".removeprefix("."), "each key should be a number of players")
    # msgspec does not say which value of a table it means.
    it = "each value" if path.endswith(_SOME) else "it"
    problem = _reworded(words, _node(kind, path), it, {**_NOUNS, "object": table})
    return Mistake(f"{where}{path.removesuffix(_SOME)}".removeprefix("."), problem)


_SOME = "[...]"
"""One value of a table in msgspec's paths."""
# How msgspec ends its messages.
_AT = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>[\w.\[\]]*)`\Z")


def _parted(error: msgspec.ValidationError) -> tuple[bool, str, str]:
    """Whether it is about the keys of a table; the path; the rest."""
    message = str(error)
    at = _AT.search(message)
    return (bool(at["key"]), at["path"], message[: at.start()]) if at else (False, "", message)


def bare(node: Type | None) -> Type | None:
    """A type without what `Annotated` says of it besides."""
    return node.type if isinstance(node, Metadata) else node


def _node(kind: type, path: str) -> Type | None:
    """The type at the end of the path, if any: a wrong field's name may itself look like a path."""
    node = _present(type_info(kind))
    for name, index in re.findall(r"\.(\w+)|(\[\d+\]|\[\.\.\.\])", path):
        if index == _SOME:
            node = _present(node.value_type) if isinstance(node, DictType) else None
        elif index:
            node = _present(node.item_type) if isinstance(node, VarTupleType) else None
        else:
            fields = node.fields if isinstance(node, StructType) else ()
            node = _present(next((field.type for field in fields if field.encode_name == name), None))
    return node


def _present(node: Type | None) -> Type | None:
    """What is there, of something that may be null."""
    node = bare(node)
    if isinstance(node, UnionType):
        node = bare(next((one for one in node.types if not isinstance(one, NoneType)), None))
    return node


_NOUNS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "null": "null",
}


def _reworded(words: str, node: Type | None, it: str, nouns: dict[str, str]) -> str:
    if found := re.fullmatch(r"Object missing required field `(\w+)`", words):
        return f"the field {found[1]!r} is missing"
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", words, re.DOTALL):
        known = [field.encode_name for field in node.fields] if isinstance(node, StructType) else []
        return f"there should be no field {found[1]!r}" + (f", only {listed(known)}" if known else "")
    if found := re.fullmatch(r"Invalid enum value (.*)", words, re.DOTALL):
        known = [repr(value) for value in node.values if value] if isinstance(node, LiteralType) else []
        return f"{it} should be {listed(known or ['another word'], 'or')}, not {found[1]}"
    if found := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", words):
        return f"{it} should be a list of {found[1]}, not of {found[2]}"
    if "matching regex" in words:
        return "an id should begin with a letter and go on with letters, digits, '-' and '_'"
    if words == "Expected `str` of length >= 1":
        return f"{it} should not be empty"
    if found := re.fullmatch(r"Expected `(\w+)` (>=|<=) ([\d.]+)", words):
        bound = "at least" if found[2] == ">=" else "at most"
        return f"{it} should be {nouns[found[1]]}, {bound} {found[3].removesuffix('.0')}"
    if words in ("Number out of range", "Integer value out of range"):
        return "a number here should be closer to zero"
    if found := re.fullmatch(r"Expected `([\w| ]+)`, got `(\w+)`", words):
        wanted = listed((nouns.get(name, name) for name in found[1].split(" | ")), "or")
        # 2.0 is no whole number, and a number it is.
        got = "a decimal number" if found[2] == "float" else nouns.get(found[2], f"a {found[2]}")
        return f"{it} should be {wanted}, not {got}"
    return words[:1].lower() + words[1:]
