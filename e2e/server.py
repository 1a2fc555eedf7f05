"""A plain static server for the tests: the built site under `/` and under a sub-path.

It can be told to answer some files with an error, and it keeps what was asked.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tools.serve import Server, StaticHandler

SUB_PATH = "/games/portsmouth/"


class Site:
    """A running server of one folder.

    `broken` maps the end of a path to the status or the bytes answered instead of the file.
    `headers` are sent with every answer.
    `asked` lists the paths requested so far, `answers` those answered with their status. A Site may
    be changed while it runs.
    """

    def __init__(self, folder: Path) -> None:
        """Start serving `folder` on a free port of this machine."""
        self.folder = folder
        self.broken: dict[str, int | bytes] = {}
        self.headers: dict[str, str] = {}
        self.asked: list[str] = []
        self.answers: list[tuple[str, int]] = []
        site = self

        class Handler(_Handler):
            def __init__(self, *args: Any) -> None:
                self.site = site
                super().__init__(*args, directory=str(folder))

        self._server = Server(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def origin(self) -> str:
        """Scheme, host and port, such as http://127.0.0.1:4711."""
        return f"http://127.0.0.1:{self._server.server_port}"

    @property
    def root(self) -> str:
        """The address of the site under `/`."""
        return f"{self.origin}/"

    @property
    def sub(self) -> str:
        """The address of the same site under a sub-path."""
        return f"{self.origin}{SUB_PATH}"

    def stop(self) -> None:
        """Stop answering; the port is closed when this returns."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(StaticHandler):
    """Maps the sub-path onto the folder and plays the faults asked for."""

    site: Site

    def translate_path(self, path: str) -> str:
        if path.startswith(SUB_PATH):
            path = "/" + path.removeprefix(SUB_PATH)
        return super().translate_path(path)

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it so
        path = urlsplit(self.path).path
        if path == "/favicon.ico":  # the browser's own question beside a page of plain text
            self.send_response(204)
            self.end_headers()
            return
        self.site.asked.append(path)
        for ending, answer in self.site.broken.items():
            if path.endswith(ending):
                self._answer(answer)
                return
        super().do_GET()

    def log_request(self, code: int | str = "-", _size: int | str = "-") -> None:
        self.site.answers.append((urlsplit(self.path).path, int(code)))

    def end_headers(self) -> None:
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def _answer(self, answer: int | bytes) -> None:
        if isinstance(answer, int):
            self.send_error(answer)
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """A Site for the length of a with block."""
    site = Site(folder)
    try:
        yield site
    finally:
        site.stop()
