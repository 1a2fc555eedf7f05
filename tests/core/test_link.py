"""Links: a whole match in a short text, and nothing but a possible match out of any text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from portsmouth import registry
from portsmouth.codec import link, record
from portsmouth.codec.mixed_radix import Decoder, Encoder
from portsmouth.core import errors
from portsmouth.core.errors import BadSetup, SaveBroken
from portsmouth.core.game import Game
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.portsmouth.game import GAME as PORTSMOUTH
from portsmouth.games.signals.game import GAME, Signals
from tests.contract.walk import play_on

GOLDEN = Path(__file__).parents[1] / "games/portsmouth/golden"
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def find(key: str) -> Game[Any]:
    if key == "signals":
        return GAME
    return registry.game(key)


def same(match: Match[Any], text: str) -> None:
    again = link.read(text, find).match
    assert again.journal == match.journal
    assert (again.hash(), again.settings, again.seed) == (match.hash(), match.settings, match.seed)


def sealed(body: bytes) -> str:
    """The text of a body that its author has signed."""
    return f"{link.VERSION}{link._spell(link._check(link.VERSION, body) + body)}{link.END}"


# There and back.


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(12))
def test_random_duels_come_back(seats: int, seed: int) -> None:
    """Sealed bids: where several choose at once, the seat is told too."""
    rng = Rng(seed)
    options = {spec.key: spec.values[rng.below(len(spec.values))] for spec in GAME.meta.options}
    match = Match(GAME, seats, options, seed << 44)
    for _ in range(4):
        same(match, link.write(match))
        play_on(match, rng, 3 + rng.below(12))
    play_on(match, rng, 10_000)
    assert match.outcome
    same(match, link.write(match))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_come_back(seats: int) -> None:
    rng = Rng(seats)
    for seed in range(3):
        options = {s.key: s.values[rng.below(len(s.values))] for s in PORTSMOUTH.meta.options}
        options["start_player"] = rng.below(seats)
        match = Match(PORTSMOUTH, seats, options, (1 << 63) + seed)
        play_on(match, rng, 40)
        same(match, link.write(match))
        play_on(match, rng, 10_000)
        same(match, link.write(match))


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.game")), ids=lambda path: path.stem)
def test_a_whole_recorded_game_takes_less_than_two_hundred_characters(path: Path) -> None:
    match = record.read(path.read_text("utf-8"), find)
    text = link.write(match)
    same(match, text)
    assert len(text) < 200
    assert re.fullmatch(r"[A-Za-z0-9_-]+", text)


def test_what_is_forced_costs_nothing(midway: Match[Any]) -> None:
    assert link.choices(GAME, midway.state) == sorted(
        link.choices(GAME, midway.state),
        key=lambda choice: (choice[0], GAME.notation.write(choice[1])),
    )
    digits = Encoder()
    digits.put(0, 1)
    assert digits.to_bytes() == b""


def test_a_note_comes_back(midway: Match[Any]) -> None:
    assert link.read(link.write(midway, b"\0hail\xff"), find).note == b"\0hail\xff"
    assert link.read(link.write(midway), find).note == b""


def test_what_was_taken_back_is_left_out(midway: Match[Any]) -> None:
    before = link.write(midway)
    done = midway.journal[-1]
    midway.undo()
    assert link.write(midway) != before
    midway.play(done.do, done.seat)
    assert link.write(midway) == before


def test_the_most_entries(midway: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "MAX_ENTRIES", len(midway.journal) - 1)
    with pytest.raises(SaveBroken, match="too long"):
        link.write(midway)


# Other texts.


def test_every_changed_character_is_refused(midway: Match[Any]) -> None:
    text = link.write(midway, b"Anson")
    for at, old in enumerate(text):
        for new in f"{BASE64}. é".replace(old, ""):
            with pytest.raises((errors.LinkBroken, errors.LinkTooNew)):
                link.read(text[:at] + new + text[at + 1 :], find)


def test_every_shortened_or_lengthened_text_is_refused(midway: Match[Any]) -> None:
    text = link.write(midway)
    for at in range(len(text)):
        for spoilt in (text[:at], text[at + 1 :], f"{text[:at]}A{text[at:]}", text + text[at:]):
            with pytest.raises((errors.LinkBroken, errors.LinkTooNew)):
                link.read(spoilt, find)


def test_a_text_cut_short_says_so(midway: Match[Any]) -> None:
    with pytest.raises(errors.LinkTruncated):
        link.read(link.write(midway)[:-1], find)


@settings(max_examples=300)
@given(st.text(max_size=60) | st.text(BASE64, max_size=200).map(lambda text: f"1{text}z"))
def test_any_text(text: str) -> None:
    with pytest.raises((errors.LinkBroken, errors.LinkTooNew)):
        link.read(text, find)


HEAD = Encoder()
link._put_setup(HEAD, Match(GAME, 2, {}, 5))


@settings(max_examples=400)
@given(st.binary(max_size=60) | st.binary(max_size=60).map(lambda data: HEAD.to_bytes() + data))
def test_any_body_that_its_author_has_signed(body: bytes) -> None:
    """The check stops accidents, not authors: what they write is played by the rules or refused."""
    try:
        match = link.read(sealed(body), find).match
    except (errors.LinkBroken, errors.LinkTooNew):
        return
    same(match, link.write(match))


def test_a_text_without_end_is_not_even_looked_at() -> None:
    with pytest.raises(SaveBroken, match="too long"):
        link.read("1" + "A" * link.LONGEST + "z", find)


def test_a_newer_form_is_told() -> None:
    with pytest.raises(errors.LinkTooNew):
        link.read("3whatever-it-may-be", find)


def test_actions_after_the_end_are_refused(midway: Match[Any]) -> None:
    play_on(midway, Rng(1), 10_000)
    digits = Encoder()
    link._put_setup(digits, midway)
    digits.put_bytes(b"", link.MAX_NOTE)
    digits.put(len(midway.journal) + 1, link.MAX_ENTRIES + 1)
    link._put_actions(digits, midway)
    with pytest.raises(errors.LinkMismatch, match="over before"):
        link.read(sealed(digits.to_bytes()), find)


def test_another_last_position_is_refused(midway: Match[Any]) -> None:
    digits = Encoder()
    link._put_setup(digits, midway)
    digits.put_bytes(b"", link.MAX_NOTE)
    digits.put(len(midway.journal), link.MAX_ENTRIES + 1)
    link._put_actions(digits, midway)
    digits.put(7, 1 << 32)
    with pytest.raises(errors.LinkMismatch, match="lead where"):
        link.read(sealed(digits.to_bytes()), find)


@pytest.mark.parametrize(
    ("rules", "error"),
    [("1.1", errors.OtherRules), ("2.0", errors.OtherRules), ("0.9", errors.LinkTooNew)],
)
def test_links_of_other_rules(midway: Match[Any], rules: str, error: type[Exception]) -> None:
    """Read where the rules are ``rules``; the link was made by 1.0."""

    class Changed(Signals):
        meta = GAME.meta._replace(rules=rules)

    text = link.write(midway)
    with pytest.raises(error):
        link.read(text, lambda _: Changed())


def test_a_game_that_is_not_known_here(midway: Match[Any]) -> None:
    def nobody(key: str) -> Game[Any]:
        raise BadSetup(key)

    text = link.write(midway)
    with pytest.raises(errors.LinkTooNew, match="signals"):
        link.read(text, nobody)


def test_a_match_that_went_on_under_other_rules_has_no_link(midway: Match[Any]) -> None:
    for entry in (midway.journal[3]._replace(do="fire"), midway.journal[3]._replace(do="sink")):
        journal = [*midway.journal[:3], entry, *midway.journal[4:]]
        midway.restore(midway.state, journal, midway.rules)
        with pytest.raises(errors.OtherRules):
            link.write(midway)
    journal = [*midway.journal[:-1], midway.journal[-1]._replace(hash="00000000")]
    midway.restore(midway.state, [*journal[:3], *midway.journal[3:]], midway.rules)
    with pytest.raises(errors.OtherRules):
        link.write(midway)


# Digits.


@given(
    st.lists(
        st.integers(1, 1 << 40).flatmap(lambda r: st.tuples(st.integers(0, r - 1), st.just(r)))
    )
)
def test_digits_come_back(digits: list[tuple[int, int]]) -> None:
    writer = Encoder()
    for value, radix in digits:
        writer.put(value, radix)
    reader = Decoder(writer.to_bytes())
    assert [reader.take(radix) for _, radix in digits] == [value for value, _ in digits]
    reader.close()


@given(st.integers(0, (1 << 64) - 1), st.binary(max_size=9))
def test_numbers_and_bytes_come_back(number: int, data: bytes) -> None:
    writer = Encoder()
    writer.put_number(number, 4)
    writer.put_bytes(data, 9)
    reader = Decoder(writer.to_bytes())
    assert (reader.take_number(4), reader.take_bytes(9)) == (number, data)
    reader.close()


def test_digits_that_are_none() -> None:
    with pytest.raises(ValueError, match="no digit"):
        Encoder().put(3, 3)
    with pytest.raises(SaveBroken, match="more than"):
        Decoder(b"\x05").close()
    with pytest.raises(SaveBroken, match="begins with nothing"):
        Decoder(b"\0\x05")
    padded = Encoder()
    for value, radix in ((1, 4), (7, 1 << 16), (0, 1 << 16), (1, 2)):
        padded.put(value, radix)
    with pytest.raises(SaveBroken, match="longer than"):
        Decoder(padded.to_bytes()).take_number(4)
