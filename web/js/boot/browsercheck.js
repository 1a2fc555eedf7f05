// Whether this browser can run Python at all.

import { EngineError } from './failures.js';

/** The shortest WebAssembly module there is. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Throws an EngineError if the browser lacks, or was told to refuse, what Python needs. */
export function checkBrowser() {
  if (typeof WebAssembly !== 'object' || typeof WebAssembly.instantiate !== 'function') {
    throw new EngineError('page-engine-no-wasm', 'boot');
  }
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new EngineError('page-engine-wasm-refused', 'boot', { details: String(error) });
  }
  if (typeof Worker !== 'function') throw new EngineError('page-engine-no-workers', 'boot');
}
