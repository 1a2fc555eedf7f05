// Loading in secret: three shots, and whether to stand or to flee; the target may show a Letter.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { plan, touch } from '../../../table/choice.js';
import { change } from '../../../table/ui.js';
import { boardText, refusalWords } from '../../../table/words.js';
import { flightSign, shotSign } from '../art.js';
import { ownSeatOf, SHOTS, shipOf, TRACKS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

const state = { flees: false, entries: -1 };

/** Draws the choice of a round. @param {Frame} frame */
export function shots(frame) {
  const flees = state.flees && state.entries === frame.entries;
  const flight = optionsOf(frame).find(({ verb }) => verb === 'flee');
  const letter = optionsOf(frame).find(({ verb }) => verb === 'letter');
  return html`<div class="shots">
    <div class="shots__row" role="group" aria-label=${t('table-shots')}>
      ${SHOTS.map((shot, at) => shotButton(frame, shot, TRACKS[at], flees))}
    </div>
    <div class="shots__row" role="group" aria-label=${t('table-stand-or-flee')}>
      ${mannerButton(frame, false, flees, undefined)} ${mannerButton(frame, true, flees, flight)}
      ${letter && !letter.refusal ? letterButton(letter) : nothing}
    </div>
  </div>`;
}

/** Lets the shots stand for flight or for standing. @param {Frame} frame @param {boolean} flees */
export function fleeOrStand(frame, flees) {
  Object.assign(state, { flees, entries: frame.entries });
}

/** @param {Frame} frame @param {string} shot @param {string} track @param {boolean} flees */
function shotButton(frame, shot, track, flees) {
  const target = flees ? `flee-${shot}` : shot;
  const { fight } = viewOf(frame);
  const enemy = fight?.sides.find(({ seat }) => seat !== ownSeatOf(frame));
  const ship = enemy && shipOf(frame, enemy.ship);
  return html`<button
    type="button"
    class="choice shot shot--${shot}"
    data-option=${flees ? `flee ${shot}` : shot}
    data-target=${target}
    aria-pressed=${get().selected === target ? 'true' : 'false'}
    @click=${() => touch(target)}
  >
    <b>${shotSign(shot)}${t(`shot-${shot}`)}</b> <small>${t('table-shot-at', { track: t(`track-${track}`), free: ship?.free[track] ?? 0 })}</small>
  </button>`;
}

/** Standing or fleeing. @param {Frame} frame @param {boolean} flight @param {boolean} flees @param {Option | undefined} option */
function mannerButton(frame, flight, flees, option) {
  const why = option?.refusal && !plan(option) ? refusalWords(option.refusal) : '';
  return html`<button
    type="button"
    class="choice manner ${why ? 'choice--shut' : ''}"
    aria-pressed=${flees === flight ? 'true' : 'false'}
    aria-disabled=${why ? 'true' : 'false'}
    data-do=${flight ? 'flee' : 'stand'}
    @click=${() => {
      if (why) return;
      fleeOrStand(frame, flight);
      change({});
    }}
  >
    <b>${flight ? flightSign() : nothing}${t(flight ? 'table-flee' : 'table-stand')}</b> <small>${why || t(flight ? 'table-flee-more' : 'table-stand-more')}</small>
  </button>`;
}

/** @param {Option} option */
function letterButton(option) {
  return html`<button type="button" class="choice" data-option=${option.action} data-target=${option.target} @click=${() => touch(option.target)}>
    <b>${boardText(option.label)}</b>
  </button>`;
}
