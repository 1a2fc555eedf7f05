// Tells what is linked into the pinned Pyodide, for test_licences.py: the libraries' own versions, and
// the names that the WebAssembly exports, by their beginnings.

import { readFileSync } from 'node:fs';
import { startPython } from '../tools/pyodide_run.mjs';

const MARKS =
  /^(BZ2_|EVP_|FT_|LZ4_|SSL_|XML_|Z3_|ZSTD_|curl_|deflate|ffi_|gmp|hiwire_|jpeg_|lzma_|png_|sqlite3_|uuid_|xml)/;
const program = readFileSync(new URL('../node_modules/pyodide/pyodide.asm.wasm', import.meta.url));
const names = WebAssembly.Module.exports(new WebAssembly.Module(program)).map(({ name }) => name);
const marks = [...new Set(names.map((name) => MARKS.exec(name)?.[0]).filter(Boolean))].sort();
const python = await startPython();
const versions = JSON.parse(
  python.runPython(`
import ctypes, decimal, json, pyexpat, sys
def told(name):
    function = getattr(ctypes.CDLL(None), name)
    function.restype = ctypes.c_char_p
    return function().decode().partition(",")[0]
json.dumps({
    "Emscripten": ".".join(map(str, sys._emscripten_info.emscripten_version)),
    "zlib": told("zlibVersion"),
    "bzip2": told("BZ2_bzlibVersion"),
    "liblzma": told("lzma_version_string"),
    "Zstandard": told("ZSTD_versionString"),
    "SQLite": told("sqlite3_libversion"),
    "libmpdec": decimal.__libmpdec_version__,
    "Expat": pyexpat.EXPAT_VERSION.removeprefix("expat_"),
})`),
);
process.stdout.write(JSON.stringify({ marks, versions }));
