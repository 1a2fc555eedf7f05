// Runs the page's saves on a made-up local storage and IndexedDB, for test_saves.py: a line of JSON
// asks for a trial, with what the storages hold at the start; each is one page's life in a thread of
// its own, and is answered with a line: what happened in it.

import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { ended } from '../ended.mjs';

if (isMainThread) {
  for await (const line of createInterface({ input: process.stdin })) {
    const life = new Worker(fileURLToPath(import.meta.url), { workerData: JSON.parse(line) });
    const answer = await new Promise((done) => {
      life.once('message', done);
      life.once('error', (error) => done({ failed: error.stack }));
    });
    await life.terminate();
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.exit(0);
}

const { trial, given } = workerData;
const { disk } = await import('./fake_indexeddb.mjs');

const values = new Map(Object.entries(given.local ?? {}));
const storage = {
  full: false,
  denied: Boolean(given.denied),
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
disk.fault = given.fault ?? '';
if (given.idb)
  disk.stores = new Map([
    ['saves', new Map(given.idb.map((copy) => [copy.id, copy]))],
    ['ahead', new Map((given.notes ?? []).map((note) => [note.id, note]))],
  ]);
if (given.idb === null) delete globalThis.indexedDB;
globalThis.document = {
  createTreeWalker: () => ({}),
  baseURI: new URL('../../', import.meta.url).href,
  documentElement: { dataset: {}, style: { setProperty() {} } },
};
globalThis.matchMedia = () => ({ matches: false });
globalThis.fetch = async (url) => {
  const parts = ['page', 'saves', 'match'].map((part) =>
    readFileSync(new URL(`${part}.ftl`, url), 'utf8'),
  );
  return { ok: true, text: async () => ended(parts.join('\n'), url) }; // as the build joins them
};
if (given.year) {
  const There = Date;
  globalThis.Date = class extends There {
    constructor(...args) {
      super(...(args.length ? args : [There.UTC(given.year, 1, 1)]));
    }
  };
}

const { loadLanguage } = await import('../../web/js/app/text.js');
await loadLanguage('en');
const saves = {
  ...(await import('../../web/js/saves/logbook.js')),
  ...(await import('../../web/js/saves/ownmatch.js')),
};
const files = {
  ...(await import('../../web/js/saves/backup.js')),
  ...(await import('../../web/js/saves/files.js')),
};
const ahead = await import('../../web/js/saves/writeaheadlog.js');
const records = await import('../../web/js/saves/records.js');
const { allFinished } = await import('../../web/js/saves/lessons.js');
const { allResults } = await import('../../web/js/saves/puzzles.js');
const { get } = await import('../../web/js/app/store.js');

/** A frame as far as the log-book reads it. */
function frame(save, id = 'voyage') {
  const table = { names: ['Anson', '<b>Byron</b>'], id, title: '' };
  const progress = given.progress ?? { id: 'portsmouth-progress', args: { round: 2, rounds: 8 } };
  const game = given.progress ? 'signals' : 'portsmouth';
  return { table, game, progress, entries: save.length, outcome: null, save };
}

/** Writes down a frame with its save. */
const autosave = (shown) => saves.autosave(shown, shown.save);

/** A save of a journal of so many entries. */
const saveOf = (...entries) => JSON.stringify({ format: 'portsmouth-save', journal: entries });
const keyOf = (id) => `/games/portsmouth/portsmouth/save/${id}`;
const settled = () => new Promise((done) => setTimeout(done, 60));
const idb = () => [...(disk.stores.get('saves')?.values() ?? [])];
const titles = () => saves.list().map((entry) => entry.record?.title ?? entry.why);
const kept = () =>
  saves
    .list()
    .map((entry) => entry.record?.save)
    .filter(Boolean)
    .sort();

const TRIALS = {
  async first() {
    const done = await autosave(frame('one'));
    const local = [...values.keys()];
    const record = JSON.parse(values.get(keyOf('voyage')));
    await autosave(frame('two'));
    await settled();
    const again = JSON.parse(values.get(keyOf('voyage'))).count;
    return {
      done,
      local,
      record,
      again,
      kept: kept(),
      idb: idb().map(({ text, before }) =>
        [text, before].map((each) => JSON.parse(each || '{}').save),
      ),
    };
  },
  async start() {
    await saves.openLogBook();
    await settled();
    const found = saves.find(given.look ?? 'voyage');
    return {
      save: found?.record?.save ?? null,
      titles: titles(),
      kept: kept(),
      notice: get().notice?.text ?? '',
      local: Object.fromEntries(values),
      idb: idb(),
      exported: JSON.parse(files.exportAll()).saves,
    };
  },
  async understood() {
    return given.texts.map(records.parseRecord);
  },
  async other() {
    const save = JSON.stringify({ format: 'portsmouth-save', game: 'signals', journal: [] });
    const done = await autosave(frame(save));
    const text = values.get(keyOf('voyage'));
    const { record, fault } = records.parseRecord(text);
    return {
      done,
      record,
      fault,
      again: saves.list()[0].record,
      file: files.fileName(record),
      imported: files.importText(text).records,
    };
  },
  async backup() {
    const { lessons, sheets, puzzles } = files.importText(files.exportAll());
    const restored = given.text ? await files.restore(files.importText(given.text)) : null;
    return { lessons, sheets, puzzles, restored, finished: allFinished(), kept: allResults() };
  },
  async unreadable() {
    saves.setMatchId('voyage');
    await autosave(frame('one'));
    const [good, bad] = saves.list();
    return {
      intact: values.get(keyOf('voyage')) === given.local[keyOf('voyage')],
      beside: good.record?.save === 'one' && good.record.id !== 'voyage',
      why: bad.why,
      exported: JSON.parse(files.exportAll()).saves.includes(given.local[keyOf('voyage')]),
      imported: files.importText(given.local[keyOf('voyage')]),
    };
  },
  async forked() {
    await autosave(frame('mine'));
    const record = JSON.parse(values.get(keyOf('voyage')));
    values.set(
      keyOf('voyage'),
      JSON.stringify(records.recordOf({ ...record, count: 5, save: 'of another tab' })),
    );
    await autosave(frame('mine, later'));
    await autosave(frame('mine, latest'));
    return { kept: kept(), notice: get().notice?.text };
  },
  async behind() {
    await autosave(frame('mine'));
    await settled();
    const record = { ...JSON.parse(values.get(keyOf('voyage'))), count: 9, save: 'of a later tab' };
    const text = JSON.stringify(records.recordOf(record));
    disk.stores.get('saves').set('voyage', { id: 'voyage', text, count: 9, before: '' });
    await autosave(frame('mine, later'));
    await settled();
    await autosave(frame('mine, latest'));
    await settled();
    return {
      kept: kept(),
      idb: idb().map((copy) => JSON.parse(copy.text).save),
      local: JSON.parse(values.get(keyOf('voyage'))).save,
      current: saves.current().save,
      notice: get().notice?.text,
    };
  },
  async unopened() {
    const putBack = saves.setMatchId('voyage'); // it could not be opened
    putBack();
    await autosave(frame('my old position'));
    await settled();
    return { kept: kept(), idb: idb().map((copy) => JSON.parse(copy.text).save) };
  },
  async late() {
    await autosave(frame('of the first', ''));
    const first = saves.matchNow();
    saves.setMatchId('second');
    await autosave(frame('of the second', 'second'));
    await saves.autosave(frame('of the first, later', 'first'), 'of the first, later', first);
    return { kept: kept(), second: saves.find('second').record.save };
  },
  async current() {
    await saves.openLogBook();
    await settled();
    const found = saves.current()?.id;
    saves.setMatchId('other');
    await autosave(frame('another', 'other'));
    await settled();
    return {
      found,
      next: saves.current().id,
      local: values.get('/games/portsmouth/portsmouth/current'),
      idb: disk.stores.get('ahead').get('/current') ?? null,
    };
  },
  async notes() {
    await saves.openLogBook();
    await settled();
    saves.setMatchId('voyage');
    const { save } = saves.find('voyage').record;
    return { save, questions: await saves.notedQuestions(save) };
  },
  async full() {
    await autosave(frame('before'));
    storage.full = true;
    const done = await autosave(frame('after'));
    await autosave(frame('afterwards'));
    const notice = get().notice;
    const found = saves.find('voyage').record.save;
    const local = JSON.parse(values.get(keyOf('voyage'))).save;
    storage.full = false;
    await autosave(frame('at last'));
    await settled();
    return {
      done,
      notice: notice.text,
      button: notice.button?.words ?? '',
      found,
      local,
      after: JSON.parse(values.get(keyOf('voyage'))).save,
    };
  },
  async denied() {
    const done = await autosave(frame('one'));
    return {
      done,
      notice: get().notice.text,
      button: get().notice.button?.words ?? '',
      lasting: get().notice.lasting,
      kept: kept(),
      current: saves.current()?.save,
      exported: JSON.parse(files.exportAll()).saves.length,
    };
  },
  async book() {
    await autosave(frame('one'));
    const [entry] = saves.list();
    const restore = saves.remove(entry);
    await settled();
    const removed = [saves.list().length, idb().length];
    restore();
    await settled();
    const restored = [values.get(entry.key) === entry.text, idb().length];
    await saves.duplicate(saves.current(), ' A fork ');
    const copied = titles().sort();
    values.set('/games/another/theirs', 'x');
    await saves.eraseAll();
    return { removed, restored, copied, erased: [...values.keys()], idb: idb() };
  },
  async ahead() {
    await autosave(frame('one'));
    const question = { op: 'play', actions: ['raise'] };
    await ahead.writeAhead('voyage', 'one', [question]).durable;
    const noted = [...values.keys()].filter((key) => key.includes('/ahead/'));
    const fits = (await ahead.unanswered('voyage', 'one'))?.[0];
    const elsewhere = await ahead.unanswered('voyage', 'another position');
    const text = values.get(noted[0]);
    values.set(noted[0], text.replace('raise', 'raisf'));
    disk.stores.get('ahead').delete('voyage');
    const flipped = await ahead.unanswered('voyage', 'one');
    ahead.answered('voyage');
    const left = [...values.keys()].filter((key) => key.includes('/ahead/'));
    storage.full = true;
    await ahead.writeAhead('voyage', 'one', [question]).accepted;
    const durable = (await ahead.unanswered('voyage', 'one'))?.[0];
    ahead.refused('voyage');
    await settled();
    return {
      noted,
      fits,
      elsewhere,
      flipped,
      left,
      durable,
      gone: await ahead.unanswered('voyage', 'one'),
    };
  },
  async files() {
    await autosave(frame(saveOf('a', 'b')));
    const backup = files.exportAll();
    values.set(keyOf('bad'), '{');
    const both = files.importText(files.exportAll());
    const bent = JSON.parse(backup);
    bent.settings.theme = 'night';
    return {
      all: [both.records.length, both.unread],
      bare: files.importText('{"format":"portsmouth-save","table":{"names":["Anson"]}}').records[0]
        .names,
      bent: files.importText(JSON.stringify(bent)).settings,
      future: files.importText(JSON.stringify({ ...bent, version: 9 })).why,
      old: files.importText(
        JSON.stringify({
          format: 'portsmouth-log-book-all',
          version: 1,
          saves: [values.get(keyOf('voyage'))],
        }),
      ).records.length,
      cut: files.importText(backup.slice(0, 100)).why,
    };
  },
  async merge() {
    const record = (save, id = 'voyage') =>
      records.recordOf({ ...JSON.parse(values.get(keyOf('voyage'))), id, save });
    await autosave(frame(saveOf('a', 'b')));
    const lessons = { portsmouth: ['ashore', 7], signals: ['hoist'], '../save': ['x'] };
    const sheets = { sheet: '{"seats":3}', 'sheet/../save/bad': 'x' };
    const put = async (...found) =>
      (
        await files.restore({
          ...files.importText(''),
          records: found,
          settings: { theme: 'night' },
          lessons,
          sheets,
        })
      ).kept;
    const older = await put(record(saveOf('a')));
    const newer = await put(record(saveOf('a', 'b', 'c')));
    const other = await put(record(saveOf('a', 'z')));
    const twice = await put(record(saveOf('a', 'z')));
    const fresh = await put(record(saveOf('q'), 'elsewhere'));
    return {
      older,
      newer,
      other,
      twice,
      fresh,
      kept: kept(),
      titles: titles().sort(),
      settings: values.get('/games/portsmouth/portsmouth/settings'),
      voyages: values.get('/games/portsmouth/portsmouth/voyages'),
      lessons: values.get('/games/portsmouth/portsmouth/voyages/signals'),
      sheet: values.get('/games/portsmouth/portsmouth/sheet'),
      bad: values.get('/games/portsmouth/portsmouth/sheet/../save/bad') ?? null,
    };
  },
};

parentPort.postMessage(JSON.parse(JSON.stringify(await TRIALS[trial]())));
