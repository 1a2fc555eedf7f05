// The page's client of the Python engine in PyScript's worker: start-up, questions, restart.
//
// This is the only module that imports PyScript ("@pyscript/core"). A second importer makes WebKit
// hang without a word (its core.js awaits at top level).

import { addWorker, answer, EngineError, substituteWorker } from './pyworker.js';

export { EngineError };

/**
 * Where the start-up stands, in this order; 'failed' may follow any of them.
 * @typedef {'html' | 'runtime' | 'wheel' | 'catalog' | 'ready' | 'failed'} StageName
 */

/**
 * What `boot` reports. `loaded` and `total` are bytes (unpacked) of the large files and grow while
 * the stage is 'runtime'. A failed stage has a reason for the player, perhaps details for a bug
 * report, and a way to try again.
 * @typedef {object} Stage
 * @property {StageName} name
 * @property {number} loaded
 * @property {number} total
 * @property {TextShape} [reason]
 * @property {string} [details]
 * @property {() => void} [retry]
 * @property {Reply} [catalog] what the engine offers, once it is ready
 */

/** @typedef {(stage: Stage) => void} OnStage */
/** @typedef {import('../protocol.d.ts').TextShape} TextShape */

/** @typedef {import('./pyworker.js').XWorker} XWorker */
/** @typedef {import('./pyworker.js').Request} Request */
/** @typedef {import('./pyworker.js').Reply} Reply */
/** @typedef {{url: string, size: number}} EngineFile */

/** How long a question may take before it counts as lost, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

/** From when on a player wants to see how far the download is, in milliseconds. */
const SLOW = 1000;

/** How long the start-up may go without any sign of progress, in milliseconds. */
const STALL_TIMEOUT = 60_000;

/** The running start, or null before the first. @type {Start | null} */
let current = null;

/** Questions on their way: id to what rejects them. @type {Map<number, (e: Error) => void>} */
const pending = new Map();
let lastId = 0;

/** One attempt to start the engine. */
class Start {
  /**
   * @param {OnStage} onStage
   * @param {RequestCache} cache 'reload' to fetch the large files past the browser's cache
   */
  constructor(onStage, cache) {
    this.onStage = onStage;
    this.cache = cache;
    /** Whether trying again takes a new page, as a browser never imports a lost module twice. */
    this.needsReload = false;
    this.files = engineFiles();
    this.loaded = 0;
    this.total = this.files.reduce((sum, file) => sum + file.size, 0);
    /** @type {StageName} */
    this.name = 'html';
    /** @type {XWorker | null} */
    this.worker = null;
    /** @type {HTMLScriptElement | null} */
    this.tag = null;
    this.stopped = false;
    this.wonder = 0;
    this.unwatched = false;
    this.watchdog = 0;
    /** @type {(error: Error) => void} */
    this.abort = () => {};
    /** Rejects as soon as anything shows that the start can't succeed. @type {Promise<never>} */
    this.aborted = new Promise((_, reject) => {
      this.abort = reject;
    });
    this.aborted.catch(() => {});
    /** The end of this start. @type {Promise<void>} */
    this.settled = Promise.resolve();
    /** @type {Partial<Stage>} */
    this.last = {};
  }

  /** Tells somebody else, first what was told last. @param {OnStage} onStage */
  follow(onStage) {
    this.onStage = onStage;
    this.report(this.last);
  }

  /** Goes through the stages; rejects with an EngineError after reporting 'failed'. */
  async run() {
    try {
      this.enter('html');
      checkBrowser();
      await Promise.race([this.startWorker(), this.aborted]);
      this.enter('catalog');
      const catalog = await Promise.race([ask({ op: 'catalog' }), this.aborted]);
      this.stopWatching();
      performance.mark('engine-ready');
      this.enter('ready', { catalog });
    } catch (error) {
      this.stopWatching();
      throw this.fail(await this.cause(error));
    }
  }

