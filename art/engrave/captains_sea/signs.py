"""Signs on plates of 48 by 48: what lies on the sea, kinds of shot, tasks of the crew.

They are shown 14 to 30 pixels wide, so their lines are bold. Flames are `var(--c-fire)`, smoke is
`var(--c-smoke)`.
"""

from __future__ import annotations

from art.engrave.plate import (
    INK,
    box,
    card,
    cut,
    disc,
    flat,
    ink,
    line,
    moved,
    raised,
    shape,
    turned,
)

FIRE, SMOKE, WAX = "var(--c-fire)", "var(--c-smoke)", "var(--c-wax)"
SECTIONS = ("pf", "pa", "sf", "sa")


def smoke(value: int) -> str:
    """Draw a cloud of smoke: a thick one, or one that is blowing away."""
    if value == 2:
        cloud = (
            "M8 38C1 37 0 28 6 25C3 17 10 11 17 14C20 5 33 5 35 13C43 11 48 19 44 26"
            "C50 32 45 41 37 39C33 45 24 45 21 40C17 44 10 43 8 38Z"
        )
        curls = "M13 22Q18 17 22 22M27 18Q33 15 36 21M14 34Q19 37 23 32M29 33Q35 35 38 29"
        shade = (
            "M4 31Q8 36 12 37M10 39Q15 42 19 39M23 41Q28 45 33 40M37 38Q43 39 46 32"
            "M44 28Q47 25 46 21"
            "M22 26Q26 29 30 26M12 28Q15 30 18 28"
        )
    else:
        cloud = (
            "M12 33C6 33 5 26 10 24C9 18 15 15 20 18C23 12 32 13 33 19C39 18 42 24 38 28"
            "C40 33 34 36 30 33C26 37 21 37 19 34C17 36 13 36 12 33Z"
        )
        curls = "M18 25Q22 21 25 25M28 24Q32 22 34 26"
        shade = "M9 29Q11 32 15 32M19 34Q24 36 28 33M31 33Q36 33 38 29"
    return shape(cloud, 1.4, SMOKE) + line(curls, 1.1) + line(shade, 0.8)


def seal() -> str:
    """Draw a seal of wax with an anchor pressed into it."""
    blob = (
        "M24 3C30 1 34 5 38 8C43 10 46 15 44 21C46 26 46 32 42 36C39 41 34 44 29 43"
        "C24 47 18 45 14 42C8 41 4 36 5 30C2 25 3 19 7 15C8 9 14 5 19 6C21 5 22 3 24 3Z"
    )
    anchor = "M24 14V35M18 19H30M13 28C14 34 19 36 24 36C29 36 34 34 35 28"
    return "".join(
        [
            shape(blob, 2.2, WAX),
            line(disc(24, 24, 15.5), 1.6),
            line(disc(24, 12.5, 2.4) + anchor, 2.8),
            cut("M11 15Q14 10 20 9M9 22Q8 19 10 17", 1.6),
        ]
    )


def open_seal() -> str:
    """Draw the same seal, broken in two."""
    left = (
        "M20 4L15 13L22 21L14 30L21 38L19 45C17 45 16 44 14 42C8 41 4 36 5 30C2 25 3 19 7 15"
        "C8 9 14 5 20 4Z"
    )
    right = (
        "M25 3L20 13L27 21L19 30L26 38L25 44C33 45 39 41 42 36C46 32 46 26 44 21"
        "C46 15 43 10 38 8C34 5 30 1 25 3Z"
    )
    return "".join(
        [
            moved(-2, 0, shape(left, 2.2, WAX) + line("M12 14Q4 24 12 34", 1.6)),
            moved(2, 0, shape(right, 2.2, WAX) + line("M36 13Q44 24 36 35M31 16V34M28 20H36", 2)),
            cut("M7 16Q8 12 12 10", 1.6),
        ]
    )


def fire() -> str:
    """Draw flames."""
    outer = (
        "M24 3C27 12 38 17 38 30C38 40 32 46 24 46S10 40 10 30C10 22 15 19 16 12"
        "C20 14 21 18 21 21C25 17 26 10 24 3Z"
    )
    inner = "M24 42C19 42 17 38 17.5 34C18 30 22 29 23 24C28 28 31 31 30.500 36C30 40 28 42 24 42Z"
    return shape(outer, 2.6, FIRE) + card(inner)


def grapnel() -> str:
    """Draw a grapnel: four claws on a ring and its rope."""
    return "".join(
        [
            line(disc(24, 7, 4) + "M24 11V38", 4),
            line("M8 26C8 36 15 41 24 41S40 36 40 26M17 31C18 36 20 39 24 41C28 39 30 36 31 31", 4),
            ink("M3 29L8 19L13 29ZM35 29L40 19L45 29Z"),
        ]
    )


def round_shot() -> str:
    """Draw one round shot."""
    return ink(disc(24, 24, 15)) + cut("M15 22C15.500 18 18 15.500 22 15", 3)


def chain_shot() -> str:
    """Draw two half shots on a chain."""
    links = disc(19, 24, 4, 3) + disc(29, 24, 4, 3)
    halves = "M12 13V35A11 11 0 0 1 12 13ZM36 13V35A11 11 0 0 0 36 13Z"
    return ink(halves) + line(links + "M12 24H15M33 24H36", 2.8)


