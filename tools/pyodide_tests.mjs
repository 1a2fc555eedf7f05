// Runs the contract suite on the built wheel under Pyodide in Node, with the very standard library
// that the site ships (dist/vendor/pyodide/python_stdlib.zip.zz).
//
//   node tools/pyodide_tests.mjs
//
// tests/contract/run.py:run() runs the tests, prints 'N passed, N failed' last and returns the
// exit code; this script exits with it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inflateSync } from 'node:zlib';
import { ROOT, startPython } from './pyodide_run.mjs';

/** @typedef {{wheel: string, stdlib: string}} Built */

/**
 * The built files to test, as named in dist/build.json.
 * @returns {Built} absolute paths
 */
function builtFiles() {
  const manifest = path.join(ROOT, 'dist', 'build.json');
  if (!existsSync(manifest)) throw new Error('dist/ is not built: run `make build` first');
  const { wheel } = JSON.parse(readFileSync(manifest, 'utf8'));
  const packed = readFileSync(path.join(ROOT, 'dist', 'vendor', 'pyodide', 'python_stdlib.zip.zz'));
  const stdlib = path.join(ROOT, 'build', 'python_stdlib.zip');
  writeFileSync(stdlib, inflateSync(packed));
  return { wheel: path.join(ROOT, 'dist', wheel), stdlib };
}

/**
 * Makes tests/ importable (but not the engine's source tree) and runs the entry.
 * @param {import('pyodide').PyodideInterface} python
 * @returns {number} exit code
 */
function runContract(python) {
  return python.runPython(`
import os, sys, traceback
os.symlink("/project/tests", "/home/pyodide/tests")
os.chdir("/home/pyodide")
sys.path.insert(0, "/home/pyodide")
import portsmouth
assert ".whl" in portsmouth.__file__, portsmouth.__file__
try:
    from tests.contract.run import run
    _code = run()
except BaseException:
    traceback.print_exc()
    _code = 1
_code`);
}

if (!existsSync(path.join(ROOT, 'tests', 'contract', 'run.py'))) {
  process.stderr.write('tests/contract/run.py is missing: there is nothing to run in Pyodide\n');
  process.exit(1);
}
process.exit(runContract(await startPython(builtFiles())));
