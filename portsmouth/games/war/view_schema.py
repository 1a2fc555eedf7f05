"""The schema of what a seat sees of War on the High Seas; ``view.view`` builds it.

Ids are those of the components; sea cells are written ``f11``.
"""

from __future__ import annotations

from typing import TypedDict

from portsmouth.core.schema import LineShape


class LackView(TypedDict):
    """What a convoy lacks for a way of the win chart."""

    ships: int
    gold: int
    flags: int


class FlagsView(TypedDict):
    """Own flags on the board."""

    nation: int
    pirate: int


class ConvoyView(TypedDict):
    """One convoy. ``at`` is a cell, a port, or None while no port is chosen.

    ``most`` is the most that each value can be; ``hold`` the crates that fit, ``load`` those
    aboard; ``hand`` the cards that the viewer sees, ``hidden`` how many do not lie open;
    ``nation_flags`` and ``pirate_flags`` are left in the stack; ``dear`` are crates sold in this
    visit where they are not exported; ``ways`` says what is missing for each way to win.
    """

    nation: str
    at: str | None
    ships: int
    values: dict[str, int]
    most: int
    cannons: int
    hold: int
    load: int
    gold: int
    cargo: dict[str, int]
    passenger: str | None
    letters: int
    pirate: bool
    becalmed: bool
    hand: list[str]
    hidden: int
    nation_flags: int
    pirate_flags: int
    flags: FlagsView
    dear: int
    ways: dict[str, LackView]
    score: list[LineShape]


class HarbourView(TypedDict):
    """One port: its nation (None under a pirate flag), flags and marker.

    ``brings`` is what the cargo of who looks would fetch there, ``steps`` how far it is from there;
    for an onlooker they are those of the seat whose turn it is.
    """

    id: str
    nation: str | None
    black: str | None
    owner: int | None
    pirate: bool
    plague: bool
    brings: int
    steps: int | None


class BusinessView(TypedDict):
    """The port action at hand: what it was begun with, goods sold and bought, cheap crates left."""

    business: str
    sold: list[str]
    bought: list[str]
    cheap: int


class ConflictView(TypedDict):
    """The conflict at hand, with a convoy or a port; counters are shown to their own side only."""

    attacker: int
    defender: int | None
    port: str | None
    cannons: int
    strength: str | None
    played: list[str | None]
    loaded: list[int]
    loads: list[list[str] | None]


class WarView(TypedDict):
    """The whole table.

    ``asked`` are the numbers that belong to the question, ``spaces`` the allowance while a move is
    chosen, ``reach`` the steps to each space within it, ``prize`` crates of a captured convoy that
    lie apart.
    """

    round: int
    rounds: int
    first: int
    active: int | None
    step: str
    asked: list[int | str]
    convoys: list[ConvoyView]
    ports: list[HarbourView]
    sheet: dict[str, int]
    deck: int
    discards: list[str]
    globe: str | None
    bag: int
    laid: list[str]
    letters: int
    roll: int
    spaces: int | None
    reach: dict[str, int]
    second: bool
    visit: BusinessView | None
    fight: ConflictView | None
    prize: dict[str, int]
    way: str | None
