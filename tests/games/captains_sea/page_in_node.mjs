// Lays a position of Captain's Sea on the page without a browser, for the scripts beside this one.
//
// Reads {"frame", "components", "chronicle", "analysis", "language"}, and in "real" the modules of the page that
// nothing takes the place of.

import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { ended } from '../../ended.mjs';

const KEY = 'captains_sea';
const ROOT = new URL('../../../', import.meta.url);
/** What was read. */
export const given = JSON.parse(readFileSync(0, 'utf8'));
const { frame, components, chronicle, analysis, language, real } = given;
register('../../web/overlay.mjs', import.meta.url, { data: { real } });

const nothing = () => {};
const part = () => ({ dataset: {}, style: { setProperty: nothing }, setAttribute: nothing });
const abilities = ['analysis', 'chronicle', 'goals', 'hints'];
const listed = {
  games: [{ key: KEY, levels: [], standing_questions: [], abilities }],
  'game-parts': {},
};
Object.assign(globalThis, {
  answers: {
    components: { ok: true, components },
    chronicle: { ok: true, chronicle },
    goals: { ok: true, goals: [] },
    look: frame,
  },
  studied: analysis,
  location: { href: ROOT.href, pathname: '/', hash: '', search: '' },
  document: {
    ...{ baseURI: ROOT.href, documentElement: part(), head: { append: nothing } },
    getElementById: (/** @type {'games'} */ id) => ({ textContent: JSON.stringify(listed[id]) }),
    querySelector: () => null,
    ...{ createTreeWalker: part, createComment: part, createElement: part },
    addEventListener: nothing,
  },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
  requestAnimationFrame: () => 0,
  ResizeObserver: class {},
});

/** The words of a folder. @param {string} folder */
const wordsIn = (folder) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, ROOT), 'utf8'));
globalThis.fetch = async (/** @type {URL} */ url) => {
  const folder = url.href.slice(ROOT.href.length).replace('/page.ftl', '');
  if (!folder.startsWith('web/lang/')) return { ok: true };
  const own = folder.endsWith(KEY) ? wordsIn(`portsmouth/games/${KEY}/lang/${language}`) : [];
  const text = [...wordsIn(folder), ...own].join('\n');
  return { ok: true, url: url.pathname, text: async () => ended(text, url) };
};

/** A module of the page. */
export const page = async (/** @type {string} */ path) => import(`../../../web/js/${path}`);
const { loadLanguage } = await page('app/text.js');
const { openGame } = await page('app/games.js');
const { showPosition } = await page('match/position.js');
const { set } = await page('app/store.js');

/** What lit-html would draw. @param {any} drawn @returns {string} */
export function markup(drawn) {
  if (Array.isArray(drawn)) return drawn.map(markup).join('');
  if (drawn?._$litDirective$) {
    const [items, , template] = drawn.values; // of `repeat`; any other draws nothing
    return template ? [...items].map((each) => markup(template(each))).join('') : '';
  }
  if (drawn?.strings)
    return drawn.strings
      .map(
        (/** @type {string} */ text, /** @type {number} */ at) => text + markup(drawn.values[at]),
      )
      .join('');
  return ['string', 'number'].includes(typeof drawn) ? String(drawn) : '';
}

/** What a press on a button does: that of the first template that has these words in it. @param {any} drawn @param {string} words
 * @returns {(() => unknown) | undefined}
 */
export function pressOf(drawn, words) {
  const parts = Array.isArray(drawn) ? drawn : (drawn?.values ?? []);
  for (const each of parts) {
    const found = pressOf(each, words);
    if (found) return found;
  }
  return drawn?.strings?.join('').includes(words)
    ? drawn.values.find((/** @type {unknown} */ value) => typeof value === 'function')
    : undefined;
}

await loadLanguage(language, KEY);
await openGame(KEY);
set({ screen: 'table' });
await showPosition(frame, { another: true, since: 0 });
