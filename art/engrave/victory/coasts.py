"""Fourteen coasts for the twenty-four voyages, by what lies at their end."""

from __future__ import annotations

from art.engrave.plate import CARD, box, disc, ink, line, shape
from art.engrave.victory.scene import LAND, ROOF, Scene


def village() -> str:
    """Draw low houses behind a beach, a boat drawn up."""
    scene = Scene()
    scene.sea(38)
    scene.hill((-2, 34), (20, 24), (46, 20), (70, 28), (98, 40), foot=42)
    for x, wide in ((6, 18), (30, 15), (50, 17)):
        scene.hall(x, 38, wide, 8, 7)
        scene.door(x + wide / 2, 38, 3.5, 5)
    scene.face("M-2 40Q30 36 60 42T98 50V62H-2Z", LAND)
    scene.ink("M18 50Q32 54 46 48L43 56H24Z")
    scene.boat(84, 44, 0.8)
    return scene.drawn()


def banks() -> str:
    """Draw a fishing boat with her net, and gulls."""
    scene = Scene()
    scene.sea(34)
    for x, y in ((14, 14), (24, 20), (74, 12), (84, 20), (66, 22)):
        scene.line(f"M{x} {y}q2 -2.500 4 0q2 -2.5 4 0", 1)
    scene.boat(40, 42, 1.9)
    scene.line(
        "M60 40Q72 40 78 50M60 42Q66 50 62 58M66 42L70 58M62 48Q70 46 76 47M61 53Q70 51 78 52", 1
    )
    scene.ink("M80 54q6 -5 12 0l3 -3v6l-3 -3q-6 5 -12 0z")
    return scene.drawn()


def cliffs() -> str:
    """Draw pale cliffs in steps, a barge of stone at their foot."""
    scene = Scene()
    scene.sea(44)
    scene.face("M-2 48V8L14 6L20 10L36 9L40 16L58 18L62 28L72 30L76 48Z", CARD, 1.4)
    scene.shade(
        "M10 10V44M16 14L15 40M26 14V46M32 12L34 36M46 20V46M52 22L54 38M66 32V46M4 20V34M40 30V44",
        0.8,
    )
    scene.line("M-2 24H18M20 32H44M44 30H60", 0.8)
    scene.ink("M58 50H92L88 57H63Z")
    scene.face("M64 50V43H72V50ZM72 50V44H80V50ZM80 50V45H86V50ZM68 43V38H76V43Z")
    return scene.drawn()


def works() -> str:
    """Draw smoking chimneys on the shore."""
    scene = Scene()
    scene.chimney(16, 40, 24, 7)
    scene.chimney(48, 40, 28, 7)
    scene.sea(44)
    scene.hall(6, 46, 32, 14, 7)
    scene.hall(40, 46, 38, 18, 8)
    scene.windows(35, 12, 20, 28, wide=4, high=6)
    scene.windows(34, 47, 55, 63, 71, wide=4, high=8)
    scene.face("M-2 46H86V51H-2Z", LAND)
    scene.line("M6 51V57M22 51V57M38 51V57M54 51V57M70 51V57M84 51V57", 1.6)
    return scene.drawn()


def mill() -> str:
    """Draw a windmill over the dunes."""
    scene = Scene()
    scene.sea(46)
    scene.hill((-2, 44), (18, 36), (44, 32), (68, 40), (98, 50), foot=54, lines=False)
    scene.shade("M10 44H26M60 44H76M20 48H40M72 48H86")
    scene.face("M33 46L37 20H51L55 46Z")
    scene.ink("M35 21Q44 8 53 21Z")
    scene.door(44, 46, 5, 8)
    for turn in (20, 110, 200, 290):
        scene.add(
            f'<g transform="rotate({turn} 44 19)">'
            + line("M44 19V-3", 1.4)
            + shape("M45 14V-3H51V14Z", 1, CARD)
            + line("M45 2H51M45 8H51M48 -3V14", 0.6)
            + "</g>"
        )
    scene.add(ink(disc(44, 19, 2)))
    return scene.drawn()


def harbour() -> str:
    """Draw a mole with houses, ships' masts behind it and a crane."""
    scene = Scene()
    scene.sea(40)
    for x in (6, 20, 34):
        scene.gable(x, 40, 12, 12 + x % 7, 8)
        scene.windows(32, x + 6, wide=2.6, high=4)
    scene.line("M56 40V12M66 40V16M78 40V10M50 18H62M51 26H61M61 22H71M73 16H83M72 24H84", 1.4)
    scene.line("M50 40L56 12L66 16L78 10L86 40", 0.6)
    scene.face("M-2 40H90V50H-2Z", LAND, 1.3)
    scene.shade(
        "M0 45H88M10 40V45M26 40V45M44 40V45M62 40V45M80 40V45M18 45V50M36 45V50M54 45V50M72 45V50",
        0.8,
    )
    scene.face("M86 50V32H94V50Z")
    scene.line("M84 32H96M90 32V26", 2)
    return scene.drawn()


def forest() -> str:
    """Draw firs down to the water, and timber afloat."""
    scene = Scene()
    scene.sea(42)
    scene.hill((-2, 28), (24, 18), (48, 24), (98, 38), foot=46, lines=False)
    scene.firs(
        (6, 40, 28),
        (16, 34, 26),
        (28, 40, 32),
        (40, 38, 28),
        (52, 42, 30),
        (64, 42, 24),
        (76, 44, 22),
        (88, 44, 18),
    )
    scene.face("M-2 42Q40 38 98 46V48H-2Z", LAND, 1)
    for x, y in ((40, 52), (46, 56.5)):
        scene.face(f"M{x} {y - 2.2}H{x + 36}a2.200 2.2 0 0 1 0 4.400H{x}Z", ROOF, 1.1)
        scene.add(shape(disc(x, y, 2.4), 1))
    return scene.drawn()


