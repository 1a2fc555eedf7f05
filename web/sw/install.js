// A release comes, and takes over.

import { fill } from './files.js';
import { KEPT, wantedFiles } from './packs.js';
import { CACHE, FILES, keyOf, OWN, tell, worker } from './release.js';

/** @typedef {import('./files.js').Lost} Lost */

export async function install() {
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
export async function activate() {
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
