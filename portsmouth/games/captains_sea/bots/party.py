"""A ship's guns on the plot: her dice, when her sections are loaded, what her fire is worth."""

from __future__ import annotations

from portsmouth.games.captains_sea.bots import worth
from portsmouth.games.captains_sea.bots.crewing import usual_shot
from portsmouth.games.captains_sea.odds import broadside
from portsmouth.games.captains_sea.rules.components import IMPULSES, MAN, RELOAD
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState

AWAY = 99
"""The impulse of a section that won't be loaded in sight."""
READY = 0.5
"""The part of a full close broadside for which a ship on the plot fires."""
Ready = tuple[int, ...]
"""By section: the impulse of this turn in which it is loaded."""


class Party:
    """A ship's guns and activations in this turn."""

    def __init__(self, s: CaptainState, seat: int) -> None:
        ship = s.ships[seat]
        self.s, self.seat = s, seat
        self.acts = ship.acts
        self.reload = RELOAD[ship.quality]
        start = (s.turn - 1) * IMPULSES
        manned = [min(ship.tasks[MAN + place], ship.guns[place]) for place in range(4)]
        self.dice = [ship.display.guns[place % 2][men] for place, men in enumerate(manned)]
        full = [ship.display.guns[place % 2][men] for place, men in enumerate(ship.guns)]
        self.full = full
        self.ready = tuple(
            (max(0, ship.due[place] - start) if ship.due[place] else 0)
            if ship.loads[place] and manned[place]
            else AWAY
            for place in range(4)
        )
        self.blows: dict[tuple[int, int, int], float] = {}
        best = max(self._sum(full, side, 3) for side in (0, 1))
        self.usual = self.blow(best, 3, 0)
        self.threshold = READY * self.usual

    def _sum(self, guns: list[tuple[int, int]], side: int, away: int) -> int:
        return sum(band(guns[place], away) for place in aims.sections(side))

    def blow(self, dice: int, away: int, rake: int) -> float:
        """Return what a broadside of so many dice is worth at a range."""
        key = (dice, away, rake)
        if key not in self.blows:
            low = usual_shot(self.s, self.seat, dice, away)._replace(rake=rake)
            self.blows[key] = worth.blow(self.s, self.seat, broadside.forecast(low))
        return self.blows[key]


def band(guns: tuple[int, int], away: int) -> int:
    """Return the dice of a box at a range (11.04)."""
    if away > aims.LONG_RANGE:
        return 0
    if away > aims.CARRONADE_RANGE:
        return guns[0]
    return guns[0] + guns[1] * (2 if away <= aims.CLOSE_RANGE else 1)


def fired(ready: Ready, side: int, impulse: int, reload: int) -> Ready:
    """Return when sections are loaded after a side has fired."""
    return tuple(
        impulse + reload if place // 2 == side and due <= impulse else due
        for place, due in enumerate(ready)
    )
