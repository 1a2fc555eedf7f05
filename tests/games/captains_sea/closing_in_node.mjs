// Tries something with "What if" and closes the sheet while the games are played: writes what the worker was
// asked before and after that.

import { given, page, pressOf } from './page_in_node.mjs';

const { frame, way } = given;
/** How many slices are played before the sheet is closed, and how many might be played then. */
const BEFORE = 3;
const AFTER = 20;

/** @type {string[]} */
const asked = [];
const job = { ok: true, job: 1, since: 0, mark: '', progress: [1, 100], news: [], result: null };
const later = () => new Promise((done) => setTimeout(done));
Object.assign(globalThis, {
  window: globalThis,
  atWork: async (/** @type {{op: string}} */ { op }) => {
    asked.push(op);
    await later();
    return { ...job, done: op === 'stop' };
  },
});
Object.assign(globalThis.answers, {
  options: {
    ok: true,
    options: [
      { action: 'other', verb: 'other', refusal: null, label: { id: 'label-hold', args: {} } },
    ],
  },
  save: { ok: true, entries: null, save: '{}' },
});

const { closePanel, openPanel } = await page('table/ui.js');
const { set } = await page('app/store.js');
const { whatIfSheet } = await page('games/captains_sea/lookback/whatif.js');
openPanel('whatif');
/** @type {(() => unknown) | undefined} */
let press;
for (let at = 0; !press && at < AFTER; at += 1) {
  press = pressOf(whatIfSheet(frame), 'data-do="whatif"');
  await later();
}
press?.();
for (let at = 0; asked.length <= BEFORE && at < AFTER; at += 1) await later();
const before = [...asked];
if (way === 'close') closePanel();
if (way === 'other') openPanel('analysis');
if (way === 'leave') set({ screen: 'home' });
for (let at = 0; at < AFTER; at += 1) await later();
process.stdout.write(JSON.stringify([before, asked.slice(before.length)]), () => process.exit());
