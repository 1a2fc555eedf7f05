"""Hold the Admiral's fights in Victory against every fixed plan of shot and flight.

python tools/victory_fights.py [FIGHTS] [LEVEL]     one JSON object: each plan's share of the fights

Two plain ships with equal cargo fight to the end; one side plays a single plan in every round, as
far as it is legal. Each seed is fought twice, the captain attacking first and then defending, so
that lucky dice favour neither. A fight is won by the points of its tokens (Admiralty, Jolly Roger);
equal points are half a victory each. Seeds are fixed, so the same version gives the same figures.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.bots.bot import Bot  # noqa: E402
from portsmouth.bots.measure.selfplay import choose  # noqa: E402
from portsmouth.core.context import NULL_CONTEXT  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402
from portsmouth.core.types import Action, Seat  # noqa: E402
from portsmouth.games.victory.bots import BOTS  # noqa: E402
from portsmouth.games.victory.game import GAME  # noqa: E402
from portsmouth.games.victory.rules import fight as combat  # noqa: E402
from portsmouth.games.victory.rules import sealing  # noqa: E402
from portsmouth.games.victory.rules.components import (  # noqa: E402
    ADMIRALTY_POINTS,
    DECK,
    FIRE_CANNONS,
    FIRST_VOYAGE,
    JOLLY_ROGER_POINTS,
    NOTHING,
)
from portsmouth.games.victory.state import VictoryState  # noqa: E402
from portsmouth.games.victory.steps.combat import FLEE, STAND  # noqa: E402  (need the path above)

FIGHTS = 400
FIRST_SEED = 1_000_000
VOYAGE, SPACE = FIRST_VOYAGE + 14, 2
"""Where both ships lie: in the middle of Cape Run, on blast."""
PLANS = (*STAND, *FLEE)


def begun(seed: int) -> VictoryState:
    """Return a fight of two equal ships that has just begun; nobody holds another card."""
    s = GAME.setup(2, GAME.meta.resolve_settings(2, {"first_player": 0}), Rng(seed))
    for port in s.ports:
        port.hand, port.cubes = (), NOTHING
    for ship in s.ships:
        ship.voyage, ship.space = VOYAGE, SPACE
    s.ports[0].hand, s.pile = (FIRE_CANNONS,), DECK
    s.frames, s.plays = (("play",),), 1
    sealing.begin(s, NULL_CONTEXT, s.ships[0], s.ships[1])
    return s


def sealed(s: VictoryState, seat: Seat, plan: Action) -> Action:
    """Return the fixed plan, or its shot alone where flight is not legal (V65)."""
    legal = GAME.legal(s, seat)
    return plan if plan in legal else STAND[PLANS.index(plan) % len(STAND)]


def fought(seed: int, plan: Action, side: int, who: Bot[VictoryState]) -> str:
    """Fight to the end; return how it ended for the captain, who is on a ``side``."""
    s = begun(seed)
    while s.fight is not None:
        seat = GAME.actors(s)[0]
        fixed = combat.side_of(s.fight, seat) != side and s.frames[-1][0] == "arm"
        action = sealed(s, seat, plan) if fixed else choose(GAME, s, seat, who).actions[0]
        GAME.apply(s, seat, action)
    won = [
        ADMIRALTY_POINTS * port.admiralty + JOLLY_ROGER_POINTS * port.jolly_rogers
        for port in s.ports
    ]
    mine, theirs = won[side], won[1 - side]
    if mine == theirs:
        return "both" if mine else "apart"
    return "won" if mine > theirs else "lost"


def main() -> None:
    """Print each plan's results, and its share of the fights."""
    fights = int(sys.argv[1]) if len(sys.argv) > 1 else FIGHTS
    level = sys.argv[2] if len(sys.argv) > 2 else "admiral"
    who, found = BOTS.bot(level, 2), {}
    for plan in PLANS:
        ends = Counter(fought(FIRST_SEED + n // 2, plan, n % 2, who) for n in range(fights))
        share = (2 * ends["lost"] + ends["both"] + ends["apart"]) / (2 * fights)
        found[GAME.notation.write(plan)] = {"share": round(share, 3), **dict(sorted(ends.items()))}
    print(json.dumps({"level": level, "fights": fights, "plans": found}))


if __name__ == "__main__":
    main()
