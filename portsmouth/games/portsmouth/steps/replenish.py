"""Chapter 2.10: filling the empty cells, one drawn card at a time (R93-R102)."""

from __future__ import annotations

from typing import ClassVar

from portsmouth.core.context import Context
from portsmouth.core.option import Option, Refusal
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.portsmouth.rules import market, rounds
from portsmouth.games.portsmouth.rules.cards import EMPTY, GRID, NAMES, is_town
from portsmouth.games.portsmouth.state import PortsmouthState
from portsmouth.games.portsmouth.steps.base import ActiveStep

PLACE: tuple[Action, ...] = tuple(("place", cell) for cell in GRID.cells)
SWAP: tuple[Action, ...] = tuple(("swap", cell) for cell in GRID.cells)


class Replenish(ActiveStep):
    """Where the drawn card goes: an empty cell, or for a town that slides under the own pawn."""

    name: ClassVar[str] = "replenish"
    automatic: ClassVar[bool] = True

    def prompt(self, s: PortsmouthState, seat: Seat) -> Text:
        swap = place_refusal(s, seat, s.ships[seat].pawn) is not None and swap_cells(s, seat)
        empty = market.empty_cells(s)
        if not swap:
            return Text("prompt-replenish", count=len(empty))
        return Text("prompt-replenish-swap", others=len(empty) - 1)

    def legal(self, s: PortsmouthState, seat: Seat) -> list[Action]:
        found = [PLACE[c] for c in market.empty_cells(s) if place_refusal(s, seat, c) is None]
        return found + [SWAP[cell] for cell in swap_cells(s, seat)]

    def options(self, s: PortsmouthState, seat: Seat) -> list[Option]:
        swaps, joins = swap_cells(s, seat), market.joining(s, s.drawn)
        found = []
        for cell in GRID.cells:
            name = GRID.names[cell]
            if cell in swaps:
                effects = (Text("effect-slides", card=NAMES[s.array[cell]]), *joins)
                label = Text("label-swap", card=NAMES[s.array[cell]], cell=name)
                found.append(Option(SWAP[cell], label, name, effects=effects))
            else:
                label = Text("label-place", card=NAMES[s.drawn], cell=name)
                why = place_refusal(s, seat, cell)
                found.append(Option(PLACE[cell], label, name, effects=joins, refusal=why))
        return found

    def why_nothing_here(self, s: PortsmouthState, seat: Seat, target: str) -> Refusal:
        return Refusal("replenish_first", "R42")

    def why_unknown(self, s: PortsmouthState, seat: Seat, action: Action) -> Refusal:
        """Return why an action is no option; where a town can be swapped, placing is none."""
        if action[0] == "place":
            return Refusal("not_empty", "R95")
        if action[0] == "swap":
            return Refusal("no_swap", "R99")
        return self.why_nothing_here(s, seat, "")

    def do_place(self, s: PortsmouthState, seat: Seat, cx: Context, cell: int) -> None:
        """Put the card into the cell, under any pawns there; no town resolves (R82, R95)."""
        card, s.drawn = s.drawn, EMPTY
        market.lay(s, cell, card, cx)
        rounds.draw_or_pass(s, cx)

    def do_swap(self, s: PortsmouthState, seat: Seat, cx: Context, cell: int) -> None:
        """Put the officer in a town's place; the town slides under the own pawn (R99, R100)."""
        officer, s.drawn = s.drawn, EMPTY
        own, town = s.ships[seat].pawn, s.array[cell]
        s.array[own] = town
        cx.emit("slid", seat=seat, card=NAMES[town], cell=GRID.names[own])
        market.lay(s, cell, officer, cx)
        rounds.draw_or_pass(s, cx)


def place_refusal(s: PortsmouthState, seat: Seat, cell: int) -> Refusal | None:
    """Refuse a cell with a card, and an officer under the own pawn (R95-R98, R101a)."""
    if cell < 0 or s.array[cell] != EMPTY:
        return Refusal("not_empty", "R95")
    if is_town(s.drawn) or s.ships[seat].pawn != cell or _stuck(s, seat):
        return None
    return Refusal("own_pawn", "R97")


def swap_cells(s: PortsmouthState, seat: Seat) -> list[int]:
    """Return the towns that may slide under the own pawn for a drawn officer (R99, A5, A6).

    Free choice whenever the own pawn's cell is empty; under the option only when no other cell is.
    """
    pawn = s.ships[seat].pawn
    if is_town(s.drawn) or pawn < 0 or s.array[pawn] != EMPTY:
        return []
    if s.rules.swap_only_if_necessary and len(market.empty_cells(s)) > 1:
        return []
    return [cell for cell in GRID.cells if market.is_open_town(s, cell)]


def _stuck(s: PortsmouthState, seat: Seat) -> bool:
    """Return whether there is no other cell and no town to swap: the officer goes there (A4)."""
    return len(market.empty_cells(s)) == 1 and not swap_cells(s, seat)
