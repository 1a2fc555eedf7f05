"""The goals that a player may set for a turn: an officer, a crew, the marines, the points."""

from __future__ import annotations

from collections.abc import Callable

from portsmouth.bots.search.evaluator import Line
from portsmouth.bots.search.turn_goals import TurnGoal
from portsmouth.core.text import Text
from portsmouth.games.portsmouth.bots.evaluation import PortsmouthEvaluator
from portsmouth.games.portsmouth.bots.features import points
from portsmouth.games.portsmouth.rules import market, privileges, scoring
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import (
    FIRST_TOWN,
    GRID,
    NAMES,
    NAVIGATOR,
    RANK,
    SPECIALTY_SET,
)
from portsmouth.games.portsmouth.state import PortsmouthState, Ship
from portsmouth.games.portsmouth.steps import trade
from portsmouth.games.portsmouth.views import worth

Measure = Callable[[PortsmouthState, int], int]


class ThoroughEvaluator(PortsmouthEvaluator):
    """An evaluator that leaves out nothing that a goal could need: every officer of a Trade."""

    def candidates(self, s: PortsmouthState, seat: int) -> list[Line]:
        if s.frames[-1][0] != "trade":
            return super().candidates(s, seat)
        return [
            (trade.GIVE[card], trade.OBTAIN[cell])
            for card in privileges.tradable(s, seat, int(s.frames[-2][2]))
            for cell in privileges.partners(s, RANK[card])
        ]


def crew(ship: Ship) -> tuple[int, ...]:
    """Return all officers aboard."""
    return (
        *ship.lieutenants,
        *ship.midshipmen,
        *ship.petty_officers,
        *ship.marines,
        *ship.corporals,
    )


def officers(s: PortsmouthState, seat: int) -> int:
    """Return how many officers are aboard."""
    return len(crew(s.ships[seat]))


def navigators(s: PortsmouthState, seat: int) -> int:
    """Return how many navigators are aboard."""
    return sum(1 for card in s.ships[seat].lieutenants if NAVIGATOR[card])


def crack_crews(s: PortsmouthState, seat: int) -> int:
    """Return how many crack crews are complete (R111, R112)."""
    return scoring.crack_crews(s, s.ships[seat]).count


def specialties(s: PortsmouthState, seat: int) -> int:
    """Return how many different specialties stand in berths (R73)."""
    return ships.berthed_specialties(s.ships[seat]).bit_count()


def marines(s: PortsmouthState, seat: int) -> int:
    """Return how far the seat's marines are ahead of all others' (R134); negative if behind."""
    others = [scoring.strength(s, ship) for each, ship in enumerate(s.ships) if each != seat]
    return scoring.strength(s, s.ships[seat]) - max(others)


def trained(hands: tuple[int, ...]) -> Measure:
    """Measure whether all these landsmen are seamen now, and no landsman is left (R70)."""

    def measure(s: PortsmouthState, seat: int) -> int:
        ship = s.ships[seat]
        return sum(hand in ship.seamen for hand in hands) - len(ship.landsmen)

    return measure


def aboard(card: int) -> Measure:
    """Measure whether an officer is aboard."""

    def measure(s: PortsmouthState, seat: int) -> int:
        return card in crew(s.ships[seat])

    return measure


def goals(s: PortsmouthState, seat: int) -> tuple[TurnGoal, ...]:
    """Return the goals of a turn that goes on from here; none while cards are laid."""
    if not s.frames or s.active != seat or s.frames[-1][0] == "replenish":
        return ()
    return (*_of_the_ship(s, seat), *_of_the_market(s))


def officers_told(had: int, has: int) -> Text:
    """Return how many officers are aboard before a turn and after it."""
    return Text("figure-officers", before=had, after=has)


def navigators_told(had: int, has: int) -> Text:
    """Return the same of navigators."""
    return Text("figure-navigators", before=had, after=has)


def crack_crews_told(had: int, has: int) -> Text:
    """Return the same of Crack Crews."""
    return Text("figure-crack_crews", before=had, after=has)


def specialties_told(had: int, has: int) -> Text | None:
    """Return the same of the trades in the berths."""
    return next(worth.trades(had, has), None)


def marines_told(_: int, lead: int) -> Text:
    """Return how far ahead the Marines are after the turn."""
    return Text("figure-marines", count=lead)


def _of_the_ship(s: PortsmouthState, seat: int) -> list[TurnGoal]:
    """Return goals of having more than there is now."""
    ship = s.ships[seat]
    has, crews = officers(s, seat), crack_crews(s, seat) + 1
    found = [TurnGoal("points", Text("goal-points"), points, None)]
    for count in (2, 3):
        label = Text("goal-officers", count=count)
        found.append(TurnGoal(f"officers-{count}", label, officers, has + count, officers_told))
    label, next_one = Text("goal-navigator"), navigators(s, seat) + 1
    found.append(TurnGoal("navigator", label, navigators, next_one, navigators_told))
    label = Text("goal-crack_crew")
    found.append(TurnGoal("crack_crew", label, crack_crews, crews, crack_crews_told))
    next_one = int(specialties(s, seat)) + 1
    if next_one < len(SPECIALTY_SET):
        label = Text("goal-specialties", count=next_one)
        found.append(TurnGoal("specialties", label, specialties, next_one, specialties_told))
    if marines(s, seat) < 1:
        found.append(TurnGoal("marines", Text("goal-marines"), marines, 1, marines_told))
    if ship.landsmen:
        count = len(ship.landsmen)
        label = Text("goal-trained", count=count)
        found.append(TurnGoal("trained", label, trained(ship.landsmen), count))
    return found


def _of_the_market(s: PortsmouthState) -> list[TurnGoal]:
    """Return a goal for each officer who lies open."""
    return [
        TurnGoal(
            f"officer-{GRID.names[cell]}",
            Text("goal-officer", card=NAMES[card], cell=GRID.names[cell]),
            aboard(card),
            1,
        )
        for cell, card in enumerate(s.array)
        if 0 <= card < FIRST_TOWN and not market.is_hidden(s, cell)
    ]
