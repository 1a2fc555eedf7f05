"""The check of a running host: what it sends, and how."""

from __future__ import annotations

import gzip
import json
import posixpath
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import Message
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from .release import faults, release_hash
from .report import PACKED, Files, Report, digest

SCRIPT = {"text/javascript", "application/javascript"}
TYPES = {
    ".wasm": {"application/wasm"},
    ".js": SCRIPT,
    ".mjs": SCRIPT,
    ".css": {"text/css"},
    ".html": {"text/html"},
    ".svg": {"image/svg+xml"},
}
A_DAY = 86_400


@dataclass(frozen=True)
class Answer:
    """A host's answer: status (0 if there was none), headers and the unpacked body."""

    status: int
    headers: Message
    body: bytes

    def header(self, name: str) -> str:
        """Return a header's text; empty if there is none."""
        return str(self.headers.get(name) or "")


def ask(address: str) -> Answer:
    """Request an address as a browser would that takes gzip."""
    request = Request(address, headers={"Accept-Encoding": "gzip"})
    try:
        with urlopen(request, timeout=30) as answer:
            body = answer.read()
            packed = answer.headers.get("Content-Encoding") == "gzip"
            return Answer(answer.status, answer.headers, gzip.decompress(body) if packed else body)
    except HTTPError as error:
        return Answer(error.code, error.headers, b"")
    except (URLError, OSError, EOFError) as error:
        print(f"{address}: {error}", file=sys.stderr)
        return Answer(0, Message(), b"")


def based(address: str) -> str:
    """Return the address of the site's folder."""
    return address if address.endswith("/") else f"{address}/"


def listed_by_host(address: str, report: Report) -> Files:
    """Return the host's own list of files; empty, with a problem told, if it has none."""
    try:
        files: Files = json.loads(ask(urljoin(based(address), "build.json")).body)["files"]
        return {str(path): {"sha256": str(entry["sha256"])} for path, entry in files.items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        report.problems.append(f"{address} has no readable build.json: it is not a built site.")
        return {}


def check_host(address: str, files: Files, report: Report) -> None:
    """Ask for every file of the build, and judge the answers."""
    base = based(address)
    paths = [path for path in files if not path.startswith(".")]
    targets = [urljoin(base, "" if path == "index.html" else path) for path in paths]
    with ThreadPoolExecutor(8) as pool:
        answers = dict(zip(paths, pool.map(ask, targets), strict=True))
    for path, answer in answers.items():
        judge(path, answer, files[path], report)
    judge_caching(answers, report)
    judge_release(answers, report)
    plain = [
        path
        for path, answer in answers.items()
        if len(answer.body) > 20_000
        and not path.endswith(PACKED)
        and not answer.header("Content-Encoding")
    ]
    if plain:
        worst = max(plain, key=lambda path: len(answers[path].body))
        report.hints.append(f"The host does not pack {len(plain)} large files, {worst} among them.")
    if ask(urljoin(base, "no-such-file.js")).status == 200:
        report.hints.append("The host answers for files that do not exist; better is 404.")
    if not base.startswith(("https:", "http://localhost", "http://127.")):
        report.problems.append("Without https no browser keeps the game for playing offline.")


def judge(path: str, answer: Answer, wanted: dict[str, Any], report: Report) -> None:
    """Check one file's status, content and type."""
    if answer.status != 200:
        report.problems.append(f"The host answers {answer.status} for {path}.")
        return
    if digest(answer.body) != wanted["sha256"]:
        report.problems.append(
            f"The host sends another {path} than was built: "
            "an old copy, or something on the way changes files."
        )
    kinds = TYPES.get(posixpath.splitext(path)[1])
    kind = answer.header("Content-Type").split(";")[0].strip().lower()
    if kinds and kind not in kinds:
        report.problems.append(f"The host calls {path} {kind!r}; it should be {min(kinds)!r}.")


def judge_release(answers: dict[str, Answer], report: Report) -> None:
    """Reckon which release the host sends, from the files as they came."""
    text = answers["sw.js"].body.decode("utf-8", "replace") if "sw.js" in answers else ""
    said = faults(text, {path: digest(answer.body) for path, answer in answers.items()})
    if said:
        report.problems += said
    else:
        report.fine.append(f"The host sends release {release_hash(text)}.")


def judge_caching(answers: dict[str, Answer], report: Report) -> None:
    """Report headers that make updates late, or a first visit twice as large."""
    for path in ("sw.js", "index.html"):
        if path not in answers:
            continue
        rule = answers[path].header("Cache-Control")
        age = re.search(r"max-age=(\d+)", rule)
        if "immutable" in rule or (age and int(age[1]) > A_DAY):
            report.hints.append(f"{path} is sent with {rule!r}: new versions may come late.")
    if "no-store" in "".join(answer.header("Cache-Control") for answer in answers.values()):
        report.hints.append("Files are sent with 'no-store': a first visit downloads them twice.")
