// Brings the button of an option into sight, before the coach points at it.

import { get } from '../../app/store.js';
import { optionsOf } from '../../match/mode.js';
import { select } from '../../table/choice.js';
import { chosenPlace } from './fight/placement.js';
import { viewOf } from './position.js';
import { asks } from './questions/ribbon.js';
import { fleeOrStand } from './questions/shots.js';

/** Points at the option, whose card or ship then shows its button; turns the shots to flight. What
 * answers a question is chosen, and the main button's; so is an attack, whose odds may have the place of
 * its own button.
 * @param {{action: string, verb: string}} hint @returns {'main' | undefined}
 */
export function reveal({ action, verb }) {
  const { frame } = get();
  if (!frame) return undefined;
  const { step } = viewOf(frame);
  if (step === 'arm') return void fleeOrStand(frame, verb === 'flee');
  const option = optionsOf(frame).find((each) => each.action === action);
  if (step === 'place') return option?.target === chosenPlace(frame) ? 'main' : undefined;
  if (option) select(option.target);
  return option && (verb === 'fire' || asks(frame)) ? 'main' : undefined;
}
