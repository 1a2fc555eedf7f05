// Worth by item, for the comparison and the end; how the game was won.

import { html } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { convoySign } from '../art.js';
import { ledger } from '../lookback/ledger.js';
import { raceGraphs } from '../lookback/racegraph.js';
import { raceSoFar } from '../lookback/sofar.js';
import { whatIfButton } from '../lookback/whatif.js';
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
  deed: () => '',
  emblem: 'war-convoy-1',
  figure: convoyOf,
  crew: (frame, seat) => [
    { id: `war-captain-${viewOf(frame).convoys[seat].nation}`, tone: 'captain' },
  ],
  result: wayWords,
  story: endWords,
  extras: (frame) => html`${raceTable(frame)}${raceSoFar(frame)}`,
  analysisNotes: raceGraphs,
  endNotes: (frame) =>
    html`${raceTable(frame)}${whatIfButton()}${raceGraphs(frame)}${ledger(frame)}`,
};

/** The convoy of a seat as it lay at the end, in its colour. @param {Frame} frame @param {number} seat */
function convoyOf(frame, seat) {
  const { ships, pirate } = viewOf(frame).convoys[seat];
  return convoySign(ships, pirate, seat);
}

/** Who has won by a way, where no points decided; null elsewhere. @param {Frame} frame */
function wayWords(frame) {
  const { way } = viewOf(frame);
  const seat = frame.outcome?.places.indexOf(1) ?? -1;
  return way && seat >= 0 ? t(`standing-won-${way}`, { who: playerName(seat) }) : null;
}

/** How the game came to its end. @param {Frame} frame */
function endWords(frame) {
  const { way, rounds, round, convoys } = viewOf(frame);
  if (way) {
    const { ships, gold, flags } = convoys[frame.outcome?.places.indexOf(1) ?? 0];
    return t('standing-end-way', { round, ships, gold, flags: flags.nation + flags.pirate });
  }
  return t(frame.seats === 1 ? 'standing-end-alone' : 'standing-end-rounds', { rounds });
}
