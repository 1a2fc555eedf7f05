"""Players for tests: each picks one of the legal texts from what lies on the table.

``choose`` wants a snapshot as ``naive.Naive.snapshot`` gives it. They are no good players, but each
brings about what random play seldom does: full ports, long voyages, fights to the end, 15 points.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.victory.naive import box

Table = dict[str, Any]
Words = list[str]
GUNS = ["foundry", "armoury", "crafting_guild", "artisan_guild", "tavern", "fort"]
YIELDS = [*box.YIELDS, "church", "town_hall", "fort"]


def kept(table: Table, seat: int) -> dict[str, int]:
    cubes: dict[str, int] = table["ports"][seat]["cubes"]
    return cubes


def lacking(cubes: dict[str, int], cost: str) -> int:
    return sum(max(0, cost.count(kind) - cubes[kind]) for kind in box.KINDS)


def goal(table: Table, seat: int, wishes: Words) -> str:
    """What the cubes are saved for: a field, a ship, a building of the hand, nearest first."""
    port = table["ports"][seat]
    cards = [card for card in port["hand"] if card in box.BUILD_CARDS]
    costs = []
    for wish in wishes:
        if not cards or wish in port["fields"]:
            continue
        if wish in box.FIELDS:
            costs.append(box.FIELDS[wish][0])
        elif wish == "ship" and "shipyards" in port["fields"]:
            costs.append(box.SHIP)
        else:
            costs += [box.BUILDINGS_OF[wish][0] for card in cards if box.building(card) == wish]
    return min(costs, key=lambda cost: lacking(port["cubes"], cost), default="")


def trade(table: Table, seat: int, legal: Words, cost: str) -> str:
    """The trade after which least is lacking."""
    best, chosen = lacking(kept(table, seat), cost), "done"
    for text in legal:
        if text != "done":
            _, paid, kind = text.split()
            after = {k: n - paid.count(k) + (k == kind) for k, n in kept(table, seat).items()}
            if lacking(after, cost) < best:
                best, chosen = lacking(after, cost), text
    return chosen


def first(legal: Words, verbs: str, random: Random) -> str | None:
    """A random one of the legal texts whose beginning comes first."""
    for verb in verbs.split(", "):
        found = [text for text in legal if text.startswith(verb)]
        if found:
            return random.choice(found)
    return None


def own(table: Table, seat: int, text: str) -> bool:
    return bool(table["ships"][text.split()[1]]["holder"] == seat)


def shoot(table: Table, seat: int, name: str, legal: Words, random: Random) -> str:
    """The sealed choice: sink, board or get away."""
    if "letter" in legal and random.random() < 0.7:
        return "letter"
    sides = {side["seat"]: table["ships"][side["ship"]] for side in table["fight"]["sides"]}
    mine = sides.pop(seat)["free"]
    his = next(iter(sides.values()))["free"]
    if name == "boarder":
        return "chain" if mine["sails"] <= his["sails"] and his["sails"] else "grape"
    if name == "stubborn":
        return "grape"
    if name == "trader" and random.random() < 0.7:
        return first(legal, "flee chain, chain", random) or legal[0]
    return "ball"


def moved(table: Table, seat: int, name: str, legal: Words, random: Random) -> str:
    """Sail to the end; who hunts waits on a blast space for prey."""
    ships = table["ships"]
    mine = [text for text in legal if text.startswith("push") and own(table, seat, text)]
    if mine or (name == "hunter" and random.random() < 0.5):
        found = mine or [text for text in legal if text.startswith("push")]
        if found:
            return random.choice(found)
    ends = [text for text in legal if text.startswith("end")]
    for text in ends:
        ship = ships[text.split()[1]]
        spaces = box.VOYAGES[ship["voyage"]]
        early = name in {"trader", "builder"} and ship["space"] > 1 and random.random() < 0.3
        if ship["space"] == len(spaces) - 1 or not ship["free"]["sails"] or early:
            return text
    lurks = name in {"fighter", "boarder", "stubborn"}
    for text in [text for text in legal if text.startswith("sail")]:
        ship = ships[text.split()[1]]
        blast = "!" in box.VOYAGES[ship["voyage"]][ship["space"]]
        armed = "fire_cannons" in table["ports"][seat]["hand"]
        if not (lurks and blast and armed and random.random() < 0.7):
            return text
    return "done" if "done" in legal else random.choice(legal)


def dropped(table: Table, seat: int, name: str, legal: Words, random: Random) -> str:
    liked = {"fighter": "fire_cannons", "boarder": "fire_cannons", "stubborn": "fire_cannons"}
    dear = [liked.get(name, "passengers"), "merchant", "letter_of_marque"]

    def worth(text: str) -> float:
        card = text.split()[1]
        same = sum(each in box.VOYAGES for each in table["ports"][seat]["hand"]) > 2
        if card in dear:
            return 3 + random.random()
        return (
            random.random() + 1.5 * (card in box.BUILD_CARDS) + (card in box.VOYAGES and not same)
        )

    return min(legal, key=worth)


BUILDS = "found, build, lay, rebuild"
PLAYS: dict[str, str] = {
    "builder": f"{BUILDS}, fit, full, launch, barter, storm, rest",
    "settler": "found, build, launch, lay, fit, rebuild, full, barter, rest",
    "trader": "found commerce, found, build, launch, full, barter, lay, rest",
    "hunter": "launch, full, found shipyards, lay, found, storm, build church, build, fire, rest",
    "fighter": "fire, lay, fit, launch, storm, found shipyards, build, rebuild, full, barter, rest",
    "boarder": "fire, fit, launch, lay, full, build, storm, found, rebuild, rest",
    "stubborn": "fire, launch, fit, build, full, storm, found, rest",
}
WISHES: dict[str, Words] = {
    "builder": ["commerce", "shipyards", "industry", *YIELDS, *GUNS],
    "settler": ["shipyards", "ship", *YIELDS],
    "trader": ["commerce", "industry", *YIELDS],
    "hunter": ["shipyards", "ship", "church", "fort", "tavern"],
    "fighter": ["shipyards", "ship", *GUNS],
    "boarder": [*GUNS, "shipyards"],
    "stubborn": GUNS,
}


def sensible(name: str, table: Table, seat: int, legal: Words, random: Random) -> str:
    """What the named player answers."""
    step = table["step"]
    if step == "voyages":
        return moved(table, seat, name, legal, random)
    if step in {"trade", "any"}:
        cost = goal(table, seat, WISHES[name])
        if step == "trade":
            return trade(table, seat, legal, cost)
        cubes = kept(table, seat)
        return max(legal, key=lambda text: (cost.count(text[-1]) - cubes[text[-1]], text))
    if step == "play":
        mine = [
            t for t in legal if t.split()[0] not in {"full", "fire"} or friendly(table, seat, t)
        ]
        mine = [t for t in mine if not t.startswith("storm") or not own(table, seat, t)]
        return first(mine, PLAYS[name], random) or "rest"
    if step == "arm":
        return shoot(table, seat, name, legal, random)
    if step == "place":
        most = max(len(text) for text in legal)
        return random.choice([text for text in legal if len(text) == most])
    if step == "discard":
        return dropped(table, seat, name, legal, random)
    if step == "repairs":
        free = [text for text in legal if text.endswith("T")]
        return random.choice(free or legal)
    ready = [text for text in legal if text not in {"decline", "pass"}]
    return random.choice(ready or legal)


def friendly(table: Table, seat: int, text: str) -> bool:
    """Is it the own ship, or a target that does not carry more dice than the own one?"""
    words = text.split()
    if words[0] == "full":
        return own(table, seat, text)
    mine, his = (table["ships"][id]["free"] for id in words[1:])
    return bool(sum(mine.values()) + 2 >= sum(his.values()))


def anybody(name: str, table: Table, seat: int, legal: Words, random: Random) -> str:
    return random.choice(legal)


PLAYERS: dict[str, Callable[[str, Table, int, Words, Random], str]] = {
    "anybody": anybody,
    **dict.fromkeys(PLAYS, sensible),
}


def choose(name: str, table: Table, seat: int, legal: Words, random: Random) -> str:
    """A legal text; now and then any, so that players leave their paths."""
    if len(legal) == 1 or random.random() < 0.05:
        return random.choice(legal)
    return PLAYERS[name](name, table, seat, legal, random)
