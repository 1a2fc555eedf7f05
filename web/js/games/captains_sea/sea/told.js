// What a square of the map shows, in a sentence; what is due in an impulse.

import { playerName, t } from '../../../app/text.js';
import { list } from '../../../table/words.js';
import { headingName, shipName } from '../names.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, ownShip, viewOf } from '../position.js';
import { sideWords } from './ghosts.js';
import { distance, placeOf } from './squares.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The arcs of a ship, by the engine's letters. @type {Record<string, string>} */
const ARCS = { p: 'port', s: 'starboard', b: 'bow', a: 'stern' };

/** All that a square shows. @param {Frame} frame @param {string} square */
export function squareTold(frame, square) {
  const here = [...shipsTold(frame, square), ...smokeTold(frame, square)];
  return here.length
    ? t('table-square-told', { square: square.toUpperCase(), what: list(here) })
    : square.toUpperCase();
}

/** What a listener hears of a square: of the enemy also how far away she lies, and in which arc.
 * @param {Frame} frame @param {string} square
 */
export function squareHeard(frame, square) {
  const enemy = viewOf(frame).ships[1 - ownSeatOf(frame)];
  return enemy.square === square ? squareAway(frame, square) : squareTold(frame, square);
}

/** The same with how far away it lies, and in which arc. @param {Frame} frame @param {string} square */
export function squareAway(frame, square) {
  const own = ownShip(frame);
  if (own.square === square) return squareTold(frame, square);
  const [column, row] = placeOf(square);
  const arc = oddsOf(frame)?.arcs[ownSeatOf(frame)][row][column] ?? '';
  return t('table-square-away', {
    told: squareTold(frame, square),
    range: distance(own.square, square),
    arc: arc in ARCS ? t(`table-arc-${ARCS[arc]}`) : '',
  });
}

/** @param {Frame} frame @param {string} square */
function shipsTold(frame, square) {
  const { ships } = viewOf(frame);
  const own = ownSeatOf(frame);
  return ships.flatMap((ship, seat) => {
    if (ship.square !== square) return [];
    const bears = ship.bears ? t('table-ship-bears', { side: t(`side-${ship.bears}`) }) : '';
    return [
      t('table-ship-told', {
        ship: seat === own ? t('table-ship-own', { ship: shipName(ship) }) : shipName(ship),
        who: playerName(seat),
        heading: headingName(ship.heading),
        position: t(`position-${ship.position}`),
        bears,
      }),
    ];
  });
}

/** What the smoke in a square does; empty if there is none. @param {Frame} frame @param {string} square */
export function smokeTold(frame, square) {
  return viewOf(frame)
    .smoke.filter((each) => each.square === square)
    .map(({ value, count }) => t('table-smoke-told', { value: value * count }));
}

/** What bears on the enemy, and what she brings to bear. @param {Frame} frame */
export function bearingTold(frame) {
  const { ships, range } = viewOf(frame);
  const own = ownSeatOf(frame);
  const bearing = oddsOf(frame)?.bearing;
  const told = (/** @type {number} */ seat) =>
    t('table-bearing', {
      ship: shipName(ships[seat]),
      side: bearing
        ? sideWords(bearing[seat])
        : ships[seat].bears
          ? t(`side-${ships[seat].bears}`)
          : t('table-no-side'),
    });
  return t('table-bearing-told', { range, own: told(own), enemy: told(1 - own) });
}
