// Python as PyScript's worker loads it ("interpreter" in PyScript's configuration): Pyodide, which
// begins at once what it would begin one after another once PyScript asks.

import { standIn } from '../boot/standins.js';
import { begin, SITE } from './pyodide.js';
import { Snapshot } from './snapshot.js';

/** @typedef {import('pyodide').PyodideInterface} Python */
/** @typedef {{stdout: (text: string) => void, stderr: (text: string) => void}} Streams */

standIn();
const load = begin();
const snapshot = new Snapshot(SITE);

/** The memory of an earlier start. */
const memory = snapshot.recall();
memory.catch(() => {});

/** Where Python's words go, which PyScript says later. @type {Streams} */
let streams = { stdout: console.log, stderr: console.error };

const OPTIONS = {
  stdout: (/** @type {string} */ text) => streams.stdout(text),
  stderr: (/** @type {string} */ text) => streams.stderr(text),
};

/**
 * PyScript's Python package, 2,000 lines, is written, compiled and imported at every start. The engine
 * does without it; whatever asks for something of it gets it all.
 */
const LATE = `
import sys
from types import ModuleType

class Late(ModuleType):
    def __getattr__(self, name):
        import sys
        from importlib import import_module

        if sys.modules.get("pyscript") is self:
            from late_pyscript import write

            del sys.modules["pyscript"]
            write()
        return getattr(import_module("pyscript"), name)

sys.modules["pyscript"] = Late("pyscript")
del Late, ModuleType, sys
`;

/** How PyScript's script begins that writes its package. */
const WRITES = 'import os as _os\nfrom pathlib import Path as _Path\n';

/** @param {Python} python */
function ready(python) {
  python.runPython(LATE);
  const { runPythonAsync } = python;
  python.runPythonAsync = async (code, options) => {
    if (!code.startsWith(WRITES)) return runPythonAsync.call(python, code, options);
    python.registerJsModule('late_pyscript', { write: () => python.runPython(code) });
  };
  return python;
}

/** Goes on from the memory, or begins anew where there is none or it does not fit. */
async function start() {
  try {
    const found = await memory;
    if (found) return ready(await load({ ...OPTIONS, _loadSnapshot: found }));
  } catch (error) {
    console.warn('portsmouth: the engine begins anew:', error);
    await snapshot.forget().catch(() => {});
  }
  bringEngine().catch(() => {}); // PyScript asks for it again, and tells what is wrong
  return ready(await load(OPTIONS));
}

/** Has the browser fetch the engine, which PyScript asks for once Python runs. */
async function bringEngine() {
  await (await fetch(new URL(BUILD_WHEEL, SITE))).arrayBuffer();
}

const loaded = start();
loaded.catch(() => {});

/** Pyodide's version, which the build writes here. */
export const version = BUILD_PYODIDE;

/**
 * Gives the Python that has begun to load; there is one in a worker.
 * @param {Streams} options of PyScript's; what else it asks for is fixed here
 */
export function loadPyodide({ stdout, stderr }) {
  streams = { stdout, stderr };
  return loaded;
}
