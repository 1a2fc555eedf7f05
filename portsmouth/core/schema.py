"""Schemas of plain data that every game shares with whatever shows it."""

from __future__ import annotations

from typing import Any, TypedDict


class TextShape(TypedDict):
    """A message of the catalogue; arguments are numbers, words or messages."""

    id: str
    args: dict[str, Any]


class LineShape(TypedDict):
    """One line of a score."""

    item: str
    count: int
    points: int
    parts: list[str]
