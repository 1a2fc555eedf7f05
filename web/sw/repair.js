// A release heals: damaged files are brought anew, and a page that could not start for them again.

import { bring, isSound, kept, repairs } from './files.js';
import { wantedFiles } from './packs.js';
import { worker } from './release.js';

/** @typedef {import('./files.js').Lost} Lost */

/** How long a page may take to start before its files are looked at, in milliseconds. */
const PEACE = 4000;

/** The first line of a worker that tools/precache.py wrote. */
const RELEASE_LINE = /^const RELEASE = (\{.*\});$/m;

/** Pages that have started, by their ids. @type {Set<string>} */
const alive = new Set();

/** Notes that a page has started. @param {string} id */
export function isAlive(id) {
  alive.add(id);
}

/**
 * Looks through all files that are kept and brings anew those that are missing or damaged.
 * @returns {Promise<{count: number, healed: number, lost: string[], gone: boolean}>} `lost` could not be
 *   brought; `gone` if the host no longer has this release, so that it can never be
 */
export async function check() {
  const lost = [];
  let differs = false;
  const files = await wantedFiles();
  for (const file of files) {
    const found = await kept(file);
    if (found && (await isSound(file, found))) continue;
    try {
      await bring(file);
      repairs.count += 1;
    } catch (error) {
      lost.push(file[0]);
      differs ||= /** @type {Lost} */ (error).why === 'differs';
    }
  }
  return {
    count: files.length,
    healed: repairs.count,
    lost,
    gone: differs && (await isSuperseded()),
  };
}

/**
 * Tells whether the host has another release: one whose sw.js says so. A host that answers anything for
 * every address (a portal's page, a page of its own for what is missing) has not.
 */
async function isSuperseded() {
  try {
    const response = await fetch(worker.location.href, { cache: 'no-store' });
    const [, text] = RELEASE_LINE.exec(response.ok ? await response.text() : '') ?? [];
    const { hash, packs } = JSON.parse(text);
    return typeof hash === 'string' && hash !== RELEASE.hash && Object.keys(packs).length > 0;
  } catch {
    return false;
  }
}

/**
 * Looks after a page that has not started some time after it was served: if that was for damage, it is
 * loaded again. A release that can't be whole any more steps back, and the page comes from the host.
 * @param {string} id the page's
 */
export async function tend(id) {
  const before = repairs.count;
  await new Promise((done) => setTimeout(done, PEACE));
  if (alive.has(id)) return;
  const { gone } = await check();
  const page = await worker.clients.get(id);
  if (!page || alive.has(id) || (repairs.count === before && !gone)) return;
  if (gone) await worker.registration.unregister();
  await /** @type {WindowClient} */ (page).navigate(page.url);
}
