// Portsmouth at the table: all that its page part gives (../contract.d.ts).

import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { reachOf } from '../../match/mode.js';
import { compareSheet } from '../../table/score/standing.js';
import { ui } from '../../table/ui.js';
import { actionBar, actionRow } from './actions/actionbar.js';
import { availableActions } from './actions/availableactions.js';
import { lineCost } from './actions/costs.js';
import { likeliest } from './actions/likeliest.js';
import { asks, ribbon } from './actions/ribbon.js';
import { planLine, shortLabel } from './actions/route.js';
import { cellName } from './cards/card.js';
import { isCell, nameOf, ownPawn, viewOf } from './cards/cards.js';
import { chip } from './cards/chip.js';
import { COLUMNS, market, ROWS } from './cards/market.js';
import { oddsSheet } from './cards/odds.js';
import { pileStrip } from './cards/pile.js';
import { textTable } from './cards/texttable.js';
import { animationPlan } from './events/animationplan.js';
import { RECAP, SOUNDS } from './events/eventeffects.js';
import { turnOutcome } from './events/turnoutcome.js';
import { howToPlay } from './howtoplay.js';
import { cellSheet, inspector } from './inspector.js';
import { KEYS, keyLines, LOOKING, onJumpKey } from './keys.js';
import { lessonFocus } from './lessonfocus.js';
import { ACHIEVEMENTS } from './scores/achievements.js';
import { provenance } from './scores/provenance.js';
import { SCORE } from './scores/score.js';
import { SET_UP, setup } from './setup.js';
import { shipDock } from './ship/ship.js';
import { shipSheet } from './ship/shipsheet.js';
import { topicsAt } from './topics.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** @type {import('../contract.d.ts').GamePage} */
const portsmouth = {
  setup,
  setupOptions: SET_UP,
  provenance,
  howToPlay,
  board: market,
  strip: pileStrip,
  dock: shipDock,
  asks,
  question: ribbon,
  questionKey: (frame) => `${viewOf(frame).step} ${viewOf(frame).within.length}`,
  inspector,
  actions: actionRow,
  bar: actionBar,
  chip,
  seatSheet: 'ship',
  isEnding: (frame) => viewOf(frame).round === viewOf(frame).rounds,
  commands: {
    verbs: ['move', 'recruit', 'place', 'train', 'raise', 'buy', 'end'],
    word: (verb) => t(`sound-command-${verb}`),
    target: ownPawn,
  },
  targets: {
    isPlace: isCell,
    order: () => ROWS.flatMap((row) => COLUMNS.map((column) => column + row)),
    name: nameAt,
    topics: topicsAt,
    told: toldCell,
    start: (frame) => ownPawn(frame) ?? (ui.place || 'c3'),
  },
  writeArgument: (name, value) =>
    name === 'cell' || name === 'from' ? String(value).toUpperCase() : undefined,
  plansAt: (frame, cell, best, once) =>
    viewOf(frame).step === 'turn' &&
    (!once || (best?.verb === 'move' && reachOf(frame)[cell]?.verb === 'recruit')),
  warns: (option) => option.effects.some((effect) => effect.id === 'effect-ap-lost'),
  likeliest,
  shortLabel,
  planWords: planLine,
  lineCost,
  keys: KEYS,
  keysThatLook: LOOKING,
  keyLines,
  onKey: onJumpKey,
  goalGroups: [
    { words: () => t('study-goals-ship'), has: (goal) => !goal.startsWith('officer-') },
    { words: () => t('study-goals-market'), has: (goal) => goal.startsWith('officer-') },
  ],
  stepWords: (step) => (['turn', 'replenish'].includes(step) ? t(`study-step-${step}`) : null),
  sheets: {
    compare: { title: () => t('table-sheet-compare'), body: compareSheet },
    ship: {
      title: () => t('table-ship-of', { who: playerName(ui.seat) }),
      body: (frame) => shipSheet(frame, ui.seat),
    },
    odds: { title: () => t('table-sheet-odds'), body: oddsSheet },
    can: { title: () => t('table-sheet-can'), body: availableActions },
    info: {
      title: () => pointed().toUpperCase(),
      body: (frame) => cellSheet(frame, pointed()),
      toRead: true,
    },
  },
  menu: [
    { sheet: 'compare', words: () => t('table-menu-compare') },
    { sheet: 'odds', words: () => t('table-menu-odds') },
  ],
  lessonFocus,
  sounds: SOUNDS,
  flights: animationPlan,
  recap: { ...RECAP, outcome: turnOutcome },
  score: SCORE,
  achievements: ACHIEVEMENTS,
  text: textTable,
};

export default portsmouth;

/** What a target is called. @param {Frame} _ @param {string} target */
function nameAt(_, target) {
  if (isCell(target)) return target.toUpperCase();
  if (['crew', 'money', 'turn', 'ap'].includes(target)) return t(`study-target-${target}`);
  return nameOf(target);
}

/** @param {Frame} frame @param {string} target */
function toldCell(frame, target) {
  const cell = viewOf(frame).cells.find(({ id }) => id === target);
  return cell ? cellName(frame, cell) : '';
}

/** The cell that is pointed at, else the one that has the focus. */
function pointed() {
  return get().selected ?? ui.place;
}
