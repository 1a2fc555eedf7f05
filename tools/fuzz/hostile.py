"""Hostile saves, records, links and requests: what comes back must be a clean refusal or sound.

    python tools/fuzz/hostile.py --cases 10000

Every case is fixed by its kind and number. A save goes through `dispatch`, as the page's do, with a
correct check sum more often than not. What is accepted must be a game: it saves, loads, can be
shown to all its seats, and can be played on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

import portsmouth  # noqa: E402
from portsmouth import registry  # noqa: E402  (needs the path above)
from portsmouth.api.bridge import Engine  # noqa: E402
from portsmouth.codec import link, load, record  # noqa: E402
from portsmouth.core.errors import SaveBroken, SaveTooNew  # noqa: E402
from portsmouth.core.match import Match  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402
from tools.fuzz.games import PLAYERS, new_match  # noqa: E402
from tools.fuzz.mutate import damaged_save, damaged_text, damaged_value, one_of, spelt  # noqa: E402

GAMES = ("portsmouth", "privateer", "victory")
NAMES = ("Anson", "Byron", "Cook", "Drake", "Evans", "Fowler")
CAPTAINS = (None, "lieutenant", None, "landsman", None, None)
REFUSALS = ("save_broken", "save_too_new")
LONG_S = 5.0
"""A case that takes longer is a finding."""
MUCH_MB = 200
"""A case that takes more memory is a finding."""


class Finding(Exception):
    """A case that is neither refused nor sound."""


@cache
def matches() -> tuple[Match[Any], ...]:
    """Return games of all sizes, options and ages to start from."""
    found = []
    sizes = enumerate((0, 3, 12, 30, 45, 60, 9, 20, 6, 400))
    for key, (number, actions) in product(GAMES, sizes):
        match, _ = new_match(registry.game(key), number)
        rng = Rng(number).fork("hostile")
        for _ in range(actions):
            if match.actors:
                seat = match.actors[0]
                match.play(PLAYERS[1](match.legal(seat), rng), seat)
        match.note("names", [*NAMES[: match.seats]])
        match.note("captains", [*CAPTAINS[: match.seats]])
        found.append(match)
    return tuple(found)


@cache
def sources(kind: str) -> list[Any]:
    """Return what is damaged: saves as data, records and links as texts."""
    write: dict[str, Callable[[Match[Any]], Any]] = {
        "save": lambda match: json.loads(json.dumps(portsmouth.save(match))),
        "text": lambda match: json.dumps(portsmouth.save(match)),
        "record": record.write,
        "link": link.write,
    }
    return [write[kind](match) for match in matches()]


# --- the cases ----------------------------------------------------------------------------------


def try_save(rng: Rng) -> str:
    """Load a save with changed values and a correct sum, through `dispatch`."""
    return through_dispatch(spelt(damaged_save(one_of(sources("save"), rng), rng), rng), rng)


def try_text(rng: Rng) -> str:
    """Load a save as a damaged text, through `dispatch`."""
    return through_dispatch(damaged_text(sources("text"), rng), rng)


def try_record(rng: Rng) -> str:
    """Read a damaged record."""
    text = damaged_text(sources("record"), rng)
    return refused_or_sound(lambda: record.read(text, registry.game), rng)


def try_link(rng: Rng) -> str:
    """Read a damaged link, or one of other digits under a right check."""
    text = damaged_text(sources("link"), rng) if rng.below(3) else forged(rng)
    return refused_or_sound(lambda: link.read(text, registry.game).match, rng)


def try_request(rng: Rng) -> str:
    """Send a request that is like a good one, but for some values."""
    engine = Engine()
    engine.match = load.read(one_of(sources("save")[::3], rng), registry.game)
    before = engine.match.hash()
    request = one_of(good_requests(engine.match.revision), rng)
    for _ in range(rng.below(3)):
        request = damaged_value(request, rng)
    code = str(answer(engine, request).get("code", "done"))
    if code != "done" and engine.match.hash() != before:
        raise Finding("what failed has changed something")
    return code


KINDS: dict[str, tuple[Callable[[Rng], str], int]] = {
    "save": (try_save, 4),
    "text": (try_text, 1),
    "record": (try_record, 2),
    "link": (try_link, 2),
    "request": (try_request, 1),
}
"""Each kind of case, and how many tenths of all are of it."""


def forged(rng: Rng) -> str:
    """Return a link whose check is right and whose body is not, as a forger makes it."""
    from base64 import urlsafe_b64decode, urlsafe_b64encode  # noqa: PLC0415

    code = one_of(sources("link"), rng)[1:-1]
    body = bytearray(urlsafe_b64decode(code + "=" * (-len(code) % 4))[4:])
    match rng.below(4):
        case 0:
            body[rng.below(len(body))] ^= 1 << rng.below(8)
        case 1:
            body = body[rng.below(len(body)) :]
        case 2:
            body = bytearray(rng.below(256) for _ in range(1 + rng.below(300)))
        case _:
            body += bytes(rng.below(256) for _ in range(1 + rng.below(4000)))
    text = (
        urlsafe_b64encode(link._check(link.VERSION, bytes(body)) + bytes(body)).decode().rstrip("=")
    )
    return f"{link.VERSION}{text}z"


def good_requests(n: int) -> list[dict[str, Any]]:
    """Return one request of every kind that changes or reads a match at position ``n``."""
    common = {"n": n}
    return [
        {"op": "new", "game": "portsmouth", "seats": 3, "seed": "7", "options": {}, "table": {}},
        {"op": "lesson", "game": "portsmouth", "lesson": "first", "table": {}},
        {"op": "lesson_back", "table": {"id": "again"}, **common},
        {"op": "play", "actions": ["raise", "move a1"], **common},
        {"op": "plan", "target": "c3", **common},
        {"op": "arrange", "item": "x", "place": "below", **common},
        {"op": "past", "entry": 3, "n": n},
        {"op": "setbacks", "entry": 3, "n": n},
        {"op": "branch", "entry": 3, "table": {"names": ["A", "B"]}, "n": n},
        {"op": "seats", "captains": [None, None, "lieutenant"], "n": n},
        {"op": "standing_answers", "seat": 0, "answers": {"window": "lay"}, "n": n},
        {"op": "hinted", "depth": 1, **common},
        {"op": "think", "kind": "turn", "level": "landsman", **common},
        {"op": "more", "job": 1, "ms": 1},
        {"op": "look", "since": 0, "seat": 1},
        {"op": "load", "save": json.dumps(sources("save")[1])},
        *({"op": op, **common} for op in ("undo", "redo", "restart", "chart", "odds", "goals")),
    ]


# --- what must hold -----------------------------------------------------------------------------


def answer(engine: Engine, request: Any) -> dict[str, Any]:
    """Return what `dispatch` answers; raises Finding for an internal fault."""
    text = request if isinstance(request, str) else json.dumps(request)
    found: dict[str, Any] = json.loads(engine.dispatch(text))
    if found.get("code") == "bug":
        raise Finding(found["detail"])
    return found


def through_dispatch(save: str, rng: Rng) -> str:
    """Load a text; what is accepted is played on."""
    engine = Engine()
    found = answer(engine, {"op": "load", "save": save})
    if not found["ok"]:
        if found["code"] not in (*REFUSALS, "bad_request"):
            raise Finding(f"refused as {found['code']}: {found['detail']}")
        return str(found["code"])
    match = engine.match
    assert match is not None
    sound(match, rng)
    for seat in range(match.seats):
        if not answer(engine, {"op": "look", "seat": seat})["ok"]:
            raise Finding(f"seat {seat} can't look")
    return "sound"


def refused_or_sound(read: Callable[[], Match[Any]], rng: Rng) -> str:
    """Read something; the result must be one of two kinds of refusal, or a sound game."""
    try:
        match = read()
    except (SaveBroken, SaveTooNew) as error:
        return type(error).__name__
    sound(match, rng)
    return "sound"


def sound(match: Match[Any], rng: Rng) -> None:
    """Check that the match keeps its invariants, saves, loads and can be played on."""
    match.game.check(match.state)
    again = load.read(json.loads(json.dumps(portsmouth.save(match))), registry.game)
    if again.hash() != match.hash():
        raise Finding("what was let in saves as another game")
    for _ in range(6):
        if again.actors:
            legal = again.legal(again.actors[0])
            again.play(legal[rng.below(len(legal))], again.actors[0])
            again.game.check(again.state)


def cases(count: int, start: int = 0) -> Iterator[tuple[str, int]]:
    """Yield the kinds and numbers of ``count`` cases."""
    kinds = [kind for kind, (_, tenths) in KINDS.items() for _ in range(tenths)]
    for number in range(start, start + count):
        yield kinds[number % len(kinds)], number


def run(kind: str, number: int) -> str:
    """Return the result of a case; raises Finding, or whatever else was not caught."""
    return KINDS[kind][0](Rng(number).fork(kind))


def main() -> int:
    """Try the cases, count what comes of them, and name what is neither refused nor sound."""
    parser = argparse.ArgumentParser(description="Hostile input from a mutator.")
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--memory", action="store_true", help="measure it too, and be slow")
    args = parser.parse_args()
    counts: Counter[str] = Counter()
    findings, slowest, most = [], (0.0, ""), (0.0, "")
    for kind, number in cases(args.cases, args.start):
        name, started = f"{kind} {number}", time.process_time()
        if args.memory:
            tracemalloc.start()
        try:
            counts[f"{kind}: {run(kind, number)}"] += 1
        except Exception as error:  # anything uncaught is the finding
            findings.append(f"{name}: {type(error).__name__}: {str(error)[-400:]}")
        slowest = max(slowest, (time.process_time() - started, name))
        if args.memory:
            most = max(most, (tracemalloc.get_traced_memory()[1] / 1e6, name))
            tracemalloc.stop()
    for what in sorted(counts):
        print(f"{counts[what]:7} {what}")
    print(f"slowest: {slowest[0]:.2f} s ({slowest[1]}); most memory: {most[0]:.0f} MB ({most[1]})")
    print(*findings[:40], f"{len(findings)} findings", sep="\n")
    return 1 if findings or slowest[0] > LONG_S or most[0] > MUCH_MB else 0


if __name__ == "__main__":
    sys.exit(main())
