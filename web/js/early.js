// The first script of the page: starts the engine, which takes longest, and then the page.

import { boot, launched } from './engine.js';

/** The page as it came can be read and used meanwhile; longer than so many milliseconds it never waits. */
const PATIENCE = 150;

boot().catch(() => {}); // main.js hears of it
Promise.race([launched(), new Promise((done) => setTimeout(done, PATIENCE))])
  .then(() => import('./main.js'))
  .then(({ start }) => start())
  .catch((error) => {
    const status = document.getElementById('boot-status');
    if (status) status.textContent = `The page could not start: ${error}`;
  });
