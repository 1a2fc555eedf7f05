"""What a portrait is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tools.engrave.hair import BEHIND


class Look(NamedTuple):
    """One officer: the parts he is made of, and how far his face is turned."""

    build: str
    dark: bool
    eyes: str
    brows: str
    nose: str
    mouth: str
    hair: str
    hat: str
    dress: str
    beard: str
    mark: str
    carried: tuple[str, ...]
    trade: str
    turn: int

    def parts(self) -> Iterator[tuple[str, int]]:
        """The parts from back to front, each with how far it is moved aside."""
        if self.hair in BEHIND:
            yield f"behind-{self.hair}", 0
        yield f"neck{'-dark' if self.dark else ''}", 0
        yield f"dress-{self.dress}", 0
        yield f"head-{self.build}{'-dark' if self.dark else ''}", 0
        for kind in ("eyes", "brows", "nose", "mouth"):
            yield f"{kind}-{getattr(self, kind)}", self.turn
        if self.mark:
            yield f"mark-{self.mark}", 0 if self.mark == "ring" else self.turn
        if self.beard:
            yield f"beard-{self.beard}", 0
        if self.hair:
            yield f"hair-{self.hair}", 0
        if self.hat:
            yield "shadow", 0
            yield f"hat-{self.hat}", 0
        yield from ((f"held-{each}", 0) for each in self.carried)
        if self.trade:
            yield f"trade-{self.trade}", 0
