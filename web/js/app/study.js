// Thoughts of the captains: a second worker, so that the table never waits for them. It starts when
// it is first needed, and thinks about one thing at a time: a new question drops the old one.

import { ask } from '../boot/engine.js';
import { addWorker, answer, EngineError, WORKER_SCRIPT } from '../boot/pyworker.js';

/** @typedef {import('../boot/pyworker.js').XWorker} XWorker */
/** @typedef {import('../protocol.d.ts').JobAnswer} JobAnswer */

/**
 * What to think about: the position on the table unless there is a `save`; `kind` and what the kind
 * needs (see `ThinkRequest` in protocol.d.ts).
 * @typedef {{save?: string, kind: string} & Record<string, unknown>} Question
 */

/**
 * @typedef {object} Hearing
 * @property {(done: number, of: number) => void} [onProgress] positions looked at, of the most there may be
 * @property {(news: Record<string, any>[]) => void} [onNews] what was found meanwhile
 * @property {AbortSignal} [signal] gives the thought up at once
 */

/** How long the worker may take to start, and to answer once it runs, in milliseconds. */
const START_TIMEOUT = 60_000;
const ANSWER_TIMEOUT = 30_000;

/** How long it thinks between two reports, in milliseconds; for a forecast, which grows before one's eyes. */
const SLICE = 120;
const FORECAST_SLICE = 40;

/**
 * The worker from its beginning on: its tag, and itself once it answers.
 * @type {{tag: Promise<ReturnType<typeof addWorker>>, worker: Promise<XWorker>} | null}
 */
let running = null;

let awake = false;

/** The match that the worker has, as it told: the mark says which it is. @type {{since: number, mark: string}} */
const held = { since: -1, mark: '' };

/** Drops the thought under way. @type {(() => void) | null} */
let drop = null;

/** Starts the worker, if it does not run yet, so that the first thought need not wait for it. */
export function warmUp() {
  started().catch(() => {}); // whoever asks will hear of it
}

/** Does the worker run already? */
export function isAwake() {
  return awake;
}

/**
 * Thinks about a question.
 * @param {Question} question
 * @param {Hearing} [hearing]
 * @returns {Promise<Record<string, any>>} the result; rejects with an EngineError, of code 'dropped'
 *   if it was given up
 */
export function study(question, { onProgress, onNews, signal } = {}) {
  drop?.();
  const given = new AbortController();
  const up = signal ? AbortSignal.any([signal, given.signal]) : given.signal;
  drop = () => given.abort();
  const dropped = new Promise((_, reject) => {
    const tell = () => reject(new EngineError('captains-dropped', 'dropped'));
    if (up.aborted) tell();
    else up.addEventListener('abort', tell, { once: true });
  });
  return Promise.race([think(question, up, onProgress, onNews), dropped]);
}

/** Goes on until the result is there, or nobody wants it any more.
 * @param {Question} question @param {AbortSignal} up
 * @param {Hearing['onProgress']} onProgress @param {Hearing['onNews']} onNews
 */
async function think(question, up, onProgress, onNews) {
  const worker = await started();
  if (up.aborted) return {};
  let job = await begun(worker, question);
  if (!up.aborted) {
    onProgress?.(job.progress[0], job.progress[1]);
    if (job.news.length) onNews?.(job.news);
  }
  while (!job.done && !up.aborted) {
    job = await asked(worker, { op: 'more', job: job.job, ms: sliceOf(question) });
    if (up.aborted) break;
    onProgress?.(job.progress[0], job.progress[1]);
    if (job.news.length) onNews?.(job.news);
  }
  if (!job.done) asked(worker, { op: 'stop', job: job.job }).catch(() => {}); // a newer thought has dropped it
  return job.result ?? {};
}

/** @param {Question} question */
function sliceOf({ kind }) {
  return kind === 'forecast' ? FORECAST_SLICE : SLICE;
}

/** Begins a job: the worker is sent what has been done since it was last asked; the whole match only
 * where it has another one.
 * @param {XWorker} worker @param {Question} question @returns {Promise<JobAnswer>}
 */
async function begun(worker, question) {
  const think = { op: 'think', ...question, ms: sliceOf(question) };
  if (question.save) return asked(worker, think);
  const { entries, save } = await ask({ op: 'save', ...held });
  if (!entries) return asked(worker, { ...think, save });
  try {
    return await asked(worker, { ...think, ...held, entries });
  } catch (error) {
    if (!(error instanceof EngineError) || !error.reply) throw error;
    const whole = await ask({ op: 'save' });
    return asked(worker, { ...think, save: whole.save });
  }
}

/** @param {XWorker} worker @param {import('../boot/pyworker.js').Request} request @returns {Promise<JobAnswer>} */
async function asked(worker, request) {
  const said = answer(worker, 'dispatch', JSON.stringify(request));
  const job = /** @type {JobAnswer} */ (
    /** @type {unknown} */ (await inTime(said, ANSWER_TIMEOUT))
  );
  Object.assign(held, { since: job.since, mark: job.mark });
  return job;
}

/** The worker, once it runs. @returns {Promise<XWorker>} */
function started() {
  if (!running) {
    const tag = reachable().then(addWorker);
    running = { tag, worker: inTime(tag.then(ready), START_TIMEOUT) };
  }
  return running.worker;
}

/** PyScript says nothing where its script can't be fetched. */
async function reachable() {
  const failed = (/** @type {string} */ details) =>
    new EngineError('captains-worker-failed', 'boot', { details });
  const answered = await fetch(WORKER_SCRIPT).catch((error) => {
    throw failed(String(error));
  });
  if (!answered.ok) throw failed(`answer ${answered.status}`);
}

/** @param {ReturnType<typeof addWorker>} tag @returns {Promise<XWorker>} */
async function ready({ started: found }) {
  const worker = await found;
  worker.sync.on_stage = () => {};
  const broken = new Promise((_, reject) => {
    worker.addEventListener('error', (event) => {
      reject(new EngineError('captains-worker-failed', 'crashed', { details: event.message }));
    });
  });
  await Promise.race([worker.ready, broken]);
  awake = true;
  return worker;
}

/** Waits no longer than told. If the worker has failed, it is ended: the next question starts another.
 * @template T @param {Promise<T>} awaited @param {number} long @returns {Promise<T>}
 */
async function inTime(awaited, long) {
  let timer = 0;
  const late = new Promise((_, reject) => {
    timer = window.setTimeout(
      () => reject(new EngineError('captains-worker-late', 'timeout')),
      long,
    );
  });
  try {
    return /** @type {T} */ (await Promise.race([awaited, late]));
  } catch (error) {
    if (!(error instanceof EngineError) || !error.reply || error.code === 'import') endWorker();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends the worker; what it was asked is lost. */
export function endWorker() {
  const ended = running;
  running = null;
  awake = false;
  Object.assign(held, { since: -1, mark: '' });
  ended?.tag.then(
    ({ tag, started: found }) => {
      tag.remove();
      found.then(
        (worker) => worker.terminate(),
        () => {},
      );
    },
    () => {},
  ); // there was none yet
}
