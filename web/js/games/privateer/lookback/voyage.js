// The print of a voyage on the screen of the end: whose, and how to keep it.

import { html, nothing } from 'lit-html';
import { handFile } from '../../../app/handfile.js';
import { set } from '../../../app/store.js';
import { list, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { toldSeat } from '../../../table/score/result.js';
import { perMatch } from '../../../table/session.js';
import { pngOfSvg } from '../../../table/share/png.js';
import { viewOf } from '../position.js';
import { chronicleOf } from './chronicle.js';
import { portsCalledAt, printWords, voyagePrint } from './print.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

const state = perMatch(() => ({
  /** Whose voyage is drawn; the player's own at first. @type {number | null} */
  seat: null,
  told: '',
  /** The print that is shown, as an address, and what it was made of. */
  shown: { key: '', url: '' },
}));

/** The print with its buttons; nothing before the engine has told the voyages. @param {Frame} frame */
export function voyageFigure(frame) {
  const chronicle = chronicleOf(frame);
  if (!chronicle) return nothing;
  const seat = state().seat ?? toldSeat(frame);
  const ports = portsCalledAt(frame, chronicle, seat);
  const words = `${printWords(frame, seat)}. ${t('lookback-print-ports', { ports: list(ports), count: ports.length })}`;
  return html`<section class="voyage" aria-labelledby="voyage-title">
    <h3 class="voyage__title" id="voyage-title">${t('lookback-voyage')}</h3>
    <div class="voyage__whose" role="group" aria-label=${t('lookback-whose')}>
      ${viewOf(frame).ships.map(
        (
          _,
          each,
        ) => html`<button type="button" class="voyage__seat" aria-pressed=${each === seat} @click=${() => show(each)}>
          ${pin(each)} ${playerName(each)}
        </button>`,
      )}
    </div>
    <img class="voyage__print" src=${address(frame, seat)} width="1680" height="1430" alt=${words} />
    <div class="voyage__keep">
      <button type="button" class="tool" data-do="voyage-svg" @click=${() => keep(frame, seat, 'svg')}>${t('lookback-keep-svg')}</button>
      <button type="button" class="tool" data-do="voyage-png" @click=${() => keep(frame, seat, 'png')}>${t('lookback-keep-png')}</button>
      <span role="status">${state().told ? t(`standing-picture-${state().told}`) : nothing}</span>
    </div>
  </section>`;
}

/** @param {number} seat */
function show(seat) {
  Object.assign(state(), { seat, told: '' });
  set({});
}

/** The print as an image that the page can show. @param {Frame} frame @param {number} seat */
function address(frame, seat) {
  const { shown } = state();
  const theme = document.documentElement.dataset.theme ?? '';
  const drawn = document.getElementById('chart') ? 'drawn' : '';
  const key = [frame.n, seat, theme, drawn, document.documentElement.lang].join(' ');
  if (shown.key === key) return shown.url;
  if (shown.url) URL.revokeObjectURL(shown.url);
  shown.key = key;
  shown.url = URL.createObjectURL(new Blob([source(frame, seat)], { type: 'image/svg+xml' }));
  return shown.url;
}

/** @param {Frame} frame @param {number} seat */
function source(frame, seat) {
  const chronicle = chronicleOf(frame);
  return chronicle ? voyagePrint(frame, chronicle, seat) : '';
}

/** Hands the print to the player. @param {Frame} frame @param {number} seat @param {'svg' | 'png'} kind */
async function keep(frame, seat, kind) {
  tell('made');
  try {
    const text = source(frame, seat);
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
