"""Writes index.html: the page's text with its policy, its preloads and what the site has."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from portsmouth.i18n.fluent import Catalogue
from tools import bundle
from tools.bundle import SCRIPTS
from tools.site_files import BuildError, run
from tools.vendor import PYSCRIPT_WORKER, PYTHON_LIBRARY

PYSCRIPT_PLUGINS_OFF = (
    "codemirror",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
)
PYSCRIPT_AT_START = ("core", "error-")
"""What PyScript asks for at each start; the second only to be told that it is not wanted."""
START_WORDS = tuple(f"page-start-{name}" for name in ("failed", "slow", "away", "again"))
"""What web/js/boot/bootstrap.js says."""
Parts = dict[str, dict[str, Any]]
"""What the page fetches when it opens a game, by the game's key."""
STILL = "stillpicture"
IMPORT_MAP = {"@pyscript/core": "./vendor/pyscript/core.js"}


def policy(*scripts: str) -> str:
    """Return the content security policy: what is not named is forbidden, other hosts too.

    PyScript needs 'unsafe-eval' and starts its worker from a blob; docs/fuzz.md says what was tried
    without. Pictures that the page draws from its sprites are blobs as well.
    """
    hashes = " ".join(f"'{inline_hash(each)}'" for each in scripts)
    rules = (
        "default-src 'none'",
        f"script-src 'self' 'unsafe-eval' {hashes}",
        "worker-src 'self' blob:",
        "connect-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return "; ".join(rules)


def inline_hash(text: str) -> str:
    """Return the policy's name for an inline script with this text."""
    digest = hashlib.sha256(text.encode()).digest()
    return "sha256-" + base64.b64encode(digest).decode("ascii")


def pyscript_parts(out: Path) -> list[str]:
    """Return the parts of PyScript that every start asks for, late ones too."""
    names = sorted(path.name for path in (out / "vendor" / "pyscript").glob("*.js"))
    return [f"./vendor/pyscript/{name}" for name in names if name.startswith(PYSCRIPT_AT_START)]


def preloads(out: Path, scripts: list[str]) -> list[str]:
    """Return the link tags that let the browser fetch everything at once."""
    modules = [*pyscript_parts(out), *scripts]
    lines = [f'<link rel="modulepreload" href="{href}">' for href in modules]
    fonts = sorted((out / "vendor" / "fonts").glob("*-latin-[w4]*.woff2"))
    font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="./vendor/fonts/{}">'
    return lines + [font.format(path.name) for path in fonts]


def engine_files(wheel: str) -> list[str]:
    """Return the files that the worker's start waits for; the page fetches and counts them."""
    pyodide = "./vendor/pyodide/"
    return [
        f"{pyodide}pyodide.asm.wasm",
        f"{pyodide}{PYTHON_LIBRARY}",
        f"./{wheel}",
        "./web/js/worker.py",
    ]


def start_files(out: Path, scripts: list[str]) -> list[dict[str, str]]:
    """Return the other files that a start needs, each with its hash."""
    pyodide = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json")
    paths = (
        *scripts,
        *pyscript_parts(out),
        f"./{PYSCRIPT_WORKER}",
        *(f"./vendor/pyodide/{name}" for name in pyodide),
        "./web/js/worker/python.js",
    )
    texts = ((each, (out / each).read_text("utf-8")) for each in paths)
    return [{"url": each, "integrity": inline_hash(text)} for each, text in texts]


def integrity(out: Path) -> dict[str, str]:
    """Return the hashes of all modules, which browsers that know the key check."""
    chunks = [f"./vendor/pyscript/{path.name}" for path in (out / "vendor/pyscript").glob("*.js")]
    own = [f"./{path.relative_to(out).as_posix()}" for path in (out / SCRIPTS).rglob("*.js")]
    return {name: inline_hash((out / name).read_text("utf-8")) for name in sorted(chunks + own)}


def head_block(sources: Path, out: Path, scripts: list[str]) -> list[str]:
    """Return the lines of the generated block in <head>."""
    map_ = {"imports": IMPORT_MAP, "integrity": integrity(out)}
    import_map = json.dumps(map_, separators=(",", ":"))
    names = ("workerprestart", "latesheet", "bootstrap", STILL)
    first, sheet, early, still = (bundle.inline_script(name, sources) for name in names)
    sheet = f"{{{sheet}}}"  # its names are its own
    content = policy(first, sheet, import_map, early, still)
    return [
        f'<meta http-equiv="Content-Security-Policy" content="{content}">',
        f"<script>{first}</script>",
        f"<script>{sheet}</script>",
        f'<script type="importmap">{import_map}</script>',
        *preloads(out, scripts),
    ]


def body_block(
    sources: Path, out: Path, wheels: dict[str, str], parts: Parts, scripts: list[str]
) -> list[str]:
    """Return the block in <body>: PyScript's configuration, files to expect, games."""
    wheel = wheels[""]
    config: dict[str, Any] = {
        "interpreter": "./web/js/worker/python.js",
        "files": {f"./{wheel}": "./engine.whl"},
        "plugins": [f"!{name}" for name in PYSCRIPT_PLUGINS_OFF],
        "sync_main_only": True,
    }
    files = [{"url": href, "size": (out / href).stat().st_size} for href in engine_files(wheel)]
    unused = {"plugins": config["plugins"]}  # MicroPython's plugins load even if no tag asks
    data = {
        "start-words": start_words(sources),
        "engine-files": files,
        "start-files": start_files(out, scripts),
        "games": games(sources),
        "game-parts": parts,
    }
    return [
        f"<py-config hidden>{json.dumps(config)}</py-config>",
        f"<mpy-config hidden>{json.dumps(unused)}</mpy-config>",
        *(
            f'<script type="application/json" id="{name}">{in_page(content)}</script>'
            for name, content in data.items()
        ),
        f'<script type="module">{bundle.inline_script("bootstrap", sources)}</script>',
    ]


def start_words(sources: Path) -> dict[str, dict[str, str]]:
    """Return, in each language, what the page says where not even its words have come."""
    found = {}
    for file in sorted((sources / "web" / "lang").glob("*/page.ftl")):
        catalogue = Catalogue(file.read_text("utf-8"), file.parent.name)
        found[file.parent.name] = {each: catalogue.format(each, {}) for each in START_WORDS}
    return found


def games(sources: Path) -> list[dict[str, Any]]:
    """Return the engine's catalogue entry of each game, without what is printed on its cards."""
    ask = 'import portsmouth.api.bridge as b; print(b.Engine().dispatch(\'{"op": "catalog"}\'))'
    answer = json.loads(run(sys.executable, "-c", ask, folder=sources, PYTHONPATH="."))
    if not answer["ok"]:
        raise BuildError(f"the engine does not tell its games: {answer}")
    art = sources / "web/art/games"
    return [
        {key: game[key] for key in game if key != "components"}
        | {"cover": (art / game["key"] / "cover.svg").is_file()}
        for game in answer["games"]
    ]


def in_page(content: object) -> str:
    """Return JSON that may stand in a script element."""
    return json.dumps(content, ensure_ascii=False).replace("<", "\\u003c")


def fill_block(html: str, name: str, lines: list[str]) -> str:
    """Replace what stands between <!-- build:name --> and its end; raises BuildError if absent."""
    pattern = re.compile(rf"( *)<!-- build:{name} -->.*?<!-- /build:{name} -->", re.DOTALL)
    if not pattern.search(html):
        raise BuildError(f"index.html has no block <!-- build:{name} --> … <!-- /build:{name} -->")

    def block(match: re.Match[str]) -> str:
        return "\n".join(match[1] + line for line in lines)

    return pattern.sub(block, html, count=1)


def write_index(
    sources: Path, out: Path, wheels: dict[str, str], scripts: list[str], parts: Parts
) -> None:
    """Write index.html with its generated blocks."""
    page = (sources / "index.html").read_text("utf-8")
    html = bundle.sheets(out, sources, page)
    html = fill_block(html, "head", head_block(sources, out, scripts))
    html = fill_block(html, "body", body_block(sources, out, wheels, parts, scripts))
    html = fill_block(html, "still", [f"<script>{bundle.inline_script(STILL, sources)}</script>"])
    (out / "index.html").write_text(html, "utf-8")
