// What is told of a captain while he acts: the last thing that he did, why, what he did before it in this
// turn; where there is room his port, too.

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

/** So many lines before the last are told at most. */
const EARLIER = 6;

/** Draws the panel. @param {Frame} frame @param {number} seat @param {readonly Entry[]} entries of the turn at hand */
export function watching(frame, seat, entries) {
  const lines = tellable(entries);
  const last = lines.at(-1);
  const why = entries.map(whyOf).findLast(Boolean);
  const who = t('captains-named', { who: playerName(seat), level: levelWord(captainToAct(frame)) });
  return html`<section class="area-inspector inspector watch" aria-label=${t('table-inspector')}>
    <h2 class="watch__who">${who}</h2>
    <p class="watch__now">${last ? nowWords(frame, seat, last, entries) : t('recap-watch-thinks')}</p>
    ${why && last ? html`<p class="watch__why">${why}</p>` : nothing}
    ${lines.length > 1 ? earlier(seat, lines.slice(0, -1)) : nothing}
    ${last ? nothing : before(seat)} ${port(frame, seat)}
  </section>`;
}

/** @param {readonly Entry[]} entries */
function tellable(entries) {
  return rowsIn(entries)
    .flatMap(linesIn)
    .filter(({ head }) => !head);
}

/** The last line, with the points that it led to. @param {Frame} frame @param {number} seat @param {LogLine} line @param {readonly Entry[]} entries */
function nowWords(frame, seat, line, entries) {
  const words = line.seat === null || line.seat === seat ? line.words : named(line);
  const scored = entries.at(-1)?.events.some(({ kind }) => SCORING.has(kind));
  return scored
    ? t('recap-watch-now', { deed: words, points: viewOf(frame).ports[seat].points })
    : words;
}

/** @param {LogLine} line */
function named({ seat, words }) {
  return t('recap-spoken', { who: playerName(seat ?? 0), what: words });
}

/** What he did before it, the newest first. @param {number} seat @param {LogLine[]} lines */
function earlier(seat, lines) {
  return html`<ol class="watch__earlier">
    ${lines
      .slice(-EARLIER)
      .toReversed()
      .map(
        (line) =>
          html`<li>${line.seat === null || line.seat === seat ? line.words : named(line)}</li>`,
      )}
  </ol>`;
}

/** What he did in his last turn, while he thinks about this one. @param {number} seat */
function before(seat) {
  const turn = turnsOf(get().log)
    .slice(0, -1)
    .findLast((each) => each.seat === seat);
  const lines = turn ? tellable(turn.entries).filter((line) => line.seat === seat) : [];
  if (!lines.length) return nothing;
  const deeds = lines
    .slice(-EARLIER)
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
