"""Fit what Portsmouth's captains think of a position, by paired rollouts of self-play.

    python tools/fit_captains.py sample --seats 4 --positions 4000 --out build/fit/4-c.jsonl
    python tools/fit_captains.py fit --seats 4 --rows tools/fit/4-a.jsonl.xz tools/fit/4-b.jsonl.xz

``sample`` plays games with the weights of today (``--weights``: of a file, or ``hand``), stops at
random turns, and plays several different turns from each position to the end of the game, all on
the same deals: what differs is the effect of the choice. ``fit`` finds the weights that explain
those differences (ridge regression) and writes ``weights-<seats>.json`` with the command and the
seeds that made it. The rows that today's weights were fitted to are kept in ``tools/fit/`` (how
they were sampled stands in docs/captains.md). Training uses seeds below 1,000,000, the arena those
from there on. Runs in any Python; PyPy samples about twice as fast and gives the same numbers.
"""

from __future__ import annotations

import argparse
import json
import lzma
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from portsmouth.bots.beam_bot import NoisyEvaluator  # noqa: E402
from portsmouth.bots.bot import run  # noqa: E402
from portsmouth.bots.measure.selfplay import deal  # noqa: E402
from portsmouth.bots.search.beam import BeamLimits, BeamResult, End, beam  # noqa: E402
from portsmouth.bots.search.evaluator import POINT  # noqa: E402
from portsmouth.core.rng import Rng  # noqa: E402  (needs the path above)
from portsmouth.games.portsmouth.bots import evaluation  # noqa: E402
from portsmouth.games.portsmouth.bots.features import NAMES, features, points  # noqa: E402
from portsmouth.games.portsmouth.game import GAME  # noqa: E402
from portsmouth.games.portsmouth.rules.cards import ROUNDS  # noqa: E402
from portsmouth.games.portsmouth.state import PortsmouthState  # noqa: E402

KNOTS = (1, 3, 7)
"""Turns left at which weights are fitted; between them they change evenly."""
CANDIDATES = 5
POOL = 60
SEARCH = BeamLimits(24, 1_500)
MISCHIEF = 1_500
"""Noise in thousandths of a point of the games that positions are taken from: they must differ."""

State = PortsmouthState
Evaluator = Any


def ends_of(evaluator: Evaluator, s: State, reach: BeamLimits) -> BeamResult[State]:
    """Return the ends that a beam finds for the seat whose turn it is."""
    return run(beam(GAME, evaluator, s, s.active, reach))


def play_turn(evaluator: Evaluator, s: State, reach: BeamLimits) -> None:
    """Decide once by a beam and do it."""
    seat = s.active
    for action in ends_of(evaluator, s, reach).ends[0].path.actions():
        GAME.apply(s, seat, action)


def candidates(found: list[End[State]], seat: int, rng: Rng) -> list[End[State]]:
    """Return the best end and some others among the better ones, all with different features."""
    chosen, seen = [found[0]], {tuple(features(found[0].s, seat))}
    pool = found[1:POOL]
    while pool and len(chosen) < CANDIDATES:
        end = pool.pop(rng.below(len(pool)))
        mark = tuple(features(end.s, seat))
        if mark not in seen:
            seen.add(mark)
            chosen.append(end)
    return chosen


def results(
    evaluator: Evaluator, s: State, end: End[State], deals: list[Rng], reach: BeamLimits
) -> list[float]:
    """Return own points, the others' mean, their best, and the share of the victory."""
    seat, sums = s.active, [0.0, 0.0, 0.0, 0.0]
    for rng in deals:
        twin = s.copy()
        GAME.resample_hidden(twin, seat, rng.copy())
        for action in end.path.actions():
            GAME.apply(twin, seat, action)
        while twin.frames:
            play_turn(evaluator, twin, reach)
        totals = GAME.outcome(twin).totals  # type: ignore[union-attr]
        others = [each for other, each in enumerate(totals) if other != seat]
        won = totals.count(max(totals)) if totals[seat] == max(totals) else 0
        found = (totals[seat], sum(others) / len(others), max(others), 1 / won if won else 0.0)
        sums = [one + other for one, other in zip(sums, found, strict=True)]
    return [each / len(deals) for each in sums]


def sample(args: argparse.Namespace) -> None:
    """Write rows: position, turns left, points and features of the end, results."""
    evaluator = evaluation.PortsmouthEvaluator(
        evaluation.hand()
        if args.weights == "hand"
        else evaluation.load(Path(args.weights).read_text("utf-8"))
    )
    reach, positions, seed = BeamLimits(args.width, 100_000), 0, args.seed
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    with Path(args.out).open("a", encoding="utf-8") as out:
        while positions < args.positions:
            seed += 1
            rng = Rng(seed).fork("fit")
            s = deal(GAME, args.seats, seed)
            loose = NoisyEvaluator(evaluator, MISCHIEF, rng)
            while s.frames and s.round < ROUNDS:
                stop = s.frames[-1][0] == "turn" and rng.below(1000) < 1000 * args.density
                if stop:
                    chosen = candidates(ends_of(evaluator, s, SEARCH).ends, s.active, rng)
                    deals = [
                        rng.fork(f"deal {seed} {s.round} {s.active} {n}") for n in range(args.deals)
                    ]
                    for end in chosen if len(chosen) > 1 else []:
                        row = [
                            f"{seed}.{s.round}.{s.active}",
                            ROUNDS - s.round,
                            points(end.s, s.active),
                            [int(each) for each in features(end.s, s.active)],
                            results(evaluator, s, end, deals, reach),
                        ]
                        out.write(json.dumps(row) + "\n")
                    positions += 1
                    out.flush()
                play_turn(loose, s, reach)


