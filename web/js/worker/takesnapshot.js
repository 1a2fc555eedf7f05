// A worker of its own that takes the engine's snapshot for the next starts (snapshot.js), while nobody
// waits: a second Python with the engine's modules in it, and nothing of any game.

import { begin, SITE } from './pyodide.js';
import { Snapshot } from './snapshot.js';

/** Where PyScript's configuration puts the engine (tools/build_site.py). */
const ENGINE = '/home/pyodide/engine.whl';

/** As worker.py begins. The path is taken back: that of the start which follows counts. */
const BEGIN = `
import sys
sys.path.insert(0, ${JSON.stringify(ENGINE)})
from portsmouth.api.bridge import dispatch
dispatch('{"op": "catalog"}')
del dispatch
sys.path.remove(${JSON.stringify(ENGINE)})
assert "random" not in sys.modules, "every start would draw the same numbers"
`;

/** Python right after a start. @param {string} wheel the engine's address */
async function memory(wheel) {
  const engine = await (await fetch(wheel)).arrayBuffer();
  const python = await begin()({ _makeSnapshot: true });
  python.FS.writeFile(ENGINE, new Uint8Array(engine));
  python.runPython(BEGIN);
  return python.makeMemorySnapshot();
}

addEventListener('message', async ({ data }) => {
  const snapshot = new Snapshot(SITE);
  try {
    if (!(await snapshot.find())) await snapshot.keep(await memory(data));
    postMessage('kept');
  } catch (error) {
    postMessage(String(error));
  }
});
