// What the main button offers before anything is pointed at: going on where nothing must be chosen, round
// shot in guns that are loaded again, the aim that damages most, and the fire of chasers that bear alone; in a
// lesson what is to be learnt there.

import { optionsOf } from '../../../match/mode.js';
import { commitment } from '../../../table/choice.js';
import { oddsOf } from '../odds.js';
import { ownSeatOf, viewOf } from '../position.js';
import { bestAim } from './aims.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** The verbs that change nothing. */
const GO_ON = ['pass', 'stay'];

/** Is an answer what one gives nearly always? @param {Frame} frame @param {import('../../../protocol.d.ts').OptionShape} option */
function isUsual(frame, { verb, action }) {
  const { step } = viewOf(frame);
  const hint = frame.lesson?.hint?.action;
  if (hint && (step === 'reload' || step === 'aim')) return action === hint;
  if (step === 'reload') return verb === 'load' && action.endsWith(' round');
  if (step === 'aim') return action === bestAim(frame)?.action;
  if (step === 'fire') {
    if (hint === 'hold') return verb === 'hold';
    const bearing = oddsOf(frame)?.bearing[ownSeatOf(frame)];
    return verb === 'fire' && Boolean(bearing?.chasers) && !bearing?.side;
  }
  return GO_ON.includes(verb);
}

/** Letting a moment for cards pass; what is usual; the only answer there is. @param {Frame} frame @returns {import('../../contract.d.ts').Likely | null} */
export function likeliest(frame) {
  if (viewOf(frame).step === 'muster') return null;
  const open = optionsOf(frame).filter(
    ({ refusal, verb }) => !refusal && verb !== 'strike' && verb !== 'orders',
  );
  const option = open.length === 1 ? open[0] : open.find((each) => isUsual(frame, each));
  if (!option || viewOf(frame).step === 'cut') return null;
  return { target: option.target, option, words: commitment(frame, option) };
}
