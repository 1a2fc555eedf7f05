"""Small towns for the chart, set together from a kit of twelve parts; a house is about 16 wide."""

from __future__ import annotations

from art.engrave.plate import arc, box, num, poly, smooth

PAPER = "var(--chart-paper)"


class Plate:
    """Collects parts from back to front: faces that hide what lies behind, and ink."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.parts: list[str] = []

    def face(self, d: str) -> None:
        """Add a lit face."""
        self.parts.append(
            f'<path fill="{PAPER}" stroke="currentColor" stroke-width="2.6" d="{d}"/>'
        )

    def ink(self, d: str) -> None:
        """Add a dark face."""
        self.parts.append(f'<path fill="currentColor" d="{d}"/>')

    def line(self, d: str, width: float = 2.2) -> None:
        """Add a stroke."""
        self.parts.append(f'<path stroke="currentColor" stroke-width="{num(width)}" d="{d}"/>')

    def house(self, x: float, y: float, wide: float = 18, high: float = 13) -> None:
        """Add a house with a gable, its right side in shade."""
        side = wide * 0.42
        self.face(f"M{x} {y}V{y - high}L{x + side / 2} {y - high - 8}L{x + side} {y - high}V{y}Z")
        self.face(box(x + side, y - high, wide - side, high))
        self.ink(
            f"M{x + side / 2} {y - high - 8}H{x + wide - side / 2}"
            f"L{x + wide + 1} {y - high}H{x + side}Z"
        )
        self.ink(box(x + side * 0.3, y - high * 0.6, 2.6, high * 0.6))

    def row(self, x: float, y: float, many: int) -> None:
        """Add a row of houses."""
        for step in range(many):
            self.house(x + step * 17, y - (step % 2) * 2, 17 - step % 2, 11 + (step * 5) % 4)

    def church(self, x: float, y: float) -> None:
        """Add a church: a nave and a steeple."""
        self.house(x + 9, y, 30, 16)
        self.face(box(x, y - 34, 13, 34))
        self.ink(f"M{x - 2} {y - 33}L{x + 6.5} {y - 54}L{x + 15} {y - 33}Z")
        self.line(f"M{x + 6.5} {y - 54}V{y - 63}M{x + 3} {y - 59.5}H{x + 10}", 2)
        self.ink(box(x + 4.5, y - 27, 4, 8))

    def dome(self, x: float, y: float) -> None:
        """Add a hall under a dome."""
        self.face(poly(arc((x, y - 20), (14, 14), 180, 360, 8)))
        self.face(box(x - 16, y - 20, 32, 20))
        self.ink(box(x - 10, y - 13, 4, 13) + box(x - 2, y - 13, 4, 13) + box(x + 6, y - 13, 4, 13))
        self.line(f"M{x} {y - 34}V{y - 41}")

    def wall(self, x: float, y: float, wide: float, high: float = 12) -> None:
        """Add a wall with embrasures."""
        teeth = "".join(f"h4v-4h5v4h{num(wide / (wide // 13) - 9)}" for _ in range(int(wide // 13)))
        self.face(f"M{x} {y}V{y - high}{teeth}V{y}Z")
        self.line(
            f"M{x + 5} {y - high * 0.4}h{num(wide * 0.3)}M{x + wide * 0.6:.0f}"
            f" {y - high * 0.6}h{num(wide * 0.25)}",
            1.4,
        )

    def tower(self, x: float, y: float, high: float = 34) -> None:
        """Add a round tower with embrasures."""
        self.face(f"M{x - 9} {y}L{x - 7} {y - high}H{x + 7}L{x + 9} {y}Z")
        self.ink(f"M{x - 10} {y - high}v-7h5v3h3v-3h4v3h3v-3h5v7z")
        self.line(f"M{x + 3} {y - high + 5}V{y - 3}M{x + 6} {y - high + 7}V{y - 3}", 1.4)

    def beacon(self, x: float, y: float) -> None:
        """Add a lighthouse."""
        self.face(f"M{x - 7} {y}L{x - 4.5} {y - 44}H{x + 4.5}L{x + 7} {y}Z")
        self.ink(
            f"M{x - 7} {y - 44}H{x + 7}V{y - 48}H{x - 7}Z"
            f"M{x - 4} {y - 49}V{y - 57}L{x} {y - 62}L{x + 4} {y - 57}V{y - 49}Z"
        )
        self.line(f"M{x + 2.5} {y - 40}L{x + 4} {y - 3}", 1.6)

    def flag(self, x: float, y: float, high: float = 20) -> None:
        """Add a flag on its staff."""
        self.line(f"M{x} {y}v{-high}")
        self.ink(f"M{x} {y - high}q6 -4 10 -1t9 -1v9q-5 3 -9 1t-10 1z")

    def bastion(self, x: float, y: float, wide: float) -> None:
        """Add a fort with slanting sides and a flag."""
        self.face(f"M{x} {y}L{x + 7} {y - 22}H{x + wide - 7}L{x + wide} {y}Z")
        self.line(f"M{x + 5.5} {y - 17}H{x + wide - 5.500}", 1.8)
        self.ink(
            "".join(box(x + 12 + 11 * k, y - 12, 4, 4.5) for k in range(int((wide - 20) // 11)))
        )
        self.flag(x + wide * 0.5, y - 22)

    def palm(self, x: float, y: float, high: float = 24, lean: float = 4) -> None:
        """Add a palm."""
        top = (x + lean, y - high)
        self.line(smooth([(x, y), (x + lean * 0.2, y - high * 0.5), top]), 2.6)
        self.line(
            "".join(
                f"M{num(top[0])} {num(top[1])}q{num(dx * 0.6)}"
                f" {num(-6 + dy * 0.1)} {num(dx)} {num(dy)}"
                for dx, dy in ((-11, 2), (11, 2), (-8, 8), (8, 8), (-7, -5), (7, -5))
            ),
            2.4,
        )

    def jetty(self, x: float, y: float, wide: float) -> None:
        """Add a jetty on its piles."""
        piles = "".join(f"M{num(x + 4 + 8 * k)} {y}v6" for k in range(int(wide // 8)))
        self.line(f"M{x} {y}h{wide}{piles}", 2.2)

    def rock(self, x: float, y: float, wide: float) -> None:
        """Add a rock in the surf."""
        self.face(
            f"M{x} {y}L{x + wide * 0.16:.0f} {y - 9}L{x + wide * 0.4:.0f}"
            f" {y - 12}L{x + wide * 0.8:.0f} {y - 10}L{x + wide} {y}Z"
        )
        self.line(
            f"M{x - 8} {y + 3}q4 -4 8 0t8 0t8 0M{x + wide - 14} {y + 4}q4 -4 8 0t8 0t8 0", 1.8
        )

    def mountain(self, x: float, y: float, wide: float, high: float) -> None:
        """Add a mountain, its right side in shade."""
        a, b = x + wide * 0.5, x + wide
        self.line(
            f"M{x} {y}Q{x + wide * 0.3:.0f} {y - high * 0.5:.0f} {a} {y - high}"
            f"Q{x + wide * 0.7:.0f} {y - high * 0.6:.0f} {b} {y}",
            2.6,
        )
        self.line(
            "".join(
                f"M{num(a + (b - a) * k * 0.55)} {num(y - high * (1 - k * 0.8))}"
                f"l{num(4 + 9 * k)} {num(high * 0.42)}"
                for k in (0.1, 0.28, 0.46, 0.64, 0.82)
            ),
            1.6,
        )

    def drawn(self) -> str:
        """Return all that was added."""
        return "".join(self.parts)


def havana() -> str:
    """Draw Havana: walls, a church, the lighthouse; on the square to the east of the port."""
    plate = Plate()
    plate.church(452, 372)
    plate.row(416, 374, 2)
    plate.row(492, 378, 2)
    plate.wall(412, 386, 112)
    plate.beacon(530, 388)
    plate.palm(545, 388, 22)
    return plate.drawn()


def tortuga() -> str:
    """Draw Tortuga: a fort on a hill, huts, palms; to the east of the port."""
    plate = Plate()
    plate.mountain(1018, 566, 78, 36)
    plate.bastion(1040, 562, 50)
    plate.row(1012, 582, 4)
    plate.palm(1092, 584, 26, 5)
    plate.palm(1104, 584, 20, 3)
    return plate.drawn()


def catalina() -> str:
    """Draw Catalina: huts under palms; to the west of the port."""
    plate = Plate()
    plate.palm(112, 762, 30, -5)
    plate.row(120, 768, 2)
    plate.tower(170, 768, 24)
    plate.flag(170, 740, 16)
    plate.palm(188, 770, 24, 4)
    return plate.drawn()


def cartagena() -> str:
    """Draw Cartagena: a walled town with a dome and towers; south-east of the port."""
    plate = Plate()
    plate.dome(812, 1158)
    plate.row(760, 1160, 2)
    plate.row(834, 1160, 2)
    plate.wall(748, 1172, 122)
    plate.tower(748, 1174)
    plate.tower(872, 1174)
    plate.flag(872, 1133, 16)
    return plate.drawn()


def caracas() -> str:
    """Draw Caracas: a church below the mountains; south-east of the port."""
    plate = Plate()
    plate.mountain(1462, 1164, 84, 52)
    plate.mountain(1522, 1166, 68, 40)
    plate.church(1476, 1174)
    plate.row(1450, 1178, 2)
    plate.row(1520, 1178, 3)
    return plate.drawn()


def san_juan() -> str:
    """Draw San Juan: two rocks with a castle, within its square."""
    plate = Plate()
    plate.rock(1306, 590, 88)
    plate.tower(1322, 582, 24)
    plate.bastion(1334, 582, 48)
    plate.tower(1383, 582, 20)
    return plate.drawn()


VIGNETTES = (havana, tortuga, catalina, cartagena, caracas, san_juan)
ROOM = (
    (400, 310, 575, 420), (1000, 500, 1125, 615), (85, 690, 215, 800),
    (725, 1090, 905, 1205), (1430, 1090, 1600, 1205),
)  # fmt: skip
"""Where the towns stand on land: no hills there."""
