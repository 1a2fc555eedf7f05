"""What is in the box: the components file, read anew, and the chart with its distances."""

from __future__ import annotations

import heapq
import json
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
FILE = ROOT / "portsmouth" / "games" / "privateer" / "components.json"
DATA = json.loads(FILE.read_text(encoding="utf-8"))

GOODS = [each["id"] for each in DATA["goods"]]
PORTS = {each["id"]: each["square"] for each in DATA["ports"]}
PORT_AT = {square: port for port, square in PORTS.items()}
MERCHANTS = {each["square"] for each in DATA["merchants"]}
FACES = {each["face"]: each for each in DATA["colours"]}
COLOURS = [each["colour"] for each in DATA["colours"]]
HOME = {each["ship"]: each["port"] for each in DATA["colours"]}
TRACKS = {name: each["values"] for name, each in DATA["tracks"].items()}
LAST = 5
PRICES = DATA["track_prices"]["to_position"]
TRACK_INFAMY = DATA["track_infamy"]["at_position"]
CAPTAINS = {each["id"]: each for each in DATA["captains"]}
PORT_CARDS = {each["id"]: each for each in DATA["port_cards"]}
RELICS = {each["id"]: each for each in DATA["relics"]}
CURSES = {name for name, each in RELICS.items() if each["kind"] == "curse"}
FORTUNES = {each["id"]: each for each in DATA["fortunes"]}
BOUNTY = [*RELICS, *(name for name, each in FORTUNES.items() for _ in range(each["copies"]))]

PICTURE = DATA["map"]["picture"]
WATER = {
    f"{'abcdefghijklmnop'[x]}{y + 1}"
    for y, row in enumerate(PICTURE)
    for x, mark in enumerate(row)
    if mark != "#"
}
COMPASS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ROUND = list(COMPASS)


def opposite(wind: str) -> str:
    return ROUND[(ROUND.index(wind) + 2) % 4]


def quarters(wind: str) -> list[str]:
    """The two winds beside this one; a calm has none."""
    if wind == "neutral":
        return []
    at = ROUND.index(wind)
    return [ROUND[at - 1], ROUND[(at + 1) % 4]]


def step_cost(way: str, wind: str, windproof: bool) -> int:
    """Half points for one square that way (P34, P36, B1, B25)."""
    if wind == "neutral":
        return 2
    if way == wind:
        return 1
    if way == opposite(wind):
        return 2 if windproof else 4
    return 2


def beside(square: str, way: str) -> str:
    column, row = square[0], int(square[1:])
    x, y = COMPASS[way]
    return f"{chr(ord(column) + x)}{row + y}"


@cache
def costs(start: str, wind: str, windproof: bool) -> dict[str, int]:
    """Half points to each square of water by the cheapest way (Dijkstra)."""
    best: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        cost, square = heapq.heappop(queue)
        if square in best:
            continue
        best[square] = cost
        for way in COMPASS:
            there = beside(square, way)
            if there in WATER and there not in best:
                heapq.heappush(queue, (cost + step_cost(way, wind, windproof), there))
    return best
