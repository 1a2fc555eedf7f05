"""Set-up: nations, flags, starts, first crates, and the dealt opening."""

from __future__ import annotations

import pytest

from portsmouth.core.meta import Settings
from portsmouth.core.rng import Rng
from portsmouth.games.war.game import GAME
from portsmouth.games.war.meta import CHARTS, META
from portsmouth.games.war.rules import charts
from portsmouth.games.war.rules.components import (
    EXPORTS,
    GOODS,
    IS_TRADE,
    NATIONS,
    NONE,
    PORTS,
    PRINTED,
)
from portsmouth.games.war.rules.harbours import is_own, nation_of
from portsmouth.games.war.rules.world import port_of
from portsmouth.games.war.state import WarState
from tests.games.war.build import asked, at, cargo, kinds, legal, play, sheet, step, why


def new(seats: int, seed: int = 1, **options: int | str | bool) -> WarState:
    """A new game."""
    chosen: Settings = options
    s = GAME.setup(seats, META.resolve_settings(seats, chosen), Rng(seed))
    GAME.check(s)
    return s


@pytest.mark.parametrize("seats", META.seats)
def test_goods_sheet(seats: int) -> None:
    """W2: three crates of each good for each player."""
    assert new(seats).sheet == (3 * seats,) * 11


def test_who_gets_what() -> None:
    """W3, W4, W5, W9, W74, S10: a nation of one's own, 4 gold, one ship at 4, flags, no letter."""
    firsts, nations = set(), set()
    for seed in range(60):
        s = new(3, seed)
        firsts.add(s.first)
        assert len({convoy.nation for convoy in s.convoys}) == 3
        nations |= {convoy.nation for convoy in s.convoys}
        for convoy in s.convoys:
            assert (convoy.gold, convoy.ships, convoy.values) == (4, 1, (4, 4, 4))
            assert (convoy.nation_flags, convoy.pirate_flags) == (3, 4)
            assert (convoy.letters, convoy.pirate, convoy.hand) == (0, False, ())
    assert firsts == {0, 1, 2}
    assert nations == {*range(6)}


def test_piles_are_shuffled() -> None:
    """W9, W75: deck, bag and black-bordered flags, each in another order."""
    one, other = new(2, 1), new(2, 2)
    assert one.deck != other.deck
    assert one.bag != other.bag
    assert sorted(one.deck) == sorted(other.deck) == [*range(48)]
    drawn = int(one.frames[-1][1])
    assert sorted([drawn, *one.stack]) == [*range(6)]


@pytest.mark.parametrize("year", CHARTS)
def test_a_historic_chart(year: str) -> None:
    """S3: its ports belong to who held them then; nobody places a flag, and a start comes first."""
    held = next(each["flags"] for each in charts.DATA["charts"] if str(each["year"]) == year)
    for opening in ("chosen", "dealt"):
        s = new(3, 4, chart=year, opening=opening)
        belongs = {PORTS[port]: NATIONS[nation_of(s, port)] for port in range(len(PORTS))}
        assert {port: belongs[port] for port in held} == held
        assert [port for port in belongs if s.black[PORTS.index(port)] != NONE] == [
            port for port in belongs if port in held
        ]
        assert all(NATIONS[PRINTED[PORTS.index(port)]] != nation for port, nation in held.items())
        assert s.frames[-1][0] == ("begin" if opening == "chosen" else "cast")


def test_no_chart_but_those_of_the_rules_places_flags() -> None:
    """W6: on the chart of the rules each seat is asked for one."""
    assert {year: bool(new(2, 1, chart=year).stack) for year in ("printed", *CHARTS)} == {
        "printed": True,
        **dict.fromkeys(CHARTS, False),
    }


