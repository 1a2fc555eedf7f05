"""Type aliases for the plain values that the whole package passes around."""

from __future__ import annotations

from collections.abc import Mapping

Action = tuple[str | int, ...]
"""A verb and its scalars: ``("move", 7)``."""
Seat = int
"""A place at the table, from 0."""
Layout = Mapping[str, str]
"""Where a seat wants its things laid out on its own board: item to place."""
