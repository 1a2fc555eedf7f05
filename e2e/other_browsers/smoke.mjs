// A smoke test in Firefox and WebKitGTK: start, a new game, some actions by real clicks, reload,
// go on, and the same with the host switched off.
//
//   node e2e/other_browsers/smoke.mjs [dist] [firefox] [webkit]
//
// Debian: apt-get install firefox-esr webkit2gtk-driver xvfb. What is missing is said and left out.

import { begin, goesOn, inEach, READY_S, serve, undo, until } from './play.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */

/** @param {Driver} driver @param {string} dist */
async function smoke(driver, dist) {
  const site = await serve(dist);
  try {
    const points = await begin(driver, site.root);
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
const failed = await inEach(wanted, async (_name, start, program) => {
  const driver = await start(program);
  try {
    await smoke(driver, dist);
  } finally {
    await driver.close();
  }
});
process.exit(failed);
