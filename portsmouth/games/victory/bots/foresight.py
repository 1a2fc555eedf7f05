"""The rest of a turn, finished in thought: with an unknown card for the draw."""

from __future__ import annotations

from collections.abc import Hashable

from portsmouth.bots.search.evaluator import Evaluator, Line
from portsmouth.core.game import Game
from portsmouth.games.victory.bots import prospects
from portsmouth.games.victory.rules.components import LETTER
from portsmouth.games.victory.rules.cubes import ONE, in_bank, plus
from portsmouth.games.victory.state import VictoryState

UNSEEN = LETTER
"""What is drawn in thought: a card that no turn can use."""
LONGEST = 40
"""More lines than a turn has."""


def played(game: Game[VictoryState], s: VictoryState, line: Line) -> VictoryState:
    """Return the position after a line; what is drawn is an unknown card.

    Other seats' cubes of Commerce are taken for them (V17).
    """
    after = s.copy()
    after.pile = (UNSEEN,) * max(1, len(s.pile))
    seat = game.actors(s)[0]
    for action in line:
        game.apply(after, seat, action)
    while after.frames and after.frames[-1][0] == "any" and after.active != after.frames[-1][1]:
        other = int(after.frames[-1][1])
        game.apply(after, other, ("take", best_kind(after, other)))
    return after


def best_kind(s: VictoryState, seat: int) -> int:
    """Return the kind of cube that adds most to the worth of those in a port."""
    held = s.ports[seat].cubes
    return max(in_bank(s), key=lambda kind: prospects.cubes_worth(plus(held, ONE[kind])))


def finished(
    game: Game[VictoryState],
    evaluator: Evaluator[VictoryState],
    s: VictoryState,
    seat: int,
    width: int,
    *,
    peaceful: bool = False,
) -> VictoryState:
    """Return the best end of the turn that is found by a search of some width from here.

    ``peaceful`` leaves out attacks.
    """
    level, best, worth = [s], s, None
    seen: set[Hashable] = set()
    for _ in range(LONGEST):
        after: list[tuple[int, int, VictoryState]] = []
        for state in level:
            for line in evaluator.candidates(state, seat):
                if peaceful and line[0][0] == "fire":
                    continue
                child = played(game, state, line)
                over = not child.frames or child.active != seat or child.round != state.round
                if over or child.fight:
                    value = evaluator.evaluate(child, seat)
                    if worth is None or value > worth:
                        best, worth = child, value
                    continue
                mark = evaluator.transposition_key(child, seat)
                if mark not in seen:
                    seen.add(mark)
                    value = evaluator.optimistic_value(child, seat)
                    after.append((-value, len(after), child))
        if not after:
            break
        after.sort()
        level = [child for _, _, child in after[:width]]
    return best
