"""Serves a folder of static files on this machine, as any plain web server would.

Usage: python tools/serve.py [--port 8000] [--folder dist]

Takes the next free port if the wished one is taken, and prints the address.
"""

from __future__ import annotations

import argparse
import errno
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PORTS_TRIED = 50


class StaticHandler(SimpleHTTPRequestHandler):
    """Python's own file server with the types that browsers insist on, and no log."""

    extensions_map = {  # noqa: RUF012 - the base class declares it as an instance's
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".py": "text/plain; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/octet-stream",
        ".woff2": "font/woff2",
        ".zip": "application/octet-stream",
    }

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: the browser's own tools show requests better."""


class Server(ThreadingHTTPServer):
    """A threading server that does not complain when a browser hangs up."""

    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report errors other than a closed connection."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(folder: Path, port: int) -> Server:
    """Return a server of `folder` on the first free port from `port` on; raises OSError if none."""
    handler = partial(StaticHandler, directory=str(folder))
    for number in range(port, port + PORTS_TRIED):
        try:
            return Server(("127.0.0.1", number), handler)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise OSError(errno.EADDRINUSE, f"ports {port} to {port + PORTS_TRIED - 1} are all taken")


def main(argv: list[str] | None = None) -> int:
    """Serve until interrupted; returns the exit code."""
    parser = argparse.ArgumentParser(description="Serve the built site on this machine.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--folder", type=Path, default=ROOT / "dist")
    wish = parser.parse_args(argv)
    try:
        server = listen(wish.folder, wish.port)
    except OSError as error:
        print(f"portsmouth: cannot serve: {error.strerror or error}", file=sys.stderr)
        return 1
    print(f"Portsmouth is at http://localhost:{server.server_port}/ (Ctrl+C stops)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
