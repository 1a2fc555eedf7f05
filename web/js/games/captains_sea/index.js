// Captain's Sea at the table: all that its page part gives (../contract.d.ts).

import { html } from 'lit-html';
import { get } from '../../app/store.js';
import { playerName, t } from '../../app/text.js';
import { compareSheet } from '../../table/score/standing.js';
import { ui } from '../../table/ui.js';
import { actionBar } from './bar.js';
import { cardsSheet } from './cards/sheet.js';
import { chip } from './chip.js';
import { RECAP, SOUNDS } from './events/eventeffects.js';
import { lingers } from './events/lingers.js';
import { isOutdated } from './events/reasons.js';
import { watching } from './events/watching.js';
import { howToPlay } from './howtoplay.js';
import { inspector } from './inspector.js';
import { KEYS, keyLines, LOOKING, onKey } from './keys.js';
import { lessonAsk, lessonIntro, lessonLearnt, lessonMoment, untaught } from './lessons.js';
import { whatIfSheet } from './lookback/whatif.js';
import { matchName, momentOf } from './lookback/when.js';
import { gathers } from './muster/gathered.js';
import { mountPages } from './muster/pages.js';
import { shipName } from './names.js';
import { ownShip, viewOf } from './position.js';
import { likeliest } from './questions/likeliest.js';
import { answerNote } from './questions/notes.js';
import { asks, ribbon } from './questions/ribbon.js';
import { provenance } from './scores/provenance.js';
import { SCORE } from './scores/score.js';
import { board } from './sea/board.js';
import { forgetRoom } from './sea/outlook.js';
import { isSquare, SQUARES } from './sea/squares.js';
import { squareAway } from './sea/told.js';
import { SET_UP, setup } from './setup.js';
import { dock, shipSheet } from './ships/dock.js';
import { textTable } from './texttable.js';
import { track } from './track/track.js';
import { trackSheet } from './track/tracksheet.js';
import { fireMoment } from './volley/moment.js';
import { volleySheet } from './volley/volley.js';

/** Decisions of the analysis that have a name of their own. */
const STEPS_TOLD = new Set(
  'rig muster window select turn fire aim reload grapple board split cut bonus'.split(' '),
);

/** Who gave the fight up, in a sentence; null where he thought better of it. @param {readonly import('../../protocol.d.ts').EntryShape[]} entries */
function struckWords(entries) {
  const struck = entries.flatMap(({ events }) => events).find(({ kind }) => kind === 'struck');
  if (!struck) return null;
  const seat = Number(struck.facts.seat);
  return t('study-struck', { who: playerName(seat) });
}

/** What dice bring that the luck of the gunners doesn't count. */
const CHANCE = new Set(['melee_hits', 'captured', 'struck', 'caught_fire']);

/** Questions that something can be planned for: the crew, a manoeuvre. */
const PLANNED = new Set(['muster', 'select']);

/** Has the fight on the table ended, whatever part of it is on the board? No lesson is looked back on. */
function isOver() {
  const { frame } = get();
  return Boolean(frame?.outcome) && !frame?.lesson;
}

/** @type {import('../contract.d.ts').GamePage} */
const captainsSea = {
  board,
  strip: track,
  dock,
  asks,
  question: ribbon,
  moment: fireMoment,
  questionKey: (frame) => `${viewOf(frame).step} ${frame.actors.join()} ${frame.entries}`,
  inspector,
  actions: () => html`<div class="area-actions"></div>`,
  bar: actionBar,
  likeliest,
  watching,
  lingers,
  chip,
  seatSheet: 'ship',
  writeArgument: (name, value) => (name === 'square' ? String(value).toUpperCase() : undefined),
  hintAt: (_, target) => (isSquare(target) ? target : null),
  targets: {
    isPlace: isSquare,
    order: () => SQUARES,
    name: (_, target) => target.toUpperCase(),
    told: squareAway,
    start: (frame) => ownShip(frame).square,
  },
  sheets: {
    compare: { title: () => t('table-sheet-compare'), body: compareSheet },
    ship: {
      title: (frame) =>
        t('table-ship-of', {
          ship: shipName(viewOf(frame).ships[ui.seat]),
          who: playerName(ui.seat),
        }),
      body: shipSheet,
      toRead: true,
    },
    track: { title: () => t('table-track'), body: trackSheet, toRead: true, passing: true },
    cards: { title: () => t('cards-title'), body: cardsSheet },
    volley: { title: () => t('volley-title'), body: volleySheet },
    whatif: { title: () => t('lookback-whatif'), body: whatIfSheet },
  },
  menu: [
    { sheet: 'compare', words: () => t('table-menu-compare') },
    { sheet: 'cards', words: () => t('cards-title') },
    { sheet: 'track', words: () => t('table-track') },
    { sheet: 'volley', words: () => t('volley-title') },
    {
      sheet: 'whatif',
      words: () => t('lookback-whatif'),
      closed: () => (isOver() ? null : t('lookback-whatif-later')),
    },
    { verb: 'strike', words: () => t('table-menu-strike') },
  ],
  noGoals: (frame) => (PLANNED.has(viewOf(frame).step ?? '') ? null : t('planner-with-crew')),
  answerNote,
  gathers,
  evident: new Set(['refusal-same_order']),
  hasChance: (entries) => entries.some(({ events }) => events.some(({ kind }) => CHANCE.has(kind))),
  deedOf: (entries) =>
    entries.some(({ do: action }) => action === 'strike') ? struckWords(entries) : null,
  isOutdated,
  isUnvalued: (action) => action === 'strike',
  stepWords: (step) => (STEPS_TOLD.has(step) ? t(`study-step-${step}`) : null),
  sounds: SOUNDS,
  recap: RECAP,
  score: SCORE,
  provenance,
  howToPlay,
  text: textTable,
  partEvent: 'turn',
  momentOf,
  matchName,
  keys: KEYS,
  keysThatLook: LOOKING,
  onKey,
  keyLines,
  lessonAsk,
  lessonIntro,
  lessonLearnt,
  lessonMoment,
  untaught,
  setup,
  setupOptions: SET_UP,
  mount,
};

/** Follows the room that the map and the watch bill have. @returns {() => void} ends it */
function mount() {
  const end = mountPages();
  return () => {
    end();
    forgetRoom();
  };
}

export default captainsSea;
