// Pyodide, with all that it fetches one after another begun at once.

/** @typedef {import('pyodide').PyodideInterface} Python */

/** The site's folder. */
export const SITE = new URL('../../../', import.meta.url);

const FOLDER = new URL('vendor/pyodide/', SITE).href;

/**
 * What a file of Pyodide's is brought as, by its address. A compiled program may take an answer's
 * place, as Pyodide hands it on to be instantiated and looks at it in no other way.
 * @type {Record<string, () => Promise<any>>}
 */
const SOURCES = {
  [`${FOLDER}pyodide.asm.wasm`]: () =>
    WebAssembly.compileStreaming(fetch(`${FOLDER}pyodide.asm.wasm`)),
  [`${FOLDER}python_stdlib.zip`]: () => fetch(`${FOLDER}python_stdlib.zip.zz`).then(inflated),
  [`${FOLDER}pyodide-lock.json`]: () => fetch(`${FOLDER}pyodide-lock.json`),
};

/** The browser unpacks quicker than Python. @param {Response} answer @returns {Promise<Response>} */
async function inflated(answer) {
  if (!answer.ok || !answer.body) throw new Error(`${answer.url}: answer ${answer.status}`);
  const unpacked = new Response(answer.body.pipeThrough(new DecompressionStream('deflate')));
  return new Response(await unpacked.arrayBuffer());
}

/**
 * Begins to load Pyodide.
 * @returns {(options: object) => Promise<Python>} goes on, with options of Pyodide's
 */
export function begin() {
  /** @type {Promise<typeof import('pyodide')>} */
  const loader = import(`${FOLDER}pyodide.mjs`);
  import(`${FOLDER}pyodide.asm.mjs`).catch(() => {}); // the loader asks for it again
  const begun = new Map(Object.entries(SOURCES).map(([address, source]) => [address, source()]));
  begun.forEach((answer) => answer.catch(() => {}));
  loader.catch(() => {});
  return async (options) => {
    const { loadPyodide } = await loader;
    // Without one of them Pyodide would only say so to the console, and never end.
    const lost = Promise.all(begun.values()).then(() => new Promise(() => {}));
    const give = lend(begun);
    try {
      return await Promise.race([loadPyodide({ indexURL: FOLDER, ...options }), lost]);
    } finally {
      give();
    }
  };
}

/**
 * Lets Pyodide find what has begun.
 * @param {Map<string, Promise<any>>} begun each is used once
 * @returns {() => void} puts the browser's own functions back
 */
function lend(begun) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (what, how) => {
    const address = String(what);
    const answer = begun.get(address) ?? SOURCES[address]?.();
    begun.delete(address);
    return answer ?? fetch(what, how);
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const module = /** @type {unknown} */ (await source);
    if (!(module instanceof WebAssembly.Module)) return instantiateStreaming(source, imports);
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    Object.assign(globalThis, { fetch });
    Object.assign(WebAssembly, { instantiateStreaming });
  };
}
