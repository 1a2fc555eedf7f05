"""Saves: what comes back, what is lifted, and what is refused, each by its kind."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import portsmouth
from portsmouth.codec import load as loading
from portsmouth.codec import save
from portsmouth.core.errors import BadSetup, Divergence, SaveBroken, SaveTooNew
from portsmouth.core.game import Game
from portsmouth.core.journal import canonical, digest
from portsmouth.core.match import Match
from portsmouth.core.rng import Rng
from portsmouth.games.signals.game import GAME, Signals
from portsmouth.games.signals.steps import Bid, Gun, Window
from tests.contract.walk import play_on


def find(key: str) -> Game[Any]:
    """The rules that the tests know."""
    if key != "signals":
        raise BadSetup(f"there is no game called {key}")
    return GAME


def data_of(match: Match[Any]) -> dict[str, Any]:
    """A save as it comes back from a file."""
    return json.loads(json.dumps(portsmouth.save(match)))


def signed(data: dict[str, Any]) -> dict[str, Any]:
    """With the check sum of what it holds now."""
    body = {key: value for key, value in data.items() if key != "sum"}
    return body | {"sum": digest(canonical(body))}


def load(data: object, game: Game[Any] = GAME) -> Match[Any]:
    """Read a save, with some rules for any key that is the toy's."""
    return loading.read(data, lambda key: game if find(key) is GAME else GAME)


def rules_of(version: str, base: type[Signals] = Signals, **changes: Any) -> Signals:
    """The duel under another version of its rules."""

    class Other(base):  # type: ignore[valid-type, misc]
        meta = GAME.meta._replace(rules=version, **changes)

    return Other()


class HardGun(Gun):
    """A later version of a rule: one may not charge."""

    def options(self, s: Any, seat: int) -> list[Any]:
        return [option for option in super().options(s, seat) if option.action != ("charge",)]


class Hard(Signals):
    """The duel with that rule, and a hull more, so that old journals lead elsewhere."""

    def __init__(self) -> None:
        Game.__init__(self, (Bid(), Window(), HardGun()))

    def setup(self, seats: int, settings: Any, rng: Rng) -> Any:
        s = super().setup(seats, settings, rng)
        s.hulls = [3] * seats
        return s


# What comes back.


def test_everything_comes_back(midway: Match[Any]) -> None:
    data = data_of(midway)
    again = load(data)
    assert data_of(again) == data
    assert again.hash() == midway.hash()
    assert again.journal == midway.journal
    assert again.undo_depth == midway.undo_depth > 0
    assert again.notes == {"names": ["Anson", "Byron", "Cook"]}
    assert again.settings == midway.settings
    assert again.rules == [(0, "1.0")]
    again.undo()
    midway.undo()
    assert again.hash() == midway.hash()


def test_a_save_is_readable_json(midway: Match[Any]) -> None:
    data = data_of(midway)
    assert data["format"] == "portsmouth-save"
    assert data["game"] == "signals"
    assert isinstance(data["seed"], str)
    seat, do, mark = data["journal"][-1]
    assert (seat, do) == (midway.journal[-1].seat, midway.journal[-1].do)
    assert mark == data["snapshot"]["hash"][:8]


def test_fresh_and_finished_matches_are_saved(match: Match[Any]) -> None:
    assert load(data_of(match)).hash() == match.hash()
    play_on(match, Rng(1), 10_000)
    again = load(data_of(match))
    assert again.outcome == match.outcome
    assert again.outcome is not None


# What is refused.


@pytest.mark.parametrize(
    "data", [None, 7, "x", [], {}, {"format": "other"}, {"format": None}, [{"format": "x"}]]
)
def test_foreign_data(data: object) -> None:
    with pytest.raises(SaveBroken):
        load(data)


@pytest.mark.parametrize("schema", [None, 0, -1, "1", 1.0, True, []])
def test_a_save_without_a_form(midway: Match[Any], schema: object) -> None:
    with pytest.raises(SaveBroken):
        load(signed(data_of(midway) | {"schema": schema}))


def test_a_newer_form_of_save(midway: Match[Any]) -> None:
    newer = {"format": save.FORMAT, "schema": save.SCHEMA + 1, "who": "knows"}
    with pytest.raises(SaveTooNew):
        load(newer)
    with pytest.raises(SaveTooNew):
        load(signed(data_of(midway) | {"game_schema": 2}))


@pytest.mark.parametrize("version", ["1.1", "2.0", "1.0.1", "10.0"])
def test_newer_rules(midway: Match[Any], version: str) -> None:
    with pytest.raises(SaveTooNew):
        load(signed(data_of(midway) | {"rules": [[0, version]]}))
    with pytest.raises(SaveTooNew):
        load(signed(data_of(midway) | {"rules": [[0, "1.0"], [3, version]]}))


