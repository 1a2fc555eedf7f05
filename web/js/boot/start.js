// One attempt to start the engine: its stages, what ends it early, and the way to try again.
//
// This is the only module that imports PyScript ("@pyscript/core"). A second importer makes WebKit
// hang without a word (its core.js awaits at top level).

import { checkBrowser } from './browsercheck.js';
import { ownController } from './device.js';
import { bringAll, count, engineBytes, engineFiles } from './download.js';
import { asEngineError, EngineError, isLostPart } from './failures.js';
import { addWorker, substituteWorker } from './pyworker.js';
import { standIn } from './standins.js';
import { Watchdog } from './watchdog.js';

/** @typedef {import('./pyworker.js').XWorker} XWorker */
/** @typedef {import('./pyworker.js').Reply} Reply */
/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {import('./stage.js').StageName} StageName */
/** @typedef {import('./stage.js').OnStage} OnStage */

/**
 * What a start needs of the engine's client: it asks the first question, and starts once more.
 * @typedef {{catalog: (worker: XWorker) => Promise<Reply>, again: (onStage: OnStage) => void}} Client
 */

/** From when on a player wants to see how far the download is, in milliseconds. */
const SLOW = 1000;

/** How long the search for the cause of a failure may take. */
const SEARCH = 5000;

/** Whether an engine has been ready in this page: all modules are here then, and none is lost. */
let onceReady = false;

export class Start {
  /** @param {OnStage} onStage @param {Client} client */
  constructor(onStage, client) {
    this.onStage = onStage;
    this.client = client;
    this.loaded = 0;
    this.total = engineBytes();
    /** @type {StageName} */
    this.name = 'html';
    /** @type {XWorker | null} */
    this.worker = null;
    /** @type {HTMLScriptElement | null} */
    this.tag = null;
    this.stopped = false;
    this.wonder = 0;
    /** Ends the watched downloads: a browser lets another request for a file wait for them. */
    this.watching = new AbortController();
    /** The end of watching the files; null before it begins. @type {Promise<unknown> | null} */
    this.watched = null;
    /** @type {(error: Error) => void} */
    this.abort = () => {};
    this.watchdog = new Watchdog((error) => this.abort(error));
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
    addEventListener('unhandledrejection', this.hear);
    try {
      this.enter('html');
      checkBrowser();
      const worker = await Promise.race([this.startWorker(), this.aborted]);
      this.enter('catalog');
      const catalog = await Promise.race([this.client.catalog(worker), this.aborted]);
      this.stopWatching();
      performance.mark('engine-ready');
      onceReady = true;
      this.enter('ready', { catalog });
    } catch (error) {
      this.stopWatching();
      throw this.fail(await this.cause(error));
    } finally {
      removeEventListener('unhandledrejection', this.hear);
    }
  }

  /** A part of PyScript's that comes late is missed by nobody but the browser. */
  hear = (/** @type {PromiseRejectionEvent} */ { reason }) => {
    if (!isLostPart(reason)) return;
    this.abort(new EngineError('page-engine-loader', 'boot', { details: String(reason) }));
  };

  /**
   * Loads PyScript and the worker; done when the worker has run its script.
   * PyScript defines its `py` type only once it meets such a tag, so there is no use waiting for
   * its `whenDefined` before adding one.
   * @returns {Promise<XWorker>}
   */
  async startWorker() {
    this.enter('runtime');
    if (!ownController()) this.watchFiles();
    substituteWorker();
    standIn();
    await import('@pyscript/core').catch((error) => {
      throw new EngineError('page-engine-loader', 'boot', { details: String(error) });
    });
    const { tag, started } = addWorker();
    this.tag = tag;
    const worker = await started;
    if (this.stopped) {
      worker.terminate();
      return worker;
    }
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
    return worker;
  }

  /**
   * What was behind a failure: a missing or damaged file, if there is one.
   * @param {unknown} error
   * @returns {Promise<unknown>}
   */
  async cause(error) {
    if (this.stopped) return error;
    const enough = new Promise((done) => setTimeout(done, SEARCH, error));
    const whole = this.watchAll().then(() => error);
    return Promise.race([this.aborted, whole, enough]).catch((found) => found);
  }

  /** Watches the files that the worker needs, unless they are here before anybody wonders. */
  watchFiles() {
    this.wonder = window.setTimeout(() => {
      this.watchAll();
      this.watchdog.sign(this.where(), this.coming());
    }, SLOW);
  }

  watchAll() {
    this.watched ??= Promise.all(engineFiles().map((file) => this.watchFile(file)));
    return this.watched;
  }

  /** @param {import('./download.js').EngineFile} file */
  async watchFile(file) {
    const { signal } = this.watching;
    await count(file, { signal }, (bytes) => this.progress(bytes)).catch(this.abort);
  }

  /** @param {number} bytes */
  progress(bytes) {
    if (this.stopped) return;
    this.loaded = Math.min(this.total, this.loaded + bytes);
    if (this.name === 'runtime') this.report({});
    if (this.name !== 'ready') this.watchdog.hear(bytes, this.where(), this.coming());
  }

  /** @param {StageName} name @param {Partial<Stage>} [more] */
  enter(name, more = {}) {
    if (this.stopped) return;
    this.name = name;
    document.documentElement.dataset.engine = name;
    if (name === 'wheel') clearTimeout(this.wonder);
    if (name !== 'ready') this.watchdog.sign(this.where(), this.coming());
    this.report(more);
  }

  /** @param {Partial<Stage>} more */
  report(more) {
    this.last = more;
    this.onStage({ name: this.name, loaded: this.loaded, total: this.total, ...more });
  }

  /** Whether files are known to be on their way. */
  coming() {
    return this.name === 'runtime' && this.watched !== null && this.loaded < this.total;
  }

  /** How far it is, for a bug report. */
  where() {
    return `stage ${this.name}, ${this.loaded} of ${this.total} bytes`;
  }

  stopWatching() {
    clearTimeout(this.wonder);
    this.watchdog.stop();
  }

  /**
   * Ends this start and reports why.
   * @param {unknown} error
   * @returns {EngineError}
   */
  fail(error) {
    const failure = asEngineError(error);
    if (this.stopped) return failure;
    this.stop(failure);
    this.reportFailure(failure);
    return failure;
  }

  /** @param {EngineError} failure */
  reportFailure(failure) {
    this.name = 'failed';
    document.documentElement.dataset.engine = 'failed';
    const retry = () => this.retry();
    this.report({ reason: failure.text, details: failure.details, retry });
  }

  /**
   * Tries again: once all files are there, with a new page, as a browser never imports a module again
   * that it has lost. Where an engine has been ready, all modules are here: the page stays, and with it
   * a game that could not be kept.
   */
  async retry() {
    this.name = 'runtime';
    this.loaded = 0;
    document.documentElement.dataset.engine = 'runtime';
    this.report({});
    const found = await bringAll('reload', (bytes) => {
      this.loaded = Math.min(this.total, this.loaded + bytes);
      this.report({});
    }).catch((error) => error);
    if (found) this.reportFailure(asEngineError(found));
    else if (onceReady) this.client.again(this.onStage);
    else location.reload();
  }

  /**
   * Ends the worker; nothing is reported any more.
   * @param {EngineError} reason
   */
  stop(reason) {
    if (this.stopped) return;
    this.stopped = true;
    this.stopWatching();
    this.abort(reason);
    this.watching.abort();
    this.worker?.terminate();
    this.tag?.remove();
  }
}
