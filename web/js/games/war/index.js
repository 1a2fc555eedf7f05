// War on the High Seas at the table: all that its page part gives (../contract.d.ts).

import { get, subscribe } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { compareSheet } from '../../table/score/standing.js';
import { ui } from '../../table/ui.js';
import { capital } from '../../table/words.js';
import { actionBar } from './actions/bar.js';
import { inspector, spaceSheet } from './actions/inspector.js';
import { likeliest } from './actions/likeliest.js';
import { sideActions } from './actions/sideactions.js';
import { board } from './chart/board.js';
import { courseWords, hearCourse, isFar } from './chart/course.js';
import { reachSheet, worldSheet } from './chart/lists.js';
import { spaceTold } from './chart/told.js';
import { chip } from './convoy/chip.js';
import { convoyDock } from './convoy/dock.js';
import { handSheet, seatSheet } from './convoy/seatsheet.js';
import { battleMoment } from './events/battle.js';
import { drawnMoment } from './events/drawn.js';
import { RECAP, SOUNDS } from './events/eventeffects.js';
import { flights } from './events/flights.js';
import { turnOutcome } from './events/turnoutcome.js';
import { howToPlay } from './howtoplay.js';
import { KEYS, keyLines, LOOKING, onKey } from './keys.js';
import { lessonAsk, lessonFocus, lessonIntro, lessonLearnt } from './lessonfocus.js';
import { whatIfSheet } from './lookback/whatif.js';
import { cardName, goodName, placeName, portName, spaceName, valueName } from './names.js';
import { notebookSheet } from './notebook/notebook.js';
import { goldOf, isPort, isSpace, ownConvoy, ports, seaRows, viewOf, WAYS } from './position.js';
import { fireWords } from './questions/load.js';
import { asks, reveal, ribbon } from './questions/ribbon.js';
import { askedSheet } from './questions/standing.js';
import { provenance } from './scores/provenance.js';
import { SCORE } from './scores/score.js';
import { goodsSheet, newsStrip } from './strip.js';
import { textTable } from './texttable.js';
import { topicsAt } from './topics.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Kinds of decisions that have words of their own in the analysis. */
const STEPS = new Set([
  ...['cast', 'sail', 'port', 'meet', 'hail', 'load', 'card', 'press', 'flag', 'begin', 'lade'],
  ...['keep', 'mark', 'pick', 'drift', 'flee', 'give', 'stow', 'again'],
]);