def test_an_unknown_game(midway: Match[Any]) -> None:
    with pytest.raises(SaveBroken):
        load(signed(data_of(midway) | {"game": "chess"}))


def test_every_field_is_guarded_by_the_sum(midway: Match[Any]) -> None:
    good = data_of(midway)
    for key in good:
        if key in ("format", "schema"):
            continue
        with pytest.raises(SaveBroken):
            load({**good, key: "changed"})
        with pytest.raises(SaveBroken):
            load({k: v for k, v in good.items() if k != key})
    with pytest.raises(SaveBroken, match="check sum"):
        load({**good, "more": 1})


JUNK = [None, 7, -1, 10**30, 1.5, "", "x", True, [], [None], [[]], {}, {"a": 1}]


def test_every_field_may_be_junk_under_a_right_sum(midway: Match[Any]) -> None:
    """Whoever can compute a check sum still can't crash the reader."""
    good = data_of(midway)
    for key in good:
        for junk in JUNK:
            _refused_or_sound(signed({**good, key: junk}))
    for key in good["snapshot"]["state"]:
        for junk in JUNK:
            state = {**good["snapshot"]["state"], key: junk}
            changed = {**good, "rules": [[0, "0.9"]], "journal": [[0, "hold", "00000000"]]}
            snapshot = {"state": state, "hash": digest(canonical(state))}
            _refused_or_sound(signed({**changed, "snapshot": snapshot}))


def _refused_or_sound(data: dict[str, Any]) -> None:
    try:
        match = load(data)
    except (SaveBroken, SaveTooNew):
        return
    match.game.check(match.state)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 6))
def test_a_flipped_bit(midway: Match[Any], place: float, bit: int) -> None:
    text = json.dumps(portsmouth.save(midway))
    at = int(place * len(text))
    flipped = text[:at] + chr(ord(text[at]) ^ 1 << bit) + text[at + 1 :]
    try:
        data = json.loads(flipped)
    except ValueError:
        return
    if data == json.loads(text):
        return
    with pytest.raises((SaveBroken, SaveTooNew)):
        load(data)


def test_truncated_saves_are_no_json(midway: Match[Any]) -> None:
    text = json.dumps(portsmouth.save(midway))
    for end in range(0, len(text), 97):
        with pytest.raises(ValueError, match=r"Expecting|Unterminated|Invalid"):
            json.loads(text[:end])


# Journals that lead elsewhere.


@pytest.mark.parametrize("number", [0, 4, -1])
def test_divergence_names_the_entry(midway: Match[Any], number: int) -> None:
    data = data_of(midway)
    data["journal"][number][2] = "00000000"
    with pytest.raises(Divergence, match="leads elsewhere") as error:
        load(signed(data))
    assert error.value.entry == number % len(midway.journal)
    assert isinstance(error.value, SaveBroken)


def test_divergence_names_an_illegal_entry(midway: Match[Any]) -> None:
    data = data_of(midway)
    data["journal"][3][1] = "aim 9"
    with pytest.raises(Divergence, match="entry 4") as error:
        load(signed(data))
    assert error.value.entry == 3
    data["journal"][3] = [7, "hold", "00000000"]
    with pytest.raises(Divergence, match="entry 4"):
        load(signed(data))


def test_a_cut_journal_does_not_lead_to_the_snapshot(midway: Match[Any]) -> None:
    data = data_of(midway)
    data["journal"].pop()
    with pytest.raises(Divergence) as error:
        load(signed(data))
    assert error.value.entry == len(midway.journal) - 1


@pytest.mark.parametrize("rules", ["1.0", "0.9"])
def test_a_journal_without_end_is_refused(midway: Match[Any], rules: str) -> None:
    """It is not cut: the position of the snapshot would have another journal than was saved."""
    data = data_of(midway) | {"rules": [[0, rules]]}
    data["journal"] += [[0, "hold", "00000000"]] * loading.MAX_ENTRIES
    with pytest.raises(SaveBroken, match="too long") as error:
        load(signed(data), rules_of("1.1", Hard))
    assert not isinstance(error.value, Divergence)


def test_the_longest_journal_is_read(midway: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "MAX_ENTRIES", len(midway.journal))
    assert load(data_of(midway)).journal == midway.journal
    monkeypatch.setattr(loading, "MAX_ENTRIES", len(midway.journal) - 1)
    with pytest.raises(SaveBroken, match="too long"):
        load(data_of(midway))


