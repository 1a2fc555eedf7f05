// Brings the button of an option into sight, before the coach points at it.

import { get } from '../../app/store.js';
import { pickFor } from './picked.js';
import { viewOf } from './position.js';
import { fleeOrStand } from './questions/shots.js';

/** Picks the card that an option plays; turns the shots to flight. @param {{action: string, verb: string}} option */
export function reveal({ action, verb }) {
  const { frame } = get();
  if (!frame) return;
  if (viewOf(frame).step === 'arm') fleeOrStand(frame, verb === 'flee');
  else pickFor(frame, action);
}
