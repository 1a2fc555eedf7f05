"""Packs the page's modules and style sheets into few files, so that a start asks for few.

Modules by esbuild (MIT), which also takes lit-html and @fluent/bundle in; names are kept, so that a
fault's traceback can be read. A module that `ENTRY_POINTS` names keeps an
address of its own, the same module that the page runs.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MODULES = "web/js"
PROGRAM = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"
SCRIPTS = "web/js"
SHEET = "web/css/page.css"
PAGE = "main"
ENTRY_POINTS = (
    PAGE,
    "app/games",
    "app/settings",
    "app/store",
    "app/study",
    "boot/engine",
    "match/game",
    "match/autosave",
    "match/lessons",
    "saves/logbook",
    "saves/localstore",
    "saves/idbstore",
)
"""What the page, the tests, the benches or somebody at the browser's console import by address."""
WORKERS = ("worker/python", "worker/takesnapshot", "saves/filereader")
"""Scripts of workers, each whole in itself: a worker waits for every file after another."""
OPTIONS = (
    "--minify-whitespace",
    "--minify-syntax",
    "--target=es2022",
    "--log-level=warning",
    "--tsconfig-raw={}",  # the checker's tsconfig.json is none of the build's
)
BUNDLE = (
    "--bundle",
    "--format=esm",
    "--chunk-names=part-[hash]",
    "--external:@pyscript/core",
    "--preserve-symlinks",  # else the name of a chunk depends on where node_modules really lies
)
WHEELS = re.compile(r"^WHEELS: dict\[str, str\] = .*$", re.MULTILINE)
GAME_PART = re.compile(r"/games/(\w+)/index\.js$")
LINK = re.compile(r' *<link rel="stylesheet" href="\./(web/css/\w+/[\w-]+\.css)">\n')
LAYERS = ("tokens", "base", "furniture", "game")
"""The cascade layers, the weakest first: the folders of web/css/, and the games' sheets."""


class BundleError(Exception):
    """esbuild's own words, or a source that is not as the build takes it."""


