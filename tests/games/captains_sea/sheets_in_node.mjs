// Draws sheets of Captain's Sea, for tests that read what stands in them: writes the markup of each of "sheets".

import { given, markup, page } from './page_in_node.mjs';

const { frame, sheets } = given;
/** @type {Record<string, () => Promise<unknown>>} */
const SHEETS = {
  analysis: async () => {
    await (await page('table/advice/analysis.js')).analyse(frame);
    return (await page('table/advice/analysissheet.js')).analysisSheet(frame);
  },
  menu: async () => {
    (await page('table/ui.js')).ui.panel = 'menu';
    return (await page('table/sheets.js')).sheet(frame);
  },
  can: async () => (await page('table/whatnow/whatnow.js')).whatNow(frame),
  points: async () => (await page('games/captains_sea/scores/score.js')).SCORE.extras(frame),
  story: async () => {
    (await page('app/store.js')).set({ log: frame.log });
    return (await page('games/captains_sea/scores/score.js')).SCORE.story(frame);
  },
  track: async () => (await page('games/captains_sea/track/track.js')).trackTold(frame),
  ships: async () => {
    const { SCORE } = await page('games/captains_sea/scores/score.js');
    const { hulls } = await page('games/captains_sea/sea/hulls.js');
    return [...hulls(frame, 48), SCORE.figure(frame, 0), SCORE.figure(frame, 1)];
  },
  luck: async () => (await page('games/captains_sea/lookback/luck.js')).luckTable(frame),
};
/** @type {Record<string, string>} */
const drawn = {};
for (const name of sheets) {
  await SHEETS[name]();
  await new Promise((done) => setTimeout(done)); // what was asked for has come
  drawn[name] = markup(await SHEETS[name]());
}
process.stdout.write(JSON.stringify(drawn), () => process.exit());
