"""Checks a built site before or after it is put on a host. Needs nothing but Python 3.11.

Usage: python tools/check_dist.py FOLDER [--url ADDRESS]

Looks whether every file is there and whole, whether the service worker lists the same files, and
whether any path would break under a sub-path or on a host that tells capitals from small letters;
prints what a visit transfers. With --url it also asks the running host for every file. Problems
are told in sentences, and make the exit code 1; hints do not.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import posixpath
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin, urlsplit
from urllib.request import Request, urlopen

BUDGET_MB = 6.0
PACKED = (".zip", ".zz", ".whl", ".woff2", ".png", ".jpg")  # no host packs these again
KEPT = (".css", ".ftl", ".html", ".js", ".mjs", ".py", ".svg", ".wasm", ".whl", ".woff2")
FOR_OTHER_WHEELS = "micropip-"
COMMON = "common"  # the pack that all games share (tools/precache.py)
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

# Where a text of the site names another file, by the kind of text.
NAMES = {
    ".html": (r"""\b(?:src|href)="([^"#][^"]*)\"""",),
    ".css": (r"""url\(["']?([^"')#]+)""", r"""@import ["']([^"']+)"""),
    ".js": (
        r"""(?:\bfrom|^import) ["']((?:\.{0,2}/|https?:)[^"']*)["']""",
        r"""\bimport\(["']([^"']+)["']\)""",
    ),
    ".webmanifest": (r""""(?:src|start_url|scope|url)": "([^"]+)\"""",),
}
OWN_ONLY = r"(?:^|; )default-src '(?:self|none)'"
FOREIGN = re.compile(r"https?://(?!www\.w3\.org/)[^\s'\"`)]+")


@dataclass
class Report:
    """What was found: problems, hints, and what is fine."""

    problems: list[str] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)
    fine: list[str] = field(default_factory=list)


Files = dict[str, dict[str, Any]]


def digest(data: bytes) -> str:
    """Return the SHA-256 of bytes in hex."""
    return hashlib.sha256(data).hexdigest()


def sent(path: str, data: bytes) -> int:
    """Return how many bytes of a file a host with gzip sends."""
    return len(data) if path.endswith(PACKED) else len(gzip.compress(data, 6))


def mega(count: int) -> str:
    """Return bytes as megabytes."""
    return f"{count / 1e6:.2f} MB"


# The folder.


def check_files(folder: Path, build: dict[str, Any], report: Report) -> None:
    """Check that every file of build.json is there with its size and hash, and no other."""
    files: Files = build["files"]
    for path, wanted in files.items():
        place = folder / path
        if not place.is_file():
            report.problems.append(f"{path} is missing: upload the whole folder, hidden files too.")
        elif digest(place.read_bytes()) != wanted["sha256"]:
            size = place.stat().st_size
            report.problems.append(
                f"{path} is not the file that was built ({size} bytes, {wanted['size']} expected)."
            )
    there = {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()}
    more = sorted(there - files.keys() - {"build.json"})
    if more:
        report.hints.append(f"{len(more)} files are not of this build: {', '.join(more[:5])}.")
    report.fine.append(f"build.json lists {len(files)} files, version {build['version']}.")


def read_release(folder: Path) -> dict[str, Any] | None:
    """Return the list in sw.js, or None if there is none."""
    place = folder / "sw.js"
    text = place.read_text("utf-8") if place.is_file() else ""
    found = re.search(r"^const RELEASE = (\{.*\});", text, re.MULTILINE)
    return json.loads(found[1]) if found else None


def check_worker(folder: Path, release: dict[str, Any], files: Files, report: Report) -> None:
    """Check that the service worker lists what the build lists, and all that a game needs."""
    packs = release["packs"].values()
    listed = {path: (sha, size) for pack in packs for path, sha, size in pack}
    for path, entry in listed.items():
        known = files.get(path)
        if known is None or (known["sha256"], known["size"]) != entry:
            report.problems.append(f"sw.js and build.json do not agree on {path}: build again.")
    engine = set(re.findall(r'"url": "\./([^"]+)"', page(folder)))
    for path in engine.union(files) - listed.keys() - {"sw.js"}:
        if path in engine or (path.endswith(KEPT) and FOR_OTHER_WHEELS not in path):
            report.problems.append(f"sw.js does not list {path}: the game may lack it offline.")
    report.fine.append(f"sw.js keeps {len(listed)} files; this release is {release['hash'][:12]}.")


def named(path: str, text: str) -> Iterator[str]:
    """Yield the addresses that a text of the site names."""
    for pattern in NAMES.get(posixpath.splitext(path)[1], ()):
        yield from re.findall(pattern, text, re.MULTILINE)


