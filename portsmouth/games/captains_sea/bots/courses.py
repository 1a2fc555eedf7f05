"""Where a manoeuvre leads in this turn on the best course after it; the enemy sails straight on."""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.games.captains_sea.bots.plot import Plot, Station
from portsmouth.games.captains_sea.rules import geometry
from portsmouth.games.captains_sea.rules.components import IMPULSES
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import ADVANCE, NO_PLAN
from portsmouth.games.captains_sea.state import CaptainState
from portsmouth.games.captains_sea.views import hidden

ENDS = ("", geometry.BOW, geometry.STERN)


class Rake(NamedTuple):
    """The better end that can be raked, an index of ``ENDS``, and the first impulse for it."""

    end: int
    impulse: int


class _Going(NamedTuple):
    """A ship under way: where she lies, her manoeuvre and what is paid for it."""

    at: Station
    plan: int
    paid: int


class Courses:
    """All courses of a seat in the rest of the turn that begin with one manoeuvre."""

    def __init__(self, s: CaptainState, seat: int, plan: int) -> None:
        self.plot, self.now = Plot(s, seat), s.impulse
        enemy = s.ships[1 - seat]
        known = enemy.plan != NO_PLAN and not hidden.hides_plan(enemy)
        course = enemy.plan if known else ADVANCE
        place = self.plot.place(1 - seat)
        self.enemy = self.plot.course(course, enemy.paid, place, enemy.acts, s.impulse)
        self.waves = self._waves(_Going(self.plot.place(seat), plan, s.ships[seat].paid))

    def _waves(self, first: _Going) -> list[set[_Going]]:
        """Return all that the ship may be about after each impulse from now on."""
        waves = [{first}]
        for impulse in range(self.now + 1, IMPULSES + 1):
            acts = self.plot.own.acts >> impulse & 1
            last = waves[-1]
            waves.append(
                {new for each in last for new in self._on(each, impulse)} if acts else last
            )
        return waves

    def _on(self, going: _Going, impulse: int) -> list[_Going]:
        """Return what may follow an activation."""
        at, plan, paid = going
        if plan == NO_PLAN:
            return [going]
        if paid + 1 < panel.cost_at(self.plot.wind, at.heading, plan):
            return [_Going(at, plan, paid + 1)]
        left = (self.plot.own.acts >> (impulse + 1)).bit_count()
        return [
            _Going(each, after, 0)
            for each in self.plot.moved(at, plan)
            for after in self.plot.offers(each, left) or [NO_PLAN]
        ]

    def ranges(self) -> list[int]:
        """Return the ranges at which the turn may end, in movement points."""
        last = self.enemy[-1].square
        return [geometry.range_mp(at.square, last) for at, _, _ in self.waves[-1]]

    def rake(self) -> Rake:
        """Return the best rake of loaded guns, the soonest of equals; no end for none."""
        best = Rake(0, 0)
        for impulse, wave in enumerate(self.waves[1:], self.now + 1):
            for at, _, _ in wave:
                end = self._end(at, impulse)
                if end > best.end:
                    best = Rake(end, impulse)
        return best

    def _end(self, at: Station, impulse: int) -> int:
        her = self.enemy[impulse - self.now]
        found = geometry.rake(at.square, at.heading, her.square, her.heading)
        if not found or self.plot.fire(self.plot.own, at, her, self.plot.own.ready, impulse)[1] < 0:
            return 0
        return ENDS.index(found)