def esbuild(*arguments: str | Path, folder: Path) -> str:
    """Run esbuild in a folder; returns what it prints. Raises BundleError with what it says."""
    done = subprocess.run(
        [PROGRAM, *arguments, *OPTIONS], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BundleError(done.stderr)
    return done.stdout.strip()


@dataclass(frozen=True)
class Scripts:
    """The page's packed modules: the addresses that its start needs, the paths of each game's."""

    start: list[str]
    games: dict[str, list[str]]


def scripts(out: Path, sources: Path) -> Scripts:
    """Write the page's packed modules; raises BundleError.

    Each entry point imports all modules that games share, and so does each game: esbuild, which
    makes a chunk of what the same entry points import, makes one common chunk and one of each game.
    """
    target = out / SCRIPTS
    with tempfile.TemporaryDirectory() as folder:
        modules = Path(folder) / MODULES
        shutil.copytree(sources / MODULES, modules)
        (Path(folder) / "node_modules").symlink_to(ROOT / "node_modules")
        for part in sorted(modules.glob("games/*/index.js")):
            lines = [f'import "../../{name}.js";' for name in ENTRY_POINTS]
            part.write_text("\n".join([part.read_text("utf-8"), *lines]), "utf-8")
        entries = Path(folder) / "entries"
        for name in ENTRY_POINTS:
            entry = entries / f"{name}.js"
            entry.parent.mkdir(parents=True, exist_ok=True)
            back = os.path.relpath(modules, entry.parent)
            lines = [f'export * from "{back}/{name}.js";']
            lines += [f'import "{back}/{other}.js";' for other in ENTRY_POINTS if other != name]
            entry.write_text("\n".join(lines), "utf-8")
        names = [f"{name}.js" for name in ENTRY_POINTS]
        made = Path(folder) / "made.json"
        where = (f"--outdir={target}", "--outbase=.", f"--metafile={made}")
        esbuild(*names, *BUNDLE, "--splitting", *where, folder=entries)
        outputs = json.loads(made.read_text("utf-8"))["outputs"]
    return sorted_out(outputs)


def sorted_out(outputs: dict[str, Any]) -> Scripts:
    """Assign the packed modules to the shared part or to a game, from esbuild's account of them.

    A game's are those that the page needs only once that game is opened. What several games need
    belongs to none of them: a device that keeps one game needs it too.
    """
    files = {Path(path).name: about for path, about in outputs.items()}

    def needed(name: str, seen: set[str]) -> set[str]:
        if name not in seen:
            seen.add(name)
            for each in files[name]["imports"]:
                if each["kind"] == "import-statement" and not each.get("external"):
                    needed(Path(each["path"]).name, seen)
        return seen

    start = needed(f"{PAGE}.js", set())
    parts: dict[str, set[str]] = {}
    for name, about in files.items():
        key = GAME_PART.search(about.get("entryPoint", ""))
        if key:
            parts[key[1]] = needed(name, set()) - start
    users = Counter(itertools.chain.from_iterable(parts.values()))
    games = {
        key: [f"{SCRIPTS}/{each}" for each in sorted(part) if users[each] == 1]
        for key, part in parts.items()
    }
    first = f"{PAGE}.js"
    return Scripts([f"./{SCRIPTS}/{each}" for each in (first, *sorted(start - {first}))], games)


def worker_py(out: Path, sources: Path, wheels: dict[str, str]) -> None:
    """Write the worker's Python with the games' wheels in it; raises BundleError."""
    text = (sources / MODULES / "worker.py").read_text("utf-8")
    filled, count = WHEELS.subn(lambda _: f"WHEELS: dict[str, str] = {json.dumps(wheels)}", text)
    if count != 1:
        raise BundleError("worker.py has no line WHEELS for the games' wheels")
    (out / SCRIPTS / "worker.py").write_text(filled, "utf-8")


def worker_scripts(out: Path, sources: Path, made_of: str, wheel: str, pyodide: str) -> None:
    """Write the scripts of the workers; raises BundleError.

    `made_of` stands for all that the engine's memory is made of (web/js/worker/snapshot.js),
    `wheel` is the engine's address in the site, `pyodide` Pyodide's version.
    """
    constants = {"BUILD_MADE_OF": made_of, "BUILD_PYODIDE": pyodide, "BUILD_WHEEL": wheel}
    defined = [f"--define:{name}={json.dumps(value)}" for name, value in constants.items()]
    names = [f"{name}.js" for name in WORKERS]
    target = f"--outdir={out / SCRIPTS}"
    esbuild(*names, *BUNDLE, *defined, target, "--outbase=.", folder=sources / MODULES)


def service_worker(sources: Path) -> str:
    """Return the program of sw.js, without the release that it keeps; raises BundleError."""
    return esbuild("sw.js", "--bundle", "--format=iife", folder=sources / "web" / "sw")


def inline_script(name: str, sources: Path) -> str:
    """Return a script of web/js/ as the page itself holds it; raises BundleError."""
    return esbuild(f"boot/{name}.js", folder=sources / MODULES)


def words(out: Path, sources: Path) -> None:
    """Write each language's messages as one common file and one for each game.

    The engine's come first, then the page's. The common file has what every game says of itself
    before it is opened. A game without messages in a language has the English ones.
    """
    package = sources / "portsmouth"
    keys = sorted(path.parent.name for path in package.glob("games/*/meta.py"))
    for page in sorted((sources / "web/lang").iterdir()):
        language, target = page.name, f"web/lang/{page.name}"
        common = [package / "i18n/lang" / f"{language}.ftl", *sorted(page.glob("*.ftl"))]
        metas = [own for key in keys for own in game_words(package, key, language, "meta.ftl")]
        join([*common, *metas], out, f"{target}/page.ftl")
        for key in keys:
            own = game_words(package, key, language, "game.ftl")
            own += sorted((page / "games" / key).glob("*.ftl")) or sorted(
                (page.parent / "en/games" / key).glob("*.ftl")
            )
            join(own, out, f"{target}/games/{key}/page.ftl")


def game_words(package: Path, key: str, language: str, name: str) -> list[Path]:
    """Return the file of a game's messages in a language, in English if need be; none if absent."""
    places = [package / "games" / key / "lang" / each / name for each in (language, "en")]
    return [place for place in places if place.is_file()][:1]


def join(paths: list[Path], out: Path, target: str) -> None:
    """Write catalogues as one, which ends with its own path: text.js knows it by that."""
    (out / target).parent.mkdir(parents=True, exist_ok=True)
    texts = [*(path.read_text("utf-8") for path in paths), f"# End of {target}\n"]
    (out / target).write_text("\n".join(texts), "utf-8")


def sheets(out: Path, sources: Path, html: str) -> str:
    """Write the style sheets that a page links as one; returns the page with one link instead.

    Each folder's are a cascade layer. Raises BundleError if they are not in the layers' order.
    """
    names = LINK.findall(html)
    folders = [Path(name).parent.name for name in names]
    if folders != sorted(folders, key=LAYERS.index):
        raise BundleError("index.html links style sheets in another order than that of the layers")
    parts = [
        layered(layer, [sources / name for name in group])
        for layer, group in itertools.groupby(names, lambda name: Path(name).parent.name)
    ]
    (out / SHEET).parent.mkdir(parents=True, exist_ok=True)
    (out / SHEET).write_text("\n".join([f"@layer {', '.join(LAYERS)};", *parts]), "utf-8")
    before, *others = LINK.split(html)[::2]
    return f'{before}    <link rel="stylesheet" href="./{SHEET}">\n{"".join(others)}'


def layered(layer: str, paths: list[Path]) -> str:
    """Return the rules of some style sheets in a cascade layer."""
    rules = "\n".join(path.read_text("utf-8") for path in paths)
    return f"@layer {layer} {{\n{rules}}}\n"


def game_sheets(out: Path, sources: Path) -> dict[str, str]:
    """Write each game's style sheets as one; returns their paths in the site by game.

    The parts of the board come first, exceptions for single players last.
    """
    made = {}
    for folder in sorted((sources / "web/css/games").glob("*/")):
        parts = sorted(folder.glob("*.css"), key=lambda path: (rank(path.stem), path.stem))
        made[folder.name] = f"web/css/games/{folder.name}/page.css"
        target = out / made[folder.name]
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(layered("game", parts), "utf-8")
    return made


def rank(stem: str) -> int:
    """Return the sort key of a game's style sheet."""
    return {"cards": 0, "cardsizes": 0, "table": 1, "a11y": 3}.get(stem, 2)
