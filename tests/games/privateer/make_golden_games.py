"""Record whole games in golden/<name>.game, once: they must replay for ever.

    python tests/games/privateer/make_golden_games.py

Files that exist are left alone. ``wild`` chooses a verb at random, then one of its actions;
``keen`` trades and puts its silver into tracks; ``pirate`` attacks whom it can reach; ``idle``
stays in port.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from portsmouth.core.rng import Rng  # noqa: E402  (needs the path above)
from portsmouth.core.types import Action  # noqa: E402
from portsmouth.games.privateer.rules import prices, ships  # noqa: E402
from portsmouth.games.privateer.rules.chart import IS_MERCHANT, PORT_AT, costs  # noqa: E402
from portsmouth.games.privateer.rules.components import NEUTRAL  # noqa: E402
from portsmouth.games.privateer.state import PrivateerState, Ship  # noqa: E402
from tests import golden_games  # noqa: E402
from tests.golden_games import Case, write_missing  # noqa: E402

GOLDEN = Path(__file__).parent / "golden"
LIKING = {"sail": 12, "sell": 6, "upgrade": 4, "buy": 4, "steal": 6, "wind": 2, "strip": 2}


def any_of(actions: list[Action], rng: Rng) -> Action:
    """One at random."""
    return actions[rng.below(len(actions))]


def of(legal: list[Action], *verbs: str) -> list[Action]:
    """The actions of some verbs."""
    return [action for action in legal if action[0] in verbs]


def wild(s: PrivateerState, legal: list[Action], rng: Rng) -> Action:
    """A verb at random, by liking, then any of its actions; it sails where something happens."""
    verbs = list(dict.fromkeys(str(action[0]) for action in legal))
    ticket = rng.below(sum(LIKING.get(verb, 1) for verb in verbs))
    for verb in verbs:
        ticket -= LIKING.get(verb, 1)
        if ticket < 0:
            chosen = of(legal, verb)
            marked = [action for action in chosen if verb == "sail" and _marked(s, int(action[1]))]
            return any_of(marked if marked and rng.below(3) else chosen, rng)
    raise AssertionError("no ticket")


def _marked(s: PrivateerState, square: int) -> bool:
    return square in PORT_AT or square in IS_MERCHANT or bool(_ships_at(s, square))


def _ships_at(s: PrivateerState, square: int) -> list[int]:
    """Seats whose ships lie at sea on a square."""
    found = [seat for seat, ship in enumerate(s.ships) if ship.square == square]
    return [] if square in PORT_AT else found


def keen(s: PrivateerState, legal: list[Action], rng: Rng) -> Action:
    """Sell all, upgrade what costs least, fill the hold, and make for the best port."""
    for verb in ("sell", "take", "steal", "seize", "hand", "accept", "roll", "stand", "pass"):
        chosen = of(legal, verb)
        if chosen:
            return max(chosen, key=lambda action: action[-1] if verb in ("sell", "take") else 0)
    ship = s.ships[s.active]
    step = s.frames[-1][0]
    if step in ("port", "outfit"):
        return _shop(ship, legal, spare=4 if s.round < 6 else 0)
    sails = of(legal, "sail")
    if step != "sail" or not sails:
        return any_of([action for action in legal if action[0] not in ("ask", "bid")], rng)
    port = max(
        (square for square, port in PORT_AT.items() if port != ship.last_port),
        key=lambda square: (_worth(s, ship, square), square),
    )
    far = costs(port, NEUTRAL, False)
    safe = [action for action in sails if not _dangerous(s, int(action[1]))]
    return min(safe or sails, key=lambda action: (far[int(action[1])], action[1]))


def _dangerous(s: PrivateerState, square: int) -> bool:
    return square in IS_MERCHANT or bool(_ships_at(s, square))


def _worth(s: PrivateerState, ship: Ship, square: int) -> int:
    """What the cargo brings in a port, less the way there."""
    card = s.ports[PORT_AT[square]]
    brings = sum(held * prices.sell_price(ship, card, good) for good, held in enumerate(ship.cargo))
    return 2 * brings - costs(ship.square, s.wind, False)[square]


def _shop(ship: Ship, legal: list[Action], spare: int) -> Action:
    ups = of(legal, "upgrade")
    if ups:
        nearest = max(ups, key=lambda action: (ship.tracks[int(action[1])], action[1]))
        track = int(nearest[1])
        if ship.silver - prices.upgrade_price(ship, track, ship.debts) >= spare:
            return nearest
    buys = of(legal, "buy")
    return max(buys, key=lambda action: (action[2], action[1])) if buys else ("done",)


def pirate(s: PrivateerState, legal: list[Action], rng: Rng) -> Action:
    """Attack a ship that can be reached, else a Merchant, and take all there is."""
    prey = [
        action
        for action in of(legal, "sail")
        if _ships_at(s, int(action[1])) or (int(action[1]) in IS_MERCHANT and rng.below(2))
    ]
    if prey and ships.load(s.ships[s.active]) < 10:
        return max(prey, key=lambda action: (len(_ships_at(s, int(action[1]))), action[1]))
    if of(legal, "reroll") and rng.below(2):
        return ("reroll",)
    cannons = ("upgrade", 2)
    if cannons in legal and rng.below(2):
        return cannons
    return keen(s, legal, rng)


def mixed(s: PrivateerState, legal: list[Action], rng: Rng) -> Action:
    """Every other seat trades, the others attack."""
    return (keen, pirate)[s.active % 2](s, legal, rng)


def idle(s: PrivateerState, legal: list[Action], rng: Rng) -> Action:
    """Do as little as can be done."""
    for verb in ("done", "stay", "pass", "decline", "enough", "stand"):
        if of(legal, verb):
            return (verb,)
    return legal[0]


Player = golden_games.Player
played = partial(golden_games.played, "privateer")

CASES: dict[str, Case] = {
    "2-own-turn": (keen, 2, 2, {}),
    "2-season-shared": (idle, 2, 158, {"season": 20}),
    "2-strips": (wild, 2, 7, {"season": 30, "sell_back": True, "purses": "open"}),
    "3-season-shared": (idle, 3, 165, {"season": 20}),
    "3-own-turn-short": (keen, 3, 5, {"goal": 15, "purses": "open", "captains": "dealt"}),
    "4-anothers-turn": (mixed, 4, 227, {"goal": 15}),
    "4-season-parley": (wild, 4, 0, {"purses": "open", "captains": "dealt"}),
    "5-season-wild": (wild, 5, 11, {"season": 30, "sell_back": True}),
    "5-own-turn": (keen, 5, 3, {"sell_back": True}),
    "6-anothers-turn": (mixed, 6, 293, {"goal": 15, "captains": "dealt"}),
    "6-season-pirates": (pirate, 6, 6, {}),
}


if __name__ == "__main__":
    write_missing("privateer", GOLDEN, CASES)
