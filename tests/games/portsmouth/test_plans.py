"""Lines of several actions: cheapest, complete in words, exact in figures, legal one by one."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import portsmouth
from portsmouth import registry
from portsmouth.core.context import Event, EventRecorder
from portsmouth.core.errors import IllegalAction
from portsmouth.core.match import Match
from portsmouth.core.option import Option, Proposal, Refusal
from portsmouth.core.plan import Plan, evaluate
from portsmouth.core.plan import plans as plans_of
from portsmouth.core.rng import Rng
from portsmouth.core.text import Text
from portsmouth.core.types import Action
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.queries import QUERIES
from portsmouth.games.portsmouth.rules.cards import GRID
from portsmouth.games.portsmouth.rules.payments import price
from portsmouth.games.portsmouth.state import PortsmouthState
from tests.contract.walk import moments, subject
from tests.games.portsmouth.build import position

GAMES = 60
PARTS = 4


def plans(s: PortsmouthState, target: str) -> list[Plan]:
    """The plans for a cell, played out; where one can recruit, those that do."""
    made = all_plans(s, target)
    return [plan for plan in made if recruits(plan)] or made


def all_plans(s: PortsmouthState, target: str) -> list[Plan]:
    """The plans for a cell, played out, with the one that only goes there."""
    found, _ = QUERIES.plans(s, s.active, target)
    return [evaluate(GAME, s, s.active, each) for each in found]


def recruits(plan: Plan) -> bool:
    """Does a plan end with a recruit?"""
    return plan.actions[-1][0] == "recruit"


def lines(s: PortsmouthState, target: str) -> list[str]:
    """The plans for a cell as text."""
    return [", ".join(map(GAME.notation.write, plan.actions)) for plan in plans(s, target)]


def why(s: PortsmouthState, target: str) -> tuple[str, str, dict[str, object]]:
    """Why there is no plan for a cell."""
    found, refusal = QUERIES.plans(s, s.active, target)
    assert not found
    assert refusal is not None
    assert portsmouth.say(refusal.text, game="portsmouth")
    return refusal.code, refusal.rule, dict(refusal.args)


# What is proposed.


def held(ap: int, pounds: int) -> dict[str, int]:
    """A purse."""
    return {"ap": ap, "pounds": pounds}


def test_walk_and_recruit() -> None:
    """R44, R52, R53: step by step to the officer, then recruit him."""
    s = position(array={"c3": "L01"}, pawns=["c1"], ap=6)
    (plan,) = plans(s, "c3")
    assert lines(s, "c3") == ["move c2, move c3, recruit c3"]
    assert plan.cost == price(6, 0)
    assert plan.left == held(0, 0)
    assert plan.asks is None
    assert plan.short is None


def test_one_may_only_go_there() -> None:
    """The line to a far officer recruits him; the last one offered goes there and no further."""
    s = position(array={"c3": "L01"}, pawns=["c1"], ap=6)
    first, last = all_plans(s, "c3")
    assert recruits(first)
    assert [GAME.notation.write(action) for action in last.actions] == ["move c2", "move c3"]
    assert (last.cost, last.short) == (price(2, 0), None)
    s = position(array={"c2": "L01"}, pawns=["c1"], ap=6)
    assert len(all_plans(s, "c2")) == 1


def test_a_pawn_ashore_enters_first() -> None:
    """R46: the first step is onto the edge, for 1 AP like any other."""
    s = position(array={"c3": "P03"}, pawns=[None], ap=5)
    (line,) = lines(s, "c3")
    assert line.count("move") == 3
    assert line.endswith("move c3, recruit c3")


def test_missing_points_are_bought_first() -> None:
    """R38: one purchase, of just what is missing."""
    s = position(array={"c3": "L01"}, pawns=["c1"], ap=3, money=[5])
    assert lines(s, "c3") == ["buy 3, move c2, move c3, recruit c3"]
    assert plans(s, "c3")[0].cost == price(6, 3)
    assert plans(s, "c3")[0].left == held(0, 2)


def test_money_gained_on_the_way_buys_points() -> None:
    """R40, R89: the Patron's £1 pays for the last AP; before that the purse was empty."""
    s = position(array={"b1": "T3", "c1": "P03"}, pawns=["a1"], ap=3)
    assert lines(s, "c1") == ["move b1, buy 1, move c1, recruit c1"]


