"""Where a port builds: its three fields, and a site that is still free."""

from __future__ import annotations

from art.engrave.plate import CARD, box, card, cut, disc, ink, line, shape
from art.engrave.victory.scene import FOOT, LAND, ROOF, Scene
from art.engrave.victory.wares import cask


def commerce() -> str:
    """Draw a warehouse with its hoist, bales and casks on the quay."""
    scene = Scene()
    scene.ground()
    scene.hall(4, FOOT, 30, 16, 8)
    scene.windows(40, 11, 19, 27)
    scene.gable(34, FOOT, 36, 26, 14)
    scene.ink(box(49, 18, 6, 7))
    scene.windows(31, 41, 63, wide=4, high=6)
    scene.door(52, FOOT, 10, 13)
    scene.line("M52 14H78M72 14L66 20", 1.6)
    scene.line("M77 14V30", 0.9)
    scene.face("M71 30H83V39H71Z", ROOF)
    scene.line("M77 30V39M71 34.500H83", 0.8)
    scene.add(cask(80, 55, 8, 10), cask(90, 56, 8, 10))
    scene.face("M8 57V49H19V57ZM20 57V51H28V57Z", CARD)
    scene.line("M8 53H19M13.500 49V57M24 51V57", 0.8)
    return scene.drawn()


def shipyards() -> str:
    """Draw a hull in frame on the slip, under the sheers."""
    scene = Scene()
    scene.sea(44)
    scene.face("M-2 62V48L62 50L98 56V62Z", LAND)
    scene.line("M14 50L30 4L46 50M30 4V16", 1.8)
    scene.shade("M-2 54H20M30 57H56M66 56H84")
    hull = "M12 24Q14 46 30 48H68Q84 46 90 22Q60 34 12 24Z"
    scene.face(hull, CARD, 1.6)
    scene.ink("M13 33Q17 47 30 48.500H68Q80 47 86 33Q60 42 13 33Z")
    scene.add(
        cut("".join(f"M{x} 35V49" for x in range(20, 84, 6)), 1.2),
        line("".join(f"M{x} 31V20" for x in range(20, 86, 6)), 1.4),
        line("M14 22Q50 30 90 20", 1.2),
    )
    scene.line("M22 48L16 55M76 48L84 56M40 49V54M58 49V55M8 54.500L92 58", 1.8)
    return scene.drawn()


def industry() -> str:
    """Draw workshops with saw-tooth roofs, a kiln and stacked goods."""
    scene = Scene()
    scene.chimney(68, 44, 30, 8)
    scene.ground()
    scene.face("M58 52V34Q72 24 86 34V52Z", ROOF)
    scene.shade("M62 36H82M60 41H84M60 46H66M78 46H84M70 32V36M76 36V41M66 41V46", 0.7)
    scene.door(72, FOOT, 9, 11)
    scene.face("M4 52V30L18 20V30L32 20V30L46 20V30H58V52Z", CARD, 1.4)
    scene.line("M4 30L18 20V30L32 20V30L46 20V31", 2)
    scene.windows(36, 13, 25, 37, 49, wide=6, high=6)
    scene.door(25, FOOT, 7, 8)
    scene.face("M40 58V52H58V58ZM44 52V47H55V52Z", ROOF)
    scene.line("M46 52V58M52 52V58M49.500 47V52M40 55H58", 0.8)
    return scene.drawn()


def free_site() -> str:
    """Draw staked ground with a line around it, planks and a barrow."""
    scene = Scene()
    scene.ground(40)
    scene.shade("M10 44H30M44 46H70M14 57H30M60 58H86")
    scene.line("M14 55V44M40 42V35M84 43V35M72 56V46", 2.2)
    scene.line("M14 46L40 37L84 37L72 48Z", 0.8)
    scene.face("M24 53L50 50L52 52L26 55.500Z", ROOF, 0.9)
    scene.face("M26 50L52 47L54 49L28 52.500Z", ROOF, 0.9)
    scene.line("M58 42V20", 1.8)
    scene.face("M48 20H68V31H48Z", CARD)
    scene.line("M52 24H64M52 27.500H60", 1)
    scene.add(
        ink("M56 49L72 47L69 55H60Z"),
        line("M71 49L82 45M60 55L58 58M68 55L70 58", 1.4),
        shape(disc(57, 56, 3.2), 1.2),
        card(disc(57, 56, 1)),
    )
    return scene.drawn()


FIELDS = {"commerce": commerce, "shipyards": shipyards, "industry": industry}
SITES = {"free": free_site}
