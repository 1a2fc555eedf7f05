// The plan of the fight on the screen of the end, and how to keep it.

import { html, nothing } from 'lit-html';
import { handFile } from '../../../app/handfile.js';
import { set } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { perMatch } from '../../../table/session.js';
import { pngOfSvg } from '../../../table/share/png.js';
import { letters, loadLetters } from './letters.js';
import { fightOf } from './marks.js';
import { fightPlan, planWords } from './plan.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('./marks.js').Chronicle} Chronicle */

const state = perMatch(() => ({
  told: '',
  /** The plan that is shown, as an address, and what it was made of. */
  shown: { key: '', url: '' },
}));

/** The plan with its buttons; nothing before the engine has told the fight. @param {Frame} frame */
export function planFigure(frame) {
  const chronicle = fightOf(frame);
  if (!chronicle) return nothing;
  return html`<section class="fightplan" aria-labelledby="fightplan-title">
    <h3 id="fightplan-title">${t('lookback-plan')}</h3>
    <img
      class="fightplan__picture"
      src=${address(frame, chronicle)}
      alt=${planWords(frame)}
    />
    <div class="fightplan__keep">
      <button type="button" class="tool" data-do="plan-svg" @click=${() => keep(frame, chronicle, 'svg')}>${t('lookback-keep-svg')}</button>
      <button type="button" class="tool" data-do="plan-png" @click=${() => keep(frame, chronicle, 'png')}>${t('lookback-keep-png')}</button>
      <span role="status">${state().told ? t(`standing-picture-${state().told}`) : nothing}</span>
    </div>
  </section>`;
}

/** The plan as an image that the page can show. @param {Frame} frame @param {Chronicle} chronicle */
function address(frame, chronicle) {
  const { shown } = state();
  const { dataset, lang } = document.documentElement;
  const key = [frame.n, dataset.theme ?? '', lang, letters().length].join(' ');
  if (shown.key === key) return shown.url;
  if (shown.url) URL.revokeObjectURL(shown.url);
  shown.key = key;
  const plan = new Blob([fightPlan(frame, chronicle)], { type: 'image/svg+xml' });
  shown.url = URL.createObjectURL(plan);
  return shown.url;
}

/** Hands the plan to the player. @param {Frame} frame @param {Chronicle} chronicle @param {'svg' | 'png'} kind */
async function keep(frame, chronicle, kind) {
  tell('made');
  try {
    await loadLetters();
    const text = fightPlan(frame, chronicle);
    const name = `${frame.game}-${t('lookback-file')}.${kind}`;
    if (kind === 'svg') tell(await handFile(name, text, 'image/svg+xml'));
    else tell(await handFile(name, await pngOfSvg(text), 'image/png'));
  } catch {
    tell('failed');
  }
}

/** @param {string} told */
function tell(told) {
  state().told = told;
  set({});
}
