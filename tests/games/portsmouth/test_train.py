"""Chapter 2.7: training the crew."""

from __future__ import annotations

from tests.games.portsmouth.build import aboard, legal, options, play, position, remedy, told, why


def test_training_promotes_all_landsmen() -> None:
    """R70, R30: 2 AP, and every landsman is a seaman; those aboard before stay seamen."""
    s = position(crew=["D01 D07 D25 D30+", "D02"])
    assert options(s)["train"].cost.of("ap") == 2
    events = told(s, "train")
    assert [(event.kind, event.facts["count"]) for event in events] == [("promoted", 3)]
    assert aboard(s, 0) == "D30+ D01+ D07+ D25+"
    assert (s.ap, aboard(s, 1)) == (3, "D02")


def test_never_a_part_of_them() -> None:
    """R70: training takes no choice: there is one such action, and it leaves no landsman."""
    s = position(crew=["D01 D02 D03"])
    assert [text for text in legal(s) if "train" in text] == ["train"]
    assert play(s, "train").ships[0].landsmen == ()


def test_training_needs_two_points() -> None:
    """R70: with 1 AP and £1 the purchase is proposed, without money it is refused."""
    poor = position(crew=["D01"], ap=1)
    rich = position(crew=["D01"], ap=1, money=[1])
    assert why(poor, "train") == ("no_ap", "R70")
    assert why(rich, "train") == ("buy_ap", "R70")
    assert remedy(rich, "train") == ["buy 1"]


def test_training_nobody_is_refused() -> None:
    """R70: without landsmen it would only burn 2 AP."""
    assert why(position(crew=["D01+"]), "train") == ("no_landsmen", "R70")


def test_training_again_in_the_same_turn() -> None:
    """R37, R70: landsmen who come later may be trained again."""
    s = position(array={"a1": "P01"}, landsmen_at={"a1": "D40"}, pawns=["a1"], crew=["D01"])
    s.ap = 6
    play(s, "train", "recruit a1", "train")
    assert aboard(s, 0) == "P01 D01+ D40+"
