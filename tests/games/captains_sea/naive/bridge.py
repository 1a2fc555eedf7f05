"""Which cards may be played and how many discarded in a window, from the card list alone (4.9).

It reads positions as JSON and knows nothing of the engine but the names of the windows.
"""

from __future__ import annotations

from typing import Any

from tests.games.captains_sea.naive.gunnery import TABLES, State, display, distance

HOLD = 12
"""The number of H01 is 12; plays 40 and 41 are H20 for the fore and the aft section."""
FORE_HANDS, AFT_HANDS = 40, 41
SIGHTS, RAGGED, GRAPE, WADS = 1, 2, 4, 8
MOST = 6
AFTER_ALL = 9
"""The window ``repair`` after all tracks (R135)."""
WINDOW_OF: dict[str, tuple[int, ...]] = {
    "initiative": (1,),
    "rates": (2, 3, 4),
    "sail": (5,),
    "tack": (6,),
    "impulse": (7, 9),
    "revealed": (8,),
    "to_hit": (10, 13, 20),
    "damage": (11, 12),
    "defense": (14,),
    "applied": (15, 17),
    "smoke": (16,),
    "load": (18,),
    "reload": (19,),
    "fire_fighting": (21,),
    "repair": (22, 23),
    "morale_failed": (24,),
    "strike_failed": (25,),
    "melee": (26, 27),
    "grapple": (28,),
    "disengage": (28,),
}


def wind_letter(s: State, heading: int) -> str:
    """The wind position on a heading (1.03, 1.04): A, B astern to H ahead."""
    points = (s["wind"] + 4 - heading) % 8
    return str(TABLES["wind"]["letters"][points])


def panel(s: State, heading: int) -> dict[str, int]:
    """What the panel offers on a heading, with its cost (1.09, 4.4)."""
    rows = {row["position"]: row for row in TABLES["panel"]}
    row = rows.get(wind_letter(s, heading))
    if row is None:
        return {}
    found = {"advance": row["advance"][heading % 2 == 0], "tack": row["tack"], "back": row["back"]}
    for side, turn in (("wear-port", -1), ("wear-starboard", 1)):
        after = wind_letter(s, (heading - 1 + turn) % 8 + 1)
        found[side] = row["wear"].get(after, 0)
    return {name: cost for name, cost in found.items() if cost}


def may_follow(ship: State, name: str) -> bool:
    """Whether the bars of 9.11 to 9.14 allow a manoeuvre."""
    if name == "back":
        return not ship["backed"]
    return not (name.startswith("wear") and (ship["wore"] or ship["wore_here"]))


PLANS = ("none", "advance", "wear-port", "wear-starboard", "tack", "back")


def allowed(s: State, kind: str, seat: int, about: int, card: int) -> bool:
    """Whether a Hold card, H01 as 1, does anything in its window."""
    ship, enemy = s["ships"][seat], s["ships"][1 - seat]
    attack: dict[str, Any] = {}
    if kind in ("to_hit", "defense", "damage", "applied"):
        attack = s["volley"]["attacks"][about]
    irons = wind_letter(s, ship["heading"]) == "H"
    mine = attack.get("seat") == seat
    played = int(attack.get("cards", 0))
    match card:
        case 2 | 3:
            return not irons
        case 4:
            fighting = ship["rigging"] <= display(ship)["fighting_only"]
            return ship["medium"] and not fighting and not ship["crowd"]
        case 5:
            return bool(ship["tasks"][9])
        case 7:
            return irons and not s["grappled"]
        case 8:
            now = PLANS[ship["plan"]]
            ways = panel(s, ship["heading"])
            free = [each for each, cost in ways.items() if cost <= ship["paid"]]
            return any(each != now and may_follow(ship, each) for each in free)
        case 9:
            return bool(enemy["plan"]) and not enemy["shown"] & 1
        case 10:
            return mine and not played & SIGHTS
        case 11 | 12:
            return mine
        case 13:
            return not mine and not played & RAGGED
        case 15:
            near = distance(s) <= 3
            return not attack["high"] and near and not played & GRAPE
        case 17:
            return mine and not played & WADS
        case 21:
            return bool(ship["burning"])
        case 22:
            return about == 0 and ship["rigging"] < display(ship)["rigging"]
        case 23:
            return about == AFTER_ALL
        case 24 | 25:
            return not s["extra"][seat]
        case 26:
            return bool(s["boarding"]["attacker"] == seat)
        case 27:
            return bool(s["boarding"]["attacker"] != seat)
        case 28:
            return kind == "disengage" or about != seat
        case _:
            return True


def full_crew(s: State, seat: int, attack: dict[str, Any], end: int) -> int:
    """The dice of a section as if every sound box were manned (H20, R108)."""
    ship, section = s["ships"][seat], 2 * attack["side"] + end
    box = ship["guns"][section]
    if not box:
        return 0
    long, carronades = display(ship)["aft" if end else "fore"][box - 1]
    near = 2 if distance(s) <= 3 else 1 if distance(s) <= 6 else 0
    return int(long + near * carronades)


def plays(s: State) -> set[int]:
    """What may be played in the window at hand (1.14, R98, R116)."""
    _, kind, seat, about, _ = s["frames"][-1]
    found = set()
    for number in s["ships"][seat]["hand"]:
        card = number - HOLD + 1
        if card not in WINDOW_OF.get(kind, ()):
            continue
        if card == 20:
            attack = s["volley"]["attacks"][about]
            for end, play in enumerate((FORE_HANDS, AFT_HANDS)):
                fires = attack["seat"] == seat and attack["ends"] >> end & 1
                if fires and full_crew(s, seat, attack, end) != attack["dice"][end]:
                    found.add(play)
        elif allowed(s, kind, seat, about, card):
            found.add(number)
    return found


def spends(s: State) -> set[int]:
    """How many cards may be discarded for +1 each: once, at most the dice and the hand (R42)."""
    _, kind, seat, about, spent = s["frames"][-1]
    ship = s["ships"][seat]
    if spent:
        return set()
    dice = 0
    needless = kind in ("sail", "repair") and s["extra"][seat]  # H05, H22
    if kind in ("initiative", "tack", "bonus_move", "disengage"):
        dice = 1
    elif kind == "fire_fighting":
        dice = ship["burning"]
    elif kind == "rates":
        dice = wind_letter(s, ship["heading"]) != "H"
    elif kind == "check":
        dice = about
    elif kind == "to_hit":
        attack = s["volley"]["attacks"][about]
        dice = sum(attack["dice"]) if attack["seat"] == seat else 0
    elif kind == "defense":
        dice = s["volley"]["attacks"][about]["defense"]
    elif kind == "damage":
        dice = 3
    elif kind == "grapple":
        dice = about == seat
    elif kind == "melee":
        dice = s["boarding"]["split"][seat]
    elif kind == "sail" and not needless:
        dice = ship["tasks"][9]
    elif kind == "repair" and about != AFTER_ALL and not needless:
        dice = ship["tasks"][4 + about - 1 if about else 10]
    return set(range(1, min(int(dice), len(ship["hand"]), MOST) + 1))