def double_shot() -> str:
    """Draw two round shots, one behind the other."""
    return "".join(
        [
            ink(disc(31, 17, 12)),
            raised(disc(17, 31, 12), 4),
            cut("M10 29C10.500 26 12.500 24 15.5 23.5M25 13C26 10.500 28 9 31 9", 2.6),
        ]
    )


def no_shot() -> str:
    """Draw an empty place."""
    return line(disc(24, 24, 14) + "M14 34L34 14", 2.6)


def quarters(section: str) -> str:
    """Draw a hull from above with one of its four quarters filled."""
    hull = "M24 2C29 8 33 15 33 22V38L30 46H18L15 38V22C15 15 19 8 24 2Z"
    port, fore = section[0] == "p", section[1] == "f"
    if fore:
        part = "M24 2V24H15V22C15 15 19 8 24 2Z" if port else "M24 2V24H33V22C33 15 29 8 24 2Z"
    else:
        part = "M24 24V46H18L15 38V24Z" if port else "M24 24V46H30L33 38V24Z"
    return shape(hull, 2.4) + ink(part) + line("M24 4V46M15 24H33", 1.6)


def gunnery(section: str) -> str:
    """Draw the quarter of the hull with its two guns run out."""
    rows = (14, 20) if section[1] == "f" else (29, 36)
    first, step = (14, -9) if section[0] == "p" else (34, 9)
    guns = "".join(f"M{first} {y}h{step}" for y in rows)
    return quarters(section) + line(guns, 4.4)


def hull_repair(section: str) -> str:
    """Draw the quarter of the hull with a mallet beside it."""
    x = 2 if section[0] == "p" else 35
    y = 6 if section[1] == "f" else 27
    mallet = raised(box(x, y, 11, 7), 2) + line(f"M{x + 5.5} {y + 7}v11", 3.6)
    return quarters(section) + mallet


def helm() -> str:
    """Draw a steering wheel."""
    spokes = "".join(turned(angle, line("M24 3V45", 3.4)) for angle in (0, 45, 90, 135))
    return spokes + line(disc(24, 24, 14), 4) + card(disc(24, 24, 5)) + line(disc(24, 24, 4), 3)


def sheets() -> str:
    """Draw a square sail on its yard with an arrow that shortens it."""
    return "".join(
        [
            shape("M8 10H40Q45 24 38 34Q24 27 10 34Q3 24 8 10Z", 2.4),
            line("M3 9H45", 4.4),
            line("M24 44V20M17 27L24 19L31 27", 3.6),
        ]
    )


def rigging() -> str:
    """Draw a mast with its shrouds and ratlines."""
    return line("M24 2V46M14 10H34", 4) + line(
        "M24 6L6 46M24 6L42 46M19 18H29M15.500 26H32.500M12 34H36M8.500 41H39.5", 2.4
    )


def melee() -> str:
    """Draw a cutlass and a boarding pike, crossed."""
    return "".join(
        [
            line("M6 44L36 9", 3.4),
            ink("M33 8L44 2L41 14L37 12Z"),
            line("M42 44L22 18", 3),
            f'<path fill="{INK}" d="M40 42C26 32 14 20 4 4C20 12 32 24 43 38Z"/>',
            line("M33 44C34 38 38 35 45 35", 3.4),
        ]
    )


def wind() -> str:
    """Draw an arrow that points north, to be turned to where the wind blows."""
    return ink("M24 1L38 25H29V47H19V25H10Z") + cut("M24 30V43", 2)


def strain() -> str:
    """Draw a spar that bends and cracks."""
    return (
        line("M5 34C14 16 34 16 43 34", 5)
        + line("M24 6L21 14L27 18L23 26", 3)
        + line("M8 42H40", 2.6)
    )


def initiative() -> str:
    """Draw a commodore's pennant."""
    return line("M9 46V3", 4) + ink("M11 4L45 10L31 16L45 22L11 28Z")


def strike() -> str:
    """Draw a flag that comes down."""
    flag = "M11 20Q22 14 30 20T44 20V38Q36 44 28 38T11 38Z"
    return line("M9 46V3", 4) + flat(flag, INK) + cut("M24 22V35M18 30L24 36L30 30", 2.6)


SIGNS = {
    "cs-smoke-1": smoke(1),
    "cs-smoke-2": smoke(2),
    "cs-fire": fire(),
    "cs-seal": seal(),
    "cs-seal-open": open_seal(),
    "cs-grapnel": grapnel(),
    "cs-wind": wind(),
    "cs-strain": strain(),
    "cs-initiative": initiative(),
    "cs-strike": strike(),
    "cs-shot-none": no_shot(),
    "cs-shot-round": round_shot(),
    "cs-shot-chain": chain_shot(),
    "cs-shot-double": double_shot(),
    **{f"cs-task-man-{section}": gunnery(section) for section in SECTIONS},
    **{f"cs-task-mend-{section}": hull_repair(section) for section in SECTIONS},
    "cs-task-helm": helm(),
    "cs-task-sheets": sheets(),
    "cs-task-rig": rigging(),
    "cs-task-melee": melee(),
}
