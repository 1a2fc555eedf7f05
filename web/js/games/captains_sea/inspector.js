// Beside the map: how fast both ships are against each other, and what each manoeuvre costs now.

import { html, nothing } from 'lit-html';
import { t } from '../../app/text.js';
import { pin } from '../../kit/flag.js';
import { inspectorPanel } from '../../table/inspectorpanel.js';
import { linkWords } from '../../table/rules/wordlinks.js';
import { shipName } from './names.js';
import { components, ownSeatOf, viewOf } from './position.js';
import { handicapWords } from './scores/handicap.js';
import { mayCome } from './ships/maycome.js';
import { chase } from './track/chase.js';
import { speeds } from './track/speeds.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Draws the panel. @param {Frame} frame @param {string | null} selected */
export function inspector(frame, selected) {
  return inspectorPanel(
    frame,
    selected,
    frame.moment === null ? aim(frame) : sailing(frame),
    'sailing',
  );
}

/** Before the first turn: what the duel is about. @param {Frame} frame */
function aim(frame) {
  const { duel } = viewOf(frame);
  return html`<h2 class="inspector__title">${t(`page-value-duel-${duel}`)}</h2>
    <p>${t('howto-aim')}</p>
    <p>${handicapWords(duel, frame.settings.handicap)}</p>`;
}

/** What may come, both speeds, and what manoeuvres cost. @param {Frame} frame */
function sailing(frame) {
  return html`${mayCome(frame)} ${chase(frame)}
      <h2 class="inspector__title">${t('table-speeds')}</h2>
      ${speeds(frame)} <p class="sailing__words">${linkWords(t('table-speeds-are'), ['mp', 'base', 'hull-bonus'])}</p> ${areTogether(frame) ? nothing : viewOf(frame).ships.map((_, at) => panel(frame, (at + ownSeatOf(frame)) % 2))}`;
}

/** Do both ships lie in one square, where boarding counts more than sailing? @param {Frame} frame */
function areTogether(frame) {
  const [one, other] = viewOf(frame).ships;
  return one.square === other.square;
}

/** What manoeuvres cost from where a ship lies to the wind. @param {Frame} frame @param {number} seat */
function panel(frame, seat) {
  const ship = viewOf(frame).ships[seat];
  const row = components().panel?.find(
    (/** @type {{position: string}} */ { position }) => position === ship.position,
  );
  if (!row) return nothing;
  const wears = Object.entries(row.wear).map(([to, cost]) =>
    line(t('table-panel-wear', { position: t(`position-${to}`) }), t('cost-mp', { count: cost })),
  );
  return html`<h2 class="inspector__title">${pin(seat)} ${t('table-panel', { ship: shipName(ship), position: t(`position-${ship.position}`) })}</h2>
    <dl class="sailing__panel">
      ${line(t('table-panel-advance'), t('table-panel-two', { side: row.advance[0], corner: row.advance[1] }))}
      ${wears} ${row.tack ? line(t('plan-tack'), t('cost-mp', { count: row.tack })) : nothing}
      ${line(t('plan-back'), t('cost-mp', { count: row.back }))}
    </dl>`;
}

/** @param {string} what @param {string} cost */
function line(what, cost) {
  return html`<div><dt>${what}</dt><dd>${cost}</dd></div>`;
}
