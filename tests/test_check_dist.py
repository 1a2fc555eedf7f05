"""The check of a built site finds what a host may break."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.check_dist import check_folder, main
from tools.check_dist.release import release_hash
from tools.precache import files_of, list_anew, read_release
from tools.serve import Server, listen

POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">'
SITE = {
    "index.html": f'{POLICY}<link href="./web/css/base.css"><script src="./web/js/main.js">',
    "web/css/base.css": "@font-face { src: url('../../vendor/fonts/fell.woff2') }",
    "web/js/main.js": "import { t } from './text.js';\nimport { html } from 'lit-html';",
    "web/js/text.js": "// see https://projectfluent.org\nexport const t = 1;",
    "web/icons/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    **{f"web/icons/{name}.png": name for name in ("icon-192", "icon-512", "maskable-512")},
    **{f"web/icons/screenshot-{name}.jpg": name for name in ("narrow", "wide")},
    "vendor/fonts/fell.woff2": "letters",
    "vendor/pyodide/pyodide.mjs": "import('https://another.example/')",
    "licenses/NOTICE.txt": "thanks",
    ".nojekyll": "",
}


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A small built site."""
    folder = tmp_path / "dist"
    for path, text in SITE.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    (folder / "build.json").write_text(json.dumps({"version": "0.1.0"}), "utf-8")
    list_anew(folder)
    return folder


def test_a_whole_site_passes(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(dist)]) == 0
    said = capsys.readouterr().out
    assert "The site can be served." in said
    assert f"The folder is release {read_release(dist)['hash']}." in said


def test_the_worker_lists_what_a_game_needs(dist: Path) -> None:
    listed = {path for path, _, _ in files_of(read_release(dist))}
    assert listed == {path for path in SITE if not path.endswith((".png", ".jpg", ".nojekyll"))}
    assert set(read_release(dist)["lost"]) == {"de", "en"}


def rewrite(path: str, text: str) -> Callable[[Path], None]:
    """Another text in a file, with the lists made true again."""

    def damage(folder: Path) -> None:
        (folder / path).write_text(text, "utf-8")
        list_anew(folder)

    return damage


def smuggle(path: str) -> Callable[[Path], None]:
    """A further file, listed."""
    return rewrite(path, "")


def spoil(folder: Path) -> None:
    """A file changed after the build."""
    (folder / "web/js/text.js").write_text("export const t = 2;", "utf-8")


def forget(folder: Path) -> None:
    """A file listed in build.json that sw.js does not know."""
    add = folder / "web/js/more.js"
    add.write_text("", "utf-8")
    worker = (folder / "sw.js").read_text("utf-8")
    list_anew(folder)
    build = json.loads((folder / "build.json").read_text("utf-8"))
    (folder / "sw.js").write_text(worker, "utf-8")
    build["files"].pop("sw.js")
    (folder / "build.json").write_text(json.dumps(build), "utf-8")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda folder: (folder / ".nojekyll").unlink(), ".nojekyll is missing"),
        (spoil, "web/js/text.js is not the file that was built (19 bytes"),
        (forget, "sw.js does not list web/js/more.js"),
        (lambda folder: (folder / "sw.js").unlink(), "sw.js is missing or has no list"),
        (lambda folder: (folder / "build.json").unlink(), "it is not a built site"),
        (rewrite("web/js/text.js", "import '/web/js/x.js';"), "breaks under a sub-path"),
        (rewrite("web/js/text.js", "import './Main.js';"), "./Main.js, which is not in the folder"),
        (rewrite("web/css/base.css", "a { b: url(//cdn.example/x) }"), "breaks under a sub-path"),
        (rewrite("web/js/text.js", "fetch('https://cdn.example/x')"), "https://cdn.example/x"),
        (rewrite("index.html", "<p>bare</p>"), "no policy that forbids other hosts"),
        (smuggle("web/js/Text.js"), "only in capitals"),
        (smuggle("web/js/Käpt’n.js"), "a character that some hosts change"),
    ],
)
def test_what_is_wrong_is_told(dist: Path, damage: Callable[[Path], None], words: str) -> None:
    damage(dist)
    assert any(words in problem for problem in check_folder(dist).problems)


def test_files_of_others_are_a_hint(dist: Path) -> None:
    (dist / "CNAME").write_text("portsmouth.example", "utf-8")
    report = check_folder(dist)
    assert report.problems == []
    assert report.hints == ["1 files are not of this build: CNAME."]


@pytest.fixture
def host(dist: Path) -> Iterator[Server]:
    """A plain host of the site."""
    server = listen(dist, 20_000)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_running_host_is_asked_for_every_file(
    dist: Path, host: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"http://127.0.0.1:{host.server_port}"
    assert main([str(dist), "--url", address]) == 0
    built = tmp_path / "built"
    dist.rename(built)
    dist.mkdir()
    (dist / "index.html").write_text("another", "utf-8")
    assert main([str(built), "--url", address]) == 1
    said = capsys.readouterr().out
    assert "The host answers 404 for web/js/main.js." in said
    assert "The host sends another index.html than was built" in said


# The release.


def test_the_hash_stands_for_every_file(dist: Path) -> None:
    """Also for what stays on the host and for the worker's own program; not for hidden files."""
    first = read_release(dist)["hash"]
    assert json.loads((dist / "build.json").read_text("utf-8"))["hash"] == first
    seen = {first}
    for path in ("web/js/text.js", "web/icons/icon-192.png", "licenses/NOTICE.txt"):
        with (dist / path).open("a", encoding="utf-8") as file:
            file.write(" ")
        list_anew(dist)
        seen.add(read_release(dist)["hash"])
    assert len(seen) == 4
    (dist / ".nojekyll").write_text("x", "utf-8")
    list_anew(dist)
    assert read_release(dist)["hash"] in seen
    worker = dist / "sw.js"
    assert release_hash(worker.read_text("utf-8")) in seen
    assert release_hash(worker.read_text("utf-8") + " ") not in seen


def test_a_changed_worker_is_found_though_its_list_was_put_right(dist: Path) -> None:
    """Whoever changes sw.js and build.json alike can't keep the hash that the page shows."""
    worker = dist / "sw.js"
    worker.write_text(worker.read_text("utf-8") + "spy();", "utf-8")
    build = json.loads((dist / "build.json").read_text("utf-8"))
    data = worker.read_bytes()
    build["files"]["sw.js"] = {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    (dist / "build.json").write_text(json.dumps(build), "utf-8")
    assert check_folder(dist).problems == ["sw.js has another hash than it says: build again."]


def test_a_host_tells_its_release_to_whoever_has_no_folder(
    dist: Path, host: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"http://127.0.0.1:{host.server_port}"
    assert main(["--url", address]) == 0
    assert f"The host sends release {read_release(dist)['hash']}." in capsys.readouterr().out
    (dist / "web/icons/icon-192.png").write_text("another", "utf-8")
    assert main(["--url", address]) == 1
    (dist / "build.json").write_text("<title>Log in</title>", "utf-8")
    assert main(["--url", address]) == 1
    assert "it is not a built site" in capsys.readouterr().out
