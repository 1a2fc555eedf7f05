// Two browsers behind one face, each by its own protocol and without a library of drivers:
// Firefox by WebDriver BiDi (a web socket), WebKitGTK by WebDriver (HTTP).

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/**
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open
 * @property {() => Promise<void>} reload
 * @property {(code: string) => Promise<any>} run the value of an expression in the page, as JSON
 * @property {(x: number, y: number) => Promise<void>} press a real click at a place of the window
 * @property {() => Promise<void>} kill ends the browser with all its processes, without a word to it
 * @property {() => Promise<void>} close
 */

/** @param {number} ms */
export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Tries until it works. @template T @param {() => Promise<T>} attempt @param {number} seconds @returns {Promise<T>} */
async function patiently(attempt, seconds) {
  for (let left = seconds * 10; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 0) throw error;
      await pause(100);
    }
  }
}

/** The same for both protocols. @param {number} x @param {number} y */
const clickAt = (x, y) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** @param {string} code */
const asJson = (code) => `(async () => JSON.stringify((await (${code})) ?? null))()`;

/** A folder for what a browser keeps. */
export const freshProfile = () => mkdtemp(join(tmpdir(), 'portsmouth-browser-'));

/** How many browsers were started: each has a port of its own, for that of a killed one stays taken. */
let started = 0;

/** Ends a program and all that it has started. @param {import('node:child_process').ChildProcess} program */
async function endGroup(program) {
  const ended = new Promise((done) => program.once('exit', done));
  if (program.exitCode === null && program.pid) {
    process.kill(-program.pid, 'SIGKILL');
    await ended;
  }
  await pause(500);
}

/** @param {string} program @param {string} [kept] the folder of its profile, else one of its own @returns {Promise<Driver>} */
export async function firefox(program, kept) {
  const { WebSocket } = await import('ws');
  const profile = kept ?? (await freshProfile());
  const port = 9300 + (process.pid % 400) + (started += 1);
  const browser = spawn(program, ['--headless', '--no-remote', `--remote-debugging-port=${port}`, '--profile', profile], {
    stdio: 'ignore',
    detached: true,
  });
  const socket = await patiently(async () => {
    const found = new WebSocket(`ws://127.0.0.1:${port}/session`);
    await new Promise((done, failed) => found.once('open', done).once('error', failed));
    return found;
  }, 60);
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  socket.on('message', (/** @type {Buffer} */ data) => {
    const answer = JSON.parse(data.toString());
    waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  /** @param {string} method @param {object} params @returns {Promise<any>} */
  const ask = async (method, params) => {
    const id = (last += 1);
    const answered = new Promise((done) => waiting.set(id, done));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = /** @type {any} */ (await answered);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
    return answer.result;
  };
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask('browsingContext.getTree', {});
  const { context } = contexts[0];
  return {
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'interactive' }),
    reload: () => ask('browsingContext.reload', { context, wait: 'interactive' }),
    run: async (code) => {
      const target = { context };
      const found = await ask('script.evaluate', { expression: asJson(code), target, awaitPromise: true });
      if (found.type !== 'success') throw new Error(found.exceptionDetails.text);
      return JSON.parse(found.result.value);
    },
    press: (x, y) => ask('input.performActions', { context, actions: clickAt(x, y) }),
    kill: async () => {
      socket.terminate();
      await endGroup(browser);
    },
    close: async () => {
      socket.close();
      await endGroup(browser);
      if (!kept) await rm(profile, { recursive: true, force: true });
    },
  };
}

/** @param {string} program WebKitWebDriver @returns {Promise<Driver>} */
export async function webkit(program) {
  const port = 9900 + (process.pid % 90) + (started += 1);
  const display = `:${90 + (process.pid % 9) + started}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env, detached: true });
  /** @param {string} path @param {object} [body] @param {string} [method] @returns {Promise<any>} */
  const ask = async (path, body, method = 'POST') => {
    const sent = body && { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent });
    const { value } = /** @type {any} */ (await answer.json());
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const binary = { binary: WEBKIT, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': binary } };
  const { sessionId } = await patiently(() => ask('/session', { capabilities }), 30);
  const at = `/session/${sessionId}`;
  await ask(`${at}/timeouts`, { script: 60_000, pageLoad: 120_000 });
  return {
    open: (url) => ask(`${at}/url`, { url }),
    reload: () => ask(`${at}/refresh`, {}),
    run: async (code) => {
      const script = `const done = arguments[0]; ${asJson(code)}.then(done, (error) => done(JSON.stringify({ failed: String(error) })))`;
      const found = JSON.parse(await ask(`${at}/execute/async`, { script, args: [] }));
      if (found?.failed) throw new Error(found.failed);
      return found;
    },
    press: (x, y) => ask(`${at}/actions`, { actions: clickAt(x, y) }),
    kill: async () => {
      await endGroup(driver);
      screen.kill();
    },
    close: async () => {
      await ask(at, undefined, 'DELETE').catch(() => {});
      await endGroup(driver);
      screen.kill();
    },
  };
}
