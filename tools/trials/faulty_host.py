"""A static server that can be told to behave badly, for trials of the page's start.

It drops files, answers them with something else, never ends them, sends them a byte a second, or
dies as a whole once so many bytes are out.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tools.serve import Server, StaticHandler

PORTAL = b"""<!DOCTYPE html>
<html><head><title>Guest network</title><script>
var page = 1
</script></head><body><h1>Welcome</h1><form action="/login">
accept = terms
</form></body></html>
"""
"""What a network answers that wants its guests to sign in first."""
PIECE = 16_384
KINDS = ("drop", "portal", "cut", "hang", "drip")


@dataclass
class Faults:
    """What is wrong with the host; it may be changed while the host runs.

    ``files`` maps a path to one of KINDS. ``life`` is how many bytes may go out before the network
    is dead; None if it never dies. ``asked`` has the paths in the order of their first request.
    """

    files: dict[str, str] = field(default_factory=dict)
    life: int | None = None
    sent: int = 0
    asked: dict[str, None] = field(default_factory=dict)

    def heal(self) -> None:
        """Nothing is wrong from now on."""
        self.files = {}
        self.life = None

    @property
    def dead(self) -> bool:
        """Whether the network has died."""
        return self.life is not None and self.sent >= self.life


class _Handler(StaticHandler):
    faults: Faults

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
        path = urlsplit(self.path).path
        self.faults.asked.setdefault(path)
        kind = self.faults.files.get(path, "")
        if self.faults.dead or kind == "drop":
            self.hang_up()
        elif kind == "portal":
            self.answer_portal()
        else:
            self.send_file(path, kind)

    def hang_up(self) -> None:
        """End the connection without an answer."""
        self.close_connection = True
        with suppress(OSError):  # the browser was faster
            self.connection.shutdown(socket.SHUT_RDWR)

    def answer_portal(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(PORTAL)))
        self.end_headers()
        self.wfile.write(PORTAL)

    def send_file(self, path: str, kind: str) -> None:
        """Send a file piece by piece, as long as nothing is in the way."""
        file = Path(self.translate_path(path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            self.send_error(404)
            return None
        content = file.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        half = len(content) // 2
        for at in range(0, len(content), PIECE):
            if self.faults.dead:
                return self.hang_up()
            piece = content[at : at + PIECE]
            if kind and at + len(piece) > half:
                self.wfile.write(piece[: half - at])
                return self.spoil(path, kind, content[half:])
            self.wfile.write(piece)
            self.faults.sent += len(piece)
        return None

    def spoil(self, path: str, kind: str, rest: bytes) -> None:
        """Half of the file is out: cut it here, or send next to nothing until all is well."""
        if kind == "cut":
            return self.hang_up()
        for place in range(len(rest)):
            if path not in self.faults.files:
                break
            if kind == "drip":
                self.wfile.write(rest[place : place + 1])
                self.wfile.flush()
            time.sleep(1)
        return self.hang_up()


@contextmanager
def hosting(folder: Path) -> Iterator[tuple[str, Faults]]:
    """Yield a host for the length of a with block: its address, and what is wrong with it."""
    found = Faults()

    class Handler(_Handler):
        faults = found

        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=str(folder))

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", found
    finally:
        found.heal()
        server.shutdown()
        server.server_close()
