"""The worker's side of the boundary: what the page may call. Runs in PyScript's worker.

If the engine can't be imported, `dispatch` answers every request with the reason, so that the
page can show it: PyScript itself would report such an error only to the console.
"""

import json
import traceback

from pyscript import sync

sync.on_stage("wheel")

try:
    from portsmouth.bridge import dispatch
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
