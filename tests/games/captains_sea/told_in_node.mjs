// Tells a log of Captain's Sea: writes the markup of the log, and of each run of a seat's entries what it came to and
// its line.

import { given, markup, page } from './page_in_node.mjs';

const { frame } = given;
const { get } = await page('app/store.js');
const { logList } = await page('table/log/log.js');
const { lineOf } = await page('table/log/missedturns.js');
const { turnOutcome } = await page('games/captains_sea/events/turnoutcome.js');

const { log } = get();
/** @type {{seat: number, outcome: string, line: string}[]} */
const runs = [];
for (let at = 0; at < log.length; ) {
  let to = at;
  while (to < log.length && log[to].seat === log[at].seat) to += 1;
  const [{ seat }] = log.slice(at, to);
  const entries = log.slice(at, to);
  runs.push({
    seat,
    outcome: turnOutcome(entries, seat).sentence,
    line: lineOf({ seat, entries }),
  });
  at = to;
}
const told = { log: markup(logList(frame, log)), runs };
process.stdout.write(JSON.stringify(told), () => process.exit());
