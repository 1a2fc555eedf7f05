// Runs the contract suite on the built wheel under Pyodide in Node, with the very standard library
// that the site ships (dist/vendor/pyodide/python_stdlib.zip.zz).
//
//   node tools/pyodide_tests.mjs [--game KEY]
//
// With a key it tests one game alone, so that `make contract` tests several at a time.
// tests/contract/run.py:run() runs the tests, prints 'N passed, N failed' last and returns the
// exit code; this script exits with it.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
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
  const folder = mkdtempSync(path.join(tmpdir(), 'portsmouth-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const stdlib = path.join(folder, 'python_stdlib.zip');
  writeFileSync(stdlib, inflateSync(packed));
  return { wheel: path.join(ROOT, 'dist', wheel), stdlib };
}

/**
 * Makes tests/ importable (but not the engine's source tree) and runs the entry.
 * @param {import('pyodide').PyodideInterface} python
 * @param {string | undefined} game the key of a game to be tested alone
 * @returns {number} exit code
 */
function runContract(python, game) {
  python.globals.set('_game', game ?? '');
  return python.runPython(`
import os, sys, traceback
os.symlink("/project/tests", "/home/pyodide/tests")
os.chdir("/home/pyodide")
sys.path.insert(0, "/home/pyodide")
import portsmouth
assert ".whl" in portsmouth.__file__, portsmouth.__file__
try:
    from tests.contract.run import run
    _code = run(game=_game or None)
except BaseException:
    traceback.print_exc()
    _code = 1
_code`);
}

if (!existsSync(path.join(ROOT, 'tests', 'contract', 'run.py'))) {
  process.stderr.write('tests/contract/run.py is missing: there is nothing to run in Pyodide\n');
  process.exit(1);
}
const { values } = parseArgs({ options: { game: { type: 'string' } } });
process.exit(runContract(await startPython(builtFiles()), values.game));
