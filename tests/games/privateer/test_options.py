"""The match options: what each value changes, and what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from portsmouth.core.errors import BadSetup
from portsmouth.core.rng import Rng
from portsmouth.games.privateer.game import GAME
from portsmouth.games.privateer.meta import META
from portsmouth.games.privateer.rules.components import DATA
from portsmouth.games.privateer.state import PrivateerState, Rules
from tests.games.privateer.build import (
    infamy,
    new,
    play,
    position,
    ship,
    step,
    verbs,
)


def shown(s: PrivateerState, viewer: int | None) -> list[int | None]:
    """The purses as a seat sees them."""
    return [each["silver"] for each in GAME.view(s, viewer)["ships"]]  # type: ignore


def test_every_option_has_its_ruling_and_its_default() -> None:
    """B35, B33, B41, B42, B23: shown at set-up with the rule, as the components list them."""
    listed = [(row["key"], row["default"], row["values"], row["rule"]) for row in DATA["options"]]
    assert [(o.key, o.default, [*o.values], o.rule) for o in META.options] == listed
    assert [spec.key for spec in META.options] == [*Rules._fields]


def test_purses_are_closed() -> None:
    """B35, P13, P62: the number is shown to its owner only, and to all at the end."""
    s = position(ship("k9", silver=7), ship("c2", silver=9))
    assert [shown(s, viewer) for viewer in (0, 1, None)] == [[7, None], [None, 9], [None, None]]
    assert GAME.view(s, 0)["closed_purses"] is True
    assert GAME.secrets(s)


def test_purses_are_open_at_the_end() -> None:
    """B35: to players and onlookers."""
    s = position(ship("k9", silver=7), ship("c2", silver=9), round=40, active=1)
    play(s, "stay")
    assert [shown(s, viewer) for viewer in (0, 1, None)] == [[7, 9]] * 3


def test_open_purses() -> None:
    """B35: all see all, all the time."""
    s = position(ship("k9", silver=7), ship("c2", silver=9), settings={"purses": "open"})
    assert [shown(s, viewer) for viewer in (0, 1, None)] == [[7, 9]] * 3
    assert GAME.view(s, 0)["closed_purses"] is False
    assert not GAME.secrets(s)


@pytest.mark.parametrize("purses", ["closed", "open"])
def test_a_position_dealt_anew_keeps_the_purses(purses: str) -> None:
    """B35: anybody may keep count, so what is re-dealt has the true sums."""
    s = position(ship("k9", silver=7), ship("c2", silver=9), settings={"purses": purses})
    GAME.resample_hidden(s, 0, Rng(5))
    assert [each.silver for each in s.ships] == [7, 9]


def test_what_lies_open() -> None:
    """P62: cargo, tracks, Relics, captains, Port Cards and discards, alike to all viewers."""
    s = position(
        ship("k9", "vane", cargo={"rum": 2}, relics=["sun_disc"], debts=1),
        ship("c2", cargo={"fruit": 1}),
        deck=["storm"],
        ports={"tortuga": "PC08"},
        ports_left=5,
        left=9,
    )

    def without_own(view: dict[str, Any]) -> dict[str, Any]:
        for each in view["ships"]:
            del each["silver"]
        for port in view["ports"]:
            del port["brings"], port["last"], port["turns"]
        return view

    views = [without_own(GAME.view(s, viewer)) for viewer in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    mine = views[1]["ships"][0]
    assert (mine["captain"], mine["cargo"]["rum"], mine["relics"]) == ("vane", 2, ["sun_disc"])
    assert mine["tracks"]["sails"]["position"] == 1
    tortuga = next(port for port in views[1]["ports"] if port["id"] == "tortuga")
    assert (tortuga["card"], tortuga["sells"]["rum"], tortuga["buys"]["fruit"]) == ("PC08", 2, 5)
    assert views[1]["bounty"]["left"] == 9
    assert len(views[1]["bounty"]["discarded"]) == 60 - 9 - 2
    assert len(views[1]["port_cards"]["discarded"]) == 14 - 5


def test_the_order_of_the_decks_is_hidden() -> None:
    """P62: other decks, the same view; dealt anew they hold the same cards in another order."""
    s = position(ship("k9"), step="bounty")
    twin = s.copy()
    GAME.resample_hidden(twin, 0, Rng(5))
    assert (twin.bounty_deck, twin.port_deck) != (s.bounty_deck, s.port_deck)
    assert sorted(twin.bounty_deck) == sorted(s.bounty_deck)
    assert sorted(twin.port_deck) == sorted(s.port_deck)
    assert GAME.view(twin, 0) == GAME.view(s, 0)
    assert twin.rng.seed != s.rng.seed


def test_what_the_own_cargo_brings() -> None:
    """P62: a viewer's own reckoning: by his captain's prices, in each port."""
    s = position(ship("k9", "hornigold", cargo={"fruit": 2, "rum": 1}), ports={"tortuga": "PC08"})
    tortuga = next(port for port in GAME.view(s, 0)["ports"] if port["id"] == "tortuga")
    assert tortuga["brings"] == 12


@pytest.mark.parametrize(("captains", "asked"), [("pick", "captain"), ("dealt", "outfit")])
def test_captains(captains: str, asked: str) -> None:
    """B33: a choice of two, or one dealt."""
    settings = META.resolve_settings(3, {"captains": captains})
    assert step(GAME.setup(3, settings, Rng(4))) == asked


@pytest.mark.parametrize(("season", "ended"), [(40, False), (30, False), (20, True)])
def test_season(season: int, ended: bool) -> None:
    """B41: how many rounds there are."""
    s = position(ship("k9"), ship("c2"), round=20, active=1, settings={"season": season})
    assert (GAME.outcome(play(s, "stay")) is not None) == ended


@pytest.mark.parametrize(("goal", "ended"), [(20, False), (15, True)])
def test_goal(goal: int, ended: bool) -> None:
    """B42: how much Infamy wins."""
    crew = ship("i6", sails=5, crew=4, cannons=3, hold=0, silver=5)
    s = position(crew, settings={"goal": goal}, ports={"tortuga": "PC08"})
    play(s, "sail j6", "upgrade hold")
    assert infamy(s)[0] == 15
    assert (GAME.outcome(s) is not None) == ended


@pytest.mark.parametrize("sell_back", [False, True])
def test_sell_back(sell_back: bool) -> None:
    """B23: whether steps can be sold."""
    s = position(ship("i6"), settings={"sell_back": sell_back})
    assert ("strip" in verbs(play(s, "sail j6"))) == sell_back


@pytest.mark.parametrize("key", [spec.key for spec in META.options])
def test_only_what_is_offered(key: str) -> None:
    """B35, B33, B41, B42, B23: any other value is refused."""
    with pytest.raises(BadSetup):
        new(2, {key: "other"})
