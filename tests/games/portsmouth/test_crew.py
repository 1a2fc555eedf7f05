"""Chapters 2.2 and 2.8: ranks, berths, and changing places in them."""

from __future__ import annotations

import pytest

import portsmouth
from portsmouth.core.errors import IllegalAction
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME
from portsmouth.games.portsmouth.rules import cards
from portsmouth.games.portsmouth.rules import ship as ships
from portsmouth.games.portsmouth.rules.cards import DECKHAND_SPECIALTY, GRID, ICON, NAVIGATOR, NEEDS
from portsmouth.games.portsmouth.views import layout
from tests.games.portsmouth.build import aboard, card, hand, legal, play, position, why

FULL = {
    "L04": "L01 L02 L03",
    "M16": "M01 M02 M03 M04 M05 M06*",
    "P09": "P01 P02 P03 P04 P05 P06 P07 P08",
}
"""A newcomer, and a crew that takes all berths of his rank."""


def wish(crew: str, item: str, place: str) -> tuple[str, str] | None:
    """Code and rule of what stands against laying an item there."""
    found = layout.refusal(position(crew=[crew]).ships[0], item, place)
    return found and (found.code, found.rule)


def berths(crew: str, **wishes: str) -> dict[str, str]:
    return ships.berths(position(crew=[crew]).ships[0], wishes)


# Ranks.


@pytest.mark.parametrize(
    ("name", "group"),
    [
        ("L01", "lieutenants"),
        ("M01", "midshipmen"),
        ("P01", "petty_officers"),
        ("R01", "marines"),
        ("C01", "corporals"),
    ],
)
def test_an_officer_boards_with_his_rank_and_keeps_it(name: str, group: str) -> None:
    """R16, R18, R24, R58: an officer joins those of his rank, and training doesn't change it."""
    s = position(array={"a1": name}, pawns=["a1"], money=[4], crew=["D01"])
    play(s, "recruit a1")
    if s.frames[-1][0] == "privilege":
        play(s, "decline")
    assert getattr(s.ships[0], group) == (card(name),)
    play(s, "buy 2", "train")
    assert getattr(s.ships[0], group) == (card(name),)


def test_deckhands_are_landsmen_then_seamen() -> None:
    """R17, R29, R30: a landsman is promoted to seaman, the same card with the same specialty."""
    s = position(array={"a1": "L01"}, landsmen_at={"a1": "D07"}, pawns=["a1"], money=[2])
    play(s, "recruit a1")
    assert (s.ships[0].landsmen, s.ships[0].seamen) == ((hand("D07"),), ())
    play(s, "buy 1", "train")
    assert (s.ships[0].landsmen, s.ships[0].seamen) == ((), (hand("D07"),))
    assert ships.berths(s.ships[0]) == {"cook": "D07"}


def test_deckhands_come_attached_to_officers_only() -> None:
    """R18: pile and array hold officers and towns; landsmen lie under officers or in their deck."""
    s = portsmouth.new("portsmouth", 4, seed=5).state
    walk = Rng(5)
    while s.frames:
        actions = GAME.legal(s, s.active)
        before = [ship.landsmen + ship.seamen for ship in s.ships]
        action = actions[walk.below(len(actions))]
        GAME.apply(s, s.active, action)
        grown = [
            seat
            for seat, ship in enumerate(s.ships)
            if len(ship.landsmen + ship.seamen) > len(before[seat])
        ]
        assert not grown or action[0] in ("recruit", "commission")
        assert all(0 <= c < len(cards.IDS) for c in s.pile)
        for cell in GRID.cells:
            assert s.under[cell] < 0 or s.array[cell] in cards.OFFICERS


def test_what_each_rank_carries() -> None:
    """R19: Lieutenants a skill, Midshipmen a privilege, Petty Officers a specialty, others none."""
    for c in cards.OFFICERS:
        rank = cards.RANKS[cards.RANK[c]]
        assert (NAVIGATOR[c] or bool(NEEDS[c])) == (rank == "lieutenant")
        assert (cards.PRIVILEGE[c] >= 0) == (rank == "midshipman")
        assert (cards.SPECIALTY[c] >= 0) == (rank == "petty_officer")


def test_marines_and_corporals_bring_no_landsman() -> None:
    """R20: neither has the icon, so their cells get no landsman in any deal or refill."""
    soldiers = [c for c in cards.OFFICERS if cards.RANK[c] in (cards.MARINE, cards.CORPORAL)]
    assert len(soldiers) == 14
    assert not any(ICON[c] for c in soldiers)


def test_eight_specialties() -> None:
    """R21, R25: the eight specialties name the eight Petty Officer berths."""
    assert cards.SPECIALTIES == (
        "surgeon",
        "cooper",
        "cook",
        "gunner",
        "carpenter",
        "ropemaker",
        "helmsman",
        "lookout",
    )
    everybody = "P01 P04 P07 P10 P13 P16 P19 P22"
    assert list(berths(everybody)) == list(cards.SPECIALTIES)
    assert wish("P01", "P01", "boatswain") == ("no_such_berth", "R25")


