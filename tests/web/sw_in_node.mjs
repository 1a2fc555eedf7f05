// Runs the service worker (web/sw/) on a made-up browser, for test_sw.py.
//
// Writes one JSON object: what happened in each trial. A host is a map from path to text, or to a
// status; it notes what it was asked for, and how.

import { createHash, webcrypto } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const SOURCE = buildSync({
  entryPoints: [fileURLToPath(new URL('../../web/sw/sw.js', import.meta.url))],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles[0].text;
const SCOPE = 'https://harbour.example/games/portsmouth/';
const FILES = {
  'index.html': '<title>Portsmouth</title>',
  'web/js/main.js': 'start()',
  'wheels/a.whl': 'the engine',
};

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const addressOf = (path) => new URL(path === 'index.html' ? './' : path, SCOPE).href;

/** A host's answer: a text or a status. */
const answer = (found) =>
  typeof found === 'number' ? new Response('', { status: found }) : new Response(found);

/** A host that takes the question and says nothing, or stops in the middle of its answer. */
function silence(kind, signal) {
  const aborted = (end) => signal.addEventListener('abort', () => end(signal.reason));
  if (kind === 'nothing') return new Promise((_, reject) => aborted(reject));
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('sta'));
      aborted((reason) => stream.error(reason));
    },
  });
  return new Response(body);
}

/** The browser's Cache Storage. */
class Caches {
  constructor() {
    this.all = new Map();
    this.full = false;
  }

  async keys() {
    return [...this.all.keys()];
  }

  async delete(name) {
    return this.all.delete(name);
  }

  async match(key, { cacheName }) {
    const bytes = this.all.get(cacheName)?.get(key);
    return bytes === undefined ? undefined : new Response(bytes);
  }

  async open(name) {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const entries = this.all.get(name);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async ({ url }) => entries.delete(url),
      put: async (key, response) => {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError');
        entries.set(key, await response.text());
      },
    };
  }

  /** Paths and contents of the game's own cache. */
  kept(name = 'portsmouth:/games/portsmouth/:files-1') {
    const entries = [...(this.all.get(name) ?? [])];
    return Object.fromEntries(
      entries.map(([key, text]) => [new URL(key).pathname.replace('/games/portsmouth/', ''), text]),
    );
  }
}

/** A worker of a release on a device, with a host that has some files. */
function begin(
  files,
  { caches = new Caches(), host = { ...files }, old = {}, pages = [], games = [] } = {},
) {
  const trial = { caches, host, asked: [], told: [], did: [], offline: false };
  const listeners = {};
  const clients = pages.map((page) => ({
    ...page,
    postMessage: (message) => trial.told.push([page.id, message]),
    navigate: async (url) => trial.did.push(`navigate ${page.id} ${url}`),
  }));
  const self = {
    location: new URL('sw.js', SCOPE),
    navigator: { language: 'de-CH' },
    addEventListener: (type, act) => (listeners[type] = act),
    skipWaiting: async () => trial.did.push('skipWaiting'),
    clients: {
      matchAll: async () => clients,
      get: async (id) => clients.find((each) => each.id === id),
      claim: async () => trial.did.push('claim'),
    },
    registration: { unregister: async () => trial.did.push('unregister') },
  };
  const fetch = async (address, { cache, signal } = {}) => {
    if (address.endsWith('/sw.js'))
      return answer(trial.offline ? 503 : (trial.host['sw.js'] ?? 404));
    trial.asked.push(`${cache} ${address.replace(SCOPE, '')}`);
    const path = Object.keys(files).find((each) => addressOf(each) === address);
    if (cache === 'force-cache' && path in old) return answer(old[path]);
    if (trial.silent) return silence(trial.silent, signal);
    if (trial.offline || trial.sharing === cache) throw new TypeError('Failed to fetch');
    return answer(trial.host[path] ?? 404);
  };
  const release = {
    version: '1.0',
    hash: sha256(JSON.stringify(files)),
    lost: { en: 'gone', de: 'fort' },
    packs: { common: [] },
  };
  for (const [path, text] of Object.entries(files)) {
    const pack = games.find((key) => path.startsWith(`games/${key}/`)) ?? 'common';
    (release.packs[pack] ??= []).push([path, sha256(text), text.length]);
  }
  const script = `const RELEASE = ${JSON.stringify(release)};\n${SOURCE}`;
  const names = ['self', 'caches', 'fetch', 'crypto', 'setTimeout'];
  const soon = (act, ms) => (ms === 4000 ? queueMicrotask(act) : setTimeout(act, ms / 500));
  new Function(...names, script)(self, caches, fetch, webcrypto, soon);

  const send = async (type, event) => {
    const waits = [];
    let answer;
    listeners[type]({
      ...event,
      waitUntil: (wait) => waits.push(wait),
      respondWith: (made) => (answer = made),
    });
    const response = answer && (await answer.catch((error) => ({ failed: String(error) })));
    await Promise.all(waits);
    return response;
  };
  trial.install = () =>
    send('install', {}).then(
      () => 'done',
      (error) => error.why,
    );
  trial.activate = () => send('activate', {});
  trial.get = async (
    path,
    { mode = 'cors', cache = 'default', method = 'GET', headers = {}, id = 'new' } = {},
  ) => {
    const request = {
      url: new URL(path, SCOPE).href,
      mode,
      cache,
      method,
      headers: new Headers(headers),
    };
    const response = await send('fetch', { request, resultingClientId: id });
    if (!response) return 'passed';
    return response.failed ?? `${response.status} ${await response.text()}`;
  };
  trial.say = async (data, id = 'p') => {
    let answer = null;
    const ports = [{ postMessage: (message) => (answer = message) }];
    await send('message', { data, ports, source: { id } });
    return answer;
  };
  return trial;
}

