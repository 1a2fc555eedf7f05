"""What was better, in a sentence: by the odds of a fight, else by what the judgement weighs.

It may tell of the seat's hand, so it is for that seat in its own turn, or for all once the game is
over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from portsmouth.bots.bot import Choice
from portsmouth.core.text import Text, player
from portsmouth.core.types import Action, Seat
from portsmouth.games.victory.bots import fights
from portsmouth.games.victory.bots.advice import chances
from portsmouth.games.victory.bots.advice.adviser import Adviser
from portsmouth.games.victory.bots.advice.chances import Chances
from portsmouth.games.victory.bots.duel import APART, SANK, SUNK, TAKEN, TOOK
from portsmouth.games.victory.bots.hand_worth import missing
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import names, repairs, ships
from portsmouth.games.victory.rules.components import (
    BUILDING_COST,
    BUILDING_OF,
    FACES,
    FIELD_COST,
    LETTER,
    PASSENGER_POINTS,
    SHOTS,
    is_build,
)
from portsmouth.games.victory.state import LETTER_SEALED, VictoryState

SLIGHT = 4
"""Times in 100 by which odds must differ to be told."""
TELLING_POINTS, TELLING_ROUNDS = 0.3, 0.5
"""Points, and rounds, from which on they are a reason."""
WEIGHED = ("points", "cubes", "voyages", "hand", "damage", "danger", "fight")
"""Terms of a value that are compared; the rest shows in how soon 15 points come, as do cubes."""
TEMPO_TERMS = (*WEIGHED[:5], "tempo", "rest")
"""Terms that say together how soon they come: a round counts as much as a point."""


def verdict_sentence(
    adviser: Adviser, s: VictoryState, seat: Seat, best: Sequence[Action], done: Sequence[Action]
) -> Text | None:
    """Return what was done in a fight, what was better, and the odds of both."""
    if s.frames and s.fight is None:
        return _attack_sentence(adviser, s, seat, best, done)
    if not s.frames or not best or not done or best[0] == done[0]:
        return None
    if s.frames[-1][0] == "arm" and chances.plan_of(best[0]) == LETTER_SEALED:
        return Text("told-letter", did=_did_clause(s, seat, done[0]))
    gain = _gain(adviser, s, seat, best[0], done[0])
    if gain is None:
        return None
    return Text(
        f"told-{gain.what}",
        round=combat.fight_of(s).round,
        did=_did_clause(s, seat, done[0]),
        would=_would_clause(s, best[0]),
        **gain.facts(),
    )


def why_by_odds(
    adviser: Adviser, s: VictoryState, seat: Seat, best: Sequence[Action], done: Sequence[Action]
) -> Text | None:
    """Return the odds of an answer in a fight beside those of another."""
    if not s.frames or s.fight is None or not best or not done or best[0] == done[0]:
        return None
    if "letter" in (best[0][0], done[0][0]):
        return None
    gain = _gain(adviser, s, seat, best[0], done[0])
    return Text(f"why-odds-{gain.what}", **gain.facts()) if gain else None


class Gain(NamedTuple):
    """What a better answer gains most: which of the ``Chances``, of which ship, in both cases."""

    what: str
    ship: int
    better: int
    worse: int

    def facts(self) -> dict[str, Text | int]:
        """Return what a sentence tells of it."""
        return {"ship": names.SHIP[self.ship], "better": self.better, "worse": self.worse}


def _after(adviser: Adviser, s: VictoryState, seat: Seat, action: Action) -> Chances:
    leaf = adviser.leaf_state(s, seat, (action,))
    assert leaf is not None
    return chances.chances(s, leaf, seat, lambda after, who: adviser.settled(after, who, seat))


def _gain(adviser: Adviser, s: VictoryState, seat: Seat, best: Action, done: Action) -> Gain | None:
    """Return in which of the odds the better answer is better by most; None for slight ones."""
    better, worse = (_after(adviser, s, seat, action) for action in (best, done))
    fight = combat.fight_of(s)
    side = combat.side_of(fight, seat)
    at = fights.stakes(s, lambda after, who: adviser.settled(after, who, seat))
    own = (at.attacker, at.defender)[side]
    sank, lost, took = (SUNK, SANK, TAKEN) if side else (SANK, SUNK, TOOK)
    gains = {
        "sunk": (better.sunk - worse.sunk) * max(1, own[sank] - own[APART]),
        "captured": (better.captured - worse.captured) * max(1, own[took] - own[APART]),
        "lost": (worse.lost - better.lost) * max(1, own[APART] - own[lost]),
    }
    what = max(gains, key=lambda each: gains[each])
    odds = getattr(better, what), getattr(worse, what)
    if abs(odds[0] - odds[1]) < SLIGHT or gains[what] <= 0:
        return None
    return Gain(what, fight.ships[side if what == "lost" else 1 - side], *odds)


def _attack_sentence(
    adviser: Adviser, s: VictoryState, seat: Seat, best: Sequence[Action], done: Sequence[Action]
) -> Text | None:
    """Return what an attack would have come to, or what might have come of one that was made."""
    for line, kind in ((best, "told-attack"), (done, "told-no-attack")):
        fire = next((each for each in line if each[0] == "fire"), None)
        if fire is None or (fire in best and fire in done):
            continue
        leaf = adviser.leaf_state(s, seat, tuple(line[: line.index(fire) + 1]))
        if leaf is None or leaf.fight is None:
            return None
        own, target = (ships.the(s, int(each)) for each in fire[1:])
        odds = chances.chances(
            leaf, leaf, seat, lambda after, who: adviser.settled(after, who, seat)
        )
        return Text(
            kind,
            who=player(seat),
            ship=names.SHIP[target.id],
            own=names.SHIP[own.id],
            won=odds.sunk + odds.captured,
            lost=odds.lost,
        )
    return None


def _did_clause(s: VictoryState, seat: Seat, action: Action) -> Text:
    """Return what somebody did, as a clause."""
    who, verb = player(seat), action[0]
    if s.frames[-1][0] == "arm":
        return Text("did-plan", who=who, plan=_plan(action))
    if verb == "place":
        mask = int(action[1])
        return Text("did-place", who=who, count=mask.bit_count(), spaces=names.spaces(mask))
    if verb == "mend":
        return Text("did-mend", who=who, **_die(action))
    return Text(f"did-{verb}-{s.frames[-1][0]}" if verb == "pass" else f"did-{verb}", who=who)


def _would_clause(s: VictoryState, action: Action) -> Text:
    """Return what would have been better, as the beginning of a sentence."""
    verb = action[0]
    if s.frames[-1][0] == "arm":
        return Text("would-plan", plan=_plan(action))
    if verb == "place":
        mask = int(action[1])
        return Text("would-place", count=mask.bit_count(), spaces=names.spaces(mask))
    if verb == "mend":
        return Text("would-mend", **_die(action))
    return Text(f"would-{verb}-{s.frames[-1][0]}" if verb == "pass" else f"would-{verb}")


def _plan(action: Action) -> Text:
    plan = chances.plan_of(action)
    if plan == LETTER_SEALED:
        return names.CARD[LETTER]
    shot = names.SHOT[plan % len(SHOTS)]
    return Text("plan-flee", shot=shot) if plan >= len(SHOTS) else shot


def _die(action: Action) -> dict[str, Text | int]:
    track, place = repairs.split(int(action[1]))
    return {"track": names.TRACK[track], "face": FACES[place]}


# Outside fights.


def why_by_judgement(s: VictoryState, seat: Seat, best: Choice, done: Choice) -> Text | None:
    """Return what the better line has more of, as the judgement weighs it."""
    drops = [line.actions[0] for line in (best, done) if line.actions]
    if len(drops) == 2 and all(each[0] == "drop" for each in drops):
        return _why_discard(s, seat, int(drops[0][1]), int(drops[1][1]))
    if s.frames and s.frames[-1][0] == "outfit":
        return _why_first_cube(int(best.actions[0][1]))
    mine, other = dict(best.terms), dict(done.terms)
    if not mine or "final" in mine or "final" in other:
        return None
    gains = {item: mine.get(item, 0.0) - other.get(item, 0.0) for item in {*mine, *other}}
    most = max(WEIGHED, key=lambda item: gains.get(item, 0.0))
    sooner = sum(gains.get(item, 0.0) for item in TEMPO_TERMS)
    if most == "voyages" and _takes_passengers(best) and not _takes_passengers(done):
        return Text("why-passengers", points=PASSENGER_POINTS)
    if most == "cubes" or gains.get(most, 0.0) < TELLING_POINTS:
        return (
            Text("why-sooner", rounds=max(1, round(sooner))) if sooner >= TELLING_ROUNDS else None
        )
    return Text(f"why-more-{most}", points=round(gains[most]))


def _takes_passengers(line: Choice) -> bool:
    """Return whether a line takes Passengers aboard."""
    return any(action[0] == "passengers" for action in line.actions)


def _why_first_cube(kind: int) -> Text | None:
    """Return how much of what can be built asks for a kind of cube, if it is most of it."""
    costs = (*BUILDING_COST, *FIELD_COST)
    count = sum(cost[kind] > 0 for cost in costs)
    if 2 * count < len(costs):
        return None
    return Text("why-first", kind=names.KIND[kind], count=count, of=len(costs))


def _why_discard(s: VictoryState, seat: Seat, card: int, other: int) -> Text | None:
    """Return which card is nearer to being built."""
    held = s.ports[seat].cubes
    short = [
        missing(held, BUILDING_COST[BUILDING_OF[each]]) if is_build(each) else -1
        for each in (card, other)
    ]
    if short[0] > max(0, short[1]) and short[1] >= 0:
        return Text("why-drop-farther", card=names.CARD[card], cubes=short[0], others=short[1])
    return Text("why-drop", card=names.CARD[card])
