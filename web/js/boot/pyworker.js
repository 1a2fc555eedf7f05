// A Python worker of PyScript: the tag that starts one, and questions to it. PyScript itself is
// imported by engine.js alone, and must have been before a tag does anything.

import { countAnswer } from './counts.js';
import { EngineError } from './failures.js';
import { unpacked } from './packing.js';

export { EngineError };

/** @typedef {import('../protocol.d.ts').TextShape} TextShape */

/**
 * A question to `portsmouth.api.bridge.dispatch`: an `op` and its arguments.
 * @typedef {{op: string} & Record<string, unknown>} Request
 */

/**
 * An answer of `portsmouth.api.bridge.dispatch`.
 * @typedef {{ok: boolean} & Record<string, any>} Reply
 */

/**
 * The part of PyScript's worker object used here.
 * @typedef {object} XWorker
 * @property {Promise<unknown>} ready
 * @property {Record<string, any>} sync
 * @property {() => void} terminate
 * @property {Worker['addEventListener']} addEventListener
 */

/** Questions whose answer grows with the journal of a match. */
const GROWING =
  /^\{"op":"(?:load|new|lesson|puzzle|branch|save|link|open_link|chart|catalog|components)"/;

/** What the worker runs. */
export const WORKER_SCRIPT = new URL('web/js/worker.py', document.baseURI).href;

/**
 * Adds the script tag that makes PyScript start a worker; a tag that is taken away starts none.
 * @returns {{tag: HTMLScriptElement, started: Promise<XWorker>}}
 */
export function addWorker() {
  const tag = document.createElement('script');
  tag.type = 'py';
  tag.setAttribute('worker', '');
  tag.setAttribute('src', WORKER_SCRIPT);
  document.body.append(tag);
  return { tag, started: workerOf(tag) };
}

/** Whether PyScript has been led to the worker that the head has started. */
let lending = false;

/**
 * Lets PyScript take the worker that the page's head has started for the first that it makes itself.
 * To be called before PyScript is imported, which remembers what makes workers.
 */
export function substituteWorker() {
  if (lending) return;
  lending = true;
  const { Worker } = window;
  window.Worker = class extends Worker {
    /** @param {string | URL} script @param {WorkerOptions} [options] */
    // biome-ignore-start lint/correctness: a substitute for what `new` would make
    constructor(script, options) {
      const spare = window.aheadWorker;
      if (!spare) {
        super(script, options);
        return;
      }
      window.aheadWorker = undefined;
      return Object.setPrototypeOf(spare, new.target.prototype);
    }
    // biome-ignore-end lint/correctness: a substitute for what `new` would make
  };
}

/** @param {HTMLScriptElement} tag @returns {Promise<XWorker>} */
async function workerOf(tag) {
  while (!('xworker' in tag) && tag.isConnected) await new Promise((done) => setTimeout(done, 5));
  if ('xworker' in tag) return /** @type {XWorker} */ (tag.xworker);
  throw new EngineError('page-engine-ended', 'restarted');
}

/**
 * Calls a function of worker.py that takes and gives text.
 * @param {XWorker} worker
 * @param {string} name
 * @param {string} text
 * @returns {Promise<Reply>} the reply if it says ok; else rejects with an EngineError
 */
export async function answer(worker, name, text) {
  let reply;
  try {
    const said = await worker.sync[name](text);
    countAnswer(said, GROWING.test(text));
    reply = unpacked(JSON.parse(said));
  } catch (error) {
    throw new EngineError('page-engine-crashed', 'crashed', {
      details: error instanceof Error ? error.stack || error.message : String(error),
    });
  }
  if (reply.ok) return reply;
  throw new EngineError(refusal(reply), String(reply.code ?? 'unknown'), {
    details: reply.detail,
    reply,
  });
}

/**
 * The refusal's own message if it has one.
 * @param {Reply} reply
 * @returns {TextShape}
 */
function refusal(reply) {
  if (reply.text?.id) return reply.text;
  const why = String(reply.message ?? reply.error ?? reply.code);
  return { id: 'page-engine-refused', args: { why } };
}
