// Privateer at the table: all that its page part gives (../contract.d.ts).

import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { compareSheet } from '../../table/score/standing.js';
import { ui } from '../../table/ui.js';
import { capital } from '../../table/words.js';
import { actionBar, noActions } from './actions/bar.js';
import { inspector, placeName, squareSheet, titleOf } from './actions/inspector.js';
import { isEmptyHanded, likeliest } from './actions/likeliest.js';
import { shortLabel } from './actions/mainwords.js';
import { board } from './chart/board.js';
import { courseWords, isFar } from './chart/course.js';
import { squareTold } from './chart/told.js';
import { RECAP, SOUNDS } from './events/eventeffects.js';
import { flights } from './events/flights.js';
import { turnOutcome } from './events/turnoutcome.js';
import { howToPlay } from './howtoplay.js';
import { KEYS, keyLines, LOOKING, onKey } from './keys.js';
import { lessonFocus } from './lessonfocus.js';
import { captainName, goodName, portName, relicName, trackName, windWords } from './names.js';
import { isSquare, ownShip, SQUARES, viewOf } from './position.js';
import { asks, reveal, ribbon } from './questions/ribbon.js';
import { visitSoFar } from './questions/visit.js';
import { provenance } from './scores/provenance.js';
import { SCORE } from './scores/score.js';
import { chip } from './ship/chip.js';
import { shipDock } from './ship/dock.js';
import { seatSheet } from './ship/seatsheet.js';
import { windStrip } from './strip.js';
import { pricesTable, textTable } from './texttable.js';
import { topicsAt } from './topics.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** @type {import('../contract.d.ts').GamePage} */
const privateer = {
  board,
  strip: windStrip,
  dock: shipDock,
  asks,
  question: ribbon,
  questionKey,
  inspector,
  actions: noActions,
  bar: actionBar,
  chip,
  seatSheet: 'ship',
  isEnding,
  writeArgument: (name, value) =>
    ['square', 'start'].includes(name) && isSquare(String(value))
      ? String(value).toUpperCase()
      : undefined,
  commands: {
    verbs: ['sail', 'stay', 'draw', 'roll', 'sell', 'buy', 'upgrade', 'wind', 'done', 'pass'],
    word: (verb) => t(`table-command-${verb}`),
    target: () => null,
  },
  lessonFocus,
  reveal,
  targets: {
    isPlace: isSquare,
    order: () => SQUARES,
    name: nameAt,
    told: squareTold,
    topics: topicsAt,
    start: (frame) => ownShip(frame).square,
  },
  plansAt: (frame, target, _best, once) => isFar(frame, target, once),
  planWords: courseWords,
  warns: isEmptyHanded,
  likeliest,
  shortLabel,
  keys: KEYS,
  keysThatLook: LOOKING,
  keyLines,
  onKey,
  stepWords: (step) =>
    ['captain', 'sail', 'port', 'outfit'].includes(step) ? t(`study-step-${step}`) : null,
  sheets: {
    compare: { title: () => t('table-sheet-compare'), body: compareSheet },
    ship: {
      title: () => t('table-ship-of', { who: playerName(ui.seat) }),
      body: (frame) => seatSheet(frame, ui.seat),
    },
    prices: { title: () => t('table-prices'), body: pricesTable, toRead: true },
    info: {
      title: (frame) => titleOf(frame, get().selected ?? ui.place),
      body: (frame) => squareSheet(frame, get().selected ?? ui.place),
      toRead: true,
    },
  },
  menu: [
    { sheet: 'compare', words: () => t('table-menu-compare') },
    { sheet: 'prices', words: () => t('table-prices') },
  ],
  sounds: SOUNDS,
  flights,
  recap: { ...RECAP, outcome: turnOutcome },
  score: SCORE,
  provenance,
  howToPlay,
  text: textTable,
};

export default privateer;

/** What tells one question from the next: a visit stays one, however its numbers change. @param {Frame} frame */
function questionKey(frame) {
  const { step, card } = viewOf(frame);
  if (step === 'port' || step === 'outfit')
    return `${step} ${frame.entries - visitSoFar(frame).count}`;
  return `${step} ${card} ${frame.actors.join()} ${frame.entries}`;
}

/** Can somebody win with one good turn? @param {Frame} frame */
function isEnding(frame) {
  const { ships, goal, round, season } = viewOf(frame);
  return round === season || ships.some((ship) => goal - ship.infamy <= 3);
}

/** What a target is called. @param {Frame} frame @param {string} target */
function nameAt(frame, target) {
  if (isSquare(target)) return placeName(frame, target);
  const [kind, id = ''] = target.split(/-(.*)/);
  switch (kind) {
    case 'good':
    case 'sell':
    case 'buy':
      return goodName(id);
    case 'port':
      return portName(id);
    case 'captain':
      return captainName(id);
    case 'relic':
      return relicName(id);
    case 'upgrade':
    case 'strip':
      return trackName(id);
    case 'wind':
      return windWords(id);
    case 'seat':
      return playerName(Number(id));
    default:
      return capital(t(`table-target-${kind}`));
  }
}
