"""The twelve special buildings: walls and roofs, and before each what is made or sold there."""

from __future__ import annotations

from art.engrave.plate import CARD, box, card, cut, disc, ink, line, shape, turned
from art.engrave.victory.guilds import artisan_guild, crafting_guild
from art.engrave.victory.scene import FOOT, LAND, ROOF, Scene
from art.engrave.victory.wares import balls, cask


def fort() -> str:
    """Draw slanting walls with guns, two towers and a flag."""
    scene = Scene()
    scene.flag(48, 22, 17)
    scene.tower(37, 40, 22, 18)
    scene.ground()
    scene.face("M8 54L16 34h5v-4h6v4h7v-4h6v4h16v-4h6v4h7v-4h6v4h5L88 54Z")
    scene.ink("".join(box(x, 41, 6, 5) for x in (24, 38, 52, 66)))
    scene.shade("M76 38L82 52M72 38L77 52M79.5 37L85.5 52M18 50H74M20 37H28M62 37H70")
    return scene.drawn()


def church() -> str:
    """Draw a nave and a steeple with its cross."""
    scene = Scene()
    scene.ground()
    scene.hall(40, FOOT, 40, 16, 13)
    for x in (50, 60, 70):
        scene.door(x, 47, 4, 8)
    scene.face(box(22, 26, 19, 26))
    scene.ink("M19 27L31.5 6L44 27Z")
    scene.line("M31.500 8V0M28 3H35", 1.6)
    scene.door(31.5, FOOT, 7, 11)
    scene.add(shape(disc(31.5, 33, 3.4), 1.2), line("M31.500 31V33H33.2", 0.9))
    return scene.drawn()


def town_hall() -> str:
    """Draw a broad front with columns, a pediment and a cupola."""
    scene = Scene()
    scene.ground()
    scene.face("M43 14C43 7 53 7 53 14Z")
    scene.line("M48 8V2", 1.2)
    scene.face(box(42, 14, 12, 9))
    scene.windows(16.5, 45.5, 50.5, wide=2.4)
    scene.face(box(10, 30, 76, 22))
    scene.windows(34, 15.5, 23, 73, 80.5)
    scene.windows(43, 15.5, 23, 73, 80.5)
    scene.face(box(29, 31, 38, 21))
    scene.ink("".join(box(x, 33, 3.6, 17) for x in (31, 39, 53.5, 61.5)) + box(45, 40, 6, 12))
    scene.face("M26 31L48 19L70 31Z", ROOF)
    scene.add(card(disc(48, 26.5, 2.6)))
    scene.line("M25 52H71M22 54H74", 1.2)
    return scene.drawn()


def foundry() -> str:
    """Draw a shed with a great chimney, and the gun it has cast."""
    scene = Scene()
    scene.chimney(14, 40, 24, 8)
    scene.ground()
    scene.hall(8, FOOT, 40, 18, 8)
    scene.ink("M17 52V43C17 36 31 36 31 43V52Z")
    scene.add(shape("M24 40C28 44 28 46 27 49H21C20 46 21 44 24 40Z", 0.6, ROOF))
    scene.windows(38, 39, wide=5)
    scene.add(
        turned(
            -10,
            ink(
                "M48 39Q47 35.500 50 34.500L88 37.500V36h4v11h-4v-1.500L50 47"
                "Q47 46 48 39ZM47 39h-4v4h4z"
            ),
            cut("M58 35.500V46.500M74 36.500V46", 1.1),
            about=(66, 42),
        ),
        ink("M54 47H80L83 54H51Z"),
        card(disc(59, 51, 1.6) + disc(75, 51, 1.6)),
    )
    return scene.drawn()


def armoury() -> str:
    """Draw a strong house under crossed swords, shot piled by its gate."""
    scene = Scene()
    scene.ground()
    scene.face("M14 52V20v-5h8v4h7v-4h8v4h7v-4h8v4h7v-4h8v4h7v-4h8V52Z")
    scene.shade("M77 22V41M79.500 22V40M17 26H27M66 26H74M18 32H24M20 37H28M60 36H68")
    scene.door(48, FOOT, 13, 14)
    scene.add(cut("M44 41V51M48 39V51M52 41V51M42 45.500H54", 0.9))
    for turn in (-62, 62):
        scene.add(
            turned(
                turn,
                ink("M47 9.500L48 6L49 9.500V34H47Z"),
                line("M43.500 34H52.500M48 34V40", 2),
                about=(48, 26),
            )
        )
    scene.add(balls(17, 52, 2.5), balls(68, 52, 2.5))
    return scene.drawn()


