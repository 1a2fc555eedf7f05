"""What the table tells before an action: plays beyond the trade, dangers, sets, last turns."""

from __future__ import annotations

import pytest

from portsmouth.api.advice_jobs import forecast
from portsmouth.core.match import Match
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.queries import QUERIES
from portsmouth.games.victory.rules import danger, names
from portsmouth.games.victory.rules.components import FIRST_VOYAGE, HAS_PIECE, spaces_of
from portsmouth.games.victory.state import Ship, VictoryState
from tests.games.victory.build import options, play, port, position, refusal, ship, the, view


def remedy(s: VictoryState, action: str) -> list[str]:
    """What is proposed before a refused action, as it is written."""
    return [GAME.notation.write(each) for each in refusal(s, action).remedy]


def test_what_can_be_played_at_once_is_offered_while_trading() -> None:
    """V6, V13: trading is left by the way; then the play is legal."""
    s = position(port("WWBM", ["mine.hull", "v01"]), step="trade")
    for action in ("build mine.hull", "launch v01 a1", "rest"):
        assert remedy(s, action) == ["done"]
        play(s.copy(), "done", action)


def test_what_lacks_cubes_is_offered_with_the_trade_that_brings_them() -> None:
    """V12, V24: of the trades that help the one that keeps most points is proposed."""
    s = position(port("WWWWWWCC", ["mine.hull"]), step="trade")
    assert remedy(s, "build mine.hull") == ["trade CC B", "done"]
    s = position(port("WWMMMMMM", ["church.crew"]), step="trade")
    assert remedy(s, "build church.crew") == ["trade MM B", "done"]
    s = position(port("WWCC", ["mine.hull"]), step="trade")
    assert remedy(s, "build mine.hull") == ["trade CC B", "done"]
    play(s.copy(), "trade CC B", "done", "build mine.hull")
    s = position(port("WMM", ["artisan_guild.hull", "mine.hull"], ["commerce"]), step="trade")
    assert remedy(s, "found shipyards mine.hull") == []
    s = position(
        port("BBMM", ["artisan_guild.hull"]), step="trade", settings={"trades_per_turn": 1}
    )
    assert remedy(s, "build artisan_guild.hull") == ["trade MM W"]
    play(s.copy(), "trade MM W", "build artisan_guild.hull")
    s = position(port("WM", ["mine.hull"]), step="play")
    assert remedy(s, "build mine.hull") == []


def test_who_plays_nothing_more_is_offered_nothing() -> None:
    """V13: without a card the step of trading stands alone."""
    s = position(port("WW"), step="trade")
    assert {action.split()[0] for action in options(s)} == {"trade", "done"}


def waiting(**more: object) -> VictoryState:
    """Seat 0's ship on a blast space of v04; seat 1's ship one space before the next blast."""
    mine, other = ship("a1", "v04", 1), ship("b1", "v06", 2)
    return position(port(), port(**more), ships=[mine, other], step="trade")  # type: ignore[arg-type]


def test_a_ship_is_in_danger_where_a_rival_may_stand_on_blast_in_his_next_play() -> None:
    """V44, V48: by his own move; whether he holds Fire Cannons nobody knows."""
    s = waiting()
    assert danger.hunters(s, the(s, "a1"), 1) == (1,)
    assert danger.hunters(s, the(s, "a1"), 2) == ()
    assert view(s, 0)["ships"][0]["hunters"] == [1]
    the(s, "b1").space = 4  # on the finish: it must end its voyage first (R49)
    assert danger.hunters(s, the(s, "a1"), 1) == ()


def test_a_rival_one_space_before_blast_is_a_danger() -> None:
    """V8, V44, V48: it may move there before it fires; two spaces before it is none."""
    s = waiting()
    for space, hunted in ((1, (1,)), (0, ())):
        the(s, "b1").space = space
        assert danger.hunters(s, the(s, "a1"), 1) == hunted


def test_what_an_end_brings_is_told() -> None:
    """V42, V43, V47, V90: cubes that the bank has, choices, the Piece of Eight, passengers."""
    cases = [
        (ship("a1", "v10", 4, passengers=2), "cubes choices=1 piece delivered=2"),
        (ship("a1", "v05", 1, passengers=1), "cubes undelivered=1"),
        (ship("a1", "v05", 0), "no-cubes"),
    ]
    for each, brings in cases:
        found = options(position(ships=[each], step="voyages"))["end a1"].effects
        words = [text.id.removeprefix("effect-") for text in found]
        counts = ["=" + str(text.args["count"]) if "count" in text.args else "" for text in found]
        assert [*map("".join, zip(words, counts, strict=True))] == brings.split()