def test_shortcut_and_grog_are_reckoned_with() -> None:
    """R50, R91, R92: round the Grog, over the Shortcut."""
    s = position(array={"b1": "T5", "a2": "T6"}, pawns=["a1"], ap=5)
    plan = plans(s, "b2")[0]
    assert lines(s, "b2")[0].startswith("move a2, move b2")
    assert plan.steps[0].option.cost == price(0, 0)
    assert lines(s, "b1") == ["move b1"]
    assert plans(s, "b1")[0].cost == price(2, 0)


def test_owners_of_pawns_are_paid_out_of_what_is_left() -> None:
    """R54, R55: the toll is kept back from the purchase; without it nobody is recruited."""
    s = position(array={"b1": "P03"}, pawns=["a1", "b1"], ap=2, money=[2, 0])
    assert lines(s, "b1") == ["buy 1, move b1, recruit b1"]
    assert plans(s, "b1")[0].cost == price(3, 1, [1])
    s.ships[0].money = 1
    (plan,) = plans(s, "b1")
    assert lines(s, "b1") == ["move b1"]
    assert plan.short == Refusal("no_ap_toll", "R55", {"need": 3, "have": 2, "money": 1, "toll": 1})


def test_no_berth_says_so_and_still_walks() -> None:
    """R56: full berths stop the recruiting, not the pawn."""
    s = position(array={"c1": "L04"}, pawns=["a1"], crew=["L01 L02 L03"], ap=9)
    (plan,) = plans(s, "c1")
    assert plan.actions == (("move", 1), ("move", 2))
    assert plan.short is not None
    assert plan.short.rule == "R56"


def test_out_of_reach_names_what_it_takes() -> None:
    """R44: eight steps from corner to corner."""
    s = position(pawns=["a1"], ap=4, money=[1])
    assert why(s, "e5") == ("no_ap", "R44", {"need": 8, "have": 4, "money": 1})
    s = position(array={"e5": None}, pawns=["a1"], settings={"strict_moves": True})
    assert why(s, "e5") == ("strict_empty", "A2", {})


def test_the_midshipmans_question_ends_a_plan() -> None:
    """R64: his £1 comes, then his privilege is asked about."""
    s = position(array={"b1": "M04"}, pawns=["a1"])
    (plan,) = plans(s, "b1")
    assert plan.asks == Text("prompt-privilege", privilege=Text("privilege-four_pounds"))
    assert plan.left == held(2, 1)
    (recruit,) = plan.steps[-1:]
    asked = Text("effect-privilege", privilege=Text("privilege-four_pounds"))
    assert asked in recruit.option.effects


def test_a_privilege_that_cannot_be_used_is_not_announced_as_a_question() -> None:
    """R67, A22: Promote without landsmen aboard; he stays unused."""
    s = position(array={"b1": "M10"}, landsmen_at={"b1": None}, pawns=["a1"])
    (plan,) = plans(s, "b1")
    assert plan.asks is None
    idle = Text("effect-privilege-idle", privilege=Text("privilege-promote"))
    assert idle in plan.steps[-1].option.effects


def test_no_line_goes_on_beyond_the_privilege_town() -> None:
    """R88: it asks; one may walk there, but not through it unasked."""
    s = position(array={"b1": "T2"}, pawns=["a1"], crew=["M04"], ap=4)
    assert lines(s, "b1") == ["move b1"]
    assert plans(s, "b1")[0].asks == Text("prompt-privilege_town")
    assert "move b1" not in lines(s, "c1")[0]
    with pytest.raises(IllegalAction):
        evaluate(GAME, s, 0, Proposal((("move", 1), ("move", 2))))


# Mutiny (R83-R86) is nobody's default if it hits himself.


def test_round_a_mutiny_that_would_hit_oneself() -> None:
    """R85: the way round costs 2 AP more and comes first; the mutiny is named and marked."""
    s = position(array={"b1": "T7", "c1": "R01"}, pawns=["a1"], crew=["D01 D02"], ap=5)
    first, second = plans(s, "c1")
    assert (first.harms, first.cost.of("ap"), first.through) == (False, 5, ())
    assert (second.harms, second.cost.of("ap")) == (True, 3)
    assert [text.id for text in second.steps[0].option.effects] == ["effect-mutiny"]
    assert "c1" in QUERIES.reach(s, 0)
    assert QUERIES.reach(s, 0)["c1"].cost == price(5, 0)


def test_where_only_the_mutiny_leads_it_is_marked_and_not_in_reach() -> None:
    s = position(array={"b1": "T7", "c1": "R01"}, pawns=["a1"], crew=["D01"], ap=3)
    (plan,) = plans(s, "c1")
    assert plan.harms
    assert "c1" not in QUERIES.reach(s, 0)


