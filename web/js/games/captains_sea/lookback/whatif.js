// What if, of a fight: its decisions, the crews and manoeuvres in their place, how both ships lay.

import { t } from '../../../app/text.js';
import { whatIfSheet as sheetOf } from '../../../table/advice/whatifsheet.js';
import { crewWords, decisionsOf, decisionWords, doneWords, othersAt } from './decisions.js';
import { positionPicture } from './position.js';

/** @typedef {import('./decisions.js').Decision} Decision */

/** The sheet. */
export const whatIfSheet = sheetOf({
  about: () => t('lookback-whatif-about'),
  later: () => t('lookback-whatif-later'),
  none: () => t('lookback-whatif-none'),
  decisions: decisionsOf,
  group: ({ turn }) => (turn ? t('recap-turn', { turn }) : t('recap-setup')),
  words: (decision) => decisionWords(/** @type {Decision} */ (decision)),
  done: (decision) => doneWords(/** @type {Decision} */ (decision)),
  short: (decision) =>
    decision.crew ? t('lookback-did-crew') : doneWords(/** @type {Decision} */ (decision)),
  picture: (decision) => positionPicture(/** @type {Decision} */ (decision)),
  others: async (frame, decision) =>
    (await othersAt(frame, /** @type {Decision} */ (decision))).map((other) =>
      other.crew ? { ...other, line: true, more: crewWords(other.crew) } : other,
    ),
  lead: () => ({
    head: t('lookback-whatif-lead'),
    digits: 1,
    signed: true,
    won: true,
    verdict: 'lookback-whatif',
  }),
});
