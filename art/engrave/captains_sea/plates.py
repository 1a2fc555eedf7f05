"""The plate of the bridge cards, 96 by 60: a ruled sky, and the sea or a deck below it."""

from __future__ import annotations

from art.engrave.cardplate import HIGH, WIDE, CardPlate
from art.engrave.plate import box, flat, line, num, ruled

SKY, SEA, WOOD, FIRE, SMOKE = (
    f"var(--c-{name})" for name in ("sky", "sea", "wood", "fire", "smoke")
)


class Plate(CardPlate):
    """A card's picture, with water or a deck at its foot."""

    def __init__(self) -> None:
        """Begin with a sky in ruled lines."""
        super().__init__(SKY, 26, 1.16)

    def sea(self, top: float) -> None:
        """Add water up to the lower edge."""
        self.add(flat(box(0, top, WIDE, HIGH - top), SEA))
        rows = "".join(
            f"M{num(x)} {num(y)}q3 -1.8 6 0t6 0"
            for row, y in enumerate((top + 4, top + 9, top + 14))
            if y < HIGH - 1
            for x in range(-4 + row * 9 % 16, 96, 25 - row)
        )
        self.line(rows, 0.8)
        self.line(f"M0 {num(top)}H{WIDE}", 0.9)

    def deck(self, top: float) -> None:
        """Add planks up to the lower edge."""
        self.add(flat(box(0, top, WIDE, HIGH - top), WOOD))
        seams = "".join(f"M0 {num(y)}H{WIDE}" for y in (top + 5, top + 10.5, top + 16.5))
        butts = (
            f"M20 {num(top)}v5M66 {num(top)}v5M44 {num(top + 5)}v5.500"
            f"M84 {num(top + 5)}v5.5M10 {num(top + 10.5)}v6M58 {num(top + 10.5)}v6"
        )
        self.line(seams, 0.6)
        self.line(butts, 0.6)
        self.line(f"M0 {num(top)}H{WIDE}", 1.1)

    def bulwark(self, top: float, foot: float, port: tuple[float, float] | None = None) -> None:
        """Add the ship's side from within, perhaps with a gun port from one place to another."""
        self.face(f"M-2 {num(top)}H98V{num(foot)}H-2Z", WOOD, 1.1)
        self.line(f"M-2 {num(top)}H98", 2.6)
        self.shade(ruled([(0, top + 2), (96, top + 2), (96, foot), (0, foot)], 0, 3.2))
        if port:
            left, right = port
            middle = top + (foot - top) * 0.28
            self.add(
                flat(box(left, middle, right - left, foot - middle - 4), SKY),
                line(box(left, middle, right - left, foot - middle - 4), 1.6),
            )

    def drawn(self) -> str:
        """Return the picture."""
        return "".join(self.parts)
