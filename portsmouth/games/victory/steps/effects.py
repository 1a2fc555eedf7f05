"""What is told of an action before it is done: cargo, dangers, what an end brings (V42-V48)."""

from __future__ import annotations

from portsmouth.core.text import Text, player
from portsmouth.core.types import Seat
from portsmouth.games.victory.rules import cubes, danger, names, ships, voyages
from portsmouth.games.victory.rules.components import FIRST_VOYAGE, HAS_PIECE, spaces_of
from portsmouth.games.victory.state import Ship, VictoryState

ORDER = ("first", "second", "third")
"""The arguments of a text that names several players."""


def space_effects(s: VictoryState, ship: Ship, space: int) -> tuple[Text, ...]:
    """Return what waits for a ship on a space: cargo, a piece, blast, a port (V42-V45)."""
    here = spaces_of(ship.voyage)[space]
    total, choices = voyages.cargo(ship.voyage, space)
    effects = []
    if any(total):
        effects.append(Text("effect-cargo", cubes=names.cubes(total)))
    if choices:
        effects.append(Text("effect-choices", count=choices))
    if s.pieces and HAS_PIECE[ship.voyage - FIRST_VOYAGE] and space == ships.spaces(ship) - 1:
        effects.append(Text("effect-piece-there"))
    if here.port:
        effects.append(Text("effect-port"))
    if here.blast:
        effects.append(Text("effect-blast"))
    return (*effects, *hunted(s, ship.holder, ship.voyage, space))


def hunted(s: VictoryState, seat: Seat, voyage: int, space: int) -> tuple[Text, ...]:
    """Return who could attack a seat's ship on a space before its next turn (V48)."""
    if not danger.exposed(s, seat, voyage, space):
        return ()
    rivals = [player(each) for each in danger.rivals(s, seat)]
    if not rivals:
        return ()
    return (Text(f"effect-hunted-{len(rivals)}", **dict(zip(ORDER, rivals, strict=False))),)


def stay_effects(s: VictoryState, staying: list[Ship]) -> tuple[Text, ...]:
    """Return what waits for the ships that stay: blast, and who could attack one (V44, V48)."""
    on_blast = [ship for ship in staying if ships.on_blast(ship)]
    told = [hunted(s, ship.holder, ship.voyage, ship.space) for ship in on_blast]
    blast = (Text("effect-blast"),) if on_blast else ()
    return (*blast, *next(filter(None, told), ()))


def way_effects(voyage: int) -> tuple[Text, ...]:
    """Return what a voyage brings if it is sailed to its end, and how much blast is there."""
    spaces = spaces_of(voyage)
    total, choices = voyages.cargo(voyage, len(spaces) - 1)
    effects = [Text("effect-way", cubes=names.cubes(total))] if any(total) else []
    if choices:
        effects.append(Text("effect-choices", count=choices))
    if HAS_PIECE[voyage - FIRST_VOYAGE]:
        effects.append(Text("effect-piece"))
    blasts = sum(space.blast for space in spaces)
    return (*effects, Text("effect-way-spaces", spaces=len(spaces), blasts=blasts))


def end_effects(s: VictoryState, ship: Ship) -> tuple[Text, ...]:
    """Return what the end of a voyage brings (V42, V43, V47)."""
    total, choices = voyages.cargo(ship.voyage, ship.space)
    effects = []
    got = cubes.at_most(s, total)
    if any(got):
        effects.append(Text("effect-cubes", cubes=names.cubes(got)))
    if choices:
        effects.append(Text("effect-choices", count=choices))
    if not any(got) and not choices:
        effects.append(Text("effect-no-cubes"))
    if voyages.brings_piece(s, ship):
        effects.append(Text("effect-piece"))
    if ship.passengers:
        kind = "effect-delivered" if ships.at_finish(ship) else "effect-undelivered"
        effects.append(Text(kind, count=ship.passengers))
    return tuple(effects)
