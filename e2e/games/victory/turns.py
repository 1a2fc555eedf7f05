"""Positions in each step of a turn of Victory on the High Sea, with four seats."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.games.victory.state import Port, Ship, VictoryState
from tests.games.victory.build import new, play, port, position, ship

HAND = ["mine.guns", "crafting_guild.sails", "v16", "fire_cannons", "full_sail_ahead"]
OVERFULL = [*HAND, "letter_of_marque"]


def fleet(**own: object) -> list[Ship]:
    """Five ships at sea: two of the first seat's, one of each other; one more of his in port."""
    hers = {"hull": "25", "sails": "3", "crew": "46", "passengers": 1, **own}
    return [
        ship("a1", "v14", 2, **hers),  # type: ignore[arg-type]
        ship("a2", "v15", 5, upgrade="fort.guns"),
        ship("a3"),
        ship("b1", "v18", 3, crew="4", passengers=1),
        ship("c1", "v13", 2, sails="3"),
        ship("d1", "v21", 0),
    ]


def turn(
    step: str, cubes: str = "WWWWBBBMC", hand: list[str] | None = None, **own: object
) -> VictoryState:
    """The first of four seats is in a step of its turn; others have built and gathered."""
    built = ["foundry.sails", "tavern.crew"]
    mine = port(cubes, HAND if hand is None else hand, ["commerce"], built)
    return position(mine, *others(), ships=fleet(**own), step=step, seats=4, round=9)


def others() -> list[Port]:
    """Three ports: one is near the goal."""
    rich = port("WWWWWWBBBB", ["v01"], ["commerce", "shipyards"], ["town_hall.hull", "quarry.crew"])
    rich.delivered = 1
    return [rich, port("WMC", ["merchant"], ["industry"]), port("BB", ["v02", "v03"])]


TURNS: dict[str, Callable[[], VictoryState]] = {
    "outfit": lambda: new(4),
    "voyages": lambda: turn("voyages"),
    "any": lambda: play(turn("voyages"), "end a2"),
    "merchant": lambda: play(turn("voyages", hand=["merchant", *HAND[1:]]), "end a2", "take W"),
    "repairs": lambda: turn("repairs"),
    "trade": lambda: turn("trade"),
    "play": lambda: turn("play"),
    "pay": lambda: play(turn("play", hand=["church.crew", *HAND[1:]]), "fit church.crew a1"),
    "board": lambda: play(
        turn("play", hand=["passengers", *HAND[1:]], passengers=0), "launch v16 a3"
    ),
    "discard": lambda: play(turn("play", hand=OVERFULL), "rest"),
}
"""A position of each question of a turn outside combat."""
