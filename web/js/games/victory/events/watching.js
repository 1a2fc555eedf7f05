// What is told of a captain while he acts: the turns since one's own, and in this one what he did, line by
// line down to the last, and why; before that, and where there is room, how his port stands.

import { html, nothing } from 'lit-html';
import { get } from '../../../app/store.js';
import { list, playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { whyOf } from '../../../table/log/captainreasons.js';
import { rowsIn, turnsOf } from '../../../table/log/logturns.js';
import { dangerWords, shipPlace } from '../about/ship.js';
import { shipSign } from '../art.js';
import { builtName, cubeSigns, cubesWords, shipName } from '../names.js';
import { tokens } from '../port/dock.js';
import { viewOf } from '../position.js';
import { deedLines } from './loglines.js';
import { turnOutcome } from './turnoutcome.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../table/log/logturns.js').LogTurn} LogTurn */
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
  const [turn] = turnsOf(get().log).slice(-1);
  const owner = entries.length && turn ? turn.seat : seat;
  const begun = entries.every((entry) => /** @type {{begun?: boolean}} */ (entry).begun);
  return html`<section class="area-inspector inspector watch ${begun ? 'watch--begun' : ''}" aria-label=${t('table-inspector')}>
    <div class="watch__scroll" tabindex="0"><div class="watch__all">
      ${since(frame).map(turnBefore)}
      <h2 class="watch__who">${pin(owner)} ${t(begun ? 'recap-watch-turn' : 'recap-watch-does', { who: playerName(owner) })}</h2>
      ${lines.length ? html`<ol class="watch__lines">${lines.map((_, at) => row(frame, lines, at, entries, begun ? null : owner))}</ol>` : nothing}
      ${port(frame, owner)}
    </div></div>
  </section>`;
}

/** The turns of others since the last one of who looks; of all others where nobody plays here. @param {Frame} frame @returns {LogTurn[]} */
function since({ viewer, seats }) {
  const turns = turnsOf(get().log)
    .slice(0, -1)
    .slice(1 - seats);
  const own = turns.findLastIndex(({ seat }) => seat === viewer);
  return turns.slice(own + 1);
}

/** A turn that is over, in a sentence. @param {LogTurn} turn */
function turnBefore({ seat, entries }) {
  const mine = entries.map((entry) => ({ ...entry, events: entry.events.filter(isTold) }));
  const { sentence } = turnOutcome(mine, seat);
  return sentence ? html`<p class="watch__before">${pin(seat)} ${sentence}</p>` : nothing;
}

/** Is it more than that the turn began? @param {Entry['events'][number]} event */
function isTold({ kind }) {
  return kind !== 'turn';
}

/** What was done, in the order of doing, each line with the reason for it. @param {readonly Entry[]} entries @returns {Reasoned[]} */
function tellable(entries) {
  let from = entries[0]?.number ?? 0;
  return rowsIn(entries)
    .flatMap(deedLines)
    .filter(({ head }) => !head)
    .map((line) => {
      const mine = entries.filter(({ number }) => from <= number && number <= line.entry);
      from = Math.max(from, line.entry + 1);
      return { ...line, why: mine.map(whyOf).findLast(Boolean) ?? '' };
    });
}

/** A line; the last is marked and tells the points that it led to. What another does is a sentence.
 * @param {Frame} frame @param {Reasoned[]} lines @param {number} at @param {readonly Entry[]} entries @param {number | null} owner whose name stands above
 */
function row(frame, lines, at, entries, owner) {
  const { seat, why, words } = lines[at];
  const other = seat !== null && seat !== owner;
  const what = other ? t('recap-turn', { who: playerName(seat), deeds: words }) : words;
  const last = at === lines.length - 1;
  return html`<li class="${last && owner !== null ? 'watch__now' : ''} ${other || seat === null ? 'watch__other' : ''}">
    ${last && !other ? scored(frame, seat, what, entries) : what}
    ${why ? html`<p class="watch__why">${why}</p>` : nothing}
  </li>`;
}

/** @param {Frame} frame @param {number | null} seat @param {string} deed @param {readonly Entry[]} entries */
function scored(frame, seat, deed, entries) {
  if (seat === null || !entries.at(-1)?.events.some(({ kind }) => SCORING.has(kind))) return deed;
  return t('recap-watch-now', { deed, points: viewOf(frame).ports[seat].points });
}

/** His port: points, cubes, cards, what he has built, his ships, and which of one's own he could attack.
 * @param {Frame} frame @param {number} seat
 */
function port(frame, seat) {
  const { ports, ships, goal } = viewOf(frame);
  const own = ports[seat];
  const built = [
    ...own.fields.map((field) => t(`field-${field}`)),
    ...own.buildings.map(builtName),
  ];
  const hunted = ships.filter(
    ({ holder, hunters }) => holder === frame.viewer && hunters.includes(seat),
  );
  const [first, ...others] = hunted;
  return html`<div class="watch__port">
    <p><b>${t('recap-watch-race', { points: own.points, goal })}</b> · ${t('recap-watch-cards', { count: own.hand_size })}${sum(own.cubes) ? html` · <span class="watch__cubes" role="img" aria-label=${cubesWords(own.cubes)}>${cubeSigns(own.cubes)}</span>` : nothing}</p>
    ${built.length ? html`<p class="watch__built">${list(built)}</p>` : nothing} <p class="watch__built">${tokens(own)}</p>
    <ul class="watch__ships">
      ${ships
        .filter(({ holder }) => holder === seat)
        .map(
          (ship) =>
            html`<li>${shipSign(ship)} <b>${shipName(ship)}</b> ${ship.voyage ? shipPlace(ship) : t('table-in-port')}</li>`,
        )}
    </ul>
    ${first ? html`<p class="since__harm">${dangerWords(frame, first, ...others)}</p>` : nothing}
  </div>`;
}

/** @param {Record<string, number>} cubes */
function sum(cubes) {
  return Object.values(cubes).reduce((all, count) => all + count, 0);
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
