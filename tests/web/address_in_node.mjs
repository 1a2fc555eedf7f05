// Whom messages address as "you", for tests/web/test_words.py: with several people, one, and one with a name.

import { readFileSync } from 'node:fs';
import {
  formatText,
  loadLanguage,
  playerName,
  playerObjects,
  setPlayers,
  t,
} from '../../web/js/app/text.js';
import { ended } from '../ended.mjs';

globalThis.document = { baseURI: new URL('../../', import.meta.url).href };
const told = () => [
  formatText({ id: 'event-recruited', args: { seat: 0, card: 'Cook', cell: 'A1' } }),
  formatText({ id: 'event-recruited', args: { seat: 1, card: 'Cook', cell: 'A1' } }),
  formatText({
    id: 'event-toll_paid',
    args: { seat: 1, owner: { id: 'player', args: { seat: 0 } } },
  }),
  formatText({ id: 'event-promoted', args: { seat: 0, count: 2 } }),
  t('table-turn-of', { who: playerName(0) }),
  playerName(0),
  playerObjects([0, 1]),
];
const file = (/** @type {string} */ name) => new URL(`../../${name}`, import.meta.url);
globalThis.fetch = async (url) => {
  const [, language, own] = /lang\/(\w+)\/(games)?/.exec(url.pathname) ?? [];
  const names = own
    ? [`portsmouth/games/portsmouth/lang/${language}/game.ftl`]
    : ['page', 'table'].map((name) => `web/lang/${language}/${name}.ftl`);
  names.push(...(own ? [] : [`portsmouth/i18n/lang/${language}.ftl`]));
  const text = names.map((name) => readFileSync(file(name), 'utf8')).join('\n');
  return { ok: true, url: url.pathname, text: async () => ended(text, url) };
};
const said = {};
for (const language of ['en', 'de']) {
  await loadLanguage(language, 'portsmouth');
  said[language] = { names: [], you: [] };
  setPlayers(['Hood', 'Byron']);
  said[language].names = told();
  setPlayers(['', 'Byron'], 0);
  said[language].you = told();
  setPlayers(['Hood', 'Byron'], 0);
  said[language].named = [playerName(0), t('table-turn-of', { who: 'Hood' })];
}
process.stdout.write(JSON.stringify(said));
