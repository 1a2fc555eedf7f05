// What the build writes into the workers' scripts (tools/bundle.py).

/** Stands for all that the engine's memory is made of: Python, its library, the engine. */
declare const BUILD_MADE_OF: string;

/** The engine's address in the site. */
declare const BUILD_WHEEL: string;

/** Pyodide's version. */
declare const BUILD_PYODIDE: string;
