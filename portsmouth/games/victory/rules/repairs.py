"""Step 3: dice come off the logs of ships in port (V9, V10, V37, V97, R10, R11, R53, R66)."""

from __future__ import annotations

from collections.abc import Iterator

from portsmouth.core.option import Refusal
from portsmouth.games.victory.rules import cubes, names, ships
from portsmouth.games.victory.rules.components import (
    CLOTH,
    CREW,
    FACES,
    HULL,
    KINDS,
    SAILS,
    TRACKS,
    WOOD,
)
from portsmouth.games.victory.state import Ship, VictoryState

FREE = len(KINDS)
"""The payment by a Tavern, after the four kinds."""
PAYMENTS = KINDS + "T"
DICE: tuple[str, ...] = tuple(f"{track[0]}{face}" for track in TRACKS for face in FACES)
"""A die by its track and face, such as ``h4``."""


def die(track: int, place: int) -> int:
    """Return the number of a die on a track."""
    return track * len(FACES) + place


def split(number: int) -> tuple[int, int]:
    """Return the track and the space of a die's number."""
    return divmod(number, len(FACES))


def payments(track: int) -> tuple[int, ...]:
    """Return what may pay for a die of a track (V10, V37)."""
    return {HULL: (WOOD,), SAILS: (CLOTH,), CREW: (*range(len(KINDS)), FREE)}[track]


def repairable(s: VictoryState) -> list[Ship]:
    """Return the active seat's ships that lie where they may be repaired (V9)."""
    return [ship for ship in ships.held_by(s, s.active) if ships.on_port(ship)]


def refusal(s: VictoryState, ship: Ship, payment: int) -> Refusal | None:
    """Return why a die can't be paid for so, or None if it can."""
    if not ships.on_port(ship):
        return Refusal("no_port", "V9")
    if payment == FREE:
        return None if s.free_crew else Refusal("no_tavern", "V37")
    if not s.ports[s.active].cubes[payment]:
        return Refusal("too_few_cubes", "V10", {"cubes": names.cubes(cubes.ONE[payment])})
    return None


def candidates(s: VictoryState) -> Iterator[tuple[Ship, int, int]]:
    """Return each die on the active seat's ships with each payment for it."""
    for ship in ships.held_by(s, s.active):
        for track in range(len(TRACKS)):
            for place in ships.filled(ship.damage[track]):
                for payment in payments(track):
                    yield ship, die(track, place), payment


def allowed(s: VictoryState) -> Iterator[tuple[int, int, int]]:
    """Return ship, die and payment of every repair without a refusal, as ``candidates`` do."""
    held = s.ports[s.active].cubes
    for ship in s.ships:
        if ship.holder != s.active or not any(ship.damage) or not ships.on_port(ship):
            continue
        for track, mask in enumerate(ship.damage):
            if mask:
                able = [
                    payment
                    for payment in payments(track)
                    if (s.free_crew if payment == FREE else held[payment])
                ]
                for place in ships.filled(mask):
                    for payment in able:
                        yield ship.id, die(track, place), payment


def anything_to_do(s: VictoryState) -> bool:
    """Return whether any die can be repaired (R85)."""
    return any(True for _ in allowed(s))


def repair(s: VictoryState, ship: Ship, number: int, payment: int) -> None:
    """Take a die off a log for its cube, or for nothing with a Tavern (V10, V37)."""
    track, place = split(number)
    if payment == FREE:
        s.free_crew -= 1
    else:
        cubes.pay(s, s.active, cubes.ONE[payment])
    ships.damage(ship, track, ships.without(ship.damage[track], place))
