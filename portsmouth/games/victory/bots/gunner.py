"""Seals a shot, with flight or without: by a matrix of both sides' plans, drawn at random by it.

The round at hand is thrown over and over, the same dice for every pair of plans; what is left of
both ships is valued by the table of ``duel``. The mixture of this matrix secures most against an
enemy who foresees it, so the draw must not be guessed: it is the captain's own chance.
"""

from __future__ import annotations

from itertools import product

from portsmouth.bots.bot import Bot, Choice, Decision, Progress, Thinking
from portsmouth.bots.search.evaluator import POINT
from portsmouth.bots.search.matrix import draw, solve
from portsmouth.core.game import Game
from portsmouth.core.rng import Rng
from portsmouth.core.types import Action
from portsmouth.games.victory.bots import duel, fights, throws
from portsmouth.games.victory.bots.evaluation import VictoryEvaluator
from portsmouth.games.victory.bots.fights import Stakes
from portsmouth.games.victory.bots.hand_worth import CARD_WORTH
from portsmouth.games.victory.rules import fight as combat
from portsmouth.games.victory.rules import ships
from portsmouth.games.victory.rules.components import LETTER, SHOTS
from portsmouth.games.victory.state import VictoryState
from portsmouth.games.victory.steps.combat import FLEE, STAND

ROUNDS = 240
"""Rounds of the solver."""
LEAST = 300
"""Parts of a mixture below this, of 10,000, are taken for errors of the sample."""
ACTIONS: tuple[Action, ...] = (*STAND, *FLEE)


class Gunner(Bot[VictoryState]):
    """Decides what is sealed; leaves all else to another bot."""

    def __init__(
        self,
        game: Game[VictoryState],
        evaluator: VictoryEvaluator,
        otherwise: Bot[VictoryState],
        throws: int,
    ) -> None:
        self.game, self.evaluator, self.otherwise, self.throws = game, evaluator, otherwise, throws

    def think(self, s: VictoryState, seat: int, rng: Rng) -> Thinking:
        if s.frames[-1][0] != "arm":
            decision = yield from self.otherwise.think(s, seat, rng)
            return decision
        yield Progress(0, 1)
        side = combat.side_of(combat.fight_of(s), seat)
        at = fights.stakes(s, lambda after, who: self.evaluator.settled(after, who, seat))
        found = self.mixture(s, side, at, rng)
        chosen = draw(found.parts, rng.fork("draw"))
        order = sorted(
            range(len(found.parts)), key=lambda each: (each != chosen, -found.parts[each])
        )
        choices = [Choice((ACTIONS[each],), found.worths[each] / POINT) for each in order]
        letter = at.defender[duel.APART] - CARD_WORTH[LETTER] + fights.SCARRED
        if ("letter",) in self.game.legal(s, seat):
            card = Choice((("letter",),), letter / POINT)
            choices.insert(0 if letter > found.value else len(choices), card)
        return Decision(tuple(choices), found.nodes)

    def mixture(self, s: VictoryState, side: int, at: Stakes, rng: Rng) -> Mixture:
        """Return the parts of a side's plans; those of ball alone for who knows no better."""
        own = (at.attacker, at.defender)[side]
        if not self.throws:
            worth = fights.before_seals(s, side, at)
            return Mixture([1, *(0 for _ in fights.plans(s, side)[1:])], [worth] * 6, worth, 0)
        table = self.table(s, at.fear(), rng.fork("throws"))
        lead = at.lead()
        found = solve([[fights.worth(e, lead) for e in row] for row in table], ROUNDS)
        parts = (found.rows, found.columns)[side]
        theirs = (found.columns, found.rows)[side]
        worths = []
        for plan in range(len(parts)):
            row = table[plan] if side == 0 else [each[plan] for each in table]
            gains = [fights.worth(e, own) * part for e, part in zip(row, theirs, strict=True)]
            worths.append(sum(gains) // sum(theirs))
        value = sum(w * part for w, part in zip(worths, parts, strict=True)) // sum(parts)
        kept = [part if part >= LEAST else 0 for part in parts]
        return Mixture(kept, worths, value, self.throws * len(table) * len(table[0]))

    def table(self, s: VictoryState, fear: int, rng: Rng) -> list[list[duel.Ends]]:
        """Return how the fight ends by both sides' plans, over the sampled throws of this round."""
        armed = fights.guns(s)
        thrown = {}
        for flights in product((False, True), repeat=2):
            numbers = [n // 2 if flees else n for n, flees in zip(armed, flights, strict=True)]
            chance = rng.fork(f"{numbers}")
            dice = [throws.throw(numbers[0], numbers[1], chance) for _ in range(self.throws)]
            thrown[flights] = [(_fill(s, 1, mine), _fill(s, 0, theirs)) for mine, theirs in dice]
        one, other = fights.spaces(s, 0), fights.spaces(s, 1)
        found = []
        for mine in fights.plans(s, 0):
            row = []
            for theirs in fights.plans(s, 1):
                total = [0] * duel.ENDS
                hit, back = mine % len(SHOTS), theirs % len(SHOTS)
                for on_other, on_one in thrown[duel.flees(mine), duel.flees(theirs)]:
                    ship = duel.hurt(one, back, on_one[back])
                    enemy = duel.hurt(other, hit, on_other[hit])
                    end = duel.end_of(ship, enemy, (mine, theirs))
                    if end is not None:
                        total[end] += duel.WHOLE
                    else:
                        for at, part in enumerate(duel.ends(ship, enemy, armed, fear)):
                            total[at] += part
                row.append(tuple(each // self.throws for each in total))
            found.append(row)
        return found


class Mixture:
    """What a side found of its plans: their parts in the mixture, their worths, the whole's."""

    def __init__(self, parts: list[int], worths: list[int], value: int, nodes: int) -> None:
        self.parts, self.worths, self.value, self.nodes = parts, worths, value, nodes


def _fill(s: VictoryState, side: int, dice: tuple[int, ...]) -> duel.Spaces:
    """Return how many spaces of each track of a side's ship the dice fill."""
    ship = combat.ship_of(s, side)
    hull, sails, crew = (
        throws.most_filled(dice, throws.free_spaces(mask, ships.extra(ship) == track))
        for track, mask in enumerate(ship.damage)
    )
    return (hull, sails, crew)
