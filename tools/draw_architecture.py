"""Writes the drawings of docs/architecture.md from the code, as Mermaid text.

Usage: python tools/draw_architecture.py [--check]

Two drawings stand between markers in the document: the layers, from the imports of portsmouth/ and
web/js/ (an arrow that others imply is left out), and the way of one press from the finger to the
paint, from `PRESS`, whose every call must be found in the code. A list of the functions on that way
comes with it, each with the first sentence of its own comment. With --check nothing is written; the
exit code is 1 if the document is out of date.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "architecture.md"
PACKAGE = ROOT / "portsmouth"
PAGE = ROOT / "web" / "js"
JS_IMPORT = re.compile(r"^\s*(?:import|export)\b[^;'\"]*?\bfrom\s+'(\.[^']+)'", re.MULTILINE)
Graph = dict[str, set[str]]


class OutOfDate(Exception):
    """A call that `PRESS` names and the code does not make."""


def python_modules() -> Graph:
    """Return which parts of the package import which: folders, and modules beside them."""
    graph: Graph = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        part = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        if part != "__init__":
            graph.setdefault(part, set()).update(imported_parts(path))
    return {
        part: {other for other in others if other in graph and other != part}
        for part, others in graph.items()
    }


def imported_parts(path: Path) -> Iterator[str]:
    """Yield the parts of the package that a module imports, for types too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            first, *rest = name.split(".")
            if first == PACKAGE.name and rest:
                yield rest[0]


def page_folders() -> Graph:
    """Return which folders of web/js/ import which, types apart."""
    graph: Graph = {}
    for path in sorted(PAGE.rglob("*.js")):
        folder = path.relative_to(PAGE).parts[0]
        targets = graph.setdefault(folder, set())
        for target in JS_IMPORT.findall(path.read_text("utf-8")):
            place = (path.parent / target).resolve().relative_to(PAGE)
            targets.add(place.parts[0])
    return {
        folder: {other for other in others if other in graph and other != folder}
        for folder, others in graph.items()
    }


def reduced(graph: Graph) -> Graph:
    """Return the graph without arrows that a longer path implies; it must have no circle."""

    def reach(node: str) -> set[str]:
        return {far for near in graph[node] for far in {near} | reach(near)}

    return {
        node: {near for near in nexts if not any(near in reach(other) for other in nexts - {near})}
        for node, nexts in graph.items()
    }


def layers() -> str:
    """Return the drawing of the layers: the page's folders above, the package's parts below."""
    page, package = reduced(page_folders()), reduced(python_modules())
    lines = ["```mermaid", "flowchart TD", '  subgraph page["web/js: the page"]']
    lines += nodes("js", page)
    lines += ["  end", '  subgraph package["portsmouth: the engine, in a worker"]']
    lines += nodes("py", package)
    lines += ["  end", "  js_boot -- JSON --> js_worker", "  js_worker -- JSON --> py_api", "```"]
    return "\n".join(lines)


def nodes(prefix: str, graph: Graph) -> Iterator[str]:
    """Yield the lines of one part of the drawing: its boxes, then its arrows."""
    for name in sorted(graph):
        yield f'    {prefix}_{name_of(name)}["{name}"]'
    for name in sorted(graph):
        for other in sorted(graph[name]):
            yield f"    {prefix}_{name_of(name)} --> {prefix}_{name_of(other)}"


def name_of(part: str) -> str:
    """Return a part's name as Mermaid takes it: no dots, no dashes, no word of its own."""
    return re.sub(r"\W", "_", part).strip("_")


@dataclass(frozen=True)
class Call:
    """A call of a drawing: which file makes it, and which function of which file it is.

    `by` is what stands in the calling file where that isn't the function's own name.
    """

    source: str
    target: str
    function: str
    by: str = ""


@dataclass(frozen=True)
class Reply:
    """An arrow back: what one file answers another."""

    source: str
    target: str
    text: str


Way = tuple[Call | Reply, ...]

