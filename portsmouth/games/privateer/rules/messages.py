"""The names of components as messages."""

from __future__ import annotations

from portsmouth.core.text import Text
from portsmouth.games.privateer.rules.components import (
    CAPTAINS,
    GOODS,
    PORTS,
    RELICS,
    TRACKS,
    WINDS,
)


def good_name(good: int) -> Text:
    """Return the name of a good."""
    return Text(f"good-{GOODS[good]}")


def port_name(port: int) -> Text:
    """Return the name of a port."""
    return Text(f"port-{PORTS[port]}")


def track_name(track: int) -> Text:
    """Return the name of a track."""
    return Text(f"track-{TRACKS[track]}")


def relic_name(relic: int) -> Text:
    """Return the name of a Relic."""
    return Text(f"relic-{RELICS[relic]}")


def captain_name(captain: int) -> Text:
    """Return the name of a captain."""
    return Text(f"captain-{CAPTAINS[captain]}")


def wind_name(wind: int) -> Text:
    """Return the name of a wind."""
    return Text(f"wind-{WINDS[wind]}")
