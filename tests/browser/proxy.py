"""A TCP proxy between browser and server that can be cut and mended: a browser cannot be told to lose an open WebSocket."""

import socket
import threading
from contextlib import suppress
from typing import Self
from urllib.parse import urlsplit


class CuttableProxy:
    """Passes bytes both ways between a port of its own and a server."""

    def __init__(self, address: str) -> None:
        url = urlsplit(address)
        assert url.hostname is not None
        assert url.port is not None
        self._goal = (url.hostname, url.port)
        self._listener = socket.create_server((url.hostname, 0))
        self.address = f"http://{url.hostname}:{self._listener.getsockname()[1]}"
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._is_cut = False
        self._threads = [threading.Thread(target=self._listen, name="proxy")]
        self._threads[0].start()

    def cut(self) -> None:
        """Nothing passes any more; whoever tries again is turned away."""
        with self._lock:
            self._is_cut = True
            ends, self._ends = self._ends, set()
        for end in ends:
            _shut(end)

    def mend(self) -> None:
        """New connections pass again."""
        self._is_cut = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        _shut(self._listener)
        for thread in self._threads:
            thread.join(timeout=10)
            assert not thread.is_alive()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            self._join(near)

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if self._is_cut:
                near.close()
                return
            far = socket.create_connection(self._goal)
            self._ends |= {near, far}
        for start, goal in ((near, far), (far, near)):
            thread = threading.Thread(target=_pass, args=(start, goal), name="proxy")
            self._threads.append(thread)
            thread.start()


def _pass(start: socket.socket, goal: socket.socket) -> None:
    with suppress(OSError):
        while data := start.recv(65_536):
            goal.sendall(data)
    _shut(start)
    _shut(goal)


def _shut(end: socket.socket) -> None:
    # Closing alone would not wake a thread that waits for bytes.
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
