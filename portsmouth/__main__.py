"""The command line: games, simulate, replay, perft, arena.

python -m portsmouth games
python -m portsmouth simulate --game portsmouth --seats 4 --games 1000 --seed 1 --json
python -m portsmouth replay FILE --language de
python -m portsmouth perft --game portsmouth --seats 2 --seed 1 --depth 3 --divide
python -m portsmouth arena --game portsmouth --seats 4 admiral captain --seeds 40 --json
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import portsmouth
from portsmouth import arena, registry
from portsmouth.bots.measure import selfplay
from portsmouth.codec import record
from portsmouth.core.errors import GameError
from portsmouth.core.journal import digest, position_hash
from portsmouth.core.match import Match
from portsmouth.core.playout import divide, playout
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.i18n.language import LANGUAGES


def games(_args: argparse.Namespace) -> int:
    """List the games with their seats and options."""
    for meta in portsmouth.games():
        print(
            f"{meta.key}: {meta.title} by {meta.designer}, {meta.seats[0]}-{meta.seats[-1]} seats"
        )
        for spec in meta.options:
            values = ", ".join(str(value) for value in spec.values)
            print(f"  {spec.key} = {spec.default}  (of {values}; {spec.rule})")
    return 0


def deal(game: str, seats: int, seed: int) -> State:
    """Return the first position of a game with the default options."""
    first: State = selfplay.deal(registry.game(game), seats, seed)
    return first


def measure(game: str, seats: int, count: int, seed: int) -> dict[str, Any]:
    """Play random games and time them in CPU seconds; the hash is over all final states."""
    rules, decisions, spent, ends = registry.game(game), 0, 0.0, []
    for number in range(count):
        started = time.process_time()
        state = deal(game, seats, seed + number)
        decisions += playout(rules, state, Rng(seed + number).fork("random player"))
        spent += time.process_time() - started
        ends.append(position_hash(state))
    return {
        "game": game,
        "seats": seats,
        "games": count,
        "seed": seed,
        "decisions": decisions,
        "decisions_per_s": round(decisions / spent) if spent else 0,
        "hash": digest("".join(ends)),
    }


def simulate(args: argparse.Namespace) -> int:
    """Play random legal actions; with ``--json`` the last line is one JSON object."""
    result = measure(args.game, args.seats, args.games, args.seed)
    if args.json:
        print(json.dumps(result))
    else:
        for key, value in result.items():
            print(f"{key}: {value}")
    return 0


def replay(args: argparse.Namespace) -> int:
    """Play a record or a save again and print its log and its result."""
    text = Path(args.file).read_text(encoding="utf-8")
    if text.lstrip().startswith("{"):
        match = portsmouth.load(json.loads(text))
    else:
        match = record.read(text, registry.game)
    _print_log(match, args.language)
    return 0


def _print_log(match: Match[Any], language: str) -> None:
    names = [str(name) for name in match.notes.get("names") or []]  # type: ignore[union-attr]
    key = match.game.meta.key
    for entry, events in zip(match.journal, match.events(0), strict=True):
        for event in events:
            print(portsmouth.say(event.text, names, game=key, language=language))
        if not events:
            print(f"{entry.seat} {entry.do}")
    outcome = match.outcome
    if outcome:
        print(f"totals {' '.join(map(str, outcome.totals))}, reason {outcome.reason.value}")
    print(f"hash {match.hash()}")


def perft(args: argparse.Namespace) -> int:
    """Count the sequences of legal actions from the first position."""
    rules = registry.game(args.game)
    counts = divide(rules, deal(args.game, args.seats, args.seed), args.depth)
    if args.divide:
        for action, count in counts.items():
            print(f"{rules.notation.write(action)}: {count}")
    print(sum(counts.values()))
    return 0


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(prog="portsmouth", description="Games of the Age of Sail.")
    commands = top.add_subparsers(required=True)
    commands.add_parser("games", help="list the games").set_defaults(run=games)
    command = commands.add_parser("simulate", help="play random games")
    _deal_arguments(command, seats=4)
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--json", action="store_true", help="one JSON object in the last line")
    command.set_defaults(run=simulate)
    command = commands.add_parser("replay", help="play a record or a save again")
    command.add_argument("file")
    command.add_argument("--language", default="en", choices=LANGUAGES)
    command.set_defaults(run=replay)
    command = commands.add_parser("perft", help="count sequences of legal actions")
    _deal_arguments(command, seats=2)
    command.add_argument("--depth", type=int, default=2, choices=range(1, 8))
    command.add_argument("--divide", action="store_true", help="a count for each first action")
    command.set_defaults(run=perft)
    arena.add_arguments(commands.add_parser("arena", help="matches between bots, measured"))
    return top


def _deal_arguments(command: argparse.ArgumentParser, seats: int) -> None:
    command.add_argument("--game", required=True)
    command.add_argument("--seats", type=int, default=seats)
    command.add_argument("--seed", type=int, default=1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status, 2 with a sentence for a wrong call."""
    args = parser().parse_args(arguments)
    try:
        status: int = args.run(args)
    except (GameError, OSError, ValueError) as error:
        print(f"portsmouth: {error}", file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    sys.exit(main())
