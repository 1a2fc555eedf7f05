"""What fights are about, as a viewer may ask: points of both sides, and what is aboard."""

from __future__ import annotations

from typing import Any

from portsmouth.games.victory.queries import QUERIES
from portsmouth.games.victory.state import VictoryState
from tests.games.victory.build import facing, fired, port, ship

RICH = ship("b1", "v16", 4, passengers=1)


def fights(s: VictoryState, viewer: int | None) -> dict[str, Any]:
    """The stakes by the ships of both sides."""
    return QUERIES.odds(s, viewer)["fights"]  # type: ignore[return-value]


def test_points_and_what_is_aboard() -> None:
    """V73, V74, V78, V79, V80: a token for the winner, the ship's point, the cargo so far."""
    s = facing(target=RICH.copy())
    (told,) = fights(s, 0).values()
    assert (told["sank"], told["lost"]) == ([2, -1], [-1, 2])
    assert (told["took"], told["taken"]) == ([4, -1], [-1, 4])
    assert told["cargo"][1] == {
        "cubes": {"wood": 2, "brick": 1, "metal": 1, "cloth": 2},
        "any": 0,
        "passengers": 1,
    }
    assert told["needs"][0] == {"hull": 5, "crew": 5, "sails": 1}
    hurt = facing(own=ship("a1", crew="2"), target=ship("b1", hull="25", sails="345"))
    (told,) = fights(hurt, 0).values()
    assert told["needs"] == [
        {"hull": 3, "crew": 5, "sails": 0},
        {"hull": 5, "crew": 4, "sails": 4},
    ]
    assert s.fight is None
    assert [*fights(fired(target=RICH.copy()), None)] == ["a1-b1"]


def test_who_is_asked_and_what_it_tells() -> None:
    s = facing(port(hand=["cannons"]), port(hand=["letter_of_marque"]))
    assert fights(s, 1) == fights(s, None) == {}
    s.ports[1].hand = (*s.ports[1].hand, *s.ports[1].hand)
    assert fights(s, 0) == fights(facing(), 0)