def palms() -> str:
    """Draw two islets under palms."""
    scene = Scene()
    scene.sea(42)
    scene.face("M4 47Q18 38 30 39T60 48Z", LAND)
    scene.palm(24, 41, 26, -6)
    scene.palm(32, 41, 31, 6)
    scene.palm(42, 43, 20, 10)
    scene.face("M66 45Q78 38 92 45Z", LAND)
    scene.palm(79, 42, 17, 3)
    scene.line("M2 51q3 -2 6 0t6 0M62 50q3 -2 6 0t6 0", 0.9)
    return scene.drawn()


def east() -> str:
    """Draw a pagoda and a junk."""
    scene = Scene()
    scene.sea(42)
    scene.hill((-2, 40), (10, 30), (30, 36), (44, 44), foot=46, lines=False)
    for y, half in ((40, 11), (30, 9), (20, 7)):
        scene.face(box(22 - half * 0.7, y - 6, half * 1.4, 6))
        scene.ink(
            f"M{22 - half - 3} {y - 7}Q{22 - half} {y - 7} 22 {y - 11}"
            f"Q{22 + half} {y - 7} {25 + half} {y - 7}L{22 + half * 0.7} {y - 5}"
            f"H{22 - half * 0.7}Z"
        )
    scene.line("M22 11V3", 1.4)
    scene.line("M66 46V10M82 46V20", 1.4)
    scene.face("M58 40Q54 26 62 12L74 18Q78 30 75 40ZM77 40Q75 30 80 22L90 26Q92 34 90 40Z", ROOF)
    scene.line("M57 33L77 34M57 26L77 28M59 19L75 23M77 34H91", 0.8)
    scene.ink("M48 38L54 44H90L96 36L92 51H57Z")
    return scene.drawn()


def open_sea() -> str:
    """Draw a ship alone, close to the wind."""
    scene = Scene()
    scene.add(
        shape(disc(76, 17, 7), 1),
        line("M76 5V1M88 17H92M64 17H60M84.500 8.500L87.5 5.500M67.500 8.500L64.500 5.5", 1),
    )
    scene.sea(40)
    scene.add('<g transform="translate(84 0) scale(-1 1)">' + own_brig(44, 46, 1.15) + "</g>")
    return scene.drawn()


def own_brig(x: float, y: float, size: float) -> str:
    """Draw a brig without a sky."""
    scene = Scene()
    scene.parts.clear()
    scene.brig(x, y, size)
    return scene.drawn()


def cape() -> str:
    """Draw a steep headland, a ship standing round it."""
    scene = Scene()
    scene.sea(44)
    scene.hill((-2, 14), (14, 6), (28, 8), (40, 20), (46, 34), (56, 38), (64, 48), foot=48)
    scene.face("M56 50L60 44L65 43L70 50Z", LAND, 1)
    scene.line("M54 51q3 -2 6 0t6 0t6 0", 1)
    scene.brig(80, 42, 0.62)
    return scene.drawn()


def shoals() -> str:
    """Draw a lighthouse on a reef."""
    scene = Scene()
    scene.sea(44)
    scene.light(48, 46, 30)
    scene.face("M28 52L36 45L46 44L58 45L70 52Z", LAND, 1.2)
    scene.ink("M6 52L10 46L16 48L20 52ZM76 50L80 45L84 46L90 50Z")
    scene.line("M2 54q3 -2 6 0t6 0t6 0M24 54q3 -2 6 0t6 0M64 54q3 -2 6 0t6 0M74 52q3 -2 6 0t6 0", 1)
    return scene.drawn()


def fort() -> str:
    """Draw treasure before a fort of the Main."""
    scene = Scene()
    scene.sea(40)
    scene.hill((-2, 34), (16, 26), (40, 22), (70, 32), (98, 44), foot=44, lines=False)
    scene.flag(34, 14, 12)
    scene.tower(26, 26, 16, 10)
    scene.face("M10 38L14 24h5v-3h5v3h6v-3h5v3h6v-3h5v3h5v-3h5v3h4L64 38Z")
    scene.ink("".join(box(x, 29, 4, 4) for x in (20, 30, 40, 50)))
    scene.face("M52 58V46Q52 38 60 38H82Q90 38 90 46V58Z", ROOF, 1.5)
    scene.line("M52 48H90M60 38V58M82 38V58", 1.4)
    scene.add(shape("M67 45H75V53H67Z", 1.2, "var(--v-gold)"), ink(disc(71, 48.5, 1.4)))
    scene.add(shape(disc(40, 55, 4) + disc(31, 57, 4), 1.1, "var(--v-gold)"))
    return scene.drawn()


def strait() -> str:
    """Draw two headlands with a tower on each, and the passage between them."""
    scene = Scene()
    scene.sea(38)
    scene.boat(48, 40, 0.8)
    scene.hill((-2, 16), (12, 14), (24, 22), (32, 36), (38, 46), foot=46)
    scene.hill((60, 46), (66, 32), (76, 20), (90, 16), (98, 18), foot=46, lines=False)
    scene.shade("M70 32L68 44M76 26L74 44M82 24L81 44M88 24V44M94 24V42", 0.7)
    scene.tower(6, 15, 9, 9)
    scene.tower(82, 17, 9, 9)
    return scene.drawn()


COASTS = {
    "village": village,
    "banks": banks,
    "cliffs": cliffs,
    "works": works,
    "mill": mill,
    "harbour": harbour,
    "forest": forest,
    "palms": palms,
    "east": east,
    "open": open_sea,
    "cape": cape,
    "shoals": shoals,
    "fort": fort,
    "strait": strait,
}
