// A voyage as a row: whose ship, its free spaces, and the way with its cubes, blasts and ports.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { hintedTargets } from '../../../table/advice/advice.js';
import { dangerWords, rowWords } from '../about/ship.js';
import { blastSign, cardArt } from '../art.js';
import { doingShips } from '../events/watching.js';
import { anySigns, cardName, cubeSigns, shipName } from '../names.js';
import { deedsOf, isOpen, pickedAt, pickedShip, pressShip } from '../picked.js';
import { cargoOf, ownSeatOf, spacesOf, TRACKS } from '../position.js';
import { wayOf } from './way.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** From so many letters on the name of a voyage is set closer. */
const LONG = 18;

/** Draws the row of a ship at sea. @param {Frame} frame @param {Ship} ship @param {string | null} selected */
export function row(frame, ship, selected) {
  const open = deedsOf(frame, ship.id).some(isOpen);
  const here = pickedShip(frame) === ship.id || pickedAt(frame, ship.id)?.target === selected;
  const own = ship.holder === ownSeatOf(frame);
  const danger = own && dangerWords(frame, ship);
  const name = cardName(ship.voyage ?? '');
  return html`<button
    type="button"
    class="voyage ${open ? 'voyage--legal' : 'voyage--closed'} ${own ? 'voyage--own' : ''} ${hintedTargets(frame).includes(`ship-${ship.id}`) ? 'voyage--hint' : ''} ${doingShips(frame).includes(ship.id) ? 'voyage--doing' : ''}"
    data-target=${`ship-${ship.id}`}
    aria-pressed=${selected && here ? 'true' : 'false'}
    @click=${() => pressShip(frame, ship.id)}
  >
    <span class="sr">${rowWords(frame, ship)}</span>
    <span class="voyage__who" aria-hidden="true"
      ><span class="voyage__name">${pin(ship.holder)} <b>${shipName(ship)}</b></span>
      <span class="voyage__card ${name.length > LONG ? 'voyage__card--long' : ''}">${name}</span>
      ${cargoSigns(ship)}<span class="voyage__meters">${meters(ship)}${danger ? html`<span class="voyage__danger">${blastSign()}!</span>` : nothing}</span></span
    >
    ${cardArt(ship.voyage ?? '')}
    <span class="voyage__at" aria-hidden="true">${t('table-space-of', { at: (ship.space ?? 0) + 1, of: spacesOf(ship.voyage ?? '').length })}</span>
    <span class="voyage__way" aria-hidden="true">${wayOf(ship.voyage ?? '', ship)}</span>
  </button>`;
}

/** The cubes aboard, where there is room for them. @param {Ship} ship */
function cargoSigns(ship) {
  const { cubes, any } = cargoOf(ship);
  return html`<span class="voyage__cargo">${cubeSigns(cubes)}${anySigns(any)}</span>`;
}

/** Free spaces, cannons where they are not the usual six, Passengers. @param {Ship} ship */
function meters(ship) {
  return html`${TRACKS.map((track) => html`<span class="meter ${ship.damage[track].length ? 'meter--hit' : ''}">${t(`table-meter-${track}`)}<b>${ship.free[track]}</b></span>`)}${
    ship.cannons > 6
      ? html`<span class="meter">${t('table-meter-guns')}<b>${ship.cannons}</b></span>`
      : nothing
  }${ship.passengers ? html`<span class="meter">${t('table-meter-passengers')}<b>${ship.passengers}</b></span>` : nothing}`;
}
