"""Historic charts: black-bordered flags where a port had another nation in that year (S3).

They are no part of the rulebook. On such a chart nobody places flags (W6): who held what is known.
"""

from __future__ import annotations

import json
from typing import Any

from portsmouth.core.resource import text
from portsmouth.games.war.rules.components import NATIONS, NONE, PORTS, Numbers

DATA: dict[str, Any] = json.loads(text("portsmouth.games.war", "charts.json"))


def _flags(held: dict[str, str]) -> Numbers:
    """Return for each port the nation of its flag, or NONE."""
    return tuple(NATIONS.index(held[port]) if port in held else NONE for port in PORTS)


HISTORIC: dict[str, Numbers] = {
    str(chart["year"]): _flags(chart["flags"]) for chart in DATA["charts"]
}
"""By year the black-bordered flag of each port."""
