// The whole table in words: ports in reach, everybody's convoy, what can be done.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../app/text.js';
import { optionsOf } from '../../match/mode.js';
import { commitment, touch } from '../../table/choice.js';
import { closePanel } from '../../table/ui.js';
import { effectsWords, promptLine, refusalWords } from '../../table/words.js';
import { placeOptions } from './chart/destinations.js';
import { spaceTold } from './chart/told.js';
import { convoyLine, raceLine } from './convoy/facts.js';
import { cardName, nationName, portName, whereName } from './names.js';
import { goods, isPort, isSpace, viewOf } from './position.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the table in words. @param {Frame} frame */
export function textTable(frame) {
  const { globe } = viewOf(frame);
  return html`<div class="words">
    <p>${promptLine(frame)} ${globe ? t('cards-global', { card: cardName(globe) }) : t('cards-global-none')}</p>
    ${convoys(frame)} ${reachList(frame)} ${others(frame)} ${sheet(frame)}
  </div>`;
}

/** Everybody's convoy and race. @param {Frame} frame */
function convoys(frame) {
  return html`<h3>${t('table-players')}</h3>
    <ul>
      ${viewOf(frame).convoys.map(
        (convoy, seat) => html`<li>
          ${t('table-told-player', {
            who: playerName(seat),
            nation: convoy.pirate ? t('table-pirate') : nationName(convoy.nation),
            where: convoy.at ? whereName(convoy.at) : t('table-nowhere'),
            convoy: convoyLine(convoy),
          })}
          ${raceLine(frame, seat)}${convoy.passenger ? html` ${t('table-told-passenger', { port: portName(convoy.passenger) })}` : nothing}
        </li>`,
      )}
    </ul>`;
}

/** Where the move can end, ports first; each a button that points at it. @param {Frame} frame */
function reachList(frame) {
  const options = placeOptions(frame).sort(
    (a, b) => Number(isPort(b.target)) - Number(isPort(a.target)),
  );
  if (!options.length) return nothing;
  return html`<h3>${t('table-in-reach', { count: options.length })}</h3>
    <ul class="cans">
      ${options.map(
        ({ target, effects }) => html`<li>
          <button type="button" class="cans__do" data-reach=${target} @click=${() => point(target)}>
            ${spaceTold(frame, target)}${effects.length ? html`. ${effectsWords(effects)}` : nothing}
          </button>
        </li>`,
      )}
    </ul>`;
}

/** @param {string} target */
function point(target) {
  closePanel();
  touch(target);
}

/** Whatever else can be done. @param {Frame} frame */
function others(frame) {
  const rest = optionsOf(frame).filter(
    ({ target, refusal }) => !isSpace(target) && refusal?.code !== 'no_card',
  );
  return html`<ul>
    ${rest.map((option) => html`<li>${commitment(frame, option)}${option.refusal ? `: ${refusalWords(option.refusal)}` : ''}</li>`)}
  </ul>`;
}

/** The goods sheet in a sentence. @param {Frame} frame */
function sheet(frame) {
  const left = viewOf(frame).sheet;
  return html`<p>${t('table-sheet-caption')}: ${goods()
    .map((good) => `${t(`good-${good}`)} ${left[good]}`)
    .join(', ')}</p>`;
}
