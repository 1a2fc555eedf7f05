// Runs a Python script under Pyodide in Node, as `python script.py args…` would.
//
//   node tools/pyodide_run.mjs [--wheel FILE.whl] [--stdlib FILE.zip] script.py [args…]
//
// The project folder is mounted at /project and is the working folder, so relative paths mean the
// same inside and outside. With --wheel, `import portsmouth` finds the wheel's package; without it
// the script sees only the standard library and its own folder. Exits with the script's exit code.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadPyodide } from 'pyodide';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * A Pyodide with the project mounted at /project.
 * @param {{wheel?: string, stdlib?: string}} options paths of an engine wheel to unpack into
 *   site-packages and of a python_stdlib.zip to use in place of the stock one
 * @returns {Promise<import('pyodide').PyodideInterface>}
 */
export async function startPython({ wheel, stdlib } = {}) {
  const python = await loadPyodide({
    ...(stdlib ? { stdLibURL: pathToFileURL(path.resolve(stdlib)).href } : {}),
    stdout: (line) => process.stdout.write(`${line}\n`),
    stderr: (line) => process.stderr.write(`${line}\n`),
    env: {
      HOME: '/home/pyodide',
      PYTHONHASHSEED: process.env.PYTHONHASHSEED ?? '0',
      // What is compiled here keeps no columns for tracebacks: a sixth of each module. Lines stay.
      PYTHONNODEBUGRANGES: '1',
    },
  });
  await python.mountNodeFS('/project', ROOT);
  if (wheel) openWheel(python, path.resolve(wheel));
  return python;
}

/**
 * Lets Python import from the common wheel, and from those of the games beside it, as the page does.
 * @param {import('pyodide').PyodideInterface} python
 * @param {string} wheel absolute path inside the project
 */
function openWheel(python, wheel) {
  const folder = path.dirname(wheel);
  const games = readdirSync(folder).filter((name) => name.startsWith('portsmouth_game_'));
  python.globals.set('_wheel', inside(wheel));
  python.globals.set('_games', python.toPy(games.map((name) => inside(path.join(folder, name)))));
  python.runPython(`
import sys, zlib
sys.path.insert(0, _wheel)
from portsmouth.registry import add_source
for _number, _game in enumerate(_games):
    _place = f"/home/pyodide/game-{_number}.whl"
    with open(_game, "rb") as _packed, open(_place, "wb") as _file:
        _file.write(zlib.decompress(_packed.read()))
    add_source(_place)
del _wheel, _games, add_source`);
}

/**
 * Where a file of the project is in Pyodide's file system.
 * @param {string} file absolute path on this machine
 */
export function inside(file) {
  return path.posix.join('/project', path.relative(ROOT, file).split(path.sep).join('/'));
}

/**
 * Runs a script as __main__.
 * @param {import('pyodide').PyodideInterface} python
 * @param {string} script path on this machine
 * @param {string[]} args
 * @returns {number} the exit code: 0, that of SystemExit, or 1 after a traceback
 */
export function runScript(python, script, args) {
  python.globals.set('_script', inside(path.resolve(script)));
  python.globals.set('_args', python.toPy(args));
  return python.runPython(`
import os, runpy, sys, traceback
os.chdir("/project")
sys.argv = [_script, *_args]
sys.path.insert(0, os.path.dirname(_script))
try:
    runpy.run_path(_script, run_name="__main__")
    _code = 0
except SystemExit as stop:
    _code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    if isinstance(stop.code, str):
        print(stop.code, file=sys.stderr)
except BaseException:
    traceback.print_exc()
    _code = 1
_code`);
}

/**
 * Splits the command line into options and the script with its arguments.
 * @param {string[]} argv
 */
function parse(argv) {
  /** @type {{wheel?: string, stdlib?: string}} */
  const options = {};
  let rest = argv;
  while (rest[0] === '--wheel' || rest[0] === '--stdlib') {
    options[rest[0] === '--wheel' ? 'wheel' : 'stdlib'] = rest[1];
    rest = rest.slice(2);
  }
  const [script, ...args] = rest;
  if (!script || !existsSync(script)) {
    process.stderr.write(
      'usage: pyodide_run.mjs [--wheel FILE] [--stdlib FILE] script.py [args]\n',
    );
    process.exit(2);
  }
  return { options, script, args };
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { options, script, args } = parse(process.argv.slice(2));
  process.exit(runScript(await startPython(options), script, args));
}
