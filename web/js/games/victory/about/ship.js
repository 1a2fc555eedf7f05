// All that is told of a ship: where it is, its log, its cargo, who could attack it.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { boardText, capital, list, refusalWords } from '../../../table/words.js';
import { cardName, shipName, shipWords, someWords, upgradeName } from '../names.js';
import { deedsOf, isOpen, picked, pickedAt } from '../picked.js';
import { cargoOf, components, KINDS, ownSeatOf, spacesOf, TRACKS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** Where a ship is and what it has aboard, where its log stands beside. @param {Ship} ship */
export function shipPlace(ship) {
  const aboard = ship.passengers ? [t('table-aboard', { count: ship.passengers })] : [];
  if (!ship.voyage) return aboard.length ? t('table-sentence', { text: aboard.join('; ') }) : '';
  const parts = [where(ship), t('table-cargo', { cargo: cargoWords(ship) }), ...aboard];
  return t('table-sentence', { text: parts.join('; ') });
}

/** Where a ship is and what is free on its log, in short. @param {Ship} ship */
export function shipBrief(ship) {
  const free = TRACKS.map((track) =>
    t('table-track-free', {
      track: t(`track-${track}`),
      free: ship.free[track],
      of: ship.free[track] + ship.damage[track].length,
    }),
  );
  const parts = [
    ...(ship.voyage ? [where(ship), t('table-cargo', { cargo: cargoWords(ship) })] : []),
    ...free,
    t('table-guns', { count: ship.cannons }),
    ...(ship.passengers ? [t('table-aboard', { count: ship.passengers })] : []),
  ];
  return t('table-sentence', { text: parts.join('; ') });
}

/** @param {Ship} ship */
function where(ship) {
  return t('table-log-where', {
    voyage: cardName(ship.voyage ?? ''),
    at: (ship.space ?? 0) + 1,
    of: spacesOf(ship.voyage ?? '').length,
  });
}

/** What ending the voyage now brings, cubes of choice too. @param {Ship} ship */
function cargoWords(ship) {
  const { cubes, any } = cargoOf(ship);
  const parts = KINDS.filter((kind) => cubes[kind]).map((kind) => someWords(kind, cubes[kind]));
  if (any) parts.push(t('effect-choices', { count: any }));
  return parts.length ? list(parts) : t('table-no-cubes');
}

/** Who could attack a ship before its holder's next turn, or several that are hunted alike; empty if nobody can.
 * @param {Frame} frame @param {Ship} ship @param {...Ship} others
 */
export function dangerWords(frame, ship, ...others) {
  if (!ship.hunters.length || mayStillMove(frame, ship)) return '';
  const own = ownSeatOf(frame);
  const count = ship.hunters.length;
  const mine = ship.hunters.filter((seat) => seat === own);
  const rivals = ship.hunters.filter((seat) => seat !== own);
  return capital(
    t(ship.holder === own ? 'table-danger' : 'table-danger-other', {
      who: list([...mine, ...rivals].map(playerName)),
      count,
      mine: mine.length,
      ship: list([ship, ...others].map(shipName)),
    }),
  );
}

/** Is it only in danger if it stays, which is told of staying? @param {Frame} frame @param {Ship} ship */
function mayStillMove(frame, ship) {
  const { step, active } = viewOf(frame);
  const own = ownSeatOf(frame);
  return step === 'voyages' && active === own && ship.holder === own && !ship.acted;
}

/** A ship at sea in a sentence, with what can be done there. @param {Frame} frame @param {Ship} ship */
export function rowWords(frame, ship) {
  const spaces = spacesOf(ship.voyage ?? '');
  const here = spaces[ship.space ?? 0];
  const signs = [
    ...(here?.blast ? [t('table-blast')] : []),
    ...(here?.port ? [t('table-port-icon')] : []),
  ];
  const told = t('table-row-told', {
    ship: shipWords(ship),
    voyage: cardName(ship.voyage ?? ''),
    at: (ship.space ?? 0) + 1,
    of: spaces.length,
    signs: signs.length ? list(signs) : t('table-open-sea'),
    cargo: cargoWords(ship),
    hull: ship.free.hull,
    sails: ship.free.sails,
    crew: ship.free.crew,
    cannons: ship.cannons,
    passengers: ship.passengers,
  });
  return [told, dangerWords(frame, ship), may(frame, ship)].filter(Boolean).join(' ');
}

/** What can be done with it, or why not what the picked card does. @param {Frame} frame @param {Ship} ship */
function may(frame, ship) {
  const open = deedsOf(frame, ship.id).filter(isOpen);
  if (open.length)
    return t('table-may', { deeds: open.map(({ label }) => boardText(label)).join('; ') });
  const option = picked(frame) ? pickedAt(frame, ship.id) : undefined;
  return option?.refusal ? refusalWords(option.refusal) : '';
}

/** The log of a ship: a line for each track, cannons, the upgrade. @param {Ship} ship */
export function logTable(ship) {
  return html`<dl class="shiplog">
    ${TRACKS.map(
      (track) => html`<div>
        <dt>${t(`table-track-${track}`)}</dt>
        <dd>
          ${t('table-free-of', { free: ship.free[track], of: ship.free[track] + ship.damage[track].length })}${
            ship.damage[track].length
              ? html` · ${t('table-hits', { dice: ship.damage[track].join(', ') })}`
              : nothing
          }
        </dd>
      </div>`,
    )}
    <div><dt>${t('table-cannons-name')}</dt><dd>${ship.cannons}</dd></div>
    <div>
      <dt>${t('table-upgrade-name')}</dt>
      <dd>${ship.upgrade ? upgradeName(ship.upgrade.split('.')[1]) : t('table-no-upgrade')}</dd>
    </div>
  </dl>`;
}

/** Which figures of a ship's log are reconstructed. @returns {string[]} */
export function unsureOfShips() {
  const tags = components().ship?.tags ?? {};
  return TRACKS.filter((track) => tags[track] === 'RECON').map((track) => t(`track-${track}`));
}
