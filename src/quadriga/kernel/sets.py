"""The component sets of a title: the packaged one and those that owners have loaded, each under its hash.

A game's box keeps one `ComponentSets`; boxes are opened, faces drawn and configurations checked by the hash alone.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from quadriga.kernel.errors import ConfigError
from quadriga.kernel.prompt import Reason

C = TypeVar("C")


class ComponentSets(Generic[C]):
    """All loaded sets of one title; the packaged one is there from the moment that the title is."""

    def __init__(
        self,
        load: Callable[[Path | None], C],
        name: Callable[[C], str],
        former_names: Callable[[C], tuple[str, ...]] | None = None,
    ) -> None:
        """`former_names` are the hashes by which earlier releases called the same set, before its data had more fields: records
        from that time name it so."""
        self._load = load
        self._name = name
        self._former_names = former_names
        self._sets: dict[str, C] = {}
        self.packaged = ""

    def load(self, path: Path | None = None) -> str:
        """Read a file of an owner's own, or the packaged one; its hash. Of sets that differ in names alone the latest names
        are shown."""
        components = self._load(path)
        key = self._name(components)
        self._sets[key] = components
        for former in self._former_names(components) if self._former_names else ():
            # Sets that only newer fields tell apart share a former name, and whatever was played under it cannot tell either.
            self._sets.setdefault(former, components)
        if path is None:
            self.packaged = key
        return key

    def get(self, key: str) -> C | None:
        """The loaded set of that hash, if there is one."""
        return self._sets.get(key)

    def find(self, key: str) -> C:
        """The loaded set of that hash; `ConfigError` says what would be right."""
        found = self._sets.get(key)
        if found is None:
            raise ConfigError(
                Reason("config-components", "", given=repr(key), packaged=repr(self.packaged)),
                "components",
            )
        return found
