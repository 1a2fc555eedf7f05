"""Further coasts for the voyages, so that few of them share one."""

from __future__ import annotations

from art.engrave.plate import CARD, disc, ink
from art.engrave.victory.scene import LAND, ROOF, Scene


def kilns() -> str:
    """Draw three brick kilns, and bricks stacked on the quay."""
    scene = Scene()
    scene.sea(48)
    scene.face("M-2 44Q40 40 98 45V52H-2Z", LAND)
    for x, high in ((4, 30), (32, 36), (62, 27)):
        top = 45 - high
        scene.face(f"M{x} 46L{x + 9} {top}H{x + 17}L{x + 26} 46Z", ROOF, 1.3)
        scene.shade("".join(f"M{x + 4} {y}H{x + 22}" for y in range(40, top + 4, -5)), 0.7)
        scene.door(x + 13, 46, 8, 10)
    scene.shade("M48 8q5 -5 10 -2t10 -2M20 12q4 -4 8 -2t8 -2", 1.2)
    scene.face("M30 54V48H62V54ZM36 48V43H56V48Z", ROOF)
    scene.line("M38 48V54M46 48V54M54 48V54M46 43V48", 0.9)
    return scene.drawn()


def packet() -> str:
    """Draw the packet, a cutter under a huge sail, passing the pier's light."""
    scene = Scene()
    scene.sea(42)
    scene.light(82, 42, 24)
    scene.face("M70 46L74 41H98V46Z", CARD)
    scene.line("M37 50V2", 1.8)
    scene.face("M38 6L64 12Q68 30 66 46H39Z", CARD, 1.4)
    scene.shade("M46 9V45M53 11V45M60 13V45", 0.6)
    scene.face("M35 10L8 46L33 45Q36 28 35 10Z", CARD, 1.3)
    scene.line("M18 48L2 43", 1.6)
    scene.ink("M12 47Q40 51 70 46L66 56H20Z")
    scene.ink("M37 2q5 -2.500 9 0t9 0v4q-4 2.5 -9 0t-9 0z")
    return scene.drawn()


def hogs() -> str:
    """Draw a round island, a hog on its shore."""
    scene = Scene()
    scene.sea(36)
    scene.hill((8, 38), (22, 24), (40, 18), (58, 24), (74, 38), foot=40, lines=False)
    scene.firs((30, 24, 12), (40, 21, 14), (50, 24, 12))
    scene.face("M-2 62V48Q30 40 66 46T98 44V62Z", LAND)
    scene.ink(
        "M34 44Q36 35 50 35H62Q68 35 71 38L77 36L76 41L81 44V49L74 50Q72 52 69 52L68 58H64L63 52H47"
        "L46 58H42L41 51Q35 50 34 44Z"
    )
    scene.line("M35 42q-6 -3 -4 -6t4 0", 1.4)
    scene.face(disc(74, 43, 0.8), CARD, 0.4)
    scene.shade("M4 55H20M84 56H94M20 59H34", 0.8)
    return scene.drawn()


def sailcloth() -> str:
    """Draw a bay whose beach has sailcloth spread and hung to bleach."""
    scene = Scene()
    scene.sea(30)
    scene.hill((50, 30), (66, 18), (80, 14), (98, 20), foot=32)
    scene.face("M-2 62V40Q26 32 50 38T98 34V62Z", LAND)
    scene.line("M8 50V18M44 50V18M80 50V20", 2)
    scene.line("M8 20Q26 25 44 20T80 22", 1)
    scene.face("M12 21Q26 25 40 21L38 44Q26 40 14 45Z", CARD, 1.4)
    scene.face("M48 21Q62 25 76 22L74 45Q62 41 50 46Z", CARD, 1.4)
    scene.shade("M18 24V41M24 25V40M30 25V40M54 24V42M60 25V41M66 25V42", 0.6)
    scene.face("M20 58L30 51H60L52 58Z", CARD)
    scene.add(ink(disc(88, 47, 2.6) + "M85 60L86 49.500H90L92 60Z"))
    return scene.drawn()


SHORES = {"kilns": kilns, "packet": packet, "hogs": hogs, "sailcloth": sailcloth}
