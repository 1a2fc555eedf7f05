// Ports in reach: what the turn offers, as buttons as large as a fingertip, and the way to the whole list. So
// nobody needs to hit a space of the chart.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { select, touch } from '../../../table/choice.js';
import { perMatch } from '../../../table/session.js';
import { togglePanel, ui } from '../../../table/ui.js';
import { arm, armed } from '../actions/armed.js';
import { bringsSign, portName, spaceName, stepsWords } from '../names.js';
import { harbourOf, isCell, isPort, open, ownConvoy, ports, seatsAt, viewOf } from '../position.js';
import { isDanger } from './cell.js';
import { portFlag } from './port.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** The position whose list is shown: another one begins at its first port. */
const state = perMatch(() => ({ listed: /** @type {Frame | null} */ (null) }));

/** So many ports are listed under the chart before the roll. */
const NEAREST = 8;

/** The options that end in a space: one for each. @param {Frame} frame @returns {Option[]} */
export function placeOptions(frame) {
  /** @type {Map<string, Option>} */
  const found = new Map();
  for (const option of open(frame, 'go', 'flag', 'begin', 'mark', 'drift', 'flee', 'storm'))
    if (!found.has(option.target)) found.set(option.target, option);
  return [...found.values()];
}

/** The ports that the list begins with: those in reach, the best sale first; before the roll the nearest.
 * @param {Frame} frame @returns {string[]}
 */
export function listedPorts(frame) {
  const options = placeOptions(frame).filter(({ target }) => isPort(target));
  const sale = (/** @type {string} */ id) => harbourOf(frame, id)?.brings ?? 0;
  const far = (/** @type {string} */ id) => harbourOf(frame, id)?.steps ?? 0;
  if (options.length)
    return options.map(({ target }) => target).sort((a, b) => sale(b) - sale(a) || far(a) - far(b));
  if (viewOf(frame).step !== 'cast') return [];
  return ports()
    .map(({ id }) => id)
    .filter((id) => far(id))
    .sort((a, b) => far(a) - far(b))
    .slice(0, NEAREST)
    .sort((a, b) => sale(b) - sale(a) || far(a) - far(b));
}

/** Draws the list. @param {Frame} frame @param {string | null} selected */
export function destinations(frame, selected) {
  if (frame.outcome) return nothing;
  const cells = placeOptions(frame).filter(({ target }) => isCell(target));
  const listed = listedPorts(frame);
  if (state().listed !== frame) {
    state().listed = frame;
    requestAnimationFrame(() => document.querySelector('.dests')?.scrollTo({ left: 0 }));
  }
  return html`<div class="destbox">
    <p class="dests__head" aria-hidden="true">${heading(frame, listed.length)}</p>
    <div class="dests" role="group" aria-label=${t('table-destinations')}>
      ${listed.map((id) => portItem(frame, id, selected))} ${met(frame, cells, selected)}
      ${cells.length ? allCells(cells) : nothing} ${worldItem()}
    </div>
  </div>`;
}

/** What stands over the list: before the roll the nearest ports, then those in reach. @param {Frame} frame @param {number} count */
function heading(frame, count) {
  const { step } = viewOf(frame);
  if (step === 'cast') return t('table-heading-near');
  return step === 'sail' ? t('table-heading-reach', { count }) : t('table-heading-choose');
}

/** Spaces where others lie. @param {Frame} frame @param {Option[]} cells @param {string | null} selected */
function met(frame, cells, selected) {
  return cells
    .filter(({ target }) => seatsAt(frame, target).length && ownConvoy(frame)?.at !== target)
    .map((option) => {
      const [seat] = seatsAt(frame, option.target);
      return item(
        option.target,
        selected,
        html`<b>${pin(seat)} ${playerName(seat)}</b><small>${stepsOf(frame, option.target)} · ${spaceName(option.target)}</small>`,
        'dest--convoy',
      );
    });
}

/** @param {Frame} frame @param {string} space */
function stepsOf(frame, space) {
  const steps = viewOf(frame).reach[space] ?? harbourOf(frame, space)?.steps;
  return steps ? stepsWords(steps) : '';
}

/** @param {Frame} frame @param {string} id @param {string | null} selected */
function portItem(frame, id, selected) {
  const option = placeOptions(frame).find(({ target }) => target === id);
  const brings = harbourOf(frame, id)?.brings ?? 0;
  const steps = stepsOf(frame, id);
  return item(
    id,
    selected,
    html`<b>${portFlag(frame, id)} ${portName(id)}</b><small
        >${steps}${brings ? html` ${steps ? '·' : ''} ${bringsSign(brings)}` : nothing}${isDanger(option) ? html` <span class="loss">!</span>` : nothing}</small
      >`,
    option ? 'dest--port' : 'dest--far',
  );
}

/** @param {string} space @param {string | null} selected @param {unknown} words @param {string} more */
function item(space, selected, words, more) {
  return html`<button
    type="button"
    class="dest ${more} ${space === selected ? 'dest--selected' : ''}"
    data-dest=${space}
    aria-pressed=${space === selected ? 'true' : 'false'}
    @click=${() => touch(space)}
  >
    ${words}
  </button>`;
}

/** The open sea: a list of all spaces. @param {Option[]} cells */
function allCells(cells) {
  return html`<button
    type="button"
    class="dest dest--sea"
    data-do="reach"
    aria-expanded=${ui.panel === 'reach' ? 'true' : 'false'}
    @click=${() => togglePanel('reach')}
  >
    <b>${t('table-open-sea')}</b><small>${t('table-spaces', { count: cells.length })}</small>
  </button>`;
}

/** All ports of the world. */
function worldItem() {
  return html`<button
    type="button"
    class="dest dest--world"
    data-do="ports"
    aria-expanded=${ui.panel === 'world' ? 'true' : 'false'}
    @click=${() => togglePanel('world')}
  >
    <b>${t('table-all-ports')}</b><small>${t('table-by-region')}</small>
  </button>`;
}

/** Points at what a list shows. @param {string} space */
export function point(space) {
  if (armed()) arm(null);
  if (get().selected !== space) select(space);
}
