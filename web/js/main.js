// The first screen: starts the engine and says how far it is.

import { boot } from './engine.js';

/** @typedef {import('./engine.js').Stage} Stage */

/** @type {Record<string, string>} */
const WORDS = {
  html: 'Loading the page',
  runtime: 'Loading Python',
  wheel: 'Loading the rules',
  catalog: 'Setting up the table',
  ready: 'Ready',
};

/**
 * Shows one stage of the start-up.
 * @param {Stage} stage
 */
function show(stage) {
  const status = document.getElementById('boot-status');
  const retry = document.getElementById('boot-retry');
  if (!status || !(retry instanceof HTMLButtonElement)) return;
  const share = stage.name === 'runtime' ? `: ${percent(stage)} %` : '';
  status.textContent = stage.reason ?? `${WORDS[stage.name]}${share}`;
  retry.hidden = stage.name !== 'failed';
  retry.onclick = stage.retry ?? null;
}

/**
 * @param {Stage} stage
 * @returns {number} how much of the large files has arrived, 0 to 100
 */
function percent({ loaded, total }) {
  return total ? Math.floor((100 * loaded) / total) : 0;
}

boot(show).catch((error) => console.warn(error));
