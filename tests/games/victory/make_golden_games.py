"""Record whole games in golden/<name>.game, once: they must replay for ever.

    python tests/games/victory/make_golden_games.py

Files that exist are left alone. ``wild`` does anything, what it likes more often; ``keen`` takes
what brings most points at once; ``fighter`` fires whenever it can and then does anything but send
for a Letter; ``gentle`` fires too, but spares the enemy and never flees.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from portsmouth.core.rng import Rng  # noqa: E402  (needs the path above)
from portsmouth.core.types import Action  # noqa: E402
from portsmouth.games.victory.game import GAME  # noqa: E402
from portsmouth.games.victory.rules import scoring  # noqa: E402
from portsmouth.games.victory.state import VictoryState  # noqa: E402
from tests import golden_games  # noqa: E402
from tests.golden_games import Case, write_missing  # noqa: E402

GOLDEN = Path(__file__).parent / "golden"
BUILD = {"build": 6, "found": 8, "lay": 8, "launch": 6, "sail": 4, "trade": 0.2}
FIGHT = {"fire": 200, "place": 1, "cannons": 4, "foundry": 4, "mend": 3, "letter": 0, "flee": 0.1}
OTHERS = {"merchant": 5, "passengers": 5, "push": 2, "repair": 3, "letter": 3, "fire": 20}


def liked(legal: list[Action], rng: Rng, likes: Mapping[str, float]) -> Action:
    """Any action, by how much its verb is liked; others count once."""
    weights = [int(100 * likes.get(str(action[0]), 1)) for action in legal]
    ticket = rng.below(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("no ticket")


def wild(s: VictoryState, legal: list[Action], rng: Rng) -> Action:
    """Build, sail, trade a little, fight now and then."""
    return liked(legal, rng, {**BUILD, **OTHERS})


def fighter(s: VictoryState, legal: list[Action], rng: Rng) -> Action:
    """Fire whenever an enemy can be reached; place all dice."""
    placements = [action for action in legal if action[0] == "place"]
    if placements:
        return max(placements, key=lambda action: (int(action[1]).bit_count(), action))
    return liked(legal, rng, {**BUILD, **FIGHT})


def gentle(s: VictoryState, legal: list[Action], rng: Rng) -> Action:
    """Fire, but hurt nobody and stay."""
    spared = [action for action in legal if action in (("place", 0), ("ball",), ("pass",))]
    return spared[0] if spared else fighter(s, legal, rng)


def keen(s: VictoryState, legal: list[Action], rng: Rng) -> Action:
    """A new building for an old one, or what brings most points at once; else sail on."""
    seat = GAME.actors(s)[0]
    found = []
    for action in legal:
        twin = s.copy()
        GAME.apply(twin, seat, action)
        found.append((scoring.points(twin, seat), action))
    anew = [action for _, action in found if action[0] == "rebuild"]
    if anew:
        return anew[rng.below(len(anew))]
    most = max(points for points, _ in found)
    best = [action for points, action in found if points == most]
    if ("done",) in best and s.frames[-1][0] == "trade":
        return ("done",)
    calm = [action for action in best if action[0] not in ("end", "fire")]
    return liked(calm or best, rng, {**BUILD, **OTHERS, "sail": 40, "push": 40, "rest": 0.1})


played = partial(golden_games.played, "victory")
SHORT: dict[str, str | int] = {"round_limit": 12}
BARE: dict[str, str | int] = {**SHORT, "last_ship": "lost", "sets_per_kind": 1}
STRICT: dict[str, str | int] = {"passengers_per_voyage": 1, "trades_per_turn": 1}

CASES: dict[str, Case] = {
    "2-both-sunk": (fighter, 2, 4, SHORT),
    "2-captured": (fighter, 2, 23, SHORT),
    "2-captured-by-the-defender": (fighter, 2, 46, SHORT),
    "2-endless": (gentle, 2, 0, SHORT),
    "2-declared": (keen, 2, 0, {"first_player": 1}),
    "3-sunk": (fighter, 3, 1, {**BARE, "first_player": 0}),
    "2-letter": (wild, 2, 0, {}),
    "3-rounds-shared": (fighter, 3, 15, {"round_limit": 20}),
    "3-declared-in-another-s-turn": (keen, 3, 6, {}),
    "4-apart": (wild, 4, 0, {**SHORT, "first_player": 3}),
    "4-escaped": (wild, 4, 10, {**STRICT, **SHORT, "first_player": 2}),
    "4-declared": (keen, 4, 1, STRICT),
}


if __name__ == "__main__":
    write_missing("victory", GOLDEN, CASES)
