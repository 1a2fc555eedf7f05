// Hints: where to look, some options or what matters most, the best with its reason; each press goes deeper.

import { html, nothing } from 'lit-html';
import { formatText, t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { nameOf, plan } from '../choice.js';
import { openPanel, ui } from '../ui.js';
import { boardText } from '../words.js';
import {
  adviceFor,
  advisable,
  DEEPEST,
  deepen,
  hintAt,
  isStarting,
  stopThinking,
} from './advice.js';
import { adviceBlock, playButton, thinking } from './adviceline.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../protocol.d.ts').TipShape} Tip */

/** Opens the sheet with the first depth, or goes a depth further. @param {Frame} frame */
export function pressHint(frame) {
  if (ui.panel !== 'hint') openPanel('hint');
  if (
    advisable(frame) &&
    !onlyOption(frame) &&
    !(ui.panel === 'hint' && adviceFor(frame).tip?.depth === DEEPEST)
  )
    deepen(frame);
}

/** What alone can be done now; null where there is a choice, be it by what another action needs first.
 * @param {Frame} frame
 */
function onlyOption(frame) {
  const open = optionsOf(frame).filter((option) => plan(option));
  return open.length === 1 ? open[0] : null;
}

/** Draws the sheet of the hints. @param {Frame} frame */
export function hintSheet(frame) {
  if (!advisable(frame)) return html`<p>${t('study-not-now')}</p>`;
  const only = onlyOption(frame);
  if (only)
    return html`<p class="hint__only">${t('study-only-one', { what: boardText(only.label) })}</p>`;
  const { tip, busy, trouble, ...progress } = adviceFor(frame);
  const words = t(isStarting() ? 'study-coming' : 'study-thinking');
  return html`<div class="tip">
    ${tip ? told(frame, tip) : busy ? nothing : html`<p>${t('study-hint-about')}</p>`}
    ${busy === 'hint' ? thinking(progress, words, stopThinking) : nothing}
    ${trouble ? html`<p class="study__trouble" role="alert">${trouble}</p>` : nothing}
    ${busy || tip?.depth === DEEPEST ? nothing : deeper(frame, tip)}
    <p class="hint__note">${t('study-hint-noted')}</p>
  </div>`;
}

/** @param {Frame} frame @param {Tip | null} tip */
function deeper(frame, tip) {
  return html`<button type="button" class=${tip ? 'tool' : 'main'} data-study="deeper" @click=${() => deepen(frame)}>
    ${t(`study-deeper-${tip?.depth ?? 0}`)}
  </button>`;
}

/** @param {Frame} frame @param {Tip} tip */
function told(frame, tip) {
  return html`<div class="hint__told" tabindex="-1" data-depth=${tip.depth}>${depths(frame, tip)}</div>`;
}

/** @param {Frame} frame @param {Tip} tip */
function depths(frame, tip) {
  if (tip.best) {
    return html`<h3>${t('study-best')}</h3>
      ${adviceBlock(tip.best)} ${tip.why ? html`<p class="hint__why">${formatText(tip.why)}</p>` : nothing}
      ${playButton(tip.best)}`;
  }
  if (tip.labels.length) {
    return html`<h3>${t('study-options', { count: tip.labels.length })}</h3>
      <ul class="hint__options">
        ${tip.labels.map((label) => html`<li>${boardText(label)}</li>`)}
      </ul>`;
  }
  if (tip.why) return html`<p class="hint__focus">${formatText(tip.why)}</p>`;
  const at = hintAt(frame, tip.targets[0]);
  return at === null
    ? html`${nothing}`
    : html`<p class="hint__where">${t('study-look', { what: nameOf(frame, at) })}</p>`;
}
