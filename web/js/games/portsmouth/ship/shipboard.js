// A ship board drawn as slots: portraits in the berths, the deckhands by trade, marks of what is used.

import { html, nothing } from 'lit-html';
import { picture } from '../../../app/art.js';
import { t } from '../../../app/text.js';
import { capital, placeWord } from '../../../table/words.js';
import { portrait } from '../art.js';
import { components, nameOf, officer, specialties, tradeOf, tradeWord } from '../cards/cards.js';
import { setWords } from '../scores/rankings.js';
import { squareKind } from './ship.js';

/** @typedef {import('../view.d.ts').ShipView} Ship */

/** From here on the landsmen are counted, not fanned. */
const FAN = 8;

/** Draws a ship board: the berths, the deckhands, and what has been used. @param {Ship} ship */
export function shipBoard(ship) {
  return html`<div class="board">
    ${lieutenants(ship)} ${midshipmen(ship)} ${pettyOfficers(ship)} ${marines(ship)} ${hands(ship, 'seamen')}
    ${hands(ship, 'landsmen')} ${tokens(ship)}
  </div>`;
}

/** How many berths of a rank there are. @param {string} rank @returns {number} */
function berthsOf(rank) {
  return components().figures?.[`berths_${rank}`]?.value ?? 0;
}

/** A part of the board with its heading. @param {string} kind @param {string} sum @param {unknown} content */
function deck(kind, sum, content) {
  return html`<section class="deck deck--${kind}" aria-labelledby="deck-${kind}">
    <h3 id="deck-${kind}" class="deck__title">${t(`table-crew-${kind}`)} <span class="deck__sum">${sum}</span></h3>
    ${content}
  </section>`;
}

/** A berth with whoever lies in it. @param {unknown} face @param {unknown} words @param {string} [more] */
function slot(face, words, more = '') {
  return html`<li class="slot ${more}"><span class="slot__face">${face}</span><span class="slot__words">${words}</span></li>`;
}

/** @param {number} count @param {string} emblem */
function free(count, emblem) {
  return Array.from({ length: Math.max(0, count) }, () =>
    slot(picture(emblem, 'slot__ghost', '0 0 24 24'), t('standing-berth-free'), 'slot--free'),
  );
}

/** @param {Ship} ship */
function lieutenants(ship) {
  const most = berthsOf('lieutenant');
  const manned = ship.score.find((line) => line.item === 'crack_crews')?.parts ?? [];
  return deck(
    'lieutenants',
    t('standing-of-berths', { count: ship.lieutenants.length, most }),
    html`<ul class="slots slots--3">
      ${ship.lieutenants.map((id) =>
        slot(
          portrait(id),
          html`${
            officer(id)?.needs
              ? html`<span class="slot__needs">${officer(id)?.needs?.map((need) => picture(`emblem-${need}`))}</span>`
              : nothing
          }${nameOf(id)}${manned.includes(id) ? html`<b class="slot__mark">✓ ${t('standing-crew-whole')}</b>` : nothing}`,
        ),
      )}
      ${free(most - ship.lieutenants.length, 'icon-lieutenant')}
    </ul>`,
  );
}

/** @param {Ship} ship */
function midshipmen(ship) {
  const most = berthsOf('midshipman');
  return deck(
    'midshipmen',
    t('standing-of-berths', { count: ship.midshipmen.length, most }),
    html`<ul class="slots slots--3">
      ${ship.midshipmen.map((id) => {
        const used = ship.used.includes(id);
        return slot(
          portrait(id),
          used
            ? html`<s>${nameOf(id)}</s><b class="slot__mark">${t('table-used-mid')}</b>`
            : nameOf(id),
          used ? 'slot--used' : '',
        );
      })}
      ${free(most - ship.midshipmen.length, 'icon-midshipman')}
    </ul>`,
  );
}

/** The eight berths by specialty, which are also the meter of the set. @param {Ship} ship */
function pettyOfficers(ship) {
  return deck(
    'petty_officers',
    t('standing-of-berths', { count: ship.petty_officers.length, most: berthsOf('petty_officer') }),
    html`<ul class="slots slots--4" aria-label=${t('table-specialties')}>
        ${specialties().map((specialty) => berth(ship, specialty))}
      </ul>
      <p class="deck__words">${setWords(ship)}</p>`,
  );
}

/** @param {Ship} ship @param {string} specialty */
function berth(ship, specialty) {
  const kind = squareKind(ship, specialty);
  const item = ship.berths[specialty];
  const words = t(`table-square-${kind}`, { specialty: capital(tradeWord(specialty)) });
  const seaman = item && !officer(item);
  return html`<li class="slot slot--${kind}" title=${words}>
    <span class="slot__face">
      ${item && !seaman ? portrait(item) : seaman ? picture('icon-seaman', 'slot__hand', '0 0 24 24') : nothing}
      ${item && !seaman ? nothing : picture(`emblem-${specialty}`, seaman ? 'slot__emblem' : 'slot__ghost')}
    </span>
    <span class="slot__words" aria-hidden="true">${capital(tradeWord(specialty))}</span><span class="sr">${words}</span>
  </li>`;
}

/** @param {Ship} ship */
function marines(ship) {
  const crew = [...ship.marines, ...ship.corporals];
  const place = ship.place ? ` (${placeWord(ship.place)})` : '';
  return deck(
    'marines',
    `${t('standing-strength', { count: ship.strength })}${place}`,
    crew.length
      ? html`<ul class="slots slots--4">
          ${crew.map((id) => slot(portrait(id), nameOf(id)))}
        </ul>`
      : html`<p class="deck__words">${t('table-none')}</p>`,
  );
}

/** Landsmen or seamen, fanned out by trade. @param {Ship} ship @param {'landsmen' | 'seamen'} kind */
function hands(ship, kind) {
  const crew = [...specialties(), 'none'].flatMap((trade) =>
    ship[kind].filter((id) => tradeOf(id) === trade),
  );
  const rest = Math.max(0, crew.length - FAN);
  return deck(
    kind,
    String(crew.length),
    html`${
      crew.length
        ? html`<div class="fan" aria-hidden="true">
            ${crew.slice(0, FAN).map((id) => html`<span class="fan__card">${picture(`emblem-${tradeOf(id)}`)}</span>`)}
            ${rest ? html`<span class="fan__rest">+${rest}</span>` : nothing}
          </div>`
        : nothing
    }
      <p class="deck__words">${crew.length ? byTrade(crew).join(', ') : t('table-none')}</p>`,
  );
}

/** Deckhands counted by trade: "Cook × 2". @param {readonly string[]} crew @returns {string[]} */
function byTrade(crew) {
  return [...new Set(crew.map(tradeOf))].map((trade) =>
    t('table-hands', {
      trade: capital(tradeWord(trade)),
      count: crew.filter((id) => tradeOf(id) === trade).length,
    }),
  );
}

/** Red tokens and coins. @param {Ship} ship */
function tokens(ship) {
  const tokens = [
    ship.mutineers
      ? html`<li class="token token--red">${picture('icon-mutineer', '', '0 0 24 24')} ${t('standing-red', { count: ship.mutineers })}</li>`
      : nothing,
    html`<li class="token">
      ${picture('icon-coin', '', '0 0 24 24')} ${ship.money === null ? t('table-purse-hidden') : t('table-purse', { amount: ship.money })}
    </li>`,
  ];
  return html`<ul class="tokens">
    ${tokens}
  </ul>`;
}
