"""The plate that pictures of cards are engraved on, 96 by 60: parts under a ruled sky."""

from __future__ import annotations

from art.engrave.plate import CARD, Point, box, flat, hatch, ink, line, ruled, shape

WIDE, HIGH = 96, 60


class CardPlate:
    """Collects parts from back to front."""

    fine = 0.5
    """The width of shading."""

    def __init__(self, sky: str, horizon: float, widen: float) -> None:
        """Begin with a sky of this paint, in lines that stand wider and wider to the horizon."""
        area: list[Point] = [(-9, 0), (105, 0), (105, horizon), (-9, horizon)]
        self.parts = [
            flat(box(0, 0, WIDE, HIGH), sky),
            hatch(ruled(area, 0, 1.8, loose=0.3, widen=widen), 0.35),
        ]

    def add(self, *parts: str) -> None:
        """Add what is drawn."""
        self.parts += parts

    def face(self, d: str, paint: str = CARD, width: float = 1.2) -> None:
        """Add a face with its outline."""
        self.add(shape(d, width, paint))

    def ink(self, d: str) -> None:
        """Add a dark face."""
        self.add(ink(d))

    def line(self, d: str, width: float = 1.2) -> None:
        """Add a stroke."""
        self.add(line(d, width))

    def shade(self, d: str, width: float | None = None) -> None:
        """Add fine strokes, which the page may put out."""
        self.add(hatch(d, self.fine if width is None else width))
