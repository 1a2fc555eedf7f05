// A worker that reads a long file, so that the page does not stand still for it.

import { readText } from './incoming.js';

addEventListener('message', async ({ data }) => {
  postMessage(readText(await data.text()));
});
