"""The worker's side of the boundary: what the page may call. Runs in PyScript's worker.

If the engine can't be imported, `dispatch` answers every request with the reason, so that the
page can show it: PyScript itself would report such an error only to the console.
"""

import gc
import json
import sys
import traceback

from polyscript import xworker

# The address of each game's wheel in the site, which the build writes here.
WHEELS: dict[str, str] = {}

xworker.sync.on_stage("wheel", "portsmouth.api.bridge" in sys.modules)
gc.disable()  # what a start makes stays
# Read in place: unpacking takes longer than all else.
sys.path.insert(0, "/home/pyodide/engine.whl")

try:
    from portsmouth.api.bridge import dispatch as ask
except BaseException as error:
    _failure = json.dumps(
        {
            "ok": False,
            "code": "import",
            "message": f"The engine could not be loaded: {type(error).__name__}: {error}",
            "detail": traceback.format_exc(),
        }
    )

    def ask(request: str) -> str:
        """Answer any request with the reason why there is no engine."""
        return _failure


gc.freeze()  # no later search for garbage looks at it
gc.enable()


def fetch(path: str) -> bytes:
    """A file of the site, while everything waits; raises OSError if the host does not give it."""
    from js import XMLHttpRequest
    from pyodide.ffi import JsException
    from pyodide_js import _api

    request = XMLHttpRequest.new()
    request.open("GET", f"{_api.config.indexURL}../../{path}", False)
    request.responseType = "arraybuffer"
    try:
        request.send()
    except JsException:
        raise OSError("no answer") from None
    if request.status != 200:
        raise OSError(f"answer {request.status}")
    return request.response.to_bytes()


class GameRules:
    """Finds the rules of a game: its wheel is fetched when something of it is first imported.

    So no operation of the engine need say beforehand which game it is about, in whichever worker
    (PEP 451, a meta path finder).
    """

    def __init__(self) -> None:
        """No game is here yet."""
        self.here: set[str] = set()
        self.lost: dict | None = None

    def find_spec(self, name: str, path: list[str] | None = None, target: object = None) -> object:
        """The spec of a module of a game that was not here until now; None for all others."""
        package, _, rest = name.removeprefix("portsmouth.games.").partition(".")
        if not name.startswith("portsmouth.games.") or not rest or package not in WHEELS:
            return None
        if package in self.here:
            return None
        from importlib.machinery import PathFinder

        self.bring(package)
        return PathFinder.find_spec(name, path)

    def bring(self, key: str) -> None:
        """Fetch a game's wheel and make it known; raises ImportError if it is lost or damaged."""
        from hashlib import sha256
        from zlib import decompress

        from portsmouth.registry import add_source

        address = WHEELS[key]
        try:
            wheel = fetch(address)
            if f"-0x{sha256(wheel).hexdigest()[:12]}-" not in address:
                raise OSError("damaged")
        except OSError as error:
            name = address.rpartition("/")[2]
            args = {"name": name, "why": str(error)}
            self.lost = {"id": "page-engine-missing", "args": args}
            raise ImportError(f"{name}: {error}") from None
        place = f"/home/pyodide/{key}.whl"
        with open(place, "wb") as file:
            file.write(decompress(wheel))  # packed as a whole (tools/compile_wheel.py)
        add_source(place)
        self.here.add(key)


rules = GameRules()
sys.meta_path.append(rules)


def dispatch(request: str) -> str:
    """Answer a request; if the game it is about could not be had, say so instead of the fault."""
    rules.lost = None
    answer = ask(request)
    if rules.lost is None:
        return answer
    detail = json.loads(answer).get("detail", "")
    return json.dumps({"ok": False, "code": "no_rules", "text": rules.lost, "detail": detail})


class MoreOfTheLibrary:
    """Finds standard modules beyond the core: the host has them in a second zip, fetched once.

    Nothing of the game needs them; a wheel of the player's may (PEP 451, a meta path finder).
    """

    PLACE = "/lib/python_more.zip"

    def __init__(self) -> None:
        """Nothing is fetched yet."""
        self.tried = False

    def find_spec(self, name: str, path: object = None, target: object = None) -> object:
        """The spec of a module that the core lacks; None if the rest lacks it too."""
        from importlib.machinery import PathFinder

        top, _, _ = name.partition(".")
        known = top in sys.stdlib_module_names or top.startswith(
            ("pyodide", "_sysconfigdata", "_whole_")
        )
        if not known or not self.fetched():
            return None
        folder = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{self.PLACE}/{folder}".rstrip("/")])

    def fetched(self) -> bool:
        """Say whether the second zip is here, after asking the host for it the first time."""
        import os

        if not self.tried:
            self.tried = True
            try:
                library = fetch("vendor/pyodide/python_more.zip")
            except OSError:
                return False
            with open(self.PLACE, "wb") as file:
                file.write(library)
        return os.path.exists(self.PLACE)


sys.meta_path.append(MoreOfTheLibrary())


async def install(address: str) -> str:
    """Install a further wheel with the vendored micropip; answers like `dispatch`, never raises.

    `address` is the wheel's absolute URL or the name of a package micropip knows.
    """
    try:
        import pyodide_js

        await pyodide_js.loadPackage("micropip")
        import micropip

        await micropip.install(address)
    except Exception as error:
        message = f"{address} could not be installed: {type(error).__name__}: {error}"
        detail = traceback.format_exc()
        return json.dumps({"ok": False, "code": "install", "message": message, "detail": detail})
    return json.dumps({"ok": True})


__export__ = ["dispatch", "install"]
