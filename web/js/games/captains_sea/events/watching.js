// What is told of a captain while he acts: what both did in this turn, line by line down to the last, and
// why; what was fired at last; before that, who he is.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { captainToAct, levelWord } from '../../../match/captains.js';
import { whyOfLine } from '../../../table/log/captainreasons.js';
import { linesIn, rowsIn } from '../../../table/log/logturns.js';
import { inspector } from '../inspector.js';
import { shipName } from '../names.js';
import { hullOf, viewOf } from '../position.js';
import { volley, volleyNow } from '../volley/volley.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../contract.d.ts').LogLine & {why: string}} Reasoned */

/** So many lines are told at most. */
const LINES = 8;

/** Draws the panel, and where there is room the one that stands there in one's own turns. @param {Frame} frame @param {number} seat @param {readonly Entry[]} entries of the turn at hand */
export function watching(frame, seat, entries) {
  const lines = reasoned(entries).slice(-LINES);
  const fired = volleyNow(frame);
  const who = t('captains-named', { who: playerName(seat), level: levelWord(captainToAct(frame)) });
  return html`<section class="area-inspector inspector watch" aria-label=${who}>
    <div class="watch__scroll">
      <div class="watch__all">
        <div class="watch__ship">
          <h2 class="watch__who">${who}</h2>
          ${ship(frame, seat)}
        </div>
        ${fired ? volley(frame, fired) : nothing}
        ${lines.length ? html`<ol class="watch__lines">${lines.map((_, at) => row(lines, at))}</ol>` : html`<p class="watch__now">${t('recap-watch-thinks')}</p>`}
      </div>
    </div>
  </section>
  ${inspector(frame, null)}`;
}

/** What is left of his ship. @param {Frame} frame @param {number} seat */
function ship(frame, seat) {
  const own = viewOf(frame).ships[seat];
  const facts = { crew: own.crew, rigging: own.rigging, hull: hullOf(own) };
  return html`<p><b>${shipName(own)}</b>: ${t('table-chip-state', facts)} · ${t(`morale-${own.morale}`)}</p>`;
}

/** The lines of a turn, each with the reason for what was done. @param {readonly Entry[]} entries @returns {Reasoned[]} */
function reasoned(entries) {
  return rowsIn(entries)
    .flatMap(linesIn)
    .map((line) => ({ ...line, why: whyOfLine(line) }));
}

/** A line; the last is marked. A name stands wherever somebody else begins. @param {Reasoned[]} lines @param {number} at */
function row(lines, at) {
  const { head, seat, why, words } = lines[at];
  const named = seat !== null && seat !== lines[at - 1]?.seat;
  const looks = at === lines.length - 1 ? 'watch__now' : head ? 'watch__head' : '';
  return html`<li class=${looks}>
    ${seat === null ? nothing : pin(seat)} ${named ? t('recap-of', { who: playerName(seat), words }) : words}
    ${why ? html`<span class="watch__why">${why}</span>` : nothing}
  </li>`;
}
