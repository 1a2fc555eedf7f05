// Files of the release: brought from the host, kept in the cache, checked by hash.

import { addressOf, bytesOf, CACHE, keyOf, tell } from './release.js';

/** Answers of a host that has no such file, now or ever. */
const GONE = new Set([404, 410]);

/** Downloads at the same time. */
const LANES = 3;

/** How long a host may send nothing before it is given up, in milliseconds. */
const SILENCE = 15_000;

/** Why a file can't be had: 'network', 'differs' (the host has something else by now) or 'full'. */
export class Lost extends Error {
  /** @param {'network' | 'differs' | 'full'} why @param {string} file */
  constructor(why, file) {
    super(`${why}: ${file}`);
    this.why = why;
    this.file = file;
  }
}

/** Files brought anew, since this worker started, in the place of damaged or missing ones. */
export const repairs = { count: 0 };

/** @param {BufferSource} bytes @returns {Promise<string>} their SHA-256 in hex */
async function digest(bytes) {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Is it the file, to the last bit? @param {Listed} file @param {Response} response */
export async function isSound(file, response) {
  try {
    return (await digest(await response.arrayBuffer())) === file[1];
  } catch {
    return false;
  }
}

/**
 * Asks for a file; rejects where nothing comes for a while, for a host that is silent would else be
 * waited for without an end.
 * @param {Listed} file
 * @param {RequestCache} cache
 * @returns {Promise<{response: Response, sound: boolean}>}
 */
async function request(file, cache) {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), SILENCE);
  try {
    const response = await fetch(addressOf(file), { cache, signal: stop.signal });
    if (!response.ok) return { response, sound: false };
    const parts = [];
    const reader = response.clone().body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), SILENCE);
    }
    const bytes = await new Blob(parts).arrayBuffer();
    return { response, sound: (await digest(bytes)) === file[1] };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Downloads a file of the release; rejects with Lost. What the browser has already, however old, is
 * as good as the host's if its hash is right: so a first visit downloads nothing twice. A browser lets
 * such a question share an earlier one's answer, and its failure too: that one is asked anew.
 * @param {Listed} file
 * @returns {Promise<Response>}
 */
export async function download(file) {
  for (const cache of /** @type {RequestCache[]} */ (['force-cache', 'reload'])) {
    try {
      const { response, sound } = await request(file, cache);
      if (sound) return plain(response);
      if (cache === 'reload' && (response.ok || GONE.has(response.status)))
        throw new Lost('differs', file[0]);
    } catch (error) {
      if (error instanceof Lost) throw error;
      if (/** @type {Error} */ (error).name === 'AbortError') break; // silence: not waited for twice
    }
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
export async function bring(file) {
  const response = await download(file);
  try {
    await (await caches.open(CACHE)).put(keyOf(file), response);
  } catch {
    throw new Lost('full', file[0]);
  }
}

/** @param {Listed} file @returns {Promise<Response | undefined>} */
export function kept(file) {
  return caches.match(keyOf(file), { cacheName: CACHE, ignoreVary: true });
}

/** Those of some files that the cache lacks. @param {Listed[]} files @returns {Promise<Listed[]>} */
export async function lacking(files) {
  const requests = await (await caches.open(CACHE)).keys();
  const keys = new Set(requests.map((request) => request.url));
  return files.filter((file) => !keys.has(keyOf(file)));
}

/**
 * Brings what is lacking of some files, telling the pages how far it is; what is on its way when it breaks
 * off still counts.
 * @param {Listed[]} wanted
 */
export async function fill(wanted) {
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
