// A smoke test in Firefox and WebKitGTK: start, a new game, some actions by real clicks, reload,
// go on, and the same with the host switched off.
//
//   node e2e/other_browsers/smoke.mjs [dist] [firefox] [webkit]
//
// Debian: apt-get install firefox-esr webkit2gtk-driver xvfb. What is missing is said and left out.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, pause, webkit, WEBKIT } from './drivers.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */

const READY_S = 180;
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
async function until(driver, code, what, seconds = 60) {
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

const READY = "document.documentElement.dataset.engine === 'ready'";
const SETTLED = "!document.querySelector('[aria-busy=true]')";
const GRID = `Boolean(document.querySelector('.table [data-cell="a1"]'))`;
const POINTS = `document.querySelector('[aria-label="Your action"] [role=img]')?.getAttribute('aria-label')`;
const OPEN_CELL = `document.querySelector('.table button[data-cell][aria-disabled=false], .table [data-cell] button[aria-disabled=false]')`;

/** Enter the town and raise money: what the action points say afterwards. @param {Driver} driver */
async function playSome(driver) {
  await click(driver, OPEN_CELL, 'a cell to enter by');
  await click(driver, `document.querySelector('[aria-label="Your action"] button:not([aria-disabled=true])')`, 'the main button');
  await until(driver, `${SETTLED} && /4/.test(${POINTS})`, 'the move to be done');
  await click(driver, named('button', 'Raise'), 'Raise');
  await until(driver, `${SETTLED} && /2/.test(${POINTS})`, 'money to be raised');
  return driver.run(POINTS);
}

/** @param {Driver} driver @param {string} points @param {string} when */
async function goesOn(driver, points, when) {
  await until(driver, READY, `the engine ${when}`, READY_S);
  await driver.run(LISTEN);
  await until(driver, `${GRID} && ${POINTS} === ${JSON.stringify(points)}`, `the same position ${when}`);
  console.log(`  goes on ${when}`);
}

/** Undo still works: the position is alive, not a picture. @param {Driver} driver */
async function undo(driver) {
  await click(driver, `document.querySelector('button[aria-label^="Undo"][aria-disabled=false]')`, 'Undo');
  await until(driver, `${SETTLED} && /4/.test(${POINTS})`, 'undo');
}

/** Serves the site on a free port. @param {string} dist @returns {Promise<{root: string, stop: () => void}>} */
async function serve(dist) {
  const server = spawn('.venv/bin/python', ['tools/serve.py', '--port', '8460', '--folder', dist]);
  const root = await new Promise((done, failed) => {
    server.stdout.on('data', (text) => done(/http:\S+/.exec(String(text))?.[0]));
    server.on('exit', () => failed(new Error('tools/serve.py did not start')));
  });
  return { root, stop: () => server.kill() };
}

/** @param {Driver} driver @param {string} dist */
async function smoke(driver, dist) {
  const site = await serve(dist);
  try {
    const started = Date.now();
    await driver.open(site.root);
    await driver.run(LISTEN);
    await until(driver, READY, 'the engine', READY_S);
    console.log(`  ready after ${((Date.now() - started) / 1000).toFixed(1)} s`);
    await click(driver, named('a', 'New game'), 'New game');
    await click(driver, named('label', 'Anson'), 'who starts');
    await click(driver, named('button', 'Start the game'), 'Start the game');
    await until(driver, GRID, 'the table');
    const points = await playSome(driver);
    console.log(`  played by clicks: ${points}`);
    await driver.reload();
    await goesOn(driver, points, 'after a reload');
    await until(driver, `navigator.serviceWorker.ready.then(() => true)`, 'the service worker', READY_S);
    await driver.reload();
    await goesOn(driver, points, 'under the service worker');
    site.stop();
    await driver.reload();
    await goesOn(driver, points, 'without a host');
    await undo(driver);
    const broken = await driver.run('window.broken');
    if (broken.length) throw new Error(`against the policy: ${broken}`);
    console.log('  undone without a host; nothing against the policy');
  } finally {
    site.stop();
  }
}

const [dist = 'dist', ...wanted] = process.argv.slice(2);
let failed = 0;
for (const name of /** @type {(keyof typeof BROWSERS)[]} */ (wanted.length ? wanted : Object.keys(BROWSERS))) {
  const { start, program, also } = BROWSERS[name];
  if (!program || !also.every((each) => each && existsSync(each))) {
    console.log(`${name}: not here; apt-get install firefox-esr webkit2gtk-driver xvfb`);
    continue;
  }
  console.log(name);
  const driver = await start(program);
  try {
    await smoke(driver, dist);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED: ${/** @type {Error} */ (error).message}`);
  } finally {
    await driver.close();
  }
}
process.exit(failed);
