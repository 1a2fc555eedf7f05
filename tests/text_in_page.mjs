// Lets the page's text.js speak, for tests/test_language.py.
//
// Reads {"files": {path: source}, "games": [key, …], "text": {id, args}, "players": […]} and writes
// for each game the sentence, or the error of its catalogues.

import { readFileSync } from 'node:fs';
import { formatText, loadLanguage, setPlayers } from '../web/js/app/text.js';
import { ended } from './ended.mjs';

const { files, games, text, players } = JSON.parse(readFileSync(0, 'utf8'));
globalThis.fetch = async (url) => {
  const source = files[url.pathname];
  return { ok: source !== undefined, url: url.pathname, text: async () => ended(source, url) };
};
globalThis.document = { baseURI: 'https://host.example/' };
setPlayers(players);
const said = [];
for (const game of games) {
  try {
    await (game ? loadLanguage('en', game) : loadLanguage('en'));
    said.push(formatText(text));
  } catch (error) {
    said.push(String(error));
  }
}
process.stdout.write(JSON.stringify(said));
