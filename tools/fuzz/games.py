"""Random games by number, with what must hold in them; a run can be broken off and taken up again.

    python tools/fuzz/games.py --games 100000 --out build/fuzz/portsmouth.jsonl
    python tools/fuzz/games.py --game victory --games 10000

Game number N is the same everywhere: seats, options, seed and the way of playing come from the
number alone; a game that says how it is played at random (``Game.random_action``) is played so in
two games of three. After every action the laws of conservation are checked; every so often the
options, the copy, the JSON and a re-dealt copy; after the last action the save, and of some games
the record, must lead to the same position again. A failure names its game and stops nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

import portsmouth  # noqa: E402
from portsmouth import registry  # noqa: E402  (needs the path above)
from portsmouth.codec import load, record  # noqa: E402
from portsmouth.core.game import Game  # noqa: E402
from portsmouth.core.journal import digest, position_hash  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402
from portsmouth.core.state import State  # noqa: E402
from portsmouth.core.text import Json  # noqa: E402
from portsmouth.core.types import (  # noqa: E402
    Action,
    Seat,
)

LONGEST = 20_000
"""No game has so many decisions; a longer one is a fault."""
CHECKED = 1
"""Every so many positions are held against the laws of conservation."""
CLOSELY = 32
"""Every so many positions are looked at from all sides."""
RECORDED = 8
"""Every so many games go through a text record too."""
BLOCK = 500
"""So many games are played, and written down, at a time."""
GIVING_UP = frozenset({"strike"})
"""Verbs with which a captain gives up the game."""
MOST_FAILURES = 50
"""With more of them in a block something is wrong with all, and the run stops."""

Player = Callable[[list[Action], Rng], Action]


class Broken(Exception):
    """Something that must hold does not."""


def must(condition: object, words: str) -> None:
    """Raise Broken with the words unless the condition holds."""
    if not condition:
        raise Broken(words)


# --- who plays ----------------------------------------------------------------------------------


def aimless(legal: list[Action], rng: Rng) -> Action:
    """Choose any legal action."""
    return legal[rng.below(len(legal))]


def even(legal: list[Action], rng: Rng) -> Action:
    """Choose any verb first, then any action of it: the rare is done as often as the common."""
    verbs = sorted({str(action[0]) for action in legal})
    verb = verbs[rng.below(len(verbs))]
    return aimless([action for action in legal if action[0] == verb], rng)


def tireless(legal: list[Action], rng: Rng) -> Action:
    """Choose as ``even``, but end a turn only where nothing else can be done, or seldom."""
    busy = [action for action in legal if action[0] != "end"]
    return even(busy if busy and rng.below(24) else legal, rng)


PLAYERS: tuple[Player, ...] = (aimless, even, tireless)


def unbeaten(legal: list[Action], rng: Rng) -> list[Action]:
    """Leave out giving up, but seldom: else all games in which one can are over at once."""
    others = [action for action in legal if action[0] not in GIVING_UP]
    return legal if len(others) in (0, len(legal)) or not rng.below(2_000) else others


def new_match(game: Game[Any], number: int) -> tuple[Match[Any], Player]:
    """Return the match of a number, and its player; of each kind, a third has default options."""
    rng = Rng(number).fork("fuzz")
    seats = game.meta.seats[number % len(game.meta.seats)]
    settings = {} if number // 3 % 3 == 0 else options(game, seats, rng)
    return Match(game, seats, settings, rng.bits()), PLAYERS[number // 9 % 3]


def options(game: Game[Any], seats: int, rng: Rng) -> Mapping[str, int | str | bool]:
    """Return every option at any of its values; the start player is a seat of the game."""
    chosen = {}
    for spec in game.meta.options:
        values = [
            v for v in spec.values if type(v) is not int or v < seats or "player" not in spec.key
        ]
        chosen[spec.key] = values[rng.below(len(values))]
    return chosen


# --- what must hold -----------------------------------------------------------------------------


def play(game: Game[Any], number: int) -> Match[Any]:
    """Play the game of a number to its end; raises Broken or AssertionError."""
    match, player = new_match(game, number)
    own_way = type(game).random_action is not Game.random_action and player is not aimless
    rng = Rng(number).fork("player")
    game.check(match.state)
    while actors := match.actors:
        must(len(match.journal) < LONGEST, "the game does not end")
        seat = actors[rng.below(len(actors))]
        legal = match.legal(seat)
        must(legal, f"nothing to do for seat {seat}")
        must(len(set(legal)) == len(legal), "a legal action twice")
        if len(match.journal) % CLOSELY == number % CLOSELY:
            look_closely(match, seat, legal, rng.fork(str(len(match.journal))))
        drawn = match.state.rng.count
        if own_way:
            action = game.random_action(match.state, seat, rng)
        else:
            action = player(unbeaten(legal, rng), rng)
        match.play(action, seat)
        must(match.state.rng.count >= drawn, "chance runs backwards")
        if len(match.journal) % CHECKED == 0:
            game.check(match.state)
    game.check(match.state)
    return match


def look_closely(match: Match[Any], seat: Seat, legal: list[Action], rng: Rng) -> None:
    """Check options, JSON, copy, undo and what is hidden, in one position."""
    game, state = match.game, match.state
    before = position_hash(state)
    free = {option.action for option in match.options(seat) if option.legal}
    must(free == set(legal), f"legal and options differ by {free ^ set(legal)}")
    again = type(state).from_json(json.loads(json.dumps(state.to_json())))
    must(position_hash(again) == before, "JSON leads elsewhere")
    twin: State = state.copy()
    game.apply(twin, seat, legal[rng.below(len(legal))])
    game.check(twin)
    must(position_hash(state) == before, "a copy is not independent")
    observer = (*range(match.seats), None)[rng.below(match.seats + 1)]
    dealt = state.copy()
    game.resample_hidden(dealt, observer, rng)
    game.check(dealt)
    must(game.view(dealt, observer) == game.view(state, observer), f"{observer} sees too much")
    if match.undo_depth:
        match.undo()
        match.redo()
        must(match.hash() == before, "undo and redo lead elsewhere")


def at_the_end(match: Match[Any], number: int) -> None:
    """Check that the outcome adds up, and that the save (at times the record) is the same game."""
    outcome = match.outcome
    must(outcome is not None, "over without an outcome")
    assert outcome is not None
    must(min(outcome.places) == 1, "nobody won")
    sums = tuple(sum(line.points for line in lines) for lines in outcome.scores)
    must(outcome.totals == sums, "a total is not the sum of its lines")
    save = json.loads(json.dumps(portsmouth.save(match)))
    again = load.read(save, registry.game)
    must(again.hash() == match.hash(), "the save leads elsewhere")
    must(portsmouth.save(again) == save, "the save comes back differently")
    must(told(again) == told(match), "the save tells of other events")
    if number % RECORDED == 0:
        text = record.write(match)
        must(record.write(record.read(text, registry.game)) == text, "the record leads elsewhere")


def told(match: Match[Any]) -> list[list[Json]]:
    """Return everything that happened, as plain data."""
    return [[event.to_json() for event in events] for events in match.events(0)]


# --- a run --------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What came of some games; ``digest`` is over all their last positions, in order."""

    first: int = 0
    games: int = 0
    decisions: int = 0
    longest: int = 0
    longest_game: int = 0
    seconds: float = 0.0
    digest: str = ""
    seats: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    shared_victories: int = 0
    best_score: int = 0
    failures: list[str] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)

    def count(self, number: int, match: Match[Any]) -> None:
        """Count a game that is over."""
        outcome = match.outcome
        assert outcome is not None
        self.decisions += len(match.journal)
        if len(match.journal) > self.longest:
            self.longest, self.longest_game = len(match.journal), number
        self.seats[str(match.seats)] = self.seats.get(str(match.seats), 0) + 1
        reason = outcome.reason.value
        self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.shared_victories += outcome.places.count(1) > 1
        self.best_score = max(self.best_score, *outcome.totals)
        self.ends.append(match.hash())


