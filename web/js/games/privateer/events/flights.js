// What moves on the table in an action: ships along the chart, silver, cargo, new prices.

import { t } from '../../../app/text.js';
import { viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../contract.d.ts').Flight} Flight */

/** @param {number} seat */
function chip(seat) {
  return `chip ${seat}`;
}

/** @param {string} from @param {string} to @param {number} amount @returns {Flight[]} */
function coin(from, to, amount) {
  return amount ? [{ piece: 'coin', from, to, words: t('table-coin', { amount }) }] : [];
}

/** Where the ships are while the events are read. */
class Reading {
  /** @param {Frame} before @param {Frame} after */
  constructor(before, after) {
    this.squares = viewOf(before).ships.map((ship) => ship.square);
    this.ports = new Map(viewOf(after).ports.map((port) => [`port-${port.id}`, port.square]));
  }

  /** @param {number} seat @param {string} square @returns {Flight[]} */
  sail(seat, square) {
    const from = this.squares[seat];
    this.squares[seat] = square;
    return from === square ? [] : [{ piece: 'pin', seat, from, to: square }];
  }

  /** The square of a port that an event names. @param {{id?: string} | undefined} port */
  port(port) {
    return this.ports.get(port?.id ?? '') ?? '';
  }
}

/** @type {Record<string, (facts: Record<string, any>, reading: Reading) => Flight[]>} */
const FLIGHTS = {
  sailed: ({ seat, square }, reading) => reading.sail(seat, square),
  sent_off: ({ seat, port }, reading) => reading.sail(seat, reading.port(port)),
  sold: ({ seat, silver }, reading) => coin(reading.squares[seat], chip(seat), silver),
  bought: ({ seat, silver }, reading) => coin(chip(seat), reading.squares[seat], silver),
  upgraded: ({ seat, silver }, reading) => coin(chip(seat), reading.squares[seat], silver),
  stripped: ({ seat, silver }, reading) => coin(reading.squares[seat], chip(seat), silver),
  gained: ({ seat, silver }) => coin('strip', chip(seat), silver),
  lost: ({ seat, silver }) => coin(chip(seat), 'strip', silver),
};

/** The pieces that move in each entry. @param {Frame} before @param {Frame} after @param {readonly Entry[]} entries @returns {Flight[][]} */
export function flights(before, after, entries) {
  const reading = new Reading(before, after);
  return entries.map((entry) =>
    entry.events.flatMap((event) => FLIGHTS[event.kind]?.(event.facts, reading) ?? []),
  );
}
