// Packs: the files that all games share, and those of each game, kept once it has been opened.

import { fill, Lost, lacking } from './files.js';
import { bytesOf, CACHE, COMMON, SCOPE, worker } from './release.js';

/** Under what the cache has the keys of the packs that are kept. */
export const KEPT = `${SCOPE.href}kept-packs`;

/** The keys of the packs that are to be whole on this device. @returns {Promise<string[]>} */
async function keptPacks() {
  const noted = await caches.match(KEPT, { cacheName: CACHE });
  const asked = noted ? await noted.json().catch(() => []) : [];
  const games = Object.keys(RELEASE.packs).filter((pack) => pack !== COMMON);
  const wanted = games.length > 1 ? games.filter((pack) => asked.includes(pack)) : games;
  return [COMMON, ...wanted].filter((pack) => pack in RELEASE.packs);
}

/** The files of all that is kept. @returns {Promise<Listed[]>} */
export async function wantedFiles() {
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
export async function keep(packs) {
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

/**
 * Brings packs that nobody has asked for, one after the other: each is kept from when it is whole, so
 * that nothing is said to be lacking meanwhile.
 * @param {string[]} packs
 * @returns {Promise<{kept: boolean, why?: string}>}
 */
export async function gather(packs) {
  const known = await keptPacks();
  const lacked = packs.filter((pack) => pack in RELEASE.packs && !known.includes(pack));
  for (const pack of lacked) {
    try {
      await fill(RELEASE.packs[pack]);
    } catch (error) {
      return { kept: false, why: /** @type {Partial<Lost>} */ (error).why ?? 'full' };
    }
    const { kept, why } = await keep([pack]);
    if (!kept) return { kept, why };
  }
  return { kept: true };
}

/** How much of each pack is on this device, and of all that is kept. */
export async function packStatus() {
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
  return { loaded: sum('loaded'), total: sum('total'), packs };
}
