// Draws what the table makes of the made-up game's page part, hook by hook, for test_hooks.py.

import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { ended } from '../ended.mjs';

register('./overlay.mjs', import.meta.url);

const ROOT = new URL('../../', import.meta.url);
const listed = {
  games: [
    { key: 'signals', levels: [{ key: 'gunner' }], standing_questions: [], abilities: ['goals'] },
  ],
  'game-parts': {},
};
globalThis.location = { href: 'https://harbour.example/', pathname: '/', hash: '' };
globalThis.document = {
  baseURI: ROOT.href,
  documentElement: { dataset: {}, style: { setProperty() {} } },
  getElementById: (id) => ({ textContent: JSON.stringify(listed[id] ?? null) }),
  querySelector: () => null,
  createTreeWalker: () => ({}),
  createComment: () => ({}),
  createElement: () => ({ setAttribute() {}, style: {} }),
  addEventListener() {},
  head: { append() {} },
};
globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.addEventListener = () => {};
globalThis.requestAnimationFrame = () => 0;

const MADE_UP = new URL('tests/made_up/', ROOT);
/** Where the words lie that the build joins to the shared file and to that of the game. */
const WORDS = {
  'web/lang/en/page.ftl': [new URL('web/lang/en/', ROOT)],
  'web/lang/en/games/signals/page.ftl': [
    new URL('web/lang/en/games/signals/', MADE_UP),
    new URL('portsmouth/games/signals/lang/en/', MADE_UP),
  ],
};
globalThis.fetch = async (url) => {
  const files = WORDS[url.href.slice(ROOT.href.length)].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.ftl') ? [new URL(name, folder)] : [])),
  );
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return { ok: true, url: url.pathname, text: async () => ended(text, url) };
};

let given = '';
for await (const part of process.stdin) given += part;
const { bidding, watched, plank, over, shot, verdicts, log, smoke } = JSON.parse(given);

const page = async (/** @type {string} */ path) => import(`../../web/js/${path}`);
const { loadLanguage } = await page('app/text.js');
const { openGame } = await page('app/games.js');
const { showPosition } = await page('match/position.js');
const { set } = await page('app/store.js');
const { momentNow } = await page('table/moment.js');
const { botTurn } = await page('table/driver/botturn.js');
const { showTurn, waitForPace } = await page('table/driver/botpacing.js');
const { botStatus } = await page('table/driver/botbar.js');
const { plannerSheet } = await page('table/advice/plannersheet.js');
const { analysisSheet } = await page('table/advice/analysissheet.js');
const { analyse, analysisOf } = await page('table/advice/analysis.js');
const { bothLines, fortuneWords } = await page('table/advice/verdictrow.js');
const { noteWhy, whyOf } = await page('table/log/captainreasons.js');
const { linesIn, rowsIn, turnsOf } = await page('table/log/logturns.js');
const { whatNow } = await page('table/whatnow/whatnow.js');
const { sheet } = await page('table/sheets.js');
const { ui } = await page('table/ui.js');
const { resultBlock } = await page('table/score/result.js');

/** The words of what lit-html would draw. @param {any} drawn @returns {string} */
function words(drawn) {
  if (Array.isArray(drawn)) return drawn.map(words).join('');
  if (drawn?.strings)
    return drawn.strings.map((text, at) => text + words(drawn.values[at] ?? '')).join('');
  return ['string', 'number'].includes(typeof drawn) ? String(drawn) : '';
}
const plain = (/** @type {unknown} */ drawn) =>
  words(drawn)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Puts a position on the table. @param {any} frame */
async function lay(frame) {
  await showPosition(frame, { another: true, since: 0 });
  return frame;
}

await loadLanguage('en');
await openGame('signals');
const told = {};
told.watching = plain(botStatus(await lay(watched)));
showTurn(1);
botTurn().run = {};
told.shown = [];
for (const action of ['aim 0', 'fire'])
  told.shown.push((await waitForPace([action, 'hold'], botTurn().run)).long);
set({ screen: 'table' });
await lay(plank);
const moment = momentNow();
told.moment = [plain(moment)];
moment.values.at(-2)();
told.moment.push(momentNow());
await lay(bidding);
told.planner = plain(plannerSheet(bidding));
told.list = plain(whatNow(bidding));
ui.panel = 'menu';
told.menu = words(sheet(bidding)).match(/data-menu=(deed-hold|spent|planner)\s+aria-disabled=\w+/g);
ui.panel = null;
told.lines = verdicts.map((verdict) => plain(bothLines(verdict)));
noteWhy(1, ['aim 0', 'fire'], { id: 'event-duel_over', args: {} });
told.why = [0, 1].map((at) => {
  const entry = { number: bidding.entries + at, seat: 1, do: ['aim 0', 'fire'][at], events: [] };
  return whyOf(entry) !== '';
});
const turns = turnsOf(log);
told.turns = turns.map(({ seat, part, entries }) => [seat, part, entries.length]);
told.rows = turns.map(({ entries }) => rowsIn(entries).map((row) => linesIn(row).length));
told.row = rowsIn(turns.at(-1).entries).map((row) => linesIn(row).map((line) => line.entry));
told.parted = rowsIn(smoke).map((row) => row.map(({ events }) => events.map(({ kind }) => kind)));
await lay(over);
told.result = plain(resultBlock(over));
globalThis.studied = {
  chapters: [{ seat: 0, round: 1, start: 0, end: 9, before: [0, 0], luck: [0, 0], verdicts }],
  after: [0, 0],
  luck: [0, 0],
};
await analyse(over);
const studied = analysisSheet(over);
told.points = words(studied).match(/<li class="verdict verdict--/g)?.length;
told.analysis = plain(studied);
await lay(shot);
const turn = { round: 1, luck: [0, 0], verdicts: [] };
const leads = [
  [0, 0],
  [6, -6],
  [-1, 1],
];
globalThis.studied = {
  chapters: [
    { ...turn, seat: 0, start: 0, end: 1, before: leads[0] },
    { ...turn, seat: 1, start: 1, end: 5, before: leads[1] },
  ],
  after: leads[2],
  luck: [0, 0],
};
await analyse(shot);
told.swings = [...words(analysisSheet(shot)).matchAll(/verdict--swing" data-start=(\d)/g)].map(
  ([, start]) => Number(start),
);
const doubt = { ...verdicts[0], grade: 'open', interval: null, deals: 0, loss: 4 };
Object.assign(analysisOf(), {
  state: 'running',
  chapters: [{ ...turn, seat: 0, start: 0, end: 1, before: leads[0], verdicts: [doubt] }],
  whole: null,
});
told.luck = [
  ['best', -24, 163],
  ['small', 3000, 350],
  ['best', 4, 0],
].map(([grade, points, permille]) =>
  fortuneWords({ ...doubt, grade, fortune: { points, permille, decisive: points > 100 } }),
);
told.early = plain(analysisSheet(shot));
analysisOf().state = 'done';
set({ frame: { ...shot, outcome: null } });
const unended = plain(analysisSheet(shot));
told.unended = [unended.length > 99, unended.includes('Hulls at the end')];
process.stdout.write(JSON.stringify(told), () => process.exit());