def test_a_mutiny_that_hits_others_is_no_harm() -> None:
    """R83: Byron has the most; a way of the same price without it comes first."""
    array = {"b1": "T7", "a2": "R02", "b2": "R01"}
    s = position(array=array, pawns=["a1"], crew=["D01", "D02 D03"], ap=3)
    first, second = plans(s, "b2")
    assert first.through == ()
    assert not second.harms
    assert [text.id for text in second.through] == ["town-mutiny"]


def test_training_first_saves_from_the_mutiny() -> None:
    """R90, R85: promoted landsmen do not mutiny."""
    s = position(array={"b1": "T4", "c1": "T7", "d1": "R01"}, pawns=["a1"], crew=["D01"], ap=4)
    plan = plans(s, "d1")[0]
    assert not plan.harms
    assert plan.steps[1].option.effects == (Text("effect-no-mutiny"),)


def test_a_way_that_brings_money_is_an_alternative() -> None:
    """R89: the Patron two steps off the way."""
    s = position(array={"b2": "T3", "c1": "R01"}, pawns=["a1"], ap=5)
    first, second = plans(s, "c1")
    assert (first.cost.of("ap"), first.left) == (3, held(2, 0))
    assert (second.cost.of("ap"), second.left) == (5, held(0, 1))


# Every line, in random games.


def ids(option: Option) -> set[str]:
    """The messages that an option shows beforehand."""
    return {option.label.id, *(effect.id for effect in option.effects)}


def paid(option: Option, event: Event) -> bool:
    """Is the toll in the price?"""
    return any(seat == event.facts["owner_seat"] for seat, *_ in option.cost.payees)


def names(*wanted: str) -> Callable[[Option, Event], bool]:
    """Is one of these messages shown?"""
    return lambda option, _: bool(ids(option) & set(wanted))


def amount(*wanted: str) -> Callable[[Option, Event], bool]:
    """Is one of these messages shown, with the very amount?"""
    return lambda option, event: any(
        effect.id in wanted and effect.args["amount"] == event.facts["amount"]
        for effect in option.effects
    )


def mutiny(option: Option, event: Event) -> bool:
    """Is each who is hit named, with how many he loses?"""
    return any(
        effect.id == "effect-mutiny"
        and effect.args["who"] == Text("player", seat=event.facts["seat"])
        and effect.args["count"] == event.facts["count"]
        for effect in option.effects
    )


ENDS = names("label-end", "label-end-turn-up", "label-place", "label-swap")
LANDING = names("label-move", "label-land")
NAMED: dict[str, Callable[[Option, Event], bool]] = {
    "raised": amount("effect-pounds"),
    "bought": names("label-buy"),
    "entered": names("label-move"),
    "moved": names("label-move"),
    "landed": names("label-land"),
    "toll_paid": paid,
    "recruited": names("label-recruit"),
    "landsman_aboard": names("effect-landsman"),
    "filled_unseen": names("effect-unseen"),
    "bonus": amount("effect-pounds"),
    "privilege_idle": names("effect-privilege-idle"),
    "privilege_idle_unsaid": names("effect-privilege-idle"),
    "privilege_used": names("label-use"),
    "declined": names("effect-declined"),
    "marked": names("effect-marked"),
    "topped_up": names("does-four_pounds"),
    "promoted": names("effect-town-training", "does-promote"),
    "trainer": names("does-trainer"),
    "traded": names("label-obtain"),
    "called": names("label-call"),
    "passed_town": names("label-not-now"),
    "town": LANDING,
    "town_idle": names("effect-town-privilege-idle"),
    "gained": amount("effect-town-patron", "effect-town-aristocrats"),
    "mutiny": mutiny,
    "no_mutiny": names("effect-no-mutiny"),
    "ended": names("label-end", "label-end-turn-up"),
    "drawn": ENDS,
    "laid": names("label-place", "label-swap"),
    "slid": names("effect-slides"),
    "landsman_laid": names("effect-landsman-joins", "label-end-turn-up"),
    "turned_up": names("label-end-turn-up"),
    "round": ENDS,
    "turn": ENDS,
    "game_over": names("effect-game-over"),
}
ASKED = {"privilege": "effect-privilege", "privilege_town": "effect-town-privilege"}


