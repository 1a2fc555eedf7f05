"""A release and its hash: one number that stands for every byte of the site.

It is the SHA-256 of sw.js with zeros in the place of the hash itself. sw.js has the SHA-256 of each
file that devices keep, and one over those that stay on the host.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

OPEN_HASH = "0" * 64
"""What stands for the hash while it is reckoned."""
LINE = re.compile(r"^const RELEASE = (\{.*\});", re.MULTILINE)
OWN_HASH = re.compile(r'(?<="hash":")[0-9a-f]{64}(?=")')
NOT_COUNTED = ("sw.js", "build.json")
"""The one has the hash, the other is made from what has it."""


def read_release(text: str) -> dict[str, Any] | None:
    """Return the list in the text of sw.js, or None if there is none."""
    found = LINE.search(text)
    try:
        return json.loads(found[1]) if found else None
    except ValueError:
        return None


def release_hash(text: str) -> str:
    """Return the hash of a release from the text of its sw.js."""
    return hashlib.sha256(OWN_HASH.sub(OPEN_HASH, text, count=1).encode()).hexdigest()


def others_hash(others: Mapping[str, str]) -> str:
    """Return one hash over the files that devices do not keep, from their hashes by path.

    Hidden files are left out: few hosts send them.
    """
    lines = [
        f"{others[path]}  {path}\n"
        for path in sorted(others)
        if path not in NOT_COUNTED and not path.startswith(".")
    ]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def faults(text: str, hashes: Mapping[str, str]) -> list[str]:
    """Return what contradicts the hash in sw.js: its own text, or a file, as sentences.

    `hashes` are the SHA-256 of all files as they are, by path.
    """
    release = read_release(text)
    if release is None:
        return ["sw.js is missing or has no list of files: build again."]
    said = []
    if release["hash"] != release_hash(text):
        said.append("sw.js has another hash than it says: build again.")
    listed = {path: sha for pack in release["packs"].values() for path, sha, _ in pack}
    said += [
        f"{path} is not the file of the release that sw.js tells."
        for path, sha in listed.items()
        if hashes.get(path) != sha
    ]
    others = {path: sha for path, sha in hashes.items() if path not in listed}
    if release["others"] != others_hash(others):
        said.append("A file that stays on the host is not that of the release that sw.js tells.")
    return said