/** @type {import('../contract.d.ts').GamePage} */
const war = {
  board,
  strip: newsStrip,
  dock: convoyDock,
  asks,
  question: ribbon,
  questionKey,
  inspector,
  actions: sideActions,
  bar: actionBar,
  moment: (frame) => battleMoment(frame) ?? drawnMoment(frame),
  chip,
  seatSheet: 'convoy',
  isEnding,
  reveal,
  targets: {
    isPlace: isSpace,
    order: () => [...seaRows().flat(), ...ports().map(({ id }) => id)],
    name: nameAt,
    told: spaceTold,
    topics: topicsAt,
    start: (frame) => ownConvoy(frame)?.at ?? null,
  },
  plansAt: (frame, target, _best, once) => isFar(frame, target, once),
  planWords: courseWords,
  likeliest,
  lessonAsk,
  lessonFocus,
  lessonIntro,
  lessonLearnt,
  shortLabel,
  gathers: (_frame, { label, target }) => {
    const verb = label.id.replace('label-', '');
    return verb === 'flag' || verb === 'begin'
      ? { words: t(`table-${verb}-here`), each: portName(target) }
      : null;
  },
  noGoals: (frame) =>
    ['sail', 'port'].includes(viewOf(frame).step ?? '') ? null : t('table-no-plan'),
  keys: KEYS,
  keysThatLook: LOOKING,
  keyLines,
  onKey,
  stepWords: (step) => (STEPS.has(step) ? t(`study-step-${step}`) : null),
  affairOf: (step) => (['card', 'load', 'press', 'give', 'stow'].includes(step) ? 'battle' : null),
  isIdle: (action) => ['stay', 'pass', 'none', 'done'].includes(action),
  sheets: {
    compare: { title: () => t('table-sheet-compare'), body: compareSheet },
    convoy: {
      title: () => t('table-convoy-of', { who: playerName(ui.seat) }),
      body: (frame) => seatSheet(frame, ui.seat),
    },
    hand: {
      title: () => t('table-cards-of', { who: playerName(ui.seat) }),
      body: (frame) => handSheet(frame, ui.seat),
      toRead: true,
    },
    world: { title: () => t('table-all-ports'), body: worldSheet },
    reach: { title: () => t('table-open-sea'), body: reachSheet },
    sheet: { title: () => t('table-sheet'), body: goodsSheet, toRead: true },
    notebook: { title: () => t('notebook-title'), body: notebookSheet },
    asked: { title: () => t('table-unasked'), body: askedSheet },
    whatif: { title: () => t('lookback-whatif'), body: whatIfSheet },
    info: {
      title: (frame) => nameAt(frame, get().selected ?? ui.place),
      body: (frame) => spaceSheet(frame, get().selected ?? ui.place),
      toRead: true,
    },
  },
  menu: [
    { sheet: 'compare', words: () => t('table-menu-compare') },
    { sheet: 'world', words: () => t('table-all-ports') },
    { sheet: 'sheet', words: () => t('table-sheet') },
    { sheet: 'notebook', words: () => t('notebook-title') },
    { sheet: 'asked', words: () => t('table-unasked') },
    {
      sheet: 'whatif',
      words: () => t('lookback-whatif'),
      closed: () => (isOver() ? null : t('lookback-whatif-later')),
    },
  ],
  sounds: SOUNDS,
  flights,
  recap: { ...RECAP, outcome: turnOutcome },
  score: SCORE,
  provenance,
  howToPlay,
  text: textTable,
  mount: () => subscribe(hearCourse),
};

export default war;

/** Has the game on the table ended, whatever part of it is on the board? No lesson is looked back on. */
function isOver() {
  const { frame } = get();
  return Boolean(frame?.outcome) && !frame?.lesson;
}

/** What tells one question from the next: a visit, or a choice of crates, stays one however its numbers change. @param {Frame} frame */
function questionKey(frame) {
  const { step, round, active } = viewOf(frame);
  const stays = ['port', 'lade', 'pick', 'give', 'stow', 'load'].includes(step);
  if (stays) return `${step} ${round} ${active} ${frame.actors.join()}`;
  return `${step} ${frame.actors.join()} ${frame.entries}`;
}

/** The words of an option for the main button. @param {Frame} frame @param {import('../../protocol.d.ts').OptionShape} option */
function shortLabel(frame, { verb }) {
  const { step } = viewOf(frame);
  if (verb === 'ready' && step === 'load') return fireWords(frame);
  if (verb === 'done' && step === 'port') return t('table-end-turn');
  return undefined;
}

/** Is anybody near the end of a way, or is it the last round? @param {Frame} frame */
function isEnding(frame) {
  const { convoys, round, rounds } = viewOf(frame);
  if (round === rounds) return true;
  return convoys.some((convoy) =>
    WAYS.some((way) => {
      const lack = convoy.ways[way];
      return lack && !lack.ships && !lack.flags && lack.gold * 4 <= goldOf(way);
    }),
  );
}

/** What a target is called. @param {Frame} frame @param {string} target */
function nameAt(frame, target) {
  if (isSpace(target)) return isPort(target) ? spaceName(target) : placeName(frame, target);
  const [kind, id = ''] = target.split(/-(.*)/);
  switch (kind) {
    case 'good':
      return goodName(id);
    case 'card':
      return cardName(id);
    case 'value':
      return valueName(id);
    case 'shot':
      return capital(t(`shot-${id}`));
    case 'seat':
      return playerName(Number(id));
    case 'fair_wind':
    case 'press_of_sail':
      return cardName(kind);
    default:
      return capital(t(`table-target-${kind}`));
  }
}
