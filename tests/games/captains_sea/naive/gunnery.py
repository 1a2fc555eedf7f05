"""What bears, how many dice fall, and what they do, for two ships in different squares.

It reads positions as JSON and the figures from the components, and knows nothing of the engine.
"""

from __future__ import annotations

import json
from fractions import Fraction
from math import atan2, ceil, degrees
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[4]
TABLES: dict[str, Any] = json.loads(
    (ROOT / "portsmouth/games/captains_sea/components.json").read_text("utf-8")
)
Guns = tuple[int, ...]
State = dict[str, Any]
PF, PA, SF, SA = range(4)


def clockwise(ship: State, dx: int, dy: int) -> float:
    """Degrees clockwise from a ship's bow to an offset; y grows to the south."""
    return round(degrees(atan2(dx, -dy)) - 45 * (ship["heading"] - 1), 6) % 360


def away(s: State, seat: int) -> tuple[int, int]:
    """Where the enemy lies from a ship."""
    own, enemy = s["ships"][seat], s["ships"][1 - seat]
    return enemy["column"] - own["column"], enemy["row"] - own["row"]


def distance(s: State) -> int:
    """The range in MP."""
    sides = sorted(map(abs, away(s, 0)))
    return 2 * sides[1] + sides[0]


def side_of(s: State, seat: int) -> str:
    """The arc in which the enemy lies (11.03, R14)."""
    angle = clockwise(s["ships"][seat], *away(s, seat))
    slack = 0 if s["rules"]["arc"] == "inclusive" else 1e-3
    if 45 + slack <= angle <= 135 - slack:
        return "starboard"
    if 225 + slack <= angle <= 315 - slack:
        return "port"
    return "bow" if angle < 90 or angle > 270 else "stern"


def display(ship: State) -> dict[str, Any]:
    """A ship's printed display."""
    found: dict[str, Any] = TABLES["ships"][ship["kind"]]
    return found


def dice_of(s: State, seat: int, section: int) -> int:
    """The to-hit dice of a section: its highest box that is sound and manned (11.04, 11.10)."""
    ship = s["ships"][seat]
    box = min(ship["guns"][section], ship["tasks"][section])
    if not box or distance(s) > 24:
        return 0
    long, carronades = display(ship)["fore" if section in (PF, SF) else "aft"][box - 1]
    near = 2 if distance(s) <= 3 else 1 if distance(s) <= 6 else 0
    return int(long + near * carronades)


def live(s: State, seat: int) -> list[int]:
    """The sections that may fire (11.06)."""
    pair = {"port": (PF, PA), "starboard": (SF, SA)}.get(side_of(s, seat), ())
    ship = s["ships"][seat]
    ready = [each for each in pair if ship["loads"][each] and not ship["due"][each]]
    return [each for each in ready if dice_of(s, seat, each)]


def rake(s: State, seat: int) -> str:
    """Which end of the enemy a seat rakes (11.31-11.35)."""
    own, enemy = s["ships"][seat], s["ships"][1 - seat]
    if (own["heading"] - enemy["heading"]) % 8 not in (2, 6):
        return ""
    x, y = away(s, 1 - seat)
    angle = clockwise(enemy, x, y)
    end = "bow" if angle < 90 or angle > 270 else "stern"
    if angle in (0, 180):
        return end
    diagonal = enemy["heading"] % 2 == 0
    if diagonal and abs(abs(x) - abs(y)) == 1 and (angle < 60 or angle > 300 or 120 < angle < 240):
        step = 45 * (own["heading"] - 1)
        ahead = {0: (0, -1), 45: (1, -1), 90: (1, 0), 135: (1, 1), 180: (0, 1), 225: (-1, 1)}
        dx, dy = {**ahead, 270: (-1, 0), 315: (-1, -1)}[step]
        after = clockwise(enemy, 2 * x + dx, 2 * y + dy)
        return end if after in (0, 180) else ""
    return ""


def thick(s: State) -> int:
    """Smoke points on the line of sight: squares that it touches at more than a corner (11.14)."""
    own = s["ships"][0]
    return sum(
        value * count
        for x, y, value, count in s["smoke"]
        if crosses(x - own["column"], y - own["row"], *away(s, 0))
    )


