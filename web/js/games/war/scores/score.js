// Worth by item, for the comparison and the end; how the game was won.

import { html } from 'lit-html';
import { t } from '../../../app/text.js';
import { ledger } from '../lookback/ledger.js';
import { raceGraphs } from '../lookback/racegraph.js';
import { raceSoFar } from '../lookback/sofar.js';
import { whatIfButton } from '../lookback/whatif.js';
import { wayName } from '../names.js';
import { viewOf } from '../position.js';
import { raceTable } from './race.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** @type {NonNullable<import('../../contract.d.ts').GamePage['score']>} */
export const SCORE = {
  standing: (frame) => {
    const { convoys } = viewOf(frame);
    return {
      lines: convoys.map(({ score }) => score),
      totals: convoys.map(({ score }) => score.reduce((sum, { points }) => sum + points, 0)),
    };
  },
  item: (item) => t(`score-${item}`),
  deed: ({ item, count }) => t(`deed-${item}`, { count }),
  emblem: 'war-convoy-1',
  crew: (frame, seat) => [
    { id: `war-captain-${viewOf(frame).convoys[seat].nation}`, tone: 'captain' },
  ],
  story: endWords,
  extras: (frame) => html`${raceTable(frame)}${raceSoFar(frame)}`,
  analysisNotes: raceGraphs,
  endNotes: (frame) =>
    html`${raceTable(frame)}${whatIfButton()}${raceGraphs(frame)}${ledger(frame)}`,
};

/** How the game came to its end. @param {Frame} frame */
function endWords(frame) {
  const { way, rounds, round } = viewOf(frame);
  if (way) return t('standing-end-way', { way: wayName(way), round });
  return t(frame.seats === 1 ? 'standing-end-alone' : 'standing-end-rounds', { rounds });
}
