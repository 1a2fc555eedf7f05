"""Parses JSON that may come from anywhere: of limited depth, with finite numbers."""

from __future__ import annotations

import json
import math
import re
from typing import Any

MAX_DEPTH = 60
"""How deep lists and objects may be nested."""
_STRING = re.compile(r'"[^"\\]*+(?:\\.?[^"\\]*+)*+(?:"|\Z)', re.DOTALL)
"""A string, or one without an end up to the end of the text: never the same letter twice."""
_BRACKET = re.compile(r"[\[\]{}]")


def _reject(word: str) -> object:
    raise ValueError(f"{word} is not JSON")


def _finite(word: str) -> float:
    number = float(word)
    if not math.isfinite(number):
        raise ValueError(f"{word} is too large a number")
    return number


def parse(text: str) -> Any:
    """Parse JSON of limited depth; raises ValueError.

    Pyodide's stack is small: text nested ten thousand deep would end the worker.
    """
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > MAX_DEPTH:
            raise ValueError("nested too deeply")
    return json.loads(text, parse_constant=_reject, parse_float=_finite)
