"""What a line changes beside the points: sets that go or come, cubes that are left (V85)."""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.games.victory.rules import names, scoring
from portsmouth.games.victory.rules.components import KINDS
from portsmouth.games.victory.state import VictoryState


def changes(before: VictoryState, after: VictoryState, seat: int) -> tuple[Text, ...]:
    """Return which kinds score less or more for their sets, and what is left of what was paid."""
    had, has = before.ports[seat].cubes, after.ports[seat].cubes
    one_set = bool(before.rules.sets_per_kind)
    found = []
    for kind in range(len(KINDS)):
        won = scoring.set_points(has[kind], one_set) - scoring.set_points(had[kind], one_set)
        if won:
            what = "lost" if won < 0 else "won"
            count = had[kind] if won < 0 else has[kind]
            some = names.some(kind, count)
            found.append(Text(f"worth-set-{what}", cubes=some, points=abs(won)))
    if sum(has) < sum(had):
        found.append(Text("worth-left", cubes=names.cubes(has)))
    return tuple(found)
