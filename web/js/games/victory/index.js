// Victory on the High Sea at the table: all that its page part gives (../contract.d.ts).

import { playerName, t } from '../../app/text.js';
import { compareSheet } from '../../table/score/standing.js';
import { ui } from '../../table/ui.js';
import { actionRow } from './actions.js';
import { chip } from './chip.js';
import { mountDeclaration } from './events/declaration.js';
import { RECAP, SOUNDS } from './events/eventeffects.js';
import { flights } from './events/flights.js';
import { turnOutcome } from './events/turnoutcome.js';
import { fightKeyLines, onFightKey } from './fight/fightkeys.js';
import { forecastBody } from './fight/forecastsheet.js';
import { mountVolleys } from './fight/volley.js';
import { howToPlay } from './howtoplay.js';
import { lessonFocus } from './lessonfocus.js';
import { likeliest } from './likeliest.js';
import { shipName } from './names.js';
import { portDock, portSheet } from './port/dock.js';
import { atSea, ownSeatOf, shipOf, viewOf } from './position.js';
import { asks, ribbon } from './questions/ribbon.js';
import { sealWords } from './questions/shots.js';
import { reveal } from './reveal.js';
import { provenance } from './scores/provenance.js';
import { SCORE } from './scores/score.js';
import { board } from './sea/board.js';
import { rowWords } from './sea/row.js';
import { cubeStrip } from './strip.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** @type {import('../contract.d.ts').GamePage} */
const victory = {
  board,
  strip: cubeStrip,
  dock: portDock,
  asks,
  question: ribbon,
  questionKey: (frame) => `${viewOf(frame).step} ${frame.actors.join()} ${frame.entries}`,
  actions: actionRow,
  chip,
  seatSheet: 'port',
  isEnding: (frame) => viewOf(frame).declarer !== null,
  lessonFocus,
  reveal,
  likeliest,
  targets: {
    isPlace: (target) => target.startsWith('ship-'),
    order: (frame) => atSea(frame).map(({ id }) => `ship-${id}`),
    name: (frame, target) => {
      const ship = shipOf(frame, target.replace('ship-', ''));
      return ship ? shipName(ship) : target;
    },
    told: (frame, target) => {
      const ship = shipOf(frame, target.replace('ship-', ''));
      return ship?.voyage ? rowWords(ship) : '';
    },
    start: (frame) => {
      const own = atSea(frame).find(({ holder }) => holder === ownSeatOf(frame)) ?? atSea(frame)[0];
      return own ? `ship-${own.id}` : null;
    },
  },
  sheets: {
    forecast: { title: () => t('combat-odds-sheet'), body: forecastBody, toRead: true },
    compare: { title: () => t('table-sheet-compare'), body: compareSheet },
    port: {
      title: () => t('table-port-of', { who: playerName(ui.seat) }),
      body: (frame) => portSheet(frame, ui.seat),
      toRead: true,
    },
  },
  menu: [{ sheet: 'compare', words: () => t('table-menu-compare') }],
  sounds: SOUNDS,
  flights,
  recap: { ...RECAP, outcome: turnOutcome },
  mount: () => {
    const ends = [mountDeclaration(), mountVolleys()];
    return () => ends.forEach((end) => void end());
  },
  onKey: onFightKey,
  keyLines: fightKeyLines,
  shortLabel: (_, option) => sealWords(option),
  score: SCORE,
  provenance,
  howToPlay,
};

export default victory;
