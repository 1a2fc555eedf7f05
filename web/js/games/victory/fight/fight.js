// A fight: the two logs side by side, what was fired and thrown, and what a placement would fill.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { flagOf, pin } from '../../../kit/flag.js';
import { list } from '../../../table/words.js';
import { shipSign } from '../art.js';
import { cardName, shipName, shipWords } from '../names.js';
import { shipOf, spacesOf, TRACKS } from '../position.js';
import { markedFaces } from './placement.js';
import { seaScene } from './scene.js';
import { shotLine, volleyOf } from './volley.js';

/** Names of tracks of more letters are set smaller. */
const LONG = 8;

/** Spaces of a track without an upgrade, one for each face from 2. */
const FACES = 5;

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */
/** @typedef {import('../view.d.ts').FightView} Fight */
/** @typedef {import('../view.d.ts').SideView} Side */
/** @typedef {import('./placement.js').Marked} Marked */

/** Draws both sides. @param {Frame} frame @param {Fight} fight */
export function fightBoard(frame, fight) {
  const volley = volleyOf(frame);
  const marked = markedFaces(frame);
  return html`<div class="fight">
    <h2 class="fight__title">${t('table-fight-round', { round: fight.round })}</h2>
    <div class="fight__sides">
      ${fight.sides.map((side, at) => sideLog(frame, side, at, volley, marked))}
    </div>
    ${fightScene(frame, fight)}
  </div>`;
}

/** Both ships against the sea as they fire. @param {Frame} frame @param {Fight} fight */
export function fightScene(frame, fight) {
  return seaScene(frame, fight.sides.map(fighting), volleyOf(frame)?.key);
}

/** @param {Side} side @returns {import('./scene.js').Shown} */
function fighting({ ship, seat }) {
  return { id: ship, seat, holder: seat, fate: 'fights' };
}

/** @param {Frame} frame @param {Side} side @param {number} at @param {import('./volley.js').Volley | null} volley @param {Marked | null} marked */
function sideLog(frame, side, at, volley, marked) {
  const ship = shipOf(frame, side.ship);
  if (!ship) return nothing;
  const spaces = spacesOf(ship.voyage ?? '').length;
  return html`<section class="log log--${flagOf(side.seat)}" data-likeness=${`ship-${ship.id}`} aria-label=${t('table-log-of', { ship: shipWords(ship) })}>
    <h3 class="log__title">
      ${pin(side.seat)} <b class="log__ship">${shipName(ship)}</b>
      <span class="log__guns">${t('table-guns', { count: side.cannons ?? ship.cannons })}</span> ${shipSign(ship)}
    </h3>
    <p class="log__where">
      <span class="log__part">${t(at === 0 ? 'table-attacker' : 'table-defender', { who: playerName(side.seat) })}</span>
      <span class="log__at">${t('table-log-where', { voyage: cardName(ship.voyage ?? ''), at: (ship.space ?? 0) + 1, of: spaces })}</span>
    </p>
    ${TRACKS.map((track) => trackLine(ship, track, marked?.ship === ship.id && marked.track === track ? marked.faces : []))}
    ${volley && !volley.over ? nothing : html`<p class="log__seal" data-sealed=${side.sealed ? 'yes' : 'no'}>${sealWords(side)}</p>`}
    <div class="log__volley">${shotLine(volley, side.seat)}</div>
  </section>`;
}

/** A track: its spaces, those with dice filled, those that would be marked. @param {Ship} ship @param {string} track @param {readonly number[]} marked */
function trackLine(ship, track, marked) {
  const dice = ship.damage[track];
  const spaces = [
    2,
    3,
    4,
    5,
    6,
    ...Array.from({ length: ship.free[track] + dice.length - FACES }, () => 6),
  ];
  const name = t(`table-track-${track}`);
  const left = [...dice];
  const wanted = [...marked];
  const more = spaces.length > FACES ? t('combat-second-six') : '';
  const cells = spaces.map((face, at) => {
    const extra = at >= FACES ? 'pip--extra' : '';
    if (take(left, face)) return { face, manner: `pip--hit ${extra}` };
    return { face, manner: `${take(wanted, face) ? 'pip--marked' : ''} ${extra}` };
  });
  const told = t('table-track-told', {
    track: name,
    free: ship.free[track],
    of: spaces.length,
    hit: dice.length,
    dice: list(dice.map(String)),
  });
  return html`<p class="log__track" title=${more || nothing}>
    <span class="sr">${told} ${more}</span>
    <span class="log__name ${name.length > LONG ? 'log__name--long' : ''}" aria-hidden="true">${name}</span>
    <span class="log__cells" aria-hidden="true"
      >${cells.map(({ face, manner }) => html`<span class="pip ${manner}">${face}</span>`)}</span
    >
    <b aria-hidden="true">${ship.free[track]}</b>
  </p>`;
}

/** Takes a face out of a list; false if it is not in it. @param {number[]} faces @param {number} face */
function take(faces, face) {
  const at = faces.indexOf(face);
  if (at >= 0) faces.splice(at, 1);
  return at >= 0;
}

/** What is known of a side's choice. @param {Side} side */
function sealWords(side) {
  if (!side.sealed) return t('table-seal-open');
  if (side.letter) return t('table-seal-letter');
  const shot = side.shot ? t(`shot-${side.shot}`) : t('table-seal-hidden');
  return side.flees ? t('table-seal-flees', { shot }) : shot;
}
