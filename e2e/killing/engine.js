// In the place of the page's engine: Python in the test's process, asked by HTTP, as slow as it
// pleases. Everything else that a kill meets is the page's own.

import { answer, EngineError } from './pyworker.js';

export { EngineError };

const engine = crypto.randomUUID();

const pause = () => new Promise((done) => setTimeout(done, Math.random() * 12));

async function dispatch(body) {
  dispatchEvent(new Event('asked'));
  await pause();
  const reply = await (await fetch(`/engine/${engine}`, { method: 'POST', body })).text();
  await pause();
  return reply;
}

export function ask(request) {
  return answer({ sync: { dispatch } }, 'dispatch', JSON.stringify(request));
}
