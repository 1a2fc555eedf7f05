// Lets the page tell a log of Captain's Sea, for test_fire_told.py, and writes what it says: fire steps,
// and what each run of the enemy's decisions came to.

import { readdirSync, readFileSync } from 'node:fs';
import { ended } from '../../ended.mjs';

const nothing = () => {};
const part = () => ({ style: {}, dataset: {}, append: nothing, setAttribute: nothing });
const root = new URL('../../../', import.meta.url).href;
Object.assign(globalThis, {
  document: {
    baseURI: root,
    documentElement: part(),
    createTreeWalker: part,
    createComment: part,
    querySelector: () => null,
    addEventListener: nothing,
  },
  location: { href: root, hash: '', pathname: '/', search: '' },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
});

/** All words of a folder. @param {string} folder */
const wordsIn = (folder) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8'));

globalThis.fetch = async (/** @type {URL} */ url) => {
  const folder = url.pathname.slice(new URL(root).pathname.length).replace('/page.ftl', '');
  const [, , language, , game] = folder.split('/');
  const rules = game ? wordsIn(`portsmouth/games/${game}/lang/${language}`) : [];
  return {
    ok: true,
    url: url.pathname,
    text: async () => ended([...wordsIn(folder), ...rules].join('\n'), url),
  };
};

const { loadLanguage } = await import('../../../web/js/app/text.js');
const { boxesLost, fireSteps, harmLines } = await import(
  '../../../web/js/games/captains_sea/volley/firesteps.js'
);
const { turnOutcome } = await import('../../../web/js/games/captains_sea/events/turnoutcome.js');

const { log, language, seat } = JSON.parse(readFileSync(0, 'utf8'));
await loadLanguage(language, 'captains_sea');
const turns = [];
for (let at = 0; at < log.length; ) {
  let to = at;
  while (to < log.length && log[to].seat === log[at].seat) to += 1;
  if (log[at].seat === seat) turns.push(turnOutcome(log.slice(at, to), seat).sentence);
  at = to;
}
const steps = fireSteps(log).map((step) => ({
  ...step,
  harm: step.harm.map(harmLines),
  lost: step.harm.map(boxesLost),
}));
process.stdout.write(JSON.stringify({ steps, turns }));
