"""Packs the page's modules and style sheets into few files, so that a start asks for few.

Modules by esbuild (MIT), which also takes lit-html and @fluent/bundle in; names are kept, so that a
fault's traceback can be read. A module that `DOORS` names stays an address of its own, the same
module that the page runs.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "web" / "js"
PROGRAM = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"
SCRIPTS = "web/js"
SHEET = "web/css/page.css"
PAGE = "main"
DOORS = (
    PAGE,
    "app/settings",
    "app/store",
    "app/study",
    "boot/engine",
    "match/game",
    "match/voyages",
    "saves/logbook",
    "saves/shelf",
    "saves/vault",
)
"""What the page, the tests, the benches or somebody at the browser's console import by address."""
WORKERS = ("worker/python", "worker/takesnapshot")
"""Scripts of workers, each whole in itself: a worker waits for every file after another."""
OPTIONS = ("--minify-whitespace", "--minify-syntax", "--target=es2022", "--log-level=warning")
BUNDLE = (
    "--bundle",
    "--format=esm",
    "--chunk-names=part-[hash]",
    "--external:@pyscript/core",
)
LINK = re.compile(r' *<link rel="stylesheet" href="\./(web/css/[\w-]+\.css)">\n')


class BundleError(Exception):
    """esbuild's own words."""


def esbuild(*arguments: str | Path, folder: Path = SOURCES) -> str:
    """Run esbuild in a folder; returns what it prints. Raises BundleError with what it says."""
    done = subprocess.run(
        [PROGRAM, *arguments, *OPTIONS], cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BundleError(done.stderr)
    return done.stdout.strip()


def scripts(out: Path) -> list[str]:
    """Write the page's packed modules; returns the addresses that its start needs.

    Each door leads to all modules, and so esbuild, which makes a chunk of what the same doors lead
    to, makes one. Raises BundleError.
    """
    target = out / SCRIPTS
    with tempfile.TemporaryDirectory() as folder:
        doors = Path(folder) / "doors"
        for name in DOORS:
            door = doors / f"{name}.js"
            door.parent.mkdir(parents=True, exist_ok=True)
            lines = [f'export * from "{SOURCES / name}.js";']
            lines += [f'import "{SOURCES / other}.js";' for other in DOORS if other != name]
            door.write_text("\n".join(lines), "utf-8")
        names = [f"{name}.js" for name in DOORS]
        known = "--define:BUILD_JOINS_WORDS=true"
        esbuild(
            *names, *BUNDLE, known, "--splitting", f"--outdir={target}", "--outbase=.", folder=doors
        )
    shutil.copyfile(SOURCES / "worker.py", target / "worker.py")
    parts = sorted(path.name for path in target.glob("part-*.js"))
    return [f"./{SCRIPTS}/{name}" for name in (f"{PAGE}.js", *parts)]


def worker_scripts(out: Path, made_of: str, wheel: str, pyodide: str) -> None:
    """Write the scripts of the workers; raises BundleError.

    `made_of` stands for all that the engine's memory is made of (web/js/worker/snapshot.js),
    `wheel` is the engine's address in the site, `pyodide` Pyodide's version.
    """
    constants = {"BUILD_MADE_OF": made_of, "BUILD_PYODIDE": pyodide, "BUILD_WHEEL": wheel}
    defined = [f"--define:{name}={json.dumps(value)}" for name, value in constants.items()]
    names = [f"{name}.js" for name in WORKERS]
    esbuild(*names, *BUNDLE, *defined, f"--outdir={out / SCRIPTS}", "--outbase=.")


def inline_script(name: str) -> str:
    """A script of web/js/ as the page itself holds it; raises BundleError."""
    return esbuild(f"boot/{name}.js")


def words(out: Path) -> None:
    """Write each language's catalogues as one for the house and one for each game.

    web/js/app/text.js knows by `JOINED`.
    """
    languages = out / "web" / "lang"
    for folder in sorted((*languages.iterdir(), *languages.glob("*/games/*"))):
        parts = sorted(folder.glob("*.ftl"))
        joined = "\n".join(path.read_text("utf-8") for path in parts)
        for path in parts:
            path.unlink()
        (folder / "page.ftl").write_text(joined, "utf-8")


def sheets(out: Path, html: str) -> str:
    """Write the style sheets that a page links as one; returns the page with one link instead."""
    texts = [(ROOT / name).read_text("utf-8") for name in LINK.findall(html)]
    (out / SHEET).parent.mkdir(parents=True, exist_ok=True)
    (out / SHEET).write_text("\n".join(texts), "utf-8")
    before, *others = LINK.split(html)[::2]
    return f'{before}    <link rel="stylesheet" href="./{SHEET}">\n{"".join(others)}'
