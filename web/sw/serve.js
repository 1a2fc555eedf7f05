// A release serves its files, from the device wherever they are there.

import { download, kept } from './files.js';
import { addressOf, CACHE, keyOf, worker } from './release.js';

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
export async function serve(file, request) {
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
