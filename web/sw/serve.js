// A release serves its files, from the device wherever they are there.

import { download, isSound, kept, repairs } from './files.js';
import { addressOf, CACHE, keyOf, worker } from './release.js';

/** Up to how many bytes a file is checked before it is served. */
const SMALL = 400_000;

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

/**
 * Is the kept copy whole, as far as that is known before it is served? A large file is only looked at
 * later (repair.js): the engine notices itself that one is damaged.
 * @param {Listed} file
 * @param {Response | undefined} found
 */
async function looksSound(file, found) {
  if (!found) return false;
  return file[2] > SMALL || (await isSound(file, found.clone()));
}

/** @param {Listed} file @param {Request} request @returns {Promise<Response>} */
export async function serve(file, request) {
  const found = await kept(file);
  const sound = await looksSound(file, found);
  if (found && sound && request.cache !== 'reload') return (await compiled(file, found)) ?? found;
  try {
    const response = await download(file);
    if (found && !sound) repairs.count += 1;
    const copy = response.clone();
    caches
      .open(CACHE)
      .then((cache) => cache.put(keyOf(file), copy))
      .catch(() => {}); // no room: served all the same
    return response;
  } catch (error) {
    if (request.mode === 'navigate' && !sound) return sorry();
    if (found) return found; // a damaged picture or style is better than none; modules have hashes
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