def crosses(x: int, y: int, dx: int, dy: int) -> bool:
    """Whether the line from the origin runs for a while in a square."""
    begin, end = Fraction(0), Fraction(1)
    for at, by in ((x, dx), (y, dy)):
        low, high = Fraction(2 * at - 1, 2), Fraction(2 * at + 1, 2)
        if by == 0:
            if not low <= 0 <= high:
                return False
            continue
        enter, leave = sorted((low / by, high / by))
        begin, end = max(begin, enter), min(end, leave)
    return begin < end


def defense(s: State) -> int:
    """The defense dice against all that one ship fires (11.13-11.15)."""
    return ceil(distance(s) / 2) + thick(s) + sum(ship["burning"] for ship in s["ships"])


def morale(ship: State) -> int:
    """The morale modifier."""
    return int(TABLES["morale"]["modifier"][ship["morale"]])


def hits(s: State, seat: int, shot: int, dice: list[int]) -> int:
    """How many to-hit dice hit (11.11); 2 is chain, 3 double."""
    return sum(die + morale(s["ships"][seat]) + (shot > 1) >= 5 for die in dice)


def cancelled(s: State, seat: int, dice: list[int], again: list[int]) -> int:
    """How many hits a target's dice cancel, with what its hull rolls again (11.16-11.18)."""
    strength, far = display(s["ships"][seat])["strength"], distance(s) >= 12
    named = {"firm": dice.count(1), "fragile": ceil(dice.count(6) / 2), "average": 0}
    assert len(again) == named[strength]
    gone = [{"firm": 1, "fragile": 6}.get(strength, 0)] * len(again)
    stand = [*dice]
    for each in gone:
        stand.remove(each)
    return sum(die + far >= 5 for die in (*stand, *again))


def lean(s: State, seat: int, side: str, high: bool) -> int:
    """What is added to the damage dice (11.20, 11.21)."""
    ship = s["ships"][seat]
    source = (45 * (s["wind"] - 1) + 180 - 45 * (ship["heading"] - 1)) % 360
    wind = 0
    if source not in (0, 180):
        wind = 1 if (source < 180) == (side == "starboard") else -1
    crew = {0: 2, 1: 1}.get(ship["morale"], 0)
    return wind + (crew if high else -crew)


def effects(s: State, seat: int, shot: int, total: int, net: int, *, high: bool) -> list[int]:
    """Hull, rigging and crew hits (11.19-11.25)."""
    rows = [*TABLES["damage"]["rows"], 99]
    row = next(place for place, top in enumerate(rows) if total <= top)
    hull, rigging, crew = TABLES["damage"]["cells"][row][min(net, 12) - 1]
    if high and not s["ships"][1 - seat]["medium"]:
        rigging = ceil(rigging / 2)
    if shot == 2:
        hull, rigging = 0, rigging + high
    elif not high and rake(s, seat) == "stern":
        hull = ceil(1.5 * hull)
    return [hull, rigging, crew]


def marked(s: State, seat: int, guns: Guns, hull: int) -> set[Guns]:
    """What may be left of the target's sections, whatever her captain chooses (11.28, 11.29)."""
    end = rake(s, seat)
    x, y = away(s, 1 - seat)
    angle = clockwise(s["ships"][1 - seat], x, y)
    if end:
        pairs = [(PF, SF) if end == "bow" else (PA, SA)]
    elif angle in (0, 180):
        pairs = [(PF, PA), (SF, SA)]
    else:
        pairs = [(SF, SA) if angle < 180 else (PF, PA)]
    found = set()
    for pair in pairs:
        one, other = (guns[each] for each in pair)
        for first in (0, 1) if one == other else (int(other > one),):
            left = [*guns]
            for number in range(hull):
                section = pair[(first + number) % 2]
                if not left[section]:
                    section = section ^ 1 if end else section ^ 2
                left[section] = max(0, left[section] - 1)
            found.add(tuple(left))
    return found
