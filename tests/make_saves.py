"""Write the saves of these rules to tests/saves/, once for each version of a game's rules.

    python tests/make_saves.py

Files that exist are left alone: a save that a player may have is kept for ever. Portsmouth's are
in ``saves/<rules version>/``, another game's in ``saves/<key>/<rules version>/``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import portsmouth  # noqa: E402  (needs the path above)
from portsmouth.api import standing  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402
from portsmouth.core.text import Json  # noqa: E402
from portsmouth.games.privateer.meta import META as PRIVATEER  # noqa: E402
from portsmouth.games.victory.meta import META as VICTORY  # noqa: E402
from tests.games.privateer import make_golden_games as golden  # noqa: E402
from tests.games.victory.test_properties import keen  # noqa: E402

SAVES = ROOT / "tests/saves"
CASES: dict[str, tuple[int, int, dict[str, int | str | bool], int]] = {
    "fresh": (2, 1, {}, 0),
    "mid-turn": (3, 2, {"start_player": 2}, 40),
    "all-options": (
        4,
        3,
        {
            "strict_moves": True,
            "crack_seamen": False,
            "corporal_strength": 1,
            "marine_scale": "last_zero",
            "trainer_per_seaman": 2,
            "recruit_privilege_tolls": False,
            "gig_pays_grog": False,
            "town_prices_always": True,
            "swap_only_if_necessary": True,
            "hidden_money": True,
        },
        90,
    ),
    "finished": (4, 4, {}, 100_000),
}
"""Portsmouth's: seats, seed, options, number of random actions."""


def kept(folder: Path, name: str, data: dict[str, Any], indent: int | None = None) -> None:
    """Write a save if there is none of its name."""
    target = folder / f"{name}.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists():
        target.write_text(json.dumps(data, indent=indent) + "\n", encoding="utf-8")


def portsmouth_saves() -> None:
    """Play each case at random to its length."""
    for name, (seats, seed, options, length) in CASES.items():
        match = portsmouth.new("portsmouth", seats, options, seed, {"names": ["Anson", "Byron"]})
        player = Rng(seed).fork(name)
        while match.actors and len(match.journal) < length:
            legal = match.legal()
            match.play(legal[player.below(len(legal))])
        kept(SAVES / match.game.meta.rules, name, portsmouth.save(match), 1)


NAMES = ("Anson", "Byron", "Cooke", "Duncan", "Evans", "Fowler")
LEVELS = (None, None, "landsman", "friend", "lieutenant", "admiral")
PLAYERS = (golden.wild, golden.mixed, golden.pirate)
SEEDS = range(12)
MIDST = 150
"""So many actions into a game one of the most seats is kept."""


def privateer_matches() -> Iterator[tuple[Match[Any], golden.Player]]:
    """New matches of all numbers of seats, all players and all options, with their tables."""
    for number, (seed, player, seats) in enumerate(product(SEEDS, PLAYERS, PRIVATEER.seats)):
        chosen = {
            spec.key: spec.values[(number >> at) % len(spec.values)]
            for at, spec in enumerate(PRIVATEER.options)
        }
        table: dict[str, Json] = {
            "names": [*NAMES[:seats]],
            "captains": [*LEVELS[:seats]],
        }
        match = portsmouth.new("privateer", seats, chosen, seed, table)
        if number % 3 == 0:
            standing.set_answers(match, 1, {"reroll": "unless_ahead", "parley": "port_price"})
        yield match, player


def privateer_saves() -> None:
    """Every decision in one's own turn and in another's, in the shortest game that leads to it."""
    found: dict[str, dict[str, Any]] = {}
    for match, player in privateer_matches():
        rng = Rng(match.seed).fork("saves")
        while match.actors:
            asked = str(match.state.frames[-1][0])
            name = asked if match.actors == (match.state.active,) else f"{asked}-out-of-turn"
            if name not in found or len(match.journal) < len(found[name]["journal"]):
                found[name] = portsmouth.save(match)
            if match.seats == max(PRIVATEER.seats) and len(match.journal) == MIDST:
                found.setdefault("six-ships", portsmouth.save(match))
            match.play(player(match.state, match.legal(), rng))
    for name in ("2-own-turn", "3-season-shared", "6-anothers-turn", "5-season-wild"):
        found[f"finished-{name}"] = portsmouth.save(golden.played(*golden.CASES[name]))
    for name, data in found.items():
        kept(SAVES / "privateer" / PRIVATEER.rules, name, data)


def victory_matches() -> Iterator[Match[Any]]:
    """New matches of all numbers of seats and all options, with their tables."""
    for number, (seed, seats) in enumerate(product(SEEDS, VICTORY.seats)):
        chosen: dict[str, Any] = {
            spec.key: spec.values[(number // len(VICTORY.seats) + at) % len(spec.values)]
            for at, spec in enumerate(VICTORY.options)
        }
        if chosen["first_player"] in range(seats, max(VICTORY.seats)):
            chosen["first_player"] = seats - 1
        table: dict[str, Json] = {"names": [*NAMES[:seats]], "captains": [*LEVELS[:seats]]}
        yield portsmouth.new("victory", seats, chosen, seed, table)


def asked_of(match: Match[Any]) -> str:
    """The pending decision, and whether it is another's than the active seat's, or several'."""
    asked, active = str(match.state.frames[-1][0]), match.state.active
    if len(match.actors) > 1:
        return f"{asked}-both"
    return asked if match.actors == (active,) else f"{asked}-out-of-turn"


def victory_saves() -> None:
    """Every decision in one's own turn and in another's, sealed shots too, and the ends."""
    found: dict[str, dict[str, Any]] = {}
    for match in victory_matches():
        rng = Rng(match.seed).fork("saves")
        while match.actors:
            name, length = asked_of(match), len(match.journal)
            if name not in found or length < len(found[name]["journal"]):
                found[name] = portsmouth.save(match)
            if match.seats == max(VICTORY.seats) and length == MIDST:
                found.setdefault("four-ports", portsmouth.save(match))
            seat = match.actors[rng.below(len(match.actors))]
            match.play(keen(match.state, match.legal(seat), rng), seat)
        assert match.outcome is not None
        shared = "-shared" * (match.outcome.places.count(1) > 1)
        end = f"finished-{match.seats}-{match.outcome.reason.value}{shared}"
        if end not in found or len(match.journal) < len(found[end]["journal"]):
            found[end] = portsmouth.save(match)
    for name, data in found.items():
        kept(SAVES / "victory" / VICTORY.rules, name, data)


if __name__ == "__main__":
    portsmouth_saves()
    privateer_saves()
    victory_saves()
