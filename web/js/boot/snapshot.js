// Has a snapshot of the engine taken for the next visits, once the page has nothing better to do.

import { whenIdle } from './idle.js';

/** How long after the start, in milliseconds: whoever only looks in is not to pay for it. */
const LATER = 5000;

/** The least room and memory that a device must have, in bytes and gigabytes: a snapshot takes 11 MB and 60 MB of memory. */
const ROOM = 100e6;
const GIGABYTES = 2;

const TAKER = new URL('./web/js/worker/takesnapshot.js', document.baseURI).href;

/** Whether the files are here, so that nothing is fetched for it, and the device is large enough. */
async function isWorthIt() {
  if (!navigator.serviceWorker?.controller) return false;
  const { deviceMemory = GIGABYTES } = /** @type {{deviceMemory?: number}} */ (navigator);
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return deviceMemory >= GIGABYTES && quota - usage > ROOM;
}

/**
 * Takes a snapshot unless one is kept. Nothing depends on it: without it a start only takes longer.
 * @returns {Promise<string>} what became of it
 */
async function take() {
  if (!(await isWorthIt())) return 'left';
  const [{ url }] = JSON.parse(document.getElementById('engine-files')?.textContent ?? '[]').filter(
    (/** @type {{url: string}} */ file) => file.url.endsWith('.whl'),
  );
  const worker = new Worker(TAKER, { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(new URL(url, document.baseURI).href);
    });
  } finally {
    worker.terminate();
  }
}

/** Has a snapshot taken some time from now; `data-snapshot` on the html element tells what became of it. */
export function takeSnapshot() {
  const tell = (/** @type {unknown} */ result) => {
    document.documentElement.dataset.snapshot = String(result);
  };
  setTimeout(() => whenIdle(() => take().then(tell, tell)), LATER);
}