def block(first: int, games: int, key: str = "portsmouth") -> Tally:
    """Play the games from number ``first`` on; what fails is in the tally."""
    tally, game = Tally(first), registry.game(key)
    started = time.process_time()
    for number in range(first, first + games):
        try:
            match = play(game, number)
            at_the_end(match, number)
            tally.count(number, match)
        except Exception as error:  # whatever goes wrong in a game is the finding
            tally.failures.append(f"game {number}: {error!r}"[:300])
        tally.games += 1
    tally.seconds = round(time.process_time() - started, 2)
    tally.digest = digest(" ".join(tally.ends))
    return tally


def together(tallies: list[Tally]) -> Tally:
    """Return the sum of some blocks; its digest is over theirs, in order of their games."""
    whole = Tally()
    for each in sorted(tallies, key=lambda tally: tally.first):
        whole.games += each.games
        whole.decisions += each.decisions
        if each.longest > whole.longest:
            whole.longest, whole.longest_game = each.longest, each.longest_game
        whole.seconds += each.seconds
        for into, of in ((whole.seats, each.seats), (whole.reasons, each.reasons)):
            for name, count in of.items():
                into[name] = into.get(name, 0) + count
        whole.shared_victories += each.shared_victories
        whole.best_score = max(whole.best_score, each.best_score)
        whole.failures += each.failures
        whole.ends += each.ends
        whole.digest += each.digest
    whole.digest = digest(whole.digest)
    return whole


def kept(path: Path) -> dict[int, Tally]:
    """Return the blocks that a file holds, a line each, by their first game."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return {tally.first: tally for tally in (Tally(**json.loads(line)) for line in lines)}


def main() -> int:
    """Play the blocks that are missing and say what came of all; 1 if anything failed."""
    parser = argparse.ArgumentParser(description="Random games with invariants.")
    keys = [meta.key for meta in registry.metas()]
    parser.add_argument("--game", choices=keys, default="portsmouth", help="which game is played")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--out", type=Path, help="default: build/fuzz/GAME.jsonl")
    args = parser.parse_args()
    args.out = args.out or ROOT / f"build/fuzz/{args.game}.jsonl"
    args.out.parent.mkdir(parents=True, exist_ok=True)
    for first in range(args.first, args.first + args.games, BLOCK):
        games, done = min(BLOCK, args.first + args.games - first), kept(args.out).get(first)
        if done and done.games == games:
            continue
        tally = block(first, games, args.game)
        with args.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(tally)) + "\n")
        print(f"games {first} to {first + tally.games - 1}: {tally.seconds:.0f} s", flush=True)
        if len(tally.failures) > MOST_FAILURES:
            break
    whole = asdict(together(list(kept(args.out).values())))
    print(json.dumps({**whole, "ends": len(set(whole["ends"]))}, indent=1))
    return 1 if whole["failures"] else 0


if __name__ == "__main__":
    sys.exit(main())