# Berths.


@pytest.mark.parametrize("newcomer", FULL)
def test_berths_are_limited(newcomer: str) -> None:
    """R22, R56, A42: 3 Lieutenants, 6 Midshipmen (marked ones too), 8 Petty Officers."""
    most = {"L": 3, "M": 6, "P": 8}[newcomer[0]]
    assert len(FULL[newcomer].split()) == most
    s = position(array={"a1": newcomer}, pawns=["a1"], crew=[FULL[newcomer]])
    assert why(s, "recruit a1") == ("no_berth", "R56")
    one_less = position(
        array={"a1": newcomer}, pawns=["a1"], crew=[FULL[newcomer].rsplit(maxsplit=1)[0]]
    )
    assert "recruit a1" in legal(one_less)


@pytest.mark.parametrize("newcomer", ["R10", "C04"])
def test_soldiers_find_room_always(newcomer: str) -> None:
    """R23, R56, C7: Marines and Corporals share one berth without limit."""
    crew = "R01 R02 R03 R04 R05 R06 R07 R08 R09 C01 C02 C03"
    s = position(array={"a1": newcomer}, pawns=["a1"], crew=[crew])
    play(s, "recruit a1")
    assert newcomer in aboard(s, 0).split()


def test_deckhands_find_room_always() -> None:
    """R23, R59: with thirty landsmen and seamen aboard there is room for another."""
    crew = " ".join(f"D{n:02}" for n in range(1, 16)) + "".join(f" D{n:02}+" for n in range(16, 31))
    s = position(array={"a1": "L01"}, landsmen_at={"a1": "D40"}, pawns=["a1"], crew=[crew])
    play(s, "recruit a1")
    assert len(s.ships[0].landsmen) == 16


@pytest.mark.parametrize(
    ("name", "group"), [("M01", "lieutenants"), ("R01", "petty_officers"), ("L01", "marines")]
)
def test_nobody_has_a_berth_of_another_rank(name: str, group: str) -> None:
    """R24: the law check fails for a crewman in a berth of another rank."""
    s = position(crew=[name])
    for other in ("lieutenants", "midshipmen", "marines"):
        setattr(s.ships[0], other, ())
    setattr(s.ships[0], group, (card(name),))
    with pytest.raises(AssertionError, match="rank"):
        GAME.check(s)


def test_a_petty_officer_may_stand_in_any_berth() -> None:
    """R26: two surgeons have two berths, and either may be laid in any."""
    both = berths("P01 P02")
    assert sorted(both.values()) == ["P01", "P02"]
    assert "surgeon" in both
    assert berths("P01", P01="lookout") == {"lookout": "P01"}
    assert wish("P01", "P01", "lookout") is None


def test_a_seaman_may_stand_in_his_own_berth() -> None:
    """R27: a trained cook stands in the cook's berth unless a Petty Officer is a cook."""
    assert berths("D07+") == {"cook": "D07"}
    assert wish("D07+", "D07", "cook") is None
    assert wish("D07+ P09", "D07", "cook") == ("specialty_held", "R27")
    assert berths("D07+ P09") == {"cook": "P09"}
    assert berths("D07+ P09", P09="lookout") == {"lookout": "P09"}


def test_one_seaman_a_specialty() -> None:
    """R27: of two trained cooks only one stands in a Petty Officer berth."""
    assert berths("D07+ D08+") == {"cook": "D07"}


def test_others_may_not_stand_in_petty_officer_berths() -> None:
    """R28: no landsman, no seaman without specialty, no seaman in another's berth."""
    assert wish("D07", "D07", "cook") == ("landsman_berth", "R28")
    assert wish("D25+", "D25", "cook") == ("other_specialty", "R28")
    assert wish("D07+", "D07", "surgeon") == ("other_specialty", "R28")
    assert berths("D07 D25+") == {}


def test_the_strict_reading_of_the_seamans_berth() -> None:
    """C12: a seaman may not take a free berth of another specialty, though nobody holds his."""
    assert wish("D07+", "D07", "gunner") == ("other_specialty", "R28")
    assert berths("D07+", D07="gunner") == {"cook": "D07"}


def test_nobody_is_discarded() -> None:
    """R31: officers leave only by Trade, landsmen only by Mutiny; seamen never."""
    for seed in range(12):
        match = portsmouth.new("portsmouth", 2 + seed % 3, seed=seed)
        walk = Rng(seed)
        while match.actors:
            before = match.state.copy()
            choices = match.legal()
            action = choices[walk.below(len(choices))]
            events = {event.kind for event in match.play(action)}
            for old, new in zip(before.ships, match.state.ships, strict=True):
                gone = _officers(old) - _officers(new)
                assert len(gone) == (action[0] == "obtain" and old is before.ships[before.active])
                assert {*old.seamen} <= {*new.seamen}
                lost = {*old.landsmen} - {*new.landsmen, *new.seamen}
                assert not lost or "mutiny" in events


