// A ship from above, her bow up: four sections with guns, men and loads, then her rigging and crew.

import { html, nothing } from 'lit-html';
import { list, t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { flagOf, pin } from '../../../kit/flag.js';
import { shipSide } from '../art.js';
import { shipShown } from '../muster/draft.js';
import { shipName } from '../names.js';
import { displayOf, hasStruck, hullOf, ownSeatOf, SECTIONS, viewOf } from '../position.js';
import { placeOf } from '../sea/squares.js';
import { justLost } from '../volley/justfired.js';
import { boxes, loadWords, looks, sectionTold } from './boxes.js';
import { breaches } from './harm.js';
import { postWords } from './posts.js';
import { seal } from './seal.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** So many degrees off the bow or the stern no side bears (11.03); what lies on the line may be on a side. */
const AHEAD = 45;

/** Draws the plan of a ship. @param {Frame} frame @param {number} seat */
export function vessel(frame, seat) {
  const ship = shipShown(frame, seat);
  const printed = displayOf(ship);
  const kind = [
    t(`table-quality-${ship.quality}`),
    printed ? t(`table-strength-${printed.strength}`) : '',
  ];
  const more = [
    t(`vessel-quality-${ship.quality}`),
    printed ? t(`vessel-strength-${printed.strength}`) : '',
  ];
  return html`<section class="vessel vessel--${flagOf(seat)}" aria-label=${shipName(ship)}>
    <h2 class="vessel__name">${pin(seat)} ${shipName(ship)} <small title=${list(more.filter(Boolean))}>${kind.filter(Boolean).join(' · ')}</small>${shipSide(ship, seat, hasStruck(frame, seat))}</h2>
    <div class="vessel__hull">
      ${outline(ship)} ${toward(frame, seat)}
      ${SECTIONS.map((id) => {
        const section = ship.sections.find((each) => each.id === id);
        return section
          ? html`<p class="vessel__section vessel__section--${looks(section)} ${ship.bears?.[0] === id[0] ? 'vessel__section--bears' : ''}">
              <span class="sr">${sectionTold(frame, ship, section)}</span>
              <b aria-hidden="true">${t(`table-short-${id}`)}</b>
              <span class="vessel__load" aria-hidden="true">${loadWords(frame, section)}</span>
              ${boxes(frame, seat, section)}
            </p>`
          : nothing;
      })}
    </div>
    ${gauge(t('words-hull'), hullOf(ship), ship.boxes * ship.sections.length, seat, justLost(frame, seat, 'hull_hit'))}
    ${gauge(t('table-rigging'), ship.rigging, ship.rigging_boxes, seat, justLost(frame, seat, 'rigging_hit'))}
    ${gauge(t('table-crew'), ship.crew, ship.crew_boxes, seat, justLost(frame, seat, 'crew_hit'))}
    <p class="vessel__facts">${[...facts(frame, seat), ...postWords(ship)].join(' · ')}</p>
    <div class="vessel__sealed">${seal(frame, seat)}</div>
  </section>`;
}

/** Signs of the sides of a plan, whose bow points up. @type {Record<string, string>} */
const SIGNS = { port: '◀', starboard: '▶', bow: '▲', stern: '▼' };

/** On which side the other ship lies. @param {Frame} frame @param {number} seat */
function toward(frame, seat) {
  const { ships } = viewOf(frame);
  const other = shipName(ships[1 - seat]);
  const side = sideOf(ships[seat], ships[1 - seat].square);
  return side
    ? html`<span class="vessel__toward" data-side=${side}><span aria-hidden="true">${SIGNS[side]} ${other}</span><span class="sr">${t(`table-toward-${side}`, { ship: other })}</span></span>`
    : nothing;
}

/** Where a square lies as the ship's arcs have it; null for her own. @param {import('../view.d.ts').ShipView} ship @param {string} square */
function sideOf({ square: own, heading, bears }, square) {
  if (own === square) return null;
  if (bears) return bears;
  const [[x, y], [ax, ay]] = [placeOf(own), placeOf(square)];
  const angle = (Math.atan2(ax - x, y - ay) * 180) / Math.PI - (heading - 1) * 45;
  const off = ((((angle + 180) % 360) + 360) % 360) - 180;
  if (Math.abs(off) <= AHEAD) return 'bow';
  if (Math.abs(off) >= 180 - AHEAD) return 'stern';
  return off < 0 ? 'port' : 'starboard';
}

/** @param {string} words @param {number} value @param {number} most @param {number} seat @param {number} lost */
function gauge(words, value, most, seat, lost) {
  return html`<p class="vessel__gauge ${lost ? 'told--late' : ''}"><span>${words}</span> ${bar(value, most, seat)} <b>${value}/${most}</b></p>`;
}

/** How she stands. @param {Frame} frame @param {number} seat */
function facts(frame, seat) {
  const ship = shipShown(frame, seat);
  const chasers = ship.chasers.every((due) => !due) ? t('table-chasers-ready') : '';
  return [
    t(`morale-${ship.morale}`),
    ship.sail ? t(`sail-${ship.sail}`) : t('table-sail-sealed'),
    ship.burning ? t('table-burning') : '',
    seat === ownSeatOf(frame) ? '' : t('table-cards', { count: ship.hand_size }),
    chasers,
  ].filter(Boolean);
}

/** The hull around the sections, the bow up, breached where boxes are lost. @param {import('../view.d.ts').ShipView} ship */
function outline(ship) {
  return html`<svg class="vessel__outline" viewBox="0 0 300 120" preserveAspectRatio="none" aria-hidden="true">
    <path d="M150 1C188 17 262 20 289 42C296 50 298 60 298 72L295 108C294 116 286 119 272 119H28C14 119 6 116 5 108L2 72C2 60 4 50 11 42C38 20 112 17 150 1Z" />
    ${breaches(ship)}
  </svg>`;
}