def knots(left: int) -> list[float]:
    """Return the part that each knot has in the weights with ``left`` turns left."""
    parts = [0.0] * len(KNOTS)
    for at, (low, high) in enumerate(pairwise(KNOTS)):
        if low <= left <= high:
            parts[at], parts[at + 1] = (high - left) / (high - low), (left - low) / (high - low)
            return parts
    raise ValueError(left)


def read(paths: list[str]) -> list[list[tuple[list[float], float]]]:
    """Return rows by position: inputs, and what the end brought beyond its points."""
    return [group for path in paths for group in positions_of(path).values()]


def lines_of(path: str) -> list[list[Any]]:
    """Return the rows of a file, packed (``.xz``) or not."""
    opened = lzma.open if path.endswith(".xz") else open
    with opened(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def positions_of(path: str) -> dict[str, list[tuple[list[float], float]]]:
    """Return the rows of a file by the names of their positions."""
    found: dict[str, list[tuple[list[float], float]]] = {}
    for name, left, own, numbers, (mine, others, best, _) in lines_of(path):
        target = mine - (others + best) / 2 - own
        inputs = [part * each for part in knots(left) for each in numbers]
        found.setdefault(name, []).append((inputs, target))
    return found


def seeds(path: str) -> list[int]:
    """Return the first and the last seed of the games that a file's rows are from."""
    found = [int(name.split(".")[0]) for name, *_ in lines_of(path)]
    return [min(found), max(found)]


def differences(group: list[tuple[list[float], float]]) -> list[tuple[list[float], float]]:
    """Return the rows of a position less their mean."""
    count = len(group)
    mean = [sum(column) / count for column in zip(*(row for row, _ in group), strict=True)]
    target = sum(each for _, each in group) / count
    return [
        ([one - other for one, other in zip(row, mean, strict=True)], each - target)
        for row, each in group
    ]


def ridge(rows: list[tuple[list[float], float]], strength: float) -> list[float]:
    """Return weights by the normal equations; each input is regularized by its own spread."""
    size = len(rows[0][0])
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, target in rows:
        used = [(at, each) for at, each in enumerate(row) if each]
        for at, each in used:
            line = matrix[at]
            right[at] += each * target
            for to, other in used:
                line[to] += each * other
    for at in range(size):
        matrix[at][at] += strength
    return solve(matrix, right)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve by Cholesky, for a symmetric positive definite matrix."""
    size = len(right)
    low = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(map(float.__mul__, low[i][:j], low[j][:j]))
            low[i][j] = rest**0.5 if i == j else rest / low[j][j]
    forward = [0.0] * size
    for i in range(size):
        forward[i] = (right[i] - sum(map(float.__mul__, low[i][:i], forward[:i]))) / low[i][i]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = forward[i] - sum(low[k][i] * found[k] for k in range(i + 1, size))
        found[i] = rest / low[i][i]
    return found


def explained(rows: list[tuple[list[float], float]], weights: list[float]) -> float:
    """Return the share of the variance that the weights explain (R2)."""
    whole = sum(target * target for _, target in rows)
    rest = sum((target - sum(map(float.__mul__, row, weights))) ** 2 for row, target in rows)
    return 1 - rest / whole


def fit(args: argparse.Namespace) -> None:
    """Cross-validate, fit, and write."""
    groups = [differences(group) for group in read(args.rows)]
    folds = [[row for group in groups[at::4] for row in group] for at in range(4)]
    best = (-9.0, 0.0)
    for strength in (30.0, 100.0, 300.0, 1000.0, 3000.0):
        scores = []
        for at in range(4):
            rest = [row for other in range(4) if other != at for row in folds[other]]
            scores.append(explained(folds[at], ridge(rest, strength)))
        mean = sum(scores) / 4
        print(f"ridge {strength:6.0f}: R2 {mean:.4f} over unseen positions", flush=True)
        best = max(best, (mean, strength))
    weights = ridge([row for fold in folds for row in fold], best[1])
    size = len(NAMES)
    rows = {str(0): [0] * size}
    for left in range(1, ROUNDS):
        parts = knots(left)
        rows[str(left)] = [
            round(POINT * sum(part * weights[at * size + n] for at, part in enumerate(parts)))
            for n in range(size)
        ]
    found = {
        "seats": args.seats,
        "made": " ".join(["python", "tools/fit_captains.py", *sys.argv[1:]]),
        "seeds": {path: seeds(path) for path in args.rows},
        "rows": sum(len(group) for group in groups),
        "positions": len(groups),
        "r2_unseen": round(best[0], 4),
        "ridge": best[1],
        "features": list(NAMES),
        "weights": rows,
    }
    target = Path(args.out or Path(evaluation.__file__).with_name(evaluation.file_of(args.seats)))
    target.write_text(json.dumps(found, indent=0).replace(",\n", ", ") + "\n", encoding="utf-8")
    for n, name in enumerate(NAMES):
        print(f"{name:20}", *(f"{rows[str(left)][n]:7}" for left in KNOTS))


def main() -> None:
    """Run a command."""
    top = argparse.ArgumentParser(description=__doc__)
    commands = top.add_subparsers(required=True)
    command = commands.add_parser("sample")
    command.add_argument("--seats", type=int, required=True)
    command.add_argument("--positions", type=int, default=1000)
    command.add_argument("--deals", type=int, default=2)
    command.add_argument("--width", type=int, default=3)
    command.add_argument("--density", type=float, default=0.2)
    command.add_argument("--weights", default="hand")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--out", required=True)
    command.set_defaults(run=sample)
    command = commands.add_parser("fit")
    command.add_argument("--seats", type=int, required=True)
    command.add_argument("--rows", nargs="+", required=True)
    command.add_argument("--out")
    command.set_defaults(run=fit)
    args = top.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