def check_step(before: PortsmouthState, option: Option, seat: int) -> PortsmouthState:
    """Play an option on a copy: nothing happens that was not named, and the price is exact."""
    s, cx = before.copy(), EventRecorder()
    GAME.require(s, seat, option.action)
    GAME.apply(s, seat, option.action, cx)
    for event in cx.events:
        assert NAMED[event.kind](option, event), (event, option)
    step = str(s.frames[-1][0]) if s.frames else ""
    asked = step if s.frames and s.frames[-1] not in before.frames else ""
    for kind, effect in ASKED.items():
        assert (asked == kind) == (effect in ids(option)), (option, s.frames)
    tolls = {other: paid for other, _, paid in option.cost.payees}
    for other, ship in enumerate(s.ships):
        if other != seat:
            assert ship.money == before.ships[other].money + tolls.get(other, 0)
    if s.active == seat and option.action[0] not in ("buy", "end"):
        assert s.ap == before.ap - option.cost.of("ap")
    gains = sum(
        int(event.facts["amount"])  # type: ignore[arg-type]
        for event in cx.events
        if event.kind in ("raised", "bonus", "gained", "topped_up")
    )
    assert s.ships[seat].money == before.ships[seat].money - option.cost.of("pounds") + gains
    return s


def check_plan(s: PortsmouthState, plan: Plan) -> PortsmouthState:
    """Each action is legal when its turn comes and named; the totals are what is left."""
    seat, after = s.active, s
    for number, (option, events) in enumerate(plan.steps):
        assert GAME.option(after, seat, option.action) == option
        after = check_step(after, option, seat)
        assert number == len(plan.steps) - 1 or after.frames == s.frames
        assert not {"drawn", "turned_up", "turn"} & {event.kind for event in events}
    assert plan.left == held(after.ap, after.ships[seat].money)
    for other, _, amount_ in plan.cost.payees:
        assert after.ships[other].money == s.ships[other].money + amount_
    bought = sum(int(action[1]) for action in plan.actions if action[0] == "buy")
    assert plan.cost.of("pounds") == bought + sum(each[2] for each in plan.cost.payees)
    assert after.ap == s.ap + bought - plan.cost.of("ap")
    assert (plan.asks is not None) == (after.frames != s.frames)
    return after


def visited(games: int, start: int = 0) -> Iterator[Match[PortsmouthState]]:
    """All positions of random games, their options drawn too."""
    for moment in moments(subject(registry.game("portsmouth"), games), start=start):
        yield moment.match


def check_games(games: int, share: int, start: int = 0) -> Counter[str]:
    """All options and remedies of every position, and plans for some cells of every so many."""
    counts: Counter[str] = Counter()
    dice = Rng(7).fork(str(start))
    for match in visited(games, start):
        s, seat = match.state, match.actors[0]
        if dice.below(share):
            continue
        counts["positions"] += 1
        for option in GAME.options(s, seat):
            if option.legal:
                check_step(s, option, seat)
                counts["options"] += 1
            elif option.refusal and option.refusal.remedy:
                check_plan(s, remedied(s, seat, option))
                counts["remedies"] += 1
        if s.frames[-1][0] != "turn":
            continue
        richer = s.copy()
        richer.ships[seat].money += dice.below(5)
        reach = QUERIES.reach(richer, seat)
        for cell in GRID.names[dice.below(4) :: 4]:
            counts.update(check_cell(richer, cell, reach))
    return counts


def remedied(s: PortsmouthState, seat: int, option: Option) -> Plan:
    """A refused option with its remedy before it."""
    assert option.refusal is not None
    if option.action[0] == "use":
        after = s.copy()
        for action in option.refusal.remedy:
            GAME.apply(after, seat, action)
        check_step(after, found(after, seat, option.action), seat)
        return evaluate(GAME, s, seat, Proposal(option.refusal.remedy))
    return evaluate(GAME, s, seat, Proposal((*option.refusal.remedy, option.action)))


def found(s: PortsmouthState, seat: int, action: Action) -> Option:
    """The option of an action, which must exist."""
    option = GAME.option(s, seat, action)
    assert option is not None
    return option


