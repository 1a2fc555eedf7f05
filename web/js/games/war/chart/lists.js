// The lists that do all that the chart does: all ports by region, and the spaces of the sea in reach.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { closePanel } from '../../../table/ui.js';
import { capital, effectsWords } from '../../../table/words.js';
import { bringsSign, portName, regionName, spaceName, stepsWords } from '../names.js';
import { components, harbourOf, isCell, ports, seatsAt, viewOf } from '../position.js';
import { placeOptions, point } from './destinations.js';
import { portFlag } from './port.js';
import { tradeWords, whose } from './told.js';
import { bringIn } from './window.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** All ports, region by region. @param {Frame} frame */
export function worldSheet(frame) {
  const legal = new Set(placeOptions(frame).map(({ target }) => target));
  return html`${(components().regions ?? []).map(
    (/** @type {{id: string}} */ { id }) => html`<section>
      <h3>${regionName(id)}</h3>
      <p class="region__exports">${tradeWords(ports().find((port) => port.region === id && port.trade)?.id ?? '')}</p>
      <ul class="cans">
        ${ports()
          .filter((port) => port.region === id)
          .map((port) => html`<li>${portLine(frame, port.id, legal.has(port.id))}</li>`)}
      </ul>
    </section>`,
  )}`;
}

/** @param {Frame} frame @param {string} id @param {boolean} legal */
function portLine(frame, id, legal) {
  const port = harbourOf(frame, id);
  const trades = ports().find((each) => each.id === id)?.trade;
  const convoys = seatsAt(frame, id).map((seat) => playerName(seat));
  return html`<button type="button" class="cans__do portline ${legal ? 'portline--legal' : ''}" data-port=${id} @click=${() => show(id)}>
    ${portFlag(frame, id)} <b>${portName(id)}</b>
    <small
      >${whose(frame, id)}${trades ? nothing : html` · ${t('table-no-trade')}`}${port?.plague ? html` · ${t('table-plague')}` : nothing}${port?.steps ? html` · ${stepsWords(port.steps)}` : nothing}${convoys.length ? html` · ${convoys.join(', ')}` : nothing}</small
    >
    ${port?.brings ? html`<span class="portline__brings">${bringsSign(port.brings)}</span>` : nothing}
  </button>`;
}

/** The spaces of the sea in reach, the nearest first. @param {Frame} frame */
export function reachSheet(frame) {
  const { reach } = viewOf(frame);
  const cells = placeOptions(frame)
    .filter(({ target }) => isCell(target))
    .sort((a, b) => (reach[a.target] ?? 0) - (reach[b.target] ?? 0));
  return html`<ul class="cans">
    ${cells.map(
      ({ target, effects }) => html`<li>
        <button type="button" class="cans__do" data-reach=${target} @click=${() => show(target)}>
          <b>${capital(spaceName(target))}</b>
          <small>${reach[target] ? stepsWords(reach[target]) : ''}${effects.length ? html` · ${effectsWords(effects)}` : nothing}</small>
        </button>
      </li>`,
    )}
  </ul>`;
}

/** @param {string} space */
function show(space) {
  closePanel();
  bringIn(space);
  point(space);
}
