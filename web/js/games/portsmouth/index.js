// Portsmouth at the table: all that its page part gives (../contract.d.ts).

import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { ui } from '../../table/ui.js';
import { actionBar, actionRow } from './actionbar.js';
import { canList } from './can.js';
import { cellName } from './card.js';
import { isCell, ownPawn, viewOf } from './cards.js';
import { cellSheet, inspector } from './inspector.js';
import { COLUMNS, market, ROWS } from './market.js';
import { oddsSheet } from './odds.js';
import { pileStrip } from './pile.js';
import { asks, ribbon } from './ribbon.js';
import { planLine } from './route.js';
import { shipDock } from './ship.js';
import { shipSheet } from './shipsheet.js';
import { textTable } from './texttable.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** @type {import('../contract.d.ts').GamePage} */
const portsmouth = {
  board: market,
  strip: pileStrip,
  dock: shipDock,
  asks,
  question: ribbon,
  questionKey: (frame) => `${viewOf(frame).step} ${viewOf(frame).within.length}`,
  inspector,
  actions: actionRow,
  bar: actionBar,
  seatSheet: 'ship',
  targets: {
    isPlace: isCell,
    order: () => ROWS.flatMap((row) => COLUMNS.map((column) => column + row)),
    name: (_, target) => target.toUpperCase(),
    told: toldCell,
    start: (frame) => ownPawn(frame) ?? (ui.place || 'c3'),
  },
  // Where the own pawn stands one recruits; elsewhere one goes.
  prefers: (frame, target, options) =>
    options.find((option) => (option.verb === 'recruit') === (ownPawn(frame) === target)) ?? null,
  plansAt: (frame, cell, best, once) =>
    viewOf(frame).step === 'turn' && (!once || (best?.verb === 'move' && frame.reach[cell]?.verb === 'recruit')),
  planWords: planLine,
  sheets: {
    ship: { title: () => t('table-ship-of', { who: playerName(ui.seat) }), body: (frame) => shipSheet(frame, ui.seat) },
    odds: { title: () => t('table-sheet-odds'), body: oddsSheet },
    can: { title: () => t('table-sheet-can'), body: canList },
    info: { title: () => pointed().toUpperCase(), body: (frame) => cellSheet(frame, pointed()), toRead: true },
  },
  menu: [{ sheet: 'odds', words: () => t('table-menu-odds') }],
  text: textTable,
};

export default portsmouth;

/** @param {Frame} frame @param {string} target */
function toldCell(frame, target) {
  const cell = viewOf(frame).cells.find(({ id }) => id === target);
  return cell ? cellName(frame, cell) : '';
}

/** The cell that is pointed at, else the one that has the focus. */
function pointed() {
  return get().selected ?? ui.place;
}
