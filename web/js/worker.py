"""The worker's side of the boundary: what the page may call. Runs in PyScript's worker.

If the engine can't be imported, `dispatch` answers every request with the reason, so that the
page can show it: PyScript itself would report such an error only to the console.
"""

import gc
import json
import sys
import traceback

from polyscript import xworker

xworker.sync.on_stage("wheel", "portsmouth.api.bridge" in sys.modules)
gc.disable()  # what a start makes stays
# Read in place: unpacking takes longer than all else.
sys.path.insert(0, "/home/pyodide/engine.whl")

try:
    from portsmouth.api.bridge import dispatch
except BaseException as error:
    _failure = json.dumps(
        {
            "ok": False,
            "code": "import",
            "message": f"The engine could not be loaded: {type(error).__name__}: {error}",
            "detail": traceback.format_exc(),
        }
    )

    def dispatch(request: str) -> str:
        """Answer any request with the reason why there is no engine."""
        return _failure


gc.freeze()  # no later search for garbage looks at it
gc.enable()


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
        known = top in sys.stdlib_module_names or top.startswith(("pyodide", "_sysconfigdata"))
        if not known or not self.fetched():
            return None
        folder = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{self.PLACE}/{folder}".rstrip("/")])

    def fetched(self) -> bool:
        """Say whether the second zip is here, after asking the host for it the first time."""
        import os

        if not self.tried:
            self.tried = True
            from js import XMLHttpRequest
            from pyodide_js import _api

            request = XMLHttpRequest.new()
            request.open("GET", f"{_api.config.indexURL}python_more.zip", False)
            request.responseType = "arraybuffer"
            request.send()
            if request.status == 200:
                with open(self.PLACE, "wb") as file:
                    file.write(request.response.to_bytes())
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
