// Lets the page's text.js change languages, for tests/web/test_words.py, and writes what it says.

import { readFileSync } from 'node:fs';
import {
  boardText,
  dateTime,
  LANGUAGES,
  language,
  list,
  loadLanguage,
  number,
  onLanguageChange,
  t,
  writeArguments,
} from '../../web/js/app/text.js';
import { ended } from '../ended.mjs';

globalThis.document = { baseURI: new URL('../../', import.meta.url).href };
let broken = false;
let slow = '';
/** @type {(() => void)[]} */
const held = [];
const answer = (/** @type {URL} */ url) => ({
  ok: !broken,
  url: url.pathname,
  text: async () => ended(readFileSync(url, 'utf8'), url),
});
globalThis.fetch = async (url) => {
  const found = answer(url);
  if (slow && url.pathname.includes(`/${slow}/`))
    await new Promise((done) => held.push(() => done(undefined)));
  return found;
};

const said = { languages: Object.keys(LANGUAGES), forgot: 0 };
onLanguageChange(() => (said.forgot += 1));
const words = () => [
  language(),
  t('page-settings'),
  list(['a', 'b', 'c']),
  list(['a']),
  number(1234.56, 1),
  dateTime('2026-03-02T10:00'),
];
await loadLanguage('en');
said.en = words();
const text = { id: 'page-game-play-name', args: { game: 'c3' } };
said.board = [boardText(text)];
writeArguments((name, value) => (name === 'game' ? String(value).toUpperCase() : undefined));
said.board.push(boardText(text));
writeArguments();
said.board.push(boardText(text));
broken = true;
said.missing = await loadLanguage('de').catch(String);
said.kept = words();
broken = false;
slow = 'de';
const late = loadLanguage('de');
await loadLanguage('en');
slow = '';
held.forEach((go) => go());
await late;
said.hasty = language();
await loadLanguage('de');
said.de = words();
await loadLanguage('en');
said.back = words();
process.stdout.write(JSON.stringify(said));
