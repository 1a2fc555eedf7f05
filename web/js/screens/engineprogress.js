// How far the engine is, wherever something waits for it.

import { html } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { ref } from 'lit-html/directives/ref.js';
import { formatText, number, t } from '../app/text.js';
import { copy } from './home/notice.js';

/** @typedef {import('../app/store.js').Store} Store */
/** @typedef {import('../boot/engine.js').Stage} Stage */

/** How far the engine is, in words and as a bar; nothing once it is ready. @param {Readonly<Store>} store */
export function progress({ stage }) {
  if (!stage || stage.name === 'ready') {
    return html`<div class="engine">${status(t('page-engine-ready'))}</div>`;
  }
  if (stage.name === 'failed') return failure(stage);
  const mega = (/** @type {number} */ bytes) => number(bytes / 1e6, 1);
  const words = t(`page-stage-${stage.name}`, {
    loaded: mega(stage.loaded),
    total: mega(stage.total),
  });
  const share = stage.total ? Math.min(1, stage.loaded / stage.total) : 0;
  return html`<div class="engine">
    ${status(words)}
    <progress max="1" .value=${stage.name === 'html' ? 0 : share} aria-label=${t('page-engine')}></progress>
  </div>`;
}

/** Centred words: others are others, not the same ones moved. @param {string} words */
function status(words) {
  return html`<p id="boot-status" role="status">${keyed(words, html`<span>${words}</span>`)}</p>`;
}

/** Brings what is drawn into view once it is laid out. @param {Element} [drawn] */
function bringIntoView(drawn) {
  requestAnimationFrame(() => drawn?.scrollIntoView({ block: 'nearest' }));
}

/** @param {Stage} stage */
function failure(stage) {
  const reason = stage.reason ? formatText(stage.reason) : '';
  const details = `${reason}\n${stage.details ?? ''}`;
  return html`<div class="engine engine--failed" role="alert" ${ref(bringIntoView)}>
    <p id="boot-status">${reason}</p>
    <button type="button" class="button" id="boot-retry" @click=${() => stage.retry?.()}>
      ${t('page-retry')}
    </button>
    <button type="button" class="button" @click=${() => copy(details)}>${t('page-copy-details')}</button>
  </div>`;
}
