"""Plant faults one by one in a game's rules, and name those that no test notices.

python tools/mutants.py victory tests/games/victory                      all of them: hours
python tools/mutants.py victory --every 9 tests/games/victory            every ninth
python tools/mutants.py victory --only windows.py:79 tests/games/victory

The tests are run once, to learn which lines each of them reaches. Then each fault is planted in the
functions as they stand in memory, in a fork of its own, and the tests that reach its line are run,
the quickest first, until one fails. A line for each fault that lives: it shows a test that is
missing, or code that makes no difference. Nothing is written to the sources.
"""

from __future__ import annotations

import argparse
import ast
import functools
import gc
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parents[1]
SLOWEST = 20
"""Tests that take more seconds while lines are noted aren't asked."""
PATIENCE = 6
"""A fault counts as noticed when tests take twice as long, and so many seconds: it never ends."""
VERDICTS = NOTICED, LIVES, NOT_PLANTED, NOT_REACHED = (
    "noticed",
    "LIVES",
    "not planted",
    "not reached",
)

OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt},
    **{ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is},
    **{ast.In: ast.NotIn, ast.NotIn: ast.In},
}


class Fault(NamedTuple):
    """A fault: in which module, and the how manieth node of it that can be made wrong."""

    path: Path
    number: int
    line: int
    last_line: int
    words: str


# --- what can be made wrong ---------------------------------------------------------------------


def wrong(node: ast.AST) -> ast.AST | None:
    """Return what stands in the place of a node, or None if nothing does."""
    match node:
        case ast.Compare(ops=[first, *rest]):
            return ast.Compare(node.left, [OTHER[type(first)](), *rest], node.comparators)
        case ast.BoolOp():
            return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.BinOp(op=ast.Add()):
            return ast.BinOp(node.left, ast.Sub(), node.right)
        case ast.BinOp(op=ast.Sub()):
            return ast.BinOp(node.left, ast.Add(), node.right)
        case ast.UnaryOp(op=ast.Not()):
            return node.operand
        case ast.Constant() if type(node.value) is int:
            return ast.Constant(node.value + 1)
        case ast.IfExp():
            return ast.IfExp(node.test, node.orelse, node.body)
        case ast.Assign() | ast.AugAssign() | ast.Expr(value=ast.Call()):
            return ast.Pass()
    return None


def nodes(tree: ast.Module) -> list[ast.AST]:
    """Return the nodes within functions that can be made wrong; types are left out."""
    found: dict[int, ast.AST] = {}
    types: set[int] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in (each for part in function.body for each in ast.walk(part)):
            if isinstance(node, ast.AnnAssign):
                types |= {id(part) for part in ast.walk(node.annotation)}
            if wrong(node) is not None:
                found[id(node)] = node
    return [node for mark, node in found.items() if mark not in types]


class _Exchange(ast.NodeTransformer):
    def __init__(self, node: ast.AST, new: ast.AST) -> None:
        self.node, self.new = node, new

    def visit(self, node: ast.AST) -> Any:
        return self.new if node is self.node else super().visit(node)


def made_wrong(source: str, number: int) -> ast.Module:
    """Return a module with one of its nodes made wrong."""
    tree = ast.parse(source)
    node = nodes(tree)[number]
    new = wrong(node)
    assert new is not None
    changed = _Exchange(node, ast.copy_location(new, node)).visit(tree)
    return ast.fix_missing_locations(changed)  # type: ignore[no-any-return]


def faults(paths: list[Path]) -> Iterator[Fault]:
    """Yield all faults of some modules."""
    for path in paths:
        for number, node in enumerate(nodes(ast.parse(path.read_text("utf-8")))):
            words = " ".join(ast.unparse(node).split())[:80]
            at = node.lineno, node.end_lineno  # type: ignore[attr-defined]
            yield Fault(path, number, *at, f"{type(node).__name__}: {words}")


# --- planting -----------------------------------------------------------------------------------


def codes(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """Return the code of every function of a module, by name and line."""
    found: dict[tuple[str, int], CodeType] = {}
    for part in code.co_consts:
        if isinstance(part, CodeType):
            found[part.co_qualname, part.co_firstlineno] = part
            found |= codes(part)
    return found


def plant(fault: Fault, functions: list[FunctionType]) -> bool:
    """Give a module's functions the code with the fault; whether any of them took it."""
    source = fault.path.read_text("utf-8")
    new = codes(compile(made_wrong(source, fault.number), str(fault.path), "exec"))
    planted = False
    for function in functions:
        old = function.__code__
        code = new.get((old.co_qualname, old.co_firstlineno))
        if code and len(code.co_freevars) == len(old.co_freevars):
            planted |= code != old
            function.__code__ = code
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper):
            each.cache_clear()
    return planted


