"""What is told: ships by name, cubes as lists, dice by track and face, in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from portsmouth.core.context import Event
from portsmouth.core.text import Text
from portsmouth.games.victory.rules import components as c
from portsmouth.games.victory.rules import names
from portsmouth.i18n.fluent import Catalogue
from portsmouth.i18n.language import LANGUAGES, catalogue, say
from tests.games.victory.build import (
    broadside,
    fired,
    options,
    play,
    port,
    position,
    price,
    ship,
    told,
)

QUIET = [1] * 6
PAGE = Path(__file__).parents[3] / "web/lang"


def said(text: Text, language: str = "en") -> str:
    """A sentence about Anson and Byron."""
    return say(text, ("Anson", "Byron"), game="victory", language=language)


def log(events: Iterable[Event], language: str = "en") -> list[str]:
    """What an onlooker reads."""
    return [said(event.text, language) for event in events if event.seen_by(None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    words = catalogue(language, "victory").messages
    parts = (names.SHIP, names.KIND, names.CARD, names.BUILDING, names.UPGRADE)
    for part in (*parts, names.FIELD, names.TRACK, names.SHOT):
        assert {text.id for text in part} <= words.keys()
        assert len({said(text, language) for text in part}) == len(part)
    assert [len(names.SHIP), len(names.CARD)] == [len(c.SHIPS), len(c.CARDS)]


def test_cubes_are_a_list() -> None:
    assert said(names.cubes((0, 0, 0, 0))) == "nothing"
    assert said(names.cubes((0, 2, 0, 0))) == "2 bricks"
    assert said(names.cubes((1, 0, 0, 2))) == "1 wood and 2 cloth"
    assert said(names.cubes((1, 1, 1, 1)), "de") == "1 Holz, 1 Ziegel, 1 Eisen und 1 Tuch"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_stands_for_a_cube_and_a_track(language: str) -> None:
    """Cubes and the free spaces of tracks stand side by side at the table."""
    words = Catalogue((PAGE / language / "games/victory/table.ftl").read_text("utf-8"), language)
    short = [id for id in words.messages if id.startswith(("cube-letter-", "table-meter-"))]
    assert len(short) == len(c.KIND_NAMES) + len(c.TRACKS) + len(("guns", "passengers"))
    assert len({words.format(id, {}) for id in short}) == len(short)
    for name, kind in zip(c.KIND_NAMES, names.KIND, strict=True):
        assert said(kind, language)[0].upper() == words.format(f"cube-letter-{name}", {})


def test_dice_are_a_list() -> None:
    assert names.dice((2, 2, 6)) == "2, 2, 6"
    assert names.spaces(c.ALL_SPACES | c.SECOND_SIX) == "2, 3, 4, 5, 6, 6"
    assert said(Text("event-next_round", round=2)) == "Broadside 2 begins."
    assert [said(Text("dice-none"), language) for language in LANGUAGES] == ["none", "keine"]


def test_a_prize_keeps_her_name() -> None:
    """V79, V80, V104: and the Jolly Roger is told, unless none is left."""
    for tokens in (0, 4):
        target = ship("b1", crew="3456", sails="2")
        s = fired(port(), port("", jolly_rogers=tokens), target=target, declarer=1)
        broadside(s, "grape", "ball", [2, 1, 1, 1, 1, 1], QUIET)
        events = log(told(s, "place 2"))
        assert events[:2] == [
            "Anson hit the Bellatrix’s crew: 2.",
            "Anson captured Byron’s Bellatrix.",
        ]
        assert ("Anson gained a Jolly Roger." in events) == (tokens == 0)


def test_an_end_is_told_with_its_cubes() -> None:
    """V42, V54: what came out of the bank, also by a Merchant."""
    s = position(port("", ["merchant"]), ships=[ship("a1", "v06", 1)], step="voyages")
    events = told(s, "end a1", "merchant")
    assert log(events)[:2] == [
        "Anson ended the voyage of the Aurora and gained 1 wood.",
        "Anson played a Merchant and gained 1 wood, 1 brick, 1 metal and 1 cloth.",
    ]
    assert log(events, "de")[0] == "Anson hat die Fahrt der Aurora beendet und 1 Holz bekommen."


def test_passengers_who_leave_early_are_told() -> None:
    """R21: their card goes to the discards; delivered ones are told as such."""
    for space, expected in (
        (2, "Anson’s Passengers left the ship early and score nothing."),
        (3, "Anson delivered Passengers."),
    ):
        ships = [ship("a1", "v01", space, passengers=1)]
        s = position(port(), ships=ships, step="voyages")
        assert expected in log(told(s, "end a1"))


def test_a_preview_counts_what_the_bank_has() -> None:
    """V90: an end that finds the bank short says so before."""
    s = position(port(), ships=[ship("a1", "v01", 3)], step="voyages", bank="WBB")
    assert [said(text) for text in options(s)["end a1"].effects] == ["brings 1 wood and 2 bricks"]


def test_a_repair_names_the_die_and_its_price() -> None:
    """V10, V37: track, face, cube; a Tavern's is free."""
    s = position(port("C", (), (), ["tavern.crew"]), ships=[ship("a1", sails="5", crew="6")])
    s.frames = (("repairs",),)
    found = options(s)
    assert said(found["repair a1 s5 C"].label) == "Repair the Aurora’s sails (die 5)"
    assert price(s, "repair a1 s5 C") == "C"
    label = "Repair the Aurora’s crew (die 6) at the Tavern, free"
    assert said(found["repair a1 c6 T"].label) == label
    refusal = found["repair a1 c6 W"].refusal
    assert refusal is not None
    assert said(refusal.text) == "You are short of 1 wood."
    assert (
        log(told(s, "repair a1 c6 T"))[0]
        == "Anson repaired the Aurora’s crew (6) at the Tavern, free."
    )


def test_a_turn_that_ends_over_five_cards_says_so() -> None:
    """V14: before the play step is left."""
    hand = ["v01", "v02", "v03", "v04", "v05"]
    for more, expected in (
        (["v06"], "you discard 1 card, then your turn ends"),
        ([], "without playing a card"),
    ):
        s = position(port("", [*hand, *more]))
        assert [said(text) for text in options(s)["rest"].effects] == [expected]


def test_a_removal_card_is_refused_by_its_own_rule() -> None:
    """V51, V52, V53: named with the card that is missing."""
    own = ship("a1", hull="2", sails="2", crew="2")
    s = broadside(fired(port("", ["v01"]), own=own), "ball", "ball", QUIET, QUIET)
    found = options(s)
    for die, rule, card in (
        ("h2", "V52", "Out Manoeuvre"),
        ("s2", "V53", "Hoist the Sails"),
        ("c2", "V51", "Close the Hatches"),
    ):
        refusal = found[f"mend {die} card"].refusal
        assert refusal is not None
        assert refusal.rule == rule
        assert said(refusal.text) == f"You have no such card: {card}."
    play(s, "pass")
