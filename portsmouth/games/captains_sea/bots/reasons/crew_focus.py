"""What matters most in a crew for the turn: what a hint tells before it tells the crew."""

from __future__ import annotations

from collections.abc import Sequence

from portsmouth.core.game import Game
from portsmouth.core.text import Text
from portsmouth.core.types import Action, Seat
from portsmouth.games.captains_sea.bots import crewing
from portsmouth.games.captains_sea.bots.reasons import comparison
from portsmouth.games.captains_sea.bots.reasons.figures import Facts, ships
from portsmouth.games.captains_sea.rules import names
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.state import CaptainState


def focus(
    game: Game[CaptainState], s: CaptainState, seat: Seat, line: Sequence[Action]
) -> Text | None:
    """Return where the men of a crew bring most; None at other questions."""
    if not s.frames or s.frames[-1][0] != "muster":
        return None
    bill = crewing.Bill(s, seat)
    crew = comparison.crew_of(game, s, seat, line)
    facts: Facts = ships(s, seat)
    gained = [(bill.melee(s.ships[seat].crew - sum(crew)) - bill.melee(0), "melee")]
    for group, tasks in comparison.GROUPS:
        gained.append((sum(bill.task(task, crew[task]) for task in tasks), group))
    guns = [sum(bill.task(task, crew[task]) for task in aims.sections(side)) for side in (0, 1)]
    gained.append((max(guns), "guns"))
    most, group = max(gained)
    if most <= 0:
        return None
    if group != "guns":
        return Text(f"focus-{group}", **facts)
    side = guns.index(max(guns))
    return Text(f"focus-{'near' if side == bill.near else 'guns'}", side=names.SIDE[side], **facts)