def _officers(ship: ships.Ship) -> set[int]:
    return {c for rank in range(5) for c in ships.crew_of_rank(ship, rank)}


def test_no_verb_discards() -> None:
    """R31, R37: the whole language of the game, with nothing to throw a crewman out."""
    assert set(GAME.notation.verbs) == {
        *("raise", "buy", "move", "recruit", "train", "end", "use", "decline", "call"),
        *("give", "obtain", "commission", "land", "place", "swap"),
    }


# Reassigning.


def test_places_may_be_changed_at_any_time() -> None:
    """R71: in one's own turn, in others', in replenishing, after the end, without AP."""
    data = portsmouth.new("portsmouth", 2, seed=3)
    data.state = position(crew=["P01", "P04"], array={"a1": "R01"}, pawns=["a1"])
    data.arrange(0, "P01", "lookout")
    data.arrange(1, "P04", "cook")
    data.play("recruit a1")
    data.play("end")
    assert data.state.frames[-1][0] == "replenish"
    data.arrange(0, "P01", "helmsman")
    seen = data.view(1)["ships"]
    assert seen[0]["berths"] == {"helmsman": "P01"}
    assert seen[1]["berths"] == {"cook": "P04"}
    assert data.state.ap == 4
    data.state = position(round=8, active=1, start=0, crew=["P01", ""])
    data.play("end")
    assert data.outcome is not None
    data.arrange(0, "P01", "cook")
    assert data.view(0)["ships"][0]["berths"] == {"cook": "P01"}


@pytest.mark.parametrize("item", ["L01", "M01", "R01", "C01", "P02"])
def test_only_own_seamen_and_petty_officers_change_places(item: str) -> None:
    """R72: other ranks, and other ships' crew, are refused."""
    match = portsmouth.new("portsmouth", 2, seed=3)
    match.state = position(crew=["L01 M01 R01 C01 P01", "P02"])
    with pytest.raises(IllegalAction) as error:
        match.arrange(0, item, "cook")
    assert (error.value.refusal.code, error.value.refusal.rule) == ("not_reassigned", "R72")


def test_a_petty_officer_has_no_berth_below() -> None:
    """R28, R72: seamen go below and back, Petty Officers don't."""
    assert wish("P01", "P01", "seamen") == ("petty_below", "R28")
    assert wish("D07+", "D07", "seamen") is None
    assert berths("D07+", D07="seamen") == {}


def test_a_seaman_in_a_berth_counts_for_specialties_but_scores_one() -> None:
    """R73, C8: he makes the set of two, and scores as a seaman, not as a Petty Officer."""
    match = portsmouth.new("portsmouth", 2, seed=3)
    match.state = position(crew=["P01 D07+"])
    lines = {line["item"]: line for line in match.view(0)["ships"][0]["score"]}
    assert (lines["specialties"]["count"], lines["specialties"]["points"]) == (2, 1)
    assert (lines["petty_officers"]["count"], lines["petty_officers"]["points"]) == (1, 2)
    assert (lines["seamen"]["count"], lines["seamen"]["points"]) == (1, 1)


def test_a_later_petty_officer_takes_the_berth_over() -> None:
    """R57, R74: eight berths full, one by a seaman: the cook comes, the seaman goes below."""
    crew = "P01 P02 P04 P10 P13 P16 P19 D07+"
    assert len(berths(crew)) == 8
    s = position(array={"a1": "P09"}, pawns=["a1"], crew=[crew])
    play(s, "recruit a1")
    places = ships.berths(s.ships[0])
    assert places["cook"] == "P09"
    assert "D07" not in places.values()
    assert hand("D07") in s.ships[0].seamen


def test_berths_are_for_show() -> None:
    """A50: they are no part of the position, and laying out by hand never lowers the score."""
    match = portsmouth.new("portsmouth", 2, seed=3)
    match.state = position(crew=["P01 P02 D07+ D10+"])
    before, total = match.hash(), match.view(0)["ships"][0]["total"]
    match.arrange(0, "D07", "seamen")
    match.arrange(0, "P02", "gunner")
    assert match.view(0)["ships"][0]["berths"] == {"surgeon": "P01", "gunner": "P02"}
    assert match.view(0)["ships"][0]["total"] == total
    assert match.hash() == before


def test_specialties_are_the_same_on_both_sides() -> None:
    """R29: each deckhand has one specialty for good, 24 with one and 22 without."""
    assert sum(kind != cards.NONE for kind in DECKHAND_SPECIALTY) == 24
    for name in ("D01", "D10", "D24"):
        s = play(position(crew=[name]), "train")
        kind = cards.SPECIALTIES[DECKHAND_SPECIALTY[hand(name)]]
        assert ships.berths(s.ships[0]) == {kind: name}
