// What the build writes into the page's body: starts the page once it is read, or says why it can't be.
// Its few words stand in the page itself, as those of the catalogues may be what is lost.

/** How long the page's scripts and words may take before a way out is offered, in milliseconds. */
const LONG = 15_000;

/** How long files are fetched anew before the page is loaded again all the same. */
const ENOUGH = 8000;

const WORDS = JSON.parse(document.getElementById('start-words')?.textContent || '{}');
const tag = navigator.languages.find((each) => each.slice(0, 2) in WORDS) ?? 'en';
const words = WORDS[tag.slice(0, 2)];

/** Whether the page is about to be loaded again: what fails then was stopped for that. */
let leaving = false;

/** Loads the page again, past what a browser has kept of a wrong answer; but not without a network. */
async function again() {
  leaving = true;
  stop(); // a browser lets a request for a file wait for an earlier one that hangs
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')
  );
  const ask = (/** @type {string} */ address) => fetch(address, { cache: 'reload' });
  const enough = new Promise((done) => setTimeout(done, ENOUGH, false));
  const there = ask(document.baseURI).then(
    ({ ok }) => ok,
    () => false,
  );
  await Promise.race([Promise.allSettled([...links].map(({ href }) => ask(href))), enough]);
  if (await Promise.race([there, enough])) location.reload();
  else {
    leaving = false;
    tell(words['page-start-away']);
  }
}

/** Says something below the first screen, with a button to load the page again. @param {string} text @param {unknown} [details] */
function tell(text, details = '') {
  const status = document.getElementById('boot-status');
  if (!status) return;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'button', id: 'boot-retry' });
  button.textContent = words['page-start-again'];
  button.addEventListener('click', () => {
    button.disabled = true;
    again();
  });
  const reason = document.createElement('small');
  reason.textContent = String(details);
  document.documentElement.lang = tag.slice(0, 2);
  status.replaceChildren(
    text,
    document.createElement('br'),
    button,
    document.createElement('br'),
    reason,
  );
  button.scrollIntoView({ block: 'nearest' });
}

const slow = setTimeout(() => {
  if (document.documentElement.dataset.page !== 'ready') tell(words['page-start-slow']);
}, LONG);

import(new URL('./web/js/main.js', document.baseURI).href)
  .then(({ start }) => start())
  .catch((error) => {
    clearTimeout(slow);
    if (leaving) return;
    const { name, why } = error?.text?.args ?? {};
    tell(words['page-start-failed'], name ? `${name}: ${why}` : error);
  });
