"""Two ships in one square, drawn with vectors: how they lie, who may fire, with which side."""

from __future__ import annotations

from tests.games.captains_sea.naive.gunnery import State, dice_of

Vector = tuple[int, int]
COMPASS: tuple[Vector, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
RELATIONS = ("apart", "parallel", "angled", "crossing")
SIDES = ("port", "starboard")


def ahead(heading: int) -> Vector:
    """The way that a heading points; y grows to the south."""
    return COMPASS[heading - 1]


def abeam(heading: int, side: str) -> Vector:
    """The way that a side looks."""
    return COMPASS[(heading - 1 + (2 if side == "starboard" else -2)) % 8]


def back(way: Vector) -> Vector:
    """The other way."""
    return -way[0], -way[1]


def toward(heading: int, way: Vector) -> str:
    """On which side something lies, nothing right ahead or astern."""
    x, y = ahead(heading)
    cross = x * way[1] - y * way[0]
    return "starboard" if cross > 0 else "port" if cross < 0 else ""


def together(s: State) -> bool:
    """Whether both lie in one square."""
    one, other = s["ships"]
    return (one["column"], one["row"]) == (other["column"], other["row"])


def relation(s: State) -> str:
    """How the ships lie to each other (9.27)."""
    one, other = (ahead(ship["heading"]) for ship in s["ships"])
    if one in (other, back(other)):
        return "parallel"
    return "angled" if one[0] * other[0] + one[1] * other[1] else "crossing"


def own_side(s: State, mover: int, side: str) -> str:
    """The mover's side toward the other, if she lies on a side of the other (R60)."""
    other = s["ships"][1 - mover]["heading"]
    return toward(s["ships"][mover]["heading"], back(abeam(other, side)))


def entered_side(s: State, mover: int, came: Vector) -> str:
    """On which side of the other lies who came this way, nothing if it is asked (9.30)."""
    return toward(s["ships"][1 - mover]["heading"], back(came))


def firing_side(s: State, seat: int) -> str:
    """With which side a seat may fire in one square, nothing if not at all (9.28-9.30, R62)."""
    if relation(s) != "crossing" or s["grappled"]:
        return SIDES[s["sides"][seat]] if s["sides"][seat] >= 0 else ""
    if seat != s["leader"]:
        return ""
    enemy = ahead(s["ships"][1 - seat]["heading"])
    return toward(s["ships"][seat]["heading"], enemy if s["mover"] == seat else back(enemy))


def rake(s: State, seat: int) -> str:
    """Only who has the initiative rakes, across the other's course (9.29, R27)."""
    if relation(s) != "crossing" or s["grappled"] or seat != s["leader"]:
        return ""
    return "stern" if s["mover"] == seat else "bow"


def live(s: State, seat: int) -> list[int]:
    """The sections that may fire at range 0 (11.06, R31)."""
    side, ship = firing_side(s, seat), s["ships"][seat]
    pair = {"port": (0, 1), "starboard": (2, 3)}.get(side, ())
    ready = [each for each in pair if ship["loads"][each] and not ship["due"][each]]
    return [each for each in ready if dice_of(s, seat, each)]
