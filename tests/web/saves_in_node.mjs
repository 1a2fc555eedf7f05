// Runs the page's saves.js on a made-up local storage, for test_shell.py.
//
// Writes one JSON object: what happened in each trial.

import { readFileSync } from 'node:fs';

const values = new Map();
const storage = {
  full: false,
  denied: false,
  get length() {
    return values.size;
  },
  key: (at) => [...values.keys()][at] ?? null,
  getItem: (key) => values.get(key) ?? null,
  removeItem: (key) => values.delete(key),
  setItem(key, value) {
    if (storage.full) throw new DOMException('no room', 'QuotaExceededError');
    values.set(key, String(value));
  },
};
globalThis.location = { href: 'https://harbour.example/games/portsmouth/index.html#/' };
Object.defineProperty(globalThis, 'localStorage', {
  get() {
    if (storage.denied) throw new DOMException('denied', 'SecurityError');
    return storage;
  },
});
globalThis.fetch = async (url) => {
  const here = url.pathname.endsWith('page.ftl') ? readFileSync(url, 'utf8') : '';
  return { ok: true, text: async () => here };
};

const { loadLanguage } = await import('../../web/js/text.js');
await loadLanguage('en');
const saves = await import('../../web/js/saves.js');
const { get, set } = await import('../../web/js/store.js');

/** A frame as far as the log-book reads it. */
function frame(save, id = 'voyage') {
  const table = { names: ['Anson', '<b>Byron</b>'], id, title: '' };
  return { table, view: { round: 2, rounds: 8 }, outcome: null, save };
}

function begin() {
  values.clear();
  Object.assign(storage, { full: false, denied: false });
  saves.keepUnder('');
  set({ notice: null });
}

const keyOf = (id) => `/games/portsmouth/portsmouth/save/${id}`;
const said = {};

begin();
said.kept = saves.autosave(frame('one'));
said.keys = [...values.keys()];
said.record = JSON.parse(values.get(keyOf('voyage')));
said.again = [saves.autosave(frame('two')), saves.current().save, saves.list().length];

for (const [name, text] of Object.entries({
  corrupt: '{"format":"portsmouth-log-book","ver',
  foreign: '{"hello":"world"}',
  newer: JSON.stringify({ ...said.record, version: 2 }),
  holed: JSON.stringify({ ...said.record, names: 'Anson' }),
})) {
  begin();
  values.set(keyOf('voyage'), text);
  saves.keepUnder('voyage');
  saves.autosave(frame('one'));
  const [good, bad] = saves.list();
  said[name] = {
    intact: values.get(keyOf('voyage')) === text,
    beside: good.record?.save === 'one' && good.record.id !== 'voyage',
    why: bad.why,
    exported: JSON.parse(saves.exportAll()).saves.includes(text),
    imported: saves.importText(text),
  };
}

begin();
saves.autosave(frame('mine'));
values.set(keyOf('voyage'), JSON.stringify({ ...said.record, save: 'of another tab' }));
saves.autosave(frame('mine, later'));
saves.autosave(frame('mine, latest'));
said.tabs = { saves: saves.list().map((entry) => entry.record.save).sort(), notice: get().notice?.text };

begin();
saves.autosave(frame('before'));
storage.full = true;
said.full = [saves.autosave(frame('after')), get().notice.text, saves.find('voyage').record.save];
storage.full = false;
said.roomAgain = saves.autosave(frame('after')) && saves.find('voyage').record.save;

begin();
storage.denied = true;
said.denied = [saves.autosave(frame('one')), get().notice.text, saves.list(), saves.current()];

begin();
saves.autosave(frame('one'));
const [entry] = saves.list();
const restore = saves.remove(entry);
said.removed = saves.list().length;
restore();
said.restored = values.get(entry.key) === entry.text;
saves.duplicate(saves.current(), ' A fork ');
said.copied = saves.list().map((each) => each.record.title).sort();

begin();
saves.autosave(frame('one'));
values.set(keyOf('bad'), '{');
const both = saves.importText(saves.exportAll());
said.all = [both.records.length, both.unread];
said.bare = saves.importText('{"format":"portsmouth-save","table":{"names":["Anson"]}}').records[0];
values.set('/games/another/theirs', 'x');
saves.eraseAll();
said.erased = [...values.keys()];

process.stdout.write(JSON.stringify(said));
