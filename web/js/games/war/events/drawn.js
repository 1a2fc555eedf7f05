// A sea card that has just been drawn: its picture, what it does, and what it did.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { boardText } from '../../../table/words.js';
import { cardSign } from '../art.js';
import { cardName } from '../names.js';
import { lookers, momentPanel, unseenEntry } from './moment.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */

/** A card whose face is told: to all, or to who keeps it. @param {Happening} event */
function isDrawn({ kind }) {
  return kind === 'drew' || kind === 'drew_own';
}

/** What the card is told with. */
const EFFECTS = new Set([
  ...['lost', 'gained', 'salvaged', 'rolled', 'sunk', 'starts_over', 'shuffled'],
]);

/** The card that one of the people has just drawn; null where none has. @param {Frame} frame */
export function drawnMoment(frame) {
  const people = lookers(frame);
  const entry = unseenEntry(
    frame,
    ({ events }) =>
      events.some((event) => isDrawn(event) && people.includes(Number(event.facts.seat))),
    people,
  );
  const at = entry?.events.findLastIndex(isDrawn) ?? -1;
  if (!entry || at < 0) return null;
  const { facts } = entry.events[at];
  const card = String(/** @type {any} */ (facts.card).id).slice('card-'.length);
  const effects = entry.events.slice(at + 1).filter(({ kind }) => EFFECTS.has(kind));
  return momentPanel(frame, {
    kind: 'drawn',
    over: t('cards-drawn', { who: playerName(Number(facts.seat)) }),
    title: cardName(card),
    body: html`<div class="drawn__card">
      ${cardSign(card, 'drawn__picture')}
      <div>
        <p class="drawn__does">${t(`cardtext-${card}`)}</p>
        ${effects.map(({ text }) => html`<p><b>${boardText(text)}</b></p>`)}
        ${entry.events[at].kind === 'drew_own' ? html`<p>${t('cards-kept')}</p>` : nothing}
      </div>
    </div>`,
  });
}
