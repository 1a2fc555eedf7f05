// What this release is made of, and its own pages.

export const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
export const SCOPE = new URL('./', worker.location.href);
export const OWN = `portsmouth:${SCOPE.pathname}:`;
export const CACHE = `${OWN}files-1`;
export const PAGE = 'index.html';
export const COMMON = 'common';
export const FILES = Object.values(RELEASE.packs).flat();

/** Files by the path of their address; the page has two. */
export const LISTED = new Map(
  FILES.flatMap((file) => {
    const entry = /** @type {[string, Listed]} */ ([new URL(file[0], SCOPE).pathname, file]);
    return file[0] === PAGE ? [entry, [SCOPE.pathname, file]] : [entry];
  }),
);

/** Under what a file lies in the cache. @param {Listed} file */
export function keyOf([path, sha256]) {
  return new URL(`${path}?${sha256}`, SCOPE).href;
}

/** Where the host has it; some hosts send elsewhere who asks for index.html. @param {Listed} file */
export function addressOf([path]) {
  return new URL(path === PAGE ? './' : path, SCOPE).href;
}

/** @param {Listed[]} files */
export function bytesOf(files) {
  return files.reduce((sum, file) => sum + file[2], 0);
}

/** Tells the game's own pages, also those that came without this worker. @param {object} message */
export async function tell(message) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) {
    if (LISTED.get(new URL(page.url).pathname)?.[0] === PAGE) page.postMessage(message);
  }
}
