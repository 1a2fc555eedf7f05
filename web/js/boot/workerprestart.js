// What the build writes into the page's head: starts the engine's worker before anything else has
// come. It runs PyScript's own script for workers, and PyScript takes it (pyworker.js, `substituteWorker`).

/** The worker, until PyScript has it or it has failed. @type {Worker | undefined} */
var aheadWorker;

if (window.Worker && window.WebAssembly) {
  const imports = ['./web/js/worker/python.js', './vendor/pyscript/worker.js']
    .map((path) => `import ${JSON.stringify(new URL(path, document.baseURI).href)};`)
    .join('');
  // From a blob, as PyScript's own: such a worker has the page's content policy.
  const script = URL.createObjectURL(new Blob([imports], { type: 'text/javascript' }));
  aheadWorker = new Worker(script, { type: 'module' });
  aheadWorker.onerror = () => (aheadWorker = undefined);
}
