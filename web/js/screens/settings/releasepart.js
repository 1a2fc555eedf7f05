// Which release this is, and how anybody can check it.

import { html, nothing } from 'lit-html';
import { offline } from '../../app/offline.js';
import { set } from '../../app/store.js';
import { t } from '../../app/text.js';

/** What the host says of its release, asked for where no service worker knows it. */
let host = { hash: '', missing: false };
let asked = false;

/** Asks the host which release it has, once. */
async function askHost() {
  if (asked || offline.hash) return;
  asked = true;
  try {
    const answer = await fetch(new URL('build.json', document.baseURI), { cache: 'no-cache' });
    host = { hash: String((await answer.json()).hash), missing: false };
  } catch {
    host = { hash: '', missing: true };
    asked = false;
  }
  set({});
}

/** @param {Event} event */
function opened({ target }) {
  if (/** @type {HTMLDetailsElement} */ (target).open) askHost();
}

/** Draws the release's hash and the way to check it. */
export function releasePart() {
  const hash = offline.hash || host.hash;
  const site = new URL('.', document.baseURI).href;
  return html`<details class="release" @toggle=${opened}>
    <summary>${t('release-title')}</summary>
    <p>${t('release-number')}</p>
    <p role="status">${hash ? html`<code class="release__code" translate="no">${hash}</code>` : host.missing ? t('release-unknown') : nothing}</p>
    <p>${t('release-check')}</p>
    <p><code class="release__code" translate="no">python -m tools.check_dist --url ${site}</code></p>
    <p>${t('release-build')}</p>
    <p><code class="release__code" translate="no">make build</code></p>
    <p>${t('release-same')}</p>
  </details>`;
}