class Mutants:
    """A plug-in of pytest that runs the tests once, and then again for each fault."""

    def __init__(self, paths: list[Path], wanted: argparse.Namespace) -> None:
        """Take the modules, and what the command line asks for."""
        self.paths, self.wanted = paths, wanted
        self.reached: dict[tuple[str, int], set[int]] = {}
        self.seconds: dict[int, float] = {}
        self.lived = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run what was collected."""
        names = {str(path) for path in self.paths}
        functions: dict[str, list[FunctionType]] = {name: [] for name in names}
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename in names:
                functions[each.__code__.co_filename].append(each)
        for number, item in enumerate(session.items):
            self._learn(number, item, names)
        print(f"\n{len(session.items)} tests, {sum(self.seconds.values()):.0f} s", flush=True)
        came = Counter[str]()
        try:
            for fault in self._chosen():
                verdict = self._verdict(session, fault, functions)
                came[verdict] += 1
                if verdict != NOTICED:
                    place = f"{fault.path.relative_to(ROOT)}:{fault.line}"
                    print(f"{verdict}: {place} {fault.words}", flush=True)
        finally:
            self.lived = came[LIVES]
            print(dict(came), flush=True)
        return True

    def _verdict(
        self, session: pytest.Session, fault: Fault, functions: dict[str, list[FunctionType]]
    ) -> str:
        """Return what the tests that reach a fault's lines say to it."""
        lines = range(fault.line, fault.last_line + 1)
        at = {test for line in lines for test in self.reached.get((str(fault.path), line), ())}
        if not at:
            return NOT_REACHED
        tests = sorted(at, key=self.seconds.__getitem__)
        limit = PATIENCE + 2 * sum(map(self.seconds.__getitem__, tests))
        items = [session.items[test] for test in tests]
        return tried(fault, functions[str(fault.path)], items, limit)

    def _chosen(self) -> Iterator[Fault]:
        every = [*faults(self.paths)]
        Random(len(every)).shuffle(every)  # what is broken off has tried some of each module
        for number, fault in enumerate(every):
            place = f"{fault.path.relative_to(ROOT)}:{fault.line}"
            if self.wanted.only and not any(place.endswith(each) for each in self.wanted.only):
                continue
            if number % self.wanted.every == self.wanted.first:
                yield fault

    def _learn(self, number: int, item: pytest.Item, names: set[str]) -> None:
        """Run a test, and note which lines it reaches."""
        lines: set[tuple[str, int]] = set()

        def inside(frame: FrameType, event: str, _: object) -> Any:
            if event == "line":
                lines.add((frame.f_code.co_filename, frame.f_lineno))
            return inside

        def called(frame: FrameType, _event: str, _: object) -> Any:
            return inside if frame.f_code.co_filename in names else None

        began = time.process_time()
        sys.settrace(called)
        reports = runtestprotocol(item, nextitem=None, log=False)
        sys.settrace(None)
        self.seconds[number] = time.process_time() - began
        if any(report.failed for report in reports):
            print("fails without a fault:", item.nodeid, flush=True)
        elif self.seconds[number] <= SLOWEST:
            for line in lines:
                self.reached.setdefault(line, set()).add(number)


def tried(
    fault: Fault, functions: list[FunctionType], tests: list[pytest.Item], limit: float
) -> str:
    """Plant a fault in a fork, and return what its tests say to it within so many seconds."""
    child = os.fork()
    if child == 0:
        came = NOTICED
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            signal.setitimer(signal.ITIMER_PROF, limit)
            came = judged(fault, functions, tests)
        finally:
            os._exit(VERDICTS.index(came))
    _, status = os.waitpid(child, 0)
    return VERDICTS[os.WEXITSTATUS(status)] if os.WIFEXITED(status) else NOTICED


def judged(fault: Fault, functions: list[FunctionType], tests: list[pytest.Item]) -> str:
    """Plant a fault here, and return what its tests say to it."""
    if not plant(fault, functions):
        return NOT_PLANTED
    for item in tests:
        if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
            return NOTICED
    return LIVES


def main() -> int:
    """Run the tests with each fault; 1 if one lived."""
    parser = argparse.ArgumentParser(description="Faults that no test notices.")
    parser.add_argument("game", help="key of the game")
    parser.add_argument("tests", nargs="+", help="files or folders of tests")
    parser.add_argument("--only", action="append", default=[], help="the faults of MODULE:LINE")
    parser.add_argument("--every", type=int, default=1, help="one of so many faults")
    parser.add_argument("--first", type=int, default=0, help="which of them, from 0 on")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    folder = ROOT / "portsmouth/games" / wanted.game
    parts = [
        p for part in ("rules", "steps", "views") for p in sorted((folder / part).glob("*.py"))
    ]
    paths = [*parts, *sorted(folder.glob("*.py"))]
    quiet = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-o",
        "addopts=--import-mode=importlib",
    ]
    mutants = Mutants(paths, wanted)
    pytest.main([*quiet, *wanted.tests], plugins=[mutants])
    return 1 if mutants.lived else 0


if __name__ == "__main__":
    sys.exit(main())
