"""The two guilds: half-timbered houses, with the sign and the work of the trade beside them."""

from __future__ import annotations

from art.engrave.plate import CARD, card, line
from art.engrave.victory.scene import FOOT, ROOF, Scene


def timbered(scene: Scene, x: float) -> None:
    """Add a half-timbered house."""
    scene.gable(x, FOOT, 34, 22, 14)
    scene.line(
        f"M{x} 40H{x + 34}M{x + 11} 40V52M{x + 23} 40V52M{x + 17} 18V30M{x} 30H{x + 34}"
        f"M{x + 1} 40L{x + 8} 30M{x + 33} 40L{x + 26} 30M{x + 17} 30V40",
        1.3,
    )
    scene.door(x + 17, FOOT, 7, 9)


def crafting_guild() -> str:
    """Draw a sailmaker's house: a needle and its reel on the sign, a sail on the yard."""
    scene = Scene()
    scene.ground()
    timbered(scene, 4)
    scene.line("M40 22H56", 1.6)
    scene.face("M62 53Q58 34 68 10Q72 34 92 50Q76 55 62 53Z", CARD, 1.4)
    scene.line("M66 22Q72 38 84 51M64 33Q68 44 74 53", 0.7)
    scene.line("M60 55L68 8", 1.8)
    scene.face("M42 25h14v16h-14z", ROOF, 1.4)
    scene.add(card("M45 28h8v2.500h-8zM45 36h8v2.500h-8zM46.500 30.500h5v5.500h-5z"))
    scene.add(line("M55 24L44 42", 1.3))
    return scene.drawn()


def artisan_guild() -> str:
    """Draw a shipwright's house: a mallet on the sign, a hull in frames on the stocks."""
    scene = Scene()
    scene.ground()
    timbered(scene, 58)
    scene.line("M54 22H42", 1.6)
    scene.face("M41 25h15v15h-15z", ROOF, 1.4)
    scene.add(card("M44 28h9v5h-9zM47.500 33h2.500v5.500h-2.500z"))
    ribs = "".join(
        f"M{x} 50Q{x - 4} 42 {x - 3} {y}" for x, y in ((14, 33), (21, 35), (28, 36), (35, 36))
    )
    ribs += "M8 50Q3 42 2 30M42 50Q48 42 52 33"
    scene.line(ribs, 1.8)
    scene.line("M1 31Q24 40 52 34M2 39Q24 47 49 42", 1.2)
    scene.ink("M4 49H46L44 52.500H7Z")
    scene.line("M10 53V57M24 53V57M38 53V57", 2)
    return scene.drawn()
