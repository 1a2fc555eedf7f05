"""Plans: lines of actions toward a target, played on a copy before they are offered.

A game proposes lines; here each is played, action by action, and what it costs, causes and leaves
is recorded. A line goes no further than the first reveal, question or change of seat.
"""

from __future__ import annotations

from typing import NamedTuple

from portsmouth.core.barrier import apply_and_observe
from portsmouth.core.context import Event
from portsmouth.core.errors import IllegalAction
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.option import Cost, Option, Proposal, Purse, Refusal, Worth, total
from portsmouth.core.queries import Queries
from portsmouth.core.state import S
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.core.worth import worth_of

MOST_PLANS = 3
"""The most plans offered for a target."""


class PlanStep(NamedTuple):
    """One action of a plan: its option at the time, and the events that followed."""

    option: Option
    events: tuple[Event, ...]


class Plan(NamedTuple):
    """A line that was played on a copy.

    ``cost`` is the sum of all steps, ``left`` what the seat holds after them, ``asks`` the question
    that the last action raises, ``short`` why the line ends before what may have been meant by the
    target; ``through`` names what it sets off on the way. ``harms`` marks a line that is never
    played unasked. ``worth`` is what it does for the seat's score, where the game tells.
    """

    steps: tuple[PlanStep, ...]
    cost: Cost
    left: Purse
    asks: Text | None
    short: Refusal | None
    through: tuple[Text, ...]
    harms: bool
    worth: Worth | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return what to play, in order."""
        return tuple(step.option.action for step in self.steps)


def evaluate(game: Game[S], state: S, seat: Seat, proposal: Proposal) -> Plan:
    """Play a line on a copy of the state, and return it as a plan.

    Before an action that brings something unforeseen, what is left, what happens and what is asked
    are taken down; of that action only the price is added. Raises IllegalAction if one of the
    actions is not legal when its turn comes.
    """
    s, steps, over, unforeseen = state.copy(), [], False, False
    left = dict(game.purse(s, seat))
    began = game.step(state)
    for action in proposal.actions:
        option = None if over else game.option(s, seat, action)
        if option is None:
            raise IllegalAction(Refusal("not_asked", ""))
        if option.refusal is not None:
            raise IllegalAction(option.refusal)
        done = apply_and_observe(game, s, seat, action)
        unforeseen = done.unforeseen
        if unforeseen:
            left = {name: held - option.cost.of(name) for name, held in left.items()}
        else:
            left = dict(game.purse(s, seat))
        steps.append(PlanStep(option, () if unforeseen else tuple(done.events)))
        over = done.unforeseen or done.passed or game.step(s) is not began
    after = None if unforeseen else game.step(s)
    asked = after is not None and after is not began and seat in game.actors(s)
    return Plan(
        tuple(steps),
        total([step.option.cost for step in steps]),
        left,
        after.prompt(s, seat) if after is not None and asked else None,
        proposal.short,
        proposal.through,
        proposal.harms,
    )


def plans(
    queries: Queries[S], match: Match[S], target: str, seat: Seat | None = None
) -> tuple[list[Plan], Refusal | None]:
    """Return the best lines of actions toward a target; where there are none, why not."""
    seat = match.acting(seat)
    found, why = queries.plans(match.state, seat, target)
    if not found:
        return [], why or match.at(target, seat)[1]
    made = [evaluate(match.game, match.state, seat, each) for each in found[:MOST_PLANS]]
    return [
        each._replace(worth=worth_of(queries, match.state, seat, each.actions)) for each in made
    ], None
