// Shows turns of captains by the clock of a test, for tests/web/test_captain_pace.py.

import { readFileSync } from 'node:fs';
import { beginShowing, countThought, nextShown } from '../../web/js/table/driver/captainpace.js';

const { games, answer, pace } = JSON.parse(readFileSync(0, 'utf8'));
let last = null;
const shown = games.map((turns) => {
  last = null;
  return turns.map(show);
});
console.log(JSON.stringify(shown));

/** @param {[number, number][]} parts how long each is thought about, and its actions */
function show(parts) {
  const showing = beginShowing(0, 0, last);
  last = showing;
  const looks = [];
  let now = 0;
  let due = 0;
  for (const [part, [thought, actions]] of parts.entries()) {
    showing.drawing = part > 0;
    now += thought;
    countThought(showing, thought);
    due ||= now + nextShown(showing, now, actions, pace).long;
    for (let left = actions; left; ) {
      now = Math.max(now, due);
      const { count, long } = nextShown(showing, now, left, pace);
      due = now + long;
      now += answer;
      looks.push({ count, long, at: now });
      left -= count;
    }
  }
  return { took: now, looks };
}
