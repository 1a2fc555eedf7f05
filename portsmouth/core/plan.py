"""Plans: lines of several actions toward a target, played out on a copy before they are offered.

A game proposes lines; here each is played, action by action, and what it costs, sets off and
leaves is written down. A line goes no further than the first reveal, question or change of seat.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.context import Event, Recorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.game import Cost, Game, Option, Proposal, Purse, Refusal, S, Seat
from portsmouth.core.notation import Action
from portsmouth.core.text import Text

MOST_PLANS = 3
"""How many lines are offered for a target."""


class PlanStep(NamedTuple):
    """One action of a plan: the option as it stood when its turn came, and what happened."""

    option: Option
    events: tuple[Event, ...]


class Plan(NamedTuple):
    """A line that was played out.

    ``cost`` is the sum of all steps, ``left`` what the seat holds after them, ``asks`` the question
    that the last action raises, ``short`` why the line ends before what one may have meant by the
    target; ``through`` names what it sets off on the way. ``harms`` marks a line that nobody should
    take unasked.
    """

    steps: tuple[PlanStep, ...]
    cost: Cost
    left: Purse
    asks: Text | None
    short: Refusal | None
    through: tuple[Text, ...]
    harms: bool

    @property
    def actions(self) -> tuple[Action, ...]:
        """What to play, in order."""
        return tuple(step.option.action for step in self.steps)


def evaluate(game: Game[S], state: S, seat: Seat, proposal: Proposal) -> Plan:
    """Play a line on a copy of the state.

    Raises IllegalAction if one of its actions may not be done when its turn comes.
    """
    s, steps, over = state.copy(), [], False
    began = game.step(state)
    for action in proposal.actions:
        option = None if over else game.option(s, seat, action)
        if option is None:
            raise IllegalAction(Refusal("not_asked", ""))
        if option.refusal is not None:
            raise IllegalAction(option.refusal)
        cx, chance = Recorder(), s.rng.count
        game.apply(s, seat, action, cx)
        steps.append(PlanStep(option, tuple(cx.events)))
        over = cx.revealed or s.rng.count != chance or game.step(s) is not began
        over = over or seat not in game.actors(s)
    after = game.step(s)
    asked = after is not None and after is not began and seat in game.actors(s)
    return Plan(
        tuple(steps),
        total([step.option.cost for step in steps]),
        game.purse(s, seat),
        after.prompt(s, seat) if after is not None and asked else None,
        proposal.short,
        proposal.through,
        proposal.harms,
    )


def total(costs: list[Cost]) -> Cost:
    """The sum of prices, each payee named once."""
    tolls: dict[Seat, int] = {}
    for cost in costs:
        for seat, amount in cost.tolls:
            tolls[seat] = tolls.get(seat, 0) + amount
    ap, bank = sum(cost.ap for cost in costs), sum(cost.bank for cost in costs)
    return Cost(ap, bank, tuple(tolls.items()))
