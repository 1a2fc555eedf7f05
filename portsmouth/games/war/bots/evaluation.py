"""What a position is worth to a seat: the turns that it still needs, and those of its rivals.

A turn counts as what it brings in the mean game, so that values are about points of worth (W118).
Only what the seat sees is looked at: deck, dice, others' hands and loads are never read.
"""

from __future__ import annotations

from collections.abc import Hashable

from portsmouth.bots.search.evaluator import POINT, Evaluator, Line, Terms, Weighted
from portsmouth.core.game import Game
from portsmouth.games.war.bots import aftermath, answers, courses, hunts, standing, storms
from portsmouth.games.war.bots.outlook import outlook
from portsmouth.games.war.bots.standing import deck_strengths
from portsmouth.games.war.bots.visit_plans import visits_worth_a_look
from portsmouth.games.war.odds.guns import before_cards
from portsmouth.games.war.race.clock import AFRESH, NEVER
from portsmouth.games.war.rules import harbours, sailing, winning
from portsmouth.games.war.rules.components import (
    MOVE_DIE,
    NONE,
    SAILS,
)
from portsmouth.games.war.rules.fleet import seats_at
from portsmouth.games.war.rules.world import NOWHERE, is_sea, port_of
from portsmouth.games.war.state import WarState
from portsmouth.games.war.steps.base import STAY

PACE = 5
"""The value of a turn in points: what a mean turn brings in gold, ships and flags."""
GOAL = 150
"""The value of a game won: what a winner is worth in the mean."""
SURE = 1000
"""Turns that a victory at hand is ahead of one that is nearly so."""


BOLD = frozenset({"storm", "letter", "attack", "fire", "squall"})
"""Verbs of what only a captain does who looks for fights."""


