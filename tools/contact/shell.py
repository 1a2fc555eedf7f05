"""The scenes of the page itself: what stands beside the tables."""

from __future__ import annotations

from tools.contact.studio import Scene, Studio

ADDRESSES = {
    "home": "/",
    "choose-new": "/new",
    "choose-quick": "/new/quick",
    "choose-learn": "/learn",
    "choose-rules": "/rules",
    "statistics": "/statistics",
    "settings": "/settings",
    "logbook": "/logbook",
}


def at(address: str) -> Scene:
    """Return a scene that shows a screen by its address."""

    def make(studio: Studio) -> None:
        studio.visit(address)

    return make


SCENES: dict[str, Scene] = {name: at(address) for name, address in ADDRESSES.items()}