PLAYER = "the player"
CHOICE, GAME, ASKING, POSITION = (
    f"web/js/{name}.js"
    for name in ("table/choice", "match/game", "match/request", "match/position")
)
OWN_MATCH, ENGINE, WORKER = "web/js/saves/ownmatch.js", "web/js/boot/engine.js", "web/js/worker.py"
AUTOSAVE, PACKING = "web/js/match/autosave.js", "portsmouth/api/packing.py"
STORE, MAIN, TABLE = (f"web/js/{name}.js" for name in ("app/store", "main", "table/table"))
BRIDGE, REQUESTS, FRAMES = (
    f"portsmouth/api/{name}.py" for name in ("bridge", "requests/parsing", "frames")
)
MATCH_OPS, MATCH = "portsmouth/api/requests/match_ops.py", "portsmouth/core/match.py"
BARRIER, RULES = "portsmouth/core/barrier.py", "portsmouth/core/game.py"
BOT_DRIVER, STUDY_PAGE = "web/js/table/driver/botdriver.js", "web/js/app/study.js"
CAPTAINS, PY_WORKER = "web/js/match/captains.js", "web/js/boot/pyworker.js"
THINKING_OPS, STUDY = "portsmouth/api/requests/thinking_ops.py", "portsmouth/api/jobs.py"
DETERMINIZE, BOT = "portsmouth/bots/search/determinize.py", "portsmouth/bots/bot.py"

PRESS: Way = (
    Call(PLAYER, CHOICE, "press"),
    Call(CHOICE, CHOICE, "commit"),
    Call(CHOICE, GAME, "play"),
    Call(GAME, ASKING, "request"),
    Call(ASKING, AUTOSAVE, "noteQuestion"),
    Call(AUTOSAVE, OWN_MATCH, "noteQuestions"),
    Call(ASKING, POSITION, "askFrame"),
    Call(POSITION, ENGINE, "ask"),
    Call(ENGINE, WORKER, "dispatch"),
    Call(WORKER, BRIDGE, "dispatch"),
    Call(BRIDGE, REQUESTS, "read"),
    Call(BRIDGE, MATCH_OPS, "play", by="match_ops.OPS"),
    Call(MATCH_OPS, MATCH, "Match.play"),
    Call(MATCH, BARRIER, "apply_and_observe"),
    Call(BARRIER, RULES, "Game.apply"),
    Call(MATCH_OPS, FRAMES, "frame_of"),
    Call(BRIDGE, PACKING, "packed"),
    Call(BRIDGE, REQUESTS, "write"),
    Reply(BRIDGE, ASKING, "a frame, as JSON"),
    Call(ASKING, POSITION, "showPosition"),
    Call(POSITION, STORE, "set"),
    Call(STORE, MAIN, "draw", by="isolated(draw)"),
    Call(MAIN, TABLE, "tableTemplate"),
    Reply(MAIN, PLAYER, "lit-html changes what differs, the browser paints"),
    Call(ASKING, AUTOSAVE, "saveMatch"),
    Call(AUTOSAVE, OWN_MATCH, "autosave"),
)
"""What a press that plays an action calls, in order."""

CAPTAIN_TURN: Way = (
    Call(STORE, BOT_DRIVER, "onChange", by="listener(store)"),
    Call(BOT_DRIVER, CAPTAINS, "actingCaptain"),
    Call(BOT_DRIVER, STUDY_PAGE, "study"),
    Call(STUDY_PAGE, ENGINE, "ask"),
    Call(STUDY_PAGE, PY_WORKER, "answer"),
    Call(PY_WORKER, WORKER, "dispatch", by="worker.sync"),
    Call(WORKER, BRIDGE, "dispatch"),
    Call(BRIDGE, THINKING_OPS, "think", by="thinking_ops"),
    Call(THINKING_OPS, STUDY, "JobRunner.think"),
    Call(STUDY, DETERMINIZE, "determinize"),
    Call(STUDY, BOT, "Bot.think"),
    Call(BRIDGE, THINKING_OPS, "more", by="thinking_ops"),
    Reply(BRIDGE, BOT_DRIVER, "his actions and the reason, as JSON"),
    Call(BOT_DRIVER, GAME, "playForCaptain"),
    Call(GAME, ASKING, "request"),
)
"""What a captain's turn calls, from the frame that makes it his to the first action he plays."""


def participant(place: str) -> str:
    """Return the box of a drawing that a file stands in: its folder, or itself."""
    parts = place.removeprefix("web/js/").removeprefix("portsmouth/").split("/")
    return parts[0]