def test_another_seed_diverges(midway: Match[Any]) -> None:
    with pytest.raises(SaveBroken):
        load(signed(data_of(midway) | {"seed": "12"}))


# Older rules and older forms.


def test_older_rules_whose_journal_still_holds_are_replayed(midway: Match[Any]) -> None:
    again = load(data_of(midway), rules_of("1.1"))
    assert again.hash() == midway.hash()
    assert again.undo_depth == midway.undo_depth


def test_older_rules_that_lead_elsewhere_go_on_from_the_snapshot(midway: Match[Any]) -> None:
    newer = rules_of("1.1", Hard)
    again = load(data_of(midway), newer)
    assert again.hash() == midway.hash()
    assert again.state.hulls == midway.state.hulls
    assert again.journal == midway.journal
    assert again.rules == [(0, "1.0"), (len(midway.journal), "1.1")]
    assert again.undo_depth == 0
    assert len(again.events(0)) == len(again.journal)
    play_on(again, Rng(2), 3)
    third = load(data_of(again), newer)
    assert third.hash() == again.hash()
    assert third.rules == again.rules
    play_on(third, Rng(2), 10_000)
    assert third.outcome is not None


def test_a_damaged_snapshot_is_not_gone_on_from(midway: Match[Any]) -> None:
    newer = rules_of("1.1", Hard)
    data = data_of(midway)
    data["snapshot"]["state"]["powder"][0] += 1
    with pytest.raises(SaveBroken, match="position is damaged"):
        load(signed(data), newer)
    data["snapshot"]["state"]["deck"].append(1)
    data["snapshot"]["hash"] = digest(canonical(data["snapshot"]["state"]))
    with pytest.raises(SaveBroken, match="damaged"):
        load(signed(data), newer)


def test_a_chain_of_migrations_lifts_an_old_form(
    midway: Match[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two forms ago the seed was called chance and the table was a list of names."""
    order: list[int] = []

    def lift(step: int, change: Callable[[dict[str, Any]], dict[str, Any]]) -> save.Migration:
        def lifted(body: dict[str, Any]) -> dict[str, Any]:
            order.append(step)
            return change(body)

        return lifted

    def seed(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "seed": body["chance"]}

    def table(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "table": {"names": body["names"]}}

    old = data_of(midway)
    old["schema"], old["chance"], old["names"] = 1, old.pop("seed"), ["Anson"]
    del old["table"]
    old = signed(old)
    monkeypatch.setattr(save, "SCHEMA", 3)
    monkeypatch.setattr(save, "MIGRATIONS", {1: lift(1, seed), 2: lift(2, table)})
    again = load(old)
    assert order == [1, 2]
    assert again.hash() == midway.hash()
    assert again.notes == {"names": ["Anson"]}
    assert data_of(again)["schema"] == 3
    with pytest.raises(SaveBroken):
        load({**old, "chance": "8"})


def test_every_older_form_has_its_migration() -> None:
    assert set(save.MIGRATIONS) == set(range(1, save.SCHEMA))


def test_a_games_migrations_lift_the_state(midway: Match[Any]) -> None:
    """Schema 1 of the state knew no charge; the new rules also lead elsewhere."""
    data = data_of(midway)
    state = data["snapshot"]["state"]
    del state["charged"]
    data["snapshot"]["hash"] = digest(canonical(state))

    class Newer(Hard):
        meta = GAME.meta._replace(rules="2.0", schema=3)
        migrations: ClassVar = {
            1: lambda state: {**state, "charge": 0},
            2: lambda state: {
                **{key: value for key, value in state.items() if key != "charge"},
                "charged": bool(state["charge"]),
            },
        }

    again = load(signed(data), Newer())
    assert again.state.charged is False
    assert again.state.hands == midway.state.hands
    assert portsmouth.save(again)["game_schema"] == 3


@pytest.mark.parametrize("junk", [{"round": "1"}, {"charged": 1}, {"bids": [0.5]}, {"deck": 3}])
def test_a_state_is_read_strictly_and_comes_back(midway: Match[Any], junk: dict[str, Any]) -> None:
    """Each plain field is of the type that a new state has there."""
    plain = json.loads(json.dumps(midway.state.to_json()))
    assert type(midway.state).from_json(plain).to_json() == plain
    with pytest.raises(ValueError, match="another kind"):
        type(midway.state).from_json(plain | junk)


def test_a_hopeless_snapshot_of_an_older_schema_is_broken(midway: Match[Any]) -> None:
    newer = rules_of("2.0", Hard, schema=2)
    with pytest.raises(SaveBroken):
        load(data_of(midway), newer)