def check_cell(s: PortsmouthState, cell: str, reach: dict[str, object]) -> Counter[str]:
    """The plans for a cell agree with what is in reach."""
    made = plans(s, cell)
    assert len(made) <= 3
    for plan in made:
        after = check_plan(s, plan)
        hit = after.ships[s.active].mutineers > s.ships[s.active].mutineers
        assert plan.harms == hit
        assert plan.short is None or portsmouth.say(plan.short.text, game="portsmouth")
    assert not any(plan.harms for plan in made[:1]) or all(plan.harms for plan in made)
    safe = [plan for plan in made if not plan.harms]
    assert (cell in reach) == bool(safe)
    if safe:
        assert QUERIES.reach(s, s.active)[cell].cost == safe[0].cost
        assert QUERIES.reach(s, s.active)[cell].verb == safe[0].actions[-1][0]
    return Counter(plans=len(made), harmful=sum(plan.harms for plan in made))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_line_sets_off_what_it_did_not_name(part: int) -> None:
    """R64, R75-R92: plans, options and remedies of random games."""
    games = GAMES // PARTS
    counts = check_games(games, 9, part * games)
    assert counts["options"] > 500
    assert counts["plans"] > 500
    assert counts["harmful"] > 0
    assert counts["remedies"] > 10


def test_no_cheaper_line_exists() -> None:
    """All sequences of steps, tried out by brute force, against the best plan's price."""
    tried, dice = 0, Rng(8)
    for match in visited(12):
        s = match.state
        if s.frames[-1][0] != "turn" or dice.below(40):
            continue
        prices = cheapest(s)
        for cell in GRID.names:
            walks = [plan for plan in plans(s, cell) if not plan.harms]
            back = GRID.cell(cell) == s.ships[s.active].pawn
            if (
                walks
                and not back
                and not any(action[0] == "recruit" for action in walks[0].actions)
            ):
                tried += 1
                assert spent(s, walks[0]) == prices[GRID.cell(cell)]
    assert tried > 30


def spent(s: PortsmouthState, plan: Plan) -> int:
    """AP and pounds that a plan takes in the end."""
    return s.ap + s.ships[s.active].money - plan.left["ap"] - plan.left["pounds"]


def cheapest(s: PortsmouthState) -> dict[int, int]:
    """The least AP and pounds to stand in each cell, by trying all walks of up to twelve steps."""
    seat, wealth = s.active, s.ap + s.ships[s.active].money
    best: dict[int, int] = {}
    seen = set()
    level = [s.copy()]
    for _ in range(12):
        following = []
        for at in level:
            at.ap += at.ships[seat].money
            at.ships[seat].money = 0
            for action in GAME.legal(at, seat):
                if action[0] != "move":
                    continue
                after = at.copy()
                GAME.apply(after, seat, action)
                if after.ships[seat].mutineers > s.ships[seat].mutineers:
                    continue
                left = after.ap + after.ships[seat].money
                cell = int(action[1])
                best[cell] = min(best.get(cell, 99), wealth - left)
                key = (cell, after.towns_used, left, len(after.ships[seat].landsmen))
                if after.frames == s.frames and key not in seen:
                    seen.add(key)
                    following.append(after)
        level = following
    return best


# The match and the bridge.


def test_a_match_offers_plans_and_undoes_them_one_by_one() -> None:
    """R38, R44, R52: journalled as single actions."""
    match: Match[PortsmouthState] = portsmouth.new("portsmouth", seats=2, seed=5)
    (target, reach), *_ = [
        (name, each)
        for name, each in QUERIES.reach(match.state, match.acting()).items()
        if each.verb == "recruit"
    ]
    plans_, refusal = plans_of(QUERIES, match, target)
    assert refusal is None
    before = match.hash()
    for action in plans_[0].actions:
        match.play(action)
    assert match.undo_depth == len(plans_[0].actions)
    for _ in plans_[0].actions:
        match.undo()
    assert match.hash() == before
    assert reach.cost == plans_[0].cost


def test_where_something_else_is_asked_there_is_no_plan() -> None:
    """R64: the question comes first."""
    s = position(array={"b1": "M04"}, pawns=["b1"])
    GAME.apply(s, 0, ("recruit", 1))
    assert QUERIES.plans(s, 0, "c3") == ([], None)
    assert QUERIES.reach(s, 0) == {}
    match: Match[PortsmouthState] = portsmouth.new("portsmouth", seats=2, seed=5)
    match.state = s
    assert plans_of(QUERIES, match, "c3")[1] == Refusal("answer_first", "R64")


def test_it_is_fast() -> None:
    """Far below what a frame may take, whatever the machine does besides."""
    took, dice = [], Rng(9)
    for match in visited(3):
        if match.state.frames[-1][0] == "turn" and not dice.below(4):
            began = time.perf_counter()
            QUERIES.reach(match.state, match.acting())
            took.append(time.perf_counter() - began)
    assert sorted(took)[len(took) // 2] < 0.02
