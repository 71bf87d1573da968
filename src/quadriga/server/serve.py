"""Runs the server: `quadriga serve`. Says where it is, and opens the browser when asked to."""

import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.app import create_app
from quadriga.server.http_protocol import LimitedHttpProtocol
from quadriga.server.settings import Settings
from quadriga.server.storage.database import parse

FIRST_PORT = 8000
PORTS = 50
ENVIRONMENT = "QUADRIGA_SETTINGS"
"""Where worker processes find their settings."""


class CannotServe(QuadrigaError):
    """An address that cannot be listened on, or settings that do not go together."""


def serve(settings: Settings, host: str, port: int | None, workers: int, open_browser: bool) -> None:
    """Serve until interrupted."""
    if workers > 1 and parse(settings.database).get_backend_name() != "postgresql":
        raise CannotServe("several workers need a PostgreSQL database: give --database postgresql://…")
    listener = listen(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{listener.getsockname()[1]}/"
    print(f"Quadriga is at {address}  (Ctrl-C ends it; tables are kept in {parse(settings.database).render_as_string()})")
    sys.stdout.flush()
    if open_browser:
        threading.Thread(target=_open_when_up, args=(address,), daemon=True).start()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    # Uvicorn stops in good order when it is told to, and then tells the process again: by then there is nothing left to end.
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, lambda *_: None)
    if workers > 1:
        Multiprocess(configure("quadriga.server.serve:app_of_environment", settings, workers), sockets=[listener]).run()
    else:
        app = create_app(settings)
        tune_for_serving()
        uvicorn.Server(configure(app, settings)).run(sockets=[listener])


def configure(app: Litestar | str, settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How uvicorn runs an app, or the one that a factory of that name makes in each worker."""
    _filter_client_faults()
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        http=LimitedHttpProtocol,
        # Paths of invites are secrets, so requests are not logged.
        access_log=False,
        log_level="warning",
        ws_max_size=settings.limits.message_bytes * 4,
        ws_ping_interval=30.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def app_of_environment() -> object:
    """The app of a worker process, which finds its settings in the environment."""
    _filter_client_faults()
    app = create_app(msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings))
    tune_for_serving()
    return app


def tune_for_serving() -> None:
    """Make a process that has loaded all it needs ready to answer quickly for a long time."""
    # What is loaded stays. Each search of it for garbage would hold up everybody for a tenth of a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)
    # The thread that writes needs the interpreter a dozen times for each commit, and waits so long for it while it is taken.
    sys.setswitchinterval(0.001)


def _filter_client_faults() -> None:
    """Keep clients from filling the log with tracebacks by sending what is no text; their connection is closed anyway."""
    logging.getLogger("uvicorn.error").addFilter(_is_our_fault)


def _is_our_fault(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Invalid UTF-8 sequence")


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: on the port that was asked for, or on the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
        except OSError as error:
            listener.close()
            if port is not None:
                raise CannotServe(f"cannot listen on {host}:{port}: {error.strerror}") from None
            continue
        listener.listen(2048)
        listener.set_inheritable(True)
        return listener
    raise CannotServe(f"no port from {FIRST_PORT} to {FIRST_PORT + PORTS - 1} is free: choose one with --port")


def _open_when_up(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(address + "healthz", timeout=1).close()
            webbrowser.open(address)
            return
        except (URLError, OSError):
            time.sleep(0.1)
