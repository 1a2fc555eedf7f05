// Lays the made-up game over the page in Node, and a still engine under it: hooks for module.register.

import { existsSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url).href;
const ROOTS = [`${ROOT}web/`, `${ROOT}tests/made_up/web/`];

/** What takes the place of the engine and of the captains' worker: answers without a worker. */
const STILL = {
  'web/js/boot/engine.js': `
    export { EngineError } from './pyworker.js';
    export const ask = async ({ op }) =>
      globalThis.answers?.[op] ?? { ok: true, components: {}, goals: [] };
  `,
  'web/js/boot/pyworker.js': `
    export { EngineError } from './failures.js';
    export const WORKER_SCRIPT = new URL('worker.py', document.baseURI);
    const worker = { ready: Promise.resolve(), sync: {}, addEventListener() {}, terminate() {} };
    export const addWorker = () => ({ tag: { remove() {} }, started: Promise.resolve(worker) });
    export const answer = (_, name, text) => globalThis.atWork(JSON.parse(text));
  `,
  'web/js/app/study.js': `
    export const study = async () => globalThis.studied;
    export const warmUp = () => {};
    export const isAwake = () => true;
  `,
};

/** Which of these a test does without: `{ real: [path, …] }`. @param {{real?: string[]}} [asked] */
export function initialize({ real = [] } = {}) {
  for (const path of real) delete STILL[path];
}

/** @param {string} specifier @param {{parentURL?: string}} context @param {Function} next */
export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('.'))
    return next(specifier, { ...context, parentURL: import.meta.url });
  const { href } = new URL(specifier, context.parentURL);
  const root = ROOTS.find((each) => href.startsWith(each));
  const found = ROOTS.map((each) => href.replace(root ?? each, each)).find((each) =>
    existsSync(new URL(each)),
  );
  return next(found ?? specifier, context);
}

/** @param {string} url @param {object} context @param {Function} next */
export async function load(url, context, next) {
  const source = STILL[url.slice(ROOT.length)];
  return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
}
