"""What the pictures show of the world: land, straits, nations and the forty ports.

The rules keep these figures in their components; a test holds the two alike. A cell of the chart is
100 wide: column 0 begins at 180 degrees west, row 0 at 70 degrees north, and the east edge joins
the west one.
"""

from __future__ import annotations

from typing import NamedTuple

from art.engrave.plate import Point

CELL = 100
PICTURE = (
    "############.#.#...#################",
    ".....#######.....#..##############..",
    "......#####.......###############...",
    "......####...........#########.#....",
    ".......#.........#######.####.......",
    "........##.......#####...#..#.#.....",
    "..........##.......###..............",
    "..........####.....###.......#.##...",
    "..........####.....###.........##...",
    "...........##......##.#......####...",
    "...........#....................#..#",
    "..........##....................#.#.",
    "....................................",
)
ROWS, COLUMNS = len(PICTURE), len(PICTURE[0])
WIDE, HIGH = COLUMNS * CELL, ROWS * CELL
STRAITS = ((2, 18), (9, 22))
"""Corners, by row and column, where land touches land and yet a convoy passes."""
NATIONS = ("england", "france", "spain", "portugal", "netherlands", "denmark")
GOODS = (
    "weapons", "manufactured", "silks", "tea", "textiles", "gems",
    "gold", "cotton", "furs", "coffee", "sugar",
)  # fmt: skip
WARS = (
    ("england", "france"), ("england", "spain"), ("spain", "portugal"),
    ("france", "netherlands"), ("portugal", "denmark"), ("netherlands", "denmark"),
)  # fmt: skip


class Port(NamedTuple):
    """A port: where it lies, whose it is, and whether it trades."""

    id: str
    region: str
    nation: str
    trade: bool
    lon: float
    lat: float

    @property
    def place(self) -> Point:
        """Where it lies on the chart."""
        return (10 * (self.lon + 180), 10 * (70 - self.lat))


PORTS = (
    Port("london", "europe", "england", True, 0.0, 51.5),
    Port("bordeaux", "europe", "france", True, -1.0, 45.0),
    Port("cadiz", "europe", "spain", True, -6.3, 36.5),
    Port("lisbon", "europe", "portugal", True, -9.0, 38.7),
    Port("amsterdam", "europe", "netherlands", True, 4.9, 52.4),
    Port("copenhagen", "europe", "denmark", True, 12.6, 55.7),
    Port("gibraltar", "europe", "england", False, -5.3, 36.1),
    Port("marseille", "europe", "france", False, 5.4, 43.3),
    Port("bergen", "europe", "denmark", False, 5.3, 60.4),
    Port("saint_louis", "africa", "france", True, -16.5, 16.0),
    Port("elmina", "africa", "netherlands", True, -1.3, 5.1),
    Port("benguela", "africa", "portugal", True, 13.4, -12.6),
    Port("christiansborg", "africa", "denmark", False, -0.2, 5.5),
    Port("cape_town", "africa", "netherlands", False, 18.4, -33.9),
    Port("mozambique", "africa", "portugal", False, 40.7, -15.0),
    Port("port_louis", "africa", "france", False, 57.5, -20.2),
    Port("bombay", "india", "england", True, 72.8, 19.0),
    Port("goa", "india", "portugal", True, 73.8, 15.5),
    Port("pondicherry", "india", "france", True, 79.8, 11.9),
    Port("madras", "india", "england", False, 80.3, 13.1),
    Port("tranquebar", "india", "denmark", False, 79.9, 11.0),
    Port("colombo", "india", "netherlands", False, 79.9, 6.9),
    Port("batavia", "asia", "netherlands", True, 106.8, -6.1),
    Port("manila", "asia", "spain", True, 121.0, 14.6),
    Port("macao", "asia", "portugal", True, 113.5, 22.2),
    Port("bencoolen", "asia", "england", False, 102.3, -3.8),
    Port("malacca", "asia", "netherlands", False, 102.2, 2.2),
    Port("lifau", "asia", "portugal", False, 124.3, -9.2),
    Port("boston", "north_america", "england", True, -71.0, 42.4),
    Port("quebec", "north_america", "france", True, -71.2, 46.8),
    Port("veracruz", "north_america", "spain", True, -96.1, 19.2),
    Port("havana", "north_america", "spain", False, -82.4, 23.1),
    Port("kingston", "north_america", "england", False, -76.8, 18.0),
    Port("st_thomas", "north_america", "denmark", False, -64.9, 18.3),
    Port("cartagena", "south_america", "spain", True, -75.5, 10.4),
    Port("rio", "south_america", "portugal", True, -43.2, -22.9),
    Port("paramaribo", "south_america", "netherlands", True, -55.2, 5.8),
    Port("cayenne", "south_america", "france", False, -52.3, 4.9),
    Port("callao", "south_america", "spain", False, -77.2, -12.0),
    Port("buenos_aires", "south_america", "spain", False, -58.4, -34.6),
)


def is_land(column: int, row: int) -> bool:
    """Whether a cell is land; the columns join, and beyond the north edge the land goes on."""
    return PICTURE[min(max(row, 0), ROWS - 1)][column % COLUMNS] == "#"
