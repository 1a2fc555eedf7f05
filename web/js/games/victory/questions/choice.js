// An answer to a question as a button: a sign of what it is about, its words, its price, or why not.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { plan, press } from '../../../table/choice.js';
import { boardText, effectsWords, price, refusalWords } from '../../../table/words.js';
import { worthLine } from '../../../table/worth.js';
import { cube } from '../names.js';
import { KINDS, LETTERS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** Draws an answer. @param {Frame} frame @param {Option} option */
export function choice(frame, option) {
  const cost = price(option.cost);
  const why = option.refusal ? refusalWords(option.refusal) : '';
  const shut = Boolean(option.refusal && !plan(option));
  return html`<button
    type="button"
    class="choice choice--${option.verb} ${shut ? 'choice--shut' : ''}"
    data-option=${option.action}
    aria-disabled=${shut ? 'true' : 'false'}
    @click=${() => press(option)}
  >
    ${sign(option)}
    <b>${boardText(option.label)}${cost ? html` <span class="choice__cost">${cost}</span>` : nothing}</b>
    ${why ? html`<small class="choice__why">${why}</small>` : option.effects.length ? html`<small>${effectsWords(option.effects)}</small>` : nothing}
    ${placed(frame, option)} ${option.worth ? html`<small>${worthLine(option.worth)}</small>` : nothing}
  </button>`;
}

/** The cube that is taken or paid. @param {Option} option */
function sign({ action }) {
  const [verb, what] = action.split(' ');
  const kind = ['take', 'pay'].includes(verb) ? KINDS[LETTERS.indexOf(what)] : undefined;
  return kind ? html`<span class="choice__sign">${cube(kind)}</span>` : nothing;
}

/** What a placement leaves free. @param {Frame} frame @param {Option} option */
function placed(frame, { action, verb }) {
  if (verb !== 'place') return nothing;
  const { fight, ships } = viewOf(frame);
  const mine = fight?.sides.find(({ seat }) => seat === frame.actors[0]);
  const theirs = fight?.sides.find((side) => side !== mine);
  const ship = ships.find(({ id }) => id === theirs?.ship);
  const track = { ball: 'hull', chain: 'sails', grape: 'crew' }[mine?.shot ?? ''];
  if (!ship || !track) return nothing;
  const faces = action.split(' ')[1];
  const free = ship.free[track] - (faces === '-' ? 0 : faces.length);
  return html`<small>${t(free ? 'table-place-leaves' : `table-place-fills-${track}`, { free, track: t(`track-${track}`) })}</small>`;
}