def test_a_fort_guards_the_start() -> None:
    """V26: nobody can attack there."""
    hunter = ship("b1", "v06", 2)
    for built, hunted in (([], (1,)), (["fort.guns"], ())):
        s = position(port("", (), (), built), ships=[ship("a1", "v02"), hunter], step="trade")
        assert danger.hunters(s, the(s, "a1"), 0) == hunted


@pytest.mark.parametrize(
    ("step", "acted", "hunters"),
    [("voyages", False, (1,)), ("voyages", True, ()), ("trade", False, ()), ("trade", True, ())],
)
def test_a_ship_that_has_moved_fires_from_where_it_is(
    step: str, hunters: tuple[int, ...], *, acted: bool
) -> None:
    """V8, V48: once the rival's ship has moved, or may no more, only its own space counts."""
    ships = [ship("a1", "v04", 1), ship("b1", "v06", 1, acted=acted)]
    s = position(port(), port("WW"), ships=ships, step=step, active=1)
    assert danger.rivals(s, 0) == hunters
    the(s, "b1").space = 2
    assert danger.rivals(s, 0) == (1,)


def test_the_next_space_is_told_before_a_ship_moves() -> None:
    """V42, V44: what ending there brings, and who could attack there."""
    ships = [ship("a1", "v04", 0), ship("b1", "v06", 2)]
    s = position(port(), ships=ships, step="voyages")
    ids = [each.id for each in options(s)["sail a1"].effects]
    assert ids == ["effect-cargo", "effect-blast", "effect-hunted-1", "effect-draws"]
    stay = options(s)["done"]
    assert dict(stay.label.args)["space"] == 1
    assert [each.id for each in stay.effects] == ["effect-blast", "effect-hunted-1"]
    assert options(s)["sail a1"].label.args["space"] == 2


@pytest.mark.parametrize(
    ("cubes", "other", "drawn"),
    [
        ("", ship("a2"), True),
        ("W", ship("a2", hull="3"), False),
        ("", ship("a2", hull="3"), True),
        ("", ship("a2", "v07", 1), False),
    ],
    ids=["nothing to do", "repairs", "repairs that nobody can pay", "another ship"],
)
def test_a_draw_is_told_where_a_ship_s_move_ends_the_steps_before_it(
    cubes: str, other: Ship, *, drawn: bool
) -> None:
    """V11, R85: not while there is a repair to pay for, or another ship to move."""
    s = position(port(cubes, ["v20"]), ships=[ship("a1", "v06", 1), other], step="voyages")
    told = [each.id for each in options(s)["sail a1"].effects]
    assert ("effect-draws" in told) == drawn
    play(s, "sail a1")
    assert (s.frames[-1][0] not in ("voyages", "repairs")) == drawn


def test_a_draw_is_told_where_a_push_ends_the_steps_before_it() -> None:
    """V11, V27, R49, R85: her own ship may still act after a push, and two Churches push twice."""
    for churches, own, drawn in (
        (["church.crew"], ship("a1"), True),
        (["church.crew"], ship("a1", "v04"), False),
        (["church.crew", "church.sails"], ship("a1"), False),
    ):
        s = position(
            port("", ["v20"], (), churches),
            ships=[own, ship("b1", "v06", 1)],
            step="voyages",
        )
        told = [each.id for each in options(s)["push b1"].effects]
        assert ("effect-draws" in told) == drawn
        play(s, "push b1")
        assert (s.frames[-1][0] != "voyages") == drawn


def test_a_move_to_the_finish_leaves_nothing_to_push() -> None:
    """V11, V27, V41, R85: there a Church has no ship to push, elsewhere the same one again."""
    for space, drawn in ((2, True), (1, False)):
        built = port("", ["v20"], (), ["church.crew"])
        s = position(built, ships=[ship("a1", "v04", space)], step="voyages")
        told = [each.id for each in options(s)["sail a1"].effects]
        assert ("effect-draws" in told) == drawn
        play(s, "sail a1")
        assert (s.frames[-1][0] != "voyages") == drawn