/** A device on which a release has been installed and used. */
async function installed(options) {
  const trial = begin(FILES, options);
  await trial.install();
  await trial.activate();
  trial.asked.length = 0;
  trial.told.length = 0;
  return trial;
}

/** The first line of a worker. */
const releaseLine = (hash, packs) =>
  `const RELEASE = ${JSON.stringify({ hash, packs })};\nrun();\n`;

const said = {};
const KEY = (path) => new URL(`${path}?${sha256(FILES[path])}`, SCOPE).href;
const own = (trial) => trial.caches.all.get('portsmouth:/games/portsmouth/:files-1');

{
  const pages = [
    { id: 'ours', url: `${SCOPE}?from=home#/table` },
    { id: 'theirs', url: `${SCOPE}other/` },
  ];
  const trial = begin(FILES, { pages });
  said.first = [await trial.install(), trial.caches.kept(), trial.asked.sort()];
  said.told = trial.told;
  said.whole = await trial.say({ type: 'status' });
}
{
  const trial = begin(FILES, {
    host: { ...FILES, 'wheels/a.whl': 503 },
    pages: [{ id: 'ours', url: SCOPE }],
  });
  said.broken = [await trial.install(), trial.told.at(-1)[1]];
  trial.host['wheels/a.whl'] = FILES['wheels/a.whl'];
  trial.asked.length = 0;
  said.resumed = [await trial.install(), [...trial.asked], trial.caches.kept()];
}
{
  const trial = begin(FILES, {
    old: { 'web/js/main.js': 'an older start()', 'wheels/a.whl': 503 },
  });
  said.stale = [
    await trial.install(),
    trial.asked.filter((each) => each.endsWith('main.js')),
    trial.caches.kept(),
  ];
}
{
  said.differs = await begin(FILES, {
    host: { ...FILES, 'wheels/a.whl': 'another engine' },
  }).install();
  said.vanished = await begin(FILES, { host: { ...FILES, 'wheels/a.whl': 404 } }).install();
  const full = begin(FILES);
  full.caches.full = true;
  said.full = await full.install();
}
{
  const caches = new Caches();
  for (const name of [
    'portsmouth:/:files-1',
    'portsmouth:/games/:files-1',
    'their cache',
    'portsmouth:/games/portsmouth/:files-0',
  ]) {
    await (await caches.open(name)).put('x', new Response('x'));
  }
  await installed({ caches });
  const next = begin({ ...FILES, 'web/js/main.js': 'start(2)' }, { caches });
  said.update = [await next.install(), [...next.asked], await next.caches.keys()];
  said.both = [...own(next).keys()].length;
  await next.say({ type: 'use' });
  await next.activate();
  said.after = [next.caches.kept(), await next.caches.keys(), next.did];
}
{
  const trial = await installed();
  trial.offline = true;
  said.served = [
    await trial.get('./', { mode: 'navigate' }),
    await trial.get('index.html?shortcut=1', { mode: 'navigate' }),
    await trial.get('web/js/main.js?v=2'),
    await trial.get('wheels/a.whl', { cache: 'reload' }),
  ];
  said.passed = [
    await trial.get('other/', { mode: 'navigate' }),
    await trial.get('web/js/unknown.js'),
    await trial.get('wheels/a.whl', { headers: { Range: 'bytes=0-3' } }),
    await trial.get('web/js/main.js', { method: 'POST' }),
    await trial.get('https://other.example/games/portsmouth/web/js/main.js'),
  ];
}
{
  const trial = await installed();
  own(trial).delete(KEY('web/js/main.js'));
  said.missing = [await trial.get('web/js/main.js'), [...trial.asked]];
  await new Promise((done) => setImmediate(done));
  said.again = trial.caches.kept();
  own(trial).clear();
  trial.offline = true;
  said.lost = [
    await trial.get('./', { mode: 'navigate', id: 'p' }),
    await trial.get('web/js/main.js'),
  ];
}
{
  const trial = await installed();
  own(trial).set(KEY('wheels/a.whl'), 'the enginf');
  said.healed = [await trial.say({ type: 'check' }), trial.caches.kept()['wheels/a.whl']];
  trial.offline = true;
  own(trial).set(KEY('wheels/a.whl'), 'the enginf');
  said.unhealed = await trial.say({ type: 'check' });
  trial.offline = false;
  trial.host['wheels/a.whl'] = 'a newer engine';
  const answers = {
    nothing: 404,
    page: '<!doctype html><title>Log in</title>',
    broken: 'const RELEASE = {"hash":"1","packs":{"comm',
    empty: releaseLine('1', {}),
    same: releaseLine(sha256(JSON.stringify(FILES)), { common: [] }),
  };
  said.stays = {};
  for (const [name, text] of Object.entries(answers)) {
    trial.host['sw.js'] = text;
    said.stays[name] = await trial.say({ type: 'check' });
  }
  trial.host['sw.js'] = releaseLine('1', { common: [] });
  said.gone = await trial.say({ type: 'check' });
  await trial.say({ type: 'leave' });
  said.left = trial.did;
}
for (const [name, alive, host] of [
  ['dead', false, FILES],
  ['alive', true, FILES],
  [
    'overtaken',
    false,
    { ...FILES, 'web/js/main.js': 'start(2)', 'sw.js': releaseLine('1', { common: [] }) },
  ],
  [
    'portal',
    false,
    Object.fromEntries(
      ['index.html', 'web/js/main.js', 'sw.js'].map((path) => [path, '<title>Log in</title>']),
    ),
  ],
]) {
  const trial = await installed({ pages: [{ id: 'p', url: `${SCOPE}#/table` }] });
  trial.host = host;
  own(trial).set(KEY('web/js/main.js'), 'stbrt()');
  if (alive) await trial.say({ type: 'alive' });
  trial.did.length = 0;
  await trial.get('./', { mode: 'navigate', id: 'p' });
  const once = [...trial.did];
  await trial.say({ type: 'look' });
  await trial.say({ type: 'look' });
  said[name] = [
    once,
    trial.told.map(([, message]) => message.type),
    trial.caches.kept()['web/js/main.js'],
  ];
}

