"""Odds of a position: what bears, previews, other rolls, crews; nothing hidden is told."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from portsmouth.core.context import NULL_CONTEXT, EventRecorder
from portsmouth.core.position import Position
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.games.captains_sea.bots.midshipman import Landsman
from portsmouth.games.captains_sea.game import GAME
from portsmouth.games.captains_sea.meta import META
from portsmouth.games.captains_sea.odds import bearing, chance, ghosts, melee, musters, rolls
from portsmouth.games.captains_sea.queries import QUERIES
from portsmouth.games.captains_sea.rules import geometry, names
from portsmouth.games.captains_sea.rules.components import NONE, SIDES, card
from portsmouth.games.captains_sea.rules.guns import aims
from portsmouth.games.captains_sea.rules.manoeuvres import contact
from portsmouth.games.captains_sea.rules.names import square
from portsmouth.games.captains_sea.state import RELATIONS, CaptainState
from portsmouth.games.captains_sea.views import hidden
from tests.games.captains_sea.build import kinds, put_ship, sea, start
from tests.games.captains_sea.simulated import every

MEN = {"pf": 4, "pa": 4, "sf": 4, "sa": 4}


FAR = 12
QUARTERS = ((1, 1), (-1, 1), (-1, -1), (1, -1))


@pytest.mark.parametrize("quarter", QUARTERS, ids=str)
def test_what_bears_is_what_may_fire(quarter: tuple[int, int]) -> None:
    """16: the preview and the rule agree for all headings of both and all offsets to 12."""
    s = sea("s03")
    s.impulse, s.leader = 6, 1
    (across, down), corner = quarter, tuple(FAR if way < 0 else 0 for way in quarter)
    here = put_ship(s, 0, corner[0], corner[1], 1, man=MEN)
    s.frames = (("muster", 0),)
    fired_at = 0
    for right, low, heading, other in product(
        range(FAR + 1), range(FAR + 1), range(1, 9), range(1, 9)
    ):
        if right == low == 0:
            continue
        column, row = corner[0] + across * right, corner[1] + down * low
        here.heading = heading
        put_ship(s, 1, column, row, other, man=MEN)
        told = bearing.told(s, 0)
        fired = s.copy()
        start(fired, ("fire_step",))
        asked = fired.frames[-1][0] == "fire"
        if told["side"] is None and told["chasers"] is None:
            assert not asked or GAME.actors(fired) == (1,)
            continue
        assert GAME.actors(fired) == (0,)
        GAME.apply(fired, 0, ("fire",))
        if fired.frames[-1][0] == "fire":
            GAME.apply(fired, 1, ("hold",))
        aim = next(each for each in GAME.legal(fired, 0) if each[0] in ("aim", "chase"))
        assert (aim[0] == "chase") == (told["chasers"] is not None)
        if aim[0] == "aim":
            rows: Any = bearing.arcs(s, 0)
            assert rows[row][column] == str(told["side"])[0]
            fired_at += what_fires(fired, aim, told)
    assert fired_at > 1000


def what_fires(s: CaptainState, aim: Action, told: Mapping[str, Any]) -> bool:
    """A broadside is fired from the side that was told, with its dice, and rakes as told."""
    recorder = EventRecorder()
    GAME.apply(s, 0, aim, recorder)
    shot = next(each.facts for each in recorder.events if each.kind == "broadside")
    side, rake, ends = (word(shot[name]) for name in ("side", "rake", "ends"))
    assert (side, rake) == (told["side"], told["rake"] or "none")
    thrown = str(shot["dice"]).split(", ")
    assert len(thrown) == sum(told["dice"][end] for end in END_WORDS[ends])
    return True


END_WORDS = {"fore": ("fore",), "aft": ("aft",), "both": ("fore", "aft")}


def word(fact: object) -> str:
    """The last word of a message: ``port`` of ``side-port``."""
    assert isinstance(fact, Text)
    return fact.id.rpartition("-")[2]


def walk(duel: str, seed: int, step: str = "") -> list[CaptainState]:
    """Positions of a game with whims: some of its decisions, or all of one step."""
    s = GAME.setup(2, META.resolve_settings(2, {"duel": duel}), Rng(seed))
    rng, found = Rng(seed).fork("walk"), []
    captain = Landsman(GAME)
    while s.frames and s.turn <= 8:
        (seat,) = GAME.actors(s)
        if s.frames[-1][0] == step or not rng.below(
            3 if s.frames[-1][0] in ("select", "muster", "fire") else 12
        ):
            found.append(s.copy())
        GAME.apply(s, seat, captain.choose(s, seat, GAME.legal(s, seat), rng), NULL_CONTEXT)
    return found


POSITIONS = [position for duel in ("s03", "s07", "s08") for position in walk(duel, 5)]


def test_odds_tell_nothing_hidden() -> None:
    """R96: what is dealt anew changes no answer."""
    steps = set()
    for s in POSITIONS:
        steps.add(str(s.frames[-1][0]))
        for viewer in (0, 1, None):
            other = s.copy()
            GAME.resample_hidden(other, viewer, Rng(9))
            assert QUERIES.odds(s, viewer) == QUERIES.odds(other, viewer)
    assert steps > {"muster", "select", "fire", "aim", "window"}


def test_previews_come_true() -> None:
    """9.03, 9.17: a ghost lies where the manoeuvre brings her, in the impulse that it names."""
    count = 0
    for s in POSITIONS:
        if s.frames[-1][0] != "select":
            continue
        (seat,) = GAME.actors(s)
        odds: Any = QUERIES.odds(s, seat)
        for target, ghost in odds["ghosts"].items():
            if target == "tack" or not ghost["impulse"]:
                continue
            done, recorder = s.copy(), EventRecorder()
            do_one(done, seat, target)
            selected = bool(done.ships[seat].plan)
            captain, rng = Landsman(GAME), Rng(3)
            while done.frames and done.ships[seat].plan and selected:
                (actor,) = GAME.actors(done)
                legal = GAME.legal(done, actor)
                plain = [each for each in legal if each[0] in ("pass", "hold", "off", "first")]
                action = plain[0] if plain else captain.choose(done, actor, legal, rng)
                GAME.apply(done, actor, action, recorder)
            if done.frames and not {"recentred", "broke_off"} & {*kinds(recorder.events)}:
                assert square(done.ships[seat].square) == ghost["square"]
                over = done.turn > s.turn or not done.impulse
                assert over or done.impulse >= ghost["impulse"]
                count += 1
    assert count > 20


MOVING = ("turn", "select", "window", "side", "strain")
"""Questions that stand between the two manoeuvres, or after them."""


@pytest.mark.parametrize("enemy", [0, 1])
def test_the_order_is_asked_with_what_follows(enemy: int) -> None:
    """R57: the question names both manoeuvres; the ghost is where both lie after them."""
    count = 0
    for first in (each for duel in ("s03", "s05", "s09", "s12") for each in walk(duel, 6, "order")):
        if first.frames[-1][0] != "order" or first.frames[-1][2] == "bonus":
            continue
        s = first.copy()
        (seat,) = GAME.actors(s)
        ships = s.ships
        plans = {"own": names.PLAN[ships[seat].plan], "hers": names.PLAN[ships[1 - seat].plan]}
        prompt = Position(GAME, s).prompt(seat)
        assert (prompt.id, prompt.args) == ("prompt-order", plans)
        odds: Any = QUERIES.odds(s, seat)
        ghost = odds["ghosts"][("first-own", "first-enemy")[enemy]]
        done, recorder = s.copy(), EventRecorder()
        GAME.apply(done, seat, ("first", enemy), recorder)
        while done.frames and done.impulse == s.impulse and done.frames[-1][0] in MOVING:
            (actor,) = GAME.actors(done)
            legal = GAME.legal(done, actor)
            plain = [each for each in legal if each[0] == "pass" or each == ("turn", 0)]
            GAME.apply(done, actor, (plain or legal)[0], recorder)
        changed = {"recentred", "broke_off", "tacked", "missed_stays"} & {*kinds(recorder.events)}
        if changed or done.impulse != s.impulse:
            continue
        assert ghost["square"] in (None, square(done.ships[seat].square))
        assert ghost["range"] == aims.range_of(done)
        count += 1
    assert count > 2


def do_one(s: CaptainState, seat: int, target: str) -> None:
    """Select by the target of an option."""
    option = next(each for each in GAME.options(s, seat) if each.target == target)
    GAME.apply(s, seat, option.action, NULL_CONTEXT)


def test_orders_of_templates_are_legal() -> None:
    """R137: one after the other they lead to the crew that the template names."""
    seen = set()
    for s in POSITIONS:
        if s.frames[-1][0] != "muster":
            continue
        (seat,) = GAME.actors(s)
        odds: Any = QUERIES.odds(s, seat)
        muster = odds["muster"]
        for template in muster["templates"]:
            after = s.copy()
            for order in template["orders"]:
                action = GAME.notation.read(order)
                GAME.require(after, seat, action)
                GAME.apply(after, seat, action, NULL_CONTEXT)
            assert after.ships[seat].tasks == tuple(template["tasks"].values())
            seen.add(template["id"])
    assert seen >= {"broadside", "other", "split", "board", "repair"}


def test_a_bill_begins_with_what_matters() -> None:
    """5: guns toward the enemy and what is damaged come before the other guns and sound tracks."""
    s = sea("s03")
    put_ship(s, 0, 5, 7, 1, rigging=4)
    put_ship(s, 1, 9, 7, 1)
    s.ships[0].guns = (5, 5, 5, 3)
    muster: Any = musters.told(s, 0)
    order = [*muster["tasks"]]
    assert order[:4] == ["man-sf", "man-sa", "rig", "mend-sa"]
    assert set(order[4:6]) == {"helm", "sheets"}
    assert set(order[6:8]) == {"man-pf", "man-pa"}
    s.ships[0].guns = (0, 5, 5, 5)
    muster = musters.told(s, 0)
    order = [*muster["tasks"]]
    assert order.index("mend-pf") < order.index("man-pa") < order.index("man-pf")


def test_a_bill_tells_the_dice_of_the_reach_and_the_side() -> None:
    """11.03, 11.04, P12: by men, at this range; beyond reach, also in fog, those at its end."""
    s = sea("s03")
    put_ship(s, 0, 5, 7, 1)
    put_ship(s, 1, 7, 7, 1)
    display = s.ships[0].display.guns[0]
    for column, fog, out in ((7, 0, 0), (17, 0, 0), (18, 0, 1), (12, 1, 1)):
        put_ship(s, 1, column, 7, 1)
        s.lasting = card("p12") if fog else NONE
        muster: Any = musters.told(s, 0)
        starboard, port = muster["tasks"]["man-sf"], muster["tasks"]["man-pf"]
        wanted = [long + (carronades if column == 7 else 0) for long, carronades in display]
        assert starboard["dice"] == port["dice"] == [0, *wanted[1:]]
        assert (starboard["bears"], port["bears"], muster["out"]) == (True, False, bool(out))


def test_a_rake_costs_more_boxes_than_it_has_hits() -> None:
    """Boxes are the sum of their places; astern of her the same hits damage more (11.34)."""
    s = sea("s03")
    put_ship(s, 0, 5, 7, 1, man={"sf": 4, "sa": 4})
    put_ship(s, 1, 7, 7, 1)
    beam = bearing.fire(s, 0)["low"]
    put_ship(s, 1, 7, 7, 3)
    rake = bearing.fire(s, 0)["low"]
    for told in (beam, rake):
        assert isinstance(told, dict)
        parts = sum(int(str(told[name])) for name in ("hull", "rigging", "crew"))
        assert abs(parts - int(str(told["boxes"]))) <= 2
    assert bearing.told(s, 0)["rake"] == "stern"
    assert isinstance(beam, dict)
    assert isinstance(rake, dict)
    assert rake["mean"] == beam["mean"]
    assert int(str(rake["boxes"])) > int(str(beam["boxes"])) + 1000


def test_rolls() -> None:
    """9.22, 12.03, 16.05, 17: single dice, and several of which one is enough."""
    s = sea("s03")
    put_ship(s, 0, 5, 7, 2, quality="crack", sheets=2, burning=True, morale="fair")
    put_ship(s, 1, 6, 7, 1)
    found = rolls.rolls(s, 0)
    assert found["fire"] == pytest.approx(3 / 6)
    assert found["sails"] == pytest.approx(1 - (1 / 6) ** 2)
    assert found["bonus-2"] - found["bonus-1"] == pytest.approx(1 / 6)
    assert rolls.mends(s, 0, 2) == pytest.approx(3 / 4)
    assert rolls.mends(s, 1, 2) == pytest.approx(5 / 9)


def test_melee_hits_are_exact() -> None:
    """15.07, R134: every fall of three dice, support given where least is missing."""
    for by, support in product((-1, 0, 2), range(4)):

        def best(faces: tuple[int, ...], by: int = by, support: int = support) -> int:
            missing = sorted(max(0, 5 - face - 1 - by) for face in faces)
            left, hit = support, 0
            for each in missing:
                if each <= left:
                    left, hit = left - each, hit + 1
            return hit

        row = melee.hits(3, support, by)
        assert sum(row) == pytest.approx(1)
        assert chance.mean(row) == pytest.approx(every(3, best))


def test_taking_a_ship() -> None:
    """15.09-15.12: nobody to defend her, nobody to attack her, and more men are better."""
    assert melee.taken(3, 0, 0, 0) == 1
    assert melee.taken(0, 3, 0, 0) == 0
    assert melee.taken(1, 1, 0, 0) == pytest.approx(1 / 2)
    row = [melee.taken(own, 5, 1, 0) for own in range(1, 12)]
    assert row == sorted(row)


def test_sides_are_named() -> None:
    """The letters of the arcs are those of the sides."""
    assert [side[0] for side in SIDES] == list(bearing.LETTERS[:2])


def test_a_grapple_may_cheapen_what_is_paid() -> None:
    """9.03, 12.04: turned by a grapple, a ship may have paid for her manoeuvre; it stays hidden."""
    s = sea("s03")
    ship = put_ship(s, 1, 5, 7, 5, plan=1, paid=2, plan_heading=4, plan_wind=4, plan_left=3)
    assert hidden.possible_plans(s, ship) == [1]
    GAME.resample_hidden(s, 0, Rng(2))
    assert s.ships[1].plan == 1


HEADINGS = range(1, 9)


@pytest.mark.parametrize("leader", [0, 1])
def test_a_preview_knows_who_bears_in_the_enemys_square(leader: int) -> None:
    """9.27-9.31: for all headings of both and all free turns; where a side is chosen, by whom."""
    seen = set()
    for hers, entered, points in product(HEADINGS, HEADINGS, (-1, 0, 1)):
        s = sea("s03")
        s.impulse, s.leader = 6, leader
        put_ship(s, 1, 10, 8, hers, man=MEN)
        x, y = geometry.ahead((10, 8), entered)
        put_ship(s, 0, 20 - x, 16 - y, entered, man=MEN)
        heading = geometry.turned(entered, points)
        told: Any = ghosts.ghost(s, 0, (10, 8), heading, 6, entered=entered)
        put_ship(s, 0, 10, 8, heading)
        s.frames = ()
        contact.meet(s, NULL_CONTEXT, 0, entered)
        seen.add(told["relation"])
        assert told["relation"] == RELATIONS[s.relation]
        assert told["chooser"] == (leader if s.frames else None)
        if s.frames:
            assert told["bearing"] is told["against"] is None
        else:
            assert (told["bearing"], told["against"]) == (bearing.told(s, 0), bearing.told(s, 1))
    assert seen == {"parallel", "angled", "crossing"}


@pytest.mark.parametrize(
    ("column", "heading", "toward", "silent"),
    [(13, 1, "starboard", None), (14, 1, "starboard", "out_of_reach"), (9, 3, None, "none_bears")],
)
def test_a_silent_side_says_why(
    column: int, heading: int, toward: str | None, silent: str | None
) -> None:
    """11.03, 11.04: in the arc but too far is another thing than in no arc."""
    s = sea("s03")
    put_ship(s, 0, 1, 10, heading, man=MEN)
    put_ship(s, 1, column, 10, 1, man=MEN)
    told = bearing.told(s, 0)
    assert (told["toward"], told["silent"]) == (toward, silent)
    assert (told["side"] is None) == (silent is not None)
