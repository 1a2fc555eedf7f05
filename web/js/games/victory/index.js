// Victory on the High Sea at the table: all that its page part gives (../contract.d.ts).

import { playerName, t } from '../../app/text.js';
import { compareSheet } from '../../table/score/standing.js';
import { ui } from '../../table/ui.js';
import { aboutSheet, aboutTitle } from './about/sheet.js';
import { actionBar, noActions } from './actions/bar.js';
import { mountPages } from './actions/pages.js';
import { hintAt } from './advice/hintat.js';
import { lineCost } from './advice/linecost.js';
import { chip } from './chip.js';
import { mountDeclaration } from './events/declaration.js';
import { RECAP, SOUNDS } from './events/eventeffects.js';
import { flights } from './events/flights.js';
import { lingers } from './events/lingers.js';
import { deedOf, turnOutcome } from './events/turnoutcome.js';
import { watching } from './events/watching.js';
import { accountButton, accountSheet, accountTitle } from './fight/account.js';
import { fightMoment } from './fight/ending.js';
import { fightKeyLines, onFightKey } from './fight/fightkeys.js';
import { forecastBody } from './fight/forecastsheet.js';
import { mountVolleys } from './fight/volley.js';
import { howToPlay } from './howtoplay.js';
import { inspector } from './inspector.js';
import { KEYS, keyLines, LOOKING, onKey } from './keys.js';
import { lessonFocus } from './lessonfocus.js';
import { likeliest } from './likeliest.js';
import { TRADE } from './picked.js';
import { portDock } from './port/dock.js';
import { seatSheet } from './port/seatsheet.js';
import { viewOf } from './position.js';
import { passWords } from './questions/answers.js';
import { asks, ribbon } from './questions/ribbon.js';
import { sealWords } from './questions/shots.js';
import { reveal } from './reveal.js';
import { provenance } from './scores/provenance.js';
import { SCORE } from './scores/score.js';
import { board } from './sea/board.js';
import { mountFold } from './sea/fold.js';
import { SET_UP, setup } from './setup.js';
import { isSilent, shortLabel } from './shortlabel.js';
import { cubeStrip } from './strip.js';
import { TARGETS } from './targets.js';
import { textTable } from './texttable.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Decisions of the analysis that have a name of their own. */
const STEPS_TOLD = new Set(
  'outfit voyages repairs trade play discard arm count place answer'.split(' '),
);

/** Steps after which a card is drawn, so that the turn can't be planned yet. */
const BEFORE_DRAW = new Set(['voyages', 'repairs']);

/** Decisions of a combat, which the analysis tells together. */
const IN_FIGHT = new Set(['arm', 'count', 'place', 'answer']);

/** Actions that only lead on. */
const PASSING = new Set(['done', 'decline', 'pay', 'trade']);

/** @type {import('../contract.d.ts').GamePage} */
const victory = {
  board,
  strip: cubeStrip,
  dock: portDock,
  asks,
  question: ribbon,
  moment: fightMoment,
  questionKey: (frame) => `${viewOf(frame).step} ${frame.actors.join()} ${frame.entries}`,
  inspector,
  actions: noActions,
  bar: actionBar,
  watching,
  lingers,
  chip,
  seatSheet: 'port',
  isEnding: (frame) => viewOf(frame).declarer !== null,
  hintAt,
  lineCost,
  stepWords: (step) => (STEPS_TOLD.has(step) ? t(`study-step-${step}`) : null),
  deedOf,
  hasChance: (entries) => entries.some(({ events }) => events.some(({ kind }) => kind === 'threw')),
  bundled: {
    has: (target) => target.startsWith('trade-'),
    words: () => t('table-trade-open'),
    target: TRADE,
  },
  noGoals: (frame) => (BEFORE_DRAW.has(viewOf(frame).step) ? t('planner-after-draw') : null),
  affairOf: (step) => (IN_FIGHT.has(step) ? 'fight' : null),
  isPassing: (action) => PASSING.has(action.split(' ')[0]),
  isIdle: (action) => action === 'done' || action === 'decline',
  lessonFocus,
  reveal,
  likeliest,
  targets: TARGETS,
  sheets: {
    fight: { title: accountTitle, body: accountSheet },
    forecast: { title: () => t('combat-odds-sheet'), body: forecastBody, toRead: true },
    compare: { title: () => t('table-sheet-compare'), body: compareSheet },
    port: {
      title: () => t('table-port-of', { who: playerName(ui.seat) }),
      body: (frame) => seatSheet(frame, ui.seat),
    },
    info: { title: aboutTitle, body: aboutSheet, toRead: true },
  },
  menu: [{ sheet: 'compare', words: () => t('table-menu-compare') }],
  setup,
  setupOptions: SET_UP,
  sounds: SOUNDS,
  flights,
  recap: { ...RECAP, outcome: turnOutcome, more: accountButton },
  mount: () => {
    const ends = [mountDeclaration(), mountVolleys(), mountPages(), mountFold()];
    return () => ends.forEach((end) => void end());
  },
  keys: KEYS,
  keysThatLook: LOOKING,
  onKey: (event, frame) => onFightKey(event, frame) || onKey(event, frame),
  keyLines: () => [...keyLines(), ...fightKeyLines()],
  isSilent,
  shortLabel: (frame, option) =>
    sealWords(option) ?? passWords(frame, option) ?? shortLabel(option),
  score: SCORE,
  provenance,
  howToPlay,
  text: textTable,
};

export default victory;
