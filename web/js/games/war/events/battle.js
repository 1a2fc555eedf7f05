// A conflict that has just been fought, exchange by exchange: one looks at it as long as one likes before the game
// goes on.

import { html, nothing } from 'lit-html';
import { getSetting } from '../../../app/settings.js';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { peopleOf } from '../../../match/viewer.js';
import { perMatch } from '../../../table/session.js';
import { change } from '../../../table/ui.js';
import { boardText } from '../../../table/words.js';
import { burstSign, shotSign } from '../art.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** Events in which dice fall between convoys, and with a port. */
const DICE = new Set(['shot', 'melee', 'cannonade']);
/** Events that go without saying here. */
const SILENT = new Set(['turn', 'loaded', 'no_card']);
/** Events that say what came of it. */
const STRONG = new Set([
  ...['captured', 'sunk', 'taken', 'starts_over', 'nobody_captured', 'fled'],
]);

/** The entry up to which everything has been looked at. */
const state = perMatch(() => ({ seen: -1 }));

/** The seats that an event names. @param {Happening} event @returns {number[]} */
function seatsOf({ facts }) {
  const other = /** @type {any} */ (facts.other)?.args?.seat ?? facts.other;
  return [facts.seat, other].filter((seat) => typeof seat === 'number');
}

/** The last fight, if it has been fought since who looks acted last and people took part in it.
 * @param {Frame} frame @returns {Entry | null}
 */
function justFought(frame) {
  if (frame.past !== undefined || frame.outcome) return null;
  const { log } = get();
  const entry = log.findLast(({ events }) => events.some(({ kind }) => DICE.has(kind)));
  if (!entry || entry.number <= state().seen) return null;
  const people = peopleOf(frame);
  const takes = (/** @type {Happening} */ event) =>
    seatsOf(event).some((seat) => people.includes(seat));
  if (!entry.events.some(takes)) return null;
  const acted = log.some(
    ({ number, seat }) => number > entry.number && people.includes(Number(seat)),
  );
  return acted ? null : entry;
}

/** Puts the account away. */
function putAway() {
  const { log } = get();
  state().seen = log.at(-1)?.number ?? -1;
  change({});
}

/** The account of a fight with a way on; null where none has just been fought. @param {Frame} frame */
export function battleMoment(frame) {
  const entry = getSetting('pace') === 'instant' ? null : justFought(frame);
  if (!entry) return null;
  return html`<section class="area-moment moment battle" aria-labelledby="moment-title">
      <h2 class="moment__title" id="moment-title" tabindex="-1">${titleOf(entry)}</h2>
      <ol class="battle__lines">${entry.events.filter(({ kind }) => !SILENT.has(kind)).map(line)}</ol>
    </section>
    <section class="area-bar bar bar--plain" aria-label=${t('table-bar')}>
      <button type="button" class="main" data-do="main" @click=${putAway}>${t('battle-go-on')}</button>
    </section>`;
}

/** @param {Entry} entry */
function titleOf(entry) {
  const port = entry.events.some(({ kind }) => kind === 'cannonade');
  return t(port ? 'battle-title-port' : 'battle-title');
}

/** A line of the account: who fired what, and what it did. @param {Happening} event */
function line(event) {
  const [seat] = seatsOf(event);
  return html`<li class="battle__line ${STRONG.has(event.kind) ? 'battle__line--strong' : ''}">
    ${seat === undefined ? nothing : pin(seat)} <span class="battle__signs">${signs(event)}</span>
    <span>${boardText(event.text)}</span>
  </li>`;
}

/** The shot and its dice. @param {Happening} event */
function signs({ kind, facts }) {
  const hits = Number(facts.hits ?? 0);
  if (kind === 'shot') {
    const shot = String(/** @type {any} */ (facts.shot)?.id ?? '').slice('shot-'.length);
    return html`${shotSign(shot)}${burstSign(hits)}`;
  }
  if (kind === 'melee' || kind === 'cannonade')
    return html`${burstSign(hits)}${burstSign(Number(facts.suffers ?? 0))}`;
  return nothing;
}
