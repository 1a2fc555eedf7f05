"""Run inside Pyodide by ``tools/bench.py``: the engine's speed as one line of JSON."""

import json

from portsmouth.__main__ import measure

measure("portsmouth", 4, 60, 1000)
print(json.dumps(measure("portsmouth", 4, 200, 1)))
