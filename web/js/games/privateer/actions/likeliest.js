// What a player most likely wants to do next, for the main button: chosen among the engine's options.

import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { commitment } from '../../../table/choice.js';
import { portName } from '../names.js';
import { portAt, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../contract.d.ts').Likely} Likely */

/** In a question the only answer, in port the end of the visit; at sea the port where the cargo brings
 * most now. @param {Frame} frame @returns {Likely | null}
 */
export function likeliest(frame) {
  const legal = optionsOf(frame).filter((option) => !option.refusal);
  const { step } = viewOf(frame);
  if (step === 'sail') return bestPort(frame, legal);
  const only = legal.length === 1 ? legal[0] : legal.find(({ verb }) => verb === 'done');
  return only ? { target: only.target, option: only, words: commitment(frame, only) } : null;
}

/** @param {Frame} frame @param {Option[]} legal @returns {Likely | null} */
function bestPort(frame, legal) {
  const [best] = legal
    .flatMap((option) => {
      const port = option.verb === 'sail' ? portAt(frame, option.target) : undefined;
      return port && !port.last && port.brings ? [{ option, port }] : [];
    })
    .toSorted((a, b) => b.port.brings - a.port.brings);
  if (best) {
    const { id, brings } = best.port;
    const words = t('table-likely-port', { port: portName(id), amount: brings });
    return { target: best.option.target, option: best.option, words };
  }
  const [only, ...others] = legal;
  return only && !others.length
    ? { target: only.target, option: only, words: commitment(frame, only) }
    : null;
}
