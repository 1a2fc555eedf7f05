"""Players for tests: each picks one of the legal texts from what lies on the table.

``choose`` wants a snapshot as ``naive.Naive.snapshot`` gives it. They are no good players, but each
brings about what random play seldom does: full holds, rich visits, fights, the goal.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.privateer.naive import box

Table = dict[str, Any]
Words = list[str]


def still_air(start: str) -> dict[str, int]:
    """Half points to each square without a wind, which serve as distances."""
    return box.costs(start, "neutral", False)


def sale(table: Table, seat: int, port: str) -> int:
    """What the seat's cargo brings by the card that lies in a port."""
    wanted = box.PORT_CARDS[table["cards"][port]]["buys"]
    cargo = table["ships"][seat]["cargo"]
    return sum(cargo[good] * price for good, price in wanted.items())


def best_price(table: Table, good: str, but: str) -> int:
    """The best price for a good in the ports but one."""
    found = [0]
    for port, card in table["cards"].items():
        if port != but:
            found.append(box.PORT_CARDS[card]["buys"].get(good, 0))
    return max(found)


def wanted_port(table: Table, seat: int, keenness: int = 3) -> str:
    """The port to make for: what it pays for the cargo less the way there."""
    ship = table["ships"][seat]
    far = still_air(ship["square"])
    ports = [port for port in box.PORTS if port != ship["last_port"]]
    return max(ports, key=lambda p: (keenness * sale(table, seat, p) - far[box.PORTS[p]], p))


def prey(table: Table, seat: int) -> dict[str, int]:
    """Squares at sea with a ship of another seat, and what a win there may bring."""
    found = {}
    for other, ship in enumerate(table["ships"]):
        if other != seat and ship["square"] not in box.PORT_AT:
            found[ship["square"]] = 1 + sum(ship["cargo"].values()) + 2 * len(ship["relics"])
    return found


def most(texts: list[str], verb: str) -> str | None:
    """Of the legal counts of a verb the last, which is the largest of some good."""
    found = [text for text in texts if text.startswith(verb)]
    return max(found, key=lambda text: int(text.split()[-1])) if found else None


def sail_to(
    table: Table, seat: int, legal: list[str], aims: Callable[[str], float], random: Random
) -> str:
    """Sail to the square that the aims rate highest."""
    squares = [text.split()[1] for text in legal if text.startswith("sail ")]
    if not squares or random.random() < 0.02:
        winds = [text for text in legal if text.startswith("wind ")]
        return random.choice([*winds, "stay"])
    return "sail " + max(squares, key=lambda square: (aims(square), square))


def shop(table: Table, seat: int, legal: list[str], order: Words, random: Random) -> str:
    """Sell all; then refit in the order of the player, in which ``cargo`` is to stock up."""
    ship = table["ships"][seat]
    found = most(legal, "sell ")
    if found:
        return found
    bargains = []
    card = box.PORT_CARDS[table["cards"][ship["last_port"]]]["sells"]
    for text in legal:
        if text.startswith("buy "):
            _, good, count = text.split()
            margin = best_price(table, good, ship["last_port"]) - card[good]
            if margin > 0:
                bargains.append((margin * int(count), text))
    for wish in order:
        if wish == "cargo" and bargains:
            return max(bargains)[1]
        if f"upgrade {wish}" in legal:
            return f"upgrade {wish}"
    strips = [text for text in legal if text.startswith("strip ")]
    if strips and not ship["silver"] and random.random() < 0.2:
        return random.choice(strips)
    return "done"


def trader(table: Table, seat: int, legal: list[str], random: Random) -> str:
    """Buys cheap, sells dear, keeps clear of others; refits with what is left."""
    step = table["step"]
    if step in {"port", "outfit"}:
        return shop(table, seat, legal, ["cargo", "sails", "hold", "crew", "cannons"], random)
    if step == "sail":
        port = box.PORTS[wanted_port(table, seat)]
        far, bad = still_air(port), {*prey(table, seat), *box.MERCHANTS}
        return sail_to(table, seat, legal, lambda s: -far[s] - 20 * (s in bad), random)
    return polite(table, seat, legal, random)


def builder(table: Table, seat: int, legal: list[str], random: Random) -> str:
    """Puts all silver into tracks, the full ones first; so the goal is reached."""
    step = table["step"]
    if step in {"port", "outfit"}:
        tracks = table["ships"][seat]["tracks"]
        order = sorted(tracks, key=lambda track: (-tracks[track], track))
        order = ["cargo", *order] if table["round"] < 5 else [*order, "cargo"]
        return shop(table, seat, legal, order, random)
    return trader(table, seat, legal, random)


def fighter(table: Table, seat: int, legal: list[str], random: Random) -> str:
    """Hunts the ships of others and takes whatever it can."""
    step = table["step"]
    if step in {"port", "outfit"}:
        return shop(table, seat, legal, ["cannons", "sails", "hold", "crew", "cargo"], random)
    if step == "sail":
        ships = prey(table, seat)
        if not ships or random.random() < 0.3:
            return hunter(table, seat, legal, random)
        far = {square: still_air(square) for square in ships}
        return sail_to(
            table,
            seat,
            legal,
            lambda s: max(2 * worth - far[at][s] for at, worth in ships.items()),
            random,
        )
    return greedy(table, seat, legal, random)


def hunter(table: Table, seat: int, legal: list[str], random: Random) -> str:
    """Attacks Merchants while it has room, then sells in port."""
    step, ship = table["step"], table["ships"][seat]
    if step in {"port", "outfit"}:
        return shop(table, seat, legal, ["cannons", "hold", "crew", "sails", "cargo"], random)
    if step == "sail":
        full = sum(ship["cargo"].values()) + 2 > ship["hold"]
        port = box.PORTS[wanted_port(table, seat)]
        far = still_air(port)
        if full:
            return sail_to(table, seat, legal, lambda s: -far[s], random)
        return sail_to(table, seat, legal, lambda s: 30 * (s in box.MERCHANTS) - far[s], random)
    return greedy(table, seat, legal, random)


def greedy(table: Table, seat: int, legal: list[str], random: Random) -> str:
    """Takes all there is, now and then less, and hands Curses on."""
    if random.random() < 0.15:
        return random.choice(legal)
    if table["step"] == "spoils" and legal[0].startswith("take"):
        return most(legal, "take ") or legal[0]
    wish = [text for text in legal if text.split()[0] in {"steal", "seize", "hand", "at", "swap"}]
    return random.choice(wish or legal)


def polite(table: Table, seat: int, legal: list[str], random: Random) -> str:
    """Trades in a Parley at a fair price; else takes what it can."""
    if table["step"] == "offer":
        fair = [text for text in legal if text.split()[-1] in {"3", "4"}]
        return random.choice(fair or legal)
    if table["step"] == "answer":
        return legal[0] if random.random() < 0.8 else legal[-1]
    return greedy(table, seat, legal, random)


def anybody(table: Table, seat: int, legal: list[str], random: Random) -> str:
    """Plays at random, each legal action as likely as any other."""
    return random.choice(legal)


PLAYERS = {each.__name__: each for each in (trader, builder, fighter, hunter, anybody)}


def choose(name: str, table: Table, seat: int, legal: list[str], random: Random) -> str:
    """The text that a player of this name plays; the legal texts may come in any order."""
    return PLAYERS[name](table, seat, sorted(legal), random)
