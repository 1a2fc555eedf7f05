// The page's client of the Python engine in PyScript's worker: start-up, questions, restart.

import { answer, EngineError } from './pyworker.js';
import { Start } from './start.js';

export { EngineError };

/** @typedef {import('./stage.js').OnStage} OnStage */
/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {import('./stage.js').StageName} StageName */
/** @typedef {import('./pyworker.js').XWorker} XWorker */
/** @typedef {import('./pyworker.js').Request} Request */
/** @typedef {import('./pyworker.js').Reply} Reply */

/** How long a question may take before it counts as lost, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

/** The running start, or null before the first. @type {Start | null} */
let current = null;

/** Questions on their way: id to what rejects them. @type {Map<number, (e: Error) => void>} */
const pending = new Map();
let lastId = 0;

/**
 * Starts the engine, unless it has been started. Reports each stage from now on, sets `data-engine` on the html
 * element to the stage's name and `data-start` to 'memory' or 'anew', and marks 'engine-ready' in the performance timeline.
 * @param {OnStage} [onStage]
 * @returns {Promise<void>} resolves when the engine answers; rejects with an EngineError
 */
export function boot(onStage) {
  if (!current) return start(onStage ?? (() => {}));
  if (onStage) current.follow(onStage);
  return current.settled;
}

/** @param {OnStage} onStage @returns {Promise<void>} */
function start(onStage) {
  const reason = new EngineError('page-engine-ended', 'restarted');
  current?.stop(reason);
  rejectAll(reason);
  const begun = new Start(onStage, {
    catalog: (worker) => call(worker, 'dispatch', JSON.stringify({ op: 'catalog' })),
    again: (told) => void start(told).catch(() => {}),
  });
  current = begun;
  begun.settled = begun.run();
  begun.settled.catch((error) => current === begun && rejectAll(error));
  return begun.settled;
}

/** Ends all questions on their way. @param {Error} reason */
function rejectAll(reason) {
  for (const reject of pending.values()) reject(reason);
  pending.clear();
}

/**
 * Ends the engine, whatever it is doing, and starts it anew: the way to stop a question that takes
 * too long. The game is not lost: the page holds its save.
 * @returns {Promise<void>} as `boot`
 */
export function restart() {
  return start(current?.onStage ?? (() => {}));
}

/**
 * Asks the engine one question.
 * @param {Request} request
 * @param {{timeout?: number}} [options] milliseconds after which the question counts as lost
 * @returns {Promise<Reply>} the reply if it says ok; else rejects with an EngineError that holds
 *   the reply (a 'stale' reply's frame is in `error.reply`)
 */
export function ask(request, options) {
  return call(current?.worker, 'dispatch', JSON.stringify(request), options);
}

/**
 * Installs a further Python wheel into the running engine with the vendored micropip.
 * @param {string} url the wheel's address, relative to the page
 * @returns {Promise<Reply>}
 */
export function install(url) {
  return call(current?.worker, 'install', new URL(url, document.baseURI).href);
}

/**
 * Calls a function of worker.py that takes and gives text.
 * @param {XWorker | null | undefined} worker
 * @param {string} name
 * @param {string} text
 * @param {{timeout?: number}} [options]
 * @returns {Promise<Reply>}
 */
function call(worker, name, text, { timeout = ANSWER_TIMEOUT } = {}) {
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
