// The page "How to play": the game in a few sentences, with its own emblems.

import { html } from 'lit-html';
import { picture } from '../../app/art.js';
import { t } from '../../app/text.js';
import { howRow, howTable } from '../../kit/howtable.js';
import { captainName, goodName, portName, trackName } from './names.js';
import { TRACKS } from './position.js';

const STEPS = ['draw', 'sail', 'fight', 'trade', 'next'];
/** Where the wind blows for a ship that sails up, in degrees. */
const WINDS = /** @type {[string, number][]} */ ([
  ['with', 0],
  ['across', 90],
  ['against', 180],
]);
const BATTLES = /** @type {[string, string][]} */ ([
  ['merchant', 'merchant'],
  ['player', 'ship'],
]);
/** Goods and ports of one colour, in the order of the colour die. */
const COLOURS = /** @type {[string, string][]} */ ([
  ['paprika', 'cartagena'],
  ['cinnamon', 'caracas'],
  ['fruit', 'san_juan'],
  ['tobacco', 'havana'],
  ['rum', 'tortuga'],
  ['sugar', 'catalina'],
]);
const CAPTAINS = [
  'bonny',
  'hornigold',
  'roberts',
  'caesar',
  'morgan',
  'teach',
  'read',
  'rackham',
  'vane',
  'bonnet',
  'kidd',
  'lafitte',
];

/** Draws the page. */
export function howToPlay() {
  return html`<section class="howto" aria-labelledby="play">
    <h2 id="play" tabindex="-1">${t('howto-title')}</h2>
    <p>${t('howto-aim')}</p>
    <ol>
      ${STEPS.map((step) => html`<li>${t(`howto-step-${step}`)}</li>`)}
    </ol>
    ${howTable(
      'wind-title',
      WINDS.map(([way, turn]) =>
        howRow(arrow(turn), t(`howto-wind-${way}`), t(`howto-cost-${way}`)),
      ),
    )}
    ${howTable(
      'tracks-title',
      TRACKS.map((key) => howRow(small(`track-${key}`), trackName(key), t(`howto-track-${key}`))),
      t('howto-prices'),
    )}
    ${howTable(
      'battles-title',
      BATTLES.map(([key, art]) =>
        howRow(small(art), t(`howto-battle-${key}`), t(`howto-roll-${key}`)),
      ),
    )}
    ${howTable(
      'goods-title',
      COLOURS.map(([good, port]) => howRow(small(`good-${good}`), goodName(good), portName(port))),
      t('howto-goods-lead'),
    )}
    ${howTable(
      'captains-title',
      CAPTAINS.map((key) => howRow(face(key), captainName(key), t(`howto-captain-${key}`))),
    )}
  </section>`;
}

/** @param {string} id of an emblem */
function small(id) {
  return picture(id, 'howto__sign');
}

/** The wind, turned clockwise. @param {number} turn in degrees */
function arrow(turn) {
  return html`<svg class="art howto__sign" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <use href="#wind" width="48" height="48" transform="rotate(${turn} 24 24)"></use>
  </svg>`;
}

/** @param {string} captain */
function face(captain) {
  return picture(`captain-${captain}`, 'howto__sign', '0 0 96 96');
}
