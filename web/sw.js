// The service worker: keeps a release of the game on the device, so that it starts without a network.
//
// tools/precache.py writes this file to the site's root with the list of the release's files. They
// lie in one cache under their address and hash, so that a release reuses what an older one has
// brought, and a download that broke off goes on where it stopped. A release serves nothing before
// it is whole, and takes over only when the player says so or no page of the old one is open.
//
// The files come in packs: what all games share, and one for each game. A game's pack is kept from the moment
// that the game is opened (or at once, where there is but one game); a newer release brings the
// packs that are kept before it takes over. What is not kept is served from the host.
//
// Nothing is touched but the listed files and the cache of this folder: the origin may be shared.

// biome-ignore lint/suspicious/noRedundantUseStrict: browsers take this file for a classic script
'use strict';

/** @typedef {[path: string, sha256: string, size: number]} Listed */

/** What the build writes here. @type {{version: string, hash: string, lost: Record<string, string>, packs: Record<string, Listed[]>}} */
const RELEASE = /* build:release */ {
  version: '',
  hash: '',
  lost: {},
  packs: {},
} /* /build:release */;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL('./', worker.location.href);
const OWN = `portsmouth:${SCOPE.pathname}:`;
const CACHE = `${OWN}files-1`;
const PAGE = 'index.html';
const COMMON = 'common';
const FILES = Object.values(RELEASE.packs).flat();

/** Under what the cache has the keys of the packs that are kept. */
const KEPT = `${SCOPE.href}kept-packs`;

/** Answers of a host that has no such file, now or ever. */
const GONE = new Set([404, 410]);

/** Downloads at the same time. */
const LANES = 3;

/** How long a page may take to start before its files are looked at, in milliseconds. */
const PEACE = 4000;

/** Files by the path of their address; the page has two. */
const LISTED = new Map(
  FILES.flatMap((file) => {
    const entry = /** @type {[string, Listed]} */ ([new URL(file[0], SCOPE).pathname, file]);
    return file[0] === PAGE ? [entry, [SCOPE.pathname, file]] : [entry];
  }),
);

/** Why a file can't be had: 'network', 'differs' (the host has something else by now) or 'full'. */
class Lost extends Error {
  /** @param {'network' | 'differs' | 'full'} why @param {string} file */
  constructor(why, file) {
    super(`${why}: ${file}`);
    this.why = why;
    this.file = file;
  }
}

/** Under what a file lies in the cache. @param {Listed} file */
function keyOf([path, sha256]) {
  return new URL(`${path}?${sha256}`, SCOPE).href;
}

/** Where the host has it; some hosts send elsewhere who asks for index.html. @param {Listed} file */
function addressOf([path]) {
  return new URL(path === PAGE ? './' : path, SCOPE).href;
}

