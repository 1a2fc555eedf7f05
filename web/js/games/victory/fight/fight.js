// A fight: the two logs with their dice, what was thrown, and how the round stands.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { shipSign } from '../art.js';
import { cardName, shipName, shipWords } from '../names.js';
import { shipOf, spacesOf, TRACKS } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */
/** @typedef {import('../view.d.ts').FightView} Fight */
/** @typedef {import('../view.d.ts').SideView} Side */

/** Draws both sides. @param {Frame} frame @param {Fight} fight */
export function fightBoard(frame, fight) {
  return html`<div class="fight">
    <h2 class="fight__title">${t('table-fight-round', { round: fight.round })}</h2>
    <div class="fight__sides">${fight.sides.map((side, at) => sideLog(frame, side, at))}</div>
  </div>`;
}

/** @param {Frame} frame @param {Side} side @param {number} at */
function sideLog(frame, side, at) {
  const ship = shipOf(frame, side.ship);
  if (!ship) return nothing;
  const spaces = spacesOf(ship.voyage ?? '').length;
  return html`<section class="log log--${side.seat}" data-likeness=${`ship-${ship.id}`} aria-label=${t('table-log-of', { ship: shipWords(ship) })}>
    <h3 class="log__title">
      ${pin(side.seat)} <b>${shipName(ship)}</b>
      <small>${t(at === 0 ? 'table-attacker' : 'table-defender', { who: playerName(side.seat) })}</small> ${shipSign(ship)}
    </h3>
    <p class="log__where">
      ${t('table-log-where', { voyage: cardName(ship.voyage ?? ''), at: (ship.space ?? 0) + 1, of: spaces })} ·
      ${t('table-guns', { count: side.cannons ?? ship.cannons })}
    </p>
    ${TRACKS.map((track) => trackLine(ship, track))}
    <p class="log__seal">${sealWords(side)}</p>
    ${side.thrown.length ? diceLine(side) : nothing}
  </section>`;
}

/** A track: its spaces, those with dice filled. @param {Ship} ship @param {string} track */
function trackLine(ship, track) {
  const dice = ship.damage[track];
  const spaces = [
    2,
    3,
    4,
    5,
    6,
    ...Array.from({ length: ship.free[track] + dice.length - 5 }, () => 6),
  ];
  const left = [...dice];
  const cells = spaces.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { face, hit: at >= 0 };
  });
  const told = t('table-track-told', {
    track: t(`track-${track}`),
    free: ship.free[track],
    of: spaces.length,
    dice: dice.length ? dice.join(', ') : '–',
  });
  return html`<p class="log__track">
    <span class="sr">${told}</span>
    <span class="log__name" aria-hidden="true">${t(`table-track-${track}`)}</span>
    <span class="log__cells" aria-hidden="true"
      >${cells.map(({ face, hit }) => html`<span class="pip ${hit ? 'pip--hit' : ''}">${face}</span>`)}</span
    >
    <b aria-hidden="true">${ship.free[track]}</b>
  </p>`;
}

/** What is known of a side's choice. @param {Side} side */
function sealWords(side) {
  if (!side.sealed) return t('table-seal-open');
  if (side.letter) return t('table-seal-letter');
  const shot = side.shot ? t(`shot-${side.shot}`) : t('table-seal-hidden');
  return side.flees ? t('table-seal-flees', { shot }) : shot;
}

/** The dice as they fell, the cancelled ones struck out. @param {Side} side */
function diceLine(side) {
  const left = [...side.dice];
  return html`<p class="log__dice">
    <span class="sr">${t('table-dice-told', { thrown: side.thrown.join(', '), left: side.dice.join(', ') || '–' })}</span>
    ${side.thrown.map((face) => {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return html`<span class="die ${at >= 0 ? '' : 'die--gone'}" aria-hidden="true">${face}</span>`;
    })}
  </p>`;
}