  /**
   * Loads PyScript and the worker; done when the worker has run its script.
   * PyScript defines its `py` type only once it meets such a tag, so there is no use waiting for
   * its `whenDefined` before adding one.
   */
  async startWorker() {
    this.enter('runtime');
    if (!navigator.serviceWorker?.controller) this.watchFiles();
    substituteWorker();
    await import('@pyscript/core').catch((error) => {
      this.needsReload = true;
      throw new EngineError('page-engine-loader', 'boot', {
        details: String(error),
      });
    });
    const { tag, started } = addWorker();
    this.tag = tag;
    const worker = await started;
    if (this.stopped) return worker.terminate();
    this.worker = worker;
    worker.addEventListener('error', (event) => {
      const details = /** @type {ErrorEvent} */ (event).message;
      this.abort(new EngineError('page-engine-loader', 'boot', { details }));
    });
    worker.sync.on_stage = (/** @type {StageName} */ name, /** @type {boolean} */ kept) => {
      document.documentElement.dataset.start = kept ? 'memory' : 'anew';
      this.enter(name);
    };
    await worker.ready;
  }

  /**
   * What was behind a failure: a missing or damaged file, if nobody has watched them yet.
   * @param {unknown} error
   * @returns {Promise<unknown>}
   */
  async cause(error) {
    if (!this.unwatched || this.stopped) return error;
    await Promise.all(this.files.map((file) => this.watchFile(file)));
    return Promise.race([this.aborted, Promise.resolve(error)]).catch((found) => found);
  }

  /**
   * Watches the files that the worker needs, unless they are here before anybody wonders; after a
   * failure, brings them past the browser's cache before the worker asks for them.
   */
  watchFiles() {
    const watch = () => {
      this.unwatched = false;
      this.files.forEach((file) => this.watchFile(file));
    };
    this.unwatched = true;
    if (this.cache === 'reload') watch();
    else this.wonder = window.setTimeout(watch, SLOW);
  }

