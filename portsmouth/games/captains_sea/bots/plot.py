"""Both ships on a plot, impulse by impulse, with all that their broadsides would be worth.

A model, not the rules: dice are means, smoke and cards are left out, and a ship's course after her
first manoeuvres is the plain one. What bears, what manoeuvres cost and how ships turn are the
rules' own.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.games.captains_sea.bots import boarding, worth
from portsmouth.games.captains_sea.bots.closing import approach
from portsmouth.games.captains_sea.bots.party import Party, Ready, band, fired
from portsmouth.games.captains_sea.odds import reach
from portsmouth.games.captains_sea.rules import geometry, harm, scoring
from portsmouth.games.captains_sea.rules.components import (
    COLUMNS,
    IMPULSES,
    ROWS,
    SEATS,
)
from portsmouth.games.captains_sea.rules.geometry import Square
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import panel
from portsmouth.games.captains_sea.ship import (
    ADVANCE,
    BACK,
    NO_PLAN,
    TACK,
    WEAR_PORT,
    WEAR_STARBOARD,
)
from portsmouth.games.captains_sea.state import CaptainState

AHEAD = 0.8
"""What a broadside that bears after the last impulse counts."""
PULL = 0.6
"""What a movement point nearer or farther is worth at the end, to a captain who wants it."""
HUNTS = 2.0
"""How much keener a hunter is to come near: what he doesn't win in a turn is lost."""
MARGIN, EDGE = 5, 4.0
"""How near the end of the sea is too near, and what that costs."""
TURNS = {WEAR_PORT: -1, WEAR_STARBOARD: 1}
MOVES = (ADVANCE, WEAR_PORT, WEAR_STARBOARD, TACK, BACK)


class Going(NamedTuple):
    """A manoeuvre under way: what is paid for it, and how many more selections are looked at."""

    plan: int
    paid: int
    depth: int


class Station(NamedTuple):
    """Where a ship lies on the plot; ``wore`` bars a Wear, ``backed`` backing sail (9.11-9.13)."""

    square: Square
    heading: int
    wore: bool = False
    backed: bool = False


class PlottedVolley(NamedTuple):
    """A broadside on the plot: its dice, the range, the rake, and the side that fires."""

    dice: int
    away: int
    rake: int
    side: int


