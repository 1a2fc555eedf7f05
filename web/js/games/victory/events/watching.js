// What is told of a captain while he acts: what he did in this turn, line by line down to the last, and
// why; where there is room his port, too.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { list, playerName, t } from '../../../app/text.js';
import { captainToAct, levelWord } from '../../../match/captains.js';
import { whyOf } from '../../../table/log/captainreasons.js';
import { linesIn, rowsIn, turnsOf } from '../../../table/log/logturns.js';
import { shipBrief } from '../about/ship.js';
import { shipSign } from '../art.js';
import { builtName, cubeSigns, cubesWords, shipName } from '../names.js';
import { tokens } from '../port/dock.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../contract.d.ts').LogLine} LogLine */

/** Events that change the points of who does them. */
const SCORING = new Set(
  'built rebuilt founded laid piece delivered admiralty jolly_roger bonus'.split(' '),
);

/** So many lines are told at most. */
const LINES = 7;

/** @typedef {LogLine & {why: string}} Reasoned */

/** Draws the panel. @param {Frame} frame @param {number} seat @param {readonly Entry[]} entries of the turn at hand */
export function watching(frame, seat, entries) {
  const lines = tellable(entries).slice(-LINES);
  return html`<section class="area-inspector inspector watch" aria-label=${t('table-inspector')}>
    ${lines.length ? html`<ol class="watch__lines">${lines.map((_, at) => row(frame, lines, at, entries))}</ol>` : thinking(frame, seat)}
    ${port(frame, seat)}
  </section>`;
}

/** While nothing is done yet: who it is, and his last turn. @param {Frame} frame @param {number} seat */
function thinking(frame, seat) {
  const level = levelWord(captainToAct(frame));
  return html`<h2 class="watch__who">${t('captains-named', { who: playerName(seat), level })}</h2>
    <p class="watch__now">${t('recap-watch-thinks')}</p>
    ${before(seat)}`;
}

/** What was done, in the order of doing, each line with the reason for it. @param {readonly Entry[]} entries @returns {Reasoned[]} */
function tellable(entries) {
  let from = entries[0]?.number ?? 0;
  return rowsIn(entries)
    .flatMap(linesIn)
    .filter(({ head }) => !head)
    .map((line) => {
      const mine = entries.filter(({ number }) => from <= number && number <= line.entry);
      from = Math.max(from, line.entry + 1);
      return { ...line, why: mine.map(whyOf).findLast(Boolean) ?? '' };
    });
}

/** A line; the last is marked and tells the points that it led to. A name stands wherever somebody else begins.
 * @param {Frame} frame @param {Reasoned[]} lines @param {number} at @param {readonly Entry[]} entries
 */
function row(frame, lines, at, entries) {
  const { seat, why, words } = lines[at];
  const named = seat !== null && seat !== lines[at - 1]?.seat;
  const what = named ? t('recap-spoken', { who: playerName(seat), what: words }) : words;
  const last = at === lines.length - 1;
  return html`<li class=${last ? 'watch__now' : ''}>
    ${last ? scored(frame, seat, what, entries) : what}
    ${why ? html`<p class="watch__why">${why}</p>` : nothing}
  </li>`;
}

/** @param {Frame} frame @param {number | null} seat @param {string} deed @param {readonly Entry[]} entries */
function scored(frame, seat, deed, entries) {
  if (seat === null || !entries.at(-1)?.events.some(({ kind }) => SCORING.has(kind))) return deed;
  return t('recap-watch-now', { deed, points: viewOf(frame).ports[seat].points });
}

/** What he did in his last turn, while he thinks about this one. @param {number} seat */
function before(seat) {
  const turn = turnsOf(get().log)
    .slice(0, -1)
    .findLast((each) => each.seat === seat);
  const lines = turn ? tellable(turn.entries).filter((line) => line.seat === seat) : [];
  if (!lines.length) return nothing;
  const deeds = lines
    .slice(-LINES)
    .map(({ words }) => words)
    .join('. ');
  return html`<p class="watch__before">${t('recap-watch-last', { deeds })}</p>`;
}

/** His port: points, cubes, cards, what he has built, his ships. @param {Frame} frame @param {number} seat */
function port(frame, seat) {
  const { ports, ships, goal } = viewOf(frame);
  const own = ports[seat];
  const built = [
    ...own.fields.map((field) => t(`field-${field}`)),
    ...own.buildings.map(builtName),
  ];
  return html`<div class="watch__port">
    <h3>${t('recap-watch-port', { who: playerName(seat) })}</h3>
    <p><b>${t('recap-watch-race', { points: own.points, goal })}</b> · ${t('recap-watch-cards', { count: own.hand_size })}</p>
    <p class="watch__cubes" role="img" aria-label=${cubesWords(own.cubes)}>${cubeSigns(own.cubes)}</p>
    ${built.length ? html`<p>${list(built)}</p>` : nothing} <p>${tokens(own)}</p>
    <ul class="watch__ships">
      ${ships
        .filter(({ holder }) => holder === seat)
        .map(
          (ship) =>
            html`<li>${shipSign(ship)} <b>${shipName(ship)}</b> ${ship.voyage ? shipBrief(ship) : t('table-in-port')}</li>`,
        )}
    </ul>
  </div>`;
}

/** Which ships the last action of a captain was about, while he acts. @param {Frame} frame @returns {string[]} */
export function doingShips(frame) {
  const { mode, log } = get();
  if (mode.kind !== 'captain' || frame.past !== undefined) return [];
  const events = log.at(-1)?.events ?? [];
  return events.flatMap(({ facts }) =>
    [facts.ship, facts.target].flatMap((ship) =>
      typeof ship?.id === 'string' ? [ship.id.replace('ship-', '')] : [],
    ),
  );
}
