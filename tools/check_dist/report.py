"""What a check finds, and what its parts share."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass, field
from typing import Any

PACKED = (".zip", ".zz", ".whl", ".woff2", ".png", ".jpg")  # no host packs these again
COMMON = "common"  # the pack that all games share (tools/precache.py)


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
