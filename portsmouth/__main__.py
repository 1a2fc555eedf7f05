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
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import portsmouth
from portsmouth import registry
from portsmouth.arena import command as arena
from portsmouth.bots.measure import selfplay
from portsmouth.bots.search.playout import divide, playout
from portsmouth.codec import record
from portsmouth.codec.exports import saves_in
from portsmouth.core.errors import GameError
from portsmouth.core.journal import digest, position_hash
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.core.state import State
from portsmouth.i18n.language import LANGUAGES

LONGEST = 64_000_000
"""The longest file that is read, in bytes: some ten backups of 500 games each."""
INTERRUPTED = 130
CLOSED_PIPE = 141
"""What a shell reports of a program that ended by SIGINT or SIGPIPE."""


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
    """Play again what a file holds and print each game's log and result.

    A file is a record, a save, a game exported by the page, or its backup of all games.
    """
    text = read_text(args.file)
    if not text.lstrip().startswith(("{", "[")):
        _print_log(record.read(text, registry.game), args.language)
        return 0
    saves = saves_in(text)
    for number, save in enumerate(saves, 1):
        if len(saves) > 1:
            print(f"game {number} of {len(saves)}")
        _print_log(portsmouth.load(save), args.language)
    return 0


def read_text(name: str) -> str:
    """Return the text of a file, or of the standard input for "-"; raises ValueError."""
    if name == "-":
        data = sys.stdin.buffer.read(LONGEST + 1)
    else:
        with Path(name).open("rb") as file:
            data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise ValueError(f"{name} is longer than {LONGEST // 1_000_000} MB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{name} is not a text") from error


def _names(match: Match[Any]) -> list[str]:
    """Return the players' names from a save, as they may be written to a terminal."""
    names = match.notes.get("names")
    if not isinstance(names, list):
        return []
    return ["".join(c if c.isprintable() else "?" for c in str(name)) for name in names]


def _print_log(match: Match[Any], language: str) -> None:
    names = _names(match)
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


def positive(word: str) -> int:
    """Return a number above 0 from the command line; raises ArgumentTypeError."""
    number = int(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{word} is not above 0")
    return number


def seed(word: str) -> int:
    """Return a seed from the command line; raises ArgumentTypeError."""
    number = int(word)
    if not 0 <= number < 1 << 64:
        raise argparse.ArgumentTypeError("a seed is a number from 0 to 2**64 - 1")
    return number


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(prog="portsmouth", description="Games of the Age of Sail.")
    commands = top.add_subparsers(required=True)
    commands.add_parser("games", help="list the games").set_defaults(run=games)
    command = commands.add_parser("simulate", help="play random games")
    _deal_arguments(command, seats=4)
    command.add_argument("--games", type=positive, default=100)
    command.add_argument("--json", action="store_true", help="one JSON object in the last line")
    command.set_defaults(run=simulate)
    command = commands.add_parser("replay", help="play a record or a save again")
    command.add_argument("file", help="a record, a save, an exported game or a backup; - for stdin")
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
    command.add_argument("--seed", type=seed, default=1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status, 2 with a sentence for a wrong call.

    A reader that closes the pipe ends it without a word, as with other tools.
    """
    if sys.stdout is None:
        return _fail("standard output is closed")
    try:
        return _run(arguments)
    except BrokenPipeError:
        _drop_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return _fail("interrupted", INTERRUPTED)
    except (GameError, OSError, ValueError) as error:
        return _fail(str(error))


def _run(arguments: Sequence[str] | None) -> int:
    """Run a command and write out all that it printed, --help too."""
    try:
        args = parser().parse_args(arguments)
        status: int = args.run(args)
    finally:
        sys.stdout.flush()
    return status


def _fail(sentence: str, status: int = 2) -> int:
    """Say why a command has ended; returns the exit status."""
    _drop_output()
    if sys.stderr is not None:
        with suppress(OSError):
            print(f"portsmouth: {sentence}", file=sys.stderr, flush=True)
    return status


def _drop_output() -> None:
    """Drop what can't be written: Python would try again at its end, and fail aloud."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
