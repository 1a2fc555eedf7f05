// Shows turns of captains by the clock of a test, for tests/web/test_captain_pace.py.

import { readFileSync } from 'node:fs';
import { beginShowing, nextShown } from '../../web/js/table/driver/captainpace.js';

const { thought, parts, answer, pace } = JSON.parse(readFileSync(0, 'utf8'));
const showing = beginShowing(0, 0);
const looks = [];
let now = thought;
let due = 0;
for (let left of parts) {
  due ||= now + nextShown(showing, now, left, pace).long;
  while (left) {
    now = Math.max(now, due);
    const { count, long } = nextShown(showing, now, left, pace);
    due = now + long;
    now += answer;
    looks.push({ count, long, at: now });
    left -= count;
  }
}
console.log(JSON.stringify({ shown: now - thought, looks }));
