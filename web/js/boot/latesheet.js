// What the build writes into the page's head: a browser neither draws a page nor runs its scripts before
// its style sheets have come. One that the host begins to send and never ends is asked for anew after a
// while, as a sheet for print, which nothing waits for; it becomes one for the screen when it has come.

/** How long a style sheet may take, in milliseconds. */
const SHEET_MS = 10_000;

setTimeout(() => {
  const { dataset } = document.documentElement;
  for (const link of document.querySelectorAll('link')) {
    if (link.rel !== 'stylesheet' || link.sheet) continue;
    const late = /** @type {HTMLLinkElement} */ (link.cloneNode());
    late.media = 'print';
    late.addEventListener('load', () => {
      late.media = 'all';
      delete dataset.unstyled;
    });
    dataset.unstyled = '';
    link.replaceWith(late);
  }
}, SHEET_MS);
