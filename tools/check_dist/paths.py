"""Whether the addresses in a built site are relative, of this site, and spelt as the files are."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

from .report import Files, Report

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
