// Where the manoeuvre that is pointed at brings the ship, with the impulse in which it is carried out,
// and where the enemy can be in this turn.

import { svg } from 'lit-html';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { flagOf } from '../../../kit/flag.js';
import { optionsOf } from '../../../match/mode.js';
import { headingName } from '../names.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, viewOf } from '../position.js';
import { ghost } from './hulls.js';
import { placeOf } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** What a ship brings to bear. @typedef {{range: number, side: string | null, rake: string | null,
 *   toward: string | null, silent: string | null}} Bearing */
/** Where a ship would be.
 * @typedef {{square: string | null, heading: number, position: string, impulse: number | null,
 *   strain: boolean, leaves: boolean, meets: boolean,
 *   relation: string | null, chooser: number | null, bearing: Bearing | null, against: Bearing | null,
 *   ready: string[]}} Ghost
 */

/** Steps in which one wants to know where the enemy can be. */
const PLANNING = new Set(['muster', 'select', 'strain', 'bonus']);

/** An answer and where it leads. @typedef {{option: import('../../../protocol.d.ts').OptionShape, ghost: Ghost}} Offer */

/** The answers that lead anywhere else than where she lies. @param {Frame} frame @returns {Offer[]} */
export function offered(frame) {
  const all = /** @type {Record<string, Ghost>} */ (oddsOf(frame)?.ghosts ?? {});
  const own = viewOf(frame).ships[ownSeatOf(frame)];
  return optionsOf(frame).flatMap((option) => {
    const ghost = all[option.target];
    const leads = ghost?.square && (ghost.square !== own.square || ghost.heading !== own.heading);
    return leads && !option.refusal && option.verb !== 'first' ? [{ option, ghost }] : [];
  });
}

/** Draws the ships as they would lie, under those that there are: the one that is pointed at, else all that sail on.
 * @param {Frame} frame @param {number} square pixels of a square
 */
export function ghosts(frame, square) {
  const { selected } = get();
  const seat = ownSeatOf(frame);
  const { square: here } = viewOf(frame).ships[seat];
  const all = offered(frame);
  const chosen = all.filter(({ option }) => option.target === selected);
  const shown = chosen.length ? chosen : all;
  return shown
    .filter((each) => each.ghost.square !== here || shown.length === 1)
    .map((each) => ghost(seat, placeOf(each.ghost.square ?? here), each.ghost.heading, square));
}

/** Where she lies, or would lie after what is pointed at: what bears there is what one wants to know.
 * @param {Frame} frame @param {number} seat @returns {{square: string, heading: number, bears: string | null, ready: string[] | null}}
 */
export function lies(frame, seat) {
  const { square, heading, bears } = viewOf(frame).ships[seat];
  const { selected } = get();
  const found = /** @type {Ghost | undefined} */ (oddsOf(frame)?.ghosts?.[selected ?? '']);
  if (!found?.square) return { square, heading, bears, ready: null };
  return seat === ownSeatOf(frame)
    ? {
        square: found.square,
        heading: found.heading,
        bears: found.bearing?.side ?? null,
        ready: found.ready,
      }
    : { square, heading, bears: found.against?.side ?? null, ready: null };
}

/** What the manoeuvre of an answer comes to; empty where none is known. @param {Frame} frame @param {string} target */
export function ghostTold(frame, target) {
  const found = /** @type {Ghost | undefined} */ (oddsOf(frame)?.ghosts?.[target]);
  if (!found) return '';
  const parts = [
    t('table-ghost', {
      square: (found.square ?? '').toUpperCase(),
      heading: headingName(found.heading),
      position: t(`position-${found.position}`),
    }),
    meetingWords(frame, found),
    bearingWords(found.bearing, 'own'),
    bearingWords(found.against, 'enemy'),
    found.leaves ? t('table-ghost-leaves') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** How both would lie in one square; empty where they don't. @param {Frame} frame @param {Ghost} found */
function meetingWords(frame, { relation, chooser }) {
  if (!relation) return '';
  const how = t(`relation-${relation}`);
  if (chooser === null) return how;
  const whose = chooser === ownSeatOf(frame) ? 'own' : 'enemy';
  return t(`table-ghost-meets-${whose}`, { relation: how });
}

/** The side that bears, or why none does. @param {Bearing} bearing */
export function sideWords({ side, toward, silent }) {
  if (side) return t(`side-${side}`);
  if (!toward) return t('table-no-side');
  return t('table-side-silent', { side: t(`side-${toward}`), why: t(`table-fire-${silent}`) });
}

/** @param {Bearing | null} bearing @param {string} whose */
function bearingWords(bearing, whose) {
  if (!bearing) return '';
  const side = sideWords(bearing);
  const rake = bearing.rake ? t(`rake-${bearing.rake}`) : '';
  const words = t(`table-ghost-${whose}`, { side, range: bearing.range });
  return rake ? `${words} (${rake})` : words;
}

/** Shades where the enemy can be in this turn. @param {Frame} frame @param {number} square */
export function enemyReach(frame, square) {
  const enemy = 1 - ownSeatOf(frame);
  if (!PLANNING.has(viewOf(frame).step)) return '';
  const squares = /** @type {Record<string, number>} */ (oddsOf(frame)?.reach?.[enemy] ?? {});
  return svg`<g class="reach reach--${flagOf(enemy)}">
    ${Object.keys(squares).map((each) => {
      const [x, y] = placeOf(each);
      return svg`<rect x=${x * square} y=${y * square} width=${square} height=${square} />`;
    })}
  </g>`;
}
