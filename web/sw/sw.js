// The service worker: keeps a release of the game on the device, so that it starts without a network.
//
// tools/precache.py writes these modules as one file, sw.js, to the site's root, with the list of the
// release's files in its first line. They lie in one cache under their address and hash, so that a
// release reuses what an older one has brought, and a download that broke off goes on where it stopped.
// A release serves nothing before it is whole, and takes over only when the player says so or no page
// of the old one is open.
//
// The files come in packs: what all games share, and one for each game. A game's pack is kept from the moment
// that the game is opened (or at once, where there is but one game), the others' once the page asks for
// them (`gather`), which it does when all else is here; a newer release brings the packs that are kept
// before it takes over. What is not kept is served from the host.
//
// Nothing is touched but the listed files and the cache of this folder: the origin may be shared.

import { repairs } from './files.js';
import { activate, install } from './install.js';
import { gather, keep, packStatus } from './packs.js';
import { LISTED, PAGE, SCOPE, tell, worker } from './release.js';
import { check, isAlive, tend } from './repair.js';
import { serve } from './serve.js';

/** The look through the files that a page has asked for: once in this worker's life, if all came out well.
 * @type {ReturnType<typeof check> | null}
 */
let looked = null;

/** Answers to what a page asks. @type {Record<string, (question: {packs?: string[]}) => Promise<object>>} */
const ANSWERS = {
  async status() {
    const { version, hash } = RELEASE;
    return { version, hash, ...(await packStatus()) };
  },
  keep: ({ packs = Object.keys(RELEASE.packs) }) => keep(packs),
  gather: ({ packs = [] }) => gather(packs),
  check,
  async look() {
    const before = repairs.count;
    looked ??= check();
    const { lost } = await looked;
    if (lost.length) looked = null;
    if (repairs.count > before) await tell({ type: 'healed' });
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
  if (type === 'alive') isAlive(/** @type {Client} */ (event.source).id);
  else if (type === 'use') event.waitUntil(worker.skipWaiting());
  else if (Object.hasOwn(ANSWERS, type)) {
    event.waitUntil(
      ANSWERS[type](event.data).then((answer) => event.ports[0]?.postMessage(answer)),
    );
  }
});
