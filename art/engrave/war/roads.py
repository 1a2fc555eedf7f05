"""The kit of the ports' pictures, 96 by 60: a sky, a shore and what can stand on it."""

from __future__ import annotations

from art.engrave.plate import CARD, box, disc, flat, hatch, line, num, poly, ruled
from art.engrave.victory.scene import LAND, ROOF, SEA, SKY, Scene

SHORE = 45.0
"""Where the buildings of a port stand."""
SHARED = {
    "sky": flat(box(0, 0, 96, 60), SKY)
    + hatch(ruled([(-9, 0), (105, 0), (105, 24), (-9, 24)], 0, 2.2, loose=0.3, widen=1.2), 0.35),
    "sea": flat(box(0, 46, 96, 14), SEA)
    + line("M4 50q3 -1.800 6 0t6 0M40 50q3 -1.800 6 0t6 0M74 51q3 -1.800 6 0t6 0"
           "M18 55q3 -1.800 6 0t6 0M58 55q3 -1.800 6 0t6 0", 0.8),
    "quay": line("M-2 46H98", 1.6)
    + line("M6 46v3M20 46v3M34 46v3M48 46v3M62 46v3M76 46v3M90 46v3", 1),
}  # fmt: skip
"""What stands behind every port, drawn once."""


class Roads(Scene):
    """A port seen from its roads."""

    def __init__(self) -> None:
        """Begin with the sky."""
        super().__init__()
        self.parts = ['<use href="#wp-sky"/>']

    def finish(self, *, quay: bool) -> str:
        """Return the picture over its water, with a quay where goods are landed."""
        shore = ['<use href="#wp-sea"/>', *(['<use href="#wp-quay"/>'] if quay else [])]
        return "".join([*self.parts[:1], *shore, *self.parts[1:]])

    def land(self, *heights: float) -> None:
        """Add hills, their heights at equal steps from edge to edge."""
        step = 100 / (len(heights) - 1)
        self.hill(*[(-2 + step * k, SHORE - high) for k, high in enumerate(heights)], foot=46)

    def steeple(self, x: float, wall: float, rise: float, wide: float = 7) -> None:
        """Add a church tower with its spire."""
        half = wide / 2
        self.face(box(x - half, SHORE - wall, wide, wall))
        self.ink(poly([(x - half - 1, SHORE - wall), (x, SHORE - wall - rise),
                       (x + half + 1, SHORE - wall)]))  # fmt: skip
        self.door(x, SHORE - wall * 0.5, wide * 0.34, wall * 0.3)

    def nave(self, x: float, wide: float, high: float = 9) -> None:
        """Add the body of a church."""
        self.hall(x, SHORE, wide, high, 6)
        self.windows(SHORE - high + 2.5, *[x + 4 + 6 * k for k in range(int((wide - 3) / 6))],
                     wide=1.8, high=4)  # fmt: skip

    def dome(self, x: float, foot: float, half: float) -> None:
        """Add a dome with its lantern, above a place."""
        self.face(
            f"M{num(x - half)} {num(foot)}C{num(x - half)} {num(foot - half * 1.7)} "
            f"{num(x + half)} {num(foot - half * 1.7)} {num(x + half)} {num(foot)}Z", ROOF,
        )  # fmt: skip
        top = foot - half * 1.25
        self.line(f"M{num(x)} {num(top)}v-5M{num(x - 1.6)} {num(top - 3)}h3.2", 1.1)
        self.shade(f"M{num(x + half * 0.4)} {num(foot - 1)}q.5 {num(-half * 0.7)} -1 {num(-half)}")

    def drum(self, x: float, half: float, high: float) -> None:
        """Add what a dome rests on."""
        self.face(box(x - half, SHORE - high, 2 * half, high))
        self.windows(SHORE - high + 2, *[x - half + 2.5 + 4 * k for k in range(int(half / 2))],
                     wide=1.4, high=4)  # fmt: skip

    def houses(self, x: float, many: int, wide: float = 9, high: float = 7) -> None:
        """Add a row of houses along their eaves."""
        for k in range(many):
            tall = high + (k * 7 % 3)
            self.hall(x + k * (wide + 1), SHORE, wide, tall, 4)
            self.windows(SHORE - tall + 2, x + k * (wide + 1) + wide * 0.3,
                         x + k * (wide + 1) + wide * 0.7, wide=1.6, high=2.4)  # fmt: skip

    def gables(self, x: float, many: int, wide: float = 8) -> None:
        """Add a row of stepped gables."""
        for k in range(many):
            left, high = x + k * wide, 15 + (k * 5 % 4)
            top, step = SHORE - high, wide / 6
            self.face(
                f"M{num(left)} {SHORE}V{num(top)}h{num(step)}v-3h{num(step)}v-3h{num(2 * step)}v3"
                f"h{num(step)}v3h{num(step)}V{SHORE}Z", CARD if k % 2 else ROOF, 1,
            )  # fmt: skip
            self.windows(top + 2, left + wide * 0.32, left + wide * 0.68, wide=1.5, high=2.6)
            self.windows(top + 7, left + wide * 0.32, left + wide * 0.68, wide=1.5, high=2.6)

    def rampart(self, x: float, wide: float, high: float = 11, foot: float = SHORE) -> None:
        """Add a sloping wall with embrasures."""
        top, teeth = foot - high, max(2, round(wide / 8))
        step = (wide - 6) / (2 * teeth + 1)
        crown = "".join(f"h{num(step)}v2.600h{num(step)}v-2.600" for _ in range(teeth))
        self.face(f"M{num(x)} {num(foot)}L{num(x + 3)} {num(top)}{crown}h{num(step)}"
                  f"L{num(x + wide)} {num(foot)}Z", CARD, 1.2)  # fmt: skip
        self.ink("".join(box(x + 6 + 9 * k, top + high * 0.48, 2.6, 2.2)
                         for k in range(int((wide - 10) / 9) + 1)))  # fmt: skip
        self.shade("".join(f"M{num(x + wide - 3.5 - d)} {num(top + 4)}L{num(x + wide - 1 - d)} "
                           f"{num(foot - 1)}" for d in (0, 2, 4)))  # fmt: skip

    def turret(self, x: float, foot: float, high: float, half: float = 2.6) -> None:
        """Add a round sentry box under a cap."""
        self.face(box(x - half, foot - high, 2 * half, high))
        self.ink(f"M{num(x - half - 1)} {num(foot - high)}Q{num(x)} {num(foot - high - 6)} "
                 f"{num(x + half + 1)} {num(foot - high)}Z")  # fmt: skip
        self.windows(foot - high + 2, x, wide=1.4, high=2.4)

    def huts(self, *places: float) -> None:
        """Add huts under thatch."""
        for x in places:
            self.face(box(x - 4, SHORE - 5, 8, 5))
            self.face(poly([(x - 7, SHORE - 4.5), (x, SHORE - 13), (x + 7, SHORE - 4.5)]), LAND)
            self.shade("".join(f"M{num(x + d * 0.3)} {SHORE - 11}L{num(x + d)} {SHORE - 5}"
                               for d in (-4, -1.5, 1.5, 4)))  # fmt: skip
            self.door(x, SHORE, 2.4, 3.6)

    def palms(self, *places: float) -> None:
        """Add palms on the shore."""
        for k, x in enumerate(places):
            self.palm(x, SHORE + 0.5, 17 + (k * 5 % 7), 4 if k % 2 else -3)

    def crane(self, x: float) -> None:
        """Add a crane and crates on the quay."""
        self.line(f"M{x} {SHORE}V{SHORE - 19}L{x + 12} {SHORE - 14}"
                  f"M{x} {SHORE - 12}L{x + 6} {SHORE - 16.5}", 1.5)  # fmt: skip
        self.line(f"M{x + 12} {SHORE - 14}v5", 0.8)
        self.ink(box(x + 9.5, SHORE - 9, 5, 4.4))
        self.face(box(x - 9, SHORE - 5, 5, 5) + box(x - 6.5, SHORE - 9, 5, 4), ROOF, 0.9)

    def mill(self, x: float) -> None:
        """Add a windmill."""
        self.face(poly([(x - 5, SHORE), (x - 3, SHORE - 14), (x + 3, SHORE - 14), (x + 5, SHORE)]))
        self.ink(f"M{x - 3.6} {SHORE - 14}Q{x} {SHORE - 20} {x + 3.6} {SHORE - 14}Z")
        self.line(f"M{x - 9} {SHORE - 23}L{x + 9} {SHORE - 7}M{x + 8} {SHORE - 24}"
                  f"L{x - 8} {SHORE - 6}", 1.6)  # fmt: skip

    def junk(self, x: float, y: float) -> None:
        """Add a junk under a ribbed sail."""
        self.line(f"M{x} {y}v-17", 1.2)
        self.face(f"M{x - 6} {y - 3}q-2 -7 1 -13l11 4q2 5 1 9z", ROOF, 1)
        self.line(f"M{x - 7} {y - 7}l13 1M{x - 6.5} {y - 11}l12 2", 0.7)
        self.ink(f"M{x - 12} {y - 4}l4 2h15l4 -4l-2 7h-17z")

    def dhow(self, x: float, y: float) -> None:
        """Add a dhow under a lateen sail."""
        self.line(f"M{x} {y - 1}v-15", 1.1)
        self.face(f"M{x - 8} {y - 3}L{x + 5} {y - 21}Q{x + 10} {y - 10} {x + 8} {y - 3}Z", CARD, 1)
        self.ink(f"M{x - 10} {y - 3}H{x + 12}L{x + 8} {y + 2}H{x - 6}Z")

    def sun(self, x: float, y: float) -> None:
        """Add a low sun."""
        self.add(
            f'<path fill="{CARD}" stroke="currentColor" stroke-width="1" d="{disc(x, y, 5)}"/>'
        )
