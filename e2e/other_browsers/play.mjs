// How the other browsers are found, and how a game is played in them by real clicks.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, pause, webkit, WEBKIT } from './drivers.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */

export const READY_S = 180;
const LISTEN = `(window.broken ??= (addEventListener('securitypolicyviolation',
  (event) => window.broken.push(event.effectiveDirective + ' ' + event.blockedURI)), []), true)`;

/** The path of a program, or ''. @param {string} name */
function found(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`]).toString().trim();
  } catch {
    return '';
  }
}

const BROWSERS = {
  firefox: { start: firefox, program: found('firefox-esr') || found('firefox'), also: [] },
  webkit: { start: webkit, program: found('WebKitWebDriver'), also: [WEBKIT, found('Xvfb')] },
};

/** Waits for an expression to be true. @param {Driver} driver @param {string} code @param {string} what */
export async function until(driver, code, what, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200)) {
    if (await driver.run(code).catch(() => false)) return;
  }
  const seen = await driver.run('document.body.innerText.slice(0, 400)').catch(() => 'nothing');
  throw new Error(`waited ${seconds} s for ${what}; the page shows: ${seen}`);
}

/** Clicks the middle of what an expression finds. @param {Driver} driver @param {string} code @param {string} what */
async function click(driver, code, what) {
  await until(driver, `Boolean(${code})`, what);
  const place = `(() => { const it = ${code}; it.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = it.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`;
  const [x, y] = await driver.run(place);
  await driver.press(x, y);
}

/** @param {string} selector @param {string} words */
const named = (selector, words) =>
  `[...document.querySelectorAll('${selector}')].find((each) => each.textContent.includes('${words}') && each.offsetParent)`;

export const READY = "document.documentElement.dataset.engine === 'ready'";
const SETTLED = "!document.querySelector('[aria-busy=true]')";
export const GRID = `Boolean(document.querySelector('.table [data-cell="a1"]'))`;
const POINTS = `document.querySelector('[aria-label="Your action"] [role=img]')?.getAttribute('aria-label')`;
const OPEN_CELL = `document.querySelector('.table button[data-cell][aria-disabled=false], .table [data-cell] button[aria-disabled=false]')`;

const MAIN_BUTTON = `document.querySelector('[aria-label="Your action"] button:not([aria-disabled=true])')`;
const UNDO = `document.querySelector('button[aria-label^="Undo"][aria-disabled=false]')`;

/** The choice that the only person at the table begins. */
const STARTER = `[...document.querySelectorAll('label')].find((each) => each.textContent.trim() === 'You' && each.offsetParent)`;

/** Waits until a press has changed the action points; what they are then. @param {Driver} driver @param {() => Promise<unknown>} press @param {string} what */
async function changed(driver, press, what) {
  const before = JSON.stringify(await driver.run(POINTS));
  await press();
  await until(driver, `${SETTLED} && Boolean(${POINTS}) && ${POINTS} !== ${before}`, what);
  return driver.run(POINTS);
}

/** Enters the town by real clicks. @param {Driver} driver */
export async function enter(driver) {
  await click(driver, OPEN_CELL, 'a cell to enter by');
  return changed(driver, () => click(driver, MAIN_BUTTON, 'the main button'), 'the move to be done');
}

/** Undo still works: the position is alive, not a picture. @param {Driver} driver */
export function undo(driver) {
  return changed(driver, () => click(driver, UNDO, 'Undo'), 'undo');
}

/** @param {Driver} driver @param {string} points @param {string} when */
export async function goesOn(driver, points, when) {
  await until(driver, READY, `the engine ${when}`, READY_S);
  await driver.run(LISTEN);
  await until(driver, `${GRID} && ${POINTS} === ${JSON.stringify(points)}`, `the same position ${when}`);
  console.log(`  goes on ${when}`);
}

/** Serves the site on a free port. @param {string} dist @returns {Promise<{root: string, stop: () => void}>} */
export async function serve(dist) {
  const server = spawn('.venv/bin/python', ['tools/serve.py', '--port', '8460', '--folder', dist]);
  const root = await new Promise((done, failed) => {
    server.stdout.on('data', (text) => done(/http:\S+/.exec(String(text))?.[0]));
    server.on('exit', () => failed(new Error('tools/serve.py did not start')));
  });
  return { root, stop: () => server.kill() };
}

/** Visits the host, begins a game and plays some actions. @param {Driver} driver @param {string} root */
export async function begin(driver, root) {
  const started = Date.now();
  await driver.open(root);
  await driver.run(LISTEN);
  await until(driver, READY, 'the engine', READY_S);
  console.log(`  ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  await driver.run("location.hash = '#/new/portsmouth'");
  await click(driver, STARTER, 'who starts');
  await click(driver, named('button', 'Start the game'), 'Start the game');
  await until(driver, GRID, 'the table');
  const points = await enter(driver);
  console.log(`  played by clicks: ${points}`);
  return points;
}

/**
 * Runs a trial in each browser that is here, or in those that are named.
 * @param {string[]} names
 * @param {(name: string, start: typeof firefox, program: string) => Promise<void>} trial
 * @returns {Promise<number>} how many failed
 */
export async function inEach(names, trial) {
  let failed = 0;
  for (const name of /** @type {(keyof typeof BROWSERS)[]} */ (names.length ? names : Object.keys(BROWSERS))) {
    const { start, program, also } = BROWSERS[name];
    if (!program || !also.every((each) => each && existsSync(each))) {
      console.log(`${name}: not here; apt-get install firefox-esr webkit2gtk-driver xvfb`);
      continue;
    }
    console.log(name);
    try {
      await trial(name, start, program);
    } catch (error) {
      failed += 1;
      console.log(`  FAILED: ${/** @type {Error} */ (error).message}`);
    }
  }
  return failed;
}
