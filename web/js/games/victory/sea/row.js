// A voyage as a row: whose ship, her free spaces, and the way with its cubes, blasts and ports.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { standing } from '../../../table/choice.js';
import { list } from '../../../table/words.js';
import { anchorSign, blastSign, pieceSign, shipSign } from '../art.js';
import { cardName, cube, cubesWords, shipName, shipWords } from '../names.js';
import { pickedAt, pressShip } from '../picked.js';
import { KINDS, spacesOf, TRACKS } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */
/** @typedef {import('../position.js').Space} Space */

/** Draws the row of a ship at sea. @param {Frame} frame @param {Ship} ship @param {string | null} selected */
export function row(frame, ship, selected) {
  const option = pickedAt(frame, ship.id);
  const state = option ? standing(frame, option.target) : 'closed';
  const spaces = spacesOf(ship.voyage ?? '');
  return html`<button
    type="button"
    class="voyage voyage--${state}"
    data-target=${`ship-${ship.id}`}
    aria-pressed=${option && option.target === selected ? 'true' : 'false'}
    @click=${() => pressShip(frame, ship.id)}
  >
    <span class="sr">${rowWords(ship)}</span>
    <span class="voyage__who" aria-hidden="true"
      ><span class="voyage__name">${pin(ship.holder)} <b>${shipName(ship)}</b></span>
      <span class="voyage__card">${cardName(ship.voyage ?? '')}</span>
      <span class="voyage__meters">${meters(ship)}</span></span
    >
    <span class="voyage__way" aria-hidden="true"
      >${spaces.map((space, at) => spaceSign(ship, space, at))}</span
    >
  </button>`;
}

/** Free spaces, guns where they are not the usual six, passengers. @param {Ship} ship */
function meters(ship) {
  return html`${TRACKS.map((track) => html`<span class="meter">${t(`table-meter-${track}`)}<b>${ship.free[track]}</b></span>`)}${
    ship.cannons > 6
      ? html`<span class="meter">${t('table-meter-guns')}<b>${ship.cannons}</b></span>`
      : nothing
  }${ship.passengers ? html`<span class="meter">${t('table-meter-passengers')}<b>${ship.passengers}</b></span>` : nothing}`;
}

/** @param {Ship} ship @param {Space} space @param {number} at */
function spaceSign(ship, space, at) {
  const here = ship.space === at;
  const passed = ship.space !== null && at < ship.space;
  return html`<span
    class="space ${space.blast ? 'space--blast' : ''} ${passed ? 'space--passed' : ''} ${here ? 'space--here' : ''}"
    >${here ? shipSign(ship) : at === 0 ? html`<span class="space__start">${t('table-start')}</span>` : nothing}
    <span class="space__icons"
      >${space.kinds.map(cube)}${Array.from({ length: space.any }, () => html`<span class="cube cube--any">?</span>`)}${
        space.piece ? pieceSign() : nothing
      }${space.port ? anchorSign() : nothing}</span
    >${space.blast ? blastSign() : nothing}</span
  >`;
}

/** A row in words. @param {Ship} ship */
export function rowWords(ship) {
  const spaces = spacesOf(ship.voyage ?? '');
  const at = ship.space ?? 0;
  const here = spaces[at];
  const cargo = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      spaces
        .slice(0, at + 1)
        .flatMap(({ kinds }) => kinds)
        .filter((each) => each === kind).length,
    ]),
  );
  const signs = [
    ...(here?.blast ? [t('table-blast')] : []),
    ...(here?.port ? [t('table-port-icon')] : []),
  ];
  return t('table-row-told', {
    ship: shipWords(ship),
    voyage: cardName(ship.voyage ?? ''),
    at: at + 1,
    of: spaces.length,
    signs: signs.length ? list(signs) : t('table-open-sea'),
    cargo: cubesWords(cargo),
    hull: ship.free.hull,
    sails: ship.free.sails,
    crew: ship.free.crew,
    passengers: ship.passengers,
  });
}
