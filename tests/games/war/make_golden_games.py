"""Record whole games in golden/<name>.game, once: they must replay for ever.

    python tests/games/war/make_golden_games.py

Files that exist are left alone. ``wild`` chooses a verb at random, then one of its actions;
``trader`` is the Swabber; ``seeker(way)`` trades until it has the ships of a way to win, plants its
flags, and trades on; ``quarrel`` trades and attacks whom it meets.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from portsmouth.core.rng import Rng  # noqa: E402  (needs the path above)
from portsmouth.core.types import Action  # noqa: E402
from portsmouth.games.war.bots.swabber import Swabber  # noqa: E402
from portsmouth.games.war.game import GAME  # noqa: E402
from portsmouth.games.war.meta import CHARTS  # noqa: E402
from portsmouth.games.war.rules.components import HULL, WAYS  # noqa: E402
from portsmouth.games.war.rules.fleet import most_value  # noqa: E402
from portsmouth.games.war.rules.harbours import own_flags  # noqa: E402
from portsmouth.games.war.rules.winning import flags_for  # noqa: E402
from portsmouth.games.war.state import WarState  # noqa: E402
from tests.golden_games import Case, Player, write_missing  # noqa: E402

GOLDEN = Path(__file__).parent / "golden"
LIKING = {"cast": 6, "go": 8, "storm": 3, "fire": 3, "attack": 4, "sell": 3, "buy": 3, "press": 3}


def any_of(actions: list[Action], rng: Rng) -> Action:
    """One at random."""
    return actions[rng.below(len(actions))]


def of(legal: list[Action], *verbs: str) -> list[Action]:
    """The actions of some verbs."""
    return [action for action in legal if action[0] in verbs]


def seat_of(s: WarState) -> int:
    """Whoever must act."""
    return GAME.actors(s)[0]


def wild(s: WarState, legal: list[Action], rng: Rng) -> Action:
    """A verb at random, by liking, then any of its actions; company is sought."""
    verbs = list(dict.fromkeys(str(action[0]) for action in legal))
    ticket = rng.below(sum(LIKING.get(verb, 1) for verb in verbs))
    for verb in verbs:
        ticket -= LIKING.get(verb, 1)
        if ticket < 0:
            chosen = of(legal, verb)
            if verb == "go" and rng.below(2):
                spaces = {convoy.at for convoy in s.convoys}
                chosen = [each for each in chosen if int(each[1]) in spaces] or chosen
            if verb == "load" and ("load", 3) in chosen:
                return ("load", 3)
            return any_of(chosen, rng)
    raise AssertionError("no ticket")


def trader(s: WarState, legal: list[Action], rng: Rng) -> Action:
    """The Swabber."""
    return Swabber(GAME).choose(s, seat_of(s), legal)


def seeker(number: int) -> Player:
    """Whoever goes for one way of the win chart."""
    way = WAYS[number]

    def play(s: WarState, legal: list[Action], rng: Rng) -> Action:
        seat = seat_of(s)
        convoy, step = s.convoys[seat], s.frames[-1][0]
        lacks = flags_for(way, *own_flags(s, seat)) < way.ports
        lawful = bool(convoy.letters)
        fit = convoy.ships >= way.ships and convoy.values[HULL] >= most_value(convoy) - 2
        face = {"nation": lawful, "pirate": not lawful}.get(way.flag, True)
        storms = of(legal, "storm")
        if lacks and fit and face and storms:
            return storms[0]
        if step == "port" and lacks and way.flag == "nation" and of(legal, "letter"):
            return ("letter",)
        if step == "press":
            return ("press",) if convoy.values[HULL] > 2 else of(legal, "flee")[0]
        return Swabber(GAME, way.ships).choose(s, seat, legal)

    return play


def quarrel(s: WarState, legal: list[Action], rng: Rng) -> Action:
    """Trade, but attack whom one meets, and fire on who passes."""
    fights = of(legal, "attack", "fire", "squall", "becalm", "play")
    if fights:
        return any_of(fights, rng)
    cards = of(legal, "card")
    if cards and rng.below(2):
        return any_of(cards, rng)
    moves = of(legal, "go")
    spaces = {convoy.at for convoy in s.convoys}
    prey = [each for each in moves if int(each[1]) in spaces]
    if prey and rng.below(3):
        return any_of(prey, rng)
    if s.frames[-1][0] == "load" and ("load", 3) not in legal:
        return any_of(legal, rng)
    return Swabber(GAME).choose(s, seat_of(s), legal)


CASES: dict[str, Case] = {
    "trade": (trader, 4, 11, {}),
    "piracy": (seeker(1), 3, 4, {"opening": "dealt"}),
    "war": (seeker(2), 3, 3, {}),
    "all": (seeker(3), 2, 5, {"opening": "dealt", "first_shot": True}),
    "rounds": (wild, 4, 6, {"rounds": 40, "shots": "422"}),
    "alone": (trader, 1, 7, {"rounds": 80}),
    "six": (quarrel, 6, 8, {"rounds": 100, "free_exit": True}),
    "merchants": (trader, 5, 9, {"sea": "merchants", "challenge": False}),
    "quarrel": (quarrel, 3, 10, {"opening": "dealt"}),
    "prize": (wild, 2, 2, {"scenario": "prize", "rounds": 40}),
    "long": (wild, 6, 16, {"rounds": 80}),
    **{
        f"chart-{year}": (trader, 1 + at % 4, 20 + at, {"chart": year, "rounds": 40})
        for at, year in enumerate(CHARTS)
    },
}

if __name__ == "__main__":
    write_missing("war", GOLDEN, CASES)
