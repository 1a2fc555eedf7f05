"""Builds the site: a folder of static files that a plain web server can serve under any path.

Usage: python tools/build_site.py [--out dist] [--add FOLDER ...]

What goes in: the page (index.html, web/), the engine as a wheel, its texts (portsmouth/lang/), and
the parts of others, each of a pinned version and checked by hash: Pyodide, PyScript, lit-html and
@fluent/bundle from npm (`npm ci` checks package-lock.json's integrity), micropip from PyPI (pip
checks requirements-site.txt). No path is absolute and no other host is named. The same sources
give the same bytes.

--add lays a folder that mirrors the project's root over the sources: so the site gets a further
game (portsmouth/games/KEY, web/js/games/KEY and so on), as the tests do with theirs.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import bundle  # noqa: E402
from tools.bundle import SCRIPTS  # noqa: E402
from tools.precache import add_worker  # noqa: E402
from tools.site_files import (  # noqa: E402
    BUILD,
    BuildError,
    copy_file,
    copy_tree,
    in_pyodide,
    npm_version,
    run,
    sha256,
)
from tools.vendor import (  # noqa: E402
    PYTHON_LIBRARY,
    copy_licences,
    made_of,
    vendor_fonts,
    vendor_pyodide,
    vendor_pyscript,
)

PYSCRIPT_PLUGINS_OFF = (
    "codemirror",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
)
IMPORT_MAP = {"@pyscript/core": "./vendor/pyscript/core.js"}
SOURCES = ("portsmouth", "web", "index.html", "pyproject.toml", "LICENSE", "README.md")
FIXED_TIME = "315532800"  # 1980-01-01, the oldest date a zip can hold


@dataclass(frozen=True)
class Plan:
    """What to build: target folder, and the folder with the sources."""

    out: Path
    sources: Path = ROOT


# --- the engine ---------------------------------------------------------------------------------


def build_wheel(plan: Plan) -> str:
    """Build the engine's wheel into wheels/; returns its path in the site.

    The name carries the content's hash as build tag, so that a changed wheel is a new address.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
        done = subprocess.run(
            command,
            cwd=plan.sources,
            env={**os.environ, "SOURCE_DATE_EPOCH": FIXED_TIME},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise BuildError(f"the engine's wheel can't be built:\n{done.stdout}{done.stderr}")
        [wheel] = Path(folder).glob("*.whl")
        name, version, tags = wheel.name.split("-", 2)
        made = compiled_wheel(wheel)
        tags = tags.replace("py3-none", "cp314-none")
        target = f"wheels/{name}-{version}-0x{sha256(made)[:12]}-{tags}"
        copy_file(made, plan.out / target)
    return target


def compiled_wheel(wheel: Path) -> Path:
    """The wheel with .pyc files of the browser's Python, made once and kept under build/."""
    script = ROOT / "tools" / "compile_wheel.py"
    key = hashlib.sha256(wheel.read_bytes() + script.read_bytes()).hexdigest()[:12]
    return in_pyodide(script, wheel, BUILD / "cache" / f"engine-{npm_version('pyodide')}-{key}.whl")


def copy_page(plan: Plan) -> None:
    """Copy the page's pictures and words, and the engine's texts."""
    for folder in ("art", "icons", "lang"):
        copy_tree(plan.sources / "web" / folder, plan.out / "web" / folder)
    bundle.words(plan.out)
    texts = plan.sources / "portsmouth" / "lang"
    if texts.is_dir():
        copy_tree(texts, plan.out / "lang", ".ftl", ".json")
    (plan.out / ".nojekyll").touch()


# --- the page -----------------------------------------------------------------------------------


def policy(*scripts: str) -> str:
    """The content security policy: what is not named is forbidden, and no other host ever is.

    PyScript needs 'unsafe-eval' and starts its worker from a blob; docs/fuzz.md says what was
    tried without.
    """
    hashes = " ".join(f"'{inline_hash(each)}'" for each in scripts)
    rules = (
        "default-src 'none'",
        f"script-src 'self' 'unsafe-eval' {hashes}",
        "worker-src 'self' blob:",
        "connect-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return "; ".join(rules)


def inline_hash(text: str) -> str:
    """The policy's name for an inline script with this text."""
    digest = hashlib.sha256(text.encode()).digest()
    return "sha256-" + base64.b64encode(digest).decode("ascii")


def preloads(out: Path, scripts: list[str]) -> list[str]:
    """The link tags that let the browser fetch everything at once, not module after module."""
    chunks = sorted(path.name for path in (out / "vendor" / "pyscript").glob("core*.js"))
    modules = [*(f"./vendor/pyscript/{name}" for name in chunks), *scripts]
    lines = [f'<link rel="modulepreload" href="{href}">' for href in modules]
    fonts = sorted((out / "vendor" / "fonts").glob("*-latin-[w4]*.woff2"))
    font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="./vendor/fonts/{}">'
    return lines + [font.format(path.name) for path in fonts]


def engine_files(wheel: str) -> list[str]:
    """The files that the worker's start waits for; the page fetches and counts them."""
    pyodide = "./vendor/pyodide/"
    return [
        f"{pyodide}pyodide.asm.wasm",
        f"{pyodide}{PYTHON_LIBRARY}",
        f"./{wheel}",
        "./web/js/worker.py",
    ]


def integrity(out: Path) -> dict[str, str]:
    """The hashes of all modules, which browsers that know the key hold them to."""
    chunks = [f"./vendor/pyscript/{path.name}" for path in (out / "vendor/pyscript").glob("*.js")]
    own = [f"./{path.relative_to(out).as_posix()}" for path in (out / SCRIPTS).rglob("*.js")]
    return {name: inline_hash((out / name).read_text("utf-8")) for name in sorted(chunks + own)}


def head_block(plan: Plan, scripts: list[str]) -> list[str]:
    """Lines of the generated block in <head>."""
    map_ = {"imports": IMPORT_MAP, "integrity": integrity(plan.out)}
    import_map = json.dumps(map_, separators=(",", ":"))
    first, early = (bundle.inline_script(name, plan.sources) for name in ("first", "early"))
    content = policy(first, import_map, early)
    return [
        f'<meta http-equiv="Content-Security-Policy" content="{content}">',
        f"<script>{first}</script>",
        f'<script type="importmap">{import_map}</script>',
        *preloads(plan.out, scripts),
    ]


def body_block(plan: Plan, wheel: str) -> list[str]:
    """Lines of the generated block in <body>: PyScript's configuration, files to expect, games."""
    out = plan.out
    config: dict[str, Any] = {
        "interpreter": "./web/js/worker/python.js",
        "files": {f"./{wheel}": "./engine.whl"},
        "plugins": [f"!{name}" for name in PYSCRIPT_PLUGINS_OFF],
        "sync_main_only": True,
    }
    files = [{"url": href, "size": (out / href).stat().st_size} for href in engine_files(wheel)]
    unused = {"plugins": config["plugins"]}  # MicroPython's plugins load even if no tag asks
    return [
        f'<script type="module">{bundle.inline_script("early", plan.sources)}</script>',
        f"<py-config hidden>{json.dumps(config)}</py-config>",
        f"<mpy-config hidden>{json.dumps(unused)}</mpy-config>",
        f'<script type="application/json" id="engine-files">{json.dumps(files)}</script>',
        f'<script type="application/json" id="games">{in_page(games(plan.sources))}</script>',
    ]


def games(sources: Path) -> list[dict[str, Any]]:
    """What the engine's catalogue says of each game, but for what is printed on its cards."""
    ask = 'import portsmouth.api.bridge as b; print(b.dispatch(\'{"op": "catalog"}\'))'
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
    """JSON that may stand in a script element."""
    return json.dumps(content, ensure_ascii=False).replace("<", "\\u003c")


def fill_block(html: str, name: str, lines: list[str]) -> str:
    """Replace what stands between <!-- build:name --> and its end; raises BuildError if absent."""
    pattern = re.compile(rf"( *)<!-- build:{name} -->.*?<!-- /build:{name} -->", re.DOTALL)
    if not pattern.search(html):
        raise BuildError(f"index.html has no block <!-- build:{name} --> … <!-- /build:{name} -->")

    def block(match: re.Match[str]) -> str:
        return "\n".join(match[1] + line for line in lines)

    return pattern.sub(block, html, count=1)


def write_index(plan: Plan, wheel: str, scripts: list[str]) -> None:
    """Write index.html with its generated blocks."""
    page = (plan.sources / "index.html").read_text("utf-8")
    html = bundle.sheets(plan.out, plan.sources, page)
    html = fill_block(html, "head", head_block(plan, scripts))
    html = fill_block(html, "body", body_block(plan, wheel))
    (plan.out / "index.html").write_text(html, "utf-8")


def write_manifest(plan: Plan, wheel: str) -> dict[str, Any]:
    """Write build.json: version, one hash over all files, and each file's size and sha256."""
    files = {
        path.relative_to(plan.out).as_posix(): {
            "size": path.stat().st_size,
            "sha256": sha256(path),
        }
        for path in sorted(plan.out.rglob("*"))
        if path.is_file()
    }
    whole = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()
    vendored = ("pyodide", "@pyscript/core", "lit-html", "@fluent/bundle")
    manifest = {
        "version": wheel.split("-")[1],
        "hash": whole,
        "wheel": wheel,
        "vendored": {name: npm_version(name) for name in vendored},
        "files": files,
    }
    text = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
    (plan.out / "build.json").write_text(text, "utf-8")
    return manifest


def build(plan: Plan) -> dict[str, Any]:
    """Build the site anew into plan.out; returns the manifest. Raises BuildError."""
    shutil.rmtree(plan.out, ignore_errors=True)
    plan.out.mkdir(parents=True)
    copy_page(plan)
    vendor_pyscript(plan.out)
    vendor_fonts(plan.out)
    vendor_pyodide(plan.out)
    copy_licences(plan.out)
    wheel = build_wheel(plan)
    scripts = bundle.scripts(plan.out, plan.sources)
    key = made_of(plan.out, wheel)
    bundle.worker_scripts(plan.out, plan.sources, key, wheel, npm_version("pyodide"))
    write_index(plan, wheel, scripts.start)
    add_worker(plan.out, wheel.split("-")[1])
    return write_manifest(plan, wheel)


@contextmanager
def with_additions(folders: list[Path]) -> Iterator[Path]:
    """The folder with the sources; a temporary one if other folders are to be laid over them."""
    if not folders:
        yield ROOT
        return
    with tempfile.TemporaryDirectory() as name:
        sources = Path(name)
        for each in SOURCES:
            if (ROOT / each).is_dir():
                copy_tree(ROOT / each, sources / each)
            else:
                copy_file(ROOT / each, sources / each)
        for folder in folders:
            for each in SOURCES:
                if (folder / each).is_dir():
                    copy_tree(folder / each, sources / each)
        yield sources


def parse(argv: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Build the static site.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--add", type=Path, action="append", default=[], metavar="FOLDER")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Build and say what was built; returns the exit code."""
    asked = parse(argv)
    out = asked.out.resolve()
    try:
        with with_additions(asked.add) as sources:
            manifest = build(Plan(out, sources))
    except (BuildError, bundle.BundleError) as error:
        print(f"portsmouth: {error}", file=sys.stderr)
        return 1
    total = sum(entry["size"] for entry in manifest["files"].values())
    print(
        f"built {out} : version {manifest['version']}, {len(manifest['files'])} files, "
        f"{total / 1e6:.1f} MB, hash {manifest['hash'][:12]}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
