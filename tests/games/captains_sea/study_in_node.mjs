// What the study of a fight says: writes the words of decisions, of a strike, of a hint, and which reasons are told.

import { given, markup, page } from './page_in_node.mjs';

const { frame } = given;
const { decisionsOf, decisionWords } = await page('games/captains_sea/lookback/decisions.js');
const { lossLine } = await page('table/advice/verdictrow.js');
const { adviceBlock } = await page('table/advice/adviceline.js');
const { noteWhy, whyOfLine } = await page('table/log/captainreasons.js');
const { verdict } = await page('table/advice/whatifsheet.js');
const { get, set } = await page('app/store.js');

const struck = { grade: 'open', loss: 42, deals: 0, interval: null, done: [{ action: 'strike' }] };
const fired = { ...struck, done: [{ action: 'fire' }] };
const losses = ['running', 'done'].flatMap((state) =>
  [struck, fired].map((verdict) => markup(lossLine({ state }, verdict))),
);
const cost = { amounts: { mp: 2 }, payees: [] };
const advice = {
  ...{ steps: [{ label: { id: 'plan-advance', args: {} }, cost }], gain: 0, main: 0 },
  ...{ actions: ['advance'], cost, figure: null },
};
const hints = [null, { before: 3, after: 3, changes: [] }, { before: 3, after: 5, changes: [] }];

/** A reason given in an entry, and the line that tells it so many impulses on. @param {Record<string, number>} args @param {string} kind @param {number} impulse */
function told(args, kind, impulse) {
  const entry = frame.entries;
  noteWhy(1, ['advance'], { id: 'why-course-alone', args: { own: '', other: '', ...args } });
  const later = [
    { kind, facts: { impulse } },
    { kind: 'revealed', facts: {} },
    { kind: 'impulse', facts: { impulse: 12 } },
  ];
  const log = [
    { number: entry, seat: 1, do: 'advance', events: [] },
    { number: entry + 1, seat: 0, do: null, events: later },
  ];
  set({ log });
  return Boolean(whyOfLine({ decided: entry, entry: entry + 1, at: 1, seat: 1, words: '' }));
}

const decisions = decisionsOf(frame).map(decisionWords);
const before = get().log;
const reasons = [
  told({ impulse: 6 }, 'impulse', 9),
  told({ impulse: 7 }, 'impulse', 7),
  told({ impulse: 8 }, 'turn', 0),
  told({ impulse: 9, later: 1 }, 'turn', 0),
  told({ impulse: 10, later: 1 }, 'impulse', 11),
];
set({ log: before });
const verdicts = [
  [0, [0, 0]],
  [0, [-1, 1]],
].map(([gain, interval]) => verdict({ verdict: 'lookback-whatif', digits: 1 }, { gain, interval }));
const answer = {
  ...{ decisions, losses, reasons, verdicts },
  hints: hints.map((worth) => markup(adviceBlock({ ...advice, worth }))),
};
process.stdout.write(JSON.stringify(answer), () => process.exit());