class Plot:
    """The plot of a turn for a seat that must decide."""

    def __init__(self, s: CaptainState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.wind = s.wind
        self.inclusive = s.rules.arc == "inclusive"
        self.parties = [Party(s, each) for each in SEATS]
        self.own, self.enemy = self.parties[seat], self.parties[1 - seat]
        self.alongside = alongside(s, seat)
        self.pull = self.keenness()

    def keenness(self) -> float:
        """Return how much the seat wants to fight close, -1 if it had better get away."""
        s, seat = self.s, self.seat
        if scoring.is_prey(s, seat) or worth.secure(s, seat):
            return -1.0
        return HUNTS if s.duel.chase else 1.0

    def place(self, seat: int) -> Station:
        """Return where a ship lies now."""
        ship = self.s.ships[seat]
        return Station(ship.square, ship.heading, ship.wore or ship.wore_here, ship.backed)

    def fire(
        self, party: Party, at: Station, other: Station, ready: tuple[int, ...], now: int
    ) -> tuple[float, int]:
        """Return what fire is worth at an impulse, and the side that fires (-1: none)."""
        found = self.volley(party, at, other, ready, now)
        return (party.blow(*found[:3]), found.side) if found else (0.0, -1)

    def volley(
        self, party: Party, at: Station, other: Station, ready: tuple[int, ...], now: int
    ) -> PlottedVolley | None:
        """Return the volley that bears at an impulse; None for none."""
        away = (other.square[0] - at.square[0], other.square[1] - at.square[1])
        arc = geometry.arc(at.heading, away, self.inclusive)
        if arc > 1:
            return None
        distance = geometry.range_mp(at.square, other.square)
        dice = sum(band(party.dice[n], distance) for n in aims.sections(arc) if ready[n] <= now)
        if not dice:
            return None
        rake = 0
        end = geometry.rake(at.square, at.heading, other.square, other.heading)
        if end:
            rake = aims.STERN_RAKE if end == geometry.STERN else aims.BOW_RAKE
        return PlottedVolley(dice, distance, rake, arc)

    def moved(self, at: Station, plan: int) -> list[Station]:
        """Return where a manoeuvre brings a ship; an Advance with each free turn."""
        if plan == BACK:
            return [at._replace(backed=True, wore=False)]
        return [
            Station(square, heading, wore)
            for square, heading, wore in reach.after(self.wind, at.square, at.heading, plan)
        ]

    def offers(self, at: Station, left: int) -> list[int]:
        """Return the manoeuvres that can be finished with so many activations."""
        found = []
        for plan in MOVES[:-1]:
            cost = panel.cost_at(self.wind, at.heading, plan)
            if cost and cost <= left and not (plan in TURNS and at.wore):
                found.append(plan)
        return found

    # The enemy's course.

    def course(self, first: int, paid: int, at: Station, acts: int, now: int) -> list[Station]:
        """Return where a ship lies in each impulse if she goes on with plain Advances."""
        plan, found = first, []
        for impulse in range(now, IMPULSES + 1):
            if impulse > now and acts >> impulse & 1 and plan != NO_PLAN:
                paid += 1
                if paid >= panel.cost_at(self.wind, at.heading, plan):
                    at, paid = self.moved(at, plan)[0], 0
                    plan = ADVANCE if panel.cost_at(self.wind, at.heading, ADVANCE) else NO_PLAN
            found.append(at)
        return found

    # The own course.

    def best(
        self, now: int, at: Station, going: Going, her: list[Station], ready: tuple[Ready, Ready]
    ) -> float:
        """Return the worth of the rest of the turn, after impulse ``now``, on the best course."""
        gained, paid = 0.0, going.paid
        for impulse in range(now + 1, IMPULSES + 1):
            enemy = her[impulse - self.s.impulse]
            if self.own.acts >> impulse & 1 and going.plan != NO_PLAN:
                paid += 1
                if paid >= panel.cost_at(self.wind, at.heading, going.plan):
                    return gained + max(
                        self.arrive(impulse, each, her, ready, going.depth)
                        for each in self.moved(at, going.plan)
                    )
            elif not self.enemy.acts >> impulse & 1:
                continue
            more, ready = self.exchange(impulse, at, enemy, ready)
            gained += more
            if at.square == enemy.square:
                return gained + self.contact(impulse)
        return gained + self.end(at, her[-1], ready)

    def contact(self, impulse: int) -> float:
        """Return what it is worth to come alongside in an impulse; early, there are more tries."""
        return self.alongside * (IMPULSES + 4 - impulse) / IMPULSES

    def arrive(
        self, impulse: int, at: Station, her: list[Station], ready: tuple[Ready, Ready], depth: int
    ) -> float:
        """Return the worth of the rest of the turn for a ship that has just moved."""
        enemy = her[impulse - self.s.impulse]
        gained, ready = self.exchange(impulse, at, enemy, ready)
        if at.square == enemy.square:
            return gained + self.contact(impulse)
        left = (self.own.acts >> (impulse + 1)).bit_count()
        plans = self.offers(at, left)
        if not depth:
            plans = plans[:1]
        going = [Going(plan, 0, max(0, depth - 1)) for plan in plans] or [Going(NO_PLAN, 0, 0)]
        return gained + max(self.best(impulse, at, each, her, ready) for each in going)

    def exchange(
        self, impulse: int, at: Station, enemy: Station, ready: tuple[Ready, Ready]
    ) -> tuple[float, tuple[Ready, Ready]]:
        """Return what fire in an impulse is worth, and when sections will be loaded after it."""
        gained, (mine, hers) = 0.0, ready
        blow, side = self.fire(self.own, at, enemy, mine, impulse)
        back, other = self.fire(self.enemy, enemy, at, hers, impulse)
        if side >= 0 and blow >= self.own.threshold:
            gained += blow
            mine = fired(mine, side, impulse, self.own.reload)
        if other >= 0 and back >= self.enemy.threshold:
            gained -= back
            hers = fired(hers, other, impulse, self.enemy.reload)
        return gained, (mine, hers)

    def end(self, at: Station, enemy: Station, ready: tuple[Ready, Ready]) -> float:
        """Return what the position at the end of the turn is worth."""
        late = IMPULSES + 6
        blow, _ = self.fire(self.own, at, enemy, ready[0], late)
        back, _ = self.fire(self.enemy, enemy, at, ready[1], late)
        worth_ = AHEAD * (blow - back) - self.lost(at, enemy)
        if self.pull < 0:
            return worth_ + PULL * geometry.range_mp(at.square, enemy.square)
        soon = approach(self.wind, at.square, at.heading, enemy.square, enemy.heading)
        return worth_ - self.pull * PULL * soon

    def lost(self, at: Station, enemy: Station) -> float:
        """Return what it costs to lie so far off that the next step may leave the sea (9.33)."""
        if self.pull < 0:
            return 0.0
        dx, dy = geometry.offset(at.square, enemy.square)
        beyond = max(abs(dx) - COLUMNS, abs(dy) - ROWS) + MARGIN
        return EDGE * max(0, beyond)


def alongside(s: CaptainState, seat: int) -> float:
    """Return what it is worth to a seat to come into the enemy's square, as the crews stand."""
    points = harm.melee_points(s.ships[seat]) + harm.melee_points(s.ships[1 - seat])
    return boarding.prospect(s, seat) * 0.8 if points else 0.0
