// Brings the button of an option into sight, before the coach points at it.

import { get } from '../../app/store.js';
import { optionsOf } from '../../match/mode.js';
import { select } from '../../table/choice.js';
import { viewOf } from './position.js';
import { asks } from './questions/ribbon.js';
import { fleeOrStand } from './questions/shots.js';

/** Points at the option, whose card or ship then shows its button; turns the shots to flight.
 * @param {{action: string, verb: string}} hint
 */
export function reveal({ action, verb }) {
  const { frame } = get();
  if (!frame) return;
  if (viewOf(frame).step === 'arm') return fleeOrStand(frame, verb === 'flee');
  const option = optionsOf(frame).find((each) => each.action === action);
  if (option && !asks(frame)) select(option.target);
}
