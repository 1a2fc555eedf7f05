"""Record whole games in golden/<name>.game, once: they must replay for ever.

    python tests/games/portsmouth/make_golden_games.py

Files that exist are left alone. Two players fill the seats: ``wild`` chooses at
random among the legal actions, with a liking for recruiting; ``keen`` takes the
cheapest officer near its pawn, so that a pile may run out.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from portsmouth.core.rng import Rng  # noqa: E402  (needs the path above)
from portsmouth.core.types import Action  # noqa: E402
from portsmouth.games.portsmouth.rules import market, recruiting  # noqa: E402
from portsmouth.games.portsmouth.rules.cards import COST, GRID  # noqa: E402
from portsmouth.games.portsmouth.state import PortsmouthState  # noqa: E402
from tests.golden_games import Case, write_missing  # noqa: E402

GOLDEN = Path(__file__).parent / "golden"
LIKING = {
    **{"recruit": 12, "use": 8, "commission": 6, "call": 6, "train": 4},
    **{"move": 3, "give": 3, "obtain": 3, "place": 2, "swap": 2, "raise": 2},
}


def wild(s: PortsmouthState, legal: list[Action], rng: Rng) -> Action:
    """At random, weighted by the verb; no turn ends with 2 AP or more."""
    busy = s.ap > 1 and s.frames[-1][0] == "turn"
    choices = [action for action in legal if not (busy and action[0] == "end")] or legal
    ticket = rng.below(sum(LIKING.get(str(action[0]), 1) for action in choices))
    for action in choices:
        ticket -= LIKING.get(str(action[0]), 1)
        if ticket < 0:
            return action
    raise AssertionError("no ticket")


def keen(s: PortsmouthState, legal: list[Action], rng: Rng) -> Action:
    """Recruit as many as possible: the cheapest at hand, else go to the cheapest nearby."""
    seat, ship = s.active, s.ships[s.active]
    for verb in ("recruit", "use", "commission"):
        wanted = [action for action in legal if action[0] == verb]
        if wanted:
            return min(wanted, key=lambda a: COST[s.array[int(a[1])]] if len(a) > 1 else 0)
    if s.frames[-1][0] != "turn":
        others = [action for action in legal if action[0] != "buy"]
        return others[rng.below(len(others))]
    means = s.ap + ship.money

    def price(cell: int) -> int:
        if not market.is_officer(s, cell) or recruiting.no_berth(s, seat, cell):
            return 99
        return COST[s.array[cell]] + len(market.owners(s, seat, cell))

    if ship.pawn >= 0 and price(ship.pawn) <= means and ("buy", 1) in legal:
        return ("buy", 1)
    near = GRID.neighbours[ship.pawn] if ship.pawn >= 0 else GRID.edge
    goal = min(near, key=lambda cell: (price(cell), rng.below(9)))
    if price(goal) + market.step_cost(s, goal) <= means and ("move", goal) in legal:
        return ("move", goal)
    moves = [action for action in legal if action[0] == "move"]
    if price(goal) == 99 and moves:
        return moves[rng.below(len(moves))]
    return ("raise",) if ("raise",) in legal else ("end",)


CASES: dict[str, Case] = {
    "2-trade-chain": (wild, 2, 811, {}),
    "2-recruit-trade": (wild, 2, 253, {}),
    "2-shared-victory": (wild, 2, 16, {}),
    "2-prices": (wild, 2, 497, {"start_player": 1, "town_prices_always": True}),
    "3-trade-chain": (wild, 3, 116, {}),
    "3-shared-victory": (wild, 3, 19, {}),
    "3-recruit-trade-values": (
        wild,
        3,
        386,
        {"corporal_strength": 1, "trainer_per_seaman": 2, "marine_scale": "last_zero"},
    ),
    "4-trade-chain-trainer": (wild, 4, 594, {}),
    "4-recruit-trade": (wild, 4, 332, {}),
    "4-pile-runs-out": (keen, 4, 12884, {}),
    "4-pile-runs-out-strict": (
        keen,
        4,
        12887,
        {
            "strict_moves": True,
            "crack_seamen": False,
            "recruit_privilege_tolls": False,
            "gig_pays_grog": False,
            "swap_only_if_necessary": True,
            "hidden_money": True,
            "start_player": 3,
        },
    ),
    "4-worthless-extras": (wild, 4, 8, {"corporal_strength": 0, "trainer_per_seaman": 0}),
}


if __name__ == "__main__":
    write_missing("portsmouth", GOLDEN, CASES)