/** @param {Response} response @returns {Promise<string>} its SHA-256 in hex */
async function digest(response) {
  const bytes = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Downloads a file of the release; rejects with Lost. What the browser has already, however old, is
 * as good as the host's if its hash is right: so a first visit downloads nothing twice.
 * @param {Listed} file
 * @returns {Promise<Response>}
 */
async function download(file) {
  try {
    for (const cache of /** @type {RequestCache[]} */ (['force-cache', 'reload'])) {
      const response = await fetch(addressOf(file), { cache });
      if (response.ok && (await digest(response.clone())) === file[1]) return plain(response);
      if (cache === 'reload' && (response.ok || GONE.has(response.status)))
        throw new Lost('differs', file[0]);
    }
  } catch (error) {
    if (error instanceof Lost) throw error;
  }
  throw new Lost('network', file[0]);
}

/** As the cache takes it, and as a page may be answered with. @param {Response} response */
function plain(response) {
  if (!response.redirected && response.headers.get('Vary') !== '*') return response;
  const type = response.headers.get('Content-Type') ?? '';
  return new Response(response.body, { headers: { 'Content-Type': type } });
}

/** Downloads and keeps a file. @param {Listed} file */
async function bring(file) {
  const response = await download(file);
  try {
    await (await caches.open(CACHE)).put(keyOf(file), response);
  } catch {
    throw new Lost('full', file[0]);
  }
}

/** @param {Listed} file @returns {Promise<Response | undefined>} */
function kept(file) {
  return caches.match(keyOf(file), { cacheName: CACHE, ignoreVary: true });
}

/** Those of some files that the cache lacks. @param {Listed[]} files @returns {Promise<Listed[]>} */
async function lacking(files) {
  const requests = await (await caches.open(CACHE)).keys();
  const keys = new Set(requests.map((request) => request.url));
  return files.filter((file) => !keys.has(keyOf(file)));
}

/** @param {Listed[]} files */
function bytesOf(files) {
  return files.reduce((sum, file) => sum + file[2], 0);
}

// Packs.

/** The keys of the packs that are to be whole on this device. @returns {Promise<string[]>} */
async function keptPacks() {
  const noted = await caches.match(KEPT, { cacheName: CACHE });
  const asked = noted ? await noted.json().catch(() => []) : [];
  const games = Object.keys(RELEASE.packs).filter((pack) => pack !== COMMON);
  const wanted = games.length > 1 ? games.filter((pack) => asked.includes(pack)) : games;
  return [COMMON, ...wanted].filter((pack) => pack in RELEASE.packs);
}

/** The files of all that is kept. @returns {Promise<Listed[]>} */
async function wantedFiles() {
  return (await keptPacks()).flatMap((pack) => RELEASE.packs[pack]);
}

/** Notes that packs are kept from now on, for the releases to come too. @param {string[]} packs */
async function note(packs) {
  const asked = new Set([...(await keptPacks()), ...packs]);
  try {
    await (await caches.open(CACHE)).put(KEPT, new Response(JSON.stringify([...asked])));
  } catch {
    throw new Lost('full', KEPT);
  }
}

/** The notes on their way: each waits for the one before, lest one forget another's. @type {Promise<unknown>} */
let noting = Promise.resolve();

/**
 * Keeps packs: notes them and brings what is lacking; so does a newer release that waits.
 * @param {string[]} packs
 * @returns {Promise<{kept: boolean, why?: string}>}
 */
async function keep(packs) {
  const known = packs.filter((pack) => pack in RELEASE.packs);
  try {
    noting = noting.catch(() => {}).then(() => note(known));
    await noting;
    worker.registration.waiting?.postMessage({ type: 'keep', packs });
    await fill(known.flatMap((pack) => RELEASE.packs[pack]));
    return { kept: true };
  } catch (error) {
    return { kept: false, why: /** @type {Partial<Lost>} */ (error).why ?? 'full' };
  }
}

// A release comes.

/**
 * Brings what is lacking of some files, telling the pages how far it is; what is on its way when it breaks
 * off still counts.
 * @param {Listed[]} wanted
 */
async function fill(wanted) {
  const files = await lacking(wanted);
  const total = bytesOf(wanted);
  let loaded = total - bytesOf(files);
  const lane = async () => {
    for (let file = files.shift(); file; file = files.shift()) {
      await bring(file);
      loaded += file[2];
      tell({ type: 'filling', loaded, total });
    }
  };
  const stop = () => files.splice(0);
  const ends = await Promise.allSettled(Array.from({ length: LANES }, () => lane().finally(stop)));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}

async function install() {
  try {
    await fill(await wantedFiles());
    await fill(await wantedFiles()); // an older release may have put away what it did not know, or kept more
  } catch (error) {
    const { why = 'full', file = '' } = /** @type {Partial<Lost>} */ (error);
    await tell({ type: 'broken', why, file });
    throw error;
  }
}

/** Puts away what only older releases need. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
  const cache = await caches.open(CACHE);
  const wanted = new Set([KEPT, ...FILES.map(keyOf)]);
  const idle = (await cache.keys()).filter((request) => !wanted.has(request.url));
  await Promise.all([
    ...old.map((name) => caches.delete(name)),
    ...idle.map((request) => cache.delete(request)),
  ]);
  await worker.clients.claim();
}

// A release serves.

/** By what a host tells one version of a file from another. */
const MARKS = ['ETag', 'Last-Modified', 'Content-Length'];

/**
 * The browser's own copy of a program, if it is the one that is kept: a browser remembers what it has
 * compiled only for its own copies (Chromium, ShouldUseIsolatedCodeCache), and compiling takes longer
 * than all else. No network is asked.
 * @param {Listed} file
 * @param {Response} found
 * @returns {Promise<Response | undefined>}
 */
async function compiled(file, found) {
  if (!file[0].endsWith('.wasm')) return undefined;
  try {
    const own = await fetch(addressOf(file), { cache: 'only-if-cached', mode: 'same-origin' });
    const marked = own.headers.get('ETag') ?? own.headers.get('Last-Modified');
    const same = MARKS.every((name) => own.headers.get(name) === found.headers.get(name));
    return own.ok && marked && same ? own : undefined;
  } catch {
    return undefined; // it has none
  }
}

/** @param {Listed} file @param {Request} request @returns {Promise<Response>} */
async function serve(file, request) {
  const found = await kept(file);
  if (found && request.cache !== 'reload') return (await compiled(file, found)) ?? found;
  try {
    const response = await download(file);
    const copy = response.clone();
    caches
      .open(CACHE)
      .then((cache) => cache.put(keyOf(file), copy))
      .catch(() => {}); // no room: served all the same
    return response;
  } catch (error) {
    if (found) return found;
    if (request.mode === 'navigate') return sorry();
    throw error;
  }
}

/** What stands in the window if not even the page is there. */
function sorry() {
  const language = worker.navigator.language.slice(0, 2);
  const text = RELEASE.lost[language] ?? RELEASE.lost.en;
  return new Response(text, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

// A release heals.

/** Pages that have started, by their ids. @type {Set<string>} */
const alive = new Set();

/** Files brought anew since this worker started. */
let healed = 0;

/** The look through the files that a page has asked for, once in this worker's life. @type {Promise<unknown> | null} */
let looked = null;

/**
 * Looks through all files that are kept and brings anew those that are missing or damaged.
 * @returns {Promise<{count: number, healed: number, lost: string[], gone: boolean}>} `lost` could not be
 *   brought; `gone` if the host no longer has this release, so that it can never be
 */
async function check() {
  const lost = [];
  let gone = false;
  const files = await wantedFiles();
  for (const file of files) {
    const found = await kept(file);
    if (found && (await digest(found).catch(() => '')) === file[1]) continue;
    try {
      await bring(file);
      healed += 1;
    } catch (error) {
      lost.push(file[0]);
      gone ||= /** @type {Lost} */ (error).why === 'differs';
    }
  }
  return { count: files.length, healed, lost, gone };
}

/**
 * Looks after a page that has not started some time after it was served: if that was for damage, it is
 * loaded again. A release that can't be whole any more steps back, and the page comes from the host.
 * @param {string} id the page's
 */
async function tend(id) {
  const before = healed;
  await new Promise((done) => setTimeout(done, PEACE));
  if (alive.has(id)) return;
  const { gone } = await check();
  const page = await worker.clients.get(id);
  if (!page || alive.has(id) || (healed === before && !gone)) return;
  if (gone) await worker.registration.unregister();
  await /** @type {WindowClient} */ (page).navigate(page.url);
}

// What is heard and said.

/** Tells the game's own pages, also those that came without this worker. @param {object} message */
async function tell(message) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) {
    if (LISTED.get(new URL(page.url).pathname)?.[0] === PAGE) page.postMessage(message);
  }
}

/** Answers to what a page asks. @type {Record<string, (question: {packs?: string[]}) => Promise<object>>} */
const ANSWERS = {
  async status() {
    const kept = await keptPacks();
    /** @type {Record<string, {kept: boolean, loaded: number, total: number}>} */
    const packs = {};
    for (const [pack, files] of Object.entries(RELEASE.packs)) {
      const total = bytesOf(files);
      packs[pack] = {
        kept: kept.includes(pack),
        loaded: total - bytesOf(await lacking(files)),
        total,
      };
    }
    const wanted = kept.map((pack) => packs[pack]);
    const sum = (/** @type {'loaded' | 'total'} */ what) =>
      wanted.reduce((all, pack) => all + pack[what], 0);
    const { version, hash } = RELEASE;
    return { version, hash, loaded: sum('loaded'), total: sum('total'), packs };
  },
  keep: ({ packs = Object.keys(RELEASE.packs) }) => keep(packs),
  check,
  async look() {
    const before = healed;
    await (looked ??= check());
    if (healed > before) await tell({ type: 'healed' });
    return {};
  },
  async leave() {
    return { left: await worker.registration.unregister() };
  },
};

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== SCOPE.origin || request.headers.has('Range'))
    return;
  const file = LISTED.get(url.pathname);
  if (!file) return;
  event.respondWith(serve(file, request));
  if (request.mode === 'navigate' && file[0] === PAGE)
    event.waitUntil(tend(event.resultingClientId));
});

worker.addEventListener('message', (event) => {
  const { type } = event.data ?? {};
  if (type === 'alive') alive.add(/** @type {Client} */ (event.source).id);
  else if (type === 'use') event.waitUntil(worker.skipWaiting());
  else if (Object.hasOwn(ANSWERS, type)) {
    event.waitUntil(
      ANSWERS[type](event.data).then((answer) => event.ports[0]?.postMessage(answer)),
    );
  }
});
