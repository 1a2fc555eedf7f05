// Folds the moves of a turn, for tests/web/test_moves.py: what is told of each ship.

import { readFileSync } from 'node:fs';
import { foldMoves } from '../../web/js/games/victory/events/moves.js';

const events = JSON.parse(readFileSync(0, 'utf8')).map(([kind, ship, space, own = 1]) => ({
  kind,
  facts: { ship: { id: `ship-${ship}` }, space, own },
}));
const told = foldMoves(events, ({ own }) => own === 1).map(({ kind, facts }) => {
  const { ship, space, sails = 0, pushes = 0 } = facts;
  return [kind, ship?.id.replace('ship-', ''), space, sails, pushes];
});
console.log(JSON.stringify(told));