  /**
   * Fetches a file the worker will need: this counts bytes for the player, and tells a missing or
   * damaged file from a slow one. The worker then finds it in the browser's cache. Where a service
   * worker keeps the files, they are here and whole already.
   * @param {EngineFile} file
   */
  async watchFile(file) {
    const name = file.url.slice(file.url.lastIndexOf('/') + 1);
    try {
      const response = await fetch(file.url, { cache: this.cache });
      if (!response.ok || !response.body) throw new Error(`answer ${response.status}`);
      const reader = response.body.getReader();
      let size = 0;
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        size += part.value.length;
        this.progress(part.value.length);
      }
      if (size !== file.size) throw new Error(`${size} bytes instead of ${file.size}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.abort(new EngineError({ id: 'page-engine-missing', args: { name, why } }, 'boot'));
    }
  }

  /** @param {number} bytes */
  progress(bytes) {
    if (this.stopped) return;
    this.loaded = Math.min(this.total, this.loaded + bytes);
    if (this.name === 'runtime') this.report({});
    this.watch();
  }

  /** @param {StageName} name @param {Partial<Stage>} [more] */
  enter(name, more = {}) {
    if (this.stopped) return;
    this.name = name;
    document.documentElement.dataset.engine = name;
    if (name === 'wheel') clearTimeout(this.wonder);
    if (name !== 'ready') this.watch();
    this.report(more);
  }

  /** @param {Partial<Stage>} more */
  report(more) {
    this.last = more;
    this.onStage({ name: this.name, loaded: this.loaded, total: this.total, ...more });
  }

  /** Starts the wait for the next sign of progress anew. */
  watch() {
    clearTimeout(this.watchdog);
    if (this.name === 'ready' || this.name === 'failed') return;
    this.watchdog = window.setTimeout(() => {
      const seconds = STALL_TIMEOUT / 1000;
      const where = `stage ${this.name}, ${this.loaded} of ${this.total} bytes`;
      const text = { id: 'page-engine-stalled', args: { count: seconds } };
      this.abort(new EngineError(text, 'boot', { details: where }));
    }, STALL_TIMEOUT);
  }

  stopWatching() {
    clearTimeout(this.wonder);
    clearTimeout(this.watchdog);
  }

  /**
   * Ends this start and reports why.
   * @param {unknown} error
   * @returns {EngineError}
   */
  fail(error) {
    const failure = asEngineError(error);
    if (this.stopped) return failure;
    this.name = 'failed';
    this.stop(failure);
    document.documentElement.dataset.engine = 'failed';
    const again = () => void start(this.onStage, 'reload').catch(() => {});
    const retry = this.needsReload ? () => location.reload() : again;
    this.report({ reason: failure.text, details: failure.details, retry });
    return failure;
  }

  /**
   * Ends the worker and all questions to it.
   * @param {EngineError} reason
   */
  stop(reason) {
    if (this.stopped) return;
    this.stopped = true;
    this.stopWatching();
    this.abort(reason);
    this.worker?.terminate();
    this.tag?.remove();
    pending.forEach((reject) => reject(reason));
    pending.clear();
  }
}

/** @returns {EngineFile[]} the large files that the build listed in the page */
function engineFiles() {
  return JSON.parse(document.getElementById('engine-files')?.textContent || '[]');
}

/** The shortest WebAssembly module there is. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Throws an EngineError if the browser lacks, or was told to refuse, what Python needs. */
function checkBrowser() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') {
    throw new EngineError('page-engine-no-wasm', 'boot');
  }
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new EngineError('page-engine-wasm-refused', 'boot', {
      details: String(error),
    });
  }
  if (typeof Worker !== 'function') {
    throw new EngineError('page-engine-no-workers', 'boot');
  }
}

/**
 * @param {unknown} error
 * @returns {EngineError}
 */
function asEngineError(error) {
  if (error instanceof EngineError) return error;
  const details = error instanceof Error ? error.stack || error.message : String(error);
  const first = error instanceof Error ? error.message : String(error);
  return new EngineError({ id: 'page-engine-python', args: { why: first } }, 'boot', { details });
}

/**
 * Starts the engine, unless it has been started. Reports each stage from now on, sets `data-engine` on the html
 * element to the stage's name and `data-start` to 'memory' or 'anew', and marks 'engine-ready' in the performance timeline.
 * @param {OnStage} [onStage]
 * @returns {Promise<void>} resolves when the engine answers; rejects with an EngineError
 */
export function boot(onStage) {
  if (!current) return start(onStage ?? (() => {}), 'default');
  if (onStage) current.follow(onStage);
  return current.settled;
}

/**
 * @param {OnStage} onStage
 * @param {RequestCache} cache
 * @returns {Promise<void>}
 */
function start(onStage, cache) {
  current?.stop(new EngineError('page-engine-ended', 'restarted'));
  current = new Start(onStage, cache);
  current.settled = current.run();
  return current.settled;
}

/**
 * Ends the engine, whatever it is doing, and starts it anew: the way to stop a question that takes
 * too long. The game is not lost: the page holds its save.
 * @returns {Promise<void>} as `boot`
 */
export function restart() {
  return start(current?.onStage ?? (() => {}), 'default');
}

/**
 * Asks the engine one question.
 * @param {Request} request
 * @param {{timeout?: number}} [options] milliseconds after which the question counts as lost
 * @returns {Promise<Reply>} the reply if it says ok; else rejects with an EngineError that holds
 *   the reply (a 'stale' reply's frame is in `error.reply`)
 */
export function ask(request, options) {
  return call('dispatch', JSON.stringify(request), options);
}

/**
 * Installs a further Python wheel into the running engine with the vendored micropip.
 * @param {string} url the wheel's address, relative to the page
 * @returns {Promise<Reply>}
 */
export function install(url) {
  return call('install', new URL(url, document.baseURI).href);
}

/**
 * Calls a function of worker.py that takes and gives text.
 * @param {string} name
 * @param {string} text
 * @param {{timeout?: number}} [options]
 * @returns {Promise<Reply>}
 */
function call(name, text, { timeout = ANSWER_TIMEOUT } = {}) {
  const worker = current?.worker;
  if (!worker) return Promise.reject(new EngineError('page-engine-off', 'boot'));
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new EngineError('page-engine-timeout', 'timeout')),
      timeout,
    );
    pending.set(id, reject);
    answer(worker, name, text)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  }).finally(() => pending.delete(id));
}
