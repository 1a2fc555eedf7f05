"""What fights are about, as a viewer may ask: points of both sides, and what is aboard."""

from __future__ import annotations

from typing import Any

from portsmouth.games.victory.queries import QUERIES
from portsmouth.games.victory.rules import endings
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


def test_an_end_is_won_or_lost_by_what_it_is_worth_to_both() -> None:
    """V73-V79: the side that gains more than the other has won; nobody does where both sink."""
    s = facing(target=RICH.copy())
    (told,) = fights(s, 0).values()
    for end in (endings.SANK, endings.TOOK, endings.LOST, endings.TAKEN):
        own, other = told[end]
        assert endings.WORTH[end] == (own > other) - (own < other), end
    assert endings.WORTH[endings.BOTH] == endings.WORTH[endings.AWAY] == 0
    assert QUERIES.components()["endings"] == endings.endings()


def test_what_the_first_cubes_buy() -> None:
    """V3, V15: every field asks for wood and brick; nine of twelve buildings for wood."""
    starts: dict[str, Any] = QUERIES.components()["starts"]  # type: ignore[assignment]
    assert [letter for letter in "WBMC" if starts[letter]["usual"]] == ["W", "B"]
    assert starts["W"] == {
        "usual": True,
        "buildings": 9,
        "of": 12,
        "ships": True,
        "upgrades": [],
    }
    assert (starts["M"]["upgrades"], starts["C"]["upgrades"]) == (["guns"], ["sails"])


def test_who_is_asked_and_what_it_tells() -> None:
    s = facing(port(hand=["cannons"]), port(hand=["letter_of_marque"]))
    assert fights(s, 1) == fights(s, None) == {}
    s.ports[1].hand = (*s.ports[1].hand, *s.ports[1].hand)
    assert fights(s, 0) == fights(facing(), 0)