def sequence(way: Way) -> str:
    """Return the drawing of some calls, and the list of the functions called."""
    boxes = list(
        dict.fromkeys(participant(end) for step in way for end in (step.source, step.target))
    )
    lines = ["```mermaid", "sequenceDiagram", "  autonumber"]
    for box in boxes:
        kind = "actor" if box == PLAYER else "participant"
        lines.append(f"  {kind} {name_of(box)} as {box}")
    for step in way:
        source, target = name_of(participant(step.source)), name_of(participant(step.target))
        arrow, text = ("-->>", step.text) if isinstance(step, Reply) else ("->>", step.function)
        lines.append(f"  {source}{arrow}{target}: {text}")
    lines += ["```", "", "| | function | in | what it does |", "|---|---|---|---|"]
    for number, step in enumerate(way, 1):
        if isinstance(step, Call):
            says = documented(step).replace("|", "\\|")
            place = f"[`{step.target}`](../{step.target})"
            lines.append(f"| {number} | `{step.function}` | {place} | {says} |")
    return "\n".join(lines)


def documented(call: Call) -> str:
    """Return the first sentence of the called function's documentation; raises OutOfDate."""
    if call.source != PLAYER:
        text = (ROOT / call.source).read_text("utf-8")
        by = call.by or call.function.rpartition(".")[2]
        if not re.search(rf"(?<!\w){re.escape(by)}(?!\w)", text):
            raise OutOfDate(f"{call.source} does not call {by}: mend the list in {__file__}")
    place = ROOT / call.target
    about = (python_doc if place.suffix == ".py" else js_doc)(place, call.function)
    if about is None:
        raise OutOfDate(f"{call.target} has no {call.function}: mend the list in {__file__}")
    first = re.split(r"(?<=[.:;?])\s", re.sub(r"\s+", " ", about).strip(), maxsplit=1)[0]
    return first.rstrip(".:;") + "."


def python_doc(place: Path, function: str) -> str | None:
    """Return the docstring of a function or a method (`Class.method`); None if absent."""
    body: list[ast.stmt] = ast.parse(place.read_text("utf-8")).body
    for name in function.split("."):
        kinds = (ast.FunctionDef, ast.ClassDef)
        found = [node for node in body if isinstance(node, kinds) and node.name == name]
        body = found[-1].body if found else []
    return (ast.get_docstring(found[-1]) or "") if found else None


def js_doc(place: Path, function: str) -> str | None:
    """Return the comment of a function of a module, without its tags; None if absent."""
    text = place.read_text("utf-8")
    declared = re.search(rf"^(?:export )?(?:async )?function {function}\(", text, re.MULTILINE)
    if not declared:
        return None
    before = text[: declared.start()].rstrip()
    if not before.endswith("*/"):
        return ""
    comment = before[before.rindex("/**") + 3 : -2]
    return re.sub(r"^\s*\*", "", comment, flags=re.MULTILINE).partition(" @")[0]


DRAWINGS: dict[str, Callable[[], str]] = {
    "layers": layers,
    "press": lambda: sequence(PRESS),
    "captain's turn": lambda: sequence(CAPTAIN_TURN),
}
"""What stands in the document between `<!-- name -->` and `<!-- /name -->`."""


def redrawn(text: str) -> str:
    """Return the document's text with all drawings of today; raises OutOfDate."""
    for name, draw in DRAWINGS.items():
        before, start, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- /{name} -->")
        if not start or not end:
            raise OutOfDate(f"{DOCUMENT.name} has no place for the drawing {name!r}")
        text = before + start + draw() + "\n" + end + after
    return text


def main(argv: list[str] | None = None) -> int:
    """Draw, or compare; returns the exit code."""
    parser = argparse.ArgumentParser(description="Write the drawings of docs/architecture.md.")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    asked = parser.parse_args(argv)
    before = DOCUMENT.read_text("utf-8")
    try:
        after = redrawn(before)
    except OutOfDate as error:
        print(f"portsmouth: {error}", file=sys.stderr)
        return 1
    if asked.check:
        return int(after != before)
    DOCUMENT.write_text(after, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