def test_a_ship_on_the_last_space_is_not_told_of_another() -> None:
    """V41: no space beyond the finish is named."""
    s = position(port(), ships=[ship("a1", "v04", 3)], step="voyages")
    assert "space" not in options(s)["sail a1"].label.args


def test_sets_that_go_and_cubes_that_are_left_are_told_before_the_price_is_paid() -> None:
    """V85: four bricks are worth a point, which a Fort takes."""
    s = position(port("BBBBWW", ["fort.guns"]))
    after = play(s.copy(), "build fort.guns")
    found = QUERIES.worth(s, after, 0)
    assert (found.before, found.after) == (2, 3)
    lost, left = found.changes
    assert [lost.id, left.id] == ["worth-set-lost", "worth-left"]
    assert {**lost.args} == {"cubes": names.some(1, 4), "points": 1}


def test_who_still_has_a_turn_after_a_declaration() -> None:
    """V87, R47: the seats up to the one that began."""
    s = position(port(), active=1, seats=4, declarer=0)
    assert (view(s, 0)["declarer"], view(s, 0)["last_turns"]) == (0, [2, 3])
    s = position(port(), seats=4)
    assert (view(s, 0)["declarer"], view(s, 0)["last_turns"]) == (None, [])


def test_a_fight_is_forecast_before_trading_is_left() -> None:
    """V48: what an attack comes to is asked where it is offered, with what goes before it."""
    ships = [ship("a1", "v14", 2), ship("b1", "v18", 2, hull="2345")]
    s = position(port("WW", ["fire_cannons"]), port(), ships=ships, step="trade")
    assert remedy(s, "fire a1 b1") == ["done"]
    match = Match(GAME, 2, {}, 1, {})
    match.restore(s, [], [(0, GAME.meta.rules)], ())
    work = forecast(match, {"seat": 0, "viewer": 0, "action": "fire a1 b1"})
    assert next(work) is not None
    assert match.state.frames == s.frames


def test_full_sail_tells_of_the_space_that_it_leads_to() -> None:
    """V45, V55: a port there is told, whatever the spaces beside it are."""
    for space in range(4):
        s = position(port("", ["full_sail_ahead"]), ships=[ship("a1", "v06", space)])
        told = [each.id for each in options(s)["full a1"].effects]
        assert ("effect-port" in told) == (space + 1 == 3), space


def test_storm_tells_of_the_space_behind() -> None:
    """V45, V56, R16: a port there is told; before the start there is none."""
    for space in range(1, 5):
        s = position(port("", ["storm_ahead"]), ships=[ship("a1", "v06", space)])
        told = [each.id for each in options(s)["storm a1"].effects]
        assert ("effect-port" in told) == (space - 1 == 3), space
    assert (
        options(position(port("", ["storm_ahead"]), ships=[ship("a1", "v06")]))["storm a1"].effects
        == ()
    )


def test_a_launch_tells_what_the_voyage_brings_and_who_could_attack_on_its_start() -> None:
    """V38, V44, V48: v03 has its first blast on the second space, v04 on the start."""
    way = ["effect-way", "effect-way-spaces"]
    for voyage, told in (("v03", way), ("v04", [*way, "effect-hunted-1"])):
        s = position(port("", [voyage]), ships=[ship("a1"), ship("b1", "v06", 2)])
        assert [each.id for each in options(s)[f"launch {voyage} a1"].effects] == told


def test_the_space_before_the_last_tells_of_a_piece_of_eight() -> None:
    """V43, V90: it comes if the voyage ends on the last space, as long as there are any."""
    for voyage in ("v06", "v14", "v16"):
        here = ship("a1", voyage)
        last = len(spaces_of(here.voyage)) - 1
        for space in range(last):
            s = position(port(), ships=[ship("a1", voyage, space)], step="voyages")
            told = [each.id for each in options(s)["sail a1"].effects]
            piece = HAS_PIECE[here.voyage - FIRST_VOYAGE] and space + 1 == last
            assert ("effect-piece-there" in told) == piece, (voyage, space)
            s.pieces = 0
            told = [each.id for each in options(s)["sail a1"].effects]
            assert "effect-piece-there" not in told
