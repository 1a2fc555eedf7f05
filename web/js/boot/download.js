// The files of the site that a start needs: counted while they come in, and brought anew past the
// browser's cache where something was lost. Nothing here waits for ever: whoever sends next to nothing
// for a while counts as silent.

import { EngineError } from './failures.js';

/** A large file that the worker's start waits for. @typedef {{url: string, size: number}} EngineFile */
/** A small file of the start, and the hash that it must have. @typedef {{url: string, integrity: string}} StartFile */

/** Within so many milliseconds so many bytes must come, else the host counts as silent. */
const SILENCE = 10_000;
export const LEAST = 10_000;

/** @param {string} id @returns {any[]} what the build listed in the page */
function listed(id) {
  return JSON.parse(document.getElementById(id)?.textContent || '[]');
}

/** @returns {EngineFile[]} */
export function engineFiles() {
  return listed('engine-files');
}

/** The small files of a start, and the page itself, which can't hold its own hash. @returns {StartFile[]} */
function startFiles() {
  return [{ url: new URL('.', document.baseURI).href, integrity: '' }, ...listed('start-files')];
}

/** The sum of the sizes of the large files, in bytes. */
export function engineBytes() {
  return engineFiles().reduce((sum, file) => sum + file.size, 0);
}

/** @param {string} url */
function nameOf(url) {
  return url.slice(url.lastIndexOf('/') + 1);
}

/** @param {string} url @param {unknown} error @returns {EngineError} */
function lost(url, error) {
  const why = error instanceof Error ? error.message : String(error);
  return new EngineError({ id: 'page-engine-missing', args: { name: nameOf(url), why } }, 'boot');
}

/**
 * Fetches a large file that the worker needs: this counts bytes for the player, and tells a missing or
 * damaged file from a slow one. The worker then finds it in the browser's cache.
 * @param {EngineFile} file
 * @param {RequestInit} how
 * @param {(bytes: number) => void} progress
 * @returns {Promise<void>} rejects with an EngineError
 */
export async function count(file, how, progress) {
  try {
    const response = await fetch(file.url, how);
    if (!response.ok || !response.body) throw new Error(`answer ${response.status}`);
    const reader = response.body.getReader();
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      progress(part.value.length);
    }
    if (size !== file.size) throw new Error(`${size} bytes instead of ${file.size}`);
  } catch (error) {
    throw lost(file.url, error);
  }
}

/**
 * Brings a small file as the build has written it, past the browser's cache if that has another.
 * @param {StartFile} file @param {AbortSignal} signal
 */
async function check({ url, integrity }, signal) {
  const again = () => fetch(url, { integrity, signal, cache: 'reload' });
  try {
    const response = await fetch(url, { integrity, signal }).catch(again);
    const whole = response.ok ? response : await again();
    if (!whole.ok) throw new Error(`answer ${whole.status}`);
    await whole.arrayBuffer();
  } catch (error) {
    throw lost(url, error);
  }
}

/** Notices when next to nothing comes. */
class Ear {
  /** @param {(error: EngineError) => void} silent */
  constructor(silent) {
    this.silent = silent;
    /** The files that are on their way. @type {Set<string>} */
    this.waiting = new Set();
    this.heard = 0;
    this.timer = 0;
    this.wait();
  }

  wait() {
    this.heard = 0;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      const [url = ''] = this.waiting;
      const text = { id: 'page-engine-silent', args: { name: nameOf(url) } };
      this.silent(new EngineError(text, 'boot'));
    }, SILENCE);
  }

  /** @param {number} bytes */
  hear(bytes) {
    this.heard += bytes;
    if (this.heard >= LEAST) this.wait();
  }

  /** @param {string} url @param {Promise<void>} coming */
  async follow(url, coming) {
    this.waiting.add(url);
    await coming;
    this.waiting.delete(url);
    this.wait();
  }

  stop() {
    clearTimeout(this.timer);
  }
}

/**
 * Brings all files of a start, so that what the browser's cache has of them is whole.
 * @param {RequestCache} cache how the large files are asked for: 'reload' goes past the cache
 * @param {(bytes: number) => void} progress
 * @returns {Promise<void>} rejects with an EngineError that names a file which can't be had
 */
export async function bringAll(cache, progress) {
  const stop = new AbortController();
  const { signal } = stop;
  let tell = (/** @type {EngineError} */ _) => {};
  const silent = new Promise((_, reject) => {
    tell = reject;
  });
  const ear = new Ear((error) => tell(error));
  const hear = (/** @type {number} */ bytes) => {
    ear.hear(bytes);
    progress(bytes);
  };
  const small = startFiles().map((file) => ear.follow(file.url, check(file, signal)));
  const large = engineFiles().map((file) =>
    ear.follow(file.url, count(file, { cache, signal }, hear)),
  );
  try {
    await Promise.race([Promise.all([...small, ...large]), silent]);
  } finally {
    ear.stop();
    stop.abort();
  }
}