def test_order_of_the_set_up() -> None:
    """W6, W7, W8, W10, S1: flags clockwise, starts the other way, crates clockwise; then turns."""
    s = new(3, 5)
    first = s.first
    order = [(first + more) % 3 for more in range(3)]
    for number, seat in enumerate(order):
        assert asked(s) == ("flag", seat)
        play(s, f"flag {('goa', 'rio', 'manila')[number]}")
    for seat in reversed(order):
        assert asked(s) == ("begin", seat)
        play(s, "begin cadiz")
    for seat in order:
        assert asked(s) == ("lade", seat)
        play(s, "lade tea 2", "lade furs 2", "ready")
    assert asked(s) == ("cast", first)
    assert [at(s, seat) for seat in range(3)] == ["cadiz"] * 3
    assert cargo(s, 0) == {"tea": 2, "furs": 2}
    assert sheet(s, "tea") == 9 - 6
    assert s.round == 1
    assert [s.convoys[seat].gold for seat in range(3)] == [4, 4, 4]


def test_a_black_flag_replaces_the_nation() -> None:
    """W6, S3: the port is of the flag's nation from then on."""
    s = new(2, 3)
    nation = int(s.frames[-1][1])
    play(s, "flag benguela")
    assert GAME.view(s, None)["ports"][11]["nation"] == NATIONS[nation]  # type: ignore[index, call-overload]


def test_one_black_flag_a_port() -> None:
    """S42: a second one is refused there; any other port will do, whatever its nation."""
    s = new(2, 3)
    play(s, "flag goa")
    assert why(s, "flag goa") == ("flag_there", "S42")
    assert len(legal(s)) == 39


def test_a_flag_is_drawn_when_it_is_to_be_placed() -> None:
    """W6, W75: the next one is not known before; this is a barrier."""
    s = new(2, 3)
    stack = s.stack
    play(s, "flag goa")
    assert s.frames[-1] == ("flag", stack[0])
    assert s.stack == stack[1:]


def test_convoys_may_share_a_port() -> None:
    """W7, W76: any port, dots of either sort, also where another lies."""
    s = new(2, 3)
    play(s, "flag goa", "flag rio", "begin gibraltar")
    assert len(legal(s)) == 40
    play(s, "begin gibraltar")
    assert at(s, 0) == at(s, 1) == "gibraltar"


def test_exactly_four_crates() -> None:
    """W8, S89: not three, not five; alone at most three of a kind."""
    s = new(1)
    play(s, "flag goa", "begin london")
    assert why(s, "ready") == ("crates_left", "S89")
    assert why(s, "lade tea 4") == ("sold_out", "W34")
    play(s, "lade tea 3")
    assert why(s, "lade furs 2")[1] in ("W77", "W8")
    play(s, "lade furs 1")
    assert legal(s) == ["ready"]
    assert kinds(play(s, "ready")) == ["turn"]


def test_dealt_opening() -> None:
    """O2, S88: flags on different ports, starts in own trade ports, crates not exported there."""
    for seed in range(40):
        s = new(4, seed, opening="dealt")
        assert asked(s) == ("cast", s.first)
        assert sum(nation != NONE for nation in s.black) == 4
        for convoy in s.convoys:
            port = port_of(convoy.at)
            assert IS_TRADE[port]
            assert is_own(s, convoy, port)
            goods = [good for good in range(len(GOODS)) if convoy.hold[good]]
            assert sum(convoy.hold) == 4
            assert not {*goods} & {*EXPORTS[port]}
    assert step(new(4)) == "flag"


def test_letters_are_few() -> None:
    """W9, S10: eight in all; any number for one while they last."""
    s = new(2)
    play(s, "flag goa", "flag rio", "begin london", "begin london")
    s.convoys[0].letters = 5
    GAME.check(s)
    s.convoys[1].letters = 4
    with pytest.raises(AssertionError, match="letters"):
        GAME.check(s)


def test_a_first_game_begins_with_the_roll() -> None:
    """O2: dealt, as a first game is; who chooses gets the book's opening."""
    s = new(2, **dict(META.first_options))
    assert step(s) == "cast"
    assert step(new(2)) == "flag"