def mine() -> str:
    """Draw a timbered adit in a hill, and a truck of ore on rails."""
    scene = Scene()
    scene.hill(
        (2, 50), (14, 30), (24, 24), (34, 9), (46, 14), (60, 30), (76, 36), (94, 50), foot=54
    )
    scene.ground()
    scene.ink("M20 53V31H46V53Z")
    scene.face("M17 53V30h5V53ZM44 53V30h5V53Z", ROOF)
    scene.face("M13 26h40v5H13z", ROOF)
    scene.add(cut("M33 53L36 41M40 53L38 41", 1.1))
    scene.line("M20 57H94", 1.4)
    scene.ink("M58 42L62 36L68 38L72 33L78 37L84 36L88 42Z")
    scene.face("M55 41H91L87 52H59Z", CARD, 1.6)
    scene.line("M66 42L68 51M80 42L78 51", 1)
    scene.add(ink(disc(64, 54, 3) + disc(82, 54, 3)))
    return scene.drawn()


def quarry() -> str:
    """Draw a rock face cut in steps, and a block in the sheers."""
    scene = Scene()
    scene.face("M0 54V12H16V22H28V32H38V43H48V54Z", LAND)
    scene.shade(
        "M0 17H14M3 21H15M0 27H26M6 31H27M2 37H36M12 41H36M0 47H46M8 51H44M20 26V31M30 36V41", 0.7
    )
    scene.ground()
    scene.line("M54 54L70 8L86 54M70 8L92 52", 2)
    scene.line("M70 8V26", 1)
    scene.ink("M68 24h4v3h-4z")
    scene.face("M61 28H79V40H61Z", CARD, 1.6)
    scene.line("M61 28L70 24L79 28", 1)
    scene.face("M26 54V45H38V54ZM40 54V47H50V54Z", CARD, 1.4)
    scene.face("M30 45V37H42V45Z", CARD, 1.4)
    return scene.drawn()


def logging_camp() -> str:
    """Draw a log cabin under firs, logs stacked, and the axe in its stump."""
    scene = Scene()
    scene.firs((8, 50, 40), (20, 48, 30), (48, 48, 34))
    scene.ground()
    scene.gable(16, FOOT, 30, 14, 11)
    scene.line("M16 42H46M16 45.500H46M16 49H46", 0.8)
    scene.door(31, FOOT, 6, 9)
    logs = [(56, 49), (64.5, 49), (73, 49), (60.2, 41.5), (68.8, 41.5)]
    for x, y in logs:
        scene.add(shape(disc(x, y, 4.2), 1.2, ROOF), line(disc(x, y, 1.7), 0.8))
    scene.face("M80 54V46H90V54Z", ROOF)
    scene.line("M82 44L91 25", 2)
    scene.ink("M79 47L76 38Q80 34 84 36L87 41Z")
    return scene.drawn()


def textile_mill() -> str:
    """Draw a mill with its water wheel, and cloth hung out to dry."""
    scene = Scene()
    scene.ground()
    scene.hall(10, FOOT, 34, 24, 10)
    scene.windows(32, 18, 27, 36)
    scene.windows(42, 18, wide=4, high=5)
    wheel = "".join(
        f"M38 42l{dx} {dy}"
        for dx, dy in ((0, -11), (0, 11), (-11, 0), (11, 0), (-8, -8), (8, 8), (-8, 8), (8, -8))
    )
    scene.add(shape(disc(38, 42, 11), 2.2), line(disc(38, 42, 8) + wheel, 1))
    scene.line("M52 54V22M93 54V22", 1.8)
    scene.line("M52 25Q72 28 93 25", 1)
    scene.face("M55 25.500H66V44Q60.500 46 55 44Z", CARD)
    scene.face("M68 26.500H78V48Q73 50 68 48Z", ROOF)
    scene.face("M80 26.500H91V44Q85.500 46 80 44Z", CARD)
    scene.shade("M58 28V42M61 28V43M64 28V42M83 28V42M86 28V43M89 28V42", 0.7)
    return scene.drawn()


def tavern() -> str:
    """Draw an inn under a great tankard, casks at its door."""
    scene = Scene()
    scene.ground()
    scene.hall(6, FOOT, 48, 22, 12)
    scene.windows(34, 14, 23, 32, 41, wide=4.5, high=6)
    scene.door(30, FOOT, 7, 10)
    scene.windows(44, 14, 44, wide=5, high=5)
    scene.line("M54 14H82M56 24L66 14", 1.8)
    scene.line("M64 14V18M78 14V18", 1)
    scene.line("M82 25C92 23 92 39 82 38", 2.4)
    scene.face("M60 22H83L81 44H62Z", ROOF, 1.6)
    scene.face(
        "M58 23C55 18 61 15 65 17C68 13 76 13 78 17C83 15 87 20 84 23C80 26 62 26 58 23Z", CARD, 1.3
    )
    scene.line("M67 28V41M71.500 28V41M76 28V41", 1)
    scene.add(cask(58, 56, 8, 9), cask(70, 57, 8, 9))
    return scene.drawn()


BUILDINGS = {
    "fort": fort,
    "church": church,
    "town_hall": town_hall,
    "foundry": foundry,
    "armoury": armoury,
    "mine": mine,
    "quarry": quarry,
    "logging_camp": logging_camp,
    "textile_mill": textile_mill,
    "crafting_guild": crafting_guild,
    "artisan_guild": artisan_guild,
    "tavern": tavern,
}