class WarEvaluator(Evaluator[WarState]):
    """The evaluator of War on the High Seas.

    ``rivalry`` is what a turn that the rivals lose counts, in thousandths of an own one; ``bold``
    says whether it looks at attacks on convoys and ports at all.
    """

    chancy = counts_luck = True
    passing = frozenset({"done"})

    def __init__(self, game: Game[WarState], rivalry: int = 400, bold: bool = True) -> None:
        self.legal = game.legal
        self.apply = game.apply
        self.rivalry, self.bold = rivalry, bold

    def seats(self, s: WarState) -> int:
        return s.seats

    def candidates(self, s: WarState, seat: int) -> list[Line]:
        step = s.frames[-1][0]
        if step == "sail":
            found = courses.worth_a_look(s, seat, outlook(s, seat, self.bold))
        elif step == "port":
            found = visits_worth_a_look(s, seat)
        elif step in answers.RULED:
            return [answers.RULED[str(step)](s, seat, self.legal(s, seat))]
        else:
            found = [(action,) for action in self.legal(s, seat)]
            if step == "cast" and not courses.may_stay(s, seat):
                found.remove((STAY,))
        return found if self.bold else [line for line in found if line[-1][0] not in BOLD]

    def leaf_state(self, s: WarState, seat: int, line: Line) -> WarState | None:
        verb = str(line[-1][0])
        if verb in ("done", "ship", "letter"):
            return self._played(s, seat, line)
        if verb == "board":
            return _boarded(s, seat)
        if verb == "go":
            return self._gone(s, seat, int(line[-1][1]))
        if verb == "stay" and is_sea(s.convoys[seat].at):
            return _at_sea(s, seat)
        if verb in ("pass", "flee") or s.frames[-1][0] in answers.RULED:
            return answers.after(s, seat, line)
        return None

    def _played(self, s: WarState, seat: int, line: Line) -> WarState:
        after = s.copy()
        for action in line:
            self.apply(after, seat, action)
        return after

    def _gone(self, s: WarState, seat: int, space: int) -> WarState | None:
        """Return the position after a move; None where a visit follows in the same turn."""
        port = port_of(space)
        convoy = s.convoys[seat]
        if port != NONE and not sailing.passed(s, space):
            hazard = (
                harbours.fires_at_pirates(s, convoy, port)
                or harbours.presses_crew(s, convoy, port)
                or s.plague == port
            )
            if not hazard:
                return None
        after = s.copy()
        after.convoys[seat].at = space
        if port != NONE:
            after.frames = (("arriving",),)
            return after
        return _at_sea(after, seat)

    def outcomes(self, s: WarState, seat: int, line: Line) -> Weighted[WarState] | None:
        verb = line[-1][0]
        if verb == "cast":
            return _casts(s, seat)
        if verb in ("attack", "fire"):
            other = int(line[-1][1]) if verb == "attack" else s.active
            odds = hunts.odds(s, seat, other)
            return aftermath.fought(s, seat, other, odds)
        if verb == "storm":
            return self._storm(s, seat, int(line[-1][1]))
        if verb == "press":
            guns = before_cards(s.convoys[seat])
            now = ((s.cannons, 1),)
            flees = storms.flees(s.convoys[seat])
            return aftermath.stormed(s, seat, s.fort, now, flees=flees, guns=guns, pays=False)
        return None

    def outcome_kind(self, s: WarState) -> Hashable:
        """Return the ships and flags: damage is a mean in what fights are said to leave."""
        return tuple(convoy.ships for convoy in s.convoys), s.flags

    def _storm(self, s: WarState, seat: int, port: int) -> Weighted[WarState]:
        guns = before_cards(s.convoys[seat])
        flees = storms.flees(s.convoys[seat])
        return aftermath.stormed(s, seat, port, deck_strengths(s), flees=flees, guns=guns)

    def transposition_key(self, s: WarState, seat: int) -> Hashable:
        convoy = s.convoys[seat]
        return (
            s.frames,
            s.roll,
            s.winds,
            s.press,
            s.business,
            s.sold,
            s.bought,
            s.cheap,
            s.sheet,
            convoy.at,
            convoy.gold,
            convoy.hold,
            convoy.ships,
            convoy.values,
            convoy.letters,
            convoy.pirate,
            convoy.hand,
            convoy.passenger,
            tuple((each.values, each.becalmed) for each in s.convoys),
        )

    def evaluate(self, s: WarState, seat: int) -> int:
        if not s.frames:
            return self._over(s, seat)
        left = self.turns(s, seat)
        return POINT * GOAL - PACE * left + PACE * self._rivals(s, seat) // 1000

    def optimistic_value(self, s: WarState, seat: int) -> int:
        return self.evaluate(s, seat)

    def _over(self, s: WarState, seat: int) -> int:
        """Return the value of a game that is over: all for the victory, else the worth."""
        outcome = winning.outcome(s)
        assert outcome is not None
        if outcome.places[seat] == 1:
            return POINT * GOAL + PACE * (SURE + self._rivals(s, seat) // 1000)
        return -POINT * GOAL

    def turns(self, s: WarState, seat: int) -> int:
        """Return the turns that the seat still needs after this one."""
        convoy = s.convoys[seat]
        if convoy.at == NOWHERE:
            return AFRESH + standing.turns_of(s, seat)
        if standing.has_won(s, seat):
            return -SURE
        ahead = outlook(s, seat, self.bold)
        step = s.frames[-1][0]
        if s.active == seat and step == "sail":
            return courses.best(s, seat, ahead, self.bold)
        if s.active == seat and step == "port":
            return ahead.there[port_of(convoy.at)]
        if step == "arriving":
            return ahead.arriving[port_of(convoy.at)]
        left = ahead.from_space(convoy.at)
        if self.bold and s.active == seat and step == "meet":
            met = seats_at(s, convoy.at, seat)
            left -= max(0, *(hunts.worth(s, seat, other) for other in met))
        return min(left, NEVER)

    def _rivals(self, s: WarState, seat: int) -> int:
        """Return the turns that rivals need, in thousandths: their mean, and the nearest one."""
        if s.seats == 1:
            return 0
        left = [
            standing.turns_of(s, other) + AFRESH * (s.convoys[other].at == NOWHERE)
            for other in range(s.seats)
            if other != seat
        ]
        return self.rivalry * (sum(left) // len(left) + min(left)) // 2

    def breakdown(self, s: WarState, seat: int) -> Terms:
        value = self.evaluate(s, seat)
        if not s.frames:
            return (("won" if value > 0 else "lost", value / POINT),)
        race = POINT * GOAL - PACE * standing.turns_of(s, seat)
        rivals = PACE * self._rivals(s, seat) // 1000
        parts = {"race": race, "rivals": rivals, "prospects": value - race - rivals}
        return tuple((item, points / POINT) for item, points in parts.items() if points)


def _boarded(s: WarState, seat: int) -> WarState:
    """Return the position with a passenger, whose fee counts in part as gold."""
    after = s.copy()
    aftermath.end(after)
    convoy = after.convoys[seat]
    convoy.gold += answers.PASSENGER
    if standing.has_won(after, seat):
        convoy.gold -= answers.PASSENGER
    return after


def _at_sea(s: WarState, seat: int) -> WarState:
    """Return the position at sea, with the question whom to attack if anybody is there."""
    after = s.copy()
    met = s.rules.sea != "merchants" and seats_at(after, after.convoys[seat].at, seat)
    if met:
        after.frames = (("meet",),)
    else:
        aftermath.end(after)
    return after


def _casts(s: WarState, seat: int) -> Weighted[WarState]:
    """Return the positions after each roll (W12); with no sails there is one."""
    found = []
    for roll in range(1, MOVE_DIE + 1) if s.convoys[seat].values[SAILS] else (0,):
        after = s.copy()
        after.winds, after.press, after.roll = 0, False, roll
        after.frames = (("sail",),)
        found.append((1, after))
    return tuple(found)
