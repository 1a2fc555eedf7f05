// Kills Firefox with all its processes while a game is played, with a host and without: what was on the
// screen must be there in the next life. WebKitGTK's test browser can't be tried so: driven by another
// program it keeps nothing from one start to the next, however it ends.
//
//   node e2e/other_browsers/kill.mjs [dist] [rounds]
//
// A life sees what the last one showed, takes it back or plays anew, and is killed soon after.

import { rm } from 'node:fs/promises';
import { freshProfile, pause } from './drivers.mjs';
import { begin, enter, goesOn, inEach, READY_S, serve, undo, until } from './play.mjs';

/** How long after it was shown an action must be safe, in milliseconds. */
const SAFE_MS = 100;

const KEPT = `navigator.serviceWorker.ready.then(() => true)`;

const [dist = 'dist', rounds = '2'] = process.argv.slice(2);

const failed = await inEach(['firefox'], async (_name, start, program) => {
  const profile = await freshProfile();
  const site = await serve(dist);
  let points = '';
  let kills = 0;
  /** @param {(driver: import('./drivers.mjs').Driver) => Promise<string>} play */
  const life = async (play) => {
    const driver = await start(program, profile);
    try {
      if (points) {
        await driver.open(`${site.root}#/table`);
        await goesOn(driver, points, `after ${kills} kills`);
      }
      points = await play(driver);
      await pause(SAFE_MS);
    } finally {
      await driver.kill();
      kills += 1;
    }
  };
  try {
    await life((driver) => begin(driver, site.root));
    for (let round = Number(rounds); round; round -= 1) {
      await life(undo);
      await life(enter);
    }
    await life(async (driver) => {
      await until(driver, KEPT, 'the service worker', READY_S);
      return undo(driver);
    });
    site.stop();
    console.log('  from here on without a host');
    for (let round = Number(rounds); round; round -= 1) {
      await life(enter);
      await life(undo);
    }
    console.log(`  ${kills} kills, nothing lost`);
  } finally {
    site.stop();
    await rm(profile, { recursive: true, force: true });
  }
});
process.exit(failed);
