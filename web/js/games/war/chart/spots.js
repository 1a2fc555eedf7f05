// Where ports and cells stand on the chart, in cells from its north-west corner; the names of ports beside them.

import { COLUMNS, isCell, placeOf } from '../position.js';

/** Where the sign of a port has room, as `python -m art.engrave.war.places` prints it, in hundredths of a cell there.
 * @type {Record<string, [number, number]>}
 */
const PLACES = {
  london: [18, 1.85],
  bordeaux: [17.9, 2.5],
  cadiz: [17.22, 3.5],
  lisbon: [17.08, 3.06],
  amsterdam: [18.49, 1.76],
  copenhagen: [19.26, 1.43],
  gibraltar: [17.65, 3.31],
  marseille: [18.54, 2.67],
  bergen: [18.53, 0.96],
  saint_louis: [16.35, 5.4],
  elmina: [17.7, 6.55],
  benguela: [19.34, 8.26],
  christiansborg: [18.15, 6.39],
  cape_town: [19.84, 10.39],
  mozambique: [22.07, 8.5],
  port_louis: [23.75, 9.02],
  bombay: [25.27, 5.04],
  goa: [25.38, 5.5],
  pondicherry: [25.75, 5.79],
  madras: [26.14, 5.53],
  tranquebar: [26.17, 6],
  colombo: [25.94, 6.41],
  batavia: [28.68, 7.61],
  manila: [30.1, 5.54],
  macao: [29.35, 4.78],
  bencoolen: [28.23, 7.38],
  malacca: [28.22, 6.78],
  lifau: [30.43, 7.92],
  boston: [10.9, 2.77],
  quebec: [10.88, 2.31],
  veracruz: [8.39, 5.08],
  havana: [9.76, 4.69],
  kingston: [10.32, 5.2],
  st_thomas: [11.51, 5.17],
  cartagena: [10.45, 5.96],
  rio: [13.68, 9.29],
  paramaribo: [12.4, 6.4],
  cayenne: [12.85, 6.53],
  callao: [10.28, 8.2],
  buenos_aires: [12.16, 10.46],
};

/** On which side of it a name stands; on the right unless told. @type {Record<string, 'left' | 'above' | 'below'>} */
const SIDE = {
  london: 'left',
  lisbon: 'left',
  cadiz: 'left',
  bordeaux: 'left',
  quebec: 'left',
  boston: 'left',
  veracruz: 'below',
  havana: 'left',
  kingston: 'left',
  cartagena: 'below',
  paramaribo: 'below',
  callao: 'left',
  buenos_aires: 'left',
  rio: 'left',
  elmina: 'left',
  goa: 'left',
  bombay: 'left',
  pondicherry: 'left',
  colombo: 'left',
  mozambique: 'left',
  bencoolen: 'left',
  cape_town: 'below',
};

/** The middle of a space: columns and rows. @param {string} space @returns {[number, number]} */
export function spotOf(space) {
  if (isCell(space)) {
    const [column, row] = placeOf(space);
    return [column + 0.5, row + 0.5];
  }
  return PLACES[space] ?? [COLUMNS / 2, 0];
}

/** @param {string} port */
export function sideOf(port) {
  return SIDE[port] ?? 'right';
}

/** How far one column lies east of another, the shorter way round. @param {number} from @param {number} to */
export function eastOf(from, to) {
  const far = (((to - from) % COLUMNS) + COLUMNS) % COLUMNS;
  return far > COLUMNS / 2 ? far - COLUMNS : far;
}
