"""Answers in advance: what each leads to where it is asked in another's turn."""

from __future__ import annotations

import portsmouth
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.victory.game import GAME
from portsmouth.games.victory.meta import META
from portsmouth.games.victory.rules.components import CARDS
from portsmouth.games.victory.state import VictoryState

EAGER = frozenset({"fire", "launch", "found", "passengers", "cannons", "place"})
FIRST = {each.key: each.answers[0] for each in META.standing_questions}
LAST = {each.key: each.answers[-1] for each in META.standing_questions}


def _agrees(s: VictoryState, seat: int, given: dict[str, str], action: Action) -> bool:
    """Whether an answer does what its words say."""
    port, verb = s.ports[seat], action[0]
    if verb == "take":
        counts = [port.cubes[kind] for kind in range(4) if s.bank[kind]]
        best = min(counts) if given["commerce"] == "fewest" else max(counts)
        return port.cubes[int(action[1])] == best
    if verb in ("ball", "flee", "letter"):
        held = "letter_of_marque" in [CARDS[card] for card in port.hand]
        fight = s.fight
        assert fight
        if verb == "letter":
            return held and fight.round == 1
        return not (held and fight.round == 1) and (verb == given["shot"] or verb == "ball")
    if verb == "cannons":
        return given["cannons"] == "cards"
    if verb == "place":
        most = max(int(each[1]).bit_count() for each in GAME.legal(s, seat))
        return int(action[1]).bit_count() == most
    return verb == "pass"


def test_whatever_is_asked_out_of_turn_can_be_answered_in_advance() -> None:
    """V17, V49-V53, V60, V69: in random games; without answers and in the own turn one is asked."""
    met: set[str] = set()
    done: set[str] = set()
    for seed in range(8):
        match, rng = portsmouth.new("victory", 4, {}, seed), Rng(seed)
        while match.actors and len(match.journal) < 600:
            s, turn_info, seat = match.state, GAME.turn_info(match.state), match.actors[-1]
            assert GAME.standing_answer(s, seat, {}) is None
            action = None
            if turn_info and turn_info.seat != seat:
                given = FIRST if seed % 2 else LAST
                action = GAME.standing_answer(s, seat, given)
                assert action is not None, s.frames
                assert action in GAME.legal(s, seat)
                assert _agrees(s, seat, given, action), (action, s.frames)
                met.add(str(s.frames[-1][0]))
                done.add(str(action[0]))
            else:
                assert GAME.standing_answer(s, seat, FIRST) is None
            legal = GAME.legal(s, seat)
            eager = [each for each in legal if each[0] in EAGER]
            action = action or (eager or legal)[rng.below(len(eager or legal))]
            match.play(GAME.notation.write(action), seat)
    assert met == {"any", "arm", "count", "place", "answer"}
    assert {"letter", "flee", "cannons", "pass", "take"} <= done