{
  const trial = await installed();
  own(trial).set(KEY('wheels/a.whl'), 'the enginf');
  trial.offline = true;
  await trial.say({ type: 'look' });
  trial.offline = false;
  await trial.say({ type: 'look' });
  said.looked = trial.caches.kept()['wheels/a.whl'];
}
{
  const trial = await installed();
  own(trial).delete(KEY('index.html'));
  trial.sharing = 'force-cache';
  said.shared = await trial.get('./', { mode: 'navigate' });
}
said.silent = {};
for (const kind of ['nothing', 'half']) {
  const trial = await installed();
  trial.silent = kind;
  const whole = await trial.get('./', { mode: 'navigate' });
  own(trial).delete(KEY('index.html'));
  own(trial).set(KEY('web/js/main.js'), 'stbrt()');
  said.silent[kind] = [
    whole,
    await trial.get('./', { mode: 'navigate' }),
    await trial.get('web/js/main.js'),
    await trial.say({ type: 'check' }),
  ];
}
{
  const trial = await installed();
  own(trial).set(KEY('index.html'), '<title>Log in</title>');
  own(trial).set(KEY('web/js/main.js'), 'stbrt()');
  said.damaged = [await trial.get('./', { mode: 'navigate' }), await trial.get('web/js/main.js')];
  await new Promise((done) => setTimeout(done, 30));
  said.counted = (await trial.say({ type: 'check' })).healed;
  own(trial).set(KEY('index.html'), '<title>Log in</title>');
  trial.offline = true;
  said.alone = await trial.get('./', { mode: 'navigate' });
}
{
  const files = {
    ...FILES,
    'games/whist/a.js': 'whist()',
    'games/whist/b.css': 'whist',
    'games/draughts/a.js': 'draughts()',
  };
  const one = begin({ ...FILES, 'games/whist/a.js': 'whist()' }, { games: ['whist'] });
  said.only = [await one.install(), one.caches.kept()];
  const games = ['whist', 'draughts'];
  const caches = new Caches();
  const pages = [{ id: 'ours', url: SCOPE }];
  const trial = begin(files, { caches, games, pages });
  said.common = [await trial.install(), trial.caches.kept()];
  await trial.activate();
  said.unkept = await trial.say({ type: 'status' });
  said.opened = await trial.say({ type: 'keep', packs: ['whist', 'unheard of'] });
  said.withGame = await trial.say({ type: 'status' });
  own(trial).set(new URL(`games/whist/b.css?${sha256('whist')}`, SCOPE).href, 'whisk');
  said.mended = await trial.say({ type: 'check' });
  const newer = { ...files, 'games/whist/a.js': 'whist(2)', 'games/draughts/a.js': 'draughts(2)' };
  const next = begin(newer, { caches, games, pages });
  said.renewed = [await next.install(), next.asked.filter((each) => each.includes('games/'))];
  await next.activate();
  next.offline = true;
  said.aeroplane = [await next.get('games/whist/a.js'), await next.get('games/draughts/a.js')];
  said.unable = await next.say({ type: 'keep' });
  next.offline = false;
  said.all = [await next.say({ type: 'keep' }), await next.say({ type: 'status' })];
}
{
  const files = {
    ...FILES,
    'games/draughts/a.js': 'draughts()',
    'games/draughts/b.css': 'draughts',
    'games/whist/a.js': 'whist()',
  };
  const games = ['draughts', 'whist', 'chess'];
  const pages = [{ id: 'ours', url: SCOPE }];
  const trial = begin({ ...files, 'games/chess/a.js': 'chess()' }, { games, pages });
  await trial.install();
  await trial.activate();
  await trial.say({ type: 'keep', packs: ['whist'] });
  const packs = ['whist', 'draughts', 'unheard of'];
  trial.host['games/draughts/b.css'] = 503;
  said.brokenOff = [
    await trial.say({ type: 'gather', packs }),
    await trial.say({ type: 'status' }),
  ];
  trial.host['games/draughts/b.css'] = files['games/draughts/b.css'];
  trial.asked.length = 0;
  said.gathered = [
    await trial.say({ type: 'gather', packs }),
    trial.asked.filter((each) => each.includes('games/')),
    await trial.say({ type: 'status' }),
  ];
}

process.stdout.write(JSON.stringify(said));