def own_texts(folder: Path, files: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the texts of this project, by path; the policy holds those of others."""
    for path in files:
        if path.startswith(("vendor/", "licenses/")) or path.endswith(".d.ts"):
            continue
        if posixpath.splitext(path)[1] in NAMES and (folder / path).is_file():
            yield path, (folder / path).read_text("utf-8")


def check_paths(folder: Path, files: Files, report: Report) -> None:
    """Check that paths are relative, of this site, and spelt as the files are."""
    for path, text in own_texts(folder, files):
        for address in FOREIGN.findall(re.sub(r"^\s*(//|\*|/\*).*$", "", text, flags=re.M)):
            report.problems.append(f"{path} names another host: {address}.")
        for address in named(path, text):
            if address.startswith("/"):
                report.problems.append(f"{path} names {address}, which breaks under a sub-path.")
            elif address.startswith("."):
                target = posixpath.join(posixpath.dirname(path), urlsplit(address).path)
                if posixpath.normpath(target) not in {*files, "."}:
                    report.problems.append(f"{path} names {address}, which is not in the folder.")
    small = Counter(path.lower() for path in files)
    for path in files:
        if small[path.lower()] > 1:
            report.problems.append(f"{path} differs from another file only in capitals.")
        if not re.fullmatch(r"[\w./@-]+", path, re.ASCII):
            report.problems.append(f"{path} has a character that some hosts change.")
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page(folder))
    if not policy or not re.search(OWN_ONLY, policy[1]) or re.search("//|[*]", policy[1]):
        report.problems.append("index.html has no policy that forbids other hosts: build again.")


def page(folder: Path) -> str:
    """Return the text of index.html; empty if there is none."""
    place = folder / "index.html"
    return place.read_text("utf-8") if place.is_file() else ""


def check_sizes(folder: Path, release: dict[str, Any], files: Files, report: Report) -> None:
    """Print what the parts weigh, and compare a first visit with the budget.

    A first visit fetches the common pack and one game, here the heaviest.
    """
    names = {path: pack for pack, listed in release["packs"].items() for path, _, _ in listed}
    names |= dict.fromkeys(("sw.js", "manifest.webmanifest"), COMMON)
    raw: Counter[tuple[str, str]] = Counter()
    packed: Counter[tuple[str, str]] = Counter()
    for path in files:
        if not (folder / path).is_file():
            continue
        data = (folder / path).read_bytes()
        part = "/".join(path.split("/")[:2]) if "/" in path else "(root)"
        part = part if (folder / part).is_dir() else part.split("/", maxsplit=1)[0]
        group = (names[path], part) if path in names else ("", "(not fetched to play)")
        raw[group] += len(data)
        packed[group] += sent(path, data)
    print(f"{'pack':12}{'part':28}{'MB':>8}{'MB gzip':>10}")
    for (pack, part), count in packed.most_common():
        print(f"{pack:12}{part:28}{raw[pack, part] / 1e6:8.2f}{count / 1e6:10.2f}")
    by_pack: Counter[str] = Counter()
    for (pack, _), count in packed.items():
        by_pack[pack] += count
    games = [by_pack[pack] for pack in release["packs"] if pack != COMMON]
    first = by_pack[COMMON] + max(games, default=0)
    line = f"A first visit with one game transfers {mega(first)} with gzip"
    if first > BUDGET_MB * 1e6:
        report.problems.append(f"{line}, more than the {BUDGET_MB} MB that were promised.")
    else:
        report.fine.append(f"{line}; the promise is {BUDGET_MB} MB.")


def check_folder(folder: Path) -> Report:
    """Return all that the folder alone shows."""
    report = Report()
    try:
        build = json.loads((folder / "build.json").read_text("utf-8"))
        files: Files = build["files"]
    except (OSError, ValueError, KeyError):
        report.problems.append(f"{folder} has no readable build.json: it is not a built site.")
        return report
    check_files(folder, build, report)
    check_paths(folder, files, report)
    release = read_release(folder)
    if release is None:
        report.problems.append("sw.js is missing or has no list of files: build again.")
    else:
        check_worker(folder, release, files, report)
        check_sizes(folder, release, files, report)
    return report


# A running host.


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


def check_host(address: str, files: Files, report: Report) -> None:
    """Ask for every file of the build, and judge the answers."""
    base = address if address.endswith("/") else f"{address}/"
    paths = [path for path in files if not path.startswith(".")]
    targets = [urljoin(base, "" if path == "index.html" else path) for path in paths]
    with ThreadPoolExecutor(8) as pool:
        answers = dict(zip(paths, pool.map(ask, targets), strict=True))
    for path, answer in answers.items():
        judge(path, answer, files[path], report)
    judge_caching(answers, report)
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


def judge_caching(answers: dict[str, Answer], report: Report) -> None:
    """Report headers that make updates late, or a first visit twice as large."""
    for path in ("sw.js", "index.html"):
        rule = answers[path].header("Cache-Control")
        age = re.search(r"max-age=(\d+)", rule)
        if "immutable" in rule or (age and int(age[1]) > A_DAY):
            report.hints.append(f"{path} is sent with {rule!r}: new versions may come late.")
    if "no-store" in "".join(answer.header("Cache-Control") for answer in answers.values()):
        report.hints.append("Files are sent with 'no-store': a first visit downloads them twice.")


def main(argv: list[str] | None = None) -> int:
    """Check and report; returns the exit code."""
    parser = argparse.ArgumentParser(description="Check a built site.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--url", default="", help="the address where a host serves the folder")
    wish = parser.parse_args(argv)
    report = check_folder(wish.folder)
    if wish.url and (wish.folder / "build.json").is_file():
        build = json.loads((wish.folder / "build.json").read_text("utf-8"))
        check_host(wish.url, build["files"], report)
    for name in ("fine", "hints", "problems"):
        for sentence in getattr(report, name):
            print(f"{'ok' if name == 'fine' else name[:-1]}: {sentence}")
    verdict = "The site must be mended first." if report.problems else "The site can be served."
    print(verdict)
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
