// A bid for a side: which ship, and how many points the enemy gets.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { select } from '../../../table/choice.js';
import { quickChoice } from './choice.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** The ships with a stepper each, and accepting. @param {Frame} frame */
export function bidAnswers(frame) {
  const options = optionsOf(frame).filter(({ refusal }) => !refusal);
  const groups = ['bid first', 'bid second', 'raise'].map((start) =>
    options.filter(({ action }) => action.startsWith(`${start} `)),
  );
  return html`${groups.map(stepper)} ${options.filter(({ verb }) => verb === 'accept').map(quickChoice)}`;
}

/** @param {readonly Option[]} options of one ship, by points */
function stepper(options) {
  if (!options.length) return nothing;
  const at = options.findIndex(({ target }) => target === get().selected);
  const shown = options[Math.max(at, 0)];
  const points = Number(shown.action.split(' ').at(-1));
  const facts = { points, ship: String(args(shown).ship ?? '') };
  return html`<div class="bid ${at < 0 ? '' : 'bid--picked'}" role="group" aria-label=${facts.ship || t('ask-raise')}>
    <button type="button" class="choice choice--place" aria-pressed=${at < 0 ? 'false' : 'true'} @click=${() => select(shown.target)}>
      <b>${facts.ship || t('ask-raise')}</b> <small>${t('ask-bid', { points })}</small>
    </button>
    <button type="button" class="choice bid__step" aria-label=${t('ask-bid-less')} aria-disabled=${at < 1 ? 'true' : 'false'} @click=${() => at > 0 && select(options[at - 1].target)}>−</button>
    <button type="button" class="choice bid__step" aria-label=${t('ask-bid-more')} @click=${() => at + 1 < options.length && select(options[at + 1].target)}>+</button>
  </div>`;
}

/** The arguments of a label; a ship is a text of its own. @param {Option} option @returns {Record<string, any>} */
function args({ label }) {
  const { ship } = /** @type {Record<string, any>} */ (label.args);
  return { ship: ship && typeof ship === 'object' ? t(ship.id) : ship };
}
