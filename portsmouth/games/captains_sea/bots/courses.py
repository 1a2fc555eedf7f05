"""Where a manoeuvre leads in this turn on the best course after it; the enemy sails straight on."""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.games.captains_sea.bots.crewing import usual_shot
from portsmouth.games.captains_sea.bots.party import Party, Ready
from portsmouth.games.captains_sea.bots.plot import Going, Plot, Station
from portsmouth.games.captains_sea.odds import broadside
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
        self.enemy = straight_on(self.plot)
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


def straight_on(plot: Plot) -> list[Station]:
    """Return where the enemy lies in each impulse if she sails straight on, as far as is known."""
    s, seat = plot.s, 1 - plot.seat
    enemy = s.ships[seat]
    known = enemy.plan != NO_PLAN and not hidden.hides_plan(enemy)
    course = enemy.plan if known else ADVANCE
    return plot.course(course, enemy.paid, plot.place(seat), enemy.acts, s.impulse)


class Prospect(NamedTuple):
    """The best course in the rest of a turn: its worth, boxes that it costs both, the range then.

    ``hits`` are those that the enemy loses on average, ``taken`` the own ones.
    """

    worth: float
    hits: float
    taken: float
    range: int

    def after(self, worth: float, hits: float, taken: float) -> Prospect:
        """Return the same with what came before it."""
        return Prospect(self.worth + worth, self.hits + hits, self.taken + taken, self.range)


class Prospects(Plot):
    """A plot that tells what its best course brings, not only what that is worth (``Plot``)."""

    def __init__(self, s: CaptainState, seat: int, depth: int) -> None:
        super().__init__(s, seat)
        self.her = straight_on(self)
        self.depth = depth
        self.loaded = (self.own.ready, self.enemy.ready)

    def selected(self, plan: int) -> Prospect:
        """Return what follows the selection of a manoeuvre."""
        going = Going(plan, 0, self.depth)
        return self._best(self.s.impulse, self.place(self.seat), going, self.loaded)

    def turned(self, points: int) -> Prospect:
        """Return what follows a free turn."""
        at = self.place(self.seat)
        at = Station(at.square, geometry.turned(at.heading, points), bool(points))
        return self._arrive(self.s.impulse, at, self.loaded, self.depth)

    def _best(self, now: int, at: Station, going: Going, ready: tuple[Ready, Ready]) -> Prospect:
        """Return what ``best`` values."""
        sums, paid = (0.0, 0.0, 0.0), going.paid
        for impulse in range(now + 1, IMPULSES + 1):
            enemy = self.her[impulse - self.s.impulse]
            if self.own.acts >> impulse & 1 and going.plan != NO_PLAN:
                paid += 1
                if paid >= panel.cost_at(self.wind, at.heading, going.plan):
                    some = self.moved(at, going.plan)
                    found = (self._arrive(impulse, each, ready, going.depth) for each in some)
                    return max(found).after(*sums)
            elif not self.enemy.acts >> impulse & 1:
                continue
            more, ready = self._exchanged(impulse, at, enemy, ready)
            sums = (sums[0] + more[0], sums[1] + more[1], sums[2] + more[2])
            if at.square == enemy.square:
                return Prospect(self.contact(impulse), 0.0, 0.0, 0).after(*sums)
        away = geometry.range_mp(at.square, self.her[-1].square)
        return Prospect(self.end(at, self.her[-1], ready), 0.0, 0.0, away).after(*sums)

    def _arrive(
        self, impulse: int, at: Station, ready: tuple[Ready, Ready], depth: int
    ) -> Prospect:
        """Return what ``arrive`` values."""
        enemy = self.her[impulse - self.s.impulse]
        sums, ready = self._exchanged(impulse, at, enemy, ready)
        if at.square == enemy.square:
            return Prospect(self.contact(impulse), 0.0, 0.0, 0).after(*sums)
        plans = self.offers(at, (self.own.acts >> (impulse + 1)).bit_count())
        going = [Going(plan, 0, max(0, depth - 1)) for plan in (plans if depth else plans[:1])]
        some = going or [Going(NO_PLAN, 0, 0)]
        return max(self._best(impulse, at, each, ready) for each in some).after(*sums)

    def _exchanged(
        self, impulse: int, at: Station, enemy: Station, ready: tuple[Ready, Ready]
    ) -> tuple[tuple[float, float, float], tuple[Ready, Ready]]:
        """Return what ``exchange`` does, and the boxes that it costs the enemy and the own ship."""
        gained, after = self.exchange(impulse, at, enemy, ready)
        hits = self._boxes(self.own, at, enemy, ready[0], impulse) * (after[0] != ready[0])
        taken = self._boxes(self.enemy, enemy, at, ready[1], impulse) * (after[1] != ready[1])
        return (gained, hits, taken), after

    def _boxes(
        self, party: Party, at: Station, other: Station, ready: Ready, impulse: int
    ) -> float:
        """Return the boxes that a volley costs on average; 0 for none."""
        volley = self.volley(party, at, other, ready, impulse)
        if volley is None:
            return 0.0
        shot = usual_shot(self.s, party.seat, volley.dice, volley.away)._replace(rake=volley.rake)
        found, target = broadside.forecast(shot), self.s.ships[1 - party.seat]
        return found.hull + min(found.rigging, target.rigging) + min(found.crew, target.crew)
