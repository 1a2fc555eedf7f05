// Points by line, for the comparison and the end.

import { t } from '../../app/text.js';
import { viewOf } from './position.js';

/** @type {NonNullable<import('../contract.d.ts').GamePage['score']>} */
export const SCORE = {
  standing: (frame) => {
    const { ports } = viewOf(frame);
    return { lines: ports.map((port) => port.score), totals: ports.map((port) => port.points) };
  },
  item: (item) => t(`score-${item}`),
};
